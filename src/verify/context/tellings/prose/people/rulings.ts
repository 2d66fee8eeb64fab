/** How an appeal ended: "Ms Hill's appeal was successful" for "the court allowed Ms Hill's appeal"; and interest that is borne. */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const PLEA = String.raw`([^,;:]{0,40}?(?:appeal|objection|complaint|challenge|protest)(?: (?:against|by) [^,;:]{2,50}?)?)`;
const RULED = new RegExp(
  String.raw`^(?:The|A|An) [^,;:]{2,40}? (allowed|upheld|granted|dismissed|rejected|turned down|threw out) ${PLEA}((?: (?:on|in) [^,;:]+)?)$`,
  'u',
);
const WAS_RULED = new RegExp(
  String.raw`^${PLEA} was (allowed|upheld|granted|dismissed|rejected|turned down|thrown out)((?: (?:on|in) [^,;:]+)?)$`,
  'u',
);
const WON = /^(?:allowed|upheld|granted)$/u;

function byRuling({ text }: Wording): readonly string[] {
  const [ruled, was] = [RULED.exec(text), WAS_RULED.exec(text)];
  if ((ruled === null && was === null) || isLeftOpen(text) || /\b(?:part|partly|partially)\b/u.test(text))
    return [];
  const [verb = '', plea = '', when = ''] =
    ruled === null ? [was![2], was![1], was![3]] : [ruled[1], ruled[2], ruled[3]];
  const what = capital(lowered(plea));
  const ends = [...new Set([when, ''])];
  return (
    WON.test(verb)
      ? ['was successful', 'succeeded']
      : ['was unsuccessful', 'failed', 'was not successful', 'did not succeed']
  ).flatMap((turn) => ends.map((end) => `${what} ${turn}${end}`));
}

const BEARS =
  /^([^,;:]{2,60}?) (?:bears?|carr(?:y|ies)|accrues?|attracts?|(?:is|are) subject to|(?:is|are) charged) (?:default )?interest(?: (?:at|of) (?:a rate of )?(\d[\d.]* ?(?:%|percent|per cent)))?((?: (?:a|per) (?:year|month|annum))?)$/u;

/** "Interest is charged on late payments" for "late payments bear interest at 8 percent". */
function byInterest({ text }: Wording): readonly string[] {
  const found = BEARS.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', rate, per = ''] = found;
  const on = lowered(what);
  return ['is charged', 'is due', 'accrues', 'is payable'].flatMap((verb) => [
    `Interest ${verb} on ${on}`,
    ...(rate === undefined
      ? []
      : [
          `Interest of ${rate}${per} ${verb} on ${on}`,
          `Interest of ${rate} ${verb} on ${on}`,
          `Interest ${verb} on ${on} at ${rate}${per}`,
        ]),
  ]);
}

const WORKED =
  /^([^,;:]{2,50}?) (?:has|have) (?:worked|been working|practised|practiced|taught) ([^,;:]*?)\bfor (?:more than |over )?((?:[a-z]+|\d+) years)$/u;

/** "Has five years of experience" for "has worked in the field for five years". */
function byExperience({ text }: Wording): readonly string[] {
  const found = WORKED.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, who = '', where = '', span = ''] = found;
  const has = `${who} has`;
  return ['of experience', "' experience", "' work experience"].flatMap((of) =>
    [`${where}`.trim(), ''].map(
      (at) => `${has} ${span}${of.startsWith("'") ? of : ` ${of}`}${at === '' ? '' : ` ${at}`}`,
    ),
  );
}

export const RULINGS: readonly Rewriter[] = [
  { of: /\b(?:successful|unsuccessful|succeeded?|failed)\b/u, write: byRuling },
  { of: /\b[Ii]nterest\b/u, from: BEARS, write: byInterest },
  { of: /\bexperience\b/u, from: WORKED, write: byExperience },
];
