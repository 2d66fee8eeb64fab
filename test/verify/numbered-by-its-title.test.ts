/** A thing by the number in the title of its file, whatever it is called. */
import { testSources } from './told-by-sources.ts';

testSources(
  'a thing by the number in the title of its file, whatever it is called',
  new URL('numbered-by-its-title.json', import.meta.url),
);
