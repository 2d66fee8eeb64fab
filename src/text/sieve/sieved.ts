/** One long pattern behind the letters that it needs: most texts have none of them, and to compile and ask it takes longer. */
import { Sieve } from './index.ts';

/** A test of texts that gives what the pattern's own would; it must not be global or sticky. */
export function sieved(pattern: RegExp): (text: string) => boolean {
  let sieve: Sieve | undefined;
  return (text) => {
    sieve ??= new Sieve([pattern]);
    return sieve.through(text)[0] === 1 && pattern.test(text);
  };
}
