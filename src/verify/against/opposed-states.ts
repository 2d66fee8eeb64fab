/**
 * States of which a text that tells the one denies the other in words of its own: "the order was delivered" and "never
 * arrived", "the lift works" and "has been out of order", "eight seats are left" and "sold out".
 */

import { Sieve } from '../../text/sieve/index.ts';

/** What a statement says, and what a sentence says of the same thing that cannot be so as well. */
type Opposed = readonly [said: RegExp, denied: RegExp];

const IS = String.raw`\b(?:is|are|remains?|stays?) (?:still |now |currently |always )?`;
const is = (states: string): RegExp => new RegExp(`${IS}(?:${states})\\b`, 'iu');
const any = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'iu');

const NOT = String.raw`(?:never|not|n['\u2019]t|nobody|no one|nothing|yet to|failed to)`;
const BROKEN = String.raw`out of (?:order|service|action)|(?:broke|broken) down|(?:is|are|been|was) (?:\p{L}+ )?(?:broken|faulty|defective|down|offline|dead)|(?:not|n['\u2019]t|longer|stopped) work(?:ing)?|crashed|(?:failed|broke|broken|leaks?|leaking|stuck) again`;

const OPPOSED: readonly Opposed[] = [
  [
    /\b(?:was|were|been|is|are|has|have) (?:\p{L}+ )?(?:delivered|arrived|received|handed over)\b|\b(?:arrived|received|got)\b/u,
    new RegExp(
      String.raw`\b${NOT} (?:yet |ever |been |actually |be )*(?:arriv|deliver|receiv|come|came|turn|reach|got|get)|\b(?:still|stuck) (?:at|in|with|on) (?:the |our |its )?(?:depot|warehouse|customs|carrier|sender|courier|hub|van|way|transit)|\b(?:is|are|was|were) (?:lost|missing|on (?:its|the) way|in transit|returned to (?:the )?sender)|\b(?:lost|missing) in (?:the )?(?:post|mail|transit)`,
      'iu',
    ),
  ],
  [/\b(?:works|working|in order|in service|running|operational|online|up and running)$/u, any(BROKEN)],
  [
    /\b(?:was|were|been) (?:repaired|fixed|mended|restored)$/u,
    any(`${BROKEN}|still (?:leaks?|leaking|broken)`),
  ],
  [
    /\b(?:is|are) (?:still )?(?:unpaid|outstanding|overdue|not paid|owed|open)$|\bnot (?:yet )?been paid$/u,
    /\bpayment\b[^.;]{0,50} (?:arrived|received|came in|cleared|went through)\b|\b(?:was|were|has been|have been|is|are) (?:now |fully |already )?(?:paid|settled)\b|\bhas paid\b/iu,
  ],
  [
    /\b(?:paid|settled)\b|\bwent through$/u,
    /\b(?:transfer|payment|cheque|check|debit|card)\b[^.;]{0,60} (?:returned|bounced|failed|rejected|reversed|recalled|declined|charged back)\b/iu,
  ],
  [
    /\b(?:seats?|places?|tickets?|rooms?|spots?|units?|items?|pieces?)\b.*\b(?:left|available|free|remaining|in stock)\b|\b(?:is|are) (?:still )?(?:available|in stock)$/u,
    /\bsold out\b|\b(?:fully|all) booked\b|\b(?:out of|no longer in) stock\b|\bnone (?:is |are )?left\b|\bno (?:more )?\p{L}+ (?:is |are )?(?:left|available|free)\b|\b(?:is|are) full\b|\b(?:ran|run) out\b|\bsold (?:the|our) last\b/iu,
  ],
  [
    is('sold out|fully booked'),
    /\b(?:extra|more|new|additional|further) (?:tickets|seats|places|rooms)\b[^.;]{0,40} (?:on sale|available|released|added|free)\b/iu,
  ],
  [
    is(String.raw`on (?:\p{L}+ )?(?:leave|holiday|vacation)|away|out of (?:the )?office|off sick|absent`),
    /\b(?:came|come|is|are|has come) back\b|\breturned (?:from|to work)\b/iu,
  ],
  [
    /\b(?:is|are|remains?|works? as|works? (?:for|at|in)|holds?) (?:still |currently )?(?:the |an? |our |in |for |at )?\p{L}/u,
    /\b(?:left (?:the |our )?(?:company|firm|team|job|post|organisation|organization|department|club|board|us)|resigned|quit|retired|was (?:dismissed|fired|sacked|let go|made redundant)|stepped down|has left|left last (?:week|month|year))\b/iu,
  ],
  [
    is(String.raw`(?:an? |the )?(?:\p{L}+ )?(?:member|subscriber|licensee)s?`),
    /\b(?:membership|subscription|licen[cs]e)\b[^.;]{0,30} (?:lapsed|ended|expired|(?:was|has been) (?:cancelled|terminated|revoked))\b/iu,
  ],
  [is('heated|lit|powered|on|running|ventilated'), any('(?:switched|turned|shut) off|shut down')],
  [
    /\b(?:runs|run|operates|operate|sails|flies)\b/u,
    any(
      String.raw`(?:does|do|is|are) not (?:currently |now )?(?:run|running|operat\p{L}+|sail\p{L}*|fly\p{L}*)(?: at (?:the moment|present))?`,
    ),
  ],
  [is('asleep'), any('(?:woke|woken) up|is awake')],
  [
    is('missing|lost'),
    /\b(?:home again|(?:is|are|was|were) (?:back|found|home)|(?:has|have) (?:been found|come back|turned up)|turned up|came back)\b/iu,
  ],
  [
    is(String.raw`closed|blocked|shut`),
    /\b(?:is|are) (?:now )?open again\b|\b(?:was|were|has been|have been|is|are) (?:now )?re-?opened\b/iu,
  ],
  [
    /\b(?:is|are) (?:still )?on$|\b(?:takes?|will take) place\b/u,
    any('called off|cancell?ed|postponed|abandoned|(?:will|does|do) not take place'),
  ],
  [
    is('for sale|for rent|to let|vacant|up for sale|on the market'),
    /\b(?:was|has been|have been|were) (?:sold|let|rented|taken)\b/iu,
  ],
  [is('pregnant'), any('gave birth|had (?:her|a|the) baby|miscarried')],
  [is('at large|on the run'), any('arrested|caught|recaptured|in custody|detained')],
  [is(String.raw`in (?:custody|prison|jail)|under arrest|detained`), any('released|freed|escaped|acquitted')],
  [is('in hospital|in intensive care'), any('discharged|went home|sent home')],
  [is('ill|sick|unwell'), any('recovered|well again|better again|healthy again')],
  [is('married'), any('divorced|separated')],
  [is('alive'), any('died|(?:is|was found) dead|passed away')],
  [
    new RegExp(String.raw`${IS}(?:with|at|in) (?:the |our |his |her )?\p{L}+$`, 'iu'),
    any(
      String.raw`(?:picked up|collected|fetched|took back) (?:the|my|our) \p{L}+|was (?:picked up|collected|fetched)`,
    ),
  ],
  [
    new RegExp(
      String.raw`${IS}(?:on|at|in) (?:the )?(?:\p{L}+ (?:floor|street|road|avenue|square|building)|\p{Lu}\p{L}+)`,
      'u',
    ),
    /\b(?:have|has|had) (?:now |since |just )?moved\b(?! (?:the|a|his|her|their|our)\b)|\bnew address\b/iu,
  ],
  [/\bpassed\b/u, any(String.raw`did not pass|didn['\u2019]t pass|failed`)],
  [/\bsold\b/u, any('unsold')],
];

/** What tells of a time that is over, of what has been put right, or of what only may be. */
const NOT_NOW =
  /\b(?:last (?:year|month|quarter|season)|in (?:19|20)\d\d|previously|formerly|used to|back then|until yesterday|at first|the first time|initially|(?<!\b(?:failed|broke|broken|open|home|leaks?|well|stuck|down) )again|(?<!\b(?:not|nobody has|never|n['\u2019]t)(?: been)? )fixed|repaired|replaced|resolved|restored|if|unless|when|whether|may|might|could|would|should|before|until|almost|nearly|in case)\b|\?/iu;

const SAYINGS = new Sieve(OPPOSED.map(([said]) => said));
const DENIALS = new Sieve(OPPOSED.map(([, denied]) => denied));

/** What a statement says that some sentence may deny in other words: what reads such a sentence; undefined for none. */
export function oppositesOf(said: string): ((sentence: string) => boolean) | undefined {
  const told = SAYINGS.through(said);
  const sayings = [...OPPOSED.keys()].filter((at) => told[at] === 1 && OPPOSED[at]![0].test(said));
  if (sayings.length === 0) return undefined;
  return (sentence) => {
    const may = DENIALS.through(sentence);
    return (
      sayings.some((at) => may[at] === 1 && OPPOSED[at]![1].test(sentence)) &&
      // The month is no doubt.
      !NOT_NOW.test(sentence.replace(/ May\b/gu, '')) &&
      !isOfAnotherDay(said, sentence)
    );
  };
}

/** "Was not delivered on 2 May" says nothing of 3 May. */
function isOfAnotherDay(said: string, sentence: string): boolean {
  const ours: readonly string[] = said.match(DAY) ?? [];
  const theirs: readonly string[] = sentence.match(DAY) ?? [];
  return ours.length > 0 && theirs.length > 0 && !theirs.some((day) => ours.includes(day));
}

const DAY =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu;
