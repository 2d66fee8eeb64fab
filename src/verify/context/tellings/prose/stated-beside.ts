/**
 * What a phrase of a sentence states besides: "the office is in Rome" for "is sent by the office in Rome", "the grant is up to
 * 500 euros" for "apply for a grant of up to 500 euros", "the form must be signed" for "needs a signed form".
 */
import type { Wording } from '../terms/types.ts';
import { escaped } from '../words.ts';
import { isLeftOpen, MONEY, type Rewriter } from './types.ts';

const FACILITY =
  'office|centre|center|branch|headquarters|warehouse|store|shop|plant|factory|hospital|clinic|hotel|hostel|school|depot|laboratory|lab|station|museum|library|court|studio|showroom|campus|workshop|practice|restaurant|gym';
const IN_PLACE = new RegExp(
  String.raw`\b(?:[Tt]he|[Oo]ur|[Ii]ts) ((?:[\p{Ll}-]+ ){0,2}(?:${FACILITY})) in (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`,
  'u',
);

/** Where something is that is told by its place. */
function byPlace({ text, whole }: Wording): readonly string[] {
  const found = IN_PLACE.exec(text);
  if (found === null) return [];
  const [, what = '', place = ''] = found;
  const elsewhere = new RegExp(
    String.raw`\b${escaped(what)}s? (?:in|at|near) (?!${escaped(place)}\b)\p{Lu}`,
    'u',
  );
  if (elsewhere.test(whole)) return [];
  return ['is in', 'is located in', 'is based in', 'is situated in'].map(
    (is) => `The ${what} ${is} ${place}`,
  );
}

const SUM =
  'grant|discount|fee|deposit|refund|loan|bonus|fine|supplement|surcharge|subsidy|allowance|contribution|penalty|rebate|commission|charge|credit|reduction|reward|compensation|salary|budget|scholarship|stipend|down payment|late fee|cancellation fee|booking fee|entry fee|handling fee';
const BOUND = '(?:up to|at least|about|around|at most|no more than) ';
const AMOUNT = String.raw`(?:${MONEY}|\d[\d.]* ?(?:%|percent|per cent)|half|a third|a quarter|two thirds|three quarters)`;
const OF_SUM = new RegExp(
  String.raw`\b(?:an?|the) (?:[\p{Ll}-]+ )?(${SUM}) of ((?:${BOUND})?${AMOUNT}(?: of)?(?: (?:the|its|their) [\p{Ll} ]{3,40}?| per [\p{Ll}]+| an? [\p{Ll}]+)?)(?=$|[,;]| and | which | that | by | from | to | when )`,
  'u',
);

/** "The grant covers up to half of the cost" for "apply for a grant of up to half the cost". */
function bySum({ text, whole }: Wording): readonly string[] {
  const found = OF_SUM.exec(text);
  if (found === null || whole.split(` ${found[1]} of `).length > 2) return [];
  const [, what, amount = ''] = found;
  const shares = /\b(?:half|third|quarter|thirds|quarters)\b(?! of)/u.test(amount)
    ? [amount, amount.replace(/\b(half|third|quarter|thirds|quarters)\b/u, '$1 of')]
    : [amount];
  const ways = [
    'is',
    'amounts to',
    'comes to',
    ...(/(?:half|third|quarter|%|percent)/u.test(amount) ? ['covers'] : []),
  ];
  return ways.flatMap((way) => shares.map((share) => `The ${what} ${way} ${share}`));
}

const MUST_HAVE =
  /\b(?:needs?|requires?|must (?:bring|submit|provide|present|show|hand in|send|enclose|attach)|(?:has|have) to (?:bring|submit|provide|present|show|hand in|send|enclose|attach)|please (?:bring|submit|provide|send|enclose|attach|return))\b(?:[^;]*?,? (?:and )?)?\b(?:an?|the|your|their|his|her) (signed|stamped|completed|certified|notarised|dated|sealed|translated) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)(?=$|[,;]| and | by | to | from | with | for )/u;

/** "The form has to be signed" for "everyone needs a signed form". */
function byDoneThing({ text }: Wording): readonly string[] {
  const found = MUST_HAVE.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, done, what = ''] = found;
  return ['has to be', 'must be', 'needs to be'].map((must) => `The ${what} ${must} ${done}`);
}

const OR_CAN = /^([^,;:]+?),? or (?:(?:can|may) (?:also )?|also )(be [^,;]+|[a-z]+ [^,;]+)$/u;

/** "The cake keeps for three days" for "the cake keeps for three days, or can be frozen". */
function byChoice({ text }: Wording): readonly string[] {
  const found = OR_CAN.exec(text);
  if (found === null || /\b(?:not|no|never|either|must|whether|if|unless|only)\b|n['’]t/u.test(text))
    return [];
  const [, first = '', other = ''] = found;
  const subject =
    /^((?:The|An?|Our|Your|This|Each|Every) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) (?:is|are|can|may|[a-z]+s)\b/u.exec(
      first,
    )?.[1];
  return [first, ...(subject === undefined ? [] : [`${subject} can ${other}`])];
}

export const STATED_BESIDE: readonly Rewriter[] = [
  { of: /\b(?:is|are) (?:located |based |situated )?in\b/u, write: byPlace, reorders: true },
  { of: /\b(?:is|amounts to|comes to|covers)\b/u, write: bySum, reorders: true },
  { of: /\b(?:must be|(?:has|have|needs?) to be)\b/u, write: byDoneThing, reorders: true },
  { of: /\S/u, write: byChoice, reorders: true },
];
