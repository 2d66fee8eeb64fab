/** What the lines of a sheet make of a statement, and small words that all its readers know. */
import type { MismatchKind } from '../../domain/check.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Document } from '../read/document.ts';
import type { Line } from './layout.ts';

/** What a sheet decides: that a statement is so, or that it is otherwise. */
export interface Decided {
  readonly holds: boolean;
  /** Where it does not hold: that the sheet leaves it open, though it has the words. */
  readonly open?: true;
  /** The lines that were looked at. */
  readonly lines: readonly Line[];
  /** How it follows, for a reader. */
  readonly told: string;
  /** In what it is otherwise. */
  readonly kind?: MismatchKind;
}

/** A sheet, and what is known of it beside its lines. */
export interface Sheet {
  readonly document: Document;
  readonly lines: readonly Line[];
  readonly lexicon: Lexicon;
}

/** Reads a statement of one form; undefined for another, and where the sheet leaves it open. */
export type Form = (said: string, sheet: Sheet) => Decided | undefined;

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count in words or figures; undefined where it is none. */
export function countIn(written: string): number | undefined {
  const said = written.toLowerCase();
  const word = NUMBERS.indexOf(said);
  if (word >= 0) return word;
  if (/^(?:an?|a single)$/u.test(said)) return 1;
  const [ten = '', one] = said.split('-');
  const tens = TENS.indexOf(ten);
  if (tens >= 0) {
    const rest = one === undefined ? 0 : NUMBERS.indexOf(one);
    return rest < 0 || rest > 9 ? undefined : (tens + 2) * 10 + rest;
  }
  return /^\d{1,6}$/u.test(said) ? Number(said) : undefined;
}

/** The words of a phrase, folded, without articles and marks. */
export const wordsIn = (phrase: string): readonly string[] =>
  (
    phrase
      .toLowerCase()
      .replaceAll(/['’]s?(?![\p{L}\d])/gu, '')
      .match(/[\p{L}\p{N}]+(?:[-'.’/+#_][\p{L}\p{N}]+)*/gu) ?? []
  ).filter((word) => !/^(?:the|an?)$/u.test(word));

/** A statement as its forms read it: without what closes it. */
export const plain = (said: string): string => said.trim().replace(/[.\s]+$/u, '');

/** What is read of a sheet, once for all claims. */
export function once<T>(read: (sheet: Sheet) => T): (sheet: Sheet) => T {
  const known = new WeakMap<Document, { readonly found: T }>();
  return (sheet) => {
    const { found } = known.get(sheet.document) ?? { found: read(sheet) };
    known.set(sheet.document, { found });
    return found;
  };
}
