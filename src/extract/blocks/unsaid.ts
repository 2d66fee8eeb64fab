/** What stands in an answer and is not said: emoji, comments, words struck out by tags; and signs that say yes or no. */
import type { Span } from '../../domain/answer.ts';
import { tellsDeed } from './deeds.ts';

const LONGEST_HIDDEN = 2_000;
const HIDDEN =
  /^(?:<!--.*?-->|<(?<name>del|s|strike)>.*?<\/\k<name>>|<(?<program>script|style|template)\b[^>]{0,200}>.*?<\/\k<program>>|<(?<tag>[a-z][a-z0-9]{0,10})\b(?=[^>]{0,200}(?:\shidden(?=[\s>=])|display:\s*none|visibility:\s*hidden))[^>]{0,200}>.*?<\/\k<tag>>)/isu;
/** Tags between which lines of their own stand. */
const BLOCK_TAG = /^<\/?(?:summary|details|p|li|ul|ol|div|tr|table|h[1-6]|blockquote)\b/i;
const LONGEST_EMOJI = 40;
const EMOJI =
  /^(?:\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])*)*|\p{RI}\p{RI})/u;
/** Signs that deny or doubt what they stand at, and those of law. */
const DENYING = /[❌✖❎🚫⛔👎❓❔™✗✘]/u;

const YES = /^(?:[✅✓✔☑👍🟢]\uFE0F?)\s*[|.]?\s*$/u;
const NO = /^(?:[❌✖✗✘❎🚫⛔👎🔴]\uFE0F?)\s*[|.]?\s*$/u;

/** A name of a word or a few, and nothing more. */
const NAMED = /^\p{L}[\p{L}\p{N}'’-]{1,30}(?: [\p{L}\p{N}][\p{L}\p{N}'’-]{0,30}){0,2} $/u;
/** What is ticked to be kind, or to say that it was heard. */
const HEARD =
  /^(?:done|great|good|nice|perfect|excellent|awesome|super|cool|ok|okay|sure|noted|understood|got|right|correct|exactly|absolutely|of course|all|thanks|thank|congrat\p{L}*|welcome|sorry|hello|hi|hey|yes|no|happy|ready)\b/iu;

/** A list, behind a line that leads to it. */
const LEADS = /^\s{0,8}\n\s{0,8}(?:[-*+\u2022]|\d{1,3}[.)])\s/u;

const isHeading = (answer: string, at: number): boolean => {
  const line = answer.lastIndexOf('\n', at) + 1;
  return /^[\s>]{0,8}#/.test(answer.slice(line, line + 10));
};

/**
 * What a sign says that is all of a cell, of what stands behind a colon, or of what is named before it: `✅` is yes, and
 * `Refund ✔` says so of the refund. `before`: the signs before it; `opening`: the words of its line, where they are few.
 */
export function signed(
  answer: string,
  at: number,
  end: number,
  before: string,
  opening: string,
): string | undefined {
  const rest = answer.slice(at, Math.min(end, at + LONGEST_EMOJI));
  const said = YES.test(rest) ? 'yes' : NO.test(rest) ? 'no' : undefined;
  if (said === undefined) return undefined;
  // Behind a question it is an answer of its own.
  if (/\?\s*$/.test(before)) return said === 'yes' ? 'Yes' : 'No';
  if (/:\s*$/.test(before)) return said;
  if (before.trim() === '') return /^[👍👎]/u.test(rest) ? undefined : said;
  if (LEADS.test(answer.slice(end, end + LONGEST_EMOJI)) || isHeading(answer, at)) return undefined;
  if (/^[👍👎]/u.test(rest) || !NAMED.test(opening) || HEARD.test(opening)) return undefined;
  // "Order shipped ✅" says so by its words.
  return tellsDeed(opening.trim()) ? undefined : `: ${said}`;
}

/** Where the emoji ends that stands at `at`; `at` for none, and for one that denies. */
export function emojiEnd(answer: string, at: number, end: number): number {
  const found = EMOJI.exec(answer.slice(at, Math.min(end, at + LONGEST_EMOJI)))?.[0] ?? '';
  return DENYING.test(found) ? at : at + found.length;
}

/** Where `<!-- … -->` or `<del>…</del>` ends that begins at `at`; `at` for none. */
export const hiddenEnd = (answer: string, at: number, end: number): number =>
  at + (HIDDEN.exec(answer.slice(at, Math.min(end, at + LONGEST_HIDDEN)))?.[0].length ?? 0);

export const isBlockTag = (tag: string): boolean => BLOCK_TAG.test(tag);

/** Whether a tag begins or ends a cell of a table: the cells of a row belong together. */
export const isCellTag = (tag: string): boolean => /^<\/?t[dh]\b/i.test(tag);

/** The title in `uri "title"`, the inside of a link, where it has some words. */
export function titleIn(answer: string, from: number, to: number): Span | undefined {
  const open = answer.slice(from, to).search(/ ["'](?:\S+ ){2}/);
  if (open < 0) return undefined;
  const start = from + open + 2;
  return { start, end: answer[to - 1] === answer[start - 1] ? to - 1 : to };
}

/** An attribute whose words are shown, or read aloud. */
const SPOKEN = /\s(?<name>alt|title|aria-label)\s{0,4}=\s{0,4}(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/giu;

/** What a tag between `from` and `to` says by its attributes: the words for an image, and a title of some words. */
export function spokenIn(answer: string, from: number, to: number): Span[] {
  return [...answer.slice(from, to).matchAll(SPOKEN)].flatMap((found) => {
    const { name = '', double, single } = found.groups ?? {};
    const words = double ?? single ?? '';
    if (!/\S/.test(words) || (name.toLowerCase() !== 'alt' && !/\S \S/.test(words))) return [];
    const end = from + found.index + found[0].length - 1;
    return [{ start: end - words.length, end }];
  });
}
