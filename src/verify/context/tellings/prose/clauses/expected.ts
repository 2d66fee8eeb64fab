/**
 * What is expected told as what should be, what somebody was informed of as reported to him, and what a thing comes in: "should
 * arrive in June" for "is expected in June", "is available in red" for "comes in black and red".
 */
import type { Wording } from '../../terms/types.ts';
import { capital, escaped } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const WHEN = String.raw`(?:(?:in|on|by|at|around|before) [^,;:]{2,40}|(?:next|this) \p{Ll}+|tomorrow|within [^,;:]{2,30})`;
const AWAITED = new RegExp(
  String.raw`^([^,;:]{2,80}?) (is|are) (?:currently |now )?expected (${WHEN})$`,
  'u',
);
const TO_COME = /^([^,;:]{2,80}?) (?:is|are) (?:currently |now )?expected to ([a-z]+\b[^,;:]{0,60})$/u;
/** Whoever is expected to do so has to do it. */
const OBLIGED =
  /\b(?:you|we|staff|employees?|members?|guests?|students?|visitors?|customers?|tenants?|applicants?|drivers?|everyone|everybody|candidates?)\b/iu;
const NEGATED = /\b(?:not|never|no|unless|if)\b/iu;

function byExpected({ text }: Wording): readonly string[] {
  if (NEGATED.test(text)) return [];
  const [, what, be, when] = AWAITED.exec(text) ?? [];
  if (when !== undefined)
    return [
      `${what} should arrive ${when}`,
      `${what} ${be} expected to arrive ${when}`,
      `${what} ${be} due ${when}`,
    ];
  const [, who = '', deed = ''] = TO_COME.exec(text) ?? [];
  return who === '' || OBLIGED.test(who)
    ? []
    : [`${who} should ${deed}`, `${who} should ${deed.replace(/^reopen\b/u, 'open again')}`];
}

const INFORMED =
  /^((?:The|Our|Your|His|Her|Their) [^,;:]{2,40}?|(?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:has been|have been|was|were) (?:informed|notified|told) (?:of|about) ((?:the|our|your|his|her|their|these|this|an?) [^,;:]{2,60})$/u;

/** "The findings were reported to the owner" for "the owner has been informed of the findings". */
function byInformed({ text }: Wording): readonly string[] {
  const [, whom = '', what = ''] = INFORMED.exec(text) ?? [];
  if (what === '' || NEGATED.test(text)) return [];
  const be = /^(?:the|our|your|his|her|their|these) (?:[\p{Ll}-]+ )*[\p{Ll}-]*[^s]s(?: |$)/u.test(what)
    ? 'were'
    : 'was';
  const owner = whom.replace(/^(?:The|Our|Your|His|Her|Their)\b/u, (word) => word.toLowerCase());
  return [`${capital(what)} ${be} reported to ${owner}`, `${capital(what)} ${be} communicated to ${owner}`];
}

const COMES_IN =
  /^([^,;:]{2,60}?) (comes|come|is available|are available|is sold|are sold|is offered|are offered) in ((?:\p{Ll}+(?: \p{Ll}+)?, ){0,6}\p{Ll}+(?: \p{Ll}+)?(?:,? and \p{Ll}+(?: \p{Ll}+)?)?)$/u;
const COLOUR =
  /\b(?:black|white|red|green|blue|silver|gr[ae]y|yellow|brown|orange|pink|purple|gold|beige|sizes?|small|medium|large|colou?rs?|versions?|lengths?|widths?|flavou?rs?)\b/u;

/** "The kettle is available in red" for "the kettle comes in black, silver and red". */
function byComesIn({ text, said }: Wording): readonly string[] {
  const [, what, verb = '', list = ''] = COMES_IN.exec(text) ?? [];
  if (what === undefined || !COLOUR.test(list)) return [];
  const be = /^(?:comes|is)/u.test(verb) ? 'is' : 'are';
  const one = list
    .split(/,? and |, /u)
    .find((each) => new RegExp(String.raw`\bin ${escaped(each)}$`, 'u').test(said));
  return [list, ...(one === undefined ? [] : [one])].flatMap((each) => [
    `${what} ${be} available in ${each}`,
    `${what} ${be === 'is' ? 'comes' : 'come'} in ${each}`,
  ]);
}

export const EXPECTED: readonly Rewriter[] = [
  { of: /\b(?:should|expected|due)\b/u, from: [AWAITED, TO_COME], write: byExpected },
  { of: /\b(?:reported|communicated)\b/u, from: INFORMED, write: byInformed },
  { of: /\b(?:available|comes?)\b/u, from: COMES_IN, write: byComesIn },
];
