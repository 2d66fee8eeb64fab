/** The parse of a statement beside that of a sentence: where the one has each token of the other. */
import { once } from '../../text/once.ts';
import type { Tree } from '../../text/parse/tree.ts';
import type { AlignedSentence } from '../match/support.ts';
import { parseOf } from './as-it-stands.ts';
import { claimTree } from './claim-root.ts';
import type { Told } from './guard.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;

export interface Placed {
  readonly claim: Tree;
  readonly tree: Tree;
  /** The token of the sentence that has one of the statement; -1 for none. */
  placeOf(token: number): number;
  /** The unit of the statement that holds one of its tokens; -1 for none. */
  unitOf(token: number): number;
}

/** The unit of a statement that holds the word which begins at an offset; -1 for none. */
export const unitFrom = (
  { reading: { words }, units }: Pick<Told, 'reading' | 'units'>,
  start: number,
): number => units.findIndex(({ from, to }) => words.slice(from, to).some((word) => word.start === start));

/** The parses of a statement and of a sentence of its support, with where the one has the tokens of the other. */
export function placed(told: Told, sentence: AlignedSentence): Placed {
  const known = placedOf(told);
  let found = known.get(sentence);
  if (found === undefined) known.set(sentence, (found = place(told, sentence)));
  return found;
}

/** All guards ask of one statement and its support. */
const placedOf = once((_: Told) => new Map<AlignedSentence, Placed>());

function place(told: Told, sentence: AlignedSentence): Placed {
  const claim = claimTree(told.reading);
  const { tree, tokenAt } = parseOf(sentence);
  const units = claim.tokens.map(({ start }) => unitFrom(told, start));
  const places = units.map((unit) => {
    const match = sentence.alignment.matches[unit];
    return match === undefined || match.at < 0 || match.strength < OWN ? -1 : tokenAt(match.at);
  });
  return { claim, tree, unitOf: (token) => units[token] ?? -1, placeOf: (token) => places[token] ?? -1 };
}

/** How often a parse has the lemma of one of its tokens. */
export const timesIn = (tree: Tree, at: number): number =>
  tree.tokens.filter(({ lemma }) => lemma === tree.token(at).lemma).length;

/** The root of a statement and its subject; -1 for none. */
export function rootAndSubject(tree: Tree): readonly [number, number] {
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const [subject] = root < 0 ? [] : tree.with(root, 'nsubj', 'nsubj:pass');
  return [root, subject ?? -1];
}
