/** What stands in an answer and is not said: emoji, comments, words struck out by tags; and signs that say yes or no. */
import type { Span } from '../../domain/answer.ts';

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

/** What a sign says that is all of a cell, or of what stands behind a colon: `✅` is yes. `before`: the words before it. */
export function signed(answer: string, at: number, end: number, before: string): string | undefined {
  if (before.trim() !== '' && !/[:?]\s*$/.test(before)) return undefined;
  const rest = answer.slice(at, Math.min(end, at + LONGEST_EMOJI));
  if (before.trim() === '' && /^[👍👎]/u.test(rest)) return undefined;
  return YES.test(rest) ? 'yes' : NO.test(rest) ? 'no' : undefined;
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
