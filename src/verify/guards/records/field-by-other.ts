/** "Created by the admin" by "role: admin; created by: import": a field that names who did it, beside another's value. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const BY = /\b(\p{L}{3,}) by (?:(?:the|an?|our|your) )?([\p{L}\d@._-]+(?: [\p{L}\d@._-]+){0,3})[.!]?$/iu;

export const FIELD_BY_OTHER: Guard = against('role', 'any', isByOther, {
  said: () => BY,
  told: () => /\bby: /iu,
});

/** Whether the field named after the deed holds none of the words by which the statement calls who did it. */
function isByOther({ reading, support }: Told, { document, source }: AlignedSentence): boolean {
  const [, verb = '', who = ''] = BY.exec(textOf(reading).toLowerCase()) ?? [];
  if (verb === '' || !source.structured) return false;
  const text = support.sentences
    .filter((one) => one.document === document)
    .map((one) => textOf(one.reading).toLowerCase())
    .join('\n');
  const [, value] = new RegExp(String.raw`\b${verb} by: ([^;\n]+)`, 'u').exec(text) ?? [];
  if (value === undefined || value === 'null') return false;
  const words = who.split(/[ ._@-]/).filter((word) => word !== '');
  // A name or number that stands elsewhere too leads to what else is told of its holder.
  return !words.some((word) => value.includes(word)) && text.split(value).length <= 2;
}
