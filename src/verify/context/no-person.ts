/** What "he" and "she" never mean, though its word may be one for somebody: a device that is dealt with as one, a town that one travels to. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import { FIRST_NAMES } from './words.ts';

/** "A flight to Oslo": a town that the dictionary knows, where a journey goes or comes from. */
export const isTown = (tokens: readonly ParsedToken[], head: number, lexicon: Lexicon): boolean => {
  const name = tokens[head]!.form.toLowerCase();
  return (
    !FIRST_NAMES.has(name) &&
    TRAVEL.test(tokens[tokens[head]!.head]?.lemma ?? '') &&
    tokens.some((token) => token.head === head && /^(?:to|from|via|in|at)$/i.test(token.form)) &&
    lexicon.relation(name, 'city').kind === 'hypernym'
  );
};

/** What leads to a place, and not to somebody. */
const TRAVEL = /^(?:flight|train|trip|journey|bus|ferry|tour|fly|travel|relocate|depart|book)$/;

/** `bearing`: how sure a dictionary is that it is somebody. "Ordered a coffee machine", "returned the printer": what is rather a device than somebody, and dealt with as one. */
export function isUsed(
  tokens: readonly ParsedToken[],
  head: number,
  lemma: string,
  bearing: number,
  lexicon: Lexicon,
): boolean {
  const { head: governor, deprel } = tokens[head]!;
  if (deprel.startsWith('nsubj') || WITH_SOMEBODY.test(tokens[governor]?.lemma ?? '')) return false;
  return ['device', 'appliance', 'artifact'].some((kind) => {
    const thing = lexicon.relation(kind, lemma, 'n');
    return thing.kind === 'hyponym' && thing.strength > bearing;
  });
}

/** Verbs of what is done to, or with, somebody. */
const WITH_SOMEBODY =
  /^(?:hire|meet|call|phone|ask|tell|thank|marry|sue|employ|train|pay|contact|email|appoint|see|visit|know|help|blame|accuse|speak|talk|write|live|work|recommend|engage|be|become|dismiss|fire|invite|join|like|love|hear|say|complain|send)$/;
