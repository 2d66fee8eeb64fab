/**
 * "Open on Mondays" by "open on Sundays and closed on Mondays", "the battery lasts 12 hours" by "it charges in 12 hours and lasts
 * 9", "two years on the motor" by "two years on the frame and one on the motor": what stands behind "and" is of that half.
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';
import { DETERMINING, PREPOSITION } from '../plain-deed.ts';

const JOINT = /^(?:and|but|while|whereas)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.9;
/** What stands before the word that a half begins with. */
const OPENING = new RegExp(
  `${DETERMINING.source}|^(?:then|later|was|were|is|are|has|have|had|been|also|not)$`,
);
const COUNT = /^(?:CD|NNS?|PRP)$/;
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|none)$/;

export const CROSSED_CONJUNCTS: Guard = againstUnit('role', 'prose', isCrossed, {
  told: () => /\b(?:and|but|while|whereas)\b/iu,
});

const isTelling = ({ weight, value }: Word): boolean => weight > 0 || value >= 0;

function isCrossed({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const { words, text } = theirs;
  if (units.length < 2 || reading.words.some(({ form }) => JOINT.test(form))) return -1;
  const places = units.map((_, i) => (alignment.matches[i]!.strength >= OWN ? alignment.matches[i]!.at : -1));
  const joint = words.findLastIndex(({ form, value }) => value < 0 && JOINT.test(form));
  if (joint < 2 || places.includes(-1)) return -1;
  // Each word of the statement stands in one place.
  const isOnce = places.every((at) => words.filter(({ lemma }) => lemma === words[at]!.lemma).length === 1);
  if (!isOnce || /[;:.()]\s/.test(text.slice(words[joint]!.end, words.at(-1)!.end - 1))) return -1;
  let first = joint + 1;
  while (first < words.length && OPENING.test(words[first]!.form)) first++;
  const head = words[first];
  if (head === undefined) return -1;
  const behind = places.flatMap((at, unit) => (at > joint ? [unit] : []));
  const before = places.filter((at) => at < joint);
  if (behind.length === 0 || before.length === 0) return -1;
  if (places.includes(first) && !hasOwnSubject(sentence, first, joint, places))
    return hasOwnValue(units, sentence, first, joint, places) ? behind[0]! : -1;
  if (hasOwnSubject(sentence, first, joint, places)) return behind[0]!;
  const tags = tagsOf(sentence);
  // What the half behind says of the subject that both share.
  const verb = tags.findIndex((tag, at) => at < joint && /^(?:VB[DZP]|MD)$/.test(tag));
  if (verb >= 0 && before.every((at) => at < verb)) return -1;
  const [from] = behind.map((unit) => places[unit]!);
  if (from === undefined || from <= first) return -1;
  const end = Math.max(...before);
  // An amount ends with its unit.
  const last = words.findLastIndex(
    ({ value }, at) => at === end || (value >= 0 && value === words[end]!.value),
  );
  const filler = words.slice(last + 1, joint).findIndex(isTelling);
  if (filler < 0 || places.some((at) => at > last && at < joint)) return -1;
  if (PREPOSITION.test(head.form) && !isPhraseOfOther(words, first, from, before)) return -1;
  const [lead, other] = [leadOf(words, last, last + 1 + filler), leadOf(words, first, from)];
  if (
    isDay(units[behind[0]!]?.value?.kind) &&
    !words.slice(0, joint).some(({ value }) => isDay(theirs.values[value]?.kind))
  )
    return -1;
  const isNoun = COUNT.test(tags[first]!) || NUMBER.test(head.form) || /^NN/.test(tags[first + 1] ?? '');
  // "In Oslo with Ana and her team on Monday": of a noun it is told only where both are led to alike.
  const isManner = from === words.length - 1 && tags[from]!.startsWith('RB') && from === first + 1;
  if (isNoun && isManner) return behind[0]!;
  if (isNoun ? lead === undefined || lead !== other : !/^(?:VB|JJ|RP|IN|RB)/.test(tags[first]!)) return -1;
  return behind[0]!;
}

const isDay = (kind: string | undefined): boolean => /^(?:date|time|datetime)$/.test(kind ?? '');

/**
 * "At 9 on Sundays" by "at 9 on weekdays and at 10 on Sundays", not "at 10 on Sundays": what the preposition behind the joint
 * leads to is not the statement's, and what it leads to in front is.
 */
const isPhraseOfOther = (
  words: readonly Word[],
  first: number,
  from: number,
  before: readonly number[],
): boolean =>
  leadOf(words, first, from) !== undefined &&
  before.some((at) => leadOf(words, -1, at) === words[first]!.form);

/** What leads to a word behind another; undefined for nothing. */
function leadOf(words: readonly Word[], after: number, at: number): string | undefined {
  return words.slice(after + 1, at).findLast(({ form }) => PREPOSITION.test(form))?.form;
}

/** "Lasts 12 hours" by "charges in 12 hours and lasts 9": the verb behind "and" has a number of its own. */
function hasOwnValue(
  units: Told['units'],
  { reading: { words, values } }: AlignedSentence,
  verb: number,
  joint: number,
  places: readonly number[],
): boolean {
  const said = units.findIndex(({ value }, i) => value !== undefined && places[i]! < joint);
  if (said < 0 || !places.slice(0, said).includes(verb)) return false;
  const kind = units[said]!.value!.kind;
  const own = words.slice(verb + 1).find(({ value }) => value >= 0);
  const ownKind = values[own?.value ?? -1]?.kind;
  return (
    own !== undefined && (ownKind === kind || ownKind === 'number') && !places.includes(words.indexOf(own))
  );
}

/** "Crime rose" by "crime fell and theft rose", "theft fell" of the same: each half has a subject and a verb. */
function hasOwnSubject(
  sentence: AlignedSentence,
  first: number,
  joint: number,
  places: readonly number[],
): boolean {
  const tags = tagsOf(sentence);
  const isVerb = (at: number): boolean => /^VB[DZP]$/.test(tags[at] ?? '');
  const has = (from: number, to: number): boolean => tags.slice(from, to).some((_, at) => isVerb(from + at));
  if (!/^NN/.test(tags[first] ?? '') || !isVerb(first + 1) || !has(0, joint)) return false;
  // "Ana and Bo danced": who stands right before the joint may share the verb.
  if (places.includes(joint - 1) && !isVerb(joint - 1)) return false;
  return places.includes(first) !== places.includes(first + 1);
}
