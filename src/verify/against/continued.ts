/**
 * What a text adds to a sentence where the eye leaves it: behind a blank line or the number of a page, within which the
 * sentence goes on ("Members may cancel at any time" - new page - "only if nothing is owed."), or in the note that a mark
 * at its words leads to ("The fee is $5[1]." - "[1] Only for members.").
 */

import type { MismatchKind } from '../../domain/check.ts';
import { matchesOf } from '../../text/matches.ts';
import { WIDEST_GAP } from '../../text/scan.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';

/** Characters behind a sentence in which it may go on. */
const REACH = 160;
const ENDED = /[.!?:;\u2026\u3002]["'\u201d\u2019)\]]*$/u;
/** A blank line, the end of a page or its number, between two halves of a sentence. */
const BREAK =
  /^[^\S\n\f]*(?:(?:\n\s*\n|\f)\s*|\n\s*(?=(?:page|p\.|seite)?\s*\d))(?:(?:page |p\. ?|seite )?\d{1,4}(?: ?(?:\/|of|von|de|sur) ?\d{1,4})?\s*[\n\f]\s*)?/i;
/** Words that go on with a sentence and narrow it, and what they make of it. */
const NARROWING: readonly (readonly [MismatchKind, RegExp])[] = [
  [
    'exception',
    /^(?:except|excluding|other than|save for|apart from|but not|au\u00dfer|ausgenommen|sauf|hormis|salvo|excepto)\b/,
  ],
  [
    'condition',
    /^(?:only|if|unless|provided|when|where|until|once|after|before|with|without|for|subject to|as long as|in (?:the )?case|on condition|during|within|up to|by|which|who|that|or|to|at|on|from|nur|wenn|falls|sofern|soweit|bis|seulement|si|sous|jusqu|solo|s\u00f3lo|siempre que|hasta)\b(?!\s*:)/,
  ],
];

/** Marks that lead to a note, right behind a word or the end of a sentence. */
const MARK =
  /(?<=[\p{L}\p{N}.,;!?"'%)\]])(?:\[\d{1,3}\]|\*{1,3}|[\u2020\u2021\u00a7\u00b9\u00b2\u00b3\u2074-\u2079]|\s?\(\d{1,2}\))(?=[\s.,;:!?)[]|$)/gu;
/** Characters behind the end of a sentence that its mark may take. */
const MARKED_BEHIND = 6;
/** Marks of one sentence, and characters of a note, that are looked at. */
const MOST_MARKS = 4;
const LONGEST_NOTE = 300;
/** Words by which a note takes something of what it is about. */
const RESTRICTING =
  /\b(?:only|except|excluding|excl|unless|if|not|no|never|without|until|subject|provided|limited|up to|at least|minimum|applies|apply|applicable|available|plus|additional|extra|valid|conditions?|terms|estimated?|forecasts?|projected|projections?|preliminary|budgeted|planned|targets?|not yet|approximate(?:ly)?|unaudited|provisional|withdrawn|corrected|formerly|nur|au\u00dfer|ohne|sofern|wenn|zzgl|sauf|hors|seulement|si|salvo|excepto|solo|s\u00f3lo)\b|^(?:for|from|with|in|on|at|to|per|during|after|before)\b/iu;

/** What the text takes of a sentence where it goes on, or in a note to it; undefined for nothing. */
export function continuedAs({ source, sentence }: AlignedSentence): MismatchKind | undefined {
  if (source.structured) return undefined;
  const { text, scan } = originOf(source);
  const start = scan.sentenceStart[sentence];
  const end = scan.sentenceEnd[sentence];
  if (start === undefined || end === undefined) return undefined;
  const next = sentence + 1 < scan.sentenceCount ? scan.sentenceStart[sentence + 1] : undefined;
  if (isTorn(text, end, next) || isTorn(text, scan.sentenceEnd[sentence - 1], start)) return 'condition';
  return beyondBreak(text, start, end) ?? byNote(text, start, end);
}

/** Whether a line goes on so far behind one sentence, before the next, that they are read apart: what ties them is not known. */
function isTorn(text: string, end: number | undefined, next: number | undefined): boolean {
  if (end === undefined || next === undefined || next - end < WIDEST_GAP) return false;
  const line = text.indexOf('\n', end);
  return (line < 0 || line >= next) && !ENDED.test(text.slice(Math.max(0, end - 8), end));
}

function beyondBreak(text: string, start: number, end: number): MismatchKind | undefined {
  if (ENDED.test(text.slice(Math.max(start, end - 8), end)) || ENDED.test(text[end] ?? '')) return undefined;
  const rest = text.slice(end, end + REACH);
  const parted = BREAK.exec(rest);
  if (parted === null) return undefined;
  const next = rest.slice(parted[0].length);
  return NARROWING.find(([, words]) => words.test(next))?.[0];
}

function byNote(text: string, start: number, end: number): MismatchKind | undefined {
  const said = text.slice(start, Math.min(text.length, end + MARKED_BEHIND));
  const marks = matchesOf(said, MARK).slice(0, MOST_MARKS);
  for (const { 0: found, index } of marks) {
    const mark = found.trim();
    // Letters between two of them are set in bold or italics.
    if (mark.startsWith('*') && said.slice(0, index).includes('*')) continue;
    const note = noteOf(text, mark, start + index + found.length);
    if (note !== undefined && RESTRICTING.test(note)) return 'exception';
  }
  return undefined;
}

/** Characters behind a sentence, and at the end of its text, among which its note is looked for. */
const NOTES_WITHIN = 20_000;

/** The line that begins with a mark, behind the place where it stands; undefined for none, and for one item of a list. */
function noteOf(text: string, mark: string, from: number): string | undefined {
  const end = Math.min(text.length, from + NOTES_WITHIN);
  const last = Math.max(end, text.length - NOTES_WITHIN);
  const [, ...lines] = `${text.slice(from, end)}\n${text.slice(last)}`.split('\n');
  const notes = lines.map((line) => line.trimStart()).filter((line) => line.startsWith(mark));
  if (notes.length === 0 || (mark === '*' && notes.length > 1)) return undefined;
  return notes[0]!.slice(mark.length, mark.length + LONGEST_NOTE).trim();
}
