/** What follows from the amounts of tariffs and offers for the figure that a claim gives, and what does not. */
import { testSources } from './told-by-sources.ts';

testSources('what is reckoned by a tariff', new URL('reckoned-by-tariffs.json', import.meta.url));
