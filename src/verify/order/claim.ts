/** What a claim says of the order of two events. */
import type { Reading } from '../../text/reading.ts';
import { clauseOf, pastClause, type Told } from './clause.ts';
import { type Piece, split } from './split.ts';
import { turnOf } from './turns.ts';

/** An event of a claim; `plain` as it is written where a pronoun of it was told. */
export interface Asked extends Piece {
  readonly plain?: string;
}

/** A claim that one event lies before another, or about when it does. */
export interface Ordered {
  readonly first: Asked;
  readonly second: Asked;
  /** It says that the first was when, or while, the second was. */
  readonly together: boolean;
  /** It says more than that: how long before, or that it was at once. */
  readonly more: boolean;
  /** The words that say so. */
  readonly word: string;
}

/** Words without which no claim says what was before what. */
const ORDERING =
  /\b(?:before|after|prior|ahead|following|once|then|later|subsequently|afterwards|by the time|as soon as|upon|having|in advance|moment|when|while)\b/i;
/** What says how long, or that nothing lay between. */
const MORE =
  /\b(?:(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|moments?|shortly|immediately|directly|right|soon|just|only|long|straight) (?:before|after|prior|following|ahead)|as soon as|the (?:moment|minute|instant)|only|because|in response|until|till|which led)\b/i;

/** The order that a claim states; undefined where it states none of two events. */
export function orderOf({ text, start, end, language, question }: Reading): Ordered | undefined {
  if (language !== 'en' || question) return undefined;
  const said = text.slice(start, end);
  if (!ORDERING.test(said)) return undefined;
  const { pieces, links } = split(said, true);
  const [link, ...others] = links;
  if (pieces.length !== 2 || link === undefined || others.length > 0 || !SAID.has(link.kind))
    return undefined;
  return ordered(pieces[link.a], pieces[link.b], link.word, link.kind !== 'before', MORE.test(said));
}

const SAID = new Set(['before', 'meets', 'within']);

/** The order that a statement states to the one before it: "Then …", "Before that, …"; undefined where it states none. */
export function orderAfter(previous: Reading, own: Reading): Ordered | undefined {
  if (own.language !== 'en' || own.question || previous.question) return undefined;
  const [before, said] = [previous, own].map(({ text, start, end }) => text.slice(start, end).trim());
  const turn = turnOf(said);
  if (turn === undefined) return undefined;
  const one = split(before, true);
  const other = split(said.slice(turn.length), true);
  const [earlier, later] = [one.pieces[one.last], other.pieces[other.first]];
  if ([earlier, later].some(({ several, text }) => several || pastClause(text) === undefined))
    return undefined;
  return turn.later
    ? ordered(earlier, later, turn.word, false, true)
    : ordered(later, earlier, turn.word, false, true);
}

function ordered(a: Piece, b: Piece, word: string, together: boolean, more: boolean): Ordered | undefined {
  // "Already" says no more than the order does.
  const [one, other] = [a, b].map((piece) => ({ ...piece, text: piece.text.replace(/ already\b/i, '') }));
  const [first, second] = [named(one, other), named(other, one)];
  return first === undefined || second === undefined ? undefined : { first, second, together, more, word };
}

const SUBJECT = /^(?:he|she|it|they)\b/i;
const OBJECT = /\b(?:him|her|it|them)(?= *(?:\.|$))/i;
const PRONOUN = /\b(?:he|him|she|her(?= *(?:\.|$))|it|they|them)\b/i;
const OWNER = /^(?:his|her|its|their)\b/i;

/** A piece with its pronoun told by the other; undefined where the pronoun may mean more than one. */
function named(piece: Piece, other: Piece): Asked | undefined {
  const owned = OWNER.test(piece.text);
  if (!PRONOUN.test(piece.text) && !owned) return piece;
  const told = clauseOf(other.text);
  if (told === undefined) return undefined;
  if (owned && !PRONOUN.test(told.subject))
    return retold(piece, piece.text.replace(OWNER, `${told.subject}'s`));
  const object = objectOf(told);
  const { subject } = told;
  if (PRONOUN.test(subject) || (object !== undefined && PRONOUN.test(object))) return undefined;
  const acts = /^(?:he|she|they)\b/i.test(piece.text);
  if (SUBJECT.test(piece.text)) {
    const one = acts ? subject : (object ?? subject);
    return one === undefined ? undefined : retold(piece, piece.text.replace(SUBJECT, one));
  }
  const whole = OBJECT.exec(piece.text)?.[0].toLowerCase();
  const thing = told.predicate.passive ? subject : object;
  if (whole === undefined || thing === undefined || whole === 'her' || whole === 'him') return undefined;
  return retold(piece, piece.text.replace(OBJECT, lowered(thing)));
}

function retold(piece: Piece, text: string): Asked | undefined {
  return PRONOUN.test(text) ? undefined : { ...piece, text, plain: piece.text };
}

const lowered = (text: string): string =>
  text.replace(/^(?:The|A|An|His|Her|Their|Its)\b/, (word) => word.toLowerCase());

/** The text of the one object of a clause. */
function objectOf({ tree, predicate }: Told): string | undefined {
  const [object, ...others] = tree.with(predicate.token, 'obj');
  if (object === undefined || others.length > 0) return undefined;
  const { start, end } = tree.span(object, true);
  const first = tree.tokens[0].start;
  return tree.tokens.length === 0 ? undefined : textOf(tree, start - first, end - first);
}

/** The words of a tree between two places. */
const textOf = ({ tokens }: Told['tree'], from: number, to: number): string =>
  tokens
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ form, start }, i, all) => (i > 0 && all[i - 1].end < start ? ` ${form}` : form))
    .join('');
