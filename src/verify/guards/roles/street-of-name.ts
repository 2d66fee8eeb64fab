/** "Elm Street" by "Elm Avenue": two streets of one name are told apart by what kind they are. */
import { matchesOf } from '../../../text/matches.ts';
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, textOf } from '../guard.ts';

const KINDS: readonly string[] = [
  'Street|St',
  'Avenue|Ave',
  'Road|Rd',
  'Lane|Ln',
  'Drive|Dr',
  'Boulevard|Blvd',
  'Square|Sq',
  'Court|Ct',
  'Place|Pl',
  'Terrace',
  'Crescent',
  'Close',
  'Way',
  'Alley',
  'Row',
];
const KIND = KINDS.join('|');
const STREET = new RegExp(String.raw`(?<name>\p{Lu}[\p{L}'’-]+) (?<kind>${KIND})\b`, 'gu');

export const STREET_OF_NAME: Guard = against(
  'entity',
  'english',
  ({ reading }, { reading: theirs }) => {
    const told = textOf(theirs);
    return matchesOf(textOf(reading), STREET).some(({ groups }) => {
      const { name, kind } = groups as { name: string; kind: string };
      const same = KINDS.find((one) => one.split('|').includes(kind))!;
      const named = (kinds: string): boolean =>
        new RegExp(String.raw`(?<!\p{L})${escaped(name)} (?:${kinds})\b`, 'u').test(told);
      return named(KIND) && !named(same);
    });
  },
  { said: () => STREET, told: () => STREET },
);
