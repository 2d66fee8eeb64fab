/** Words that change what a sentence says wherever they stand in it: both must have them. */
import {
  ATTRIBUTION,
  COMPARISON,
  CONDITION,
  EXCEPTION,
  HEDGE,
  MAJORITY,
  ONLY,
  PROSPECT,
  UNIVERSAL,
} from '../../text/cues.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Grammar } from './grammar.ts';

/** Words of the claim that the sentence must have. */
const SAYING = ONLY | COMPARISON | MAJORITY | CONDITION | EXCEPTION | HEDGE | ATTRIBUTION | PROSPECT;
/** Words of the sentence that leave open what it says, wherever it says it. */
const OPENING = HEDGE | EXCEPTION;
const CONDITIONS = new Set(
  'if unless whether otherwise provided providing assuming conditional contingent once depending'.split(' '),
);

/** Whether the sentence has every such word of the claim. */
export function saysAll(claim: Reading, sentence: Reading): boolean {
  const forms = new Set(sentence.words.flatMap(({ form, lemma }) => [form, lemma]));
  const universal = sentence.words.some(({ cue }) => cue & UNIVERSAL);
  return claim.words.every((word) => {
    if (word.value >= 0) return true;
    if (word.cue & UNIVERSAL) return universal;
    return !(word.cue & SAYING) || word.weight > 0 || forms.has(word.form);
  });
}

/** Whether the sentence leaves open, as the claim does not, what it says in any of its words. */
export function opens(claim: Grammar, sentence: Grammar): boolean {
  if (sentence.reading.question) return true;
  const said = new Set(claim.reading.words.map(({ form }) => form));
  return sentence.reading.words.some((word) => isOpening(word) && !said.has(word.form));
}

const isOpening = ({ form, cue, value }: Word): boolean =>
  value < 0 && (CONDITIONS.has(form) || (cue & OPENING) !== 0);
