/** Where the words of a statement that is said otherwise stand in what was said. */

/** Where a character of the other words stands in what was said: in the same word, or at the beginning. */
export function placesOf(other: string, said: string, start: number): (offset: number) => number {
  const lower = said.toLowerCase();
  return (offset) => {
    const from = other.slice(0, offset + 1).search(/(?<![^\s])[^\s]+$/);
    const word =
      /^\S+/
        .exec(other.slice(Math.max(0, from)))?.[0]
        .toLowerCase()
        .replace(/[.,]$/, '') ?? '';
    const stands = word === '' ? -1 : lower.indexOf(word);
    return start + (stands < 0 ? 0 : Math.min(said.length - 1, stands + Math.max(0, offset - from)));
  };
}
