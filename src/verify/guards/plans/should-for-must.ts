/** "Dogs must be kept on a leash" by "dogs should be on a leash": what is advised is not thereby required. */
import { against, type Guard, textOf } from '../guard.ts';

const MUST = /\b(?:must|ha(?:s|ve) to|shall)\b(?! not)/u;
const SHOULD = /\b(?:should|ought to|recommend\p{Ll}*|encourag\p{Ll}+|advis(?:ed|able|es?)|ideally)\b/iu;
const REQUIRING =
  /\b(?:must|ha(?:s|ve|d) to|shall|will|needs? to|needed|requir\p{Ll}+|mandatory|oblig\p{Ll}+|compulsory|only|unless|not|never|until|before|no|cannot)\b|n['\u2019]t\b/iu;

export const SHOULD_FOR_MUST: Guard = against(
  'modality',
  'english',
  ({ reading, support }) => {
    if (!MUST.test(textOf(reading))) return false;
    return support.sentences.every(({ source, reading: theirs }) => {
      const text = textOf(theirs);
      return !source.structured && SHOULD.test(text) && !REQUIRING.test(text);
    });
  },
  { said: () => MUST },
);
