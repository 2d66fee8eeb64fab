/** What a careful reader makes of rows: their sums, and how many of them are so. */
import { gather } from '../../../text/gather.ts';
import type { Value } from '../../../text/values/index.ts';
import { withoutSummaries } from '../read/summary.ts';
import { timesOf } from '../read/times.ts';
import type { Field, Rows } from '../record.ts';
import { deniesAt, type Said } from '../said.ts';
import { type Amount, agrees, amountOf, isCount, rangeOf, sizeOf, unitOf } from '../words/amounts.ts';
import { stateOf, truthOf } from '../words/states.ts';
import { saysMoreThanMany } from './more-than-many.ts';
import { areSettled, attributeBefore, heldBy, NONE } from './rows-held.ts';
import { isWhole } from './whole-lists.ts';

/** Fields shown of what was counted or summed up, at the most. */
const MOST_SHOWN = 3;

const TOTAL = /^(?:total|totals|totalled|totaled|altogether|sum|combined|together|overall)$/;
const UNSUMMED = /^(?:id|no|number|qty|quantity|count|year|age|rate|percent|index|position|line|page|row)$/;

/** "The expenses total 160 euros", "came to 129 euros in total". */
export function sum(said: Said, { rows: all, labels }: Rows): void {
  const rows = withoutSummaries(all);
  const cue = said.bare.findIndex((word, at) => said.isOpen(at) && TOTAL.test(word));
  if (cue < 0 || rows.length < 2 || said.focus.own.some(({ name }) => name.includes('total'))) return;
  if (!isWhole(said, rows.length, labels)) return;
  const chosen = chosenRows(said, rows, true);
  const names = [...new Set(rows[0].filter((field) => isSummed(field)).map(({ name }) => name.join(' ')))];
  const said_ = names.filter((name) =>
    name.split(' ').every((word) => TOTAL.test(word) || said.isNamed(word)),
  );
  const name = said_.length === 1 ? said_[0] : names.length === 1 ? names[0] : undefined;
  if (name === undefined || chosen.rows.length < 2) return;
  if (chosen.mentions.length > 0 && !areSettled(chosen.rows)) return;
  const fields = chosen.rows.map((row) => row.find((field) => field.name.join(' ') === name));
  const amounts = fields.map((field) => (field === undefined ? undefined : amountOf(field)));
  if (amounts.some((one) => one === undefined)) return;
  const times = chosen.rows.map((row) => timesOf(row, name));
  if (times.includes(undefined)) return;
  const found = (amounts as Amount[])
    .map((one, k) => ({ ...one, value: { n: one.value.n * times[k]!, d: one.value.d } }))
    .reduce((all, one) => ({
      ...one,
      value: { n: all.value.n * one.value.d + one.value.n * all.value.d, d: all.value.d * one.value.d },
    }));
  if (new Set((amounts as Amount[]).map(unitOf)).size > 1) return;
  said.reading.values.forEach((value, k) => {
    const [from, to] = rangeOf(said, k);
    if (from < 0 || !said.isOpen(from) || !agrees(value, found as Value)) return;
    const sign = /^[#$€£]/.exec(fields[0]!.quote)?.[0] ?? '';
    const terms = fields.map((field, k) =>
      times[k] === 1n ? field!.quote : `${times[k]} × ${field!.quote}`,
    );
    said.derivations.push(`${terms.join(' + ')} = ${sign}${sizeOf(found)}`);
    said.explain(from, to, 'derived', fields[0]);
    said.explain(cue, cue + 1, 'derived', fields[0]);
    if (/^(?:a|in)$/.test(said.bare[cue - 1] ?? '')) said.explain(cue - 1, cue, 'derived', fields[0]);
    chosen.mentions.forEach(([at, end, field]) => {
      said.explain(at, end, 'derived', field);
    });
    said.words.forEach((_, at) => {
      if (!said.isOpen(at) || !labels.some((word) => said.canSay(word, at))) return;
      said.explain(at, at + 1, 'derived', fields[0]);
      const [first, last] = countBefore(said, at);
      const many = said.reading.values[said.words[first]?.value ?? -1];
      if (many !== undefined && isCount(many, fields.length)) said.explain(first, last, 'derived', fields[0]);
    });
    said.extra.push(...(fields.slice(1, MOST_SHOWN) as Field[]));
  });
}

/** The number right before a word: "the three orders"; an empty range for none. */
const countBefore = (said: Said, at: number): readonly [number, number] =>
  said.isOpen(at - 1) && (said.words[at - 1]?.value ?? -1) >= 0
    ? rangeOf(said, said.words[at - 1]!.value)
    : [at, at];

const isSummed = (field: Field): boolean =>
  amountOf(field) !== undefined &&
  field.values[0].kind !== 'identifier' &&
  !UNSUMMED.test(field.name.at(-1) ?? '');

interface Chosen {
  readonly rows: readonly (readonly Field[])[];
  readonly mentions: readonly (readonly [number, number, Field])[];
}

const STATE = /^(?:status|state|stage|outcome|result|phase|decision)$/;

/** "The permit" of a record with a `permit_no`, one of whose fees is the `Permit`: what it is of, not one of its rows. */
const isKind = ({ bare, words, fields, reading }: Said, { words: text }: Field, at: number): boolean =>
  text.length === 1 &&
  /^(?:the|this)$/.test(bare[at - 1] ?? '') &&
  /^\p{Ll}/u.test(reading.text.slice(words[at]!.start)) &&
  fields.some(({ name }) => name.length > 1 && name.includes(text[0]!));

/** The rows that hold every text of rows that the claim says; `states`: those that say how things stand too. */
function chosenRows(said: Said, rows: readonly (readonly Field[])[], states: boolean): Chosen {
  const mentions: [number, number, Field][] = [];
  let chosen = rows;
  for (const field of rows.flat()) {
    const identifies = field.values[0]?.kind === 'identifier';
    if ((field.values.length > 0 && !identifies) || field.words.length === 0 || !/\p{L}/u.test(field.quote))
      continue;
    if (truthOf(field.quote, field.words) !== undefined) continue;
    if (!states && (stateOf(field.words) !== undefined || field.name.some((word) => STATE.test(word))))
      continue;
    const at = said.bare.findIndex((_, i) => field.words.every((word, j) => said.bare[i + j] === word));
    if (at < 0 || mentions.some(([from]) => from === at) || isKind(said, field, at)) continue;
    if (!identifies && !said.isFullySaid(field, at, at + field.words.length)) continue;
    const name = field.name.join(' ');
    chosen = chosen.filter((row) =>
      row.some((one) => one.name.join(' ') === name && one.quote === field.quote),
    );
    mentions.push([at, at + field.words.length, field]);
  }
  return { rows: chosen, mentions };
}

const BEFORE = /^(?:of|the|our|its|their|these|those|a|total)$/;
const ALL = /^(?:all|every|each|both)$/;

/** "There are two orders", "two of the three orders were shipped", "all orders were shipped", "none was cancelled". */
export function count(said: Said, { rows: listed, labels }: Rows): void {
  const label = labels.at(-1);
  const all = withoutSummaries(listed);
  if (label === undefined || all.length === 0 || !isWhole(said, all.length, labels)) return;
  const chosen = chosenRows(said, all, false);
  const { rows } = chosen;
  if (rows.length === 0 || (rows.length < all.length && !areSettled(rows))) return;
  // The word itself comes before others for it: a "project" is a task as well. "Has" says `users` as a field, and counts none.
  const own = said.lexicon.lemma(label);
  const named = said.words.findIndex(({ lemma }, at) => said.isOpen(at) && lemma === own);
  const labelled =
    named >= 0
      ? named
      : said.words.findIndex(
          ({ lemma }, at) => said.isOpen(at) && lemma !== 'have' && said.canSay(label, at),
        );
  // "Two drugs were prescribed" of `prescriptions: [{ drug }]`.
  const key = said.lexicon.lemma(all[0]![0]?.name.at(-1) ?? '');
  const keyed = said.words.findIndex(
    ({ lemma, form, value }, at) => said.isOpen(at) && value < 0 && lemma === key && form !== lemma,
  );
  const noun = keyed >= 0 && keyed < labelled ? keyed : labelled;
  if (noun < 0 || (noun === keyed && !areCalledAlike(all))) return;
  const attributed = attributeBefore(said, rows, noun);
  const { from, numbers, quantifier } = quantified(said, attributed === undefined ? noun : noun - 1);
  if (numbers.length === 0 && quantifier === undefined) return;
  if (attributed !== undefined && quantifier === 'all') return;
  const told = attributed ?? heldBy(said, rows, noun);
  if (told === 'open') return;
  const held = told ?? [];
  const at = held[0]?.word;
  const [asked, whole] = numbers;
  if (whole !== undefined && !isCount(whole, rows.length)) return;
  if (at === undefined) {
    if (saysMoreThanMany(said, rows, noun, quantifier === 'all')) return;
    if (asked === undefined || whole !== undefined || !isCount(asked, rows.length)) return;
  } else {
    const many = held.filter((one) => one.holds).length;
    const part = quantifier === 'all' && said.bare[from - 1] === 'not';
    if (part && many === rows.length) return;
    const denies = said.words.some(
      (_, i) => deniesAt(said, i) && !NONE.test(said.bare[i]!) && !(part && i === from - 1),
    );
    if (denies || !isMet(part ? undefined : quantifier, asked, many, rows.length)) return;
    said.explain(at, at + 1, 'derived', held[0]!.field);
    said.derivations.push(`${many} of ${rows.length} ${labels.join(' ')}`);
  }
  for (const [start, end, field] of chosen.mentions) said.explain(start, end, 'derived', field);
  if (at === undefined)
    said.derivations.push(
      [`${rows.length} ${labels.join(' ')}`, ...chosen.mentions.map(([, , field]) => field.quote)].join(', '),
    );
  const shown = gather(rows.slice(0, MOST_SHOWN), (row) => held[rows.indexOf(row)]?.field ?? row[0] ?? []);
  said.explain(said.bare[from - 1] === 'not' ? from - 1 : from, noun + 1, 'derived', shown[0]);
  said.extra.push(...shown);
}

/** "Three members signed" of rows by `member` and one by `non_member`: not all of them are of that name. */
const areCalledAlike = (rows: readonly (readonly Field[])[]): boolean =>
  new Set(rows.map((row) => row[0]?.name.join(' '))).size === 1;

/** What says how many of a noun are meant, and where that begins. */
function quantified(said: Said, noun: number) {
  const numbers: Value[] = [];
  let quantifier: 'all' | 'none' | undefined;
  let from = noun;
  for (let at = noun - 1; at >= 0; at--) {
    const form = said.bare[at];
    const k = said.words[at].value;
    const value = k < 0 ? undefined : said.reading.values[k];
    if (value?.kind === 'number' && (value.form === 'cardinal' || value.quantifier)) {
      if (!numbers.includes(value)) numbers.unshift(value);
      if (value.quantifier) quantifier = 'all';
    } else if (ALL.test(form)) quantifier = 'all';
    else if (NONE.test(form)) quantifier = 'none';
    else if (!BEFORE.test(form)) break;
    from = at;
  }
  return { from, numbers, quantifier };
}

function isMet(quantifier: string | undefined, asked: Value | undefined, many: number, all: number): boolean {
  if (quantifier === 'none') return many === 0;
  if (asked !== undefined && !isCount(asked, many)) return false;
  return quantifier !== 'all' || many === all;
}

/** "Only the login test passed" of a row where no other did. */
export function onlyRow(said: Said): void {
  const { own, rows } = said.focus;
  const only = said.bare.findIndex((word, at) => said.isOpen(at) && word === 'only');
  const key = own.find((field) => said.isKey(field) && field.words.length > 0);
  if (only < 0 || only > 1 || rows.length === 0 || key === undefined) return;
  const from = said.bare[only + 1] === 'the' ? only + 2 : only + 1;
  if (!key.words.every((word, i) => said.bare[from + i] === word)) return;
  const held = heldBy(said, [own, ...rows], from + key.words.length - 1);
  if (held === undefined || held === 'open' || !held[0]!.holds || held.slice(1).some(({ holds }) => holds))
    return;
  if (said.isNegated(said.segment(held[0]!.word))) return;
  said.explain(only, only + 1, 'derived', held[0]!.field);
  said.derivations.push(`1 of ${rows.length + 1}: ${key.quote}`);
}
