/** What something was estimated at, and who sent apologies: small turns of reports and minutes. */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const ESTIMATED = new RegExp(
  String.raw`^(?<who>[^;:]{2,80}?) (?<verb>(?:has |have |had )?(?:estimated|put|assessed|valued)) (?<what>(?:the|this|its|their|all) [^;:,]{2,50}?) at (?<amount>(?:about |around |roughly |approximately )?${MONEY})$`,
  'u',
);
const COST = /\b(?:would|will) cost\b|\bestimated\b/u;

/** "Estimated that the repair would cost 6,300 euros" for "estimated the repair at 6,300 euros". */
function byEstimate({ text }: Wording): readonly string[] {
  const found = ESTIMATED.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text) || found.verb!.endsWith('valued')) return [];
  const { who = '', what = '', amount = '' } = found;
  const thing = what.replace(/\b(?:cost|costs) (?:of|for) /u, '');
  return [
    ...['estimated', 'has estimated'].flatMap((verb) =>
      ['would cost', 'will cost'].map((cost) => `${who} ${verb} that ${thing} ${cost} ${amount}`),
    ),
    ...['was', 'is', 'were', 'are', 'has been'].map((be) => `${capital(what)} ${be} estimated at ${amount}`),
  ];
}

const PUT_AT = new RegExp(
  String.raw`^The costs? of (the [^;:,]{2,40}?) (is|are|was|were) (?:put|estimated|assessed) at (${MONEY})$`,
  'u',
);

/** "The damage is estimated at 4,250 euros" for "the cost of the damage was put at 4,250 euros". */
function byCost({ text }: Wording): readonly string[] {
  const [, what = '', , amount] = PUT_AT.exec(text) ?? [];
  return amount === undefined
    ? []
    : ['is', 'was', 'has been'].map((be) => `${capital(what)} ${be} estimated at ${amount}`);
}

const APOLOGIES = /^Apologies(?: for absence| received)?(?: from)?:? (\p{Lu}[^;:]{2,120})$/u;
const SENT =
  /\b(?:sent|gave|apologi[sz]ed|apologies|absent|unable to attend|could not attend|not attend|not present)\b/u;

/** "J. Ferrer sent apologies" for "Apologies: J. Ferrer". */
function byApology({ text }: Wording): readonly string[] {
  const names = APOLOGIES.exec(text)?.[1]?.split(/, (?:and )?| and /u) ?? [];
  return names.flatMap((name) =>
    [
      'sent apologies',
      'sent his apologies',
      'sent her apologies',
      'gave apologies',
      'apologised',
      'apologized',
      'was absent',
      'did not attend',
      'was not present',
      'was unable to attend',
      'could not attend',
    ].flatMap((deed) => [
      `${name} ${deed}`,
      ...(/attend$/u.test(deed) ? [`${name} ${deed} the meeting`] : []),
    ]),
  );
}

const ADDED_COST = new RegExp(
  String.raw`^The (?:additional|extra|added) costs? (?:for|of) (the [^;:,]{2,40}?) (?:is|are|comes? to|amounts? to) (${MONEY})$`,
  'u',
);

/** "The tiles cost an extra 620 euros" for "the additional cost for the tiles is 620 euros". */
function byAddedCost({ text }: Wording): readonly string[] {
  const [, what = '', amount] = ADDED_COST.exec(text) ?? [];
  return amount === undefined
    ? []
    : ['cost', 'costs'].flatMap((cost) => [
        `${capital(what)} ${cost} an extra ${amount}`,
        `${capital(what)} ${cost} an additional ${amount}`,
        `${capital(what)} ${cost} ${amount} extra`,
        `${capital(what)} ${cost} ${amount} more`,
      ]);
}

const FAILING = /^If (?:a|an|the) (\p{Ll}+) fails, (.+)$/u;
const ALL_FAILING = /^If (?:all )?(?:the )?(\p{Ll}+) (\p{Ll}+s) fail, (.+)$/u;

/** "After a failed payment we try again" for "if a payment fails, we try again". */
function byFailed({ text }: Wording): readonly string[] {
  const [, thing, rest] = FAILING.exec(text) ?? [];
  if (thing !== undefined)
    return ['After', 'Following'].flatMap((after) => [
      `${after} a failed ${thing}, ${rest}`,
      `${after} a failed ${thing} ${rest}`,
    ]);
  const [, count, things, then] = ALL_FAILING.exec(text) ?? [];
  return count === undefined
    ? []
    : [`After ${count} failed ${things}, ${then}`, `After ${count} failed ${things} ${then}`];
}

export const ESTIMATES: readonly Rewriter[] = [
  { of: COST, from: ESTIMATED, write: byEstimate },
  { of: /\bestimated at\b/u, write: byCost },
  { of: SENT, write: byApology },
  { of: /\bcosts? (?:an? |.+ (?:extra|more)$)/u, write: byAddedCost, reorders: true },
  { of: /^(?:After|Following) .*\bfailed\b/u, write: byFailed, reorders: true },
];
