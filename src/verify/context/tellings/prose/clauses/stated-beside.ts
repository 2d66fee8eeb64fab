/**
 * What a phrase of a sentence states besides: "the office is in Rome" for "is sent by the office in Rome", "the grant is up to
 * 500 euros" for "apply for a grant of up to 500 euros", "the form must be signed" for "needs a signed form".
 */

import { pastOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { escaped } from '../../words.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const FACILITY =
  'office|centre|center|branch|headquarters|warehouse|store|shop|plant|factory|hospital|clinic|hotel|hostel|school|depot|laboratory|lab|station|museum|library|court|studio|showroom|campus|workshop|practice|restaurant|gym';
const IN_PLACE = new RegExp(
  String.raw`\b(?:[Tt]he|[Oo]ur|[Ii]ts) ((?:[\p{Ll}-]+ ){0,2}(?:${FACILITY})) in (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`,
  'u',
);

/** What may be told of a place that is there no longer, or not yet. */
const GONE =
  /\b(?:destroy|demolish|clos|sold|sell|burn|mov(?:e|ed|ing)|leav|left|vacat|former|plan|propos|futur|build|reloc|shut|abandon|would|could|might|if|no|not|never)\p{L}*|n['’]t\b/iu;

/** Where something is that is told by its place. */
function byPlace({ text, whole }: Wording): readonly string[] {
  const found = IN_PLACE.exec(text);
  if (found === null || GONE.test(text)) return [];
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

/** Those of whom alone something is asked. */
const SOME =
  /\b(?:under|over|below|above|aged|who|whose|those|only|minors?|children|for (?:a|an|any)|when|in case)\b/iu;

/** "The form has to be signed" for "everyone needs a signed form". */
function byDoneThing({ text }: Wording): readonly string[] {
  const found = MUST_HAVE.exec(text);
  if (found === null || isLeftOpen(text) || SOME.test(text)) return [];
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

const RESOLVED =
  /^(The|Our) ((?:[\p{Ll}-]+ ){0,2}(?:committee|board|council|panel|jury|assembly|parliament|shareholders|members|partners|commission|cabinet)) (?:unanimously )?(?:agreed|decided|resolved|voted) to (accept|adopt|approve|reject|postpone|appoint|elect|select|choose) (.+)$/u;

/** "The committee accepted the quote" for "the committee agreed to accept it": to resolve so is to do it. */
function byResolution({ text }: Wording): readonly string[] {
  const found = RESOLVED.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, the, body, verb = '', rest] = found;
  const chosen =
    /^(?:accept|select|approve)$/u.test(verb) && /^the (?:quote|offer|bid|tender|proposal)\b/u.test(rest!);
  const plain = rest!
    .replace(/ \([^()]*\)$/u, '')
    .replace(/^(the (?:quote|offer|bid|tender|proposal)) of /u, '$1 from ');
  const objects = [...new Set([rest!, plain])];
  return [pastOf(verb), ...(chosen ? ['chose', 'selected', 'decided on', 'went with'] : [])].flatMap((did) =>
    objects.map((what) => `${the} ${body} ${did} ${what}`),
  );
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const OF_DAY = new RegExp(
  String.raw`\b([Tt]he|[Oo]ur|[Ii]ts|[Tt]heir) (meeting|session|invoice|report|payment|bill|statement|audit|review|edition|delivery|order) (?:of|from|on) \d{1,2} (${MONTH})(?: \d{4})?`,
  'u',
);

/** "The September meeting" for "the meeting of 11 September", where no other of that month is told of. */
function byMonth({ text, said, whole }: Wording): readonly string[] {
  const found = OF_DAY.exec(text);
  if (found === null || !said.includes(`${found[3]} ${found[2]}`)) return [];
  const [phrase, the, what = '', month = ''] = found;
  const days = whole.match(new RegExp(String.raw`\b${what} (?:of|from|on) \d{1,2} ${month}`, 'gu')) ?? [];
  return new Set(days).size > 1 ? [] : [text.replace(phrase, `${the} ${month} ${what}`)];
}

export const STATED_BESIDE: readonly Rewriter[] = [
  { of: /\b(?:is|are) (?:located |based |situated )?in\b/u, from: IN_PLACE, write: byPlace, reorders: true },
  { of: /\b(?:is|amounts to|comes to|covers)\b/u, from: OF_SUM, write: bySum, reorders: true },
  { of: /\b(?:must be|(?:has|have|needs?) to be)\b/u, from: MUST_HAVE, write: byDoneThing, reorders: true },
  { of: /\S/u, from: OR_CAN, write: byChoice, reorders: true },
  {
    of: /\b(?:[a-z]+ed|chose|went with)\b/u,
    from: RESOLVED,
    write: byResolution,
    reorders: true,
    asks: true,
  },
  { of: new RegExp(String.raw`\b(?:${MONTH}) [a-z]`, 'u'), write: byMonth, reorders: true },
];
