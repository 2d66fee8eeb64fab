/** Two sentences of one matter at different times: which of them tells how things stand, and which what was before. */
import { NEGATION, RETRACTION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import type { Part } from '../case.ts';
import { tellsOfThen, usedTo } from '../claim/used-to.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import { noteOf } from '../notes/note.ts';
import { isLater, labelledBy } from './later-value.ts';

export const isBefore = (one: AlignedSentence, other: AlignedSentence): boolean =>
  one.sentence < other.sentence;

/** Words by which a text says that what follows is how things stand. */
const UPDATES = new Set(
  'now later then update updated subsequently finally eventually afterwards'.split(' '),
);

/** Whether the support itself, later in the same text, takes back what the sentence says. */
export function isOutdated(one: AlignedSentence, used: readonly AlignedSentence[]): boolean {
  return used.every(
    (other) =>
      other.document === one.document &&
      isBefore(one, other) &&
      [other.reading, originOf(other.source).sentence(other.sentence)].some(
        ({ cues, words }) => (cues & RETRACTION) !== 0 || words.some(({ form }) => UPDATES.has(form)),
      ),
  );
}

/** What a text says of one thing after it has told how that was: "It was raised to $45", "Since 2025 it is $15". */
const SINCE =
  /^\W*(?:It (?:was|has been|is) (?:then |since |now )?(?:raised|increased|lowered|reduced|cut|changed|amended|extended|shortened|moved|set|corrected|revised|upgraded|downgraded) (?:from [^,;]{1,24} )?to\b|(?:In fact|Actually|Now|Today|Since [^,;]{2,20}|As of [^,;]{2,20}),? it is\b|It is now\b)/iu;
const WAS = /\b(?:was|were)\b/iu;
const IS_STILL = /\b(?:is|are|has|have|still|remains?)\b/iu;

/** Whether a claim says how something is, be it a day. */
const saysHowItIs = ({ text, start, end }: Reading): boolean => {
  const said = text.slice(start, end);
  return /\b(?:is|are|has|have)\b/u.test(said) && !FORMERLY.test(said);
};
const FORMERLY =
  /\b(?:was|were|had|initially|originally|once|first|previously|formerly|before|until|earlier|old|former)\b/iu;

/** Whether a sentence only tells how it was before the support, next in the text or later by its label, says how it is. */
export function isOfBefore(one: AlignedSentence, used: readonly AlignedSentence[], claim: Reading): boolean {
  const ours = claim.text.slice(claim.start, claim.end);
  if (usedTo(saidBy(one)).length > 0 && !tellsOfThen(ours)) return true;
  if (!saysHowItIs(claim)) return false;
  if (used.every((other) => other.document === one.document && isLaterLine(other, one))) return true;
  const said = saidBy(one);
  return (
    WAS.test(said) &&
    !IS_STILL.test(said) &&
    used.every(
      (other) =>
        other.document === one.document && other.sentence === one.sentence + 1 && SINCE.test(saidBy(other)),
    )
  );
}

/** "Status on 3 June: closed" beside "Status on 1 June: open". */
function isLaterLine(one: AlignedSentence, other: AlignedSentence): boolean {
  const [line, before] = [one, other].map(({ source, sentence }) =>
    labelledBy(originOf(source).sentence(sentence)),
  );
  return line !== undefined && before !== undefined && line.label === before.label && isLater(line, before);
}

/** The sentence as it stands in its source. */
function saidBy({ source, sentence }: AlignedSentence): string {
  const { text, start, end } = originOf(source).sentence(sentence);
  return text.slice(start, end);
}

const BEFORE = new Set('before prior previously earlier formerly initially originally pre'.split(' '));
const AFTER = new Set('after afterwards following since subsequently later post'.split(' '));

/**
 * Whether a sentence speaks of the time before something where the statement and its support speak of the time
 * after it, or the reverse: "line test after work: 71" says nothing against "before the work it tested at 22".
 */
export function isOfAnotherTime(one: AlignedSentence, other: AlignedSentence, claim: Reading): boolean {
  const says = ({ words }: Reading, set: ReadonlySet<string>): boolean =>
    words.some(({ form }) => set.has(form));
  const only = (reading: Reading, set: ReadonlySet<string>, rest: ReadonlySet<string>): boolean =>
    says(reading, set) && !says(reading, rest);
  const opposed = (set: ReadonlySet<string>, rest: ReadonlySet<string>): boolean =>
    only(claim, set, rest) && only(other.reading, set, rest) && only(one.reading, rest, set);
  return opposed(BEFORE, AFTER) || opposed(AFTER, BEFORE);
}

/** Whether both are dated lines of one log: that it happened on another day too says nothing against the one. */
export function isAnotherEntry(one: AlignedSentence, other: AlignedSentence): boolean {
  if (one.document !== other.document) return false;
  const stamp = ({ reading }: AlignedSentence): boolean => (noteOf(reading)?.stamps.length ?? 0) > 0;
  return (
    stamp(one) &&
    stamp(other) &&
    // "Gate closed 18:00. Gate opened 20:00": the later line tells how it stands.
    (one.alignment.antonyms.length === 0 || isBefore(one, other)) &&
    [...one.alignment.valueConflicts.values()].every(({ kind }) => kind === 'date_time')
  );
}

/** Words that undo what was done or said before. */
const UNDOING = new Set(
  (
    'revoke reverse withdraw rescind overturn void annul retract undo cancel invalidate nullify reject quash ' +
    'recall repeal'
  ).split(' '),
);

/**
 * Whether a later sentence of the same text undoes what the statement says was done: "the approval was revoked".
 * It need not repeat whose approval; only another identifier in it would tell of another matter.
 */
export function takesBack(one: AlignedSentence, part: Part): boolean {
  const { support } = part.best!;
  const { matches, valueConflicts } = one.alignment;
  const later = support.sentences.some((other) => other.document === one.document && isBefore(other, one));
  if (!later || (one.reading.cues & RETRACTION) === 0) return false;
  if (!one.reading.words.some(({ lemma }, at) => UNDOING.has(lemma) && !isPossible(one, at))) return false;
  if (isOfLaterDay(one, part)) return false;
  for (const { kind } of valueConflicts.values()) if (kind === 'identifier') return false;
  return part.predicates().some(({ unit, word }) => {
    const { at, strength } = matches[unit];
    return strength >= 0.7 && !UNDOING.has(word.lemma) && !one.reading.words[at]?.negated;
  });
}

/** "Bookings can be cancelled": what may be undone is not, where the text does not go on to tell that something was. */
function isPossible({ reading: { words, end }, source }: AlignedSentence, at: number): boolean {
  if (UNDONE.test(source.text.slice(end, end + LOOKED_ON))) return false;
  const before = words
    .slice(Math.max(0, at - 3), at)
    .map(({ form }) => form)
    .filter((form) => !/^(?:be|only|also|always|not|then|still)$/.test(form));
  return MODAL.test(before.at(-1) ?? '');
}

const UNDONE =
  /\b(?:was|were|been|is|are) (?:\p{L}+ )?(?:revoked|reversed|withdrawn|rescinded|overturned|voided|annulled|retracted|undone|cancell?ed|invalidated|nullified|rejected|quashed|recalled|repealed)\b/iu;
/** Characters behind a sentence that are looked through for what was undone. */
const LOOKED_ON = 4_000;
const MODAL = /^(?:can|cannot|may|could|might|must|shall|should)$/;

/** What ends on its day what was so until then: what was declared void never was. */
const ENDING = new Set('revoke reverse withdraw rescind overturn cancel repeal recall'.split(' '));

/** "Was approved on 2 May" by "2 May: approved. 6 May: revoked": what was done on a day was done, whatever undid it later. */
function isOfLaterDay({ reading }: AlignedSentence, { reading: claim, units, best }: Part): boolean {
  const days = ({ values }: Reading): readonly number[] =>
    gather(values, (value) =>
      value.kind === 'date' && value.date.m !== undefined && value.date.d !== undefined
        ? [(value.date.y ?? 0) * 400 + value.date.m * 31 + value.date.d]
        : [],
    );
  const [[own, ...more], theirs] = [days(claim), days(reading)];
  if (own === undefined || more.length > 0 || theirs.length === 0) return false;
  if (!claim.words.some(({ form }) => /^(?:was|were)$/.test(form)) || claim.cues & NEGATION) return false;
  if (!reading.words.some(({ lemma }) => ENDING.has(lemma))) return false;
  const isDated = units.some(
    ({ value }, i) => value?.kind === 'date' && best!.support.matches[i]!.kind === 'value',
  );
  return isDated && theirs.every((day) => day > own);
}
