/** The period that a record is of: "during the period", "in May" of a statement from 1 to 31 May. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { rangeOf } from '../words/amounts.ts';
import { momentOf } from '../words/moment.ts';

const FROM = /^(?:(?:period|statement|billing) )?(?:from|start|begin)(?: date)?$/;
const TO = /^(?:(?:period|statement|billing) )?(?:to|end|until)(?: date)?$/;

/** Accounts for words at the end of a claim, from `from` on, that say no more than of which period the record is. */
export function inPeriod(said: Said, from: number): boolean {
  const rest = said.bare.slice(from);
  if (rest.length === 0) return true;
  if (!/^(?:in|over|during|for|across)$/.test(rest[0]!)) return false;
  const { own, inner, above, beside } = said.focus;
  const fields = [...own, ...inner, ...above, ...beside.flat()];
  const start = fields.find(({ name }) => FROM.test(name.join(' ')));
  const end = fields.find(({ name, object }) => object === start?.object && TO.test(name.join(' ')));
  if (start === undefined || end === undefined || !isNamedAs(said, start, end, from)) return false;
  said.explain(from, said.words.length, 'derived', end);
  said.extra.push(start);
  return true;
}

/** Whether words name the period from the one day to the other: as that, or as the month that it is. */
function isNamedAs(said: Said, start: Field, end: Field, from: number): boolean {
  const [a, b] = [momentOf(start), momentOf(end)];
  if (a === undefined || b === undefined) return false;
  const behind = said.bare.slice(from + 1).join(' ');
  if (/^(?:the|this|that) (?:statement |billing )?period$/.test(behind)) return true;
  const [year, month] = [Math.floor((a.month - 1) / 12), ((a.month - 1) % 12) + 1];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (a.month !== b.month || a.date !== 1 || b.date !== last) return false;
  if (behind === 'the month') return true;
  const k = said.words[from + 1]?.value ?? -1;
  const value = said.reading.values[k];
  return (
    value?.kind === 'date' &&
    value.date.d === undefined &&
    value.date.m === month &&
    (value.date.y === undefined || value.date.y === year) &&
    rangeOf(said, k)[1] === said.words.length
  );
}

/** "No fees were charged during the period": what a statement says without days of its own is of its period. */
export function ofPeriod(said: Said): void {
  const from = said.bare.findLastIndex((word) => /^(?:in|over|during|for|across)$/.test(word));
  if (from < 2 || !said.isOpen(from) || said.focus.rows.length > 0) return;
  const isOther = (field: Field): boolean =>
    momentOf(field) !== undefined && !FROM.test(field.name.join(' ')) && !TO.test(field.name.join(' '));
  const isSaid = ({ name }: Field): boolean => name.some((word) => said.isNamed(word));
  if (said.fields.some((field) => isOther(field) && isSaid(field))) return;
  inPeriod(said, from);
}
