/**
 * Signs of what a statement and its evidence differ in: whether its predicate is said at all and how it stands there,
 * which values of the evidence are of the same sort and other than its own, and where in the statement the words stand
 * that are not said.
 */
import type { MismatchKind } from '../../domain/check.ts';
import type { Reading } from '../../text/reading.ts';
import type { Value } from '../../text/values/index.ts';
import type { Part } from '../case.ts';
import { type Difference, differenceOf } from '../check/standing.ts';
import { totalWeight } from '../claim/units.ts';

const STANDINGS: readonly Difference[] = [
  'negation',
  'condition',
  'modality',
  'attribution',
  'exception',
  'superseded',
];
export const CONFLICTS: readonly MismatchKind[] = [
  'quantity',
  'date_time',
  'unit',
  'identifier',
  'comparison',
];

export const DIFFERENCES: readonly string[] = [
  'predicates',
  'predicate_strength',
  'predicate_elsewhere',
  'predicate_done',
  'predicate_negated',
  'predicate_modal',
  'predicate_under',
  ...STANDINGS.map((one) => `predicate_${one}`),
  ...STANDINGS.map((one) => `predicate_elsewhere_${one}`),
  ...CONFLICTS.map((one) => `conflict_${one}`),
  ...CONFLICTS.map((one) => `conflict_elsewhere_${one}`),
  ...CONFLICTS.map((one) => `conflict_full_${one}`),
  'other_document_conflicts',
  'same_amount',
  'counted_otherwise',
  'open_share',
  'open_first',
  'open_last',
  'open_heaviest',
  'open_heaviest_value',
  'open_heaviest_name',
  'open_runs',
  'open_elsewhere_share',
  'open_in_one_other',
  'best_other',
  'others_near',
  'statement_words',
  'statement_values',
  'statement_names',
  'statement_name_first',
  'support_values_free',
  'support_money_free',
  'support_dates_free',
  'support_identifiers_free',
  'support_numbers_free',
  'structured',
  'sentences_of_document',
  'support_place',
];

/** Match under which the support lacks a part of a statement, and from which another sentence has it. */
const OPEN = 0.5;
const STANDS = 0.9;
/** Share of a statement from which a sentence is about it. */
const NEAR = 0.4;

type Put = (value: number | boolean) => void;

/** Puts the signs of DIFFERENCES. */
export function putDifferences(put: Put, part: Part): void {
  putPredicate(put, part);
  putConflicts(put, part);
  putOpen(put, part);
  putShape(put, part);
}

function putPredicate(put: Put, part: Part): void {
  const { best, sentences } = part;
  const predicates = part.predicates();
  const [first] = predicates;
  put(predicates.length);
  if (first === undefined) {
    for (let i = 0; i < 6 + 2 * STANDINGS.length; i++) put(-1);
    return;
  }
  const { matches } = best!.support;
  const others = sentences.filter((one) => !best!.support.sentences.includes(one)).slice(0, 6);
  put(matches[first.unit].strength);
  put(Math.max(0, ...others.map(({ alignment }) => alignment.matches[first.unit].strength)));
  put(first.done);
  put(first.standing.negated);
  put(first.standing.modal !== 'none');
  put(first.standing.under.length);
  const differences = (among: typeof sentences): ReadonlySet<Difference | undefined> =>
    new Set(
      among.flatMap((one) =>
        predicates.map((predicate) => differenceOf(predicate, one.alignment.matches[predicate.unit], one)),
      ),
    );
  const own = differences(best!.support.sentences);
  const elsewhere = differences(others.slice(0, 3));
  for (const one of STANDINGS) put(own.has(one));
  for (const one of STANDINGS) put(elsewhere.has(one));
}

function putConflicts(put: Put, part: Part): void {
  const { best, sentences, units } = part;
  const { support } = best!;
  const count = (among: typeof sentences, kind: MismatchKind): number =>
    among.reduce(
      (sum, { alignment }) =>
        sum + [...alignment.valueConflicts.values()].filter((one) => one.kind === kind).length,
      0,
    );
  const others = sentences.filter((one) => !support.sentences.includes(one)).slice(0, 8);
  // Those that have all of the statement but the value that they conflict in.
  const weight = totalWeight(units);
  const full = sentences.slice(0, 8).filter(({ alignment, coverage }) => {
    const disputed = [...alignment.valueConflicts.keys()].reduce((sum, i) => sum + units[i].weight, 0);
    return disputed > 0 && coverage + disputed / weight >= STANDS;
  });
  for (const kind of CONFLICTS) put(count(support.sentences, kind));
  for (const kind of CONFLICTS) put(count(others, kind));
  for (const kind of CONFLICTS) put(count(full, kind));
  const [own] = support.sentences;
  put(
    others.some(
      (one) => one.document !== own.document && one.coverage >= NEAR && one.alignment.valueConflicts.size > 0,
    ),
  );
  put(hasSameAmount(part));
  put(isCountedOtherwise(part));
}

/** "2,500 dollars" beside "2500" cents, "40 km" beside "40 miles": the same number of another unit. */
function hasSameAmount({ reading, units, best }: Part): boolean {
  const { matches, sentences } = best!.support;
  return units.some(({ value }, i) => {
    if (value === undefined || matches[i].strength >= OPEN) return false;
    const digits = digitsOf(reading, value);
    return (
      digits !== undefined &&
      sentences.some(({ reading: theirs }) => theirs.values.some((one) => digitsOf(theirs, one) === digits))
    );
  });
}

/** Whether a value of the statement is counted by something that no value of its support is counted by. */
const isCountedOtherwise = ({ units, best }: Part): boolean =>
  units.some(({ value }) => {
    const per = perOf(value);
    return (
      per !== '' &&
      !best!.support.sentences.some(({ reading }) => reading.values.some((one) => perOf(one) === per))
    );
  });

const perOf = (value: Value | undefined): string =>
  value !== undefined && 'per' in value ? (value.per ?? []).join(' ') : '';

const digitsOf = ({ text }: Reading, { start, end }: Value): string | undefined =>
  DIGITS.exec(text.slice(start, end))?.[0].replaceAll(',', '');

const DIGITS = /\d[\d.,]*/;

function putOpen(put: Put, { units, best, sentences }: Part): void {
  const { matches, sentences: own } = best!.support;
  const total = totalWeight(units);
  const open = units.map((_, i) => i).filter((i) => matches[i].strength < OPEN);
  const share = (of: readonly number[]): number => of.reduce((sum, i) => sum + units[i].weight, 0) / total;
  const heaviest = open.reduce(
    (most, i) => (most < 0 || units[i].weight > units[most].weight ? i : most),
    -1,
  );
  const others = sentences.filter((one) => !own.includes(one));
  const elsewhere = open.filter((i) =>
    others.some(({ alignment }) => alignment.matches[i].strength >= STANDS),
  );
  put(share(open));
  put(open.includes(0));
  put(open.includes(units.length - 1));
  put(heaviest < 0 ? -1 : heaviest / units.length);
  put(heaviest >= 0 && units[heaviest].value !== undefined);
  put(heaviest >= 0 && units[heaviest].name);
  put(open.filter((i) => !open.includes(i - 1)).length);
  put(share(elsewhere));
  put(
    others.reduce(
      (most, { alignment }) =>
        Math.max(most, share(open.filter((i) => alignment.matches[i].strength >= STANDS))),
      0,
    ),
  );
  put(others.reduce((most, { coverage }) => Math.max(most, coverage), 0));
  put(others.filter(({ coverage }) => coverage >= NEAR).length);
}

function putShape(put: Put, { reading, units, best }: Part): void {
  const { sentences, matches } = best!.support;
  put(reading.words.length);
  put(reading.values.length);
  put(units.filter(({ name }) => name).length);
  put(units[0].name);
  const used = sentences.map(
    (_, slot) =>
      new Set(
        matches.flatMap(({ at, strength }, i) =>
          strength >= OPEN && best!.support.from[i] === slot ? [at] : [],
        ),
      ),
  );
  const free = sentences.flatMap(({ reading: theirs }, slot) =>
    theirs.values.filter(
      (_, value) => !theirs.words.some((word, at) => word.value === value && used[slot].has(at)),
    ),
  );
  const count = (...kinds: string[]): number => free.filter(({ kind }) => kinds.includes(kind)).length;
  put(free.length);
  put(count('money'));
  put(count('date', 'time', 'datetime'));
  put(count('identifier'));
  put(count('number', 'quantity'));
  const [{ source, sentence }] = sentences;
  put(source.structured);
  put(source.scan.sentenceCount);
  put(sentence / source.scan.sentenceCount);
}
