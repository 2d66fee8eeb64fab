/**
 * Signs of the sentence that says the predicate of a statement, which need not be the one that has most of its words: a
 * person holds a statement against what the evidence says was done, and names what is other there.
 */

import type { Part } from '../case.ts';
import { totalWeight } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import { CUE_SIGNS } from './cue-signs.ts';
import { CONFLICTS } from './differences.ts';

const CUES = CUE_SIGNS.filter(([name]) => name !== 'majority').map(([, cue]) => cue);
const CUE_NAMES = CUE_SIGNS.filter(([name]) => name !== 'majority').map(([name]) => name);
const SORTS = ['number', 'date', 'money', 'identifier', 'name', 'word'] as const;

export const FOCUS: readonly string[] = [
  'focus',
  'focus_is_support',
  'focus_coverage',
  'focus_rest',
  ...CONFLICTS.map((one) => `focus_conflict_${one}`),
  ...SORTS.flatMap((sort) => [`focus_lacks_${sort}`, `focus_lacks_matched_${sort}`]),
  'focus_other_names',
  'focus_free_values',
  'focus_other_document',
  'focus_antonyms',
  ...CUE_NAMES.map((name) => `focus_adds_${name}`),
  ...CUE_NAMES.map((name) => `focus_drops_${name}`),
  'period_differs',
  'period_unsaid',
];

const OPEN = 0.5;

type Put = (value: number | boolean) => void;

/** Puts the signs of FOCUS. */
export function putFocus(put: Put, part: Part): void {
  const { best, units, reading } = part;
  const { support } = best!;
  const found = focusOf(part);
  const focus = found ?? support.sentences[0];
  const { matches, valueConflicts, antonyms } = focus.alignment;
  put(found !== undefined);
  put(support.sentences.includes(focus));
  put(focus.coverage);
  const disputed = [...valueConflicts.keys()].reduce((sum, i) => sum + units[i].weight, 0);
  put(focus.coverage + disputed / totalWeight(units));
  const kinds = [...valueConflicts.values()].map(({ kind }) => kind);
  for (const kind of CONFLICTS) put(kinds.filter((one) => one === kind).length);
  for (const sort of SORTS) {
    const lacking = units.flatMap((unit, i) =>
      sortOf(unit) === sort && matches[i].strength < OPEN ? [i] : [],
    );
    put(lacking.length);
    put(lacking.filter((i) => support.matches[i].strength >= OPEN).length);
  }
  const used = new Set(matches.flatMap(({ at, strength }) => (strength >= OPEN ? [at] : [])));
  const free = focus.reading.words.filter((_, at) => !used.has(at));
  put(free.filter(({ capital, value }) => capital && value < 0).length);
  put(new Set(free.flatMap(({ value }) => (value >= 0 ? [value] : []))).size);
  put(focus.document !== support.sentences[0].document);
  put(antonyms.length);
  for (const cue of CUES) put((focus.reading.cues & ~reading.cues & cue) !== 0);
  for (const cue of CUES) put((reading.cues & ~focus.reading.cues & cue) !== 0);
  const ours = periodOf(reading.words);
  const theirs = new Set(support.sentences.map((one) => periodOf(one.reading.words)));
  put(ours !== undefined && !theirs.has(ours) && [...theirs].some((one) => one !== undefined));
  put(ours !== undefined && !theirs.has(ours));
}

/** Of the sentences that say the predicate of a statement, or its opposite, the one that says most of it. */
export function focusOf(part: Part): AlignedSentence | undefined {
  let found = known.get(part);
  if (found === undefined) known.set(part, (found = findFocus(part) ?? null));
  return found ?? undefined;
}

/** Signs and underlining ask for the same one. */
const known = new WeakMap<Part, AlignedSentence | null>();

function findFocus(part: Part): AlignedSentence | undefined {
  const predicates = part.predicates();
  if (predicates.length === 0) return undefined;
  const { sentences } = part.best!.support;
  const all = [...sentences, ...part.sentences.filter((one) => !sentences.includes(one)).slice(0, 12)];
  const most = (says: (one: AlignedSentence, unit: number) => boolean): AlignedSentence | undefined =>
    all
      .filter((one) => predicates.some(({ unit }) => says(one, unit)))
      .reduce<AlignedSentence | undefined>(
        (found, one) => (found === undefined || one.coverage > found.coverage ? one : found),
        undefined,
      );
  return (
    most(({ alignment }, unit) => alignment.matches[unit].strength >= OPEN) ??
    most(({ alignment }, unit) => alignment.antonyms.includes(unit))
  );
}

function sortOf({ value, name }: Part['units'][number]): (typeof SORTS)[number] {
  if (value === undefined) return name ? 'name' : 'word';
  if (value.kind === 'money') return 'money';
  if (value.kind === 'date' || value.kind === 'time' || value.kind === 'datetime') return 'date';
  return value.kind === 'identifier' ? 'identifier' : 'number';
}

const PERIODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hour: 'hourly hour hours',
    day: 'daily day days nightly night nights',
    week: 'weekly week weeks',
    month: 'monthly month months',
    quarter: 'quarterly quarter quarters',
    year: 'yearly year years annual annually',
  }).flatMap(([period, words]) => words.split(' ').map((word) => [word, period] as const)),
);

/** The first period that words speak of. */
function periodOf(words: Part['reading']['words']): string | undefined {
  for (const { form } of words) {
    const period = PERIODS.get(form);
    if (period !== undefined) return period;
  }
  return undefined;
}
