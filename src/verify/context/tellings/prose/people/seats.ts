/** Where a firm has its seat: "its headquarters are in Basel" for "is headquartered in Basel". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const PLACE = String.raw`(?:\p{Lu}[\p{L}-]+(?:,? \p{Lu}[\p{L}-]+){0,3})`;
const FIRM = String.raw`([^,;:]{2,50}?)`;
const SEATED: readonly RegExp[] = [
  new RegExp(String.raw`^${FIRM} (?:is|are) headquartered in (${PLACE})$`, 'u'),
  new RegExp(
    String.raw`^${FIRM} has (?:its|their) (?:headquarters|head office|main office|seat|registered office) in (${PLACE})$`,
    'u',
  ),
  new RegExp(
    String.raw`^${FIRM}['’]s? (?:headquarters|head office|main office) (?:is|are) (?:located |situated )?in (${PLACE})$`,
    'u',
  ),
  new RegExp(
    String.raw`^The (?:headquarters|head office|main office) of ${FIRM} (?:is|are) (?:located |situated )?in (${PLACE})$`,
    'u',
  ),
];

function bySeat({ text, said }: Wording): readonly string[] {
  if (isLeftOpen(text)) return [];
  const found = SEATED.map((form) => form.exec(text)).find((one) => one !== null);
  if (found === undefined || found === null) return [];
  const [, firm = '', place = ''] = found;
  if (/\bregistered office|seat\b/u.test(text) && /headquarter/u.test(said)) return [];
  const who = capital(firm);
  return [
    `${who} is headquartered in ${place}`,
    `${who} is based in ${place}`,
    `${who} has its headquarters in ${place}`,
    `${who} has its head office in ${place}`,
    `${who}'s headquarters are in ${place}`,
    `${who}'s head office is in ${place}`,
    `The headquarters of ${lowered(who)} are in ${place}`,
    `The head office of ${lowered(who)} is in ${place}`,
  ];
}

export const SEATS: readonly Rewriter[] = [{ of: /\b(?:headquarter|head office|based)/u, write: bySeat }];
