/**
 * A sheet of one thing: a line that names it, and under it items that are no sentences. What an item says it says of the thing:
 * "The Orla kettle holds 1.5 litres", "has two handles", "comes with a lid", "weighs 1.1 kg" of "Orla Kettle" with "- Holds 1.5
 * litres", "- Two handles", "- Lid included", "- Weight: 1.1 kg".
 */
import { HEADING, ITEM, PROSE } from '../../../../text/scan.ts';
import type { Document } from '../../../read/document.ts';
import type { Scene, Teller } from '../types.ts';
import { itemTold } from './sheet-items.ts';

/** Characters and sentences of a sheet, at the most. */
const LONGEST = 3_000;
const MOST = 40;
const LONGEST_ITEM = 120;

export const ofSheet: Teller = (scene) => {
  const { source, sentence } = scene;
  if (sentence === 0 || source.text.length > LONGEST || source.scan.sentenceCount > MOST) return [];
  const item = source.said(sentence).trim();
  // "Low -> High": of two values the first is so no longer.
  if (item.length > LONGEST_ITEM || /[-=]>|\u2192/u.test(item) || !isUnderTitle(source, sentence)) return [];
  const { claim } = scene;
  const owner = ownerIn(claim, titleOf(source)!);
  if (owner === undefined) return [];
  const said = claim.text.slice(claim.start, claim.end);
  // A line right under an item goes on with it for the eye of a parser alone; one of several columns is of several things.
  return item
    .split('\n')
    .filter((line) => !COLUMNS.test(line.trim()))
    .flatMap((line) => itemTold(line.trim(), owner, said, isBoxed(source, sentence)))
    .map((text) => ({ text, from: [0] }));
};

const COLUMNS = / {3,}\S[^\n]*? {3,}\S/u;

/** A line that names something: a few words, the first a capital, none of them a verb, and no mark at its end. */
const TITLE =
  /^(?:The )?\p{Lu}[\p{L}\d'\u2019-]*(?: (?:of|the|and|for|\p{Lu}[\p{L}\d'\u2019-]*|\p{Ll}{3,}|\d[\p{L}\d.]*)){0,6}$/u;
const VERBAL =
  /\b(?:is|are|was|were|has|have|will|must|may|can|your|our|my|order|invoice|receipt|policy|terms|rules|list|agenda|report|minutes|notes?|summary|menu|contents|faq)\b/iu;

/** What the first line of a sheet names; undefined where it is no sheet. */
function titleOf(source: Document): string | undefined {
  const title = source.said(0).trim();
  return TITLE.test(title) && !VERBAL.test(title) ? title : undefined;
}

/** Heads under which a sheet goes on about the thing itself. */
const OWN_HEAD =
  /^(?:(?:key |main |product |technical )?(?:features|specifications?|specs|details|data|highlights|facts|information|description|overview)|at a glance|about this (?:item|product))$/iu;
/** Heads of what comes with it. */
const BOX =
  /^(?:in the box|what['\u2019]?s in the box|box contents|included|includes|package contents|scope of delivery)$/iu;

/** A few words on a line of their own, before items. */
const isLine = (source: Document, at: number): boolean =>
  source.scan.sentenceKind[at] === PROSE &&
  source.scan.sentenceKind[at + 1] === ITEM &&
  /^\p{Lu}[\p{L}'\u2019 -]{2,40}$/u.test(source.said(at).trim());

const isHead = (source: Document, at: number): boolean => isMarked(source, at) || isLine(source, at);

const isMarked = ({ text, scan }: Document, at: number): boolean =>
  scan.sentenceKind[at] === HEADING ||
  text[scan.sentenceEnd[at]!] === ':' ||
  /:$/.test(text.slice(scan.sentenceStart[at], scan.sentenceEnd[at]).trimEnd());

/** The head that stands last above an item, but for the title; undefined for none. */
function headAbove(source: Document, sentence: number): string | undefined {
  for (let at = sentence - 1; at > 0; at--)
    if (isHead(source, at)) return source.said(at).trim().replace(/:$/, '');
  return undefined;
}

const isBoxed = (source: Document, sentence: number): boolean => BOX.test(headAbove(source, sentence) ?? '');

const LABELLED = /^\p{Lu}[\p{L} ]{2,25}: \S/u;

/** Whether a line is an item or a labelled line under the title, or under a head that only sorts what is said of the thing. */
function isUnderTitle(source: Document, sentence: number): boolean {
  if (titleOf(source) === undefined) return false;
  const isItem = source.scan.sentenceKind[sentence] === ITEM;
  if (!isItem && !LABELLED.test(source.said(sentence).trim())) return false;
  const head = headAbove(source, sentence);
  return head === undefined || OWN_HEAD.test(head) || BOX.test(head);
}

/** How a claim calls what a title names: all of it, without its last noun ("the Orla 2"), or by that noun ("the kettle"). */
function ownerIn({ text, start, end }: Scene['claim'], title: string): string | undefined {
  const said = text.slice(start, end);
  const folded = said.toLowerCase();
  const words = title.toLowerCase().replace(/^the /, '').split(' ');
  const names = [words, words.slice(0, -1), words.slice(-1)]
    .map((part) => part.join(' '))
    .filter((name) => name !== '');
  for (const name of names) {
    const at = folded.indexOf(name);
    if (
      at < 0 ||
      /[\p{L}\d-]/u.test(folded.charAt(at - 1)) ||
      /^[\p{L}\d-]/u.test(folded.slice(at + name.length))
    )
      continue;
    const own = said.slice(at, at + name.length);
    const article = /\b(the|this) $/i.exec(said.slice(0, at))?.[1];
    // "Kettle" alone is any kettle.
    if (
      article === undefined &&
      !/\p{Lu}/u.test(own.slice(at === 0 && words.length > 1 && name === words.at(-1) ? 1 : 0))
    )
      continue;
    return article === undefined ? own : `the ${own}`;
  }
  return undefined;
}
