/** Words without a verb that say something all the same: `Due 9 May`, `No refunds.`, `Full refund`, `Mon–Sun 9–5`. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { HOURS, holdsAmount } from '../kinds.ts';
import { areMany, lowered } from '../parts/lowered.ts';

/** What such words state; undefined for words that only name something. `dated`: a day may say when something is what it is. */
export function toldAlone(words: string, dated: boolean): string | undefined {
  // An amount says how much of something there is, in however few words.
  if (holdsAmount(words) || IN_ITSELF.test(words) || (dated && DATED_STATE.test(words))) return words;
  return deniedBy(words);
}

/**
 * `Sauna and pool on site.`, `Breakfast in bed for all guests.`: a sentence of prose that puts a thing somewhere, or says for
 * whom it is, as notes of a house or a trip do. What opens with an article names the thing that was spoken of.
 */
export function saysWhere(words: string): boolean {
  const { tokens } = parseSentence(words);
  const opens = /^(?:NNP?S?|NNPS|CD)$/.test(tokens[0]?.xpos ?? '') && !OF_TEXT.test(words);
  const at = tokens.findIndex(({ form }, i) => i > 0 && PLACING.test(form));
  const behind = at > 0 && tokens.slice(at + 1).some(({ upos }) => /^(?:NOUN|PROPN|PRON)$/.test(upos));
  return opens && behind && tokens.length > LEAST_TOKENS && !/[?!:]/.test(words);
}

const PLACING = /^(?:on|in|at|with|without|near|next|beside|behind|opposite|for|from|until|by)$/i;
/** What a text or a part of it is called. */
const OF_TEXT =
  /^(?:\p{L}+ ){0,2}(?:notes?|minutes|summar(?:y|ies)|details?|answers?|questions?|steps?|updates?|reports?|repl(?:y|ies)|overview|facts?|tips?|thoughts?|comments?|feedback|information|info|background|context|draft|version|list|example|text|letter|e?-?mails?|message|page|part|section|chapter|best|luck)\b/iu;
const LEAST_TOKENS = 4;

/** Whether a heading says something though it has no verb: `No refunds`, `Refund on its way`, `Lifetime warranty on all teapots`. */
export const saysInTitle = (words: string): boolean =>
  STATE_OF.test(words) ||
  (deniedBy(words) !== undefined && (/^(?:no|not|never|non-)/i.test(words) || EVERY.test(words)));

const EVERY = /\b(?:all|every|each|any|everyone|always|guaranteed|forever)\b/i;

/** `No refunds.`, `Not transferable.`: that something is not there or not so, though without a verb; undefined for any other words. */
function deniedBy(words: string): string | undefined {
  if (LACKING.test(words)) return words;
  if (PROMISED.test(words)) return words;
  const { thing, state } = STATE_OF.exec(words)?.groups ?? {};
  if (thing !== undefined) return `${thing} ${areMany(thing) ? 'are' : 'is'} ${state}`;
  if (STATE.test(words)) return `It is ${lowered(words)}`;
  const property = /^not /i.test(words) ? undefined : propertyOf(words);
  if (property !== undefined) return `It is ${property}`;
  if (!/^(?:no|not|never|without|free|unlimited|lifetime) \p{L}/iu.test(words) || NO_DENIAL.test(words))
    return undefined;
  const { tokens } = parseSentence(words);
  const bare = words.replace(/^no /i, '');
  if (bare === words || tokens.some(({ form }) => /^[,:;]$/.test(form))) return words;
  return `There ${areMany(bare.replace(/[.!]+$/, '')) ? 'are' : 'is'} no ${bare}`;
}

/** `Full refund`, `Two free months`: what somebody gets, without a verb. */
const PROMISED =
  /^(?:(?:a )?(?:full|half|double|triple) (?:refunds?|price|fare|points|rewards?|credit|coverage|compensation|reimbursement|warranty)|(?:an?|one|two|three|four|five|six|\d+) (?:\p{L}+ )?free \p{L}+)[.!]?$/iu;
/** `In transit`: how something stands. By themselves "out for delivery" would be borne out by any delivery. */
const STATE =
  /^(?:(?:now|still|already|currently) )?(?:in transit|out for delivery|on its way|under review|on hold|in stock|out of stock|sold out|on back-?order|past due)[.!]?$/iu;
/** `Refund on its way!`: the same of a thing. */
const STATE_OF =
  /^(?<thing>\p{L}[\p{L}\d '’#-]{2,40}) (?<state>(?:(?:now|still|already|currently) )?(?:in transit|out for delivery|on (?:its|their|the) way|under review|on hold|in stock|out of stock|sold out|on back-?order|past due))[.!]?$/iu;

/** What the writer feels about it takes nothing from what is told. */
const FELT = /^(?:sadly|unfortunately|regrettably|alas|luckily|thankfully|fortunately|happily),? /iu;
const REGRETTED =
  /, (?:i['’]m afraid|i am afraid|i['’]m sorry(?: to say)?|sadly|unfortunately|sorry|alas)(?=[.!]?$)/iu;
const DEGREE = String.raw`(?:(?:fully|partly|partially|totally|completely|entirely|only|always|never|not|no longer|not yet|still|now|also|already|currently|again|both|all|automatically) ){0,3}`;
/** Beginnings of words in "-able" that tell how somebody finds a thing ("reasonable"), or nothing of how it is ("table"). */
const OF_TASTE =
  'understand|reason|comfort|remark|incred|unbeliev|ador|lov|enjoy|formid|terr|horr|not|valu|admir|respect|accept|prefer|advis|commend|' +
  'desir|notice|memor|unforgett|invalu|honou?r|agree|prob|unt|st|cap|en|ta|ca|dou|trou|vege';
const STANDING =
  'eligible|ineligible|pending|overdue|exempt|insured|uninsured|waterproof|vegan|vegetarian|organic|genuine|valid|invalid|void|inactive|' +
  'offline|mandatory|compulsory|optional|obligatory|illegal|legal|unlawful|lawful|prohibited|forbidden';
/** How a thing is or can be treated, which its evidence tells; not how somebody finds it. */
const PROPERTY = new RegExp(
  String.raw`^${DEGREE}(?!(?:${OF_TASTE})(?:able|ible)\b)(?:\p{L}{3,}(?:able|ible)|${STANDING})` +
    String.raw`(?: (?:for|to|in|on|within|until|under|by|with|without|at|from|after|before) [^,;:]{2,60})?[.!]?$`,
  'iu',
);

/** `Fully refundable.`, `Sadly no longer available`: the property that is told of what was spoken of. */
export function propertyOf(words: string): string | undefined {
  const told = words.replace(FELT, '').replace(REGRETTED, '');
  if (PROPERTY.test(told)) return told.charAt(0).toLowerCase() + told.slice(1);
  // "Sadly not covered." is told as "Not covered." is.
  return told !== words && /^not \p{L}{4,}/iu.test(told) && !NO_DENIAL.test(told) ? lowered(told) : undefined;
}

/** `Non-refundable`, `Fee-free`: one word that says what is not so. */
const LACKING = /^(?:non-\p{L}{4,}|\p{L}{3,}-free|un(?!ited)\p{L}{2,}(?:ed|id)|free)[.!]?$/iu;

/** What says nothing of any thing. */
const NO_DENIAL =
  /^(?:no|not|never) (?:doubt|luck|matter|questions?|wonder|kidding|joke|way|thanks?|thank you|yet|at all|really|necessarily|sure|bad|quite|exactly|any ?more|now|today|again|hurry|stress|pressure|hard feelings|biggie|sweat|fuss|offen[cs]e|more|one|mind|ever|far|long|only|just|to worry|much)\b/i;

/** `Due 9 May`, `Valid until 2030`: when something is what it is. */
const DATED_STATE =
  /^(?:(?:already|now|still|next|expected|estimated|only|just) )?(?:before|until|till|by|from|since|no later than|due|overdue|valid|effective|payable|available|expected|eta|arrival|departure|delivery|deadline|renewal|expiry|starting|ending)\b[^,;:]{0,40}(?:\d|\b(?:today|tomorrow|tonight|\p{L}+day)\b)/iu;

/** When somebody is there, and words of another script, of which no verb could be recognised. */
const IN_ITSELF = new RegExp(
  `${HOURS.source}|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]{4}|[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Hebrew}]{4,} [\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Hebrew}]{2,}`,
  'iu',
);
