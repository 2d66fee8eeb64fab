/** How long something takes until it is there: "the refund takes five days" for "it takes five days for the refund to arrive". */
import { present } from '../../../../../text/inflect.ts';
import { SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const FOR = new RegExp(
  String.raw`^It (takes|took|will take|can take|may take) ((?:about |around |up to |at least |between \d+ and )?${SPAN}|\d+ (?:to|or) \d+ (?:working |business )?[a-z]+) for (?!which\b)([^,;:]{2,60}?) to ([a-z]+(?: [^,;:]+)?)$`,
  'u',
);
const OWN = new RegExp(
  String.raw`^([^,;:]{2,60}?) (takes?|took|will take|can take|may take) ((?:about |around |up to |at least )?${SPAN}) to ([a-z]+(?: [^,;:]+)?)$`,
  'u',
);
/** What is no more than that it is there then. */
const ARRIVING =
  /^(?:arrive|come through|go through|reach (?:you|your account)|be (?:processed|completed|credited|delivered|paid|paid out|issued|finished|reviewed|approved))\b/u;

function byTaking({ text }: Wording): readonly string[] {
  const [for_, own] = [FOR.exec(text), OWN.exec(text)];
  if ((for_ === null && own === null) || isLeftOpen(text.replace(/\b(?:can|may) take\b/u, ''))) return [];
  const [, takes = '', span = '', what = '', deed = ''] = for_ ?? ['', own![2], own![3], own![1], own![4]];
  const many = /[^s]s$/u.test(what);
  const verb = takes === 'takes' || takes === 'take' ? (many ? 'take' : 'takes') : takes;
  const [first = '', ...rest] = deed.split(' ');
  const does = first === 'be' ? (many ? 'are' : 'is') : many ? first : present(first);
  const doing = [does, ...rest].join(' ');
  const now = /^takes?$/u.test(takes) && !/^(?:about|around|up to|at least|between)/u.test(span);
  return [
    `${capital(what)} ${verb} ${span} to ${deed}`,
    ...(ARRIVING.test(deed) ? [`${capital(what)} ${verb} ${span}`] : []),
    `It ${takes === 'take' ? 'takes' : takes} ${span} for ${lowered(what)} to ${deed}`,
    ...(now && ARRIVING.test(deed)
      ? [`${capital(what)} ${doing} after ${span}`, `${capital(what)} ${doing} in ${span}`]
      : []),
  ];
}

export const TAKING_TIME: readonly Rewriter[] = [
  { of: /\btakes?\b|\btook\b|\b(?:after|in) \S+ /u, write: byTaking, reorders: true },
];
