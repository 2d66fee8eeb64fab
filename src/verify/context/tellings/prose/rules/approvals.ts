/** What needs somebody's approval or consent, told as what he must do first: "must be approved by the manager". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const DONE: Readonly<Record<string, string>> = {
  approval: 'approved',
  authorisation: 'authorised',
  authorization: 'authorized',
  signature: 'signed',
  confirmation: 'confirmed',
  review: 'reviewed',
  consent: 'consented to',
};
const VERB: Readonly<Record<string, string>> = {
  approval: 'approve',
  authorisation: 'authorise',
  authorization: 'authorize',
  signature: 'sign',
  confirmation: 'confirm',
  review: 'review',
};
const LEAVE = 'approval|authorisation|authorization|signature|confirmation|review|consent|permission';
const KIND = '((?:prior |written |explicit |express |advance )*)';
const NEEDS = '(needs?|requires?|(?:is|are) subject to)';
const OWN = new RegExp(
  String.raw`^([^,;:]{2,70}?) ${NEEDS} ((?:the |an? |his |her |their |its )?[\p{L} -]{2,40}?)['’]s? ${KIND}(${LEAVE})$`,
  'u',
);
const OF = new RegExp(
  String.raw`^([^,;:]{2,70}?) ${NEEDS} (?:the |an? )?${KIND}(${LEAVE}) (?:of|by|from) ((?:the |an? |his |her |their |its )?[\p{L} -]{2,40}?)$`,
  'u',
);
/** What makes a rule one for some, or of none. */
const BOUND = /\b(?:only|no|not|never|neither|unless|if|some|most|or)\b/iu;
const MUST = /\b(must|ha(?:s|ve) to|needs? to)\b/u;

interface Need {
  readonly what: string;
  readonly who: string;
  readonly kind: string;
  readonly leave: string;
}

function needIn(text: string): Need | undefined {
  const own = OWN.exec(text);
  if (own !== null) return { what: own[1]!, who: own[3]!, kind: own[4]!, leave: own[5]! };
  const of = OF.exec(text);
  return of === null ? undefined : { what: of[1]!, who: of[5]!, kind: of[3]!, leave: of[4]! };
}

/** "Expenses above $500 must be approved by the manager" for "expenses above $500 need the manager's approval". */
function byMust({ text, said }: Wording): readonly string[] {
  const [need, must] = [needIn(text), MUST.exec(said)?.[1]];
  if (need === undefined || must === undefined || BOUND.test(text)) return [];
  const { what, who, kind, leave } = need;
  const [done, verb] = [DONE[leave], VERB[leave]];
  const how = kind.includes('written') ? ' in writing' : '';
  return [
    ...(done === undefined || leave === 'consent'
      ? []
      : [`${what} ${must} be ${done}${how} by ${who}`, `${what} ${must} be ${done} by ${who}`]),
    ...(verb === undefined
      ? []
      : [`${capital(who)} ${must} ${verb} ${lowered(what)}`, `${capital(who)} ${must} ${verb} ${what}`]),
  ];
}

/** "Subletting is allowed only with the landlord's consent", "not allowed without": for "subletting requires the landlord's consent". */
function byLeave({ text, said }: Wording): readonly string[] {
  const need = needIn(text);
  if (need === undefined || BOUND.test(text)) return [];
  const { what, who, kind, leave } = need;
  const owner = `${who}${/s$/u.test(who) ? "'" : "'s"} ${kind}${leave}`;
  const of = `the ${kind}${leave} of ${who}`;
  const allowed = /\b(allowed|permitted|possible)\b/u.exec(said)?.[1];
  const be = /[^s]s$/u.test(what.split(/ (?:above|over|of|for|in|by|to|from|below|under) /u)[0]!)
    ? 'are'
    : 'is';
  if (allowed === undefined) return [];
  return [owner, of].flatMap((with_) => [
    `${what} ${be} ${allowed} only with ${with_}`,
    `${what} ${be} only ${allowed} with ${with_}`,
    `${what} ${be} not ${allowed} without ${with_}`,
    `Without ${with_}, ${lowered(what)} ${be} not ${allowed}`,
  ]);
}

export const APPROVALS: readonly Rewriter[] = [
  { of: MUST, write: byMust },
  { of: /\b(?:allowed|permitted|possible)\b/u, write: byLeave },
];
