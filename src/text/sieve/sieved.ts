/** Long patterns behind the letters that they need: most texts have none of them, and to compile and ask each takes longer. */
import { Sieve } from './index.ts';

/**
 * A test of texts that gives what the first pattern to match would.
 * @param patterns gives them when a text is first tested; none of them global or sticky
 */
export function sieved(patterns: () => readonly RegExp[]): (text: string) => boolean {
  let sieve: Sieve | undefined;
  let asked: readonly RegExp[] = [];
  return (text) => {
    if (sieve === undefined) {
      asked = patterns();
      sieve = new Sieve(asked);
    }
    const may = sieve.through(text);
    return asked.some((pattern, at) => may[at] === 1 && pattern.test(text));
  };
}
