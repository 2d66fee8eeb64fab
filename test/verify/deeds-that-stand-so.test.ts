/** Deeds named by their nouns that are allowed, needed, planned, given or recorded. */
import { testSources } from './told-by-sources.ts';

testSources(
  'deeds named by their nouns that are allowed, needed, planned, given or recorded',
  new URL('deeds-that-stand-so.json', import.meta.url),
);
