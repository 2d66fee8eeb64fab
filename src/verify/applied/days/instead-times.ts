/** By how much something was earlier or later than planned: "left two hours late" of "left at 15:00 instead of 13:00". */
import { lengthIn } from '../../between/claim.ts';
import { liesBy } from '../../record/words/moment.ts';
import type { Scene, Shown } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';

const DEED =
  'starts?|started|began|begins?|left|leaves?|departed|departs?|arrived|arrives?|took off|landed|opened|opens?|ended|ends?|finished|came|will (?:start|begin|leave|depart|arrive|open|end)|is|was';
const EARLY_OR_LATE = new RegExp(
  `^(?<who>.{2,60}?) (?<deed>${DEED}) (?:by )?(?<length>.{4,30}?) (?<how>earlier|later|late|early)(?: than (?:planned|scheduled|usual|expected|announced|originally planned))?$`,
  'u',
);
const DELAYED = /^(?<who>.{2,60}?) (?:was|is|has been) delayed by (?<length>.{4,30})$/u;
const AT = String.raw`(\d{1,2})[:.](\d\d)`;
const INSTEAD =
  /^(?<before>.{3,90}? at) (?:\d{1,2}[:.]\d\d) (?:instead of|rather than|not|\(scheduled:?|\(planned:?) (?:at )?(?:\d{1,2}[:.]\d\d)\)?(?: as (?:planned|scheduled))?$/u;
const TIMES = new RegExp(`${AT}[^\\d]+${AT}`, 'u');

/** Where both times stand, as far apart as a statement says; undefined for another, and where they are not. */
export function insteadTimes(said: string, { documents, lexicon, says }: Scene): Shown | undefined {
  const found = (EARLY_OR_LATE.exec(said) ?? DELAYED.exec(said))?.groups;
  if (found === undefined) return undefined;
  const length = lengthIn(found.length!.replace(/^half an hour$/u, '30 minutes'), lexicon);
  if (length?.unit !== 'minute') return undefined;
  const early = /^earl/u.test(found.how ?? '');
  for (const one of sentencesOf(documents)) {
    const before = INSTEAD.exec(one.text)?.groups?.before;
    if (before === undefined || / not /u.test(before)) continue;
    const [, h1, m1, h2, m2] = TIMES.exec(one.text) ?? [];
    const [actual, planned] = [Number(h1) * 60 + Number(m1), Number(h2) * 60 + Number(m2)];
    const late = early ? planned - actual : actual - planned;
    if (late <= 0 || !liesBy(at(late), at(0), length)) continue;
    const deed = found.deed ?? 'left';
    const text = `${before} ${h1}:${m1}.`;
    const verbs =
      /^(?:is|was)$/u.test(deed) || found.deed === undefined
        ? ['left', 'departed', 'arrived', 'started', 'landed']
        : [deed];
    if (verbs.some((verb) => says(`${found.who} ${verb} at ${h1}:${m1}.`, text)))
      return { places: [one], told: `${h1}:${m1} − ${h2}:${m2} = ${actual - planned} minutes` };
  }
  return undefined;
}

const at = (minute: number) => ({ day: 0, year: false, month: 0, date: 1, minute });
