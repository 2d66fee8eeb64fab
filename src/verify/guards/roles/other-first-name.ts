/** Another of the same family name: "Jane Miller gave her approval" by "John Miller approved". */
import type { Reading } from '../../../text/reading.ts';
import { isCapital } from '../../beside/other-name.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit } from '../guard.ts';

/** Match from which a sentence has a word of the statement, and under which it has not. */
const SAID = 0.9;
const OPEN = 0.5;
/** Words before a family name among which the first name may stand: "Jane A. Miller", "Jane, née Roth, Miller". */
const NEAR = 3;

/** A name of two words of which the support has the second behind another first. */
export const OTHER_FIRST_NAME = againstUnit('entity', 'english', ({ units, support: { sentences } }) =>
  units.findIndex((unit, i) => {
    const next = units[i + 1];
    if (!isNamePart(unit) || next === undefined || !isNamePart(next) || next.from !== unit.to) return false;
    const naming = sentences.filter(({ alignment }) => alignment.matches[i + 1]!.strength >= SAID);
    return naming.length > 0 && naming.every((one) => namesAnother(one, i, unit));
  }),
);

const isNamePart = ({ capital, value, word }: Unit): boolean =>
  capital && value === undefined && /^\p{L}[\p{L}'’-]+$/u.test(word.form) && !TITLES.has(word.form);

/** Whether a sentence has the second word of the name behind another first one, and the first not near it. */
function namesAnother({ alignment, reading }: AlignedSentence, i: number, { word }: Unit): boolean {
  const { at } = alignment.matches[i + 1]!;
  if (alignment.matches[i]!.strength >= OPEN || at < 1) return false;
  const before = reading.words.slice(Math.max(0, at - NEAR), at);
  const other = before.at(-1)!;
  if (before.some(({ form }) => form === word.form || isShort(form, word.form))) return false;
  return isFirstName(reading, other) && reading.text.slice(other.end, reading.words[at]!.start) === ' ';
}

/** "J." for "Jane". */
const isShort = (form: string, name: string): boolean => form.replace('.', '') === name[0];

const isFirstName = (reading: Reading, word: Reading['words'][number]): boolean =>
  isCapital(reading, word) && /^\p{L}[\p{L}'’-]{2,}$/u.test(word.form) && !TITLES.has(word.form);

/** What stands before a name and is none, or may stand before any. */
const TITLES: ReadonlySet<string> = new Set(
  'the this that mr mrs ms miss mx dr prof herr frau sir dame lord lady prof professor doctor captain judge president chairman minister king queen agent manager director customer client tenant landlord guest patient driver user employee team when after before because since although while and but for from with'.split(
    ' ',
  ),
);
