/** "Was last changed by Ana" by "was first changed by Ana", "the lease is for a year" by "the lease is a year old". */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const OPPOSITE: Readonly<Record<string, string>> = {
  first: 'last',
  last: 'first',
  next: 'last|previous',
  previous: 'next|following',
  earliest: 'latest',
  latest: 'earliest',
};
const FIRST = /\b(first|last|next|previous|earliest|latest) (\p{Ll}+)/iu;
const FOR_SPAN =
  /\b(?:is|are|was|were|runs?|ran|lasts?) (?:for )?((?:an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:minute|hour|day|week|month|year)s?)[.!]?$/iu;
const OLD = /\b(?:minute|hour|day|week|month|year)s? (?:old|late|early|ago|away|overdue|long overdue)\b/iu;

export const FIRST_FOR_LAST: readonly Guard[] = [
  against('quantity', 'english', isOtherEnd, { said: () => FIRST, told: () => FIRST }),
  against('date_time', 'prose', isFromThen, { said: () => BY_THEN }),
  against('quantity', 'english', isAge, { said: () => FOR_SPAN, told: () => OLD }),
];

function isOtherEnd({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [, end = '', what = ''] = FIRST.exec(textOf(reading)) ?? [];
  const told = textOf(theirs);
  if (end === '' || source.structured || new RegExp(String.raw`\b${end}\b`, 'iu').test(told)) return false;
  return new RegExp(String.raw`\b(?:${OPPOSITE[end.toLowerCase()]}) ${escaped(what)}\b`, 'iu').test(told);
}

function isAge({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const span = FOR_SPAN.exec(textOf(reading))?.[1];
  if (span === undefined || !/\b(?:for|runs?|ran|lasts?)\b/iu.test(textOf(reading))) return false;
  return new RegExp(
    String.raw`\b${escaped(span)} (?:old|late|early|ago|away|overdue|long overdue)\b`,
    'iu',
  ).test(textOf(theirs));
}

const BY_THEN =
  /\b(by|until|till|before|from|since|after) (noon|midnight|\d{1,2}(?::\d\d)?(?: ?[ap]m)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)[.!]?$/u;
const EARLY = /^(?:by|until|till|before)$/;

/** "Was home by noon" by "was home from noon". */
function isFromThen({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, led = '', time = ''] = BY_THEN.exec(textOf(reading)) ?? [];
  const told = textOf(theirs);
  if (time === '' || told.split(time).length !== 2) return false;
  const others = EARLY.test(led) ? 'from|since|after' : 'by|until|till|before';
  return (
    new RegExp(String.raw`\b(?:${others}) ${escaped(time)}\b`, 'u').test(told) &&
    /\b(?:is|are|was|were|lasted|played|open|runs?|ran|free|closed|home)\b/iu.test(told)
  );
}
