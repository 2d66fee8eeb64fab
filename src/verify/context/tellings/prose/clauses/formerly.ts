/** What something was before it is what it is now: "was reduced from 60 to 20 minutes" for "is now 20 minutes (previously 60)". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const SIGN = String.raw`(?:[$€£]|(?:EUR|USD|GBP|CHF) )?`;
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const UNIT = String.raw`(?: ?(?:%|\p{L}+)(?: (?:per|a|an) \p{Ll}+)?)?`;
const NOW_AND_THEN = new RegExp(
  String.raw`^(?<what>[^;:]{2,80}?) (?:is|are) now (?<now>${SIGN}${NUMBER})(?<unit>${UNIT})(?:,? \(?|, )(?:previously|formerly|before|until now|up from|down from|instead of|it was|was|were|rather than) (?<then>${SIGN}${NUMBER})(?<own>${UNIT})\)?$`,
  'u',
);
const CHANGED = new RegExp(
  String.raw`^(?<what>[^;:]{2,80}?) (?:was|were|is|are|has been|have been|is being|went|rose|fell) (?:(?:raised|increased|lifted|put up|reduced|cut|lowered|extended|shortened|changed|up|down) )?from (?<then>${SIGN}${NUMBER})(?<own>${UNIT}) to (?<now>${SIGN}${NUMBER})(?<unit>(?: ?(?:%|\p{L}+)(?: (?:per|a|an) \p{Ll}+)?)?)(?<when>(?: (?:on|in|at|since|last|as of) [^,;]+)?)$`,
  'u',
);
const UP = 'raised|increased|lifted|put up|extended|lengthened';
const DOWN = 'reduced|lowered|cut|decreased|shortened';
const BE = ['was', 'were', 'has been', 'have been'];
const FORMER = /\b(?:previously|before|used to|formerly|originally|until now|until then|had been)\b/iu;
const TURN = new RegExp(String.raw`\b(?:${UP}|${DOWN}|now)\b|${FORMER.source}`, 'iu');

const numberIn = (text: string): number => Number(text.replace(/[^\d.]/gu, ''));
const signIn = (text: string): string => text.replace(/\d.*$/u, '').trim();

function byFormer({ text, said }: Wording): readonly string[] {
  const jotted = NOW_AND_THEN.exec(text)?.groups;
  const found = jotted ?? CHANGED.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text)) return [];
  const { what = '', now = '', unit = '', then = '' } = found;
  const own = found.own === '' ? unit : found.own!;
  // "20 minutes (previously an hour)" would have to be reckoned.
  if (own.trim() !== unit.trim() && unit !== '') return [];
  if (signIn(now) !== signIn(then) && signIn(then) !== '') return [];
  const [start, end] = [numberIn(then), numberIn(now)];
  if (!(start > 0) || !(end > 0) || start === end) return [];
  const former = FORMER.test(said) ? wasBefore(what, `${then}${own}`) : [];
  if (jotted === undefined) return former;
  return [...former, ...changedTo(what, { then, own, now, unit, up: end > start })];
}

interface Change {
  readonly then: string;
  readonly own: string;
  readonly now: string;
  readonly unit: string;
  readonly up: boolean;
}

const changedTo = (what: string, { then, own, now, unit, up }: Change): readonly string[] =>
  (up ? UP : DOWN)
    .split('|')
    .flatMap((verb) =>
      BE.flatMap((be) => [
        `${what} ${be} ${verb} from ${then} to ${now}${unit}`,
        `${what} ${be} ${verb} from ${then}${own} to ${now}${unit}`,
        `${what} ${be} ${verb} to ${now}${unit}`,
      ]),
    );

/** "Previously the limit was 100"; what a longer name says is told by its head too. */
function wasBefore(what: string, amount: string): readonly string[] {
  const inner = what.replace(/^The /u, 'the ');
  return ['was', 'were'].flatMap((be) => [
    `Previously ${inner} ${be} ${amount}`,
    `Previously, ${inner} ${be} ${amount}`,
    `${what} ${be} previously ${amount}`,
    `${what} ${be} ${amount} before`,
    `${what} used to be ${amount}`,
    `${what} had been ${amount}`,
  ]);
}

export const FORMERLY: readonly Rewriter[] = [{ of: TURN, from: [NOW_AND_THEN, CHANGED], write: byFormer }];
