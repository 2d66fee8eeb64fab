/**
 * States of which a text that tells the one denies the other in words of its own: "the order was delivered" and "never
 * arrived", "the lift works" and "has been out of order", "eight seats are left" and "sold out".
 */

interface Opposed {
  /** What a statement says. */
  readonly said: RegExp;
  /** What a sentence says of the same thing that cannot be so as well. */
  readonly denied: RegExp;
}

const NOT = String.raw`(?:never|not|n['\u2019]t|nobody|no one|nothing|yet to|failed to)`;

const OPPOSED: readonly Opposed[] = [
  {
    said: /\b(?:was|were|been|is|are|has|have) (?:\p{L}+ )?(?:delivered|arrived|received|handed over)\b|\b(?:arrived|received|got)\b/u,
    denied: new RegExp(
      String.raw`\b${NOT} (?:yet |ever |been |actually |be )*(?:arriv|deliver|receiv|come|came|turn|reach|got|get)|\b(?:still|stuck) (?:at|in|with|on) (?:the |our |its )?(?:depot|warehouse|customs|carrier|sender|courier|hub|van|way|transit)|\b(?:is|are|was|were) (?:lost|missing|on (?:its|the) way|in transit|returned to (?:the )?sender)|\b(?:lost|missing) in (?:the )?(?:post|mail|transit)`,
      'iu',
    ),
  },
  {
    said: /\b(?:works|working|in order|in service|running|operational|online|up and running)$/u,
    denied:
      /\bout of (?:order|service|action)\b|\b(?:broke|broken) down\b|\b(?:is|are|been|was) (?:\p{L}+ )?(?:broken|faulty|defective|down|offline|dead)\b|\b(?:not|n['\u2019]t|longer|stopped) work|\bcrashed\b/iu,
  },
  {
    said: /\b(?:is|are) (?:still )?(?:unpaid|outstanding|overdue|not paid|owed|open)$|\bnot (?:yet )?been paid$/u,
    denied:
      /\bpayment\b[^.;]{0,50} (?:arrived|received|came in|cleared|went through)\b|\b(?:was|were|has been|have been|is|are) (?:now |fully |already )?(?:paid|settled)\b|\bhas paid\b/iu,
  },
  {
    said: /\b(?:seats?|places?|tickets?|rooms?|spots?|units?|items?|pieces?)\b.*\b(?:left|available|free|remaining|in stock)\b|\b(?:is|are) (?:still )?(?:available|in stock)$/u,
    denied:
      /\bsold out\b|\b(?:fully|all) booked\b|\bout of stock\b|\bnone (?:is |are )?left\b|\bno (?:more )?\p{L}+ (?:is |are )?(?:left|available|free)\b|\b(?:is|are) full\b/iu,
  },
  {
    said: /\b(?:is|are) (?:still |currently )?(?:on (?:\p{L}+ )?(?:leave|holiday|vacation)|away|out of (?:the )?office|off sick|absent)$/u,
    denied: /\b(?:came|come|is|are|has come) back\b|\breturned (?:from|to work)\b/iu,
  },
  {
    said: /\b(?:is|are|remains?|works? as|works? (?:for|at|in)|holds?) (?:still |currently )?(?:the |an? |our |in |for |at )?\p{L}/u,
    denied:
      /\b(?:left (?:the |our )?(?:company|firm|team|job|post|organisation|organization|department|club|board|us)|resigned|quit|retired|was (?:dismissed|fired|sacked|let go|made redundant)|stepped down|has left|left last (?:week|month|year))\b/iu,
  },
];

/** What tells of a time that is over, of what has been put right, or of what only may be. */
const NOT_NOW =
  /\b(?:last (?:year|month|week|quarter|season)|in (?:19|20)\d\d|previously|formerly|used to|back then|until yesterday|at first|initially|again|(?<!\b(?:not|nobody has|never|n['\u2019]t)(?: been)? )fixed|repaired|replaced|resolved|restored|if|unless|when|whether|may|might|could|would|should|before|until|almost|nearly|in case)\b|\?/iu;

/** What a statement says that some sentence may deny in other words: what reads such a sentence; undefined for none. */
export function oppositesOf(said: string): ((sentence: string) => boolean) | undefined {
  const sayings = OPPOSED.filter((one) => one.said.test(said));
  if (sayings.length === 0) return undefined;
  return (sentence) => !NOT_NOW.test(sentence) && sayings.some(({ denied }) => denied.test(sentence));
}
