/** Of how many things a noun phrase speaks, by what stands before its noun. */
import { gather } from '../../text/gather.ts';
import type { Tree } from '../../text/parse/tree.ts';

/** None, all, most, or some of them; certain ones, one or more that are there, or whatever is of that name. */
export type Extent = 'no' | 'all' | 'any' | 'most' | 'some' | 'the' | 'a' | 'bare';

const EXTENTS: ReadonlyMap<string, Extent> = new Map(
  (
    [
      ['no', 'no neither none nobody nothing'],
      ['any', 'any anyone anybody anything'],
      ['all', 'all every each both everyone everybody everything whole entire'],
      ['most', 'most half majority'],
      ['some', 'some several few many certain various numerous another other either'],
      ['the', "the this that these those my your his her its our their 's"],
      ['a', 'a an one'],
    ] as const
  ).flatMap(([extent, words]) => words.split(' ').map((word) => [word, extent] as const)),
);
const COUNTING = new Set(['det', 'det:predet', 'amod', 'nmod:poss', 'cc:preconj', 'nummod', 'advmod']);

const PARTITIVES = new Set(
  'all most some several few many both each none any half one two three four five six seven eight nine ten'.split(
    ' ',
  ),
);

/** The noun of which a quantity is said: "messages" of "all of the messages"; else the noun itself. */
export function nounOf(tree: Tree, noun: number): number {
  const { form } = tree.token(noun);
  if (!PARTITIVES.has(form.toLowerCase()) && !/^\d+$/.test(form)) return noun;
  const whole = tree
    .with(noun, 'nmod')
    .find((child) => tree.with(child, 'case').some((word) => tree.token(word).form.toLowerCase() === 'of'));
  return whole ?? noun;
}

/** The extent of the phrase of a noun. */
export function extentOf(tree: Tree, noun: number): Extent {
  const { upos, form, xpos } = tree.token(noun);
  const own = EXTENTS.get(form.toLowerCase());
  if (own !== undefined && upos !== 'PROPN') return own;
  const told = gather(tree.children(noun), (child) => {
    const { deprel, form: said } = tree.token(child);
    if (!COUNTING.has(deprel)) return [];
    if (deprel === 'nmod:poss' || deprel === 'nummod') return ['the' as const];
    const extent = EXTENTS.get(said.toLowerCase());
    return extent === undefined ? [] : [extent];
  });
  if (told.includes('all') && isNotAll(tree, noun)) return 'some';
  if (told.includes('no') && BUT.has(tree.tokens[noun + 1]?.form.toLowerCase() ?? '')) return 'some';
  for (const extent of ['no', 'most', 'some', 'all', 'any', 'the', 'a'] as const)
    if (told.includes(extent)) return extent;
  return upos === 'PROPN' || xpos === 'NN' || upos === 'PRON' || upos === 'NUM' || upos === 'SYM'
    ? 'the'
    : 'bare';
}

/** "Not all pets", "no pets but dogs" leave some. */
const isNotAll = (tree: Tree, noun: number): boolean =>
  tree.children(noun).some((child) => {
    const before = tree.tokens[child - 1]?.form.toLowerCase();
    return before === 'not' && EXTENTS.get(tree.token(child).form.toLowerCase()) === 'all';
  });
const BUT = new Set(['but', 'except', 'save', 'besides']);

/** Extents of evidence from which what a claim says of an extent follows. */
const FOLLOWS: Readonly<Record<Extent, readonly Extent[]>> = {
  no: ['no', 'bare', 'the', 'a'],
  all: ['all', 'any'],
  any: ['all', 'any'],
  most: ['most', 'all'],
  some: ['some', 'most', 'all', 'any', 'the', 'a', 'bare'],
  the: ['the', 'a', 'all', 'any', 'bare'],
  a: ['a', 'the', 'all', 'any', 'bare', 'some', 'most'],
  bare: ['bare', 'all', 'any', 'the', 'a'],
};

/** Whether what is said of the one extent is said of the other too; where it is denied, only of like ones. */
export function reaches(claim: Extent, evidence: Extent, negated: boolean): boolean {
  if (!negated) return FOLLOWS[claim].includes(evidence);
  return claim === evidence || (WHOLE.has(claim) && (WHOLE.has(evidence) || evidence === 'all'));
}

/** Extents that a denial takes in whole. */
const WHOLE: ReadonlySet<Extent> = new Set<Extent>(['no', 'any', 'bare', 'the', 'a']);
