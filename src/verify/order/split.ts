/**
 * A sentence taken apart into the deeds that it tells of and how they lie to each other in time: at its connectives
 * ("before", "once", "until", "by the time"), where one deed follows the other ("and then"), and at phrases that name a
 * deed by a noun ("prior to the inspection"). What is not said to have happened is left in one piece.
 */
import { matchesOf } from '../../text/matches.ts';
import { asSentence, clauseOf, isPast, pastClause, type Told } from './clause.ts';
import { CONNECTIVES, type Relation } from './connectives.ts';
import { deedOf } from './deeds.ts';
import { atJoint, both, CLAUSES, opensUnder, sides } from './side-by-side.ts';

/** A deed by itself, in a sentence of its own. */
export interface Piece {
  readonly text: string;
  /** It tells of something that lasts. */
  readonly lasting: boolean;
  /** Several verbs: what is said of when it was may be said of one of them. */
  readonly several: boolean;
  /** A noun names the deed, in these words. */
  readonly named?: string;
}

export type LinkKind = 'before' | 'until' | 'within' | 'meets' | 'from';

/** How two pieces lie to each other: `a` before `b`, up to it, within it, not before it, or from it on. */
export interface Link {
  readonly kind: LinkKind;
  readonly a: number;
  readonly b: number;
  /** The words that say so. */
  readonly word: string;
}

export interface Split {
  readonly pieces: readonly Piece[];
  readonly links: readonly Link[];
  /** The pieces of its main clauses that it begins and ends with. */
  readonly first: number;
  readonly last: number;
}

/** What leaves open whether anything of a sentence happened, or is said by somebody else. */
const OPEN =
  /["\u201c\u201d?]|\b(?:if|unless|whether|would|could|should|might|can|must|shall|will|allegedly|reportedly|apparently|probably|perhaps|possibly|maybe|supposedly|nobody|never|unlikely|likely|(?:expected|planned|plans?|intend(?:ed|s)?|due|about|going|hop(?:ed?|es|ing)|wants?|wanted) to|according)\b|['’]ll\b/i;
const MAY = /\bmay\b/;

const DEPTH = 4;

/**
 * The pieces of a sentence, in the order of the text; one piece that is the sentence where it cannot be taken apart.
 * `claimed`: that all of it happened is asked, and not told.
 */
export function split(sentence: string, claimed = false): Split {
  const text = sentence.trim().replace(/(?<![.;:\s])[.;:\s]+$/, '');
  if (text.length > LONGEST || OPEN.test(text) || MAY.test(text)) return one(pieceOf(text));
  return apart(text, { depth: DEPTH, claimed });
}

/** How deep a sentence may still be taken apart, and whether it is a claim. */
interface Mode {
  readonly depth: number;
  readonly claimed: boolean;
}

const deeper = (mode: Mode): Mode => ({ ...mode, depth: mode.depth - 1 });

/** Characters of a sentence that is taken apart, at the most. */
const LONGEST = 400;

const one = (piece: Piece): Split => ({ pieces: [piece], links: [], first: 0, last: 0 });

function apart(text: string, mode: Mode): Split {
  const found =
    mode.depth === 0
      ? undefined
      : (fronted(text, mode) ??
        inTurn(text, mode) ??
        sideBySide(text, mode, CLAUSES) ??
        followed(text, mode) ??
        ledTo(text, mode) ??
        sideBySide(text, mode));
  return found ?? one(pieceOf(text));
}

function pieceOf(text: string): Piece {
  const told = clauseOf(text);
  return {
    text: asSentence(text),
    lasting: told?.lasting ?? false,
    several: told?.several ?? false,
  };
}

/** "After the goods had been inspected, the buyer signed." */
function fronted(text: string, mode: Mode): Split | undefined {
  const having = /^having (\p{L}+)/iu.test(text);
  const connective = having ? undefined : CONNECTIVES.find(({ opening }) => opening.test(text));
  if (connective === undefined && !having) return undefined;
  const rest = connective === undefined ? text : text.replace(connective.opening, '');
  for (let comma = rest.indexOf(', '); comma > 0; comma = rest.indexOf(', ', comma + 1)) {
    const under = rest.slice(0, comma);
    const main = rest.slice(comma + 2);
    const joined = join(
      main,
      under,
      connective?.relation ?? 'after',
      connective?.word ?? 'having',
      mode,
      true,
    );
    if (joined !== undefined) return joined;
  }
  return undefined;
}

/** "The buyer signed after the goods had been inspected." */
function followed(text: string, mode: Mode): Split | undefined {
  for (const { inner, relation, word } of CONNECTIVES) {
    for (const match of matchesOf(text, inner)) {
      const main = text.slice(0, match.index) + (match[0].startsWith(',') ? ',' : '');
      const under = text.slice(match.index + match[0].length);
      const joined = join(main, under, relation, word, mode);
      if (joined !== undefined) return joined;
    }
  }
  return undefined;
}

const NEGATED = /\b(did|was|were|had|has|have)(?: not|n['’]t)\b/i;

/** A main clause and what stands under its connective, where both tell of what happened. */
function join(
  main: string,
  under: string,
  relation: Relation,
  word: string,
  mode: Mode,
  front = false,
): Split | undefined {
  // "Was not sent until the payment came": it was sent then.
  const delayed = relation === 'until' && NEGATED.test(main);
  const bare = main.replace(/,? (?:and|but)$|,$/, '');
  const mains = delayed ? one(pieceOf(bare.replace(NEGATED, '$1'))) : apart(bare, deeper(mode));
  const head = mains.pieces[front ? mains.first : mains.last];
  const first = head.several ? undefined : pastClause(head.text);
  if (first === undefined) return undefined;
  // "Was cancelled before it was sent": it may never have been.
  if (relation === 'before' && !mode.claimed && PREVENTING.has(first.predicate.lemma)) return undefined;
  const second = underOf(under, first, relation, mode);
  if (second === undefined) return undefined;
  const kind = delayed ? 'after' : kindFor(relation, first, second.told, mode);
  if (kind === undefined) return undefined;
  // "Left after they refused to load it before the visit": which of the two it was before is not said.
  const ambiguous = !front && mains.links.length > 0 && !/,$|,? (?:and|but)$/.test(main);
  return ambiguous ? beside(mains, second.split) : linked(mains, second.split, kind, word, front);
}

const PREVENTING = new Set(
  'cancel stop prevent lose steal destroy kill reject deny dismiss fail leave resign crash abandon withdraw abort halt interrupt die block refuse decline lapse expire drop'.split(
    ' ',
  ),
);

interface Under {
  readonly split: Split;
  readonly told: Told | undefined;
}

/** What stands under a connective: a clause, a deed of the same doer ("after signing it"), or a noun that names one. */
function underOf(under: string, main: Told, relation: Relation, mode: Mode): Under | undefined {
  const clause = pastClause(under);
  if (clause !== undefined) return { split: apart(under, deeper(mode)), told: clause };
  if (relation === 'when' || relation === 'until' || relation === 'cause') return undefined;
  const deed = deedOf(under, main);
  if (deed === undefined) return undefined;
  const piece = { ...pieceOf(deed.text), ...(deed.named !== undefined && { named: deed.named }) };
  return { split: one(piece), told: undefined };
}

type Kind = LinkKind | 'after';

/** How the main clause lies to what stands under its connective. */
function kindFor(
  relation: Relation,
  main: Told,
  under: Told | undefined,
  { claimed }: Mode,
): Kind | undefined {
  switch (relation) {
    case 'before':
      return 'before';
    case 'after':
    case 'cause':
      return 'after';
    case 'until':
      return 'until';
    case 'since':
      return main.predicate.perfect ? 'from' : undefined;
    case 'by':
      return isPerfectPast(main) ? 'before' : undefined;
    case 'when':
      if (isPerfectPast(main) && under !== undefined && !isPerfectPast(under)) return 'before';
      if (under !== undefined && isPerfectPast(under)) return 'after';
      if (under?.lasting) return 'within';
      return main.lasting ? undefined : 'meets';
    case 'while':
      if (claimed) return 'within';
      return main.lasting || !(under?.lasting ?? true) ? undefined : 'within';
  }
}

const isPerfectPast = (told: Told): boolean =>
  told.predicate.perfect && told.predicate.tense === 'past' && isPast(told);

/** Two splits as one in the order of the text, every deed of the main clause that the words reach linked with the other. */
function linked(mains: Split, unders: Split, kind: Kind, word: string, front: boolean): Split {
  const joined = front ? beside(unders, mains) : beside(mains, unders);
  const [main, under] = front ? [unders.pieces.length, 0] : [0, mains.pieces.length];
  const reached = kind === 'before' ? [unders.first] : [...new Set([unders.first, unders.last])];
  const own = reached.map((i): Link => {
    const ours = main + (kind === 'before' && !front ? mains.last : mains.first);
    return kind === 'after'
      ? { kind: 'before', a: under + i, b: ours, word }
      : { kind, a: ours, b: under + i, word };
  });
  return {
    ...joined,
    links: [...joined.links, ...own],
    first: main + mains.first,
    last: main + mains.last,
  };
}

/** Two splits one after the other. */
function beside(first: Split, second: Split): Split {
  const offset = first.pieces.length;
  return {
    pieces: [...first.pieces, ...second.pieces],
    links: [...first.links, ...second.links.map((link) => shifted(link, offset))],
    first: first.first,
    last: offset + second.last,
  };
}

const shifted = (link: Link, by: number): Link => ({ ...link, a: link.a + by, b: link.b + by });

/** What says that the second of two follows the first. */
const IN_TURN =
  /(?:[,;] (?:and )?| and )(?:then|later|subsequently|afterwards|thereafter|finally|after which|after that|whereupon|upon which) /gi;
/** The same behind the auxiliary of the second: "and was then closed". */
const INNER =
  /((?:,|;)? and (?:\p{L}+ ){0,4}?(?:was|were|had|has been|had been)) (?:then|later|subsequently|finally) /giu;

/** "The nurse weighed him, then the doctor came", "It was opened and later closed". */
function inTurn(text: string, mode: Mode): Split | undefined {
  const said = text.replace(/^first(?:ly)?(?: of all)?,? /i, '');
  for (const match of matchesOf(said, IN_TURN)) {
    const left = said.slice(0, match.index);
    const right = said.slice(match.index + match[0].length);
    const found = sequence(left, right, match[0].replaceAll(/[,;]|\band\b/gi, '').trim(), mode);
    if (found !== undefined) return found;
  }
  for (const match of matchesOf(said, INNER)) {
    const joint = match[1].replace(/^[,;]? and /, '');
    const left = said.slice(0, match.index);
    const right = `${joint} ${said.slice(match.index + match[0].length)}`;
    const found = sequence(left, right, 'then', mode);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sequence(left: string, right: string, word: string, mode: Mode): Split | undefined {
  const trimmed = left.replace(/,$/, '');
  const halves = both(trimmed, right);
  if (halves === undefined) return undefined;
  const first = apart(halves[0], deeper(mode));
  const second = apart(halves[1], deeper(mode));
  const joined = beside(first, second);
  const link: Link = { kind: 'before', a: first.last, b: first.pieces.length + second.first, word };
  return { ...joined, links: [...joined.links, link] };
}

const LED =
  /,? (?:which|and this|and that) (?:led|caused|prompted|forced|allowed|enabled) (.+?) to (?=\p{Ll}+ )/iu;

/** "The price rose, which led the buyer to leave": what follows from it comes after it. */
function ledTo(text: string, mode: Mode): Split | undefined {
  const match = LED.exec(text);
  if (match === null) return undefined;
  return sequence(
    text.slice(0, match.index),
    `${match[1]} did ${text.slice(match.index + match[0].length)}`,
    'led to',
    mode,
  );
}

/** Two statements that "and" joins, which says nothing of their order; `joints`: only where one of them stands. */
function sideBySide(text: string, mode: Mode, joints?: RegExp): Split | undefined {
  if (opensUnder(text)) return undefined;
  const texts = joints === undefined ? sides(text) : atJoint(text, joints);
  if (texts === undefined || texts.some((half) => pastClause(half) === undefined)) return undefined;
  const [first, second] = texts.map((half) => apart(half, deeper(mode)));
  return beside(first, second);
}
