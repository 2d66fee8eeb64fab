/** Names and values that a note sets side by side without a mark: "Capacity 350, sold 312.", "Doors 18:30, start 19:30." */
import { gather } from '../../../text/gather.ts';
import type { Reading } from '../../../text/reading.ts';
import { mayBeNote, noteOf, type Segment } from '../../notes/note.ts';
import type { Document } from '../../read/document.ts';
import { type Field, type Focus, plainFocus, wordsOf } from '../record.ts';

/** Sentences of a text in which this is looked for, at the most. */
const MOST_SENTENCES = 60;
/** Words of a name, at the most. */
const MOST_NAMED = 3;
/** Names and values, at the least: one alone is read as the note that it is. */
const LEAST = 2;

/** What makes a name one of somebody who did something, or of what is not so. */
const TOLD =
  /^(?:to|from|by|for|via|with|of|than|no|not|never|without|except|only|if|unless|max|maximum|up|over|under|about|around|approx|circa|or|and|per)$/;
/** What may lead a value. */
const LEADING = /^(?:at|on|is|:)$/;

/** Whether a record was made of notes: what those are of their title says, where they have one. */
export const isJotted = ({ id }: Focus): boolean => id.startsWith('jotted');

/** The values that the notes of a block name, as one record; undefined where they are of several things. */
export function jottedIn(document: Document, sentences: readonly number[]): Focus | undefined {
  if (document.scan.sentenceCount > MOST_SENTENCES) return undefined;
  const own = gather(sentences, (sentence) => fieldsOf(document, sentence));
  const names = new Set(own.map(({ name }) => name.join(' ')));
  if (own.length < LEAST || names.size < own.length || isOfSeveral(document, sentences)) return undefined;
  return plainFocus(document, `jotted ${sentences[0]}`, own);
}

/** The names and values that a sentence sets side by side; none of one that is no note. */
function fieldsOf(document: Document, sentence: number): Field[] {
  const { text, sentenceStart, sentenceEnd } = document.scan;
  // Few sentences are notes: the others are not read closely for it.
  if (!/\d/.test(text.slice(sentenceStart[sentence], sentenceEnd[sentence]))) return [];
  if (!mayBeNote(document.scan, sentence)) return [];
  const reading = document.sentence(sentence);
  const note = noteOf(reading);
  if (note === undefined || note.stamps.length > 0) return [];
  return gather(note.segments, (segment) => fieldOf(reading, segment, sentence) ?? []);
}

/** Whether sentences name several things by their numbers. */
function isOfSeveral(document: Document, sentences: readonly number[]): boolean {
  const numbers = new Set<string>();
  for (const sentence of sentences)
    for (const value of document.sentence(sentence).values)
      if (value.kind === 'identifier') numbers.add(value.key);
  return numbers.size > 1;
}

/** The name and the one value of a statement that consists of them. */
function fieldOf(
  reading: Reading,
  { from, to, active, free, label }: Segment,
  sentence: number,
): Field | undefined {
  const { words, values, text } = reading;
  const k = words[to - 1]?.value ?? -1;
  const value = values[k];
  if (value === undefined || free || label || active >= 0 || value.kind === 'identifier') return undefined;
  if ('bound' in value && value.bound !== undefined && value.bound !== 'exact') return undefined;
  const first = words.findIndex((word) => word.value === k);
  let end = first;
  while (end > from && LEADING.test(words[end - 1]!.form)) end--;
  const named = words.slice(from, end);
  const plain = named.every(
    ({ form, value: other }) => other < 0 && !TOLD.test(form) && /^\p{L}/u.test(form),
  );
  if (first < from || named.length === 0 || named.length > MOST_NAMED || !plain) return undefined;
  const [start, at, stop] = [
    named[0]!.start,
    Math.min(value.start, words[first]!.start),
    Math.max(value.end, words[to - 1]!.end),
  ];
  const quote = text.slice(at, stop);
  return {
    name: wordsOf(text.slice(start, named.at(-1)!.end)),
    path: [],
    object: 'jotted',
    quote,
    words: wordsOf(quote),
    values: [value],
    start,
    value: at,
    end: stop,
    sentence,
  };
}
