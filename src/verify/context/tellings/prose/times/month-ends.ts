/** The last day of a month by name: "by the end of April" for "by 30 April". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const LAST: Readonly<Record<string, string>> = {
  January: '31',
  March: '31',
  April: '30',
  May: '31',
  June: '30',
  July: '31',
  August: '31',
  September: '30',
  October: '31',
  November: '30',
  December: '31',
};
const MONTH = `(${Object.keys(LAST).join('|')})`;
const END = new RegExp(
  String.raw`\b(at|by|until|before|from|on) (?:the )?end of ${MONTH}((?: \d{4})?)(?!\d)`,
  'u',
);
const DAY = new RegExp(
  String.raw`\b(on|by|until|from|before) (?:the )?(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} (\d{1,2})(?:st|nd|rd|th)?)((?:,? \d{4})?)(?!\d)`,
  'u',
);

/** The end of a month that the claim names. */
function byEnd({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [END.exec(said), DAY.exec(text)];
  if (ours === null || theirs === null) return [];
  const [, , month] = ours;
  const [place, by, day, named, other, turned, year] = theirs;
  if (month !== (named ?? other) || LAST[month!] !== (day ?? turned)) return [];
  const at = by === 'on' ? 'at' : by;
  return [text.replace(place, `${at} the end of ${month}${year!.replace(',', '')}`)];
}

/** The day that the claim names, which the end of a month is. */
function byDay({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [DAY.exec(said), END.exec(text)];
  if (ours === null || theirs === null) return [];
  const [, , day, named, other, turned] = ours;
  const [place, at, month, year] = theirs;
  if (month !== (named ?? other) || LAST[month!] !== (day ?? turned)) return [];
  return [text.replace(place, `${at === 'at' ? 'on' : at} ${LAST[month!]} ${month}${year}`)];
}

export const MONTH_ENDS: readonly Rewriter[] = [
  { of: END, from: DAY, write: byEnd, reorders: true },
  { of: DAY, from: END, write: byDay, reorders: true },
];
