/** The values of a statement that a person would underline, cut to what differs: the number, its unit or what it is counted by. */
import type { MismatchKind } from '../../domain/check.ts';
import type { Value } from '../../text/values/index.ts';
import type { Part } from '../case.ts';
import { totalWeight } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import { focusOf } from './focus.ts';
import { MOST_RIVALS, OPEN, type Span, type Underlining } from './underlining.ts';

/** Share of a statement, what is disputed counted, from which the sentence that says its predicate is about it. */
const ABOUT = 0.5;

/** The values of a statement that its evidence has not, or has otherwise where it says the predicate. */
export function values(one: Underlining): readonly Span[] | undefined {
  const { units, best, sentences } = one.part;
  const { support } = best!;
  const focus = focusOf(one.part);
  const near =
    focus !== undefined &&
    focus.document === support.sentences[0].document &&
    focus.coverage + disputedShare(units, focus) >= ABOUT;
  const rivals = one.kind === 'conflicting_sources' ? sentences.slice(0, MOST_RIVALS) : [];
  const conflicts = new Map([
    ...rivals.flatMap(({ alignment }) => [...alignment.valueConflicts]),
    ...(near ? focus.alignment.valueConflicts : []),
    ...support.sentences.flatMap(({ alignment }) => [...alignment.valueConflicts]),
  ]);
  const isOpen = (i: number): boolean => support.matches[i].strength < OPEN;
  const valued = units.flatMap(({ value }, i) =>
    value === undefined || !isSort(one.kind, value) ? [] : [i],
  );
  const disputed = valued.filter(
    (i) =>
      conflicts.has(i) && (isOpen(i) || rivals.length > 0 || (near && focus.alignment.valueConflicts.has(i))),
  );
  const open = disputed.filter(isOpen);
  const alone = valued.length === 1 && SORTS[one.kind] !== undefined ? valued : [];
  const chosen = [open, disputed, valued.filter(isOpen), valued.filter((i) => one.open.has(i)), alone].find(
    (some) => some.length > 0,
  );
  return chosen?.map((i) => trimmed(one, i, conflicts.get(i)?.value));
}

/** Share of a statement's weight that a sentence has other values for. */
const disputedShare = (units: Part['units'], { alignment }: AlignedSentence): number =>
  [...alignment.valueConflicts.keys()].reduce((sum, i) => sum + units[i].weight, 0) / totalWeight(units);

const SORTS: Readonly<Partial<Record<MismatchKind, readonly string[]>>> = {
  quantity: ['number', 'quantity', 'money'],
  unit: ['number', 'quantity', 'money'],
  identifier: ['identifier'],
  date_time: ['date', 'time', 'datetime', 'quantity', 'number'],
};

const isSort = (kind: MismatchKind, { kind: sort }: Value): boolean => SORTS[kind]?.includes(sort) ?? true;

const BOUND =
  /^(?:up to|at least|at most|(?:no |not )?(?:more|less|fewer) than|over|under|within|about|around|nearly)\s+(?:the\s+)?/iu;
const NUMBER = /^\D{0,2}\d[\d.,]*(?:\s?%)?/;
const COUNTED_BY = /\b(?:per|an?|each|every)\s+([\p{L}]+)$/u;

/** "three" of "three hours", "pounds" of "180 pounds", "family" of "12 euros per family", "P-4417" of "Pallet P-4417". */
function trimmed({ part, kind, text }: Underlining, unit: number, theirs: Value | undefined): Span {
  const { start, end, value } = part.units[unit];
  const all = text.slice(start, end);
  // "Up to 23 pounds", "less than the 20": the bound is no part of the number.
  const bound = kind === 'quantity' || kind === 'unit' ? (BOUND.exec(all)?.[0].length ?? 0) : 0;
  const said = all.slice(bound);
  const cut = (from: number, to: number): Span => ({ start: start + bound + from, end: start + bound + to });
  if (value?.kind === 'identifier') {
    const first = /\S*\d/.exec(said)?.index ?? 0;
    return cut(first, said.length);
  }
  if (value?.kind === 'date' || value?.kind === 'time' || value?.kind === 'datetime') return { start, end };
  const number = NUMBER.exec(said)?.[0].length ?? said.search(/\s+\S+$/);
  const counted = COUNTED_BY.exec(said);
  // "A month" is what it is counted by and no more.
  const alone = counted?.index === 0;
  if (counted !== null && (alone || valuesOf(part, theirs).some((one) => isSameNumber(value, one))))
    return cut(said.length - counted[1].length, said.length);
  if (number <= 0 || number >= said.length) return { start, end };
  if (kind === 'unit') {
    const rest = said.slice(number);
    const from = number + (rest.length - rest.trimStart().length);
    const until = said.slice(0, counted?.index ?? said.length).trimEnd().length;
    if (from < until) return cut(from, until);
    // "$25 per month": the unit is the sign before the number.
    const sign = /^\D*/.exec(said)![0].trimEnd().length;
    return sign > 0 ? cut(0, sign) : { start, end };
  }
  return kind === 'quantity' ? cut(0, number) : { start, end };
}

/** The value that is disputed, and all that the support has. */
const valuesOf = ({ best }: Part, disputed: Value | undefined): readonly Value[] => [
  ...(disputed === undefined ? [] : [disputed]),
  ...best!.support.sentences.flatMap(({ reading }) => reading.values),
];

const isSameNumber = (ours: Value | undefined, theirs: Value): boolean =>
  ours !== undefined &&
  'value' in ours &&
  'value' in theirs &&
  JSON.stringify(ours.value, plain) === JSON.stringify(theirs.value, plain);

const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);
