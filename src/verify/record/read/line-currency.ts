/** In which currency the plain amounts of lines and rows are. */
import { readValues } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';

const MONEY = /^(?:amount|price|cost|total|fee|sum|net|gross|balance|paid|value|charge)$/;

/** The fields of a row with the currency that another of them names. */
export function inCurrency(row: readonly Field[]): Field[] {
  const code = row.find(({ name }) => name.join(' ') === 'currency')?.quote;
  if (code === undefined || !/^[A-Z]{3}$/.test(code)) return [...row];
  return row.map((field) => {
    if (field.values[0]?.kind !== 'number' || !field.name.some((word) => MONEY.test(word))) return field;
    const { start, end } = field;
    const values = readValues(`${field.quote} ${code}`, 'en').map((value) => ({ ...value, start, end }));
    return { ...field, values };
  });
}

/** What a bill sums up: where it names the one currency of its lines, they are in that. */
const SUM = /^(?:(?:grand )?total|amount due|balance due|sum|total (?:due|paid|amount))$/;

export function currencyOf(fields: readonly Field[]): string | undefined {
  const money = fields.flatMap(({ name, values }) =>
    values.flatMap((value) => (value.kind === 'money' ? { name, currency: value.currency } : [])),
  );
  const codes = new Set(money.map(({ currency }) => currency));
  const isSum = money.some(({ name }) => SUM.test(name.join(' ')));
  return isSum && codes.size === 1 ? [...codes][0] : undefined;
}

/** "Bread: 3.10" above "Total: 12.10 EUR". */
export function inOne(field: Field, code: string | undefined): Field {
  const { quote, values, start, end } = field;
  if (code === undefined || values[0]?.kind !== 'number' || !/^-?\d{1,9}[.,]\d\d$/.test(quote)) return field;
  return {
    ...field,
    values: readValues(`${quote} ${code}`, 'en').map((value) => ({ ...value, start, end })),
  };
}
