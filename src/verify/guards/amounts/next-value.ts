/**
 * Values told one after the other, each with what it is of: "ten minutes by car and forty on foot" says nothing of ten minutes
 * on foot, nor how long it takes at all.
 */
import type { Reading } from '../../../text/reading.ts';
import { compareValues, type Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const NEXT_VALUE: readonly Guard[] = [
  againstUnit('quantity', 'prose', ofTheNext),
  againstUnit('condition', 'prose', oneOfSeveral),
  againstUnit('role', 'prose', ofTheRest, { told: () => REST }),
  againstUnit('condition', 'prose', eachInTurn),
];

/** Match from which a word is the statement's own. */
const OWN = 0.9;
/** Words between a value and what it is of. */
const NEAR = 4;
const COUNTING = /^(?:number|money|quantity)$/;
const JOINING = /(?:,|;|\band\b|\bbut\b|\bor\b)/;

/** "Ten minutes on foot" of "ten minutes by car and forty on foot". */
function ofTheNext(
  { reading, units, inferred }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): number {
  if (inferred) return -1;
  const { words, values, text } = theirs;
  const said = alignment.matches.flatMap(({ at, strength }) =>
    at >= 0 && strength > 0 ? [words[at]!.value] : [],
  );
  return units.findIndex((unit, i) => {
    const { at } = alignment.matches[i]!;
    const own = isCount(units, i) && isOwn(alignment, i) ? values[words[at]!.value] : undefined;
    if (own === undefined) return false;
    return units.some(({ value, from, to }, j) => {
      if (value !== undefined || from < unit.from || !isOwn(alignment, j)) return false;
      const place = placeOf(theirs, alignment.matches[j]!.at, designation(reading, to));
      const of = words[place];
      if (of === undefined || place <= at || !JOINING.test(text.slice(own.end, of.start))) return false;
      const next = values.find(
        (one, index) =>
          one.start > own.end && !said.includes(index) && COUNTING.test(one.kind) && isOf(theirs, one, place),
      );
      if (next === undefined || compareValues(own, next).relation === 'equal') return false;
      return JOINING.test(text.slice(own.end, Math.min(next.start, of.start)));
    });
  });
}

/** Whether a unit is a number of things, an amount or a measure, and not the number of one: "sample 15". */
function isCount(units: Told['units'], i: number): boolean {
  const { value, from, to } = units[i]!;
  if (value === undefined || !COUNTING.test(value.kind)) return false;
  if (value.kind !== 'number' || value.form !== 'cardinal') return true;
  // "Sold 15 bikes", and not "sample 15 was clean".
  const named = units[i - 1]?.to === from && units[i + 1]?.from !== to;
  return !named && !(units[i - 1] !== undefined && isYear(value));
}

const isYear = (value: Value): boolean =>
  'value' in value && value.value.d === 1n && value.value.n > 1900n && value.value.n < 2100n;

const isOwn = ({ matches }: AlignedSentence['alignment'], i: number): boolean =>
  matches[i]!.at >= 0 && matches[i]!.strength >= OWN && /^(?:same|value)$/.test(matches[i]!.kind);

/** The letter by which a noun is told from others of its kind: the "A" of "drug A". */
const designation = ({ words, text }: Reading, to: number): string =>
  /^ ([A-Z])(?![\p{L}\p{N}'’-])/u.exec(text.slice(words[to - 1]!.end))?.[1] ?? '';

/** Where a sentence has the one word that is meant; -1 where it has several. */
function placeOf({ words, text }: Reading, at: number, letter: string): number {
  const places = words.flatMap(({ form }, place) => (form === words[at]!.form ? [place] : []));
  if (letter === '') return places.length === 1 ? at : -1;
  const named = places.filter((place) => text.slice(words[place]!.end).startsWith(` ${letter}`));
  return named.length === 1 ? named[0]! : -1;
}

/** Whether a value stands right before a word, or right behind it, with nothing that joins between. */
function isOf({ words, text }: Reading, { start, end }: { start: number; end: number }, at: number): boolean {
  const word = words[at]!;
  const between = start > word.end ? text.slice(word.end, start) : text.slice(end, word.start);
  if (JOINING.test(between) || /[:.()]/.test(between)) return false;
  return (
    words.filter((one) => one.start >= Math.min(end, word.end) && one.end <= Math.max(start, word.start))
      .length < NEAR
  );
}

const LEADS = '(?:by|in|for|at|on|to|with|per|from|during|before|after|as)';
const BESIDE = new RegExp(
  `^ ${LEADS} ([^.;:()]{1,40}?),? (?:and|but|or) (?:only )?(?:up to |at |from |until )?$`,
  'iu',
);
const LED = new RegExp(`^ (?:\\p{L}+ )?${LEADS} `, 'iu');

/** "It takes ten minutes" of "it takes ten minutes by car and forty on foot". */
function oneOfSeveral(
  { units, reading, inferred }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): number {
  const i = units.length - 1;
  const { value, to } = units[i]!;
  const { at } = alignment.matches[i]!;
  if (
    inferred ||
    value === undefined ||
    to < reading.words.length ||
    !(isCount(units, i) || value.kind === 'time') ||
    !isOwn(alignment, i)
  )
    return -1;
  const own = theirs.values[theirs.words[at]!.value];
  if (own === undefined) return -1;
  const said = reading.text.slice(reading.start, reading.end).toLowerCase();
  const isBeside = theirs.values.some(({ start, end, kind }) => {
    if (start <= own.end || (kind !== value.kind && kind !== 'number')) return false;
    const of = BESIDE.exec(theirs.text.slice(own.end, start))?.[1];
    return (
      of !== undefined && !said.includes(of.toLowerCase()) && LED.test(theirs.text.slice(end, theirs.end))
    );
  });
  return isBeside ? i : -1;
}

const REST = /^(?:rest|remainder|difference|remaining|others)$/;

/** "The applicant bears 60%" of "the grant covers 60%, the rest is borne by the applicant". */
function ofTheRest({ units, reading }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (reading.words.some(({ form }) => REST.test(form))) return -1;
  const rest = theirs.words.findIndex(({ form }) => REST.test(form));
  if (rest < 0) return -1;
  const isOfRest = (i: number): boolean => {
    const { at, strength } = alignment.matches[i]!;
    return units[i]!.value === undefined && strength > 0 && at > rest && at - rest <= NEAR;
  };
  return units.findIndex((_, i) => {
    const { at } = alignment.matches[i]!;
    if (!isCount(units, i) || at < 0 || at > rest || !units.some((_, j) => j < i && isOfRest(j)))
      return false;
    return JOINING.test(between(theirs, at, rest));
  });
}

const between = ({ words, text }: Reading, from: number, to: number): string =>
  text.slice(words[from]!.end, words[to]!.start);

const TURN = /^(?:on|in|at|for|from|during|with|by|until)\b/i;
const NEXT_TURN =
  /^,? ?(?:and |but |while )?((?:on|in|at|for|from|during|with|by|until) [^.;:\d]{2,30}?)(?: (?:at|for|to|it is|until))?,? $/i;

/** "The library closes at 20 hours" of "on weekdays it closes at 20 hours, on Saturdays at 14 hours". */
function eachInTurn(
  { units, reading, inferred }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): number {
  const { text, start, words, values } = theirs;
  const i = units.length - 1;
  const { value, to } = units[i]!;
  const { at } = alignment.matches[i]!;
  const own = at < 0 ? undefined : values[words[at]!.value];
  if (inferred || value === undefined || to < reading.words.length || own === undefined) return -1;
  const said = new Set(reading.words.map(({ lemma }) => lemma));
  const isUnsaid = (from: number, end: number): boolean => {
    const told = words.filter(
      (word) => word.start >= from && word.end <= end && (word.weight > 0 || word.value >= 0),
    );
    return told.length > 0 && told.every(({ lemma }) => !said.has(lemma));
  };
  const same = values.filter(({ kind }) => kind === own.kind);
  const place = same.indexOf(own);
  const turnAt = (k: number): number => {
    const [before, after] = [same[k - 1], same[k]];
    if (before === undefined || after === undefined) return -1;
    return NEXT_TURN.test(text.slice(before.end, after.start)) ? before.end : -1;
  };
  if (place > 0) return turnAt(place) >= 0 && isUnsaid(turnAt(place), own.start) ? i : -1;
  const verb = words.find(({ form }) => reading.words.some((word) => word.form === form));
  const fronted =
    TURN.test(text.slice(start, start + 8)) && verb !== undefined && isUnsaid(start, verb.start);
  return fronted && turnAt(1) >= 0 ? i : -1;
}
