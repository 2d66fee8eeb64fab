/** Which prepositions say the same. */

/** Prepositions that say the same of what a noun is about, where it is, or whose. */
const SAME: readonly (readonly string[])[] = [
  ['on', 'about', 'regarding', 'concerning', 'over'],
  ['in', 'at', 'within', 'inside'],
  ['with', 'between'],
  ['of', 'from'],
  ['of', 'by'],
  ['of', 'for'],
  ['to', 'for'],
  ['before', 'prior to'],
  ['on', 'upon'],
];

/** Whether two prepositions lead to the same. */
export const isSame = (one: string, other: string): boolean =>
  one === other || SAME.some((group) => group.includes(one) && group.includes(other));
