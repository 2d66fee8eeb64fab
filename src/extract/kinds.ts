/**
 * What a sentence of an answer is: a claim, or something else and why. Told by how it begins, by its verb, and by
 * whether it holds anything that could be checked.
 */

import type { SkipReason } from '../domain/answer.ts';
import { CHAR_CLASS, DIGIT, fold, IDEOGRAPH, LETTER } from '../text/chars.ts';
import { parseSentence } from '../text/parse/bundled.ts';
import type { Parse } from '../text/parse/parser.ts';
import { beginning, skipGap, table } from './aside/beginnings.ts';
import { isPreface, seenLength } from './aside/openings.ts';
import { isOrder, orderUnderCondition } from './aside/orders.ts';
import { politeIn } from './aside/polite-tongues.ts';
import { areNames, statementIn } from './aside/tongues.ts';
import { saysSomething, wrapped } from './aside/wrappers.ts';
import { tellsDeed } from './blocks/deeds.ts';
import { hasVerb } from './parts/verbs.ts';
import { HEDGES } from './phrases/hedges.ts';
import { INSTRUCTIONS } from './phrases/instructions.ts';
import { INTRODUCTIONS } from './phrases/leads.ts';
import { COURTESIES, GREETINGS } from './phrases/letter.ts';
import { OFFERS, UNDERTAKINGS } from './phrases/offers.ts';
import { EVALUATIVE, OPINIONS } from './phrases/opinions.ts';
import { worth } from './worth.ts';

/** A sentence after the look at its beginning: what is claimed begins at `from`. */
export type Kind =
  | { readonly claim: true; readonly from: number; readonly seen?: boolean }
  | { readonly claim: false; readonly reason: SkipReason };

const skip = (reason: SkipReason): Kind => ({ claim: false, reason });

const TABLES = {
  greeting: table(GREETINGS),
  courtesy: table(COURTESIES),
  offer: table(OFFERS),
  instruction: table(INSTRUCTIONS),
  hedge: table(HEDGES),
  opinion: table(OPINIONS),
  introduction: table(INTRODUCTIONS),
} as const;

/** Beginnings that are taken off one sentence. */
const MOST_WRAPPERS = 4;

/**
 * What [start, end) of `text` is. `parse` gives its parse when that is needed.
 * @param english whether the sentence is English: only then its verb tells
 */
export function kindOf(text: string, start: number, end: number, english: boolean, parse: () => Parse): Kind {
  const folded = fold(text.slice(start, end));
  if (isQuestion(folded)) return skip('question');
  if (/^(?:yes|no)[.!]*$/.test(folded)) return skip('courtesy');
  if (
    SUBJECT_LINE.test(folded) &&
    !/\d/.test(text.slice(start, end).replace(NAMED_BY_CODE, '')) &&
    !tells(text.slice(start, end), english, start, parse)
  )
    return skip('introduction');
  if (ADDRESS_LINE.test(folded)) return skip('introduction');
  let from = greetingEnd(folded, text.slice(start, end), english);
  const greeted = from > 0;
  for (let taken = 0; taken < MOST_WRAPPERS; taken++) {
    const rest = wrapped(folded, from, (at) => english && saysSomething(parse(), start + at));
    if (rest === from) break;
    from = rest;
  }
  if (
    from >= folded.length ||
    !(hasLetter(folded, from) || holdsAmount(text.slice(start + from, end)) || HOURS.test(folded))
  )
    return skip(greeted ? 'greeting' : 'courtesy');
  const polite = english ? undefined : politeIn(folded.slice(from));
  if (polite !== undefined) return skip(polite);
  from = english
    ? behindOpener(folded, from, parse, start)
    : statementIn(folded, from, (at) => opensOther(folded, at));
  if (ASKED.test(folded.slice(from))) return skip('introduction');
  if (isPreface(folded.slice(from)) || CHANGES.test(folded.slice(from))) return skip('introduction');
  const seen = english ? seenLength(folded, from) : 0;
  if (seen > 0) return { claim: true, from: start + from + seen, seen: true };
  if (isUndertaking(folded, from) && !isCheckable(text, start + from, end)) return skip('offer');
  if (isLeadIn(folded, from) && !isCheckable(text, start + from, end)) return skip('introduction');
  // Behind a label a verb is read as a part of it: "Tip: check your balance".
  const own = from === 0 ? parse : () => parseSentence(text, start + from, end);
  const reason = reasonOf(folded, from, text.slice(start, end));
  const advice = reason === 'opinion' && ADVICE.test(folded.slice(from));
  if (
    reason !== undefined &&
    !(
      yields(reason, folded, from) &&
      isCheckable(text, start + from, end) &&
      !(advice && isNumberedOnly(text.slice(start + from, end)))
    )
  )
    return skip(reason);
  if (greeted && english && !hasVerb(parse(), start + from)) return skip('greeting');
  if (english && isOrder(folded, from, own, start)) return skip('instruction');
  const order = english ? orderUnderCondition(folded, from, parse, start) : 0;
  // A figure in the condition asserts nothing: "If it isn't there by the 20th, call us".
  if (order > 0 && (CONTACT.test(folded.slice(order)) || !isCheckable(text, start + order, end)))
    return skip('instruction');
  return { claim: true, from: start + from };
}

/** `You asked whether you have to file a return.`: what the reader wants to know, and nothing of how it is. */
const ASKED =
  /^you (?:asked|wanted to know|were asking|were wondering|wondered|inquired|enquired)(?: (?:me|us|about))? (?:whether|if|how|what|when|where|which|who|why) [^:;,–—]*$/;

/** Whether words say that something is so or was done. */
const tells = (words: string, english: boolean, start: number, parse: () => Parse): boolean =>
  english && (tellsDeed(words) || hasVerb(parse(), start));

/** `Re: your invoice of May`: what a message is about. */
const SUBJECT_LINE = /^(?:re|aw|fwd?|subject|betreff|objet|asunto|regarding|concerning) ?: /;

/** `PO-7731`, `#80412`, `2231-B`: what only names a thing. */
const NAMED_BY_CODE = /(?:#|\b\p{Lu}{1,6}-?)\d[\p{L}\d-]*|\b\d+-?\p{Lu}\b/gu;
/** `To: j.smith@example.com`: by whom and to whom a mail is. */
const ADDRESS_LINE =
  /^(?:from|to|cc|bcc|reply-to|von|an|de|à|para) ?: (?:[^@;,:]{0,40}<?[^\s@;,:<>]+@[^\s@;,:<>]+>?[;, ]*)+$/;

/** How to reach the writer is no statement about anything else. */
const CONTACT =
  /^(?:please |just |simply |kindly )?(?:do not hesitate|don't hesitate|feel free|contact|call|email|e-mail|write|message|text|phone|reach|reply)\b/u;

const UNDERTAKING_TABLE = table(UNDERTAKINGS);
const WILL =
  /^(?:and |so |then )?(?:i|we|(?:our|the) (?:\p{L}+ )?team|someone|somebody|a colleague|one of us)(?:'ll| will| am going to| are going to|'m going to|'re going to) (?:(?:just|now|also|gladly|happily|personally|quickly|certainly|definitely|of course|then|be sure to) )*/u;
/** `within two days`: a time that can be held against the rules. */
const TIMED =
  /\b(?:within|in|by|before|after) (?:the next )?(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|few|couple of|half an)\b.*\b(?:minutes?|hours?|days?|weeks?|months?)\b/;

/** `I'll look into it`: what the writer will do next, and nothing of what comes of it. */
export function isUndertaking(folded: string, from: number): boolean {
  const will = WILL.exec(folded.slice(from))?.[0].length ?? 0;
  return (
    will > 0 &&
    beginning(folded, from + will, UNDERTAKING_TABLE) > 0 &&
    !TIMED.test(folded.slice(from + will))
  );
}

const COUNTED =
  /^(?:just )?(?:a few|some|several|a couple of|two|three|four|five|one|another|quick|a quick)(?: \p{L}+)? (?:things?|points?|notes?|remarks?|details?|updates?|words?|items?|thoughts?|comments?|pointers?|tips?)\b(?!.*\b(?:is|are|was|were|has|have|had|will)\b)/u;
const TOPIC = /^(?:what|how|why|where|when)(?: [\p{L}']+){1,5}$/u;
/** `What's new in 4.2`, `Release 4.2 – what changed`: a title, whatever its number. */
const CHANGES =
  /^(?:.{2,40} [\u2013\u2014-] )?what(?:'s| is)? (?:new|next|changed|changes)(?: (?:in|for|with|since) (?:\p{L}+ ){0,2}v?[\d.]+)?[.:]?$/u;

/** A line that leads to what follows: `Two things to mention.`, `What happened`. */
function isLeadIn(folded: string, from: number): boolean {
  if (beginning(folded, from, TABLES.introduction) > 0)
    return !/\b(?:because|but|that)\b/.test(folded.slice(from));
  const rest = folded.slice(from);
  return COUNTED.test(rest) || TOPIC.test(rest);
}

/** What has a figure or an identifier in it can be checked, however it is put; so can what an apology says happened. */
function yields(reason: SkipReason, folded: string, from: number): boolean {
  if (reason === 'offer' || reason === 'instruction') return ASSERTING.test(folded.slice(from));
  return (
    reason === 'opinion' ||
    (reason === 'hedge' && DEPENDS.test(folded.slice(from))) ||
    (reason === 'courtesy' && /\b(?:that|but|because)\b/.test(folded.slice(from)))
  );
}

/** `Personally, I'd go for the Aldo 3`: what the writer would choose. */
const ADVICE =
  /^(?:(?:personally|honestly|frankly|in my (?:opinion|view)|to me|if you ask me),? )?(?:i'd|i would|i'd probably|i prefer|i like|my (?:pick|choice|favou?rite) (?:is|would be)) /;

/** Whether all figures are of names, and nothing more is told: `the Aldo 3`, `option 2`, `the X200`. */
const isNumberedOnly = (words: string): boolean =>
  !/\d/.test(
    words
      .replace(NAMED_BY_CODE, '')
      .replace(
        /(?:\p{Lu}[\p{L}-]*|\b(?:option|plan|model|version|number|room|no\.)) \d[\d.]*(?!\p{L})(?! ?[%$€£])/gu,
        '',
      ),
  ) && !/\b(?:because|since|as it|which|who|that)\b|[:;]/.test(words);

/** `It depends on the plan: Basic costs $5.` */
const DEPENDS = /^(?:it|that) depends\b.*:/;

/** Whether what opens here is for politeness, or tells what to do or what is thought. */
const opensOther = (folded: string, at: number): boolean =>
  OTHER_THAN_TOLD.some((known) => beginning(folded, at, known) > 0);

const OTHER_THAN_TOLD = [TABLES.greeting, TABLES.courtesy, TABLES.offer, TABLES.instruction, TABLES.opinion];

/** Where a statement begins behind `Thanks for waiting, …` or `Here's the thing: …`. */
function behindOpener(folded: string, from: number, parse: () => Parse, start: number): number {
  const courtesy = beginning(folded, from, TABLES.courtesy) > 0;
  const led = LED.exec(folded.slice(from))?.[0].length ?? 0;
  if (!courtesy && led === 0) return from;
  const close = led > 0 ? led : folded.slice(from).search(/[,;:]| [\u2013\u2014-] /);
  if (close < 0) return from;
  const rest = skipGap(folded, from + close);
  const but = folded.startsWith('but ', rest) ? rest + 4 : rest;
  const opens = parse().tokens.find((token) => token.start >= start + but);
  if (opens === undefined || /^wh/i.test(opens.form)) return from;
  if (!OPENS_SUBJECT.has(opens.upos) || !saysSomething(parse(), start + but)) return from;
  if (led > 0) return but;
  const checkable = /[0-9]/.test(folded.slice(but));
  return checkable || NAMES_SUBJECT.test(folded.slice(but)) ? but : from;
}

/** `Here's the thing:`, `Quick update on your order:`, `Regarding the fees:`: what is told stands behind the colon. */
const LED =
  /^(?:(?:so )?here(?:'s| is| are) [^:.!?]{2,60}|(?:a |just a |one )?(?:quick |brief |short |small )?(?:update|note|summary|reminder|heads-up|heads up|recap|word|question|answer|clarification|correction)(?: (?:on|about|for|regarding|of|from|to) [^:.!?]{2,60})?|(?:regarding|concerning|about|on|re|as for|as to|with regard to|in response to|to answer|you (?:also )?(?:asked|wanted to know|were asking)(?: about| whether| if)?) [^:.!?]{2,60}): /;

/** A subject that is something in particular, not the writer, and not what was said before. */
const NAMES_SUBJECT =
  /^(?:the|your|our|his|her|their) (?!(?:patience|loyalty|understanding|feedback|help)\b)/;

const OPENS_SUBJECT = new Set(['DET', 'PRON', 'PROPN', 'NUM', 'SYM', 'NOUN']);

function reasonOf(folded: string, from: number, written: string): SkipReason | undefined {
  for (const reason of ['hedge', 'offer', 'courtesy', 'instruction', 'opinion', 'greeting'] as const) {
    const length = beginning(folded, from, TABLES[reason]);
    if (length > 0 && !(reason === 'offer' && folded.startsWith(' not ', from + length))) return reason;
  }
  if (CARING.test(folded.slice(from))) return 'courtesy';
  if (DISCLAIMER.test(folded.slice(from)) || GENERATED.test(folded.slice(from))) return 'hedge';
  return isFeeling(folded, from, written) || isMusing(folded.slice(from)) ? 'opinion' : undefined;
}

/** `This message was generated by AI and may contain errors`: how a text came about. */
const GENERATED =
  /^(?:this|the) (?:message|answer|response|reply|e-?mail|text|summary|content) (?:was |is |has been )?(?:(?:auto(?:matically)?[ -])?(?:generated|written|created|produced|drafted)(?: (?:by|with|using)(?: the help of)? (?:an? )?(?:ai|artificial intelligence|language model|chatbot|assistant))?(?: and)?|may)(?: (?:it )?(?:may|might|can) (?:contain|include) (?:errors|mistakes|inaccuracies)| contain (?:errors|mistakes|inaccuracies))?[.!]*$/;

/** `This is not legal advice.`: what a text is not to be taken for, and nothing besides. */
const DISCLAIMER =
  /^(?:this|that|the above|the following|(?:this|the) (?:answer|summary|information|reply|response|overview|content)(?: above| provided| here)?)(?: is not| isn't| does not constitute| doesn't constitute| is no| should not be (?:taken|read|treated|seen|understood) as| is not (?:meant|intended) as)(?: (?:a |any )?(?:substitute for|form of))?(?: (?:an?|any))?(?:(?:,| or| and|, or)? (?:legal|medical|financial|tax|investment|professional|dietary|veterinary))+ advice[.!]*$/;

/** What firms say of how much they care. */
const CARING = new RegExp(
  String.raw`^(?:we|i) (?:\p{L}+ )?take (?:\p{L}+ ){1,4}(?:very |extremely |so )?seriously` +
    String.raw`|^(?:we|i) (?:truly|really|greatly|deeply|sincerely) (?:value|appreciate|understand|apologi[sz]e|regret)\b` +
    String.raw`|^your (?:satisfaction|trust|safety|privacy|experience|feedback|business|time|happiness|opinion) (?:is|are|means?|matters?)\b[^0-9]*$` +
    String.raw`|^(?:that|this)(?:'s| is| was)(?:n't| not) (?:at all )?(?:the|what|how) (?:\p{L}+ )?(?:experience|standard|service|level|quality|we|i)\b` +
    String.raw`|^(?:it's|it is|it has|it was) (?:been )?(?:a|my|our) (?:\p{L}+ )?(?:pleasure|privilege|joy)\b` +
    String.raw`|^(?:everything|it)(?:'s| is| looks) (?:all )?(?:on track|in order|fine|good|under control|going well)(?: (?:for|with) [^.;:,0-9]{2,40})?[.!]*$` +
    '|^you deserve (?!an? |the )' +
    String.raw`|^(?:spring|summer|autumn|fall|winter|christmas|easter|the (?:weekend|holidays?|season|new year)) (?:is|are) (?:just |right |almost |nearly )*(?:around the corner|here|upon us|coming)[.!]*$` +
    String.raw`|^(?:(?:you're |you are |we're |we are )?all (?:done|good|set)|(?:you're |it's )?(?:good|ready) to go|you decide)(?: now| then| on our side)?\s*[.!]*$`,
  'u',
);

/** Beginnings of offers and advice that, with a figure behind them, lay down a rule or say what happened. */
const ASSERTING = /^(?:you (?:should|need to|will need to)|you'll need to|if you (?:want|need|prefer|like)) /;

function isQuestion(folded: string): boolean {
  const bare = folded.replace(/(?<![\s"')\]!])[\s"')\]!]+$/, '');
  return bare.endsWith('?') || bare.endsWith('？');
}

/** Where the sentence goes on after `Hi Marianne,`; the whole of it where it is a greeting alone. */
function greetingEnd(folded: string, written: string, english: boolean): number {
  const length = beginning(folded, 0, TABLES.greeting);
  if (length === 0) return 0;
  const comma = folded.indexOf(',', length);
  const name = folded.slice(length, comma < 0 ? folded.length : comma);
  if (name.trim().split(/\s+/).length > MOST_NAME_WORDS) return 0;
  if (comma < 0) return folded.length;
  if (!english) return areNames(written.slice(comma + 1)) ? folded.length : skipGap(folded, comma);
  // "Good afternoon, Mrs. Oyelaran." is all greeting: what follows is no more than a name.
  const rest = folded.slice(comma + 1).trim();
  return rest.split(/\s+/).length <= MOST_NAME_WORDS && !/\b(?:is|are|was|were|has|have|will)\b/.test(rest)
    ? folded.length
    : skipGap(folded, comma);
}

const MOST_NAME_WORDS = 3;

const hasLetter = (folded: string, from: number): boolean => {
  for (let at = from; at < folded.length; at++) {
    const charClass = CHAR_CLASS[folded.charCodeAt(at)];
    if (charClass === LETTER || charClass === IDEOGRAPH) return true;
  }
  return false;
};

/** Whether something stands there that evidence can bear out or belie: a figure, or a code. */
export function isCheckable(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (CHAR_CLASS[text.charCodeAt(at)] === DIGIT) return true;
  return false;
}

/** Whether something is named with how much of it there is: `$6 for members`, `12 %`, `30 seats`, `7 USD`, `a 90-day window`. */
export const holdsAmount = (words: string): boolean =>
  /\p{Sc} ?\d|\d ?[\p{Sc}%]|(?:^|[\s(])\d[\d.,]* (?:\p{Ll}{2}|(?:USD|EUR|GBP|CHF|JPY|CAD|AUD)\b)|\b\d+-(?:minute|hour|day|night|week|month|year)\b/u.test(
    words,
  );

/** `Mon–Sun 9–5`, `24/7`: when somebody is there, without a verb. */
export const HOURS =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\.?(?: ?[\u2013-] ?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\.?)?:? (?=\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)? ?[\u2013-] ?\d)|24 ?\/ ?7\b)/iu;

/** Feeling and worth in a short sentence without a figure: `These cases are no fun for me.` */
function isFeeling(folded: string, from: number, written: string): boolean {
  const rest = folded.slice(from);
  if (/[0-9]/.test(rest)) return false;
  if (WISHED.test(rest)) return true;
  const list = rest.match(/[\p{L}']+/gu) ?? [];
  if (list.length > MOST_FEELING_WORDS || !list.some((word) => EVALUATIVE.has(word))) return false;
  return rest.trimEnd().endsWith('!') || OWN.test(written.slice(from)) || VALUES.test(rest);
}

/** The writer; `US` is a country. */
const OWN = /\b(?:I|[Mm][ey]|[Ww]e|[Uu]s)\b/;

/** `looks nicer`, `is a bit of a shame`, `sounds great`: a verb of being with nothing but worth behind it. */
const VALUES = new RegExp(
  String.raw`\b(?:is|are|was|were|'s|looks?|looked|seems?|seemed|would be|feels?|felt|sounds?|sounded) ` +
    `(?:(?:a|an|the|only|so|very|really|quite|rather|pretty|such|much|far|always|never|no|bit|of|little|truly|just|even|one|most|more|less) )*` +
    `(?:${[...EVALUATIVE].join('|')})\\b`,
);

/** `Larger studies would be welcome`: what the writer would like to see. */
const WISHED =
  /\bwould (?:also |certainly |really )?be (?:very |most |more |really |highly |quite |an? )?(?:welcome|desirable|advisable|preferable|ideal|useful|helpful|nice|great|good|worthwhile|wise|prudent|appreciated)\b/;

/** Worth under which what somebody says of himself is no claim. */
const LEAST_WORTH = 0.3;

/** What the writer says of himself without a figure and without having done anything. */
function isMusing(rest: string): boolean {
  if (/[0-9]/.test(rest) || !/\b(?:i|me|my)\b/.test(rest)) return false;
  if (ACTED.test(rest) || LEFT_UNDONE.test(rest) || PROMISED.test(rest) || OF_OTHERS.test(rest)) return false;
  return worth(rest) < LEAST_WORTH;
}

/** `My colleague approved your refund`, `The agent told me that`, `My records show`: what somebody else did, or something tells. */
const OF_OTHERS =
  /^(?!(?:let|allow|it|that|this|so|if|to|for|as|my (?:apologies|understanding|guess|thoughts?|hope|advice|view|opinion))\b)(?:(?!\bi\b)[^,]){3,60}? (?:has|have|had|did|will|shows?|says?|states?|\p{L}{2,}ed|sent|made|paid|gave|given|told|found|put|set|left|went|took|wrote|spoke|saw|held|kept|reset|done)\b/u;

/** `I'll refund the fee`: what is promised to be done can be held against the rules. */
const PROMISED =
  /^(?:i|we)(?:'ll| will) (?:(?:now|also|then|gladly|personally) )*\p{L}+ (?:the|your|you|it|this|all|both|an?|another|any) /u;

const ADVERBS =
  '(?:(?:just|already|also|now|since|today|yesterday|have|not|then|gladly|happily|personally|finally|even|\\p{L}+ly) )*';
/** What goes on in the writer, or was no more than a look. */
const OF_MIND =
  '(?!(?:been|had|seen|heard|read|felt|thought|known|understood|learned|learnt|loved|liked|enjoyed|wanted|hoped|wished|wondered|meant|always|never|ever|no|not|to|a|an|the|some|any|my|your|one|two|little|few|such|this|that|these|those|nothing|great|good|high|every|questions?|concerns?|doubts?)\\b)';
/** `I have refunded`, `I've taken care of it`, `I was able to refund you`: what was done can be checked. */
const ACTED = new RegExp(
  String.raw`\bi(?:'ve| have)? ${ADVERBS}(?:\p{L}+ed|sent|made|paid|gave|given|told|found|put|set|got|left|did|done|went|took|wrote|spoke|saw|held|kept|reset)\b` +
    String.raw`|\bi(?:'ve| have) ${ADVERBS}${OF_MIND}(?:gone (?:ahead|and)|taken (?!(?:a|another) (?:\p{L}+ )?look)|\p{L}+(?:wn|ght|ept|old|ut|aid|own|ung|unk))\b` +
    String.raw`|\bi (?:was|have been|'ve been) able to (?!(?:see|find|look|check|read|hear|understand|tell|imagine|think|help)\b)\p{L}`,
  'u',
);

/** `I didn't touch the API`, `I haven't deployed anything`: what was left undone can be checked; what the writer does not know, not. */
const LEFT_UNDONE =
  /\bi(?: did(?:n't| not)|'ve not| have not| haven't|'ve never| have never| never) (?:(?:yet|actually|also) )?(?!(?:know|understand|mean|think|see|find|found|seen|realise|realised|realize|realized|want|wanted|expect|catch|caught|get|got|hear|heard|had|have|been|be|like|feel|felt|recall|remember|quite|manage|managed|need)\b)\p{L}+ (?:\p{L}+ )?(?:the|your|any|anything|a|an|this|that|it|these|those|on|to|in|yet)\b/u;

const MOST_FEELING_WORDS = 14;
