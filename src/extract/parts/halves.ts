/**
 * A sentence cut at a conjunction where its parse shows no join: both sides must read as clauses of their own
 * when each is parsed alone.
 */
import { parseSentence } from '../../text/parse/bundled.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import {
  FINITE,
  isClause,
  isPastHeadline,
  isSelfMade,
  isSpoken,
  leavesOpen,
  parseAlone,
  readsAlone,
  readsHidden,
  subjectOf,
} from './clauses.ts';
import { opensWithPlural } from './joined.ts';
import { readsBySorts } from './surface.ts';

/** One side of the cut; `lead` is the subject that it takes over from the other. */
export interface Half {
  readonly start: number;
  readonly end: number;
  readonly lead: string;
  /** Where its subject stands, if that is not on the other side. */
  readonly from?: number;
  /** What it says, where that is more than its words behind the lead. */
  readonly told?: string;
  /** Whether it is told as it stands, though parts of it are told beside it. */
  readonly whole?: true;
}

const JOINTS = new Set([
  'and',
  'but',
  'so',
  'yet',
  'whereas',
  'while',
  'although',
  'though',
  'then',
  ';',
  ':',
  '\u2013',
  '\u2014',
  '-',
]);
/** Joints that need a comma before them: "so much", "not yet", "while it was open". */
const WITH_COMMA = new Set(['so', 'yet', 'whereas', 'while', 'although', 'though', 'then']);
/** Marks that join as a conjunction does, between two clauses alone. */
const MARKS = new Set([';', ':', '\u2013', '\u2014', '-']);
/** Places that are tried in one sentence. */
const MOST_TRIES = 3;

/** The halves at a semicolon or colon, which part more than any conjunction does; undefined where none joins clauses. */
export function parted(text: string, { tokens }: Tree): readonly Half[] | undefined {
  for (const mark of [';', ':']) {
    const at = tokens.findIndex(({ form }) => form === mark);
    if (at < 2 || at + 2 >= tokens.length) continue;
    const halves =
      cutAt(text, tokens, at, at - 1) ?? (mark === ';' ? besideNote(text, tokens, at) : undefined);
    if (halves !== undefined) return halves;
  }
  return undefined;
}

/** `Free time in Sintra; your flight leaves at 19:30`: a clause with its subject needs nothing of the words before it. */
function besideNote(text: string, tokens: readonly ParsedToken[], at: number): readonly Half[] | undefined {
  const first = tokens[at + 1]!;
  const left = { start: tokens[0]!.start, end: tokens[at - 1]!.end, lead: '' };
  const right = { start: first.start, end: tokens.at(-1)!.end, lead: '' };
  const named = opensSubject(first.xpos, false);
  return named && tokens[at + 2]!.form !== ',' && readsAlone(parseAlone(text, right), true)
    ? [left, right]
    : undefined;
}

/** The two halves of a sentence; undefined where no cut leaves two clauses. */
export function halve(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const conceded = concession(text, tokens);
  if (conceded !== undefined) return conceded;
  let tries = 0;
  for (let at = 2; at + 2 < tokens.length && tries < MOST_TRIES; at++) {
    const joint = tokens[at].form.toLowerCase();
    if (!JOINTS.has(joint) || /^(?:as|far)$/i.test(tokens[at + 1].form)) continue;
    if (/^that$/i.test(tokens[at + 1].form) && !(MARKS.has(joint) && IS.test(tokens[at + 2]!.form))) continue;
    const comma = tokens[at - 1].form === ',';
    if (/^on$/i.test(tokens[at + 1].form) && !opensWithDay(tokens, at + 1, comma)) continue;
    if (WITH_COMMA.has(joint) && !comma) continue;
    tries++;
    const halves = cutAt(text, tokens, at, comma ? at - 2 : at - 1);
    if (halves !== undefined) return halves;
  }
  return undefined;
}

/** Behind `that`, which then stands for what was said. */
const IS = /^(?:is|['’]s|was|are|were|has|means|includes|applies|takes|costs)$/i;

const ANYBODY = /^(?:nobody|nothing|everyone|everybody|everything|someone|somebody)$/i;

/** `The kitchen confirmed it, the courier arrived and the food reached you`: a comma joins where "and" joins later. */
export function rowOf(text: string, tokens: readonly ParsedToken[]): readonly Half[] | undefined {
  const and = tokens.findIndex(({ form }) => form === 'and');
  const comma = tokens.findIndex(({ form }) => form === ',');
  if (comma < 3 || and < comma + 3 || and === tokens.length - 1) return undefined;
  if (/^(?:IN|WRB|TO|VBG|VBN)$/.test(tokens[0].xpos)) return undefined;
  if (!/^(?:DT|PRP\$?|NNPS?|EX)$/.test(tokens[comma + 1].xpos) && !ANYBODY.test(tokens[comma + 1].form))
    return undefined;
  const left = { start: tokens[0].start, end: tokens[comma - 1].end, lead: '' };
  const middle = { start: tokens[comma + 1].start, end: tokens[and - 1].end, lead: '' };
  const last = { start: tokens[and + 1].start, end: tokens.at(-1)!.end, lead: '' };
  const clauses = [left, middle, last].every((side) => {
    const parse = parseAlone(text, side);
    return (isClause(parse) || isSelfMade(parse)) && !leavesOpen(parse);
  });
  return clauses ? [left, middle, last] : undefined;
}

/** `Although the fee was waived, the deposit was kept`: both are said to be so. */
function concession(text: string, tokens: readonly ParsedToken[]): readonly Half[] | undefined {
  const even = tokens[0]?.form.toLowerCase() === 'even' ? 1 : 0;
  if (!/^(?:although|though)$/i.test(tokens[even]?.form ?? '')) return undefined;
  const comma = tokens.findIndex(({ form }) => form === ',');
  if (comma < even + 3 || comma + 2 >= tokens.length) return undefined;
  const left = { start: tokens[even + 1].start, end: tokens[comma - 1].end, lead: '' };
  const right = { start: tokens[comma + 1].start, end: tokens.at(-1)!.end, lead: '' };
  const clauses = [left, right].every((side) => readsAlone(parseAlone(text, side), true));
  return clauses ? [left, right] : undefined;
}

/** Words that tie a clause to the one before it and say nothing in it; some only with a comma behind them. */
const CONNECTIVES = new Set(['therefore', 'thus', 'hence', 'consequently', 'then']);
const SET_OFF = new Set(
  'however moreover furthermore additionally also still nevertheless nonetheless instead therefore'.split(
    ' ',
  ),
);

/** Where the right side begins behind the joint and what only ties it to the left. */
function beginOf(tokens: readonly ParsedToken[], joint: number): number {
  const first = tokens[joint + 1]!.form.toLowerCase();
  if (SET_OFF.has(first) && tokens[joint + 2]?.form === ',' && joint + 4 < tokens.length) return joint + 3;
  return joint + 2 < tokens.length && CONNECTIVES.has(first) ? joint + 2 : joint + 1;
}

/** The halves around the joint at `at`, where both are clauses. */
function cutAt(
  text: string,
  tokens: readonly ParsedToken[],
  at: number,
  before: number,
): readonly Half[] | undefined {
  const left = { start: tokens[0].start, end: tokens[before].end, lead: '' };
  const begins = beginOf(tokens, at);
  if (isNumberPair(tokens, before, begins)) return undefined;
  const right = { start: tokens[begins].start, end: tokens.at(-1)!.end, lead: '' };
  const first = parseAlone(text, left);
  const headline = isPastHeadline(first);
  const joint = tokens[at].form.toLowerCase();
  const mark = MARKS.has(joint);
  const apart = joint === ';' || joint === ':';
  const parsed = headline || isClause(first) || readsHidden(first);
  // Where the parse is not sure, a mark must part the two.
  if (!parsed && !(before < at - 1 || mark)) return undefined;
  if (!parsed && !readsBySorts(first.tokens)) return undefined;
  if (!apart && leavesOpen(first)) return undefined;
  if (
    mark &&
    joint !== ';' &&
    (isSpoken(first) || text.slice(left.end, tokens[at].start + 2).trim().length > 1)
  )
    return undefined;
  const parted = before < at - 1 || joint === 'but' || mark;
  if (
    (parted || !headline || isSelfMade(first)) &&
    (opensSubject(tokens[begins].xpos, parted) ||
      opensBareSubject(tokens, at, parted) ||
      opensWithDay(tokens, begins, parted) ||
      opensNextSubject(tokens, at) ||
      (mark && OPENS_PLACE.test(tokens[begins].form))) &&
    readsAlone(parseAlone(text, right), parted)
  )
    return [left, right];
  if (mark) return undefined;
  if (opensWithPlural(parseAlone(text, right).tokens, 0)) return parted ? [left, right] : undefined;
  // A clause told by its sorts alone has no subject in its parse to share.
  const lead = parsed && mayBeginVerb(tokens, at, headline || joint === 'then') ? subjectOf(first) : '';
  if (lead === '' || !isSaidOf(lead, text.slice(right.start, right.end))) return undefined;
  return [left, { ...right, lead }];
}

/** `… that invoices 11 and 12 were paid twice`: two numbers of one noun, and a verb that is of both. */
const isNumberPair = (tokens: readonly ParsedToken[], last: number, first: number): boolean =>
  /\d/.test(tokens[last]!.form) &&
  /\d/.test(tokens[first]!.form) &&
  /^NNP?S$/.test(tokens[last - 1]?.xpos ?? '') &&
  /^(?:AUX|VERB)$/.test(tokens[first + 1]?.upos ?? '');

/** Whether a word surely begins a subject: a bare noun behind no comma may be one more member of a list. */
export const opensSubject = (xpos: string, parted: boolean): boolean =>
  /^(?:DT|PRP\$?|NNPS?|NNS|CD|\$|EX)$/.test(xpos) || (parted && /^(?:NN|VBG|JJ)$/.test(xpos));

/** `…, and on 7 May we replied`: a day before a subject. */
const opensWithDay = (tokens: readonly ParsedToken[], at: number, parted: boolean): boolean =>
  parted &&
  /^(?:on|in|since|from|by)$/i.test(tokens[at]!.form) &&
  /^(?:CD|NNP)$/.test(tokens[at + 1]?.xpos ?? '') &&
  tokens
    .slice(at + 2, at + 5)
    .some(({ xpos, form }) => /^(?:PRP\$?|DT|EX)$/.test(xpos) || ANYBODY.test(form));

/**
 * `… for 5 nights and breakfast is included`: of two verbs with a tense and one "and" between them, the second has the
 * noun behind that for its subject, if no word opens a clause within the sentence.
 */
function opensNextSubject(tokens: readonly ParsedToken[], joint: number): boolean {
  const [subject, verb] = [tokens[joint + 1]!, tokens[joint + 2]];
  if (subject.upos !== 'NOUN' || verb?.upos !== 'AUX' || !SURELY_VERBS.has(verb.form.toLowerCase()))
    return false;
  const finite = (from: number, to: number): number =>
    tokens.slice(from, to).filter(({ upos, xpos }) => /^(?:AUX|VERB)$/.test(upos) && FINITE.has(xpos)).length;
  const only = tokens.filter(({ form }) => /^(?:and|or|,)$/i.test(form)).length === 1;
  return (
    only && finite(0, joint) === 1 && finite(joint + 1, tokens.length) === 1 && !tokens.some(opensWithin)
  );
}

const opensWithin = ({ form }: ParsedToken): boolean =>
  /^(?:that|which|who|whom|whose|if|unless|whether|because|while|when|where|what|how|why|both|between)$/i.test(
    form,
  );

/** What opens a clause of its own behind a semicolon: `; before that it was $4`. */
const OPENS_PLACE =
  /^(?:in|on|at|from|since|before|after|until|for|by|with|without|under|during|beyond|above|below|within)$/i;

/** `… and unused data expires`, `…; only one was active`: what stands before the joint is no adjective to go on with. */
const opensBareSubject = (tokens: readonly ParsedToken[], joint: number, parted: boolean): boolean =>
  tokens[joint + 1].xpos === 'JJ' || tokens[joint + 1].xpos === 'JJR'
    ? /^(?:NOUN|PROPN|NUM)$/.test(tokens[joint - 1].upos)
    : parted && /^(?:only|just|both|all|each)$/i.test(tokens[joint + 1].form);

/** Verbs that are nothing else: a side that begins with one has its subject on the other. */
const SURELY_VERBS = new Set('is are was were has have had'.split(' '));
/** Tags of what stands behind a verb, and seldom behind a noun. */
export const OPENS_OBJECT = new Set(['$', 'CD', 'DT', 'PRP$']);
/** Tags that a noun in the plural may have behind it too: whether it is a verb shows once it has its subject. */
const OPENS_PHRASE = new Set(['IN', 'TO', 'RB', 'PRP']);

/** Adverbs that may stand between a conjunction and its verb. */
const PASSED = new Set('now then therefore also still later'.split(' '));

/** Whether the word behind the joint may be a verb whose subject stands on the other side, and hardly a noun. */
function mayBeginVerb(tokens: readonly ParsedToken[], joint: number, headline: boolean): boolean {
  // "… and neither has been paid" has its own subject.
  if (/^(?:neither|nor|both|each|all|none|some|most|either)$/i.test(tokens[joint + 1]!.form)) return false;
  const at =
    PASSED.has(tokens[joint + 1].form.toLowerCase()) && joint + 3 < tokens.length ? joint + 1 : joint;
  const { form, xpos } = tokens[at + 1];
  if (SURELY_VERBS.has(form.toLowerCase())) return true;
  if (headline) return (xpos === 'VBD' || xpos === 'VBN') && tokens[at + 2].form.toLowerCase() !== 'by';
  if (xpos !== 'VBZ' && xpos !== 'NNS') return false;
  const next = tokens[at + 2].xpos;
  if (/^(?:nothing|everything|extra|less|more)$/i.test(tokens[at + 2].form)) return true;
  if (tokens[joint].form.toLowerCase() === 'but') return xpos === 'VBZ';
  return OPENS_OBJECT.has(next) || OPENS_PHRASE.has(next);
}

/** Whether what is said reads as a clause behind the subject, with its first word for a verb. */
function isSaidOf(lead: string, words: string): boolean {
  const said = parseSentence(`${lead} ${words.replace(/(?<![.,;:\s])[.,;:\s]+$/, '')}.`);
  const first = said.tokens.find(({ start, form }) => start > lead.length && !PASSED.has(form.toLowerCase()));
  const root = said.tokens.find(({ head }) => head < 0);
  if (first === undefined || root === undefined) return false;
  if (root === first && first.xpos === 'NNS')
    return new Tree(said).with(said.tokens.indexOf(root), 'nsubj').length > 0;
  return (
    isPastHeadline(said) || (isClause(said) && (root === first || SURELY_VERBS.has(first.form.toLowerCase())))
  );
}
