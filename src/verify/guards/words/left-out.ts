/**
 * Small words and marks of the evidence that a statement leaves out, or has another in the place of: "were not hers"
 * for "were hers", "the day before arrival" for "the day of arrival", "Low -> High" for "low".
 */
import { NEGATION } from '../../../text/cues.ts';
import type { Reading, Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told } from '../guard.ts';

export const LEFT_OUT: readonly Guard[] = [
  against('negation', 'english', dropsNot, { told: () => [/^not$/, /n't$/] }),
  againstUnit('negation', 'prose', farFrom, { told: () => FAR }),
  againstUnit('date_time', 'english', ({ units, reading, support }) =>
    units.findIndex((_, i) =>
      support.sentences.some(
        (one, slot) => support.from[i] === slot && standsOtherwise(reading.words, units, i, one),
      ),
    ),
  ),
  againstUnit('superseded', 'english', formerState),
];

/** What may stand between "not" and the word that it denies. */
const YET = wordSet('yet even actually really ever');

/** "Were not hers" for "were hers": the same two words, and of the denial between them nothing. */
function dropsNot({ reading, support }: Told): boolean {
  if ((reading.cues & NEGATION) !== 0) return false;
  const pairsOf = ({ words: all }: Reading): ReadonlySet<string> =>
    new Set(all.map(({ form }, at) => `${form} ${all[at + 1]?.form}`));
  const ours = pairsOf(reading);
  return support.sentences.some(({ reading: theirs, source }) => {
    if (source.structured || (theirs.cues & NEGATION) === 0) return false;
    const pairs = pairsOf(theirs);
    return theirs.words.some(({ form }, at) => {
      const before = form === 'not' ? theirs.words[at - 1]?.form : /^(\p{L}+)n't$/u.exec(form)?.[1];
      const next = YET.has(theirs.words[at + 1]?.form ?? '') ? at + 2 : at + 1;
      const after = theirs.words[next]?.form;
      if (before === undefined || after === undefined) return false;
      const pair = `${before} ${after}`;
      return ours.has(pair) && !pairs.has(pair);
    });
  });
}

const FAR =
  /\b(?:(?:far|a long way|miles) from|anything but|nowhere near|not remotely|by no means|in no way|short of|the opposite of)/i;
const FAR_FROM = new RegExp(`${FAR.source}(?: being)?(?: (?:fully|quite|properly|completely|an?))?$`, 'i');

/** "Far from encrypted" for "encrypted". */
function farFrom({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ value, start }, i) => {
    const { at } = alignment.matches[i]!;
    if (value !== undefined || at < 1) return false;
    const before = theirs.text.slice(theirs.start, theirs.words[at]!.start).trimEnd();
    return FAR_FROM.test(before) && !FAR_FROM.test(reading.text.slice(reading.start, start).trimEnd());
  });
}

/** Match from which a word is the statement's own. */
const OWN = 0.9;
const PLACING = wordSet(
  'of on at in by for with to from before after until till since without against despite beyond outside',
);
/** Prepositions of which one before a noun says another thing than any other does. */
const TELLING = wordSet('before after until till since without against despite beyond outside');
const ALIKE = wordSet('until/till till/until since/from from/since before/until until/before');
const BESIDE = wordSet('the a an its his her their our your my this that');

/** "The day before arrival" for "the day of arrival": of the same two nouns, by another preposition. */
function standsOtherwise(
  said: readonly Word[],
  units: Told['units'],
  i: number,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): boolean {
  const [one, other] = [units[i]!, units[i + 1]];
  if (other === undefined || one.value !== undefined || other.value !== undefined) return false;
  const [here, there] = [alignment.matches[i]!, alignment.matches[i + 1]!];
  if (here.at < 0 || there.at <= here.at || here.strength < OWN || there.strength < OWN) return false;
  const ours = placing(said.slice(one.to, other.from));
  const placed = placing(theirs.slice(here.at + 1, there.at));
  if (ours === undefined || placed === undefined || ours === placed) return false;
  return (TELLING.has(ours) || TELLING.has(placed)) && !ALIKE.has(`${ours}/${placed}`);
}

/** The preposition that alone stands between two nouns; undefined where anything else does. */
function placing(between: readonly Word[]): string | undefined {
  const [first, ...rest] = between.filter(({ form }) => !BESIDE.has(form));
  return first !== undefined && rest.length === 0 && PLACING.has(first.form) ? first.form : undefined;
}

/** What stands before and behind a value that another has taken the place of: "Priority: Low -> High". */
const LABELLED = /(?:: ?|(?:->|=>|[\u2192\u21d2])\s?)(?:[^\s:,;]+ ){0,3}$/;
const CHANGED = /^\s*(?:-{1,2}>|=>|[\u2192\u21d2])/;
const FORMERLY = wordSet(
  'from was were had initially originally first before previously formerly changed until',
);

/** "Priority: Low -> High" for "the priority is low": what it was before. */
function formerState({ reading, units, support }: Told): number {
  if (reading.words.some(({ form }) => FORMERLY.has(form))) return -1;
  return units.findIndex((_, i) => {
    const theirs = support.sentences[support.from[i]!]?.reading;
    const at = support.matches[i]!.at;
    if (theirs === undefined || at < 0) return false;
    const place = theirs.values[theirs.words[at]!.value] ?? theirs.words[at]!;
    const before = theirs.text.slice(theirs.start, place.start);
    return LABELLED.test(before) && CHANGED.test(theirs.text.slice(place.end, theirs.end));
  });
}
