/** What tells a rule from a report, by the tense and mood of its verb. */
import type { Tree } from '../../text/parse/tree.ts';

/** Whether a predicate says what holds, may or must be, and not what happened, goes on or might be. */
export function isRule(tree: Tree, predicate: number): boolean {
  const verbs = [predicate, ...tree.with(predicate, 'aux', 'aux:pass', 'cop')].map((at) => tree.token(at));
  return (
    verbs.some(({ xpos }) => /^(?:VBZ|VBP|VB|MD)$/.test(xpos)) &&
    !verbs.some(
      ({ xpos, form }) => /^(?:VBD|VBG)$/.test(xpos) || /^(?:would|could|might|has|have)$/i.test(form),
    )
  );
}
