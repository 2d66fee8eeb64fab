/**
 * What a sentence of an answer is: a claim, or something else and why. Told by how it begins, by its verb, and by
 * whether it holds anything that could be checked.
 */

import type { SkipReason } from '../domain/answer.ts';
import { CHAR_CLASS, DIGIT, fold, IS_UPPER, LETTER } from '../text/chars.ts';
import type { Parse } from '../text/parse/parser.ts';
import {
  COURTESIES,
  EVALUATIVE,
  GREETINGS,
  HEDGES,
  IMPERATIVES,
  INSTRUCTIONS,
  OFFERS,
  OPINIONS,
  WRAPPERS,
} from './phrases.ts';
import { worth } from './worth.ts';

/** A sentence after the look at its beginning: what is claimed begins at `from`. */
export type Kind =
  | { readonly claim: true; readonly from: number }
  | { readonly claim: false; readonly reason: SkipReason };

const skip = (reason: SkipReason): Kind => ({ claim: false, reason });

/** Beginnings as a table from their first word to the rest, longest first. */
type Table = ReadonlyMap<string, readonly string[]>;

function table(beginnings: readonly string[]): Table {
  const found = new Map<string, string[]>();
  for (const one of beginnings) {
    const first = one.split(' ', 1)[0];
    const known = found.get(first) ?? [];
    known.push(one);
    known.sort((a, b) => b.length - a.length);
    found.set(first, known);
  }
  return found;
}

const TABLES = {
  greeting: table(GREETINGS),
  courtesy: table(COURTESIES),
  offer: table(OFFERS),
  instruction: table(INSTRUCTIONS),
  hedge: table(HEDGES),
  opinion: table(OPINIONS),
} as const;
const WRAPPER_TABLE = table(WRAPPERS);

/** Length of the beginning of `folded` that a table has, at `from`; 0 for none. */
function beginning(folded: string, from: number, known: Table): number {
  let end = from;
  while (end < folded.length && isWordCode(folded.charCodeAt(end))) end++;
  for (const one of known.get(folded.slice(from, end)) ?? []) {
    const to = from + one.length;
    if (folded.startsWith(one, from) && !isWordCode(folded.charCodeAt(to))) return one.length;
  }
  return 0;
}

const isWordCode = (code: number): boolean => {
  const charClass = Number.isNaN(code) ? 0 : CHAR_CLASS[code];
  return charClass === LETTER || charClass === DIGIT || code === 0x27;
};

/** Beginnings that are taken off one sentence. */
const MOST_WRAPPERS = 4;

/**
 * What [start, end) of `text` is. `parse` gives its parse when that is needed.
 * @param english whether the sentence is English: only then its verb tells
 */
export function kindOf(text: string, start: number, end: number, english: boolean, parse: () => Parse): Kind {
  const folded = fold(text.slice(start, end));
  if (isQuestion(folded)) return skip('question');
  let from = greetingEnd(folded);
  const greeted = from > 0;
  for (let taken = 0; taken < MOST_WRAPPERS; taken++) {
    const rest = wrapped(folded, from);
    if (rest === from) break;
    from = rest;
  }
  if (from >= folded.length || !hasLetter(folded, from)) return skip(greeted ? 'greeting' : 'courtesy');
  if (english) from = behindCourtesy(folded, from, parse, start);
  const reason = reasonOf(folded, from);
  if (reason !== undefined && !(yields(reason, folded, from) && isCheckable(text, start + from, end)))
    return skip(reason);
  if (greeted && !hasVerb(parse(), start + from)) return skip('greeting');
  if (english && isOrder(folded, from, parse, start)) return skip('instruction');
  return { claim: true, from: start + from };
}

/** What has a figure or an identifier in it can be checked, however it is put; so can what an apology says happened. */
function yields(reason: SkipReason, folded: string, from: number): boolean {
  if (reason === 'offer' || reason === 'instruction') return ASSERTING.test(folded.slice(from));
  return (
    reason === 'opinion' || (reason === 'courtesy' && /\b(?:that|but|because)\b/.test(folded.slice(from)))
  );
}

/** Where a statement begins behind `Thanks for waiting, …`: only one that can be checked counts. */
function behindCourtesy(folded: string, from: number, parse: () => Parse, start: number): number {
  if (beginning(folded, from, TABLES.courtesy) === 0) return from;
  const comma = folded.indexOf(',', from);
  if (comma < 0) return from;
  const rest = skipGap(folded, comma);
  const but = folded.startsWith('but ', rest) ? rest + 4 : rest;
  const opens = parse().tokens.find((token) => token.start >= start + but);
  const subject = opens !== undefined && OPENS_SUBJECT.has(opens.upos);
  const checkable = /[0-9]/.test(folded.slice(but));
  return subject && checkable && hasVerb(parse(), start + but) ? but : from;
}

const OPENS_SUBJECT = new Set(['DET', 'PRON', 'PROPN', 'NUM', 'SYM', 'NOUN']);

function reasonOf(folded: string, from: number): SkipReason | undefined {
  for (const reason of ['hedge', 'offer', 'courtesy', 'instruction', 'opinion', 'greeting'] as const) {
    const length = beginning(folded, from, TABLES[reason]);
    if (length > 0 && !(reason === 'offer' && folded.startsWith(' not ', from + length))) return reason;
  }
  return isFeeling(folded, from) || isMusing(folded.slice(from)) ? 'opinion' : undefined;
}

/** Beginnings of offers and advice that, with a figure behind them, lay down a rule or say what happened. */
const ASSERTING = /^(?:you (?:should|need to|will need to)|you'll need to|if you (?:want|need|prefer|like)) /;

function isQuestion(folded: string): boolean {
  const bare = folded.replace(/[\s"')\]!]+$/, '');
  return bare.endsWith('?') || bare.endsWith('？');
}

/** Where the sentence goes on after `Hi Marianne,`; the whole of it where it is a greeting alone. */
function greetingEnd(folded: string): number {
  const length = beginning(folded, 0, TABLES.greeting);
  if (length === 0) return 0;
  const comma = folded.indexOf(',', length);
  const name = folded.slice(length, comma < 0 ? folded.length : comma);
  if (name.trim().split(/\s+/).length > MOST_NAME_WORDS) return 0;
  if (comma < 0) return folded.length;
  // "Good afternoon, Mrs. Oyelaran." is all greeting: what follows is no more than a name.
  const rest = folded.slice(comma + 1).trim();
  return rest.split(/\s+/).length <= MOST_NAME_WORDS && !/\b(?:is|are|was|were|has|have|will)\b/.test(rest)
    ? folded.length
    : skipGap(folded, comma);
}

const MOST_NAME_WORDS = 3;

/** Where the sentence goes on after a beginning that only wraps it. */
function wrapped(folded: string, from: number): number {
  const length = beginning(folded, from, WRAPPER_TABLE);
  if (length === 0) return from;
  const to = from + length;
  const next = folded.slice(to, to + 2);
  const clause = folded.slice(from, to).endsWith(' that') || OPEN_WRAPPERS.has(folded.slice(from, to));
  if (!clause && !/^[,:!.—-]/.test(next) && !/^ [—–-]/.test(next)) return from;
  return skipGap(folded, to);
}

/** Wrappers that need no comma behind them. */
const OPEN_WRAPPERS = new Set([
  'i can confirm',
  'we can confirm',
  'i can see',
  'i see',
  "i'm afraid",
  'and',
  'but',
]);

function skipGap(folded: string, from: number): number {
  let to = from;
  while (to < folded.length && !isWordCode(folded.charCodeAt(to)) && !'$€£#"(['.includes(folded[to])) to++;
  return to;
}

const hasLetter = (folded: string, from: number): boolean => {
  for (let at = from; at < folded.length; at++) if (CHAR_CLASS[folded.charCodeAt(at)] === LETTER) return true;
  return false;
};

/** Whether something stands there that evidence can bear out or belie: a figure, or a code. */
export function isCheckable(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (CHAR_CLASS[text.charCodeAt(at)] === DIGIT) return true;
  return false;
}

/** Feeling and worth in a short sentence without a figure: `These cases are no fun for me.` */
function isFeeling(folded: string, from: number): boolean {
  const rest = folded.slice(from);
  if (/[0-9]/.test(rest)) return false;
  const list = rest.match(/[\p{L}']+/gu) ?? [];
  if (list.length > MOST_FEELING_WORDS || !list.some((word) => EVALUATIVE.has(word))) return false;
  return rest.trimEnd().endsWith('!') || /\b(?:i|me|my|we|us)\b/.test(rest) || VALUES.test(rest);
}

/** `looks nicer`, `is a bit of a shame`, `sounds great`: a verb of being with nothing but worth behind it. */
const VALUES = new RegExp(
  String.raw`\b(?:is|are|was|were|'s|looks?|looked|seems?|seemed|feels?|felt|sounds?|sounded) ` +
    `(?:(?:a|an|the|so|very|really|quite|rather|pretty|such|much|far|always|never|no|bit|of|little|truly|just|even|one|most|more|less) )*` +
    `(?:${[...EVALUATIVE].join('|')})\\b`,
);

/** Worth under which what somebody says of himself is no claim. */
const LEAST_WORTH = 0.3;

/** What the writer says of himself without a figure and without having done anything. */
function isMusing(rest: string): boolean {
  if (/[0-9]/.test(rest) || !/\b(?:i|me|my)\b/.test(rest)) return false;
  return !ACTED.test(rest) && worth(rest) < LEAST_WORTH;
}

/** `I have refunded`, `I just sent`: what was done can be checked. */
const ACTED =
  /\bi(?:'ve| have)? (?:(?:just|already|also|now|since|today|yesterday|have|not) )*(?:\p{L}+ed|sent|made|paid|gave|given|told|found|put|set|got|left|did|done|went|took|wrote|spoke|saw|held|kept|reset)\b/u;

const MOST_FEELING_WORDS = 14;

/** Whether the parse finds a verb that stands for itself from `from` on. */
export function hasVerb({ tokens }: Parse, from: number): boolean {
  return tokens.some(
    ({ start, xpos, upos, deprel }) =>
      start >= from && FINITE.has(xpos) && (upos === 'VERB' || upos === 'AUX') && deprel !== 'amod',
  );
}

/**
 * Whether some word behind the first could be a verb. The parse takes many a past form for a participle, and a
 * present one for a noun in the plural: what might be a statement is not set aside for that.
 */
export function mayHaveVerb({ tokens }: Parse): boolean {
  return tokens.some(({ xpos, upos }, at) => {
    if (upos === 'VERB' || upos === 'AUX') return xpos !== 'VBG';
    const next = tokens[at + 1];
    return at > 0 && xpos === 'NNS' && next !== undefined && OPENS_OBJECT.has(next.upos);
  });
}

/** What stands behind `costs` where it is a verb, and seldom behind a noun. */
const OPENS_OBJECT = new Set(['SYM', 'NUM', 'DET', 'PRON', 'PROPN']);

const FINITE = new Set(['VBD', 'VBZ', 'VBP', 'MD']);

function isOrder(folded: string, from: number, parse: () => Parse, start: number): boolean {
  let end = from;
  while (end < folded.length && isWordCode(folded.charCodeAt(end))) end++;
  const first = folded.slice(from, end);
  if (first === "don't") return true;
  if (first === 'never' || first === 'always' || first === 'then' || first === 'first' || first === 'next') {
    const next = skipGap(folded, end);
    return next > end && next < folded.length && isOrder(folded, next, parse, start);
  }
  if (!IMPERATIVES.has(first)) return false;
  const { tokens } = parse();
  const at = tokens.findIndex((token) => token.start >= start + from);
  if (at < 0) return false;
  const { xpos, head, deprel } = tokens[at];
  const hasSubject = tokens.some((token) => token.head === at && token.deprel.startsWith('nsubj'));
  return (
    (xpos === 'VB' || xpos === 'VBP') &&
    !hasSubject &&
    (head < 0 || deprel === 'parataxis' || deprel === 'dep')
  );
}

/** Whether a text begins with a capital letter, a figure or a sign. */
export const opensUpper = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return CHAR_CLASS[code] !== LETTER || IS_UPPER[code] === 1;
};
