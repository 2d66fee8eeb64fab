/**
 * "The meeting is on Tuesday" by "the meeting on Tuesday has been moved to Thursday": a time by which a sentence only tells
 * what was moved or called off is the time no longer.
 */
import type { Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const MOVED_AWAY: Guard = againstUnit('superseded', 'sentence', timeBefore, {
  told: () => [IS_MOVED, MOVES],
});

const MOVING =
  '(?:moved|postponed|rescheduled|shifted|brought forward|put (?:off|back)|pushed back|adjourned|cancell?ed|called off)';
const IS_MOVED = new RegExp(
  String.raw`\b(?:(?:has|have|had|having) (?:\w+ )?been|was|were|is|are|being|got|(?:will|must) be) (?:(?!not\b|never\b)\w+ )?${MOVING}\b`,
  'i',
);
const MOVE =
  '(?:moved?|moving|postpon(?:ed?|ing)|reschedul(?:ed?|ing)|shift(?:ed|ing)?|(?:bring|brought|bringing) forward|cancel(?:l?ed|l?ing)?|call(?:ed|ing)? off)';
const MOVES = new RegExp(
  String.raw`\b(?:we|i|they|he|she)(?: have| had| has|['\u2019]ve)?(?: just| now| also)? ${MOVE} `,
  'i',
);
const IS_MOVING =
  /^(?:is|are|was|were|be|been|being|has|have|had|moved|postponed|rescheduled|shifted|brought|put|pushed|adjourned|cancell?ed|called)$/i;
/** Words by which a claim itself speaks of what was planned or has been moved. */
const OF_BEFORE = new RegExp(
  String.raw`\b(?:${MOVE}|plan(?:ned)?|schedul\w+|originally|initially|due|set|was to|were to|date|for)\b`,
  'i',
);
const OPEN =
  /\b(?:[Ii]f|unless|may|might|could|would|can|whether|should|unlikely|asked|request\w*|want\w*|not|never)\b/;
const TIMES = new Set(['date', 'time', 'datetime']);
/** What leads to the time of a thing: of the one "of 4 May" it may be that of its paper. */
const LEADING = /\b(?:on|at|in|for|from)(?: the| next| this| coming)?\s*$/i;

function timeBefore({ reading, units, support, predicates }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, source } = sentence;
  const [said, text] = [textOf(reading), textOf(theirs)];
  if (source.structured || OF_BEFORE.test(said) || OPEN.test(text)) return -1;
  const [is, does] = [IS_MOVED.exec(text), MOVES.exec(text)];
  if (is === null && does === null) return -1;
  // "The contract that was signed in May was cancelled": of the claim's own deed the time stays.
  const own = predicates()[0]?.unit ?? -1;
  const deed = own < 0 || support.matches[own]!.strength < OWN ? -1 : support.matches[own]!.at;
  const isOfDeed = (place: number): boolean =>
    /^VB/.test(tagsOf(sentence)[deed] ?? '') &&
    theirs.words[deed]!.start - theirs.start < place &&
    !IS_MOVING.test(theirs.words[deed]!.form);
  const timeOf = (i: number): Value | undefined => {
    const { at, strength } = support.matches[i]!;
    const value = at < 0 || strength < OWN ? undefined : theirs.values[theirs.words[at]!.value];
    return value !== undefined && TIMES.has(value.kind) ? value : undefined;
  };
  return units.findIndex((_, i) => {
    const time = timeOf(i);
    if (time === undefined) return false;
    const place = time.start - theirs.start;
    const before = text.slice(0, place);
    const owns = /^['\u2019]s\b/.test(text.slice(time.end - theirs.start));
    if ((!LEADING.test(before) && !owns) || isOfDeed(place)) return false;
    // "We moved the meeting on Tuesday to Thursday": behind the verb, the first of two.
    if (is === null)
      return (
        does!.index < place &&
        !/\bto\s*$/i.test(before) &&
        /\b(?:on|at|in)\s*$/i.test(before) &&
        later(theirs, time) !== undefined
      );
    const next = later(theirs, time);
    return place < is.index && (next === undefined || next.kind === time.kind);
  });
}

const OWN = 0.85;

/** The next time that a sentence tells behind one. */
const later = ({ values }: AlignedSentence['reading'], time: Value): Value | undefined =>
  values.find(({ kind, start }) => TIMES.has(kind) && start > time.end);
