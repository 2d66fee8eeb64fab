/** What something was before, and by how much it changed, where it is told with its former value: "was 410, up from 290 a year earlier". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const UNIT = String.raw`(?: (?:million|billion|thousand))?(?: ?(?:%|per cent|percent|euros?|dollars?|pounds?|tonnes|units|people|employees|customers|hours?|days?|EUR|USD|GBP|CHF))?`;
const SIGN = String.raw`(?:[$€£]|(?:EUR|USD|GBP|CHF) )?`;
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const UP_FROM = new RegExp(
  String.raw`^(?<what>[^,;:]{2,80}?) (?<was>was|were|is|are|came to|amounted to|reached|stood at|totalled|stands at) (?<sign>${SIGN})(?<now>${NUMBER})(?<unit>${UNIT})(?<when>(?: (?:in|at|on|for|this|last) [^,;:]{3,40}?)?),? (?<way>up|down) from (?<then>${SIGN}${NUMBER})(?<own>${UNIT})(?<before>(?: (?:a|one) (?:year|month|quarter|week) (?:earlier|before|ago)| (?:the|in the) (?:year|month|quarter|week) before| in [^,;:]{3,30}| last (?:year|month|quarter|week))?)$`,
  'u',
);

const numberOf = (said: string): number => Number(said.replace(/[^\d.]/gu, ''));

/** A number as figures are written: with its thousands set apart. */
const written = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-US') : String(Math.round(value * 1e6) / 1e6);

/** The former value, the change, and both. */
function byFormer({ text }: Wording): readonly string[] {
  const of = UP_FROM.exec(text)?.groups;
  if (of === undefined || isLeftOpen(text)) return [];
  const { what = '', was = '', sign = '', now = '', unit = '', when = '', way, own = '', before = '' } = of;
  const then = of['then']!;
  const units = own === '' ? unit : own;
  const former = /^\d/u.test(then) ? `${sign}${then}` : then;
  const change = numberOf(now) - numberOf(then);
  const many = /^(?:were|are)$/u.test(was);
  if (units !== unit || Number.isNaN(change) || change === 0 || change > 0 !== (way === 'up')) return [];
  const verbs =
    way === 'up' ? ['rose', 'increased', 'grew', 'went up'] : ['fell', 'decreased', 'dropped', 'went down'];
  return [
    `${what} ${many ? 'were' : 'was'} ${former}${units}${before}`,
    ...verbs.flatMap((verb) => [
      `${what} ${verb}${when}`,
      `${what} ${verb} by ${sign}${written(Math.abs(change))}${unit}${when}`,
      `${what} ${verb} from ${former}${units} to ${sign}${now}${unit}${when}`,
    ]),
  ];
}

export const UP_FROM_BEFORE: readonly Rewriter[] = [
  {
    of: /\b(?:was|were|rose|increased|grew|went (?:up|down)|fell|decreased|dropped)\b/u,
    from: /, ?(?:up|down) from |\b(?:up|down) from \d/u,
    write: byFormer,
    reorders: true,
  },
];
