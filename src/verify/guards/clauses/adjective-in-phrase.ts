/** "The lake is safe to swim in" by "the lake is near a safe pool to swim in": what another thing is, to which a phrase leads. */
import { gather } from '../../../text/gather.ts';
import { parseOf } from '../as-it-stands.ts';
import { claimTree } from '../claim-root.ts';
import { against, type Guard } from '../guard.ts';

export const ADJECTIVE_IN_PHRASE: Guard = against(
  'role',
  'prose',
  ({ reading }, sentence) => {
    const claim = claimTree(reading);
    const root = claim.tokens.findIndex(({ head }) => head < 0);
    if (root < 0 || !/^JJ/.test(claim.token(root).xpos)) return false;
    const [subject] = claim.with(root, 'nsubj');
    if (subject === undefined || claim.with(root, 'cop').length === 0) return false;
    const { lemma } = claim.token(root);
    const noun = claim.token(subject).lemma;
    const { tree } = parseOf(sentence);
    const those = gather(tree.tokens, (token, at) => (token.lemma === lemma ? [at] : []));
    return (
      those.length > 0 &&
      those.every((at) => {
        const { deprel, head } = tree.token(at);
        return (
          deprel === 'amod' &&
          at < head &&
          tree.token(head).lemma !== noun &&
          tree.with(head, 'case').length > 0
        );
      }) &&
      tree.tokens.some((token) => token.lemma === noun)
    );
  },
  { said: () => /\b(?:is|are|was|were|be|been)\b/iu },
);
