/** How long a guarantee is that is given or had: "the warranty lasts two years" for "we give a two-year warranty on all bicycles". */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|thirty|\\d{1,3})';
const KIND = String.raw`(?:[a-z-]+ )?(?:guarantee|warranty|trial|trial period|notice period|return period|cooling-off period|right of withdrawal|probation|probationary period|grace period|free trial|subscription|contract|lease|licence|license|deadline|waiting period)`;
const GIVEN = new RegExp(
  String.raw`^([^,;:]{2,60}?) (?:give|gives|offer|offers|provide|provides|grant|grants|have|has|come with|comes with|carry|carries|include|includes|come|get|gets|receive|receives|There is) an? (${NUMBER})[- ](day|week|month|year)s? (${KIND})((?: (?:on|for|with) [^,;:]+)?)$`,
  'u',
);
const THERE = new RegExp(
  String.raw`^(There) is an? (${NUMBER})[- ](day|week|month|year)s? (${KIND})((?: (?:on|for|with) [^,;:]+)?)$`,
  'u',
);
/** What bounds whose it is, or takes it back. */
const BOUND =
  /\b(?:only|except|select(?:ed)?|some|certain|many|most|members|new customers|optional|extra)\b/iu;

function byTerm({ text }: Wording): readonly string[] {
  const found = THERE.exec(text) ?? GIVEN.exec(text);
  if (found === null || isLeftOpen(text) || BOUND.test(text)) return [];
  const [, who = '', number = '', unit = '', kind = '', rest = ''] = found;
  const span = `${number} ${unit}${number === '1' || number === 'one' ? '' : 's'}`;
  const whose = /^(?:we|there)$/iu.test(who) ? [] : [` ${rest === '' ? 'for' : 'from'} ${who.toLowerCase()}`];
  const wheres = [
    ...new Set([rest, ...(/^ (?:on|for) (?:all|every|each|our)\b/u.test(rest) || rest === '' ? [''] : [])]),
  ];
  return wheres
    .flatMap((where) =>
      ['is valid for', 'lasts', 'is', 'runs for', 'applies for'].map(
        (verb) => `The ${kind}${where} ${verb} ${span}`,
      ),
    )
    .concat(whose.length === 0 ? [] : whose.flatMap((by) => [`The ${kind}${by} lasts ${span}`]), [
      capital(
        `${who === 'There' ? 'there is' : who} ${who === 'There' ? '' : 'has '}a ${kind} of ${span}${rest}`.replace(
          / {2,}/gu,
          ' ',
        ),
      ),
    ]);
}

export const GUARANTEES: readonly Rewriter[] = [
  {
    of: /\b(?:guarantee|warranty|trial|period|withdrawal|probation|subscription|contract|lease|licen[cs]e|deadline)\b/u,
    write: byTerm,
  },
];
