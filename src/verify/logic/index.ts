/** What follows from a sentence of the evidence by natural logic, and what does not. */

import type { Lexicon } from '../../text/lexicon/index.ts';
import { parseAroundVerb } from '../../text/parse/bundled.ts';
import { FINITE } from '../../text/parse/main-verb.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { formsAndLemmasOf } from '../claim/words-said.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { Grammar } from '../restate/grammar.ts';
import { type Entailment, entailment, OPEN } from './follows.ts';

/** Share of a claim's words that a sentence must have to be compared with it place by place. */
const NEAR = 0.5;
/** Words past which a sentence is not compared so. */
const LONGEST = 80;

/** Whether a statement follows from one sentence, edit by edit; English prose alone is compared. */
export function entails(
  claim: Document,
  index: number,
  reading: Reading,
  sentence: AlignedSentence,
  lexicon: Lexicon,
): Entailment {
  // A sentence is aligned for one statement alone, and asked for each support that it is part of.
  const known = compared.get(sentence) ?? compare(claim, index, reading, sentence, lexicon);
  compared.set(sentence, known);
  return known;
}

const compared = new WeakMap<AlignedSentence, Entailment>();

function compare(
  claim: Document,
  index: number,
  reading: Reading,
  { source, sentence, reading: theirs }: AlignedSentence,
  lexicon: Lexicon,
): Entailment {
  if (reading.language !== 'en' || theirs.language !== 'en' || source.isRecord(sentence)) return OPEN;
  if (reading.question || theirs.question || !isNear(reading, theirs)) return OPEN;
  const found = plainly(claim, index, reading, { source, sentence, reading: theirs }, lexicon);
  // A half that leaves out its verb is read amiss with the other.
  return found.verdict === 'allowed' && source.gapped(sentence).length > 0 ? OPEN : found;
}

/** The two, with what they count by parts said again. */
function plainly(
  claim: Document,
  index: number,
  reading: Reading,
  { source, sentence, reading: said }: Pick<AlignedSentence, 'source' | 'sentence' | 'reading'>,
  lexicon: Lexicon,
): Entailment {
  const ours = claim.recounted(index) ?? claim.grammar(index);
  const theirs = source.recounted(sentence) ?? source.grammar(sentence);
  const found = entailment(ours, theirs, lexicon);
  const [one, other] = [aroundVerb(claim, index, reading), aroundVerb(source, sentence, said)];
  if (one === undefined && other === undefined) return found;
  const again = entailment(one ?? ours, other ?? theirs, lexicon);
  return again.verdict === 'open' ? found : again;
}

/** The grammar of a sentence whose parse lacks a main verb, made around one: "Few pupils played." is no heading. */
function aroundVerb(document: Document, index: number, reading: Reading): Grammar | undefined {
  const plain = document.parsed(index);
  // Of a sentence that has a verb with a tense somewhere, another clause may be taken for the main one.
  if (plain.tokens.some(({ xpos }) => FINITE.has(xpos))) return undefined;
  const parse = parseAroundVerb(document.text, reading.start, reading.end, plain);
  return parse && new Grammar(reading, parse);
}

function isNear({ words }: Reading, { words: theirs }: Reading): boolean {
  if (words.length > LONGEST || theirs.length > LONGEST) return false;
  const said = formsAndLemmasOf(theirs);
  const isFound = ({ form, lemma }: Word): boolean => said.has(form) || said.has(lemma);
  let found = 0;
  for (const word of words) if (isFound(word)) found++;
  if (found >= NEAR * words.length) return true;
  return words.every((word) => word.weight === 0 || word.value >= 0 || isFound(word));
}
