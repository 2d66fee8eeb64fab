/** Phrases of rules that say one thing: "mid-term" and "in the middle of a term". */
import { testSources } from './told-by-sources.ts';

testSources('phrases that say the same', new URL('same-phrases-of-rules.json', import.meta.url));
