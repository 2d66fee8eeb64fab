/**
 * "Your order ships on Friday" by "orders placed before noon ship on Friday": what a rule says of those that it picks out it
 * says of no one thing of which nothing tells that it is among them.
 */

import { formsOf } from '../../claim/words-said.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

export const RULE_FOR_SOME: Guard = againstUnit('condition', 'sentence', ofThosePicked);

const ONE = /^(?:your|my|his|her|our|their|this|that|the)$/;
/** What stands before all of those that a rule is for. */
const ANY = /^(?:all|any|every|each|an?|most|some|only|for|new)$/;
/** What picks some out, right behind their noun. */
const PICKING =
  /^(?:over|under|above|below|from|with|without|within|before|after|worth|up|more|less|that|which|who|whose|containing|including|exceeding|older|younger|larger|smaller|heavier|lighter|longer|shorter|newer|higher|lower|bigger)$/;
const OWN = 0.85;

function ofThosePicked({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment, source } = sentence;
  const [unit] = units;
  const match = alignment.matches[0];
  if (source.structured || unit === undefined || match === undefined || unit.value !== undefined) return -1;
  if (match.at < 0 || match.strength < OWN || unit.from !== 1 || !ONE.test(reading.words[0]!.form)) return -1;
  const { words } = theirs;
  const noun = words[match.at]!;
  if (noun.lemma !== unit.word.lemma || unit.word.form !== unit.word.lemma) return -1;
  // "The order" may be one that a text tells of; a rule has several, or any.
  const before = words[match.at - 1]?.form ?? '';
  const isPlural = noun.form !== noun.lemma && (before === '' || ANY.test(before));
  if (!isPlural && !/^(?:any|every|each|an?)$/.test(before)) return -1;
  const next = words[match.at + 1];
  const tags = tagsOf(sentence);
  if (next === undefined) return -1;
  const said = formsOf(reading.words);
  const picks = PICKING.test(next.form) || /^VB[ND]$/.test(tags[match.at + 1]!);
  if (
    !picks ||
    said.has(next.form) ||
    said.has(next.lemma) ||
    /[,;:]/.test(theirs.text.slice(noun.end, next.start))
  )
    return -1;
  const verb = alignment.matches[1]?.at ?? -1;
  // What tells that the one is among them stands in the statement.
  const picked = words.slice(match.at + 1, verb);
  const isAmong = picked
    .filter(({ weight, value }) => weight > 0 || value >= 0)
    .every(({ form, lemma }) => said.has(form) || said.has(lemma));
  return verb > match.at + 1 && isRule(words, match.at, verb) && !isAmong ? 0 : -1;
}

/** Whether what stands between a noun and its verb, and the verb, tell how it is and not what was done. */
const isRule = (words: AlignedSentence['reading']['words'], noun: number, verb: number): boolean =>
  !words.slice(noun + 1, verb).some(({ form }) => /^(?:was|were|had|has|have|did)$/.test(form)) &&
  (!/ed$/.test(words[verb]!.form) || /^(?:is|are|be|being)$/.test(words[verb - 1]!.form));
