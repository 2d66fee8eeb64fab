/** Columns of a table that name the source of each row: `Fact | Source`. */
import type { Words } from '../blocks/placed-words.ts';
import { placeOfAll } from '../blocks/placed-words.ts';
import { labelled, type Named, type Sources } from './citations.ts';

/** A cell as it is read: under such a column it cites what it names, and says nothing. */
export function sourceCell(
  words: Words,
  column: string | undefined,
  answer: string,
  sources: Sources,
): Words {
  if (words.text === '' || !SOURCE_COLUMN.test(column ?? '')) return words;
  if (words.citations.length > 0) return { ...words, text: '' };
  const named = labelled(words.text, sources);
  if (named === undefined || !named.every(({ known }: Named) => known)) return words;
  const { start, end } = placeOfAll(words);
  const text = answer.slice(start, end);
  return { ...words, text: '', citations: named.map((one) => ({ ...one, start, end, text, at: 0 })) };
}

const SOURCE_COLUMN =
  /^(?:sources?|citations?|cited|refs?\.?|references?|evidence|where(?: from)?|quellen?|belege?|fuentes?|références?|[#[\]]+)$/i;
