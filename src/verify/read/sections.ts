/** The parts of a text that open with a heading of their own: "Item 6: Playground at Mill Field.", "3 Set-up.", "First floor.", "Keys:". */
import { fold } from '../../text/chars.ts';
import type { Document } from './document.ts';

/** A part of a text, from its heading to the next one. */
export interface Section {
  /** The words of its heading, folded, each also without a plural's "s". */
  readonly words: ReadonlySet<string>;
  readonly start: number;
  readonly end: number;
}

/** Longest text that is read by its parts, and longest heading, in characters. */
const LONGEST = 12_000;
const LONGEST_HEADING = 60;

const HEADING =
  /(?:^|\n)[ \t]*(?<number>(?:#{1,4} |(?:Item|Section|Part|Article|Clause|Lot) \d{1,3}[:.] ?|§ ?\d{1,3}\.? ?|\d{1,2}(?:\.\d{1,2})?[.)]? )?)(?<head>\p{Lu}[\p{L}\d'’&/()-]*(?: [\p{L}\d'’&/()-]+){0,6}?)(?:[.:] (?=\S)|[.:]?[ \t]*\n)/gu;
/** A heading is a phrase: what has a verb of its own states something. */
const STATING =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|must|shall|should|do|does|did|we|I|you|he|she|they|it|please|thank|dear|hi|hello)\b/iu;
/** "Order B-2: not paid": a line of one thing among others heads no part. */
const OF_ONE = /\d\S*: $/u;
/** Words that no heading is told by. */
const SMALL = new Set('the a an this that its our their and of for at in on'.split(' '));

const parts = new WeakMap<Document, readonly Section[]>();

/** The parts of a source that open with a heading of their own; none of a source with fewer than two. */
export function sectionsOf(document: Document): readonly Section[] {
  if (document.structured || document.text.length > LONGEST) return [];
  const known = parts.get(document);
  if (known !== undefined) return known;
  const found = [...document.text.matchAll(HEADING)].filter(
    ({ 0: all, groups }) =>
      groups!.head!.length <= LONGEST_HEADING && !STATING.test(groups!.head!) && !OF_ONE.test(all),
  );
  const read = found.map((match, at): Section => {
    const start = match.index + match[0].indexOf(match.groups!.head!);
    const end = found[at + 1]?.index ?? document.text.length;
    return { words: headingWords(match.groups!.head!), start, end };
  });
  const sections = read.length < 2 ? [] : read;
  parts.set(document, sections);
  return sections;
}

/** The words of a heading or a title, as a claim may have them. */
export const headingWords = (text: string): ReadonlySet<string> =>
  new Set(
    text.split(/[^\p{L}\p{N}-]+/u).flatMap((word) => {
      const form = fold(word);
      if (form === '' || SMALL.has(form)) return [];
      return [form, singular(form), ...(form.includes('-') ? form.split('-') : [])];
    }),
  );

/** Whether a word of a claim is one of a heading. */
export const isOfHeading = (words: ReadonlySet<string>, form: string): boolean => {
  const bare = form.replace(/['’]s?$/u, '');
  return words.has(bare) || words.has(singular(bare));
};

/** Whether a word joins those of a heading and tells nothing. */
export const isSmall = (form: string): boolean => SMALL.has(form);

const singular = (form: string): string => form.replace(/(?<=[^s])s$/u, '');
