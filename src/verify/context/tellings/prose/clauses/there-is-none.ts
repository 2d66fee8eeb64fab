/** What there is none of and what is not needed, in other turns: "there were no serious side effects" for "no serious side effects occurred", "no receipt is necessary" for "you do not need a receipt". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const NONE =
  /^(No|There (?:was|were|has been|have been) no) ((?:\p{Ll}[\p{L}-]* ){0,4}?\p{Ll}[\p{L}-]+)(?: (occurred|happened|took place|arose))?((?: (?:in|during|at|on|among|with|after) [^,;:]+?)?)(?:;.*|, .*)?$/u;
const OURS = /^(?:No .+? (?:occurred|happened|took place|arose)|There (?:was|were|has been|have been) no )/u;

function byNone({ text, said }: Wording): readonly string[] {
  const found = NONE.exec(text);
  if (found === null || !OURS.test(said)) return [];
  const [, lead = '', what = '', verb, where = ''] = found;
  // "No tickets were sold" tells of no tickets.
  if (lead === 'No' && verb === undefined) return [];
  const be = /s$/u.test(what) ? 'were' : 'was';
  return ['', where].flatMap((end) => [
    ...(end === where ? [`There ${be} no ${what}${end}`] : []),
    ...(end === where ? ['occurred', 'happened'].map((deed) => `No ${what} ${deed}${end}`) : []),
  ]);
}

const NEEDED =
  /^(?:You|Customers|Guests|Members|Visitors|Participants|Passengers|Applicants) (?:do not|don['’]t) need (?:an? |any |the )?((?:\p{Ll}[\p{L}-]* ){0,3}?\p{Ll}[\p{L}-]+)((?: (?:to|for|in|at) [^,;:]+?)?)$/u;
const UNNEEDED =
  /^(?:An? |The )?((?:\p{L}[\p{L}-]* ){0,3}?\p{Ll}[\p{L}-]+) (?:is|are) not (?:necessary|needed|required)((?: (?:to|for|in|at) [^,;:]+?)?)$|^No ((?:\p{Ll}[\p{L}-]* ){0,3}?\p{Ll}[\p{L}-]+) (?:is|are) (?:necessary|needed|required)((?: (?:to|for|in|at) [^,;:]+?)?)$/u;

function byNeed({ text, said }: Wording): readonly string[] {
  const [active, passive] = [NEEDED.exec(text), UNNEEDED.exec(text)];
  const what = active?.[1] ?? passive?.[1] ?? passive?.[3];
  if (what === undefined) return [];
  const rest = active?.[2] ?? passive?.[2] ?? passive?.[4] ?? '';
  const thing = what.charAt(0).toLowerCase() + what.slice(1);
  const own = /\b(?:necessary|needed|required)\b/u.exec(said)?.[0];
  const article = /^[aeiou]/u.test(thing) ? 'an' : 'a';
  const be = /[^s]s$/u.test(thing) ? 'are' : 'is';
  if (own === undefined)
    return passive === null
      ? []
      : [`You do not need ${article} ${thing}${rest}`, `You do not need ${thing}${rest}`];
  return [
    `No ${thing} ${be} ${own}${rest}`,
    `${article === 'an' ? 'An' : 'A'} ${thing} ${be} not ${own}${rest}`,
    `The ${thing} ${be} not ${own}${rest}`,
  ];
}

export const THERE_IS_NONE: readonly Rewriter[] = [
  { of: OURS, from: NONE, write: byNone, reorders: true },
  { of: /\b(?:necessary|needed|required)\b|\bdo not need\b/u, from: [NEEDED, UNNEEDED], write: byNeed },
];
