/**
 * What stays or goes with what goes from an answer: the name that supported items stand under stays with them, the line that
 * says whose a quotation is goes with it, and a label stays before the sentences that are left behind it.
 */
import type { Part, Span } from '../domain/answer.ts';
import { isClose, outlineOf } from './blocks/outline.ts';
import { isVerbless } from './parts/verbs.ts';

/** The empty parts without the items that only name what those that hang on them are told of, and stay. */
export function withoutNames(
  answer: string,
  parts: readonly Part[],
  empty: ReadonlySet<number>,
): ReadonlySet<number> {
  const { children } = outlineOf(answer, parts, empty);
  return new Set([...empty].filter((at) => children[at] === undefined || !isName(answer, parts[at]!)));
}

function isName(answer: string, { item, words, end }: Part): boolean {
  const name = answer.slice(words, end).replace(/^[*_]+|[*_:\s]+$/g, '');
  return item && name.length <= LONGEST_NAME && !/[.!?:;,\n]/.test(name) && isVerbless(name);
}

const LONGEST_NAME = 60;

/**
 * The empty parts with the lines right below them that only say by whom or from what they are.
 * @param said the parts that hold a statement
 */
export function withAttributions(
  answer: string,
  parts: readonly Part[],
  empty: ReadonlySet<number>,
  said: ReadonlySet<number>,
): ReadonlySet<number> {
  const all = new Set(empty);
  for (const [at, part] of parts.entries()) {
    const above = parts[at - 1];
    if (said.has(at) || above === undefined || !all.has(at - 1)) continue;
    const near = isClose(answer, above, part) || part.quoted.length > 0;
    if (near && ATTRIBUTED.test(answer.slice(part.words, part.end))) all.add(at);
  }
  return all;
}

const ATTRIBUTED = /^(?:[—–―]|[*_(]{0,3}(?:sources?|quellen?|fuentes?|references?|\[))/i;

/** What goes of the first sentence behind a label, where others behind it stay. */
export function behindLabel(answer: string, cut: Span, { words }: Part): Span {
  if (cut.start > words) return cut;
  const label = LABEL.exec(answer.slice(words, Math.min(cut.end, words + LONGEST_LABEL)))?.[0].length ?? 0;
  return label === 0 ? cut : { start: words + label, end: cut.end };
}

/** `**Summary:** `, `Summary: ` */
const LABEL = /^(?:(?:\*\*|__)[^*_:.!?\n]{1,40}(?::(?:\*\*|__)|(?:\*\*|__):)|\p{Lu}[\p{L} -]{1,30}:) +/u;
const LONGEST_LABEL = 60;

/** Rows of a table in HTML from which all words are gone. */
export const EMPTY_ROW = /<tr\b[^<>]*>(?:\s*<t[dh]\b[^<>]*>\s*<\/t[dh]>)+\s*<\/tr>/giu;
