/** Whether the evidence speaks of whom or what a statement is about, where what it says is reckoned from fields alone. */
import { wordSet } from '../../../text/word-set.ts';
import type { Document } from '../../read/document.ts';

/** Whom a statement is about, in at most so many characters. */
export const WHO = '.{2,40}?';

/** What every text of one person or one matter may leave unnamed. */
const UNNAMED = wordSet(
  'customer client buyer tenant guest member user patient traveller passenger applicant employee person holder payer ' +
    'subscriber renter student they she he you it we i the a an this that his her their its your our my own of for and by ' +
    'in at from to with mr mrs ms dr order invoice bill project case matter',
);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;
/** Letters of the end of a word that its other forms may not have. */
const ENDING = 2;
const SHORT = 4;

/** Whether each word by which a phrase tells what it is of stands in one of some documents. */
export function isSpokenOf(phrase: string, documents: readonly Document[]): boolean {
  const texts = documents.map(({ text }) => text.toLowerCase());
  return [
    ...phrase
      .toLowerCase()
      .replaceAll(/['’]s\b/gu, '')
      .matchAll(WORD),
  ].every(
    ([word]) =>
      UNNAMED.has(word) ||
      texts.some((text) => text.includes(word.length > SHORT + ENDING ? word.slice(0, -ENDING) : word)),
  );
}
