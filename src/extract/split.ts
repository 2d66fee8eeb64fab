/**
 * One sentence into the claims it makes. A part leaves the sentence only where the parse is plain and the part
 * means alone what it meant there; all else stays whole.
 */
import { parseSentence } from '../text/parse/bundled.ts';
import { predicates } from '../text/parse/clauses.ts';
import type { Parse, ParsedToken } from '../text/parse/parser.ts';
import { Tree } from '../text/parse/tree.ts';
import { casesOf } from './parts/cases.ts';
import { chain } from './parts/chains.ts';
import { isClause } from './parts/clauses.ts';
import { gaps } from './parts/gaps.ts';
import { staysWhole } from './parts/guards.ts';
import { type Half, halve, parted, rowOf } from './parts/halves.ts';
import { inserts } from './parts/inserts.ts';
import { JoinedClauses, withDenial } from './parts/joined-clauses.ts';
import { lifeOf } from './parts/life.ts';
import { behindGround, behindTime, coreOf, groundOf } from './parts/reasons.ts';
import { sentenceOf } from './parts/render.ts';
import { isUnder, type Scope, scopeOf } from './parts/scope.ts';
import { shares } from './parts/shares.ts';
import { spliced } from './parts/splices.ts';
import { opensBySorts } from './parts/surface.ts';
import type { Piece } from './parts/tokens.ts';
import { turns } from './parts/turns.ts';
import { upshots } from './parts/upshots.ts';
import { hiddenMain } from './parts/verbs.ts';

/** How often a sentence is cut in two. */
const MOST_HALVES = 3;
/** Tokens beyond which a sentence is kept whole. */
const MOST_TOKENS = 120;

/** The claims that [start, end) of a text makes, in order; one of the whole sentence where it cannot be split. */
export const split = (whole: string, start: number, end: number, parsed: Parse): Piece[] =>
  pieces(whole, start, end, parsed).map((piece) => ({ ...piece, text: piece.text.replace(LAST_JOINER, '') }));

function pieces(whole: string, start: number, end: number, parsed: Parse): Piece[] {
  const text = withoutJoiners(whole, start, end);
  const parse = text === whole ? parsed : parseSentence(text, start, end);
  const life = lifeOf(text, start, end);
  if (life === undefined) {
    const said = splitParsed(text, parse, 0);
    // "…, not because it was late, but because it was wet": a reason alone states nothing.
    return said.some(
      (piece) => /^(?:not )?because\b[^,]*$/i.test(piece.text) && piece.end - piece.start < end - start,
    )
      ? [{ text: text.slice(start, end), start, end }]
      : said;
  }
  // Blanks in place of the brackets leave every other word where it stands.
  const rest = text.slice(0, life.start) + ' '.repeat(life.end - life.start) + text.slice(life.end);
  const said = splitParsed(rest, parseSentence(rest, start, end), 0);
  return inOrder([...life.claims, ...said]);
}

/** `…, however, …`: what ties a clause to another says nothing in it, and hides its verb from the parse. */
const JOINER =
  /, (?:however|though|on the other hand|in turn|therefore|of course|by contrast|meanwhile),(?= )/gi;

/** `…, though.`: the same behind all that is said. */
const LAST_JOINER = /, (?:however|though|of course|by the way|actually)(?=[.!]?$)/i;

/** A text with blanks in place of such words, so that every other word stands where it stood. */
function withoutJoiners(text: string, start: number, end: number): string {
  const said = text.slice(start, end);
  const bare = said.replaceAll(JOINER, (found) => ' '.repeat(found.length));
  return bare === said ? text : text.slice(0, start) + bare + text.slice(end);
}

const inOrder = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ text, start, end }) => ({ text, start, end }));

function splitParsed(text: string, parse: Parse, depth: number): Piece[] {
  const { tokens } = parse;
  if (tokens.length === 0) return [];
  const start = tokens[0].start;
  const end = tokens.at(-1)!.end;
  const whole = [{ text: text.slice(start, end), start, end }];
  if (tokens.length > MOST_TOKENS) return whole;
  const tree = new Tree(parse);
  const root = tokens.findIndex((token) => token.head < 0);
  const deeper = depth < MOST_HALVES;
  const scope = scopeOf(text, tree);
  const tell = (halves: readonly Half[]): Piece[] =>
    underScope(text, tree, scope, halves).flatMap((half) => splitHalf(text, half, depth + 1));
  if (staysWhole(tree, root)) {
    const cases = deeper ? casesOf(text, tree) : undefined;
    if (cases !== undefined) return tell(cases);
    const told = deeper ? (behindTime(text, tree) ?? behindGround(text, tree)) : undefined;
    return told === undefined ? whole : [...splitHalf(text, { ...told, lead: '' }, depth + 1), ...whole];
  }
  const all = predicates(parse);
  const main = all.find((one) => one.token === root);
  if (main?.imperative && !opensWithSubject(parse)) return whole;
  const parts = deeper ? parted(text, tree) : undefined;
  if (parts !== undefined) return tell(parts);
  const inserted = deeper ? (inserts(text, tree) ?? upshots(text, tree)) : undefined;
  // What tells more of a thing, or of what followed, is under no opening.
  if (inserted !== undefined) return inserted.flatMap((half) => splitHalf(text, half, depth + 1));
  const retold = deeper ? retellings(text, tree) : undefined;
  if (retold !== undefined) return tell(retold);
  const row = deeper ? (rowOf(text, tokens) ?? chain(text, tree)) : undefined;
  if (row !== undefined && row.length > 2) return tell(row);
  const clauses = new JoinedClauses(text, tree, all, scope);
  const pieces = main === undefined ? [] : clauses.run(main);
  if (!clauses.joins && deeper) {
    const halves = row ?? halve(text, tree) ?? spliced(text, tree);
    if (halves !== undefined) return tell(halves);
  }
  const plain =
    pieces.length > 1 &&
    pieces.every(({ text: said, made }) => !made || isClause(parseSentence(sentenceOf(said))));
  if (plain) return inOrder(pieces);
  if (row !== undefined) return tell(row);
  const core = deeper ? coreOf(text, tree) : undefined;
  const ground = deeper ? groundOf(text, tree) : undefined;
  const beside = [core, ground].flatMap((part) =>
    part === undefined ? [] : splitHalf(text, { ...part, lead: '' }, depth + 1),
  );
  return [...beside, ...whole];
}

/** `Work starts in May and …`, `Check-in is from 3, and …`: read as an order for its first word alone. */
const opensWithSubject = (parse: Parse): boolean => opensBySorts(parse.tokens) || hiddenMain(parse) > 0;

/** Clauses that are told in other words than their own, for they leave out or take in what others say. */
const retellings = (text: string, tree: Tree): readonly Half[] | undefined =>
  turns(text, tree) ?? gaps(text, tree) ?? shares(text, tree);

/** Parts of a sentence, each but the first with the opening that it is said under. */
function underScope(
  text: string,
  { tokens }: Tree,
  scope: Scope | undefined,
  halves: readonly Half[],
): readonly Half[] {
  if (scope === undefined) return halves;
  return halves.map((half) => {
    const own = half.told ?? half.lead;
    const clause = tokens.filter(({ start, end }) => start >= half.start && end <= half.end);
    if (half.start === tokens[0]!.start || own.startsWith(scope.words) || !isUnder(scope, text, clause))
      return half;
    const led = own === '' ? scope.words : `${scope.words} ${lowered(own, tokens[scope.until]!)}`;
    if (half.whole) return { ...half, told: `${led} ${text.slice(half.start, half.end)}` };
    return half.told === undefined ? { ...half, lead: led } : { ...half, told: led };
  });
}

/** A subject as it stands within a sentence. */
const lowered = (words: string, { upos, form }: ParsedToken): string =>
  upos === 'PROPN' || form === 'I' ? words : words.charAt(0).toLowerCase() + words.slice(1);

/** Splits one half of a sentence further; what it takes over from the other half is put before each of its claims. */
function splitHalf(text: string, half: Half, depth: number): Piece[] {
  const { start, end, lead, from, told: whole } = half;
  if (half.whole) return [{ text: whole ?? text.slice(start, end), start, end }];
  if (whole !== undefined)
    return splitParsed(whole, parseSentence(whole), depth).map((piece) => ({ text: piece.text, start, end }));
  if (lead === '') return splitParsed(text, parseSentence(text, start, end), depth);
  const told = withDenial(`${lead} ${text.slice(start, end)}`);
  const ahead = lead.length + 1 - start;
  return splitParsed(told, parseSentence(told), depth)
    .map((piece) => ({
      text: piece.text,
      start: from !== undefined && piece.start < lead.length ? from : Math.max(start, piece.start - ahead),
      end: Math.max(start, piece.end - ahead),
    }))
    .filter(hasOwnWords);
}

/** What is said in words of the other half alone is a claim of that half. */
const hasOwnWords = (piece: Piece): boolean => piece.start < piece.end;
