/**
 * Texts that are data in a notation of their own: the answer of a tool or of another service, a settings file, lines of
 * a log, passed on as they came. They are read as the data that they hold, and cited as the text that they are.
 */
import { cardsOf } from './cards.ts';
import { commitsOf } from './commits.ts';
import { jsonOf } from './json.ts';
import { pairsOf } from './pairs.ts';
import { stackedOf } from './stacked.ts';
import type { WrittenData } from './written.ts';
import { xmlOf } from './xml.ts';
import { yamlOf } from './yaml.ts';

export { seenOf } from './seen.ts';
export { type Place, placeOf, placesOf, type WrittenData } from './written.ts';

/** Characters past which a text is not looked at for being data. */
const LONGEST = 256 * 1024;

/** The data that a text holds, all of it; undefined for a text that is none, or mostly prose within quotation marks. */
export function writtenIn(text: string): WrittenData | undefined {
  if (text.length > LONGEST) return undefined;
  return (
    jsonOf(text) ??
    yamlOf(text) ??
    pairsOf(text) ??
    xmlOf(text) ??
    cardsOf(text) ??
    commitsOf(text) ??
    stackedOf(text)
  );
}
