/** Examples behind a general word, told one by one: `films, including "Alien" and "Jaws"`. */
import type { Predicate } from '../../text/parse/clauses.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { tellsApart } from './guards.ts';
import { isRun, subtree, type Told, told } from './tokens.ts';

const MOST_EXAMPLES = 16;

/** The clause without its examples, and with each of them in place of the general word; undefined without any. */
export function examples(tree: Tree, predicate: Predicate, tokens: readonly number[]): Told[] | undefined {
  const at = tokens.findIndex((one) => one > predicate.token && isMarker(tree, one));
  if (at < 2 || predicate.copula >= 0) return undefined;
  const marker = tokens[at];
  const before = tokens[at - 1];
  const last = tree.token(before).form === ',' ? tokens[at - 2] : before;
  const general = isOnly(tree, predicate, marker, last) ? generalWord(tree, predicate, last) : undefined;
  const from = tokens.indexOf(marker) + (tree.token(marker).lemma === 'such' ? 2 : 1);
  const given = general === undefined ? undefined : segments(tree, tokens.slice(from));
  if (general === undefined || given === undefined || !tellsApart(tree, tokens.slice(0, at), predicate.token))
    return undefined;
  const frame = tokens.filter((one) => one < general[0]);
  const main = tokens.filter((one) => one <= last);
  return [told(tree, main, main), ...given.map((one) => told(tree, [...frame, ...one], one))];
}

function isMarker(tree: Tree, at: number): boolean {
  const form = tree.token(at).form.toLowerCase();
  const next = tree.tokens[at + (form === 'such' ? 2 : 1)];
  if (next === undefined || next.upos === 'ADP') return false;
  return form === 'including' || (form === 'such' && tree.tokens[at + 1].form.toLowerCase() === 'as');
}

/** Behind a comma examples may belong to any noun before it: there must be one alone. */
function isOnly(tree: Tree, { token }: Predicate, marker: number, last: number): boolean {
  if (last === marker - 1) return true;
  return tree.with(token, 'obj', 'obl', 'obl:agent').filter((at) => at > token && at < marker).length <= 1;
}

const WITHIN = new Set('nmod compound conj flat amod nmod:poss nummod appos'.split(' '));
const PLACES = new Set(['obj', 'obl', 'obl:agent']);

/** The words of the noun that the examples stand for, ending in `last`: an object, or what stands behind a preposition. */
function generalWord(tree: Tree, { token }: Predicate, last: number): readonly number[] | undefined {
  let top = last;
  while (WITHIN.has(tree.token(top).deprel) && tree.token(top).head > token) top = tree.token(top).head;
  const { upos, deprel } = tree.token(top);
  if (upos !== 'NOUN' || !PLACES.has(deprel)) return undefined;
  const introduced = new Set(tree.with(top, 'case').flatMap((one) => subtree(tree, one)));
  const words = subtree(tree, top).filter((one) => one <= last && !introduced.has(one));
  return isRun(words) && words.at(-1) === last ? words : undefined;
}

/** The examples as runs of tokens; undefined where one of them is no name or noun, or more follows. */
function segments(tree: Tree, tokens: readonly number[]): readonly (readonly number[])[] | undefined {
  const found: number[][] = [[]];
  let quoted = false;
  let depth = 0;
  for (const at of tokens) {
    const { form } = tree.token(at);
    if (/^["“”]$/.test(form)) quoted = !quoted;
    if (form === '(') depth++;
    if (form === ')') depth--;
    const divides = !quoted && depth === 0 && (form === ',' || form.toLowerCase() === 'and');
    if (!divides) found.at(-1)!.push(at);
    else if (found.at(-1)!.length > 0) found.push([]);
  }
  const given = found.filter((one) => one.length > 0);
  if (given.length === 0 || given.length > MOST_EXAMPLES || quoted) return undefined;
  return given.every((one) => isName(tree, one)) ? given : undefined;
}

function isName(tree: Tree, [first, ...rest]: readonly number[]): boolean {
  const { form, upos } = tree.token(first);
  if (!/^["“]|^\p{Lu}|^[0-9]/u.test(form) && upos !== 'DET' && !/^(?:his|her|its|their|your)$/i.test(form))
    return false;
  return !rest.some(
    (at) =>
      /^(?:V|MD)/.test(tree.token(at).xpos) &&
      /^\p{Ll}/u.test(tree.token(at).form) &&
      tree.token(at).upos !== 'ADJ',
  );
}
