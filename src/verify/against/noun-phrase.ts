/** The noun phrase before or behind a word of a sentence, by its words alone. */

import type { Reading } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';

/** Words that begin to speak of another thing. */
const INDEFINITE = wordSet('a an another other some any each every no one');
export const BETWEEN = wordSet(
  'later then since subsequently already now again also finally therefore thus however eventually',
);
export const DETERMINERS = wordSet('the this that these those our your my its his her their said same both');
export const POINTING = wordSet('it they this that he she');

/** A noun phrase: its content words, and whether a word points at what was spoken of. */
export interface Phrase {
  readonly words: readonly number[];
  readonly points: boolean;
  readonly definite: boolean;
}

export const NO_PHRASE: Phrase = { words: [], points: false, definite: false };

const MOMENT = /^(?:date|time|datetime)$/;

/** The noun phrase that ends before a word. */
export function phraseBefore({ words, values, text }: Reading, end: number): Phrase {
  let at = end - 1;
  while (at >= 0 && (BETWEEN.has(words[at].form) || words[at].form.endsWith('ly'))) at--;
  if (at < 0) return NO_PHRASE;
  if (POINTING.has(words[at].form)) return { words: [], points: true, definite: true };
  const content: number[] = [];
  for (; at >= 0; at--) {
    const { form, weight, end: close, numeric, value } = words[at];
    // "10:05 deployment rolled back": when a line of a log was written is no part of what it tells of.
    if (content.length > 0 && MOMENT.test(values[value]?.kind ?? '')) break;
    if (DETERMINERS.has(form)) {
      if (words[at - 1]?.form === 'of') continue;
      return { words: content, points: false, definite: true };
    }
    if (form === 'of') continue;
    if (weight === 0 && !numeric) break;
    const after = words[at + 1];
    if (content.length > 0 && /[,;:.!?()\n]/.test(text.slice(close, after.start))) break;
    content.push(at);
  }
  return { words: content, points: false, definite: !INDEFINITE.has(words[at]?.form ?? '') };
}

/** The noun phrase with an article that stands right behind a word. */
export function phraseAfter({ words, text }: Reading, at: number): Phrase {
  if (!DETERMINERS.has(words[at + 1]?.form ?? '')) return NO_PHRASE;
  const content: number[] = [];
  for (let i = at + 2; i < words.length && words[i].weight > 0; i++) {
    if (content.length > 0 && /[,;:.!?()\n]/.test(text.slice(words[i - 1].end, words[i].start))) break;
    content.push(i);
  }
  return { words: content, points: false, definite: true };
}
