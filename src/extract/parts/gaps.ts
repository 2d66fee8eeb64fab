/**
 * Clauses that leave out what they share with the one before: `The bag was sent on 3 May, the box on 4 May`, `The
 * fee rises to $5 from July and to $6 from August`, `Breakfast is included, dinner isn't`. Each is told in full.
 */
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { readsAsClause, subjectTokens } from './clauses.ts';
import { REACHING } from './guards.ts';
import type { Half } from './halves.ts';
import { spaced } from './verbs.ts';

type Tokens = readonly ParsedToken[];

const FINITE = /^(?:VB[ZDP]?|MD|W.*|EX)$/;
/** Tokens of the part that leaves something out. */
const LONGEST = 16;
/** Marks and words behind which a clause goes on with a gap. */
const JOINTS = /^(?:,|;|and|but|while|whereas)$/i;
/** `min. 5% and max. 10%`: the two ends of one amount. */
const BOUNDED = /^(?:min|max)(?:imum)?\.?$/i;
/** What an amount is told of: `$5 per day`. */
const RATE = /^(?:per|each|every|a|an)$/i;

/** The clauses of a sentence whose last one has a gap, told in full; undefined where none is plain. */
export function gaps(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const full = tokens.at(-1)?.upos === 'PUNCT' ? tokens.slice(0, -1) : tokens;
  for (let at = full.length - 2; at > 2 && full.length - at <= LONGEST; at--) {
    if (!JOINTS.test(full[at]!.form)) continue;
    let from = at + 1;
    while (from < full.length && JOINTS.test(full[from]!.form)) from++;
    let to = at;
    while (to > 0 && JOINTS.test(full[to - 1]!.form)) to--;
    const [left, right] = [full.slice(0, to), full.slice(from)];
    const told = left.length > 2 && right.length > 1 ? filled(text, left, right) : undefined;
    if (told === undefined) continue;
    return [
      { start: left[0]!.start, end: left.at(-1)!.end, lead: '' },
      { start: right[0]!.start, end: right.at(-1)!.end, lead: '', told },
    ];
  }
  return undefined;
}

/** The right side with what it leaves out, taken from the left. */
function filled(text: string, left: Tokens, right: Tokens): string | undefined {
  if (left.some(({ lemma, form }) => REACHING.has(lemma) || BOUNDED.test(form) || /^[;:]$/.test(form)))
    return undefined;
  const words = text.slice(left[0]!.start, left.at(-1)!.end);
  const subject = subjectTokens(words);
  if (subject === undefined) return undefined;
  const told =
    withoutVerb(left, right, subject) ??
    withoutRest(left, right, subject) ??
    withoutClause(left, right, subject) ??
    onOtherDays(left, right, subject) ??
    withoutRate(left, right, subject) ??
    withoutCopula(left, right, subject) ??
    withoutMiddle(left, right) ??
    withoutOwned(right, subject);
  return told !== undefined && readsAsClause(told) ? told : undefined;
}

/** `…, the box on 4 May`, `…, sewage at $1.80`, `…, children $6`: the verb is that of the left side. */
function withoutVerb(left: Tokens, right: Tokens, subject: Tokens): string | undefined {
  // "Tokens are valid for an hour, and refresh tokens for a month": the noun of the subject again, told more closely.
  const again = right[1]?.form.toLowerCase() === subject.at(-1)!.form.toLowerCase();
  if (right.some(({ xpos }, i) => FINITE.test(xpos) && !(again && i === 0))) return undefined;
  if (!again && !opensSubject(right)) return undefined;
  const [pivot, at] = pivots(left, right, subject.length) ?? [];
  if (pivot === undefined || at === undefined) return undefined;
  const rate = rateOf(left.slice(at), right.slice(pivot));
  const end = [...right.slice(pivot), ...rate];
  if (!isAlike(left.slice(at), end)) return undefined;
  const verbs = left.slice(subject.length, at);
  // With a noun between them the right side may go on from that: `leaves Bonn at 9 and Kiel at 10`.
  if (verbs.length === 0 || verbs.some(({ form, xpos }) => form === ',' || /^(?:NN|CD|PRP)/.test(xpos)))
    return undefined;
  const own = right.slice(0, pivot);
  // "Has four ports and weighs 600 g": a verb that was read as a noun leaves nothing out.
  if (MEASURING.test(own[0]!.form) && (own.length === 1 || isFigure(own[1]!))) return undefined;
  if (!isTold(right.slice(pivot)) && (own.length > MOST_PLAIN || own.some(({ xpos }) => xpos === 'IN')))
    return undefined;
  return `${named(own, subject)} ${spaced(verbs)} ${spaced(right.slice(pivot))}${rate.length > 0 ? ' ' : ''}${spaced(rate)}`;
}

/** Forms that tell an amount of their subject, and are seldom a subject before an amount themselves. */
const MEASURING =
  /^(?:weighs?|costs?|measures?|lasts?|takes?|holds?|runs?|starts?|begins?|ends?|opens?|closes?|totals?|earns?|includes?|needs?|uses?|draws?|rises?|falls?|grows?|pays?|charges?|comes?|goes|stays?|arrives?|leaves?|departs?|reaches|contains?|supports?|covers?|requires?|offers?|stores?|lies|stands?|owes?|expires?|returns?)$/;

/** `charges $5 per day, Solea $4`: what one amount is told of holds for the other, where that tells none itself. */
function rateOf(one: Tokens, other: Tokens): Tokens {
  const at = one.findIndex(({ form }) => RATE.test(form));
  const own = other.some(({ form }) => RATE.test(form));
  return at < 1 || own || one.length - at > 3 || !isFigure(other[0]!) ? [] : one.slice(at);
}

/** Words of a subject whose place is told, and no figure or day. */
const MOST_PLAIN = 3;

/** Where the place, time or amount begins that the right side ends with, and that of the left side. */
function pivots(left: Tokens, right: Tokens, subject: number): readonly [number, number] | undefined {
  for (const [i, { xpos, form }] of right.entries()) {
    const at = i > 0 && xpos === 'IN' ? left.findLastIndex((one, j) => j > subject && one.form === form) : -1;
    if (at > 0) return [i, at];
  }
  const figure = right.findIndex((one, i) => i > 0 && isFigure(one));
  const at = left.findLastIndex((one, i) => i > subject && isFigure(one) && left[i - 1]!.xpos !== '$');
  return figure < 1 || at < 0 || right[figure - 1]!.xpos === 'IN' ? undefined : [figure, at];
}

/** Whether an end is an amount or a time. */
const isTold = (end: Tokens): boolean =>
  isFigure(end[0]!) || (end[1] !== undefined && (isFigure(end[1]) || DAY.test(end[1].form)));
const DAY =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

const isFigure = ({ xpos }: Pick<ParsedToken, 'xpos'>): boolean => xpos === '$' || xpos === 'CD';

/** Whether two ends tell the same sort of thing: both dates, both amounts, both places. */
function isAlike(one: Tokens, other: Tokens): boolean {
  const rest = (tokens: Tokens): Tokens => (tokens[0]!.xpos === 'IN' ? tokens.slice(1) : tokens);
  const [a, b] = [rest(one), rest(other)];
  if (a.length === 0 || b.length === 0 || Math.abs(a.length - b.length) > 1) return false;
  if (a.some(({ form }) => RATE.test(form)) !== b.some(({ form }) => RATE.test(form))) return false;
  if (a.some(({ xpos }) => xpos === 'IN') !== b.some(({ xpos }) => xpos === 'IN')) return false;
  const sort = ({ xpos }: ParsedToken): string =>
    xpos === 'CD' ? 'figure' : xpos === '$' ? 'amount' : /^NNP/.test(xpos) ? 'name' : 'word';
  return sort(a[0]!) === sort(b[0]!);
}

/** A subject that a clause may begin with though its verb is left out. */
const opensSubject = ([first, second]: Tokens): boolean =>
  /^(?:PRP\$|NNP?S?|NNPS)$/.test(first!.xpos) ||
  /^(?:the|this|each)$/i.test(first!.form) ||
  (/^that$/i.test(first!.form) && second?.xpos === 'IN');

/** `that for theft` → the cover for theft. */
function named(words: Tokens, subject: Tokens): string {
  const [first, ...rest] = words;
  if (!/^that$/i.test(first!.form)) return spaced(words);
  const until = subject.findIndex(({ xpos }) => xpos === 'IN');
  return `${spaced(until < 1 ? subject : subject.slice(0, until))} ${spaced(rest)}`;
}

/** `… and to $6 from August`: two phrases as the left side ends with, and subject and verb from there. */
function withoutClause(left: Tokens, right: Tokens, subject: Tokens): string | undefined {
  const preps = right.flatMap(({ xpos, form }) => (xpos === 'IN' || xpos === 'TO' ? [form] : []));
  if (preps.length < 2 || right[0]!.form !== preps[0] || right.some(({ xpos }) => FINITE.test(xpos)))
    return undefined;
  const at = left.findLastIndex(({ form }, i) => i > subject.length && form === preps[0]);
  if (at < 0) return undefined;
  const own = left.slice(at).flatMap(({ xpos, form }) => (xpos === 'IN' || xpos === 'TO' ? [form] : []));
  if (own.join(' ') !== preps.join(' ')) return undefined;
  return `${spaced(left.slice(0, at))} ${spaced(right)}`;
}

/** What is added up, or ends a range, is no amount by itself. */
const ADDED = /^(?:total|sum|between|from|together|combined|both|altogether)s?$/i;

/** `The limit is $220 per night in the US and €180 per night in Europe`: a rate of another place, told as the first is. */
function withoutRate(left: Tokens, right: Tokens, subject: Tokens): string | undefined {
  if (!isFigure(right[0]!) || right.some(({ xpos }) => FINITE.test(xpos))) return undefined;
  const at = left.findIndex((one, i) => i > subject.length && isFigure(one));
  if (at < 0 || left.some(({ form }) => ADDED.test(form)) || left.slice(at).some(({ form }) => form === ','))
    return undefined;
  const shape = (tokens: Tokens): string =>
    tokens.flatMap(({ xpos, form }) => (xpos === 'IN' ? [form.toLowerCase()] : [])).join(' ');
  const own = shape(right);
  const rated = (tokens: Tokens): boolean => tokens.some(({ form }, i) => i > 0 && RATE.test(form));
  if (own.replace(/\bper\b ?/g, '') === '' || own !== shape(left.slice(at))) return undefined;
  if (left[at]!.xpos !== right[0]!.xpos || !rated(right) || !rated(left.slice(at))) return undefined;
  return `${spaced(left.slice(0, at))} ${spaced(right)}`;
}

/** `is mandatory for administrators and optional for everyone else`: each state with those it is for. */
function withoutCopula(left: Tokens, right: Tokens, subject: Tokens): string | undefined {
  const [be, state, mark] = left.slice(subject.length);
  const [other, own] = right;
  if (be?.lemma !== 'be' || state?.xpos !== 'JJ' || mark?.xpos !== 'IN') return undefined;
  if (other?.xpos !== 'JJ' || own?.form.toLowerCase() !== mark.form.toLowerCase() || right.length < 3)
    return undefined;
  if (
    [...left.slice(subject.length + 1), ...right].some(({ xpos, form }) => FINITE.test(xpos) || form === ',')
  )
    return undefined;
  return `${spaced(subject)} ${be.form} ${spaced(right)}`;
}

/** `open Monday to Thursday from 8 to 4 and on Fridays until 12`: the days and what stands behind them are exchanged. */
function onOtherDays(left: Tokens, right: Tokens, subject: Tokens): string | undefined {
  const at = left.findIndex(({ form }, i) => i > subject.length && WEEKDAY.test(form));
  const own = right.findIndex(({ form }) => WEEKDAY.test(form));
  if (at < 1 || own < 0 || own > 1 || right.some(({ xpos }) => FINITE.test(xpos))) return undefined;
  if (own === 1 && right[0]!.xpos !== 'IN') return undefined;
  const until = left[at - 1]!.xpos === 'IN' ? at - 1 : at;
  const timed = (tokens: Tokens): boolean => tokens.some(({ xpos }) => xpos === 'CD');
  if (until <= subject.length || !timed(left.slice(at)) || !timed(right)) return undefined;
  return `${spaced(left.slice(0, until))} ${spaced(right)}`;
}

const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/;

/** `In March you used 4 GB, in April 6 GB`: all between the two is that of the left side. */
function withoutMiddle(left: Tokens, right: Tokens): string | undefined {
  const at = right.findIndex((one, i) => i > 1 && isFigure(one));
  if (at < 2 || left[0]!.form.toLowerCase() !== right[0]!.form.toLowerCase() || right[0]!.xpos !== 'IN')
    return undefined;
  if (right.some(({ xpos }) => FINITE.test(xpos)) || !/^(?:PRP\$?|DT)$/.test(left[at]?.xpos ?? ''))
    return undefined;
  const figure = left.findLastIndex((one, i) => i > at && isFigure(one) && left[i - 1]!.xpos !== '$');
  if (figure < 0 || !isAlike(left.slice(figure), right.slice(at))) return undefined;
  return `${spaced(right.slice(0, at))} ${spaced(left.slice(at, figure))} ${spaced(right.slice(at))}`;
}

/** `Your badge is blue and Kim's is red`: what the left side says somebody has, the right side tells of another's. */
function withoutOwned(right: Tokens, subject: Tokens): string | undefined {
  const at = right.findIndex(({ xpos }) => xpos === 'POS');
  const owner = subject.findIndex(({ xpos }) => /^(?:PRP\$|POS)$/.test(xpos));
  const owned = subject.slice(owner + 1);
  if (at < 1 || owner < 0 || owned.length === 0 || !/^(?:VB[ZDP]|MD)$/.test(right[at + 1]?.xpos ?? ''))
    return undefined;
  return `${spaced(right.slice(0, at + 1))} ${spaced(owned)} ${spaced(right.slice(at + 1))}`;
}

const HELPER = /^(?:is|are|was|were|has|have|had|will|can|could|must|should|may)$/i;
const DOES = /^(?:does|do|did)$/i;
const NOT = /^(?:not|n['’]t)$/i;

/** `dinner isn't`, `members can't`: what is said of the right side is what the left says. */
function withoutRest(left: Tokens, right: Tokens, subject: Tokens): string | undefined {
  const at = right.findIndex(({ form }) => HELPER.test(form) || DOES.test(form) || /^(?:ca|wo)$/i.test(form));
  if (at < 1 || at + 2 < right.length || !(right[at + 1] === undefined || NOT.test(right[at + 1]!.form)))
    return undefined;
  if (!/^(?:DT|PRP\$?|NNP?S?|NNPS|CD|JJ)$/.test(right[0]!.xpos)) return undefined;
  const helper = right[at]!;
  const verb = left[subject.length];
  if (verb === undefined) return undefined;
  const rest = left.slice(subject.length + 1);
  // "The pool closes at 8, the sauna never does."
  if (DOES.test(helper.form) && /^never$/i.test(right[at - 1]!.form))
    return `${spaced(right.slice(0, at))} ${verb.form}`;
  if (DOES.test(helper.form))
    return HELPER.test(verb.form) || DOES.test(verb.form)
      ? undefined
      : `${spaced(right)} ${verb.lemma} ${spaced(rest)}`;
  const same = verb.lemma === helper.lemma || (/^(?:ca|can)$/i.test(helper.form) && verb.lemma === 'can');
  return same && rest.length > 0 && !NOT.test(rest[0]!.form) ? `${spaced(right)} ${spaced(rest)}` : undefined;
}
