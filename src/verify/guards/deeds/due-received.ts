/** "A deposit of 200 euros is due" by "deposit of 200 euros received": what has come in is due no more, and nothing says it was. */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const DUE =
  /\b(?:is|are|remains?|falls?) (?:now |still |currently )?(?:due|payable|owed|owing|outstanding|unpaid)\b/iu;
const RECEIVED = /\b(?:received|paid|settled|credited|cleared|refunded|returned|waived)\b/iu;
const OWES =
  /\b(?:due|payable|owe[sd]?|owing|outstanding|unpaid|balance|remain\p{L}*|not|no|never|yet|must|shall|to be|pay|if|when|once|after|until|falls?|deadline)\b|n['’]t\b/iu;

export const DUE_RECEIVED: Guard = against(
  'modality',
  'any',
  ({ reading, inferred, support: { sentences } }) =>
    // What is left of an amount is what was not paid of it.
    !inferred &&
    DUE.test(textOf(reading)) &&
    sentences.every((one) => {
      const told = one.source.structured
        ? textOf(one.reading)
        : textOf(originOf(one.source).sentence(one.sentence));
      return RECEIVED.test(told) && !OWES.test(told);
    }),
  { said: () => DUE },
);
