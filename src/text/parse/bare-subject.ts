/**
 * Sentences that open with a bare plural: "Refunds above $200 require approval." The treebank has few of them, and the
 * models take such a word for a verb. With an article before it they see what it is.
 */
import type { Parse, ParsedToken } from './types.ts';

const OPENING = /^\s*(?:[A-Z][a-z-]*[a-rt-z]s|Children|People|Women|Men|Staff)(?= )/;
const ARTICLE = 'The ';
const SUBJECTS = new Set(['nsubj', 'nsubj:pass']);

/** Whether a text opens with what may be a bare plural. */
export const opensBare = (text: string, start: number): boolean =>
  OPENING.test(text.slice(start, start + 40));

/** Whether a parse has the first word for a subject. */
export const hasSubject = ({ tokens: [first] }: Parse): boolean =>
  first === undefined || SUBJECTS.has(first.deprel);

/** The text with an article before it, small where it began large. */
export function withArticle(text: string): string {
  const at = text.search(/\S/);
  return ARTICLE + text.slice(at, at + 1).toLowerCase() + text.slice(at + 1);
}

/** Where the text that {@link withArticle} gives has its first word, less where the text has it. */
export const shiftOf = (text: string): number => ARTICLE.length - Math.max(0, text.search(/\S/));

/** A parse of a text with an article, without it; undefined where that does not make a subject of the first word. */
export function withoutArticle({ tokens }: Parse, shift: number, text: string): Parse | undefined {
  const [article, first] = tokens;
  if (article?.deprel !== 'det' || first === undefined || !SUBJECTS.has(first.deprel)) return undefined;
  if (article.head !== 1 || tokens.some(({ head }) => head === 0)) return undefined;
  const kept = tokens.slice(1).map((token): ParsedToken => {
    const start = token.start - shift;
    const end = token.end - shift;
    return { ...token, start, end, form: text.slice(start, end), head: token.head < 0 ? -1 : token.head - 1 };
  });
  return { tokens: kept };
}
