/** The greeting that the first sentence of a letter may open with. */
import { capital } from './words.ts';

/** "Hi team, the move is on Saturday". */
const GREETING = /^(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)),? [^,.;:]{1,40}, (?=\p{L})/u;

/** A sentence without whom it greets. */
export function ungreeted(text: string): string {
  const rest = text.replace(GREETING, '');
  return rest === text ? text : capital(rest);
}
