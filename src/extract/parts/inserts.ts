/**
 * What is set between a subject and its verb, or before a subject: `The ticket, bought on 3 May, is valid`, `Our
 * assessor, Imran Dar, saw the car`, `Delivered on 3 May, the parcel was lost`. Read by its words, for the parse of
 * such sentences is seldom sure; what is told must read as a statement by itself.
 */

import { parseSentence } from '../../text/parse/bundled.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { DAY_OR_MONTH } from '../../text/values/calendar.ts';
import { PEOPLE } from '../whom/people.ts';
import { isPastHeadline, readsAsClause, subjectTokens } from './clauses.ts';
import { REACHING } from './guards.ts';
import type { Half } from './halves.ts';
import { ofObject } from './relatives.ts';
import { spaced } from './verbs.ts';

const MARKS = new Set([',', '–', '—', '--']);
const FINITE = new Set(['VBZ', 'VBD', 'VBP', 'MD']);
const VERBAL = /^(?:V|MD|W|TO|EX)/;
/** Tokens that an insert may have. */
const LONGEST = 24;
/** What begins like an insert and tells how the main clause is meant. */
const SETTING =
  /^(?:including|excluding|given|based|compared|provided|considering|depending|assuming|regarding|following|according|granted|taken|seen|viewed|used|if|once|unless|when|while|though|although|because|since|such|for|in|on|at|by|to|as|with|without|plus|minus|or|not|only|except|even|especially|particularly|mostly|mainly|usually|however|therefore|too|and|but|so|then)$/i;
/** A time by which a participle tells what happened. */
const DATED =
  /\b(?:on|since|in|at|by) (?:\d|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|\b(?:ago|yesterday|last (?:night|week|month|year))\b/;

/** The sentence without its insert, and what the insert says; undefined where neither is plain. */
export function inserts(text: string, { tokens }: Tree): readonly Half[] | undefined {
  return (
    behindSubject(text, tokens) ??
    beforeSubject(text, tokens) ??
    atEnd(text, tokens) ??
    forWhich(tokens) ??
    stateAtEnd(text, tokens)
  );
}

function behindSubject(text: string, tokens: readonly ParsedToken[]): readonly Half[] | undefined {
  const open = tokens.findIndex(({ form }) => MARKS.has(form));
  if (open < 1 || !isNounPhrase(tokens.slice(0, open))) return undefined;
  const close = closing(tokens, open);
  if (close < 0) return undefined;
  const inner = tokens.slice(open + 1, close);
  const subject = spaced(tokens.slice(0, open));
  const rest = { start: tokens[close + 1]!.start, end: tokens.at(-1)!.end };
  if ([...tokens.slice(0, open), ...inner].some(({ lemma }) => REACHING.has(lemma))) return undefined;
  const past = verbOf(tokens, close + 1)?.xpos === 'VBD';
  const place = { start: inner[0]!.start, end: inner.at(-1)!.end };
  const words = spaced(inner);
  const name = isName(inner) && /^(?:DT|PRP\$)$/.test(tokens[0]!.xpos);
  const told = name
    ? `${words} ${past ? 'was' : 'is'} ${lowered(subject, tokens[0]!)}`
    : saidOf(tokens.slice(0, open), inner, past);
  const lead = name ? words : subject;
  // Behind "which" a past form is no participle: "the heating, which failed".
  const clause =
    told !== undefined &&
    (/^(?:DT|PRP\$)$/.test(inner[0]!.xpos) ||
      name ||
      readsAsClause(told) ||
      (/^wh/i.test(inner[0]!.form) && isPastHeadline(parseSentence(`${told}.`))));
  if (!clause || !isSubject(lead, text.slice(rest.start, rest.end))) return undefined;
  return [
    { ...rest, lead, from: tokens[0]!.start },
    { ...place, lead: '', told },
  ];
}

/** What an insert says of the subject before it; undefined where it is no plain one. */
function saidOf(
  named: readonly ParsedToken[],
  inner: readonly ParsedToken[],
  past: boolean,
): string | undefined {
  const subject = spaced(named);
  const [first, second] = inner;
  if (first === undefined || SETTING.test(first.form)) return undefined;
  const words = spaced(inner);
  if (/^(?:who|which)$/i.test(first.form))
    return second !== undefined && verbOf(inner, 1) !== undefined
      ? `${subject} ${words.slice(first.form.length + 1)}`
      : ofObject(subject, inner);
  const several = isSeveral(named);
  const be = (was: boolean): string =>
    `${subject} ${several ? (was ? 'were' : 'are') : was ? 'was' : 'is'} ${words}`;
  if (/^VB[ND]$/.test(first.xpos)) return second === undefined ? undefined : be(past || DATED.test(words));
  if (inner.some(({ xpos }) => VERBAL.test(xpos))) return undefined;
  if (first.xpos === 'JJ' && second !== undefined) return be(past);
  const role = /^(?:DT|PRP\$)$/.test(first.xpos) && /^NNS?$/.test(inner.at(-1)!.xpos);
  return role && /\p{Lu}\p{Ll}+$/u.test(subject) && !inner.some(({ form }) => form === 'and')
    ? be(past)
    : undefined;
}

/** `Delivered on 3 May, the parcel was lost`, `Having reached the limit, the account was closed`. */
function beforeSubject(text: string, tokens: readonly ParsedToken[]): readonly Half[] | undefined {
  const first = tokens[0]!;
  const comma = tokens.findIndex(({ form }) => form === ',');
  if (comma < 3 || comma > LONGEST || comma + 2 >= tokens.length || SETTING.test(first.form))
    return undefined;
  const having = /^having$/i.test(first.form);
  if (
    !(having
      ? /^VB[ND]$/.test(tokens[1]!.xpos)
      : /^VB[ND]$/.test(first.xpos) && /ed$|^[a-z]{3,}n$/i.test(first.form))
  )
    return undefined;
  if (!/^(?:DT|PRP\$?|NNPS?)$/.test(tokens[comma + 1]!.xpos)) return undefined;
  const rest = { start: tokens[comma + 1]!.start, end: tokens.at(-1)!.end };
  const whole = text.slice(rest.start, rest.end);
  const main = subjectTokens(whole);
  if (main === undefined || tokens.slice(0, comma).some(({ lemma }) => REACHING.has(lemma))) return undefined;
  const subject = spaced(main);
  const several = isSeveral(main);
  const past = tokens.slice(comma).some(({ xpos }) => xpos === 'VBD');
  const words = spaced(tokens.slice(having ? 1 : 0, comma));
  // "Used with care, it lasts long": what holds in general may hold under that alone.
  if (!past && !having && !DATED.test(words)) return undefined;
  const verb = having ? (past ? 'had' : several ? 'have' : 'has') : several ? 'were' : 'was';
  const told = `${subject} ${verb} ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  if (!readsAsClause(told)) return undefined;
  return [
    { start: first.start, end: tokens[comma - 1]!.end, lead: '', told },
    { ...rest, lead: '' },
  ];
}

/** `We booked you on AB 223, which leaves at 16:50`: told of the one thing named before it. */
function atEnd(text: string, tokens: readonly ParsedToken[]): readonly Half[] | undefined {
  const comma = tokens.findIndex(
    ({ form }, i) =>
      form === ',' && /^(?:who|which)$/i.test(tokens[i + 1]?.form ?? '') && verbOf(tokens, i + 2),
  );
  if (comma < 3) return undefined;
  const left = tokens.slice(0, comma);
  const verb = verbOf(tokens, comma + 2)!;
  const departs = verb.lemma === 'leave' && tokens[tokens.indexOf(verb) + 1]?.xpos === 'IN';
  if (
    verb.upos !== 'VERB' ||
    (TAKEN_OF_ALL.has(verb.lemma) && !departs) ||
    left.some(({ lemma }) => REACHING.has(lemma))
  )
    return undefined;
  const subject = subjectTokens(text.slice(left[0]!.start, left.at(-1)!.end));
  const from = left.findLastIndex(({ xpos }) => !/^(?:NNP?S?|NNPS|CD|JJ|DT|PRP\$|POS)$/.test(xpos)) + 1;
  const noun = left.slice(from);
  if (subject === undefined || from <= subject.length || !isNounPhrase(noun) || isAmountOrDay(noun))
    return undefined;
  const person = /^who$/i.test(tokens[comma + 1]!.form);
  const rivals = left
    .slice(subject.length, from)
    .filter((one) => one.upos === 'NOUN' || one.upos === 'PROPN')
    .filter(
      (one) => !DAY_OR_MONTH.test(one.form) && (!person || one.upos === 'PROPN' || PEOPLE.has(one.lemma)),
    );
  if (rivals.length > 0) return undefined;
  const behind = tokens.slice(comma + 2);
  // "… by Ms Rao, who runs the shop, on 3 May": what follows belongs to the clause before.
  if (behind.some(({ form }) => form === ',')) return undefined;
  // "The rent is 850 euros a month, which includes heating": so does what costs so much.
  const amount = /^(?:CD|\$)$/.test(noun[0]!.xpos) && noun.some(({ form }) => UNIT.test(form));
  if (amount && (from > subject.length + 1 || !MEASURING.test(left[subject.length]!.lemma))) return undefined;
  const named = spaced(amount ? subject : noun).replace(/^an? /i, 'the ');
  const told = `${named} ${spaced(behind)}`;
  // A name before a form in -s is often read as one noun with it.
  if (!readsAsClause(told) && !readsAsClause(`It ${spaced(behind)}`)) return undefined;
  return [
    { start: tokens[0]!.start, end: left.at(-1)!.end, lead: '' },
    { start: tokens[comma + 1]!.start, end: tokens.at(-1)!.end, lead: '', told },
  ];
}

/** What an amount is in, and the verbs that tell it of something. */
const UNIT =
  /^(?:\p{Sc}|%|euros?|dollars?|pounds?|francs?|cents?|percent|minutes?|hours?|days?|weeks?|months?|years?|EUR|USD|GBP|CHF)$/u;
const MEASURING = /^(?:be|cost|last|take)$/;

/** `She has a cold, for which Dr. Ray prescribed tablets`: told with the thing behind the preposition. */
function forWhich(tokens: readonly ParsedToken[]): readonly Half[] | undefined {
  const comma = tokens.findIndex(
    ({ form }, i) =>
      form === ',' && tokens[i + 1]?.xpos === 'IN' && /^which$/i.test(tokens[i + 2]?.form ?? ''),
  );
  if (comma < 3 || comma + 5 > tokens.length) return undefined;
  const left = tokens.slice(0, comma);
  const noun = left.slice(
    left.findLastIndex(({ xpos }) => !/^(?:NNP?S?|NNPS|CD|JJ|DT|PRP\$|POS)$/.test(xpos)) + 1,
  );
  const behind = tokens.slice(comma + 3).filter(({ form }, i, all) => i + 1 < all.length || form !== '.');
  if (!isNounPhrase(noun) || isAmountOrDay(noun) || left.some(({ lemma }) => REACHING.has(lemma)))
    return undefined;
  const clause = spaced(behind);
  if (behind.some(({ form }) => form === ',') || !readsAsClause(clause)) return undefined;
  const told = `${clause} ${tokens[comma + 1]!.form} ${spaced(noun).replace(/^an? /i, 'the ')}`;
  return [
    { start: left[0]!.start, end: left.at(-1)!.end, lead: '' },
    { start: tokens[comma + 1]!.start, end: tokens.at(-1)!.end, lead: '', told },
  ];
}

/** `The fee is $30, payable within 14 days`, `The office is open all day, closed on Sundays`: said of the subject. */
function stateAtEnd(text: string, tokens: readonly ParsedToken[]): readonly Half[] | undefined {
  const comma = tokens.findLastIndex(({ form }) => form === ',');
  const [first, second] = [tokens[comma + 1], tokens[comma + 2]];
  if (comma < 3 || first === undefined || second === undefined) return undefined;
  if (!/^(?:JJ|VBN)$/.test(first.xpos) || !/^(?:IN|TO|CD|\$)$/.test(second.xpos) || SETTING.test(first.form))
    return undefined;
  const left = tokens.slice(0, comma);
  const subject = subjectTokens(text.slice(left[0]!.start, left.at(-1)!.end));
  const be = subject === undefined ? undefined : left[subject.length];
  const inner = tokens.slice(comma + 1);
  if (
    subject === undefined ||
    be?.lemma !== 'be' ||
    [...left, ...inner].some(({ lemma }) => REACHING.has(lemma))
  )
    return undefined;
  if (inner.some(({ xpos }) => FINITE.has(xpos)) || left.some(({ form }) => form === ',')) return undefined;
  const told = `${spaced(subject)} ${be.form} ${spaced(inner)}`;
  if (!readsAsClause(told)) return undefined;
  return [
    { start: tokens[0]!.start, end: left.at(-1)!.end, lead: '' },
    { start: first.start, end: tokens.at(-1)!.end, lead: '', told },
  ];
}

/** What a clause does as a whole: `…, which leaves $5`. */
const TAKEN_OF_ALL = new Set(
  'mean imply explain suggest indicate prove confirm cause lead result leave make bring give amount exceed add come require help save allow take affect happen surprise'.split(
    ' ',
  ),
);

/** A number that is no part of a name, or a day: `6%`, `$5`, `20:05`, `4 May`. */
const isAmountOrDay = (noun: readonly ParsedToken[]): boolean =>
  noun.some(({ form }) => DAY_OR_MONTH.test(form)) ||
  (noun.at(-1)!.xpos === 'CD' && !/^\p{Lu}/u.test(noun.at(-2)?.form ?? ''));

/** Where the insert ends that opens at `open`: at the mark behind which a verb with a tense stands. */
function closing(tokens: readonly ParsedToken[], open: number): number {
  const mark = tokens[open]!.form;
  for (let at = open + 2; at < Math.min(tokens.length - 1, open + LONGEST); at++)
    if (tokens[at]!.form === mark && verbOf(tokens, at + 1) !== undefined) return at;
  return -1;
}

/** The verb with a tense that words begin with, adverbs aside. */
function verbOf(tokens: readonly ParsedToken[], from: number): ParsedToken | undefined {
  let at = from;
  while (tokens[at]?.upos === 'ADV') at++;
  const token = tokens[at];
  return token !== undefined &&
    (FINITE.has(token.xpos) || (token.xpos === 'VBN' && token.form.endsWith('ed')))
    ? token
    : undefined;
}

const isNounPhrase = (tokens: readonly ParsedToken[]): boolean =>
  tokens.length > 0 &&
  /^(?:DT|PRP\$|NNP?S?|NNPS|JJ|CD)$/.test(tokens[0]!.xpos) &&
  /^(?:NNP?S?|NNPS|CD)$/.test(tokens.at(-1)!.xpos) &&
  !tokens.some(({ xpos, form }) => VERBAL.test(xpos) || /^(?:and|or|that)$/i.test(form));

const isName = (tokens: readonly ParsedToken[]): boolean =>
  tokens.length <= 4 &&
  tokens.every(({ form }) => /^\p{Lu}\p{L}*[\p{L}.'’-]*$/u.test(form) && form.length > 1);

/** Whether a subject is of more than one: by the last noun before what belongs to it. */
function isSeveral(subject: readonly ParsedToken[]): boolean {
  const until = subject.findIndex(({ xpos }) => xpos === 'IN');
  const head = subject.slice(0, until < 1 ? subject.length : until).at(-1)!;
  return /^NNP?S$/.test(head.xpos) || /^(?:you|we|they|these|those)$/i.test(head.form);
}

const lowered = (subject: string, first: ParsedToken): string =>
  first.upos === 'PROPN' ? subject : subject.charAt(0).toLowerCase() + subject.slice(1);

/** Whether the words behind a subject read as what is said of all of it. */
function isSubject(subject: string, words: string): boolean {
  const found = subjectTokens(`${subject} ${words}`);
  return found !== undefined && spaced(found) === subject;
}
