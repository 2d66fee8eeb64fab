/** "The refund succeeded" of `object: charge; amount_refunded: 1500; status: succeeded`: an amount of a deed has no status of its own. */
import { STATE_NAME } from '../../record/words/states.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const CLAIM =
  /^\W*(?:the|your|his|her|their|our|an?) (?<subject>\p{L}{4,}) (?:(?:is|was|has|have|had|are|were|been|not|still|already|now) )*(?<state>\p{L}+)\W*$/iu;
const AMOUNT = /^(?:amount|total|count|number|sum|quantity|value)$/;
/** Letters that the noun of a deed shares with its participle. */
const STEM = 5;

export const STATUS_OF_AMOUNT: Guard = against(
  'entity',
  'any',
  ({ reading }, sentence) => {
    const { subject = '', state = '' } = CLAIM.exec(textOf(reading))?.groups ?? {};
    const noun = subject.toLowerCase();
    const stem = noun.slice(0, STEM);
    if (stem === '') return false;
    return recordsAt(sentence).some(({ own, labels }) => {
      const isOfNoun = (words: readonly string[]): boolean => words.some((word) => word.startsWith(stem));
      const named = own.filter(({ name }) => isOfNoun(name));
      const amounts = named.length > 0 && named.every(({ name }) => name.some((word) => AMOUNT.test(word)));
      const stands = own.some(
        ({ name, quote }) =>
          STATE_NAME.test(name.join(' ')) &&
          quote.toLowerCase().startsWith(state.toLowerCase().slice(0, STEM)),
      );
      return amounts && stands && !isOfNoun(labels) && !own.some(({ words }) => isOfNoun(words));
    });
  },
  { said: () => CLAIM },
);
