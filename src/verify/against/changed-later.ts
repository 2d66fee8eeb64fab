/**
 * What a text sets right further down, however far: "The survey is on 4 May. … The survey moves to 9 May", "level changed
 * from basic to full", `Term ends: 4 May [extended to 9 May]`, "Correction from the office: 31 crates". What a claim of the
 * present has of the former line is superseded; one that tells what was so at first is not.
 */
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { sieved } from '../../text/sieve/sieved.ts';
import type { Value } from '../../text/values/index.ts';
import { compareValues } from '../../text/values/index.ts';
import { wordSet } from '../../text/word-set.ts';
import { originOf } from '../context/retold.ts';
import { type AlignedSentence, alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { LooksAgainst } from './looks-against.ts';
import { isOfThen, tellsOfFirst } from './of-then.ts';

const CHANGED = String.raw`(?:moved|moves|shift(?:ed|s)|postpone[ds]|put (?:back|off|forward)|brought forward|reschedule[ds]|extend(?:ed|s)|shorten(?:ed|s)|change[ds]|raise[ds]|lower(?:ed|s)|reduce[ds]|cuts?|increase[ds]|amend(?:ed|s)|correct(?:ed|s)|revise[ds]|adjust(?:ed|s)|upgraded|downgraded|switched|renamed|reassigned)`;
const MOVED = new RegExp(
  String.raw`(?<before>[^.;:\n]{0,80}?)\b${CHANGED}\b(?<object>[^.;:\n]{0,50}?)(?: from (?<from>[^.;\n]{1,40}?))? to (?=(?<to>[^;\n]{1,40}))`,
  'iu',
);
/** A correction by its label, be it behind the time of a line of a log. */
const SET_RIGHT =
  /^\W*(?:\d{1,2}[:.]\d\d\W+)?(?:correction|corrected|corrigendum|erratum|rectification|recount|amended)\b(?:[^:\n]|\d:\d){0,60}?: (?=\S)/iu;
/** In brackets, behind what it changes. */
const BRACKETED = new RegExp(String.raw`[[(](?:[^\])\n]){0,60}?\b${CHANGED} to (?=[^\])\n]{1,40})`, 'iu');
/** What opens the rest of a line that is struck. */
const STRUCK = /^\W*(?:struck (?:out|off|through)|crossed out|void(?:ed)?|deleted|scrapped|annulled)\b/iu;
const VOIDED =
  /^(?<thing>[^.;,\n]{3,70}?),? (?:was |were |is |are |has been |have been |now )?(?:void(?:ed)?|struck (?:out|off)|crossed out|annulled|invalidated|scrapped)\b/iu;
/** Whether a sentence has a word by which something is set right, moved or voided. */
const mayChange = sieved(() => [SET_RIGHT, new RegExp(String.raw`\b${CHANGED}\b`, 'iu'), VOIDED]);
/** What leaves it open whether something was changed; "May" is a month. */
const OPEN =
  /\b(?:not|never|would|could|might|may|wants?|wanted|asks?|asked|tried|[Ii]f|proposed|proposes|suggests?|suggested|almost|nearly|request(?:s|ed)?|[Ww]hether|[Uu]nless|hopes?)\b|n['\u2019]t\b|\?/u;

const COUNTED = /^(?:number|money|quantity|time|date|datetime)$/;
/** What is said of when or how much something is, and names no other thing. */
const GENERIC = wordSet(
  'start end time date day deadline hour number count figure value amount total new appointment slot',
);
/** Lines behind the support that are looked through. */
const MOST_LINES = 60;

/** What the former line gives the claim. */
interface Former {
  readonly claim: Reading;
  /** Values of the claim that the line has. */
  readonly values: readonly Value[];
  readonly own: Reading;
  /** Lemmas of the claim and of the line. */
  readonly told: ReadonlySet<string>;
}

/** The lines by which a later one, or the rest of its own, changes what the support tells. */
export const changedLater: LooksAgainst = (claim, units, support, documents, lexicon) => {
  if (claim.language !== 'en' || claim.question || tellsOfFirst(claim)) return [];
  const last = Math.max(...support.sentences.map(({ sentence }) => sentence));
  for (const one of support.sentences) {
    const source = originOf(one.source);
    // Labels with their values are lines of a text too, though they are read as data.
    if ((source.structured && source.written === undefined) || source.language !== 'en') continue;
    const own = source.sentence(one.sentence);
    if (isOfItsTime(claim, own)) continue;
    const values = gather(units, ({ value }) =>
      value !== undefined && COUNTED.test(value.kind) && own.values.some((theirs) => isEqual(value, theirs))
        ? [value]
        : [],
    );
    const lemmas = [...claim.words, ...own.words].map(({ lemma }) => lemma);
    const at = changeOf({ claim, values, own, told: new Set(lemmas) }, source, one, last);
    if (at !== undefined)
      return [alignedSentence({ document: one.document, sentence: at, score: 0 }, documents, units, lexicon)];
  }
  return [];
};

/** "At 07:20 the count stood at 318": what a line of a log said at its time. */
function isOfItsTime(claim: Reading, { text, start, end }: Reading): boolean {
  const stamp = /^\W*(\d{1,2}[:.]\d\d)\b/.exec(text.slice(start, end))?.[1];
  return stamp !== undefined && claim.text.slice(claim.start, claim.end).includes(stamp);
}

/** Where the line is changed; undefined where it stands. */
function changeOf(
  former: Former,
  source: Document,
  { sentence }: AlignedSentence,
  last: number,
): number | undefined {
  const { sentenceStart, sentenceEnd, sentenceCount, text } = source.scan;
  const isOfNow = !isOfThen(former.claim);
  const line = text.slice(sentenceEnd[sentence], lineEnd(text, sentenceEnd[sentence]!));
  if (isOfNow && STRUCK.test(line)) return sentence + 1 < sentenceCount ? sentence + 1 : sentence;
  if (isOfNow && isBracketed(former, source, sentence)) return sentence;
  for (let at = sentence; at < Math.min(sentenceCount, sentence + MOST_LINES); at++) {
    const said = text.slice(sentenceStart[at], sentenceEnd[at]);
    if (!mayChange(said) || OPEN.test(said)) continue;
    // What was done after the change was done as it stood then.
    const holds = isOfNow || last > at;
    const reading = (): Reading => source.sentence(at);
    if (at > sentence && SET_RIGHT.test(said) && isSetRight(former, reading(), said)) return at;
    if (holds && MOVED.test(said) && isMoved(former, reading(), said, at === sentence)) return at;
    if (holds && at > sentence && VOIDED.test(said) && isVoided(former, reading(), said)) return at;
  }
  return undefined;
}

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/** The first value of a kind that begins within a few letters of a place. */
const valueAt = ({ values }: Pick<Reading, 'values'>, from: number): Value | undefined =>
  values.find(({ start, kind }) => start >= from && start <= from + 8 && COUNTED.test(kind));

const isOther = (one: Value, other: Value): boolean =>
  one.kind === other.kind && compareValues(one, other).relation === 'conflict';
const isEqual = (one: Value, other: Value): boolean => compareValues(one, other).relation === 'equal';

/** Whether one of the values that the claim has of a line is another, and the claim has not that one as well. */
const isReplaced = ({ claim, values }: Former, other: Value | undefined): boolean =>
  other !== undefined &&
  values.some((value) => isOther(value, other)) &&
  !claim.values.some((value) => isEqual(value, other));

function isBracketed(former: Former, source: Document, sentence: number): boolean {
  const { text, sentenceStart } = source.scan;
  const start = sentenceStart[sentence]!;
  const found = BRACKETED.exec(text.slice(start, lineEnd(text, start)));
  if (found === null || OPEN.test(found[0])) return false;
  const from = start + found.index + found[0].length;
  const other = valueAt(source, from);
  const isBefore = former.own.values.some(
    (value) => value.end <= start + found.index && former.values.some((one) => isEqual(one, value)),
  );
  return isBefore && isReplaced(former, other);
}

/** "Correction from Finance: 302 orders", of what a line counts as 318. */
function isSetRight(former: Former, reading: Reading, said: string): boolean {
  const from = reading.start + SET_RIGHT.exec(said)![0].length;
  const theirs = reading.values.filter(({ start }) => start >= from);
  return former.values.some((value) => {
    const ours = former.own.values.find((one) => isEqual(one, value));
    if (ours === undefined) return false;
    const [first] = theirs.filter(({ kind }) => kind === value.kind);
    if (first === undefined || !isReplaced({ ...former, values: [value] }, first)) return false;
    if (value.kind !== 'number') return shares(former, wordsIn(reading, from, reading.end));
    const noun = countedBy(former.own, ours);
    return (
      noun !== undefined && theirs.some((one) => countedBy(reading, one) === noun && isOther(value, one))
    );
  });
}

/** The word behind a number, by which it counts. */
const countedBy = ({ words }: Reading, { end }: Value): string | undefined =>
  words.find(({ start }) => start >= end && start <= end + 2)?.lemma;

/** "The visit moves to 11:00", "role changed from operator to viewer". */
function isMoved(former: Former, reading: Reading, said: string, within: boolean): boolean {
  const found = MOVED.exec(said)!;
  const { before = '', object = '', from, to = '' } = found.groups!;
  const start = reading.start + found.index;
  const end = start + found[0].length;
  const verb = start + before.length;
  const moved = wordsIn(reading, verb, end - (from === undefined ? 0 : from.length + 6)).slice(1);
  const thing = /\p{L}/u.test(object) ? moved : wordsIn(reading, start, verb);
  const isOfIt = thing.every(({ lemma }) => former.told.has(lemma) || GENERIC.has(lemma));
  if (!isOfIt || !shares(former, thing)) return false;
  const claimed = former.claim.text.slice(former.claim.start, former.claim.end).toLowerCase();
  if (from === undefined) return !within && isReplaced(former, valueAt(reading, end));
  const original = valueAt(reading, end - 4 - from.length);
  if (original !== undefined && COUNTED.test(original.kind))
    return (
      former.values.some((value) => isEqual(value, original)) && isReplaced(former, valueAt(reading, end))
    );
  const [was, is] = [from, to].map((text) => wordsOf(text));
  return was !== '' && is !== '' && claimed.includes(was!) && !claimed.includes(is!.split(' ')[0]!);
}

/** A filling without its marks: "viewer", of `"viewer" at her wish`. */
const wordsOf = (text: string): string =>
  (/^["'\u201c\u2018]([^"'\u201d\u2019]+)["'\u201d\u2019]/u.exec(text)?.[1] ?? text)
    .toLowerCase()
    .replace(/^(?:an?|the) /u, '')
    .trim();

/** "The red label on A-7 is void": what a claim has by all its words. */
function isVoided(former: Former, reading: Reading, said: string): boolean {
  const start = reading.start + said.replace(/^(\W*(?:\d{1,2}[:.]\d\d\W+)?).*$/su, '$1').length;
  const thing = VOIDED.exec(said)!.groups!.thing!;
  const end = reading.start + thing.length;
  const words = wordsIn(reading, start, end);
  const values = reading.values.filter((one) => one.start >= start && one.end <= end);
  return (
    values.length > 0 &&
    values.every((value) => former.claim.values.some((one) => isEqual(one, value))) &&
    words.every(({ lemma }) => former.told.has(lemma)) &&
    words.length > 0
  );
}

/** The words of a stretch that tell something and are no values. */
const wordsIn = ({ words }: Reading, from: number, to: number): readonly Word[] =>
  words.filter(({ start, end, weight, value }) => start >= from && end <= to && weight > 0 && value < 0);

/** Whether one of the words is told by the claim or the line, and says more than that it is a time or an amount. */
const shares = ({ told }: Former, words: readonly Word[]): boolean =>
  words.some(({ lemma }) => told.has(lemma) && !GENERIC.has(lemma));
