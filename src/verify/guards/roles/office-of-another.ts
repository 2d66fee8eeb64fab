/** "Karl Brandt is the mayor" by "the new mayor, Lena Voss, beat Karl Brandt": the office stands before whose it is. */
import { against, type Guard, textOf } from '../guard.ts';

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]*\p{L}(?: \p{Lu}[\p{L}'’-]*\p{L}){0,2}`;
const IN_OFFICE = new RegExp(
  String.raw`^(${NAME}) (?:is|was) (?:(?:the|our|an?|its|their) )?(?:new |current |present )?([a-z][a-z -]{2,40})[.]?$`,
  'u',
);

export const OFFICE_OF_ANOTHER: Guard = against(
  'role',
  'prose',
  ({ reading }, { reading: theirs }) => {
    const [, name, office] = IN_OFFICE.exec(textOf(reading)) ?? [];
    if (name === undefined || office === undefined) return false;
    const text = textOf(theirs);
    const held = new RegExp(String.raw`\b${office},? (${NAME})`, 'u').exec(text);
    if (held === null || text.split(office).length !== 2) return false;
    // "Femi Ade (contractor, Northwind)": in brackets it is of the name before them.
    if (new RegExp(String.raw`${name.split(' ').at(-1)} \((?:an? |the )?${office}, `, 'u').test(text))
      return false;
    const words = name.split(' ').filter((word) => !/^(?:Mrs?|Ms|Dr|Prof)\.?$/.test(word));
    return words.every((word) => !held[1]!.includes(word));
  },
  { said: () => IN_OFFICE },
);
