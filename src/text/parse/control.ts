/** Infinitives whose subject another word of the sentence is: `asked the agent to call`. */
import type { Tree } from './tree.ts';

/** Verbs whose object does what the infinitive says. */
const OBJECT_CONTROL = new Set(
  (
    'ask tell order allow instruct advise require urge want expect permit persuade force help request remind ' +
    'warn enable cause encourage invite authorize authorise direct teach'
  ).split(' '),
);

/**
 * The object that is the subject of infinitive `i` where the parse hangs the infinitive on it like a
 * modifier, or -1: after `ask` it is the agent who calls, while the plan of `has a plan to leave` leaves nothing.
 */
export function controllerOf(tree: Tree, i: number): number {
  const { head, deprel } = tree.token(i);
  if (deprel !== 'acl' || !tree.with(i, 'mark').some((mark) => tree.token(mark).xpos === 'TO')) return -1;
  const object = tree.token(head);
  if (object.deprel !== 'obj' && object.deprel !== 'iobj' && object.deprel !== 'nsubj:pass') return -1;
  return OBJECT_CONTROL.has(tree.token(object.head).lemma) ? head : -1;
}
