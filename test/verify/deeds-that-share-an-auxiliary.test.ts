/** Two deeds of one thing that share their auxiliary. */
import { testSources } from './told-by-sources.ts';

testSources(
  'two deeds of one thing that share their auxiliary',
  new URL('deeds-that-share-an-auxiliary.json', import.meta.url),
);
