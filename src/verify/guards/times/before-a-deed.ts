/** "Delivered before the deadline" by "delivered before the deadline was extended": a time that a clause tells of, and no noun. */
import { againstUnit, type Guard, textOf } from '../guard.ts';

const BOUND = /\b(?:before|after|until|since)\b/iu;
/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const BEFORE_A_DEED: Guard = againstUnit(
  'date_time',
  'prose',
  ({ reading, units }, { reading: theirs, alignment, source, sentence }) => {
    const said = textOf(reading);
    const { tree } = source.grammar(sentence);
    return units.findIndex(({ value, start, end }, i) => {
      const { at, strength } = alignment.matches[i]!;
      if (value !== undefined || at < 0 || strength < OWN) return false;
      // The statement goes on behind it with a clause too, or does not bound it so.
      if (
        !LEAD.test(reading.text.slice(reading.start, start)) ||
        !ENDS.test(reading.text.slice(end, reading.end))
      )
        return false;
      const token = tree.tokens.findIndex((one) => one.start === theirs.words[at]!.start);
      if (token < 0 || !/^nsubj/.test(tree.token(token).deprel)) return false;
      const verb = tree.token(token).head;
      return (
        verb > token &&
        tree.with(verb, 'mark').some((mark) => mark < token && BOUND.test(tree.token(mark).form)) &&
        !said.toLowerCase().includes(tree.token(verb).form.toLowerCase())
      );
    });
  },
  { said: () => BOUND, told: () => BOUND },
);

const LEAD = /\b(?:before|after|until|since) (?:(?:the|his|her|its|their|our|a|an) )?(?:\p{L}+ )?$/iu;
const ENDS = /^\s*(?:[.,;!]|$)/u;
