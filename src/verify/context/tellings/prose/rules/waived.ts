/** A charge that some need not pay, told of it or of them: "students do not pay a registration fee" for "the registration fee is waived for students". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const CHARGE = String.raw`((?:[\p{Ll}-]+ ){0,2}?(?:fee|charge|deposit|surcharge|fare|tax|duty|premium|toll|postage|commission|contribution)s?)`;
const WHO = String.raw`((?:[\p{L}-]+ ){0,3}?[\p{L}-]+s|children under \d+|everyone|members of [\p{L} ]{2,30})`;
const SOURCES: readonly RegExp[] = [
  `^(?:The |An? |Our |Your )?${CHARGE}(?: of [^,;:()]{1,20}?)? (?:is|are) waived for (?:all )?${WHO}$`,
  `^(?:The |An? |Our |Your )?${CHARGE}(?:[:,]? (?:of |is )?[^,;:()]{1,20}?)? \\((?:is |are )?waived for (?:all )?${WHO}\\)?$`,
  `^There (?:is|are) no ${CHARGE} for ${WHO}$`,
  `^No ${CHARGE} (?:is|are) (?:charged|payable|due) (?:for|to|by) ${WHO}$`,
].map((source) => new RegExp(source, 'iu'));
const SOURCES_OF_WHO: readonly RegExp[] = [
  `^${WHO} (?:are|is) exempt from (?:the |any |all )?${CHARGE}$`,
  `^${WHO} (?:do|does) not (?:have to |need to )?pay (?:the |an? |any )?${CHARGE}$`,
  `^${WHO} pay no ${CHARGE}$`,
].map((source) => new RegExp(source, 'iu'));
/** What makes of those who are freed some of them, or of the charge a part of it. */
const BOUND = /\b(?:only|some|most|half|partly|if|unless|until|except|first|other|no longer|when|once)\b/iu;

interface Freed {
  readonly charge: string;
  readonly who: string;
}

function freedIn(text: string): Freed | undefined {
  for (const pattern of SOURCES) {
    const found = pattern.exec(text);
    if (found !== null) return { charge: found[1]!.toLowerCase(), who: found[2]! };
  }
  for (const pattern of SOURCES_OF_WHO) {
    const found = pattern.exec(text);
    if (found !== null) return { charge: found[2]!, who: found[1]! };
  }
  return undefined;
}

function byFreed({ text }: Wording): readonly string[] {
  if (BOUND.test(text) || (isLeftOpen(text) && !/\b(?:do|does) not\b/u.test(text))) return [];
  const freed = freedIn(text);
  if (freed === undefined) return [];
  const who = lowered(freed.who);
  const subject = capital(who);
  const does = /^everyone$/iu.test(who) ? 'does' : 'do';
  return ['the ', 'a ', ''].flatMap((article) => {
    const charge = `${article}${freed.charge}`;
    return [
      `${subject} ${does} not pay ${charge}`,
      `${subject} ${does} not have to pay ${charge}`,
      `${subject} ${does} not need to pay ${charge}`,
      ...(article === 'a ' ? [] : [`${subject} ${does === 'do' ? 'are' : 'is'} exempt from ${charge}`]),
      ...(article === 'the ' ? [`${capital(charge)} is waived for ${who}`] : []),
      ...(article === ''
        ? [
            `There is no ${charge} for ${who}`,
            `No ${charge} is charged for ${who}`,
            `${subject} pay no ${charge}`,
          ]
        : []),
    ];
  });
}

export const WAIVED: readonly Rewriter[] = [
  {
    of: /\b(?:fee|charge|deposit|surcharge|fare|tax|duty|premium|toll|postage|commission|contribution)s?\b/iu,
    write: byFreed,
  },
];
