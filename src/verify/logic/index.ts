/** What follows from a sentence of the evidence by natural logic, and what does not. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Document } from '../document.ts';
import type { AlignedSentence } from '../support.ts';
import { entailment } from './follows.ts';
import type { Verdict } from './licence.ts';

/** Share of a claim's words that a sentence must have to be compared with it place by place. */
const NEAR = 0.5;
/** Words past which a sentence is not compared so. */
const LONGEST = 80;

/** Whether a statement follows from one sentence, edit by edit; English prose alone is compared. */
export function entails(
  claim: Document,
  index: number,
  reading: Reading,
  { source, sentence, reading: theirs }: AlignedSentence,
  lexicon: Lexicon,
): Verdict {
  if (reading.language !== 'en' || theirs.language !== 'en' || source.isRecord(sentence)) return 'open';
  if (reading.question || theirs.question || !isNear(reading, theirs)) return 'open';
  const verdict = entailment(claim.grammar(index), source.grammar(sentence), lexicon);
  // A half that leaves out its verb is read amiss with the other.
  return verdict === 'allowed' && source.gapped(sentence).length > 0 ? 'open' : verdict;
}

function isNear({ words }: Reading, { words: theirs }: Reading): boolean {
  if (words.length > LONGEST || theirs.length > LONGEST) return false;
  const said = new Set(theirs.flatMap(({ form, lemma }) => [form, lemma]));
  const found = words.filter(({ form, lemma }) => said.has(form) || said.has(lemma));
  return found.length >= NEAR * words.length;
}
