/** Where a sentence begins and ends in an answer, with the marks that are its own. */

/** The end of a sentence, with the bracket that closes right behind it and opened within it. */
export const withBracket = (text: string, start: number, end: number): number =>
  text[end] === ')' && text.lastIndexOf('(', end) > Math.max(start - 1, text.lastIndexOf(')', end - 1))
    ? end + 1
    : end;

/** Where a sentence begins, with the marks that open before its first word. */
export function openingOf(answer: string, at: number, least: number): number {
  let start = at;
  while (start > least && '*_~`[¿¡“„«'.includes(answer[start - 1])) start--;
  return start;
}
