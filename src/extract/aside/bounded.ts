/**
 * The day, the hour or the bound that a courtesy or an order holds: `See you on 9 May at 10:00!`, `Return it within 90 days.`
 * Whoever reads it will keep to it, so it is a claim. `See you soon!` and `Restart the router.` hold none.
 */
import type { SkipReason } from '../../domain/answer.ts';
import { parseSentence } from '../../text/parse/bundled.ts';

interface Told {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\b|${MONTH} \d{1,2}\b|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})`;
const HOUR = String.raw`(?:\d{1,2}:\d\d|\d{1,2} ?[ap]\.?m\b)`;
const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety)';
const UNIT = '(?:(?:working|business|calendar) )?(?:minutes?|hours?|days?|weeks?|months?|years?)';
/** Within what time, or until when, something is to be done. */
const BOUND = new RegExp(
  String.raw`\b(?:within|in less than|no later than|not later than) (?:the (?:next|first) )?${NUMBER} ${UNIT}\b|\b(?:by|before|until|no later than|not later than) (?:the )?${DAY}`,
  'iu',
);
const RULE = new RegExp(String.raw`${NUMBER} ${UNIT}\b`, 'iu');
const APPOINTED = new RegExp(String.raw`\b${DAY}|\b${HOUR}`, 'iu');
/** What opens an order, or gives leave: `Make sure to`, `Feel free to`. */
const LEAVE = /^(?:(?:please )?feel free to|you(?:'re| are) (?:welcome|free) to|don['’]t hesitate to) /iu;
const URGED =
  /^(?:(?:please|just|simply|kindly|then|and|so|also|remember to|make sure (?:to|you)|be sure to|don['’]t forget to) )+/iu;
/** Until when the writer would like to hear. */
const ANSWERED =
  /\b(?:let (?:me|us) know|tell (?:me|us)|(?:get|write|come) back|reply|respond|answer|contact|call|e-?mail|write to|reach out|confirm)\b/iu;
/** Meetings that are looked forward to. */
const MEETING =
  /^(?:(?:we|i)(?:'ll| will)? )?(?:see|meet|talk to|speak to|speak with|talk with|call|expect) you\b|^(?:looking|we look|we're looking|i look|i'm looking|i am looking|we are looking) forward to\b/iu;
/** `Sorry about the double charge on 3 May!`: there was one, then. */
const SORRY =
  /^(?:(?:so |very |really )?sorry|(?:my |our |sincere )*apologies|(?:we|i) apologi[sz]e|(?:we|i)(?:'re|'m| are| am) (?:so |very |really |truly )?sorry)\b[^,;:.!?]{0,20}? (?:about|for) (?<what>(?:the|your|our|this|that) [^,;:!?]+)/iu;

/** `Call Kim, our Gold manager, at 5`: who somebody is, between commas. */
const APPOSED =
  /(?<who>\b\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}), (?<what>(?:our|your) \p{L}[^,;:.!?]{2,60}),/u;

/** What a sentence that was set aside says of who somebody is; undefined for most. */
function apposedIn(sentence: string): Told | undefined {
  const found = APPOSED.exec(sentence);
  const { what = '' } = found?.groups ?? {};
  const capital = found?.groups?.who ?? '';
  // What opens a sentence has a capital whatever it is.
  const who = found?.index === 0 ? capital.replace(/^\S+ (?=\S)/u, '') : capital;
  if (found === null || /^(?:Thanks|Hello|Dear|Hi|Yes|No|Sorry|Please|Well|So)\b/u.test(who))
    return undefined;
  if (parseSentence(`${what}.`).tokens.some(({ xpos }) => /^(?:VB[DPZ]|MD)$/.test(xpos))) return undefined;
  const start = found.index + capital.length - who.length;
  return { text: `${who} is ${what}`, start, end: found.index + found[0].length - 1 };
}

/** What a sentence that was set aside says of when, or of who somebody is; undefined for most. */
export function boundIn(sentence: string, reason: SkipReason): Told | undefined {
  const apposed = apposedIn(sentence);
  if (apposed !== undefined) return apposed;
  if (/\b(?:if|unless|whether|in case|example|e\.g\.)\b/iu.test(sentence)) return undefined;
  if (reason === 'instruction' || reason === 'offer') return ordered(sentence) ?? met(sentence);
  if (reason === 'introduction') return dated(sentence);
  return reason === 'courtesy' || reason === 'greeting'
    ? (met(sentence) ?? named(sentence, SORRY))
    : undefined;
}

const END = /[\s.,;:!?"'”’)]{1,8}$/;
const whole = (sentence: string, text: string): Told => ({
  text,
  start: 0,
  end: sentence.replace(END, '').length,
});

/** `Return it within 90 days.`: so the reader has to. */
function ordered(sentence: string): Told | undefined {
  if (!BOUND.test(sentence) || ANSWERED.test(sentence)) return undefined;
  // By what day somebody kindly asks for something is his wish; within what time it is to be done is a rule.
  if (/^(?:please|kindly) /iu.test(sentence) && !RULE.test(sentence)) return undefined;
  const leave = LEAVE.exec(sentence)?.[0].length ?? 0;
  const from = leave > 0 ? leave : (URGED.exec(sentence)?.[0].length ?? 0);
  const rest = sentence.slice(from).replace(END, '');
  const first = parseSentence(`You have to ${rest.charAt(0).toLowerCase()}${rest.slice(1)}.`).tokens[3];
  if (first?.xpos !== 'VB') return undefined;
  const asked = `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
  return whole(sentence, `You ${leave > 0 ? 'can' : 'have to'} ${asked}`);
}

/** `See you on 9 May at 10:00!`, `Looking forward to your visit on 9 May`. */
function met(sentence: string): Told | undefined {
  if (!MEETING.test(sentence) || !APPOINTED.test(sentence)) return undefined;
  return named(sentence, AWAITED) ?? whole(sentence, sentence.replace(END, ''));
}

/** `the 4.2 release (3 March 2025)`: of what day something is, in a line that only leads to what is told of it. */
const DATED = new RegExp(
  String.raw`\b(?<thing>(?:the|your|our|this) [^,;:()]{2,50}) \((?<day>${DAY}[^,;:()]{0,8})\)`,
  'iu',
);

function dated(sentence: string): Told | undefined {
  const found = DATED.exec(sentence);
  const { thing = '', day = '' } = found?.groups ?? {};
  if (found === null) return undefined;
  // "a rundown of the 4.2 release": of the last thing that is named.
  const of = thing.replace(/^.* (?=(?:the|your|our|this) )/iu, '');
  const end = found.index + found[0].length;
  return { text: `${of}: ${day}`, start: end - day.length - of.length - 3, end };
}

const AWAITED = /\bforward to (?<what>(?:your|our|the) [^,;:!?]+)/iu;

/** What a sentence names with its day. */
function named(sentence: string, pattern: RegExp): Told | undefined {
  const what = pattern.exec(sentence)?.groups?.what?.replace(END, '');
  if (what === undefined || !APPOINTED.test(what)) return undefined;
  const start = sentence.indexOf(what);
  return { text: what, start, end: start + what.length };
}
