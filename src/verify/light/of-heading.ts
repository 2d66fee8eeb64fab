/**
 * What the heading of a log, a sheet or a note says of each of its lines: the thing that it is kept of, and its day. Under
 * "Service log, press 4, 3 June" the line "10:20 Ida changed the belt" says that Ida changed the belt of press 4, and did on
 * 3 June; a day that opens an earlier line holds until another does. Where a line or one before it names a second press, or
 * the line has a day of its own, it is told of none.
 */
import { gather } from '../../text/gather.ts';
import { matchesOf } from '../../text/matches.ts';
import { patternOf } from '../../text/pattern.ts';
import type { Reading } from '../../text/reading.ts';
import { readValues, type Value } from '../../text/values/index.ts';
import { originOf } from '../context/retold.ts';
import { isStamped } from '../context/tellings/noted/stamps.ts';
import { capital, escaped } from '../context/tellings/words.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { Titled, Untopical } from './topic.ts';

/** A statement without what a heading says, and which sentences may carry it. */
export interface Headed {
  readonly said: Untopical;
  mayCarry(sentence: AlignedSentence): boolean;
}

/** A phrase of a statement that a heading says, and which sentences of its source it says it of. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly put: string;
  holds(document: Document, sentence: number): boolean;
}

/** Longest source with a heading, and longest heading, in characters. */
const LONGEST = 6_000;
const LONGEST_HEAD = 120;

/** The statement without what the heading of each source says; none where no heading says any of it. */
export function withoutHeading(claim: Reading, sources: readonly Titled[]): readonly Headed[] {
  if (claim.question || claim.language !== 'en') return [];
  return sources.flatMap((source, i): readonly Headed[] => {
    const { document } = source;
    if (document.structured || document.text.length > LONGEST || document.scan.sentenceCount < 2) return [];
    const heads = headsOf(source);
    const things = thingsIn(claim, heads, document);
    const days = daysIn(claim, source);
    const sets = [
      ...things.flatMap((thing) => days.map((day) => [thing, day])),
      ...things.map((one) => [one]),
      ...days.map((one) => [one]),
    ];
    const about = sources.map((_, at) => at === i);
    const foreign = about.map((one) => !one);
    return sets.slice(0, MOST).map((cuts) => ({
      said: { ...without(claim, cuts), about, foreign },
      mayCarry: ({ source: told, sentence }) => cuts.every(({ holds }) => holds(originOf(told), sentence)),
    }));
  });
}

const MOST = 6;

/** The title of a source, and its first line where that has no verb and no value of its own. */
function headsOf({ document, title }: Titled): readonly string[] {
  const { text, scan } = document;
  const line = text.slice(
    0,
    Math.min(scan.sentenceEnd[0]!, text.indexOf('\n') < 0 ? LONGEST : text.indexOf('\n')),
  );
  const opens = line.length <= LONGEST_HEAD && !line.includes(': ') && !STATES.test(line) && !isStamped(line);
  return [...(title === undefined || title.length > LONGEST_HEAD ? [] : [title]), ...(opens ? [line] : [])];
}

const STATES =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|must|shall|should|do|does|did|\p{Ll}{3,}ed|we|I|you|he|she|they|it)\b/u;

const CODE = String.raw`(?:\p{Lu}{0,4}-?\d[\d./-]*\p{Lu}?|\p{Lu})`;
/** "Press 4", "service log for press 4": what a piece of a heading ends on by its kind and number. */
const NAMED = new RegExp(String.raw`(?:^| )(?<kind>\p{L}[\p{L}-]{1,20}) (?<code>${CODE})$`, 'u');
const CALENDAR =
  /^(?:jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|week|day|page|no|nr|version|part|year|q|from|to|of|at|by|and|until|over|under|about)$/iu;

/** Phrases of a statement that name what a heading names by its kind and number. */
function thingsIn(claim: Reading, heads: readonly string[], { text: source }: Document): readonly Cut[] {
  const pieces = heads.flatMap((head) => head.split(/[,;:|()\u2013\u2014]| - /u));
  return pieces.flatMap((piece): readonly Cut[] => {
    const { kind = '', code = '' } = NAMED.exec(piece.trim().replace(/\.$/u, ''))?.groups ?? {};
    if (kind === '' || CALENDAR.test(kind) || isSecond(kind, code, heads.join('\n'))) return [];
    return cutsOf(claim, kind, code, source);
  });
}

/** A kind of thing as a pattern, with a small or a capital first letter. */
const cased = (kind: string): string => {
  const [first = ''] = kind;
  return `(?<![\\p{L}-])[${first.toUpperCase()}${first.toLowerCase()}]${escaped(kind.slice(first.length))}`;
};

/** A second thing of the kind: "press 5", "presses", "the other press". */
function isSecond(kind: string, code: string, text: string): boolean {
  const named = patternOf(String.raw`${cased(kind)}s?:? (${CODE})(?![\p{L}\d])`, 'gu');
  const others = matchesOf(text, named).some(([, other]) => other !== code);
  const several = patternOf(
    String.raw`\b(?:${escaped(kind)}(?:s|es)|(?:other|another|second|spare|next|neighbou?ring|both|old|previous) (?:\p{L}+ )?${escaped(kind)})(?![\p{L}\d-])`,
    'iu',
  );
  return others || several.test(text);
}

const LEADING = 'in|on|at|of|aboard|within|inside';

function cutsOf(claim: Reading, kind: string, code: string, source: string): readonly Cut[] {
  const { text, start, end } = claim;
  const said = text.slice(start, end);
  const name = String.raw`${cased(kind)} ${escaped(code)}(?![\p{L}\d])`;
  const isSole = (document: Document, sentence: number): boolean =>
    !isSecond(kind, code, document.text.slice(0, document.scan.sentenceEnd[sentence]));
  const cutAt = (found: RegExpExecArray | null, put: string, from = 0): readonly Omit<Cut, 'holds'>[] =>
    found === null
      ? []
      : [{ start: start + found.index + from, end: start + found.index + found[0].length, put }];
  const behind = patternOf(String.raw`(?<noun>[\p{L}\d-]+) (?:${LEADING}) (?:the )?${name}`, 'u').exec(said);
  const noun = behind?.groups?.['noun'] ?? '';
  const opening = patternOf(String.raw`^(?:In|On|At|Aboard) (?:the )?${name},? `, 'u').exec(said);
  const owning = patternOf(String.raw`(?:\b[Tt]he )?${name}['\u2019]s (?=\p{L})`, 'u').exec(said);
  const called = patternOf(String.raw`(?:\b[Tt]he )?${name}(?!['\u2019])`, 'u').exec(said);
  // A text that calls it both ways may tell by its name what became of it.
  const body = source.replace(patternOf(String.raw`^[^\n]*${name}[^\n]*\n`, 'u'), '');
  const alone =
    !patternOf(name, 'u').test(body) &&
    patternOf(String.raw`${cased(kind)}(?! ${CODE}(?!\p{L})|[\p{L}-])`, 'u').test(source);
  return [
    ...cutAt(behind, '', noun.length).map((cut) => ({
      ...cut,
      holds: (document: Document, sentence: number) =>
        isSole(document, sentence) && !isOfElse(noun, document.said(sentence)),
    })),
    ...[
      ...cutAt(opening, ''),
      ...cutAt(owning, 'the '),
      ...(alone ? cutAt(called, `the ${kind.toLowerCase()}`) : []),
    ].map((cut) => ({ ...cut, holds: isSole })),
  ];
}

/** "The belt of the spare press", "Linked priority: high": whether a line says itself what a thing is part of, where or which. */
const isOfElse = (noun: string, line: string): boolean =>
  patternOf(String.raw`^\s*(?:\p{L}[\p{L}-]* )+${escaped(noun)}\s*:`, 'iu').test(line) ||
  patternOf(String.raw`(?<![\p{L}-])${escaped(noun)} (?:of|on|in|at|from|aboard) (?!\d)`, 'iu').test(line);

type Day = Extract<Value, { kind: 'date' | 'datetime' }>;

const isDay = (value: Value): value is Day =>
  (value.kind === 'date' || value.kind === 'datetime') && value.date.d !== undefined;
const isSameDay = ({ date: a }: Day, { date: b }: Day): boolean =>
  a.d === b.d && a.m === b.m && (a.y === b.y || a.y === undefined || b.y === undefined);

/** Phrases of a statement that say the day, "on 3 June", and of which lines that is the day. */
function daysIn(claim: Reading, source: Titled): readonly Cut[] {
  return claim.values.flatMap((value): readonly Cut[] => {
    if (!isDay(value)) return [];
    const place = phraseOf(claim, value);
    const holds = (document: Document, sentence: number): boolean => {
      const day = dayOf(document, sentence, source.title ?? '');
      return day !== undefined && isSameDay(day, value);
    };
    return place === undefined ? [] : [{ ...place, put: '', holds }];
  });
}

/** Where a statement says a day, with "on" before it and without the time beside it; undefined for a day told otherwise. */
function phraseOf(
  { text, start, end }: Reading,
  { start: from, end: to }: Day,
): Omit<Cut, 'put' | 'holds'> | undefined {
  const literal = text.slice(from, to);
  const behind = /\d(?<day>,? on (?:the )?\D*\d.*)$/u.exec(literal)?.groups?.['day'];
  if (behind !== undefined) return { start: to - behind.length, end: to };
  const lead = /(?:^| )on (?:the )?$/iu.exec(text.slice(start, from));
  if (lead === null) return undefined;
  const timed = /,? (?:at )?\d{1,2}[:.]\d\d.*$/u.exec(literal);
  const close = timed === null ? to : from + timed.index;
  const opens = lead.index === 0 && !lead[0].startsWith(' ');
  const gap = opens ? (/^,? /u.exec(text.slice(close, end))?.[0].length ?? 0) : 0;
  return { start: start + lead.index, end: close + gap };
}

/** What tells of another day than that of its entry. */
const OTHER_DAY =
  /\b(?:yesterday|tomorrow|tonight|last|next|ago|since|earlier|later|previous(?:ly)?|already|had|will|to be|due|planned|scheduled|expected|booked for|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu;
/** Sheets whose entries are of the day that they bear. */
const OF_DAY =
  /\b(?:log|logbook|report|notes?|diary|minutes|sheet|record|protocol|round|rota|visit|call)\b/iu;

/** The day of an entry: of the last line up to it that opens with one, or of the title; undefined where it may be another. */
function dayOf(document: Document, sentence: number, title: string): Day | undefined {
  const { values, start } = document.sentence(sentence);
  if (OTHER_DAY.test(document.said(sentence))) return undefined;
  const opens = (value: Value | undefined, from: number): boolean =>
    value !== undefined && value.start <= from + 2;
  const [stamp, ...others] = values;
  if (stamp !== undefined && isDay(stamp) && opens(stamp, start) && isStamped(document.said(sentence)))
    return others.some(isDay) ? undefined : stamp;
  if (values.some(isDay)) return undefined;
  const isTimed = stamp?.kind === 'time' && opens(stamp, start);
  for (let at = sentence - 1; isTimed && at >= 0; at--) {
    const before = document.sentence(at);
    const [first] = before.values;
    if (first !== undefined && isDay(first) && opens(first, before.start))
      return isStamped(document.said(at)) ? first : undefined;
  }
  const titled = readValues(title, 'en').filter(isDay);
  const beside = document.values.some(
    (value) => isDay(value) && !titled.some((one) => isSameDay(one, value)),
  );
  return titled.length === 1 && (isTimed || OF_DAY.test(title)) && !beside ? titled[0] : undefined;
}

function without({ text, start, end }: Reading, cuts: readonly Cut[]): Pick<Untopical, 'text' | 'at'> {
  const ordered = [...cuts].sort((a, b) => a.start - b.start);
  const edges = [...ordered, { start: end, end, put: '' }];
  const pieces = gather(edges, ({ start: to, put }, i) => {
    const from = i === 0 ? start : edges[i - 1]!.end;
    return [
      { text: text.slice(from, to), from },
      { text: put, from: to },
    ];
  });
  const plain = pieces.map((one) => one.text).join('');
  return {
    text: capital(plain),
    at(offset) {
      let left = offset;
      for (const one of pieces) {
        if (left < one.text.length) return Math.min(one.from + left, end - 1);
        left -= one.text.length;
      }
      return end - 1;
    },
  };
}
