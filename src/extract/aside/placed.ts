/**
 * What an order tells of the thing that it names, at the place that it names: `Collect the keys at the desk, where they are
 * kept` says that the keys are kept at the desk.
 */
import { readsAsClause } from '../parts/clauses.ts';
import type { Piece } from '../parts/tokens.ts';
import { piece } from './told-clause.ts';

const PLACED =
  /^(?:please |just |simply )?\p{L}+ (?<thing>(?:the|your|our|his|her|their|this|these|all) [^,;:]{2,60}?) (?<joint>from|at|in|on|to|into|by|under|with) (?<place>[^,;:]{2,60}), where (?<pronoun>it|they) (?<told>(?:is|are|was|were) [^,;:?!]{2,80}?)[.!]*$/iu;
/** Where something is that is fetched from a place or brought to it. */
const AT: Readonly<Record<string, string>> = { from: 'in', to: 'in', into: 'in' };

/** What a clause behind `where` tells of the thing before the place; undefined for most sentences. */
export function placedIn(sentence: string): Piece | undefined {
  const { thing = '', joint = '', place = '', pronoun = '', told = '' } = PLACED.exec(sentence)?.groups ?? {};
  const one = /^it$/i.test(pronoun);
  if (thing === '' || one === /[^s]s$/.test(thing)) return undefined;
  const lower = joint.toLowerCase();
  const text = `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${told} ${AT[lower] ?? lower} ${place}`;
  return readsAsClause(text) ? piece(sentence, sentence.indexOf(thing), sentence.length, text) : undefined;
}
