/**
 * Statements within what is none: `Check the terms: the fee is $7`, `The fee is $7, right?`, `Did you know the fee is
 * $7?`. What stands there would be read as true, so it is a claim, whatever it is wrapped in.
 */
import type { SkipReason, Span } from '../../domain/answer.ts';
import { fold } from '../../text/chars.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { tellsDeed } from '../blocks/deeds.ts';
import { isCheckable, isUndertaking, kindOf } from '../kinds.ts';
import { readsAsClause, subjectTokens } from '../parts/clauses.ts';

/** Places that are looked at in one sentence. */
const MOST_JOINTS = 6;
/** Joints behind which a statement stands for itself; behind the others it does where it has a figure. */
const JOINT =
  /(?<strong>[:;] |,? [–—-] | \(|,? because |, (?:since|as|where|for|which means) )|, (?:and |so |but |then )?| (?:and|so|but) /gi;
const TAG =
  /^(?<said>.*\S)(?:,| [–—-]) ?(?:right|correct|ok|okay|yes|no|true|agreed|(?:is|are|was|were|do|does|did|has|have|will|can|would)(?:n['’]t)? (?:it|they|you|we|he|she|that))\?["'”’)\]]*$/isu;
const KNOWN =
  /^(?:did you know|were you aware|are you aware|have you heard|have you noticed|did we mention|did i mention|you know) (?:that )?(?=\p{L}|[$€£\d])/iu;
/** What the writer takes the reader to mean. */
const OF_READER = /^(?:so )?you(?:['’]d|['’]re| would| are| want| wanted| mean| meant| need| asked)\b/i;
/** `Enter SAVE10 to get 10% off`: what comes of doing it. */
const GAIN = /\b(?:to|and) (?:get|receive|save|earn|claim|redeem|qualify for) [^.;]*(?:\d|\bfree\b)/i;
const GAINED_FIRST = /^to (?:get|receive|save|earn|claim|qualify for) [^,]*\d[^,]*, /i;
/** `Send it back within 14 days and we'll refund you`: what is promised for it, under that alone. */
const PROMISED = /^(?:we|you)(?:['’]ll| will| get)\b/i;

/** Where [start, end) of the text states something though it is set aside; undefined for nowhere. */
export function statementWithin(
  text: string,
  start: number,
  end: number,
  reason: SkipReason,
): Span | undefined {
  if (reason === 'question') return asked(text, start, end);
  const sentence = text.slice(start, end);
  let tries = 0;
  for (const joint of sentence.matchAll(JOINT)) {
    if (tries++ >= MOST_JOINTS) break;
    const found = behind(text, start, end, joint);
    if (found !== undefined) return found;
  }
  const gains = reason === 'instruction' && (GAIN.test(sentence) || GAINED_FIRST.test(sentence));
  return gains ? { start, end } : undefined;
}

/** `The fee is $7, right?`, `Did you know the fee is $7?` */
function asked(text: string, start: number, end: number): Span | undefined {
  const sentence = text.slice(start, end);
  const known = KNOWN.exec(sentence)?.[0].length ?? 0;
  const said =
    known > 0 ? sentence.slice(known).replace(/\?["'”’)\]]*$/, '') : TAG.exec(sentence)?.groups?.said;
  if (said === undefined || OF_READER.test(said) || !readsAsClause(said)) return undefined;
  const from = start + known;
  return isClaim(text, from, from + said.length) ? { start: from, end: from + said.length } : undefined;
}

function behind(text: string, start: number, end: number, joint: RegExpExecArray): Span | undefined {
  const from = start + joint.index + joint[0].length;
  const closes = joint[0].includes('(') ? text.indexOf(')', from) : -1;
  const to = closes > from && closes < end ? closes : end;
  const words = text.slice(from, to);
  if (joint.groups?.strong !== undefined && /[:;–—-]/.test(joint[0]) && tellsDeed(words))
    return { start: from, end: to };
  if (!/\p{L}/u.test(words) || /^(?:which|who|whom|whose)\b/i.test(words)) return undefined;
  // "…; refunds take 9 days": in small letters the noun is read as a verb.
  const subject = subjectTokens(words) ?? subjectTokens(`${words.charAt(0).toUpperCase()}${words.slice(1)}`);
  if (subject === undefined) return undefined;
  // "Get them from the cloud, where they are stored": of what, and where, the order says.
  if (/^, where /i.test(joint[0]) && subject[0]!.upos === 'PRON') return undefined;
  const figure = isCheckable(text, from, to);
  const promise =
    /\band\b/i.test(joint[0]) &&
    PROMISED.test(words) &&
    !isUndertaking(fold(words), 0) &&
    isCheckable(text, start, from);
  const kind = kindOf(text, from, to, true, () => parseSentence(text, from, to));
  if (!kind.claim) return undefined;
  const own = !/^(?:i|you|we|someone|somebody)$/i.test(subject[0]!.form);
  // "Let me know if you need more, the refund is on its way": spliced on behind the comma, and under no condition.
  const spliced =
    /^, (?:and |so |but )?$/.test(joint[0]) &&
    /^(?:the|your|our|his|her|their|all|both) /i.test(words) &&
    !/^(?:if|when|once|should|unless|as soon|to|after|before|in case|for) /i.test(
      text.slice(start, start + joint.index),
    ) &&
    /\b(?:is|are|was|were|has|have)\b/i.test(words);
  const told = fold(words.slice(0, kind.from - from)).includes('that ');
  if (figure || told || (own && (spliced || joint.groups?.strong !== undefined)))
    return { start: kind.from, end: to };
  return promise ? { start, end } : undefined;
}

const isClaim = (text: string, from: number, to: number): boolean =>
  kindOf(text, from, to, true, () => parseSentence(text, from, to)).claim;
