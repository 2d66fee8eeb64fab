/** "The child has a cough" by "the child has stopped coughing": the noun of a deed that the evidence tells the end of. */
import { againstUnit, type Guard, textOf } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

const ENDING =
  /\b(?:stop(?:s|ped|ping)?|ceas(?:e|es|ed|ing)|quit(?:s|ting)?|gave up|given up|giv(?:e|es|ing) up|left off|finish(?:es|ed|ing)?|avoid(?:s|ed|ing)?|no longer)\b/iu;
/** What the statement tells of how it is, and not of what once was done. */
const STANDS = /\b(?:is|are|has|have|'s)\b/iu;
const ENDS = /^(?:stop|cease|quit|give|leave|finish|avoid)$/;
/** Match from which a word stands for the statement's. */
const SAID = 0.4;

export const ENDED_DEED: Guard = againstUnit(
  'negation',
  'prose',
  ({ reading, units }, sentence) => {
    if (ENDING.test(textOf(reading)) || !STANDS.test(textOf(reading))) return -1;
    const { alignment, source, reading: theirs } = sentence;
    const { tree } = source.grammar(sentence.sentence);
    return units.findIndex(({ value, word }, i) => {
      const { at, strength } = alignment.matches[i]!;
      if (value !== undefined || at < 0 || strength < SAID || theirs.words[at]!.form === word.form)
        return false;
      const token = tokenOf(sentence, tree, at);
      if (token < 0 || tree.token(token).xpos !== 'VBG') return false;
      const { head, deprel } = tree.token(token);
      return /^(?:xcomp|ccomp|obj|advcl)$/.test(deprel) && head >= 0 && ENDS.test(tree.token(head).lemma);
    });
  },
  { told: () => ENDING },
);
