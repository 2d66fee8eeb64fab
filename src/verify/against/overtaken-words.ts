/** How the next sentence tells that a state is over: by the state of a claim, what ends it. */

/** A state as a claim has it, and what a sentence right behind it ends it by. */
export interface Ending {
  readonly state: RegExp;
  readonly by: RegExp;
  /** It is told of the thing itself: of another it ends nothing. */
  readonly own?: true;
}

const is = (states: string): RegExp =>
  new RegExp(String.raw`\b(?:is|are|remains?|stays?) (?:still |now |currently |all )?(?:${states})\b`, 'iu');
const any = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'iu');

export const ENDINGS_NEXT: readonly Ending[] = [
  {
    state: is('unpaid|outstanding|overdue|owed'),
    by: /\b(?:(?:has |have |had )?(?:since )?(?:paid|settled) (?:it|them)|(?:was|were|has been|have been) (?:paid|settled)|received the (?:money|payment)|(?:money|payment) (?:came in|arrived))\b/iu,
  },
  {
    state: is('vacant|unfilled'),
    by: /\b(?:hired|appointed|filled)\b[^.;]{0,40}\b(?:it|for it|them|the (?:post|position|job|vacancy))\b|\bwas filled\b/iu,
  },
  {
    state: is('closed|blocked|shut'),
    by: /\blet (?:cars|traffic|people|everyone|visitors) (?:back )?(?:through|in)\b/iu,
  },
  {
    state: is('away|absent|out of (?:the )?office|on (?:sick |parental )?leave|on holiday|on vacation'),
    by: any('(?:came|is|are|has come|have come|got) back|returned'),
    own: true,
  },
  {
    state: is('ill|sick|unwell|in hospital'),
    by: any('well again|better again|recovered|is back|went home|discharged|healthy again'),
    own: true,
  },
  {
    state: is('sold out|fully booked|full'),
    by: any(
      String.raw`(?:more|extra|new|additional|further) [^.;]{0,30}(?:released|added|available|on sale)|freed up|(?:place|seat|ticket|room)s? (?:has|have) become (?:free|available)`,
    ),
  },
  {
    state: is('blocked|closed|jammed|obstructed|impassable'),
    by: any('re-?opened|open again|passable again'),
    own: true,
  },
  {
    state: is('blocked|closed|jammed|obstructed|impassable'),
    by: any('removed|cleared|(?:traffic|water) (?:flows|runs)|lifted'),
  },
  {
    state:
      /\b(?:bug|ticket|issue|case|incident|complaint|task|defect|question|claim|dispute) (?:\S+ )?(?:is|are|remains?) (?:still )?(?:open|unresolved|pending|outstanding)\b/iu,
    by: any('fixed|closed|resolved|merged|solved|settled|done|completed'),
  },
  {
    state: is('out of stock|unavailable|sold out|not in stock'),
    by: any('restocked|back in stock|arrived|came in|available again'),
  },
  {
    state: is('free|available|vacant|unoccupied'),
    by: any('booked|taken|reserved|rented|sold|occupied'),
  },
  {
    state: /\b(?:is|are) (?:free(?: of charge)?|complimentary)$|\bcosts? nothing\b/iu,
    by: any(
      String.raw`(?:fee|charge|price)\b[^.;]{0,40} (?:introduced|charged|added)|now costs?|now charges?|now charged`,
    ),
  },
  {
    state: is('heated|lit|on|running|cooled|ventilated|powered'),
    by: any('(?:switched|turned|shut) (?:it |them |the [a-z]+ )?off|shut down'),
  },
  {
    state: /\b(?:has|have|there (?:is|are)|with) no\b/iu,
    by: any(
      '(?:was|were|has been|have been) (?:made|appointed|added|installed|named|given|fitted|hired)|now has|got one',
    ),
  },
  { state: is('optional|voluntary'), by: any('mandatory|compulsory|obligatory') },
  { state: is('mandatory|compulsory|obligatory|required'), by: any('optional|abolished|dropped') },
  {
    state: /\b(?:code|password|pin|link|card|key|token|coupon|voucher|number|address)\b.* (?:is|works)\b/iu,
    by: any('no longer works?|not work any ?more|stopped working|(?:has|have) expired|been revoked'),
  },
  {
    state: /\b(?:is|are) open\b|\bopens\b/iu,
    by: any('(?:stay|stays|remain|remains|are|is) closed'),
    own: true,
  },
];

const DEEDS =
  'doubled|halved|tripled|enlarged|expanded|widened|downsized|trimmed|raised|lowered|cut|increased|reduced|changed|amended|corrected|revised|upgraded|downgraded|extended|shortened|dropped|adjusted|moved|postponed|rescheduled|brought forward|(?:put|pushed) (?:up|down|back|off)';
const SINCE = '(?:(?:since|later|then|now|just|also|already) )?';

/** How a sentence changes an amount or a day that the one before it has; `%` stands for what it is an amount of. */
export const CHANGES_AMOUNT = [
  String.raw`\b(?:put|pushed|bumped) (?:it|this|them|%) (?:up|down|back|forward)\b`,
  String.raw`\b(?:have |has |had )?${SINCE}(?:${DEEDS}) (?:it|this|that|them|%)(?: |$|[,.])`,
  String.raw`\b(?:it|this|that|they|%) (?:was|were|has been|have been|is being) ${SINCE}(?:${DEEDS})\b`,
  String.raw`\b(?:is|are|am) (?:raising|lowering|increasing|reducing|cutting|changing|extending|shortening) %(?: |$|[,.])`,
  String.raw`\b%(?: of [^,.;]{2,30})? (?:went|has gone|have gone) (?:up|down)\b`,
];

/** What tells that a day or an hour is put off. */
export const PUT_OFF =
  /\banother (?:day|week|fortnight|month|year)\b|\b(?:is|are|was|were|been|be) (?:[\p{L}\d ]{1,20} )?(?:extended|postponed|rescheduled|put off|pushed back|brought forward|cancelled|called off|delayed)\b|\b(?:running|is|are) (?:[\p{L}\d ]{1,20} )?(?:late|behind schedule)\b/iu;

/** What tells that another amount or day holds by now. */
export const HOLDS_NOW =
  /^\W*(?:since|as of|as from|from|starting|beginning|(?:during|throughout) (?:the|this|our) (?:current |ongoing )?(?:renovations?|works|repairs?|construction|refurbishment|rebuilding|closure|strike|move)|for (?:all )?\p{L}+ (?:since|from|after|placed)) |^\W*(?:in|during) (?:(?:the )?(?:spring|summer|autumn|winter)|January|February|March|April|June|July|August|September|October|November|December),? (?:it|this|they) (?:is|are|opens?|closes?|costs?|runs?|starts?|leaves?|ends?|lasts?)\b|\b(?:at the moment|currently|right now|now|today|these days|this (?:week|month|year)|for now|nowadays),? (?:it|this|that|they|you|we)\b|\b(?:it|this|that|they|you|we) (?:\p{L}+ )?(?:at the moment|currently|right now|now)\b|\bagreed to give\b|\bsince [^,.;]{2,20},? (?:it|this|that) (?:is|has been)\b/iu;

/** What tells that something is at its place no more; `%` stands for that place. */
export const GONE_FROM = [
  String.raw`\b(?:moved|relocated|transferred|switched|changed) (?:it |them )?(?:over )?to (?!.*%)`,
  String.raw`\b(?:picked|collected|fetched|took) (?:it|them) (?:up|away|back)?(?: |$|[,.])(?!.*\bfrom\b)`,
  String.raw`\b(?:it|they|this) (?:was|were|has been|have been) (?:\p{L}+ )?(?:collected|picked up|fetched|removed|shipped|dispatched|sold|stolen)\b(?!.*\bfrom\b)`,
  String.raw`\b(?:it|he|she|they) (?:has |have )?(?:already |since )?left (?:the )?%`,
  String.raw`^\W*[\p{L} ]{0,20}\bchange: `,
];

/** What tells that somebody else does now what somebody did. */
export const IN_THEIR_PLACE =
  /\binstead\b|\bin (?:her|his|their) place\b|\b(?:he|she|they) (?:has |have )?(?:since |later |then )?(?:handed (?:it )?over|stepped down|resigned|quit|retired)\b(?! (?:the|an?|his|her|its|their) )|\b(?:he|she) handed (?:the )?\p{L}+ over\b/iu;
export const TAKES_OVER =
  /(?<![\p{L}])(?<who>(?!(?:She|He|They|It|We|I|You)\b)\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)? (?:has |have )?(?:since |now )?(?:(?:took|taken|takes) over(?: (?:as )?the (?<what>\p{Ll}+))?|replaces|replaced|succeeds|succeeded)\b/u;
