/**
 * "Only admins can delete a project" and "admins can only delete a project": of what "only" is said. What follows it in
 * a claim must not stand before it in the evidence, and whom alone the evidence lets do something the claim must too.
 */
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const ONLY_OF: readonly Guard[] = [
  against('quantifier', 'sentence', isOfAnother),
  against('quantifier', 'english', isOfAll, { said: () => ALL }),
];

/** Match from which a word is the statement's own. */
const OWN = 0.7;
const ONLY = /^(?:only|solely|exclusively)$/;
/** What may stand for "only" on whom it is of: these are read by their own words. */
const ELSEWISE =
  /\b(?:alone|but|except|other than|else|the only|not only|only if|only when|if only|reserved|restricted|limited)\b/i;

function isOfAnother({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const ours = onlyIn(reading);
  const only = onlyIn(theirs);
  if (ours < 0 || only < 0) return false;
  const placeOf = (unit: number): number => {
    const { at, strength } = alignment.matches[unit]!;
    return strength >= OWN ? at : -1;
  };
  const after = units.flatMap(({ from }, unit) => (from > ours && placeOf(unit) >= 0 ? [placeOf(unit)] : []));
  // Before a verb it may be of anything that follows: "may only vote in May".
  const first = units.findIndex(({ from }) => from === nextTo(reading, ours));
  const of = opens(reading, ours) ? (first < 0 || placeOf(first) < 0 ? [] : [placeOf(first)]) : after;
  if (of.length > 0 && of.every((at) => at < only)) return true;
  if (!opens(theirs, only)) return false;
  const whom = theirs.words.findIndex(({ weight, value }, at) => at > only && (weight > 0 || value >= 0));
  const said = units.findIndex((_, unit) => placeOf(unit) === whom);
  return said >= 0 && units[said]!.from < ours;
}

/** The word after "only", without its article. */
const nextTo = ({ words }: Reading, only: number): number =>
  /^(?:the|an?|his|her|their|our|your|its)$/.test(words[only + 1]?.form ?? '') ? only + 2 : only + 1;

/** The one "only" of a sentence; -1 for none, for several, for a turn that holds it, and after what it is of. */
function onlyIn(reading: Reading): number {
  if (ELSEWISE.test(textOf(reading)) || /\bonly\s*(?:$|[.,;:|)])/i.test(textOf(reading))) return -1;
  const at = reading.words.findIndex(({ form }) => ONLY.test(form));
  return reading.words.findLastIndex(({ form }) => ONLY.test(form)) === at ? at : -1;
}

/** Whether "only" opens a sentence or a clause of it: it is of the subject. */
const opens = ({ words, text, start }: Reading, at: number): boolean =>
  /(?:^|[,;:]|\b(?:and|but|that|so))\s*(?:\p{Lu}\p{Ll}+ing\s)?$/u.test(text.slice(start, words[at]!.start));

const ALL = /^(?:all|any|every|each|anyone|anybody|everyone|everybody|whoever)\b/i;

/** "All members may vote" by "only members may vote". */
function isOfAll({ reading, units, support: { sentences } }: Told): boolean {
  if (!ALL.test(textOf(reading)) || reading.words.some(({ form }) => ONLY.test(form))) return false;
  return sentences.some(({ reading: theirs, alignment: { matches } }) => {
    const only = onlyIn(theirs);
    if (only < 0 || !opens(theirs, only) || theirs.words.some(({ form }) => ALL.test(form))) return false;
    return units.some((_, unit) => matches[unit]!.strength >= OWN && matches[unit]!.at > only);
  });
}
