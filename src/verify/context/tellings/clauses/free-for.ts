/** Who pays nothing, told from either end: "entry is free for children", "children enter free". */
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';

/** What may be free, and the verbs of those for whom it is. */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^(?:travel|transport)$/i, 'travel|ride'],
  [/^(?:entry|entrance|admission)$/i, 'enter|get in|go in'],
  [/^parking$/i, 'park'],
];
const FREE_FOR =
  /^((?:the )?[a-z]+) (?:is|are) (?:free(?: of charge)?|at no (?:cost|charge)) for ([^,;:]+?)\.?$/i;
const THEY_FREE = /^([^,;:]+?) (travel|ride|enter|park|get in|go in)s? (?:for free|free of charge|free)\.?$/i;
/** Those for whom it is free only in part, or of some of them. */
const NARROWED = /\b(?:if|when|unless|until|only|who|with|except|on|during|before|after|in|at)\b/i;

export const freeFor: Teller = where([FREE_FOR, THEY_FREE], ({ sentence, tell }) => {
  const told = tell(sentence);
  const as = (...texts: string[]): readonly Telling[] => texts.map((text) => ({ ...told, text }));
  const free = FREE_FOR.exec(told.text);
  const verbs = VERBS.find(([what]) => what.test(free?.[1]?.replace(/^the /i, '') ?? ''))?.[1].split('|');
  if (free !== null && verbs !== undefined && !NARROWED.test(free[2]!)) {
    const whom = free[2]!.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return as(...verbs.flatMap((verb) => [`${whom} ${verb} free.`, `${whom} ${verb} for free.`]));
  }
  const they = THEY_FREE.exec(told.text);
  if (they === null || NARROWED.test(they[1]!)) return [];
  const whom = they[1]!.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const what = {
    travel: 'Travel',
    ride: 'Travel',
    enter: 'Entry',
    'get in': 'Entry',
    'go in': 'Entry',
    park: 'Parking',
  }[they[2]!.toLowerCase()];
  return what === undefined
    ? []
    : as(`${what} is free for ${whom}.`, `${they[1]} pay nothing to ${they[2]!.toLowerCase()}.`);
});
