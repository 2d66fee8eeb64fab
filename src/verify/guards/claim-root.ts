/** The unit by which a statement says what was done. */
import { once } from '../../text/once.ts';
import { parseAroundVerb, parseSentence } from '../../text/parse/bundled.ts';
import type { Parse } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';

/** Verbs that say what was done by their object: "made a comparison". */
const LIGHT = new Set(
  'make take give have do carry put provide get hold pay offer bring be run set come go keep lend send show receive'.split(
    ' ',
  ),
);

/** A parse around a verb where that has an ending: "the depot" is no verb for having nothing else that could be one. */
export function treeOf(text: string, start: number, end: number, plain: Parse): Tree {
  const around = parseAroundVerb(text, start, end, plain);
  const root = around?.tokens.find(({ head }) => head < 0);
  const isVerb = root !== undefined && root.form.toLowerCase() !== root.lemma.toLowerCase();
  return new Tree(around !== undefined && isVerb ? around : plain);
}

/** The parse of a statement, which has a verb. */
export const claimTree: (claim: Reading) => Tree = once(({ text, start, end }) =>
  treeOf(text, start, end, parseSentence(text, start, end)),
);

/** The unit of the root of a statement, or of what it says by a light verb; the first that is `said`, -1 for none. */
export function unitOf(
  tree: Tree,
  { words }: Reading,
  units: readonly Unit[],
  isSaid: (unit: number) => boolean,
): number {
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return -1;
  const { lemma } = tree.token(root);
  const under = LIGHT.has(lemma) ? tree.with(root, 'obj', 'obl', 'compound:prt', 'xcomp', 'advmod') : [];
  const found = [root, ...under].map((token) => {
    const { start } = tree.token(token);
    return units.findIndex(
      ({ from, to, value, name }) =>
        value === undefined && !name && words.slice(from, to).some((word) => word.start === start),
    );
  });
  return found.find((unit) => unit >= 0 && isSaid(unit)) ?? -1;
}
