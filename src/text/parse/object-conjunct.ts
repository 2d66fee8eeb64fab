/**
 * Things in a row as what is done to them: in "lists two warnings and three errors in the log" the errors are listed, and
 * in "a coat for the winter and a hat" the hat is beside the coat.
 */
import type { ParsedToken } from './types.ts';

const NOUN = /^NNP?S?$/;
const VERB = /^VB[DGNPZ]?$/;
/** What a predicate has, and a thing that is only named has not. */
const OF_PREDICATE = /^(?:nsubj|csubj|cop|aux|mark|expl|obj)/;
const PHRASES = /^(?:nmod|obl)$/;

/** Tokens with each such thing beside the one that it is in a row with. */
export function besideObject(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  let out = tokens;
  tokens.forEach(({ deprel, xpos, head }, at) => {
    if (!/^(?:conj|appos)$/.test(deprel) || !NOUN.test(xpos) || head < 0 || head > at) return;
    const other = besideOf(out, at);
    if (other < 0 || other === at || other === head) return;
    const next = [...out];
    next[at] = { ...out[at]!, head: other, deprel: 'conj' };
    out = next;
  });
  return out;
}

/** The thing that one is in a row with; -1 where that is the one that it hangs on. */
function besideOf(tokens: readonly ParsedToken[], at: number): number {
  const { head } = tokens[at]!;
  if (!isJoined(tokens, at) || below(tokens, at).some(({ deprel }) => OF_PREDICATE.test(deprel))) return -1;
  const over = tokens[head]!;
  if (VERB.test(over.xpos)) return tokens.slice(0, at).findLastIndex(isObjectOf(head));
  // "A coat for the winter and a hat": the hat is no other winter.
  if (tokens[at]!.deprel !== 'conj' || !PHRASES.test(over.deprel)) return -1;
  const upper = over.head;
  const thing = tokens[upper];
  if (thing === undefined || upper > head || !NOUN.test(thing.xpos)) return -1;
  const [own, inner, outer] = [at, head, upper].map((one) => determinerOf(tokens, one));
  const isParallel = own === outer && own !== inner && own !== '';
  const isThing = ['obj', 'conj', 'nsubj', 'nsubj:pass', 'root'].includes(thing.deprel);
  return isParallel && isThing && !hasOwnCase(tokens, at) ? upper : -1;
}

const isObjectOf =
  (verb: number) =>
  ({ head, deprel, xpos }: ParsedToken): boolean =>
    head === verb && deprel === 'obj' && NOUN.test(xpos);

/** Whether "and", "or" or a comma stands before a thing and its determiners. */
function isJoined(tokens: readonly ParsedToken[], at: number): boolean {
  const first = tokens.findIndex(
    ({ head, deprel }, i) =>
      i === at || (head === at && i < at && /^(?:det|nummod|amod|compound|nmod:poss)$/.test(deprel)),
  );
  return /^(?:and|or|,)$/i.test(tokens[first - 1]?.form ?? '');
}

/** What kind of word opens a thing: an article by itself, a number, or none. */
function determinerOf(tokens: readonly ParsedToken[], at: number): string {
  const found = below(tokens, at).find(({ deprel }) => /^(?:det|nummod|nmod:poss)$/.test(deprel));
  if (found === undefined) return '';
  if (found.deprel === 'nummod' || /^an?$/i.test(found.form)) return 'one';
  return found.form.toLowerCase();
}

const hasOwnCase = (tokens: readonly ParsedToken[], at: number): boolean =>
  below(tokens, at).some(({ deprel }) => deprel === 'case');

const below = (tokens: readonly ParsedToken[], at: number): readonly ParsedToken[] =>
  tokens.filter(({ head }) => head === at);
