/** "Orr Group acquired Delta" by "Orr Logistics, a subsidiary of Orr Group, acquired Delta": whose something is does not do what it does. */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const APPOSED =
  /\p{L}, (?:an?|the|once an?|now an?|part|owner|head|son|daughter|wife|husband)(?: [\p{L}-]+){0,3}? (?:of|at|for|with|from|to) (?:the )?(\p{Lu}[\p{L}\d&.'’-]*(?: \p{Lu}[\p{L}\d&.'’-]*){0,3}),/u;

export const APPOSED_OF: Guard = against('entity', 'prose', isOfIt, { told: () => APPOSED });

function isOfIt({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const told = textOf(theirs);
  const found = APPOSED.exec(told);
  const name = found?.[1];
  if (name === undefined || told.split(name).length > 2) return false;
  const said = textOf(reading);
  if (!new RegExp(String.raw`^(?:The )?${escaped(name)} \p{Ll}`, 'u').test(said)) return false;
  // "Owns", "is the owner of": what ties the two is told by the apposition itself.
  const verb = said
    .slice(said.indexOf(name) + name.length)
    .trim()
    .split(' ')[0]!;
  const rest = told.slice(found!.index + found![0].length);
  return new RegExp(String.raw`^ (?:\p{Ll}+ ){0,3}?${escaped(verb)}\b`, 'iu').test(rest);
}
