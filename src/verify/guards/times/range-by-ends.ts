/** "Closed from 2 to 5 May" by "closed on 2 and 5 May": two that are named are not all that lie between them. */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'.split(
  '|',
);
const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'.split('|');
const END = String.raw`(\d{1,6}(?:(?:st|nd|rd|th)\b)?|${MONTHS.join('|')}|(?:${DAYS.join('|')})s?)`;
const RANGE = new RegExp(
  String.raw`\b${END}(?: (?:to|until|till|through|up to)(?: and including)? (?:the )?| ?[-\u2013] ?)${END}\b|\bbetween (?:the )?${END} and (?:the )?${END}\b`,
  'iu',
);
const AND = /\b(?:and|&) /iu;

export const RANGE_BY_ENDS: Guard = against('quantity', 'english', isTwoNamed, {
  said: () => RANGE,
  told: () => AND,
});

function isTwoNamed({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const found = RANGE.exec(textOf(reading));
  const [from, to] = (found ?? []).slice(1).filter((end) => end !== undefined);
  if (from === undefined || to === undefined || !lieApart(from, to)) return false;
  const told = textOf(theirs);
  const [one, other] = [escaped(from), escaped(to)];
  const joined = new RegExp(
    String.raw`(?<!\b(?:between|from) (?:the )?)(?<!\d[.,:/-])\b${one}(?:, | )(?:and|&) (?:(?:on|in|at|the) ){0,2}${other}\b(?![.,:/-]\d)`,
    'iu',
  );
  const ranged = new RegExp(
    String.raw`\b${one}(?:\D{0,24}\b(?:to|until|till|through)\b| ?[-\u2013])\D{0,24}${other}\b`,
    'iu',
  );
  return joined.test(told) && !ranged.test(told);
}

/** Whether something lies between two ends, as far as they have an order. */
function lieApart(from: string, to: string): boolean {
  const [one, other] = [orderOf(from), orderOf(to)];
  return one === undefined || other === undefined || other - one > 1 || other < one;
}

function orderOf(end: string): number | undefined {
  if (/^\d/.test(end)) return Number.parseInt(end, 10);
  const name = end.toLowerCase().replace(/(?<=day)s$/, '');
  const place = MONTHS.includes(name) ? MONTHS.indexOf(name) : DAYS.indexOf(name);
  return place < 0 ? undefined : place;
}
