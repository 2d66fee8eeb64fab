/**
 * What a rule tells of any one of a kind, for what was done or for those that are meant: "the refunds take five days" of "a
 * refund takes five days", "was confirmed by e-mail" of "is confirmed by e-mail", "the warranty" of "an optional warranty".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const ONE_FOR_THOSE: readonly Guard[] = [
  againstUnit('quantifier', 'prose', ofAnyOne),
  againstUnit('modality', 'prose', ofRule),
  againstUnit('modality', 'prose', ofOptional),
];

const THOSE = /^(?:the|these|those|his|her|our|their|its|my|your)$/;
const PRESENT = /^(?:is|are|has|have|takes?|costs?|lasts?|gets?|needs?|\p{L}{3,}s?)$/u;

/** "The refunds" of "a refund", opening both. */
function ofAnyOne({ reading, units }: Told, { reading: { words: theirs } }: AlignedSentence): number {
  const [the, noun, verb] = reading.words;
  if (the === undefined || noun === undefined || verb === undefined || !THOSE.test(the.form)) return -1;
  if (noun.weight === 0 || noun.form === noun.lemma || !PRESENT.test(verb.form)) return -1;
  const [an, one] = theirs;
  if (an === undefined || !/^(?:an?|any)$/.test(an.form)) return -1;
  if (one?.lemma !== noun.lemma || one.form !== one.lemma) return -1;
  return units.findIndex(({ from, to }) => from <= 1 && 1 < to);
}

const WAS = /^(?:was|were)$/;
const IS = /^(?:is|are)$/;
/** What a text says of the day, and not as a rule. */
const OF_NOW = /^(?:now|hereby|herewith|already|thereby|today)$/;

const ANY = /^(?:an?|any|every|each|all|no)$/;
/** How a thing is done as a rule: a contract that is signed by both has been signed. */
const MEANS = /^(?:e|e-?mail|phone|post|letter|text|sms|fax)$/;

/** "Was checked by customs" of "is checked by customs", with no other word between. */
function ofRule(
  { reading: { words }, units, support: { matches } }: Told,
  { reading }: AlignedSentence,
): number {
  const theirs = reading.words;
  const at = words.findIndex(({ form }, i) => WAS.test(form) && words[i + 2]?.form === 'by');
  if (at < 0 || theirs.some(({ form }) => OF_NOW.test(form) || WAS.test(form))) return -1;
  const unit = units.findIndex(({ from, to }) => from <= at + 1 && at + 1 < to);
  const own = unit < 0 ? -1 : matches[unit]!.at;
  if (own < 1 || theirs[own]!.lemma !== words[at + 1]!.lemma) return -1;
  const isBy = IS.test(theirs[own - 1]!.form) && theirs[own + 1]?.form === 'by';
  const [first] = theirs;
  const isOfAny = ANY.test(first!.form) || (first!.weight > 0 && first!.form !== first!.lemma);
  return isBy && (isOfAny || MEANS.test(theirs[own + 2]?.form ?? '')) ? unit : -1;
}

const OPTIONAL = /^(?:optional|possible|potential|proposed|prospective|hypothetical)$/;

/** "The warranty" of "an optional warranty": it need not be there. */
function ofOptional(
  { reading: { words }, units, support: { matches } }: Told,
  { reading }: AlignedSentence,
): number {
  if (words[0]?.form !== 'the') return -1;
  return units.findIndex(({ from }, i) => {
    const { at } = matches[i]!;
    const lead = reading.words[at - 1]?.form ?? '';
    if (at < 2 || from !== 1 || !OPTIONAL.test(lead) || words.some(({ form }) => form === lead)) return false;
    return /^(?:an?|any|some)$/.test(reading.words[at - 2]!.form);
  });
}
