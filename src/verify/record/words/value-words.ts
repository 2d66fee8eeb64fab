/** Words of a claim that go with a value: what it measures, for what each, how often, how old. */
import { RATES } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { SET_BEFOREHAND } from './senses.ts';
import { truthOf } from './states.ts';
import { isOfDay } from './word-kinds.ts';

/** Whether a field gives an amount, a day or a flag. */
export const isMeasured = (said: Said, field: Field): boolean =>
  (field.values.length > 0 && !said.isKey(field)) || truthOf(field.quote, field.words) !== undefined;

/** "The next invoice is due on 1 July" of `next_invoice: 2026-07-01`. */
export const isNextDate = ({ name, path, values: [value] }: Field): boolean =>
  (name[0] === 'next' || path.includes('next')) && value?.kind === 'date';

/** "250 emails bounced" of `bounced: 250`: a number of a deed is of those that it was done to. */
export const isCounted = ({ words, explained, fields }: Said, at: number): boolean => {
  const field = /^(?:value|derived)$/.test(explained[at - 1]?.part ?? '')
    ? explained[at - 1]!.field
    : undefined;
  // "250 units are available" of `available: 250`.
  const unit =
    /^(?:unit|piece)$/.test(words[at]!.lemma) &&
    !fields.some(({ name }) => name.some((word) => /^(?:units?|pieces?)$/.test(word)));
  if (unit && field?.values[0]?.kind === 'number' && field.values[0].form === 'cardinal') return true;
  return (
    field?.values[0]?.kind === 'number' &&
    COUNTED.has(words[at]!.lemma) &&
    field.name.length === 1 &&
    /(?:[^e]ed|sold|sent|lost|left|taken|won|waitlist|waiting)$/.test(field.name[0]!)
  );
};
const COUNTED = new Set(
  'email message people person recipient item record entry letter contact ticket seat place copy unit guest visitor student pupil employee user member customer patient participant attendee passenger runner entrant competitor applicant'.split(
    ' ',
  ),
);

/** "Works late on Monday" of `Mon: late`: when somebody works, unless it is "off". */
export const isShift = (field: Field | undefined): boolean =>
  field !== undefined && isOfDay(field) && field.values.length === 0 && !NO_WORK.test(field.quote.trim());
const NO_WORK = /^(?:|[-\u2013\u2014]+|off|free|none|no|leave|holiday|vacation|sick|absent|closed|x)$/i;

/** "Actual spending on travel" of what travel was planned at, beside what it came to. */
export const SPENDING = /^(?:spend|spending|costs?|expenditure|expenses?)$/;
export const isSpent = ({ name }: Field): boolean =>
  name.length === 1 && /^(?:actual|planned|budgeted|forecast)$/.test(name[0]!);

/** "The monthly price" of an amount for each month. */
export const isPer = ({ values: [value] }: Field, form: string): boolean =>
  value !== undefined && 'per' in value && value.per?.length === 1 && value.per[0] === RATES.get(form);

/** "A day" of what is noted to be `daily`, where no other cycle is. */
export const isEvery = ({ bare }: Said, at: number, { quote, name }: Field): boolean => {
  const cycle = /^(?:a|per|every|each)$/.test(bare[at]!) ? CYCLES.get(bare[at + 1] ?? '') : undefined;
  // "A year" of `Annual value`.
  if (cycle !== undefined && name.some((word) => word.replace(/^annual$/, 'yearly') === cycle)) return true;
  const noted = quote.toLowerCase().match(/\b(?:dai|week|month|year)ly\b/g) ?? [];
  return cycle !== undefined && noted.length > 0 && noted.every((one) => one === cycle);
};
const CYCLES: ReadonlyMap<string, string> = new Map([
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['year', 'yearly'],
]);

/** "58 years old" of a name with an age behind it. */
export const isAged = ({ explained, words, reading }: Said, at: number): boolean => {
  const value = reading.values[words[at]?.value ?? -1];
  return explained[at]?.part === 'value' && value?.kind === 'quantity' && value.unit === 'year';
};

/** "Its due date" of a field that holds one. */
export const isDated = ({ explained }: Said, at: number): boolean => {
  const field = explained[at]?.field;
  if (field?.quote === 'null') return field.name.some((word) => SET_BEFOREHAND.has(word));
  return /^(?:date|datetime)$/.test(field?.values[0]?.kind ?? '');
};

/** What a quantity of a kind of unit is called. */
const MEASURES: ReadonlyMap<string, readonly string[]> = new Map([
  ['degC', ['temperature']],
  ['kg', ['weight']],
  ['s', ['duration']],
  ['bit', ['size', 'data', 'volume']],
  ['m/s', ['speed']],
  ['V', ['voltage']],
  ['A', ['current']],
  ['W', ['power']],
  ['Pa', ['pressure']],
  ['Hz', ['frequency']],
  ['m', ['distance', 'length', 'height', 'width', 'depth']],
]);

export const isMeasure = ({ values: [value] }: Field, lemma: string): boolean =>
  value?.kind === 'quantity' && MEASURES.get(value.base)?.includes(lemma) === true;
