/**
 * Openings with room in them that wrap a statement and take nothing from it: `I wanted to let you know that`,
 * `As I mentioned before,`, `Upon review, we found that`. Patterns over a folded sentence.
 */

/** Adverbs that an opening may hold anywhere. */
const ADVERBS = `(?:(?:just|also|only|now|already|previously|personally|quickly|certainly|definitely|really|very|so|indeed|still) )*`;
const WRITER = `(?:i|we)`;
const BEING = `(?:'m| am|'re| are|'ve been| have been)`;
const TELLING =
  `(?:say|tell you|inform you|confirm|report|let you know|announce|advise|advise you|update you|share|point out|mention|note|` +
  `reassure you|assure you|add|clarify|stress|notify you|remind you|flag|highlight|emphasi[sz]e|explain)`;
const FINDING =
  `(?:see|found|find|found out|noticed|notice|note|confirmed|confirm|determined|concluded|discovered|learned|established|verified|` +
  `verify|tell you|tell|say|realised|realized|understand)`;
const SEEING = `${WRITER}(?: can|'ve| have| could| was able to| were able to)? ${ADVERBS}${FINDING}(?: that)? `;
const RECORD = `(?:our|the|your|my) (?:(?:\\p{L}+ )?(?:records?|system|systems|logs?|notes|files?|database|tracking|timeline|history|documentation))`;
const LOOKED = `(?:looking|going|checking|digging|judging|reviewing|looked|checked|reviewed|gone|investigated|investigating|speaking|talking)`;

const OPENINGS: readonly string[] = [
  // "I'm happy to say", "We would like to inform you that".
  `(?:${WRITER}${BEING}|it's my pleasure|i regret|we regret)(?: ${ADVERBS}(?:happy|pleased|glad|delighted|sorry|afraid|able|writing|reaching out|getting in touch|contacting you|excited|proud))? to ${TELLING}(?: to you)?(?: that)? `,
  `${WRITER}(?: would like|'d like| want| wanted| wish| have| am able| are able|'d love)(?: ${ADVERBS})? ?to ${ADVERBS}${TELLING}(?: that)? `,
  `just (?:a (?:quick )?(?:note|reminder|heads-up|heads up) (?:that |to say (?:that )?)|to ${TELLING}(?: that)?,? )`,
  `(?:you'll|you will|you may|you might) (?:also )?be (?:very |so )?(?:happy|glad|pleased|relieved|delighted|sorry|interested) to (?:hear|know|learn|see)(?: that)? `,
  `(?:you|you'll|you will) (?:may |might |should |can )?(?:also )?(?:know|notice|see|recall|remember) that `,
  `(?:perhaps|maybe|probably|surely|no doubt) you(?:'ve| have)? (?:already |also )?(?:know|knew|notice|noticed|see|saw|seen|recall|remember|heard) that `,
  `you(?:'ve| have)? (?:probably|surely|already|no doubt|certainly) (?:know|knew|noticed|recall|remember|heard) that `,
  `you(?:'re| are) ${ADVERBS}(?:absolutely |completely |entirely |quite |of course )?(?:right|correct)(?: in saying| to say)?(?: that |, (?:that )?|: | - )`,
  `(?:so )?(?:you should|you ought to|you need to|you may want to|you might want to|you'll want to) (?:also )?(?:know|be aware)(?: that)? `,
  // The evidence itself is who says it.
  `(?:according to|based on|as per|per|going by|from) ${RECORD}, (?:${SEEING})?`,
  `(?:according to|based on|as per|per|going by) (?:the|this|your|our) (?:\\p{L}+ )?(?:survey|report|study|document|documents|policy|handbook|manual|article|paper|contract|agreement|lease|notes|data|minutes|file|spreadsheet|table|log|logs|sources?|evidence|invoice|schedule|summary|guide|guidelines|faq|terms|postmortem|audit|transcript|register|documentation)(?: \\[?[\\d]*\\]?)?, `,
  `(?:based on|from|given) (?:what|the (?:information|details|documents|data)) you(?:'ve| have)? (?:told|said|described|shared|provided|given|sent|mentioned)(?: (?:me|us))?, (?:(?:yes|no)[,:] )?`,
  `(?:as far as|from what|for all|by what) ${WRITER} (?:can )?(?:see|tell|know|understand|gather)(?: from (?:here|the \\p{L}+|your \\p{L}+))?, `,
  `${RECORD} (?:also )?(?:shows?|says?|indicates?|confirms?|states?)(?: that)? `,
  // "As you may know,", "As I mentioned before,".
  `as you (?:(?:may|might|probably|already|can|will|surely|correctly|rightly) )*(?:know|see|mentioned|noted|said|requested|asked|remember|pointed out|are aware|wrote|wished), `,
  `as ${WRITER}(?:'ve| have)? ${ADVERBS}(?:mentioned|said|noted|discussed|explained|wrote|promised|agreed)(?: (?:above|before|earlier|previously|below|in (?:my|our) (?:last|previous) (?:message|email|mail|reply)))?, `,
  `as ${WRITER} (?:can )?see(?: (?:from|in|on|at) [^,.;:]{2,50})?, `,
  `as (?:mentioned|noted|stated|discussed|explained|described|agreed|promised|requested|shown|listed|outlined)(?: (?:above|before|earlier|previously|below|in (?:my|our) (?:last|previous) (?:message|email|mail|reply)))?, `,
  `as (?:stated|set out|laid down|written|described|shown) in (?:the|your|our) \\p{L}+(?: \\p{L}+){0,2}, `,
  // "As of today, 12 May,": the day on which it is written.
  `as of today, [0-9a-z ]{3,20}, `,
  `if (?:i'm|i am|we're|we are) not (?:mistaken|wrong),? `,
  `if (?:i|we) (?:remember|recall|read|see|have|got)(?: \\p{L}+)? (?:correctly|rightly|right),? `,
  `if (?:my )?memory serves(?: me)?(?: \\p{L}+)?,? `,
  // Behind a citation that took the place of the name.
  `(?:according to|per|as per|based on)(?: (?:the|our|your))?, `,
  `(?:as per|per|under|in line with|in accordance with) (?:our|the|your) (?:\\p{L}+ ){0,2}(?:policy|policies|terms|rules|guidelines|contract|agreement|lease|warranty|handbook|price list|tariff), `,
  `(?:it )?(?:turns|turned) out(?: that)?,? `,
  `(?:the |in )?(?:very )?(?:short|long|quick|simple|brief|full|honest) (?:version|answer|story|summary)(?: is)?: `,
  `the (?:\\p{L}+ )?(?:thing|fact|truth|point|version|line|problem|issue|reason|news|result|upshot|answer|catch|explanation|reality|outcome) (?:here )?is(?: that|,|:) `,
  `(?:the|(?:here's|here is) (?:the|some)) (?:\\p{L}+ )?(?:good|bad|great|better) news(?: (?:here )?is)?(?::|,)? `,
  `(?:that's|that is|this is|which is) (?:also |exactly |precisely )?why `,
  // "Looking at the records,", "Having checked the logs, I can confirm".
  `(?:having |after |by )?${LOOKED}(?: (?:at|into|through|over|by|from|to|with|up))? [^,.;:]{2,70}, ${SEEING}`,
  `having ${LOOKED}(?: (?:at|into|through|over|with|up))? [^,.;:]{2,70}, `,
  `(?:looking|going|judging) (?:at|into|through|over|by|from) [^,.;:]{2,70}, `,
  `(?:upon|on|after|following)(?: (?:a|an|the|our|my|further|closer|careful|internal|full|detailed|initial|brief|quick))* (?:review|inspection|checking|investigation|analysis|check|look)(?: of [^,.;:]{2,50})?, (?:${SEEING})?`,
  `${WRITER}(?:'ve| have)? (?:just |also |now )?(?:found|noticed|discovered|learned|determined|concluded|established|realised|realized)(?: out)? that `,
  // "I've checked your account:": that it was looked up is not what is to be checked.
  `${WRITER}(?:'ve| have)? ${ADVERBS}(?:checked|looked|reviewed|had a look|looked up|looked into|gone through|went through)\\b[^,.:;0-9]{0,60}(?::|\\u2013|\\u2014) `,
  `${WRITER}(?:'ve| have)? ${ADVERBS}(?:checked|looked|reviewed|gone|went)\\b[^,.:;0-9]{0,60},? and (?:${SEEING}|it turns out (?:that )?)`,
];

const OPENING = new RegExp(`^(?:${OPENINGS.join('|')})`, 'u');

/** Length of the opening of `folded` at `from`; 0 for none. What follows must be looked at for a clause. */
export const openingLength = (folded: string, from: number): number =>
  OPENING.exec(folded.slice(from, from + LONGEST))?.[0].length ?? 0;

/** Characters that an opening is looked for in. */
const LONGEST = 200;

/** `I see two payments`, `Looking at your account, I can see no refund`: said to be there. */
const SEEN = new RegExp(
  `^(?:(?:looking|going) (?:at|through|into) [^,.;:]{2,70}, )?(?:(?:i|we)(?:'ve| have)? (?:checked|reviewed|looked)\\b[^,.:;0-9]{0,60} and )?` +
    `${WRITER} (?:can |could |do |also )*see (?=(?:a|an|no(?! (?:reason|need|point|harm|grounds?|way|problem)\\b)|one|two|three|four|five|six|seven|eight|nine|ten|several|only|just|some|[0-9]+)\\b)`,
  'u',
);

/** Where the words begin that somebody says to see; 0 for none. */
export const seenLength = (folded: string, from: number): number =>
  SEEN.exec(folded.slice(from, from + LONGEST))?.[0].length ?? 0;

const NOTHING_BUT = `[^,;:.!?]{0,70}[.!]?$`;
/** Lines that say only what the message is about, or that something was looked at. */
const ABOUT: readonly string[] = [
  `${WRITER}${BEING} ${ADVERBS}(?:writing|reaching out|getting in touch|getting back|following up|contacting you|emailing|replying|responding|coming back)(?: to you)?(?: today)? (?:about|regarding|concerning|on|with|in|to) ${NOTHING_BUT}`,
  `this (?:email|e-mail|message|letter|note|is) (?:concerns|is about|is regarding|is in response to|is a follow-up|regarding|about|refers to) ${NOTHING_BUT}`,
  `(?:following up|reaching out|getting back to you|writing|checking in) (?:on|about|regarding) ${NOTHING_BUT}`,
  // "The following table gives an overview", "There are several ways to look at this".
  `the (?:following|table|list|chart|overview|short|long|full)(?: \\p{L}+){0,2} (?:gives|shows|provides|contains|offers|is)(?: you)?(?: (?:an? |the )?(?:overview|summary|breakdown|details|idea|picture)(?: of [^,;:0-9]{2,40})?| below| above| here)[.!]?$`,
  `there are (?:\\p{L}+ ){0,2}(?:ways|angles|sides|perspectives|aspects|views) (?:to look at|to see|to read|to this|on this|to it)\\b[^0-9,;:]{0,40}$`,
];
const ABOUT_ONLY = new RegExp(`^(?:${ABOUT.join('|')})`, 'u');
const LOOKED_UP = new RegExp(
  `^${WRITER}(?:'ve| have)?(?: (?:just|also|now|already|carefully|personally|quickly|gone and|been able to))* ` +
    `(?:checked|looked (?:into|at|through|over|up)|looked|reviewed|gone (?:through|over)|went (?:through|over)|had a (?:quick |closer |good |proper )?look(?: at| into| through)?|taken a (?:quick |closer |good )?look at|took a (?:quick |closer |good )?look at|tracked|pulled up)` +
    `(?: (?!that\\b|whether\\b|if\\b|out\\b)[^\\s,;:.!?]+){0,10}[.!]?$`,
  'u',
);

/** Whether a sentence says no more than what the message is about, or that the writer looked something up. */
export const isPreface = (folded: string): boolean => ABOUT_ONLY.test(folded) || isLookup(folded);

/** `I've checked the tracking`: a deed that leaves no trace to check, and nothing found by it. */
export const isLookup = (folded: string): boolean =>
  GONE_AHEAD.test(folded) || (LOOKED_UP.test(folded) && ON_FILE.test(folded) && !FURTHER.test(folded));

/** `I've gone ahead (and cancelled it)`: what was done stands behind it. */
const GONE_AHEAD = /^(?:i|we)(?:'ve| have)? (?:gone|went) ahead[.!]?$/u;

/** What is looked up rather than inspected. */
const ON_FILE =
  /\b(?:accounts?|orders?|records?|logs?|tracking|systems?|cases?|tickets?|files?|history|invoices?|details?|data|database|status|messages?|requests?|notes?|profile|bookings?|reservations?|subscriptions?|payments?|transactions?|statements?|bills?|claims?|reports?|documentation|policy|policies|terms|everything|it|this|that|things?|matter|issue|complaint|question|situation|timeline|e-?mails?|correspondence|information|parcel|shipment|delivery)\b|[0-9]/u;
/** What makes more of a look than a look. */
const FURTHER =
  /\b(?:because|but|so|yesterday|today|twice|again)\b|\b(?:on|at) [0-9]|\band (?!(?:the|your|our|all|its|their) [^ ]+(?: [^ ]+)?[.!]?$)/u;
