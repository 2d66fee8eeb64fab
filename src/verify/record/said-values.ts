/** The texts and the typed values of fields that a claim says: which words of it each accounts for. */
import { compareValues, type Value } from '../../text/values/index.ts';
import { isFormer } from '../former-value.ts';
import { isRight } from './access.ts';
import { dayBefore, hasSigned } from './mentions.ts';
import type { Field } from './record.ts';
import { isSameDay, type Said } from './said.ts';
import { roleOf } from './senses.ts';
import { truthOf } from './states.ts';

/** Words of a value, at the most, that a claim says as a whole. */
const MOST_WORDS = 8;

/** Finds the texts of fields in the claim, longest first. */
export function mentionTexts(said: Said): void {
  const texts = said.fields
    .filter((field) => isMentionable(field) && !isRight(field))
    .sort((a, b) => b.words.length - a.words.length);
  for (const field of texts) {
    for (let at = 0; at < said.words.length; at++) {
      const to = endOf(said, field.words, at);
      if (to < 0 || !range(at, to).every((i) => said.isOpen(i))) continue;
      if (range(at, to).every((i) => isTyped(said, i)) && !(field.values.length === 0 && isMonth(said, at)))
        continue;
      if (
        !said.isFullySaid(field, at, to) &&
        !isRole(field) &&
        !isByItself(field) &&
        !isOnPlan(said, field, at) &&
        !isOfKind(said, field, at) &&
        !isReached(said, field, at) &&
        !isOfClass(said, field, to) &&
        !isIncluded(said, field, at) &&
        !isStoodFor(said, field, at, to)
      )
        continue;
      if (isOnPlan(said, field, at)) said.explain(at - 1, at, 'name');
      said.explain(at, to, 'value', field);
    }
  }
}

/** What no person did. */
const isByItself = ({ words }: Field): boolean => words.length === 1 && /^auto(?:matic)?$/.test(words[0]);

/** "You are on Business" of `plan: Business`. */
const isOnPlan = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 && /^(?:plan|tier|subscription|tariff)$/.test(name[0]!) && bare[at - 1] === 'on';

/** "The user is an editor" of `role: editor`, "the ticket is a complaint" of `type: complaint`. */
const isOfKind = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 &&
  /^(?:roles?|position|job|occupation|profession|type|kind|category|class|topic|subject|issue)$/.test(
    name[0]!,
  ) &&
  (/^(?:about|concerns|concerning)$/.test(
    bare[/^(?:a|an|the)$/.test(bare[at - 1] ?? '') ? at - 2 : at - 1] ?? '',
  ) ||
    (/^an?$/.test(bare[at - 1] ?? '') && /^(?:is|are|was|'s|as)$/.test(bare[at - 2] ?? '')));

/** "A gold customer" of `customer: { tier: gold }`: which class of what the object is. */
const isOfClass = ({ words, bare, focus, lexicon }: Said, field: Field, to: number): boolean =>
  field.name.length === 1 &&
  /^(?:tier|level|class|grade|membership|segment)$/.test(field.name[0]!) &&
  words[to] !== undefined &&
  words[to].value < 0 &&
  [...(focus.own.includes(field) ? focus.labels : field.path.slice(-1)), ...classed(field)].some(
    (label) => bare[to] === label || words[to]!.lemma === lexicon.lemma(label),
  );

/** "Silver member" of `membership: silver`. */
const classed = ({ name }: Field): readonly string[] => (name[0] === 'membership' ? ['member'] : []);

/** "Includes parking" of `extras: [parking]`: members of a list of what comes with a thing. */
const isIncluded = ({ words, bare }: Said, { name, listed }: Field, at: number): boolean => {
  if (listed !== true || !INCLUDED.test(name.join(' '))) return false;
  const verb = words
    .slice(Math.max(0, at - MOST_LISTED), at)
    .findLastIndex(({ lemma }) => lemma === 'include');
  return verb >= 0 && !/^(?:not|to)$/.test(bare[Math.max(0, at - MOST_LISTED) + verb - 1] ?? '');
};

const INCLUDED =
  /^(?:extras?|features?|amenit(?:y|ies)|services?|includes?|included|inclusions?|add ?ons?|benefits?|perks?|facilit(?:y|ies))$/;
/** Words from "includes" to a member of the list, at the most. */
const MOST_LISTED = 8;

/** "Access to payroll-db" of `resource: payroll-db`. */
const isReached = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 &&
  /^(?:resource|target|system|application|app|database|server|project|repository|tool)$/.test(name[0]!) &&
  bare[at - 1] === 'to' &&
  bare[at - 2] === 'access';

/** "The system owner approved" of a row with `role: system owner`: who acts is told by the role. */
const isStoodFor = (
  { bare, focus, lexicon, words }: Said,
  { name, object }: Field,
  at: number,
  to: number,
): boolean =>
  name.length === 1 &&
  /^(?:role|position|title|function)$/.test(name[0]!) &&
  focus.own[0]?.object === object &&
  focus.rows.length > 0 &&
  (at === 0 || (at === 1 && bare[0] === 'the')) &&
  lexicon.lemma(bare[to] ?? '') === words[to]?.lemma;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const isTyped = ({ words }: Said, at: number): boolean => words[at].value >= 0;

/** "In March" of a row that is called March. */
export const isMonth = ({ words, reading }: Said, at: number): boolean =>
  reading.values[words[at].value]?.kind === 'date';

const isRole = ({ name }: Field): boolean => roleOf(name) !== undefined;

/** Whether a field's value is a text that a claim can say as it stands. */
function isMentionable({ words, quote, values, value, end }: Field): boolean {
  if (words.length === 0 || words.length > MOST_WORDS || truthOf(quote, words) !== undefined) return false;
  const identifies = values.some(
    (one) => one.kind === 'identifier' && one.start <= value + 1 && one.end >= end - 1,
  );
  return !identifies && words.some((word) => /\p{L}/u.test(word));
}

/** One past the words of the claim from `at` that are these; -1 where they are others. */
function endOf({ bare, words }: Said, text: readonly string[], at: number): number {
  if (text.length > 1 && bare[at] === text.join('_')) return at + 1;
  let to = at;
  for (const word of text) {
    while (to > at && to < words.length && !/[\p{L}\p{N}]/u.test(bare[to])) to++;
    if (bare[to] !== word && !(to === at + text.length - 1 && isPluralOf(words[to], word))) return -1;
    to++;
  }
  return to;
}

/** "Mugs" of the item `mug`, "automatically" of `auto`. */
const isPluralOf = (said: Said['words'][number] | undefined, word: string): boolean =>
  said !== undefined &&
  said.value < 0 &&
  ((said.form.endsWith('s') && said.lemma === word) ||
    said.form === `${word}ly` ||
    (word === 'auto' && /^automatic(?:ally)?$/.test(said.form)));

/** Finds the typed values of the claim in fields. */
export function mentionValues(said: Said): void {
  const { reading, words } = said;
  reading.values.forEach((written, k) => {
    if (written.end <= words[0].start || written.start >= words.at(-1)!.end) return;
    const value = dayBefore(said, k) ?? written;
    const from = words.findIndex((word) => word.value === k);
    const to = words.findLastIndex((word) => word.value === k) + 1;
    if (from < 0 || !said.isOpen(from)) return;
    const counted = value.kind === 'number' && value.words === true;
    const having = said.fields.filter(
      (field) =>
        (has(field, value) ||
          hasSigned(said, field, value) ||
          isShare(field, value) ||
          isAge(field, value) ||
          isTimes(field, value) ||
          isCalled(said, field, value) ||
          isInUnitAbove(field, value)) &&
        !(counted && said.isKey(field)),
    );
    const priced = /^(?:at|for)$/.test(said.bare[from - 1] ?? '');
    const field = having.find(
      (one) =>
        said.isFullySaid(isShare(one, value) ? unrated(one) : one, from, to) ||
        (priced && isPrice(one)) ||
        isCountOf(said, one, to),
    );
    const behind = field ?? inUnitBehind(said, value, to);
    if (field !== undefined) said.explain(from, to, 'value', field);
    else if (behind !== undefined) {
      said.explain(from, to, 'value', behind);
      said.explain(to + 1, to + 2, 'value', behind);
    } else if (isOfName(said, value) || isName(said, from, to)) said.explain(from, to, 'name');
  });
}

/** "67 years old" of `age: 67`. */
const isAge = ({ name, quote }: Field, value: Value): boolean =>
  name.at(-1) === 'age' &&
  value.kind === 'quantity' &&
  value.unit === 'year' &&
  value.bound === 'exact' &&
  quote === String(Number(value.written.n) / Number(value.written.d));

/** "In room 4.12" of `room: "4.12"`: what something is called by is no number, whatever it is written with. */
const isCalled = (said: Said, field: Field, value: Value): boolean =>
  value.kind === 'identifier' &&
  said.reading.text.slice(value.start, value.end) === field.quote &&
  said.isKey(field);

/** "Three times a day" of `times_per_day: 3`. */
const isTimes = (field: Field, value: Value): boolean =>
  value.kind === 'number' &&
  value.form === 'times' &&
  field.values[0]?.kind === 'number' &&
  has(field, { ...value, form: 'cardinal' });

/** "11 vacation days" of `vacation: { remaining_days: 11 }`: the unit stands behind what is measured. */
function inUnitBehind(said: Said, value: Value, to: number): Field | undefined {
  const unit = UNITS_ABOVE.get(said.bare[to + 1] ?? '');
  if (value.kind !== 'number' || value.bound !== 'exact' || unit === undefined) return undefined;
  const many = String(Number(value.value.n) / Number(value.value.d));
  return said.fields.find(
    (field) =>
      field.quote === many &&
      field.values[0]?.kind === 'quantity' &&
      field.values[0].unit === unit &&
      said.isFullySaid(field, to - 1, to),
  );
}

/** "11 days" of `leave_days: { taken: 11 }`. */
const isInUnitAbove = ({ path, quote, values: [one] }: Field, value: Value): boolean =>
  value.kind === 'quantity' &&
  value.bound === 'exact' &&
  one?.kind === 'number' &&
  UNITS_ABOVE.get(path.at(-1) ?? '') === value.unit &&
  quote === String(Number(value.written.n) / Number(value.written.d));

const UNITS_ABOVE: ReadonlyMap<string, string> = new Map([
  ['minutes', 'min'],
  ['hours', 'h'],
  ['days', 'd'],
  ['weeks', 'week'],
  ['months', 'month'],
  ['years', 'year'],
]);

const has = ({ values, quote, words, value: from }: Field, value: Value): boolean =>
  truthOf(quote, words) === undefined || /\d/.test(quote)
    ? values.some((one) => {
        const { relation, via } = compareValues(value, one);
        const said = (relation === 'equal' || relation === 'entails') && via !== 'bound';
        return said && !isFormer(quote, from, one, values);
      })
    : false;

const RATE = /^(?:rate|ratio|share|percent|percentage|pct|fraction|factor)$/;

/** "19%" of `vat_rate: 0.19`. */
function isShare({ name, values: [one], quote }: Field, value: Value): boolean {
  if (value.kind !== 'number' || value.form !== 'percent' || value.bound !== 'exact') return false;
  if (one?.kind !== 'number' || one.form === 'percent' || !name.some((word) => RATE.test(word))) return false;
  const { n, d } = value.value;
  return /^0?\.\d+$/.test(quote) && 100n * one.value.n * d === n * one.value.d;
}

/** What "at €120" and "for €120" tell without its name. */
const isPrice = ({ name, values: [value] }: Field): boolean =>
  value?.kind === 'money' && name.length === 1 && /^(?:price|rate|cost)$/.test(name[0]!);

/** A share without the word that says no more than that it is one. */
const unrated = (field: Field): Field => {
  const name = field.name.filter((word) => !RATE.test(word));
  return name.length === 0 ? field : { ...field, name };
};

const COUNT_NAME = /^(?:qty|quantity|count|units|pieces|pcs)$/;

/** "Four mugs" of `qty: 4` beside `name: mug`. */
function isCountOf(said: Said, { name, object }: Field, at: number): boolean {
  const next = said.explained[at];
  if (name.length !== 1 || !COUNT_NAME.test(name[0]) || next?.part !== 'value') return false;
  return next.field!.object === object && said.isKey(next.field!);
}

/** "In Q1" of a field `q1`. */
const isName = ({ bare, fields }: Said, from: number, to: number): boolean =>
  to === from + 1 &&
  fields.some(
    ({ name, path }) =>
      name.some((word) => word === bare[from] || isSameDay(word, bare[from])) ||
      (path.at(-2) === bare[from] && path.at(-1) === bare[from + 1]),
  );

/** "In the 30-day period" of a field `late_30d`. */
function isOfName(said: Said, value: Value): boolean {
  if (value.kind !== 'quantity' || value.base !== 's') return false;
  const days = Number(value.written.n) / Number(value.written.d);
  return value.unit === 'd' && said.fields.some(({ name }) => name.includes(`${days}d`));
}
