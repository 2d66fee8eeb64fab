/** Claims of what one source says, by its title or its writer, whatever the others say. */
import { testSources } from './told-by-sources.ts';

testSources('what one source says', new URL('of-one-source.json', import.meta.url));
