/**
 * "The room has a sea view" by "the adjoining room has a sea view" in a text that speaks of a room: what a word tells apart
 * from the one that was spoken of is another one.
 */
import type { Word } from '../../../text/reading.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const OTHER_ONE: Guard = againstUnit('entity', 'sentence', toldApart);

/** Words by which one of a kind is told from another of it. */
const APART =
  /^(?:matching|adjoining|adjacent|neighbou?ring|replacement|substitute|follow-up|spare|backup|other|former|previous|next|old|older|original|earlier|later|first|second|third|separate|additional|extra)$/;
/** What is so called after one of its kind was spoken of may be that one: "we bought a van; the new van is red". */
const NEW = /^(?:new|newer|latest|current|revised)$/;
const OWN = 0.9;
/** Words of a noun phrase before its noun, at most. */
const REACH = 3;

function toldApart(
  { reading, units }: Told,
  { reading: theirs, alignment, source, sentence }: AlignedSentence,
): number {
  if (source.structured) return -1;
  const said = new Set(reading.words.map(({ form }) => form));
  return units.findIndex(({ from, value, name, word }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || name || reading.words[from - 1]?.form !== 'the') return false;
    if (at < 1 || strength < OWN || theirs.words[at]!.lemma !== word.lemma) return false;
    const mark = markBefore(theirs, at);
    if (mark === undefined || said.has(mark)) return false;
    const { text, scan } = originOf(source);
    const own = scan.sentenceStart[sentence]!;
    return isBeside(mark, text, own, word, NEW.test(mark));
  });
}

/** The word before a noun, in its phrase, that tells it from another. */
function markBefore({ text, start, words }: AlignedSentence['reading'], at: number): string | undefined {
  const before = text.slice(start, words[at]!.start).toLowerCase().trimEnd().split(/\s+/).slice(-REACH);
  const from = before.findLastIndex((one) => BREAKING.test(one));
  return before.slice(from + 1).findLast((one) => APART.test(one) || NEW.test(one));
}

/** What a noun phrase begins with, or does not go on over. */
const BREAKING =
  /^(?:the|an?|this|that|its|his|her|their|our|my|your|of|for|to|in|on|at|by|with|from|and|or)$|[^\p{L}-]/u;

const MENTION = (noun: string): RegExp =>
  new RegExp(String.raw`((?:[\p{L}-]+ ){0,${REACH}})\b${noun}(?:e?s)?\b`, 'giu');
const ONES = /\bthe ((?:[\p{L}-]+ )?)ones?\b/giu;
const WORDS = /^\p{L}+$/u;

/** Whether a text speaks of another of a kind: by a mark of its own anywhere, and without one before the sentence. */
function isBeside(mark: string, text: string, own: number, { lemma }: Word, marked: boolean): boolean {
  if (!WORDS.test(lemma)) return false;
  const around = text.slice(Math.max(0, own - LOOKED), own + LOOKED);
  const start = Math.min(own, LOOKED);
  const marksOf = (found: string): readonly string[] =>
    found
      .toLowerCase()
      .split(' ')
      .filter((one) => APART.test(one) || NEW.test(one));
  for (const { 1: before = '', index } of around.matchAll(MENTION(lemma))) {
    const marks = marksOf(before);
    if (marks.includes(mark)) continue;
    if (marks.length > 0 || (!marked && index < start)) return true;
  }
  return [...around.matchAll(ONES)].some(({ 1: before = '' }) => marksOf(before).some((one) => one !== mark));
}

/** Characters on either side of a sentence that are looked through. */
const LOOKED = 2_000;
