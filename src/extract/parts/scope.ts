/**
 * What a sentence opens with and says all of it under: `Before 2020, members paid $10 and guests paid $50`, `In Germany
 * the fee is $10 and refunds are not possible`. A clause that leaves the sentence takes it along.
 */
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { PEOPLE } from '../whom/people.ts';
import { subtree } from './tokens.ts';

type Tokens = readonly ParsedToken[];

/** The opening of a sentence, as its first tokens. */
export interface Scope {
  /** The number of the first token behind it. */
  readonly until: number;
  readonly words: string;
  /** Whether it says when: a clause of another tense, or with a day of its own, is not under it. */
  readonly timed: boolean;
  /** Whether the clause behind it tells of the past; undefined where its verb does not show it. */
  readonly past: boolean | undefined;
}

/** Tokens that an opening may have. */
const LONGEST = 24;

/** Words that open a time, a place or a case. */
const OPENS =
  /^(?:before|after|until|till|since|from|during|for|with|without|in|on|at|under|over|within|outside|inside|above|below|between|beyond|through|throughout|by|among|across|via|upon|following|pending|starting|beginning|effective|past|near|behind|of|to|up|per|as)$/i;
const TIMES =
  /^(?:before|after|until|till|since|during|from|starting|beginning|effective|following|upon|as)$/i;
/** Openings that tie a sentence to another, or tell how or why it is said. */
const TYING = new RegExp(
  '^(?:' +
    'in (?:addition|fact|short|brief|summary|conclusion|other words|particular|response|reply|return|turn|contrast|comparison|' +
    'the meantime|the end|th(?:is|at) (?:regard|respect)|reality|truth|essence|line with|accordance|total|all|view of|light of|spite of)|' +
    'on (?:the (?:other|one) hand|the (?:contrary|whole|plus side)|top of|behalf|review|reflection|inspection|account of)|' +
    'for (?:example|instance|your|clarity|context|th(?:is|at) reason|the record|reference|fear)|' +
    'of course|with (?:that|this|regards?|respect)|by (?:the way|contrast|comparison)|after all|at (?:last|least|your request)|' +
    'from (?:what|our|my)|per (?:the|our|your)|to (?:date|sum|be|recap)' +
    ')\\b',
  'i',
);
const TIME_NOUN =
  '(?:year|month|week|weekend|day|night|morning|afternoon|evening|quarter|season|spring|summer|autumn|winter|time|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s?';
/** `Last year`, `Every Monday`, `Yesterday`, `Abroad`. */
const PLACED = new RegExp(
  `^(?:(?:last|next|this|that|every|each|one) ${TIME_NOUN}|yesterday|today|tomorrow|tonight|weekdays|weekends|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|` +
    '(?:abroad|online|offline|overseas|elsewhere|locally|domestically|internationally|worldwide|indoors|outdoors|initially|originally|annually|monthly))$',
  'i',
);
const DAY =
  /\b(?:19|20)\d\d\b|\b(?:January|February|March|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|yesterday|today|tomorrow|ago)\b|\d May\b|\bMay \d|\b(?:in|since|until|by|from) May\b/;

/** What a sentence opens with that holds for all its clauses; undefined for none. */
export function scopeOf(text: string, tree: Tree): Scope | undefined {
  const { tokens } = tree;
  const until = endOf(tree);
  if (until < 1 || until > LONGEST || until + 1 >= tokens.length) return undefined;
  const words = text.slice(tokens[0]!.start, tokens[until - 1]!.end);
  const bare = words.replace(/,$/, '');
  // "Up to ten days carry over": what ends with a preposition has its noun behind it.
  const last = tokens[until - (bare === words ? 1 : 2)];
  if (last === undefined || /^(?:IN|TO|RP)$/.test(last.xpos)) return undefined;
  const placed = PLACED.test(bare);
  if (!placed && !opens(tokens, until, bare)) return undefined;
  const timed = placed || TIMES.test(tokens[0]!.form) || DAY.test(words);
  return { until, words, timed, past: isPast(tokens.slice(until)) };
}

/** Where the opening ends: at the comma before the first subject, or at the subject where no comma parts them. */
function endOf(tree: Tree): number {
  const { tokens } = tree;
  const subject = tokens.findIndex(({ deprel }) => /^(?:nsubj|expl)/.test(deprel));
  const begins = subject < 0 ? -1 : subtree(tree, subject)[0]!;
  if (begins > 0 && tokens[begins - 1]!.form === ',') return begins;
  const comma = tokens.findIndex(({ form }) => form === ',');
  if (comma > 0 && (subject < 0 || comma < subject)) return comma + 1;
  // "Last year members paid $10": read as the years of members.
  const time = /^(?:last|next|this|every|each)$/i.test(tokens[0]!.form) && tokens.length > 3 ? 2 : 0;
  return begins > 0 ? begins : time;
}

function opens(tokens: Tokens, until: number, words: string): boolean {
  const [first, second] = tokens as readonly [ParsedToken, ParsedToken];
  if (!OPENS.test(first.form) || TYING.test(words) || until < 2) return false;
  if (/^as$/i.test(first.form))
    return (
      /^(?:of|from|at)$/i.test(second.form) || tokens.slice(0, until).some(({ lemma }) => PEOPLE.has(lemma))
    );
  // "To open the box, …" tells an aim, "Of the five, …" what is counted.
  if (/^to$/i.test(first.form) && second.xpos === 'VB') return false;
  const verb = tokens.slice(0, until).find(({ xpos }) => FINITE.test(xpos));
  // What was so before or until something happened was so then; behind "after" and "since" it was so, when all is past.
  return (
    verb === undefined || (CLAUSAL.test(first.form) && (verb.xpos !== 'VBD' || !/^after$/i.test(first.form)))
  );
}

const FINITE = /^(?:VB[DZP]|MD)$/;
const CLAUSAL = /^(?:before|after|until|till)$/i;

/** Whether a clause tells of the past, by its first verb with a tense. */
function isPast(tokens: Tokens): boolean | undefined {
  const verb = tokens.find(({ xpos }) => FINITE.test(xpos));
  if (verb === undefined || /^(?:could|would|might|should)$/i.test(verb.form)) return undefined;
  return verb.xpos === 'VBD';
}

/** Whether a clause behind the first one, given by its tokens, is said under the opening as well. */
export function isUnder({ words, timed, past }: Scope, text: string, clause: Tokens): boolean {
  const [first] = clause;
  if (first === undefined) return false;
  const said = text.slice(first.start, clause.at(-1)!.end);
  if (said.startsWith(words)) return false;
  if (opensItself(clause)) return false;
  if (!timed) return true;
  // "On 3 May it was sold, but was returned a week later": what goes on from a day is not of that day.
  if (POINT.test(words) && DAY.test(words) && ONWARD.test(said)) return false;
  const own = isPast(clause);
  return !(DAY.test(words) && DAY.test(said)) && (own === undefined || past === undefined || own === past);
}

const POINT = /^(?:on|in|at)\b/i;
const ONWARD = /\b(?:after|before|later|until|since|then|subsequently|eventually|now)\b/i;

/** `…, and on 5 May it arrived`, `…, and last year it was $7`. */
const opensItself = (clause: Tokens): boolean =>
  (OPENS.test(clause[0]!.form) && /^(?:IN|TO|VBG|JJ|RB)$/.test(clause[0]!.xpos)) ||
  PLACED.test(clause[0]!.form) ||
  PLACED.test(`${clause[0]!.form} ${clause[1]?.form ?? ''}`);
