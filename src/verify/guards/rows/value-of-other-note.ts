/**
 * "The fee for loan 77 is 20,000 euros" by "Loan 77: principal 20,000 EUR", "lot 44 was sold" by "Lot 19: sold to paddle 44": a
 * value that a line of notes has under a name which the statement does not say, or a number that is another thing's.
 */
import { compareValues } from '../../../text/values/index.ts';
import { isNotedLine } from '../../record/read/noted-line.ts';
import { Said } from '../../record/said.ts';
import { inFull } from '../../record/words/short-forms.ts';
import { against, type Guard } from '../guard.ts';
import { noteLineAt } from '../note-line.ts';
import { recordsAt } from '../records-at.ts';

const NO_TITLES: ReadonlySet<string> = new Set();

export const VALUE_OF_OTHER_NOTE: readonly Guard[] = [
  against('quantity', 'english', ({ reading }, sentence) => {
    const focus = recordsAt(sentence).find(isNotedLine);
    if (focus === undefined) return false;
    const said = new Said(reading, focus, sentence.source.lexicon, NO_TITLES);
    return reading.values.some((value) => {
      if (value.kind !== 'money' && value.kind !== 'date' && value.kind !== 'time') return false;
      const own = focus.own.filter((field) =>
        field.values.some(
          (other) => other.kind === value.kind && compareValues(value, other).relation === 'equal',
        ),
      );
      return own.length > 0 && !own.some((field) => isNamed(said, field.name));
    });
  }),
  against('identifier', 'english', ({ reading: { words } }, sentence) => {
    const line = noteLineAt(sentence);
    if (line === undefined || line.kind === '') return false;
    const kind = line.kind.split(' ').at(-1)!;
    const numbered = words.filter(({ form }, at) => /\d/u.test(form) && words[at - 1]?.lemma === kind);
    const isOnLine = (form: string): boolean =>
      line.head.includes(form) ||
      line.pieces.some((piece) => piece.toLowerCase().includes(`${kind} ${form}`));
    return numbered.length > 0 && !numbered.some(({ form }) => isOnLine(form));
  }),
];

/** Whether a statement says a word of what a note is called; of an amount that is called nothing there is none to say. */
const isNamed = (said: Said, name: readonly string[]): boolean =>
  name.join(' ') === 'amount' || inFull(name).some((word) => said.isNamed(word));
