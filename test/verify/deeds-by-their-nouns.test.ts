/** Deeds that a claim names by a noun, "the replacement of the seal was done by Marit", and the evidence by a verb. */
import { testSources } from './told-by-sources.ts';

testSources('deeds by their nouns', new URL('deeds-by-their-nouns.json', import.meta.url));
