/** The fields of an object of data as they are told: by its deed, its name in full, its moments and its key. */
import { parseFieldUnit, readValues } from '../../../text/values/index.ts';
import type { Document } from '../../read/document.ts';
import type { Leaf } from '../../read/evidence-text.ts';
import { fieldWords } from '../../read/field-said.ts';
import { type Field, wordsOf } from '../record.ts';
import { inFull } from '../words/short-forms.ts';
import { isCalling, isHolder, labelsOf, namesOf } from './data-paths.ts';

/** What an object is called that has a name for how a thing stands: `status: { code: 3, name: closed }`. */
export const LABELLED = /^(?:status|state|stage|phase|priority|severity|category|type|resolution)$/;

/** A field as one of the object above its own. */
export const lifted = (field: Field, name: readonly string[], object: string): Field => ({
  ...field,
  name,
  path: wordsOf(
    namesOf(object)
      .filter((key) => !/^\d+$/.test(key))
      .map(fieldWords)
      .join(' '),
  ),
  object,
});

/** The name that a row gives the value beside it: `{ name: color, value: green }` says the color of what has the list. */
export function settingOf(fields: readonly Field[]): readonly [readonly string[], Field] | undefined {
  const [first, second, ...more] = fields;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const isSetting =
    /^(?:name|key|field|property|attribute|option|setting)$/.test(first.name.join(' ')) &&
    second.name.join(' ') === 'value' &&
    /^[a-z][a-z_ -]{0,40}$/.test(first.quote);
  return isSetting ? [wordsOf(fieldWords(first.quote)), second] : undefined;
}

/** When an entry of a log was made, and how much it matters: what it is of comes behind them. */
const STAMP = /^(?:time|timestamp|ts|datetime|level|lvl|severity)$/;

/** The fields of an object, the one that numbers what it is of first. */
export function keyFirst(fields: readonly Field[]): readonly Field[] {
  const from = fields.findIndex(({ name }) => !STAMP.test(name.join(' ')));
  if (from <= 0 || !/^(?=.*\d)(?=.*\p{L})[\p{L}\d_-]+$/u.test(fields[from]!.quote)) return fields;
  return [...fields.slice(from), ...fields.slice(0, from)];
}

/** The month that `exp_month` and `exp_year` name together. */
export function expiryOf(fields: readonly Field[]): readonly Field[] {
  const part = (unit: string): Field | undefined =>
    fields.find(
      ({ name: [first = '', ...rest] }) =>
        /^(?:exp|expiry|expiration)$/.test(first) && rest.join(' ') === unit,
    );
  const [month, year] = [part('month'), part('year')];
  if (month === undefined || year === undefined) return [];
  const quote = `${year.quote}-${month.quote.padStart(2, '0')}`;
  const [date] = /^\d{4}-\d\d$/.test(quote) ? readValues(quote, 'en') : [];
  if (date?.kind !== 'date') return [];
  const { value: start, end } = year;
  return [{ ...year, name: ['expiry'], quote, words: wordsOf(quote), values: [{ ...date, start, end }] }];
}

/** The moments that a day and a time beside it name together: `date: 2026-07-04, time: 10:30`. */
export function momentsOf(fields: readonly Field[]): readonly Field[] {
  const days = fields.filter(
    ({ name, values: [value] }) => value?.kind === 'date' && /^(?:date|day)$/.test(name.at(-1)!),
  );
  return fields.flatMap((field) => {
    const [value] = field.values;
    if (value?.kind !== 'time' || value.end < field.end || days.length !== 1) return [];
    const [day] = days as [Field];
    const of = field.name.filter((word) => word !== 'time' && word !== 'at');
    if (day.name.some((word) => !/^(?:date|day)$/.test(word) && !of.includes(word))) return [];
    const quote = `${day.quote}T${field.quote}`;
    const [moment] = readValues(quote, 'en');
    if (moment?.kind !== 'datetime') return [];
    const { start, value: from, end } = field;
    const name = of.length > 0 ? field.name : ['datetime'];
    return [
      { ...field, name, quote, words: wordsOf(quote), values: [{ ...moment, start: from, end }], start },
    ];
  });
}

/** The name of somebody whose first and last names stand apart: `{ first: Ann, last: Lee }`. */
export function fullNameOf(fields: readonly Field[]): readonly Field[] {
  const part = (names: RegExp): Field | undefined => fields.find(({ name }) => names.test(name.join(' ')));
  const [first, last] = [part(/^(?:first|given)(?: name)?$/), part(/^(?:last|family|sur)(?: ?name)?$/)];
  if (first === undefined || last === undefined || first.values.length + last.values.length > 0) return [];
  const quote = `${first.quote} ${last.quote}`;
  return [{ ...first, name: ['name'], quote, words: wordsOf(quote), values: [] }];
}

export const isFullName = ({ name, quote }: Field): boolean =>
  name.join(' ') === 'name' && quote.includes(' ');

/** What was done where an object is a deed, by the noun that names it. */
const DEEDS: ReadonlyMap<string, string> = new Map(
  (
    'approval approved,review reviewed,signature signed,rejection rejected,cancellation cancelled,' +
    'confirmation confirmed,verification verified,escalation escalated,inspection inspected,submission submitted'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Fields that say what came of it: then nobody approved who stands among the approvals. */
const DECIDING =
  /^(?:status|state|decision|vote|verdict|action|outcome|result|approved|granted|signed|passed|failed|ok|valid|success|successful|accepted|confirmed|verified|completed|revoked|withdrawn|cancelled|rejected|expired)$/;

/** Fields of what has to be: who must approve has not approved by that. */
const RULING =
  /^(?:required|requires|needed|above|below|over|under|threshold|limit|min|max|minimum|maximum|policy|rule)$/;

/** The fields of `approvals: [{ by, at }]` by their full names: who approved, and when. */
export function namedByDeed(fields: readonly Field[], path: string): readonly Field[] {
  const labels = labelsOf(path);
  const done = labels.length === 1 ? DEEDS.get(labels[0]!.replace(/s$/, '')) : undefined;
  if (
    done === undefined ||
    fields.some(
      ({ name, quote }) => quote === 'false' || name.some((word) => DECIDING.test(word) || RULING.test(word)),
    )
  )
    return fields;
  return fields.map((field) =>
    /^(?:by|at|on)$/.test(field.name.join(' ')) ? { ...field, name: [done, ...field.name] } : field,
  );
}

/** The words of a name above, without the unit that it gives the numbers under it: "weight" of `weight_g`. */
function namesWithoutUnit(key: string): readonly string[] {
  const { kind, words } = parseFieldUnit(key);
  return inFull(kind === 'quantity' && words.length > 0 ? words : wordsOf(fieldWords(key)));
}

export function fieldOf(document: Document, leaf: Leaf, object: string): Field {
  const names = namesOf(leaf.pointer).filter((name, at, all) => at < all.length - 1 || !/^\d+$/.test(name));
  const own = leaf.called?.name ?? names.at(-1) ?? '';
  const isNumber = /^-?[\d.]+$/.test(leaf.quote);
  const hints = parseFieldUnit(own);
  const path = namesOf(object)
    .filter((key) => !/^\d+$/.test(key))

    .flatMap(namesWithoutUnit);
  const sized = isNumber || (leaf.quote === 'null' && hints.kind === 'quantity');
  // `limits: { daily_usd }`: what costs, is spent or allowed so much in a day is called by the name above.
  const above = hints.kind === 'money' && hints.per.length > 0 ? labelsOf(object) : [];
  const said = hints.words.length > 0 ? [...hints.words] : above;
  const plain = sized && said.length > 0 ? said : wordsOf(fieldWords(own));
  const name = isCalling(plain) && isHolder(object) ? labelsOf(object) : inFull(plain);
  const [sentence = 0] = document.sentencesIn(leaf.start, leaf.end);
  const values = readValues(document.text, 'en', { start: leaf.value, end: leaf.end });
  const { start, value, end, quote } = leaf;
  const words = wordsOf(/^[A-Za-z]+(?:[_-][A-Za-z]+)+$/.test(quote) ? fieldWords(quote) : quote);
  const listed = /\/\d+$/.test(leaf.pointer) && leaf.called === undefined ? { listed: true as const } : {};
  return { name, path, object, ...listed, quote, words, values, start, value, end, sentence };
}
