/** Whether what a statement leaves open is who or what it is about: a name, where the evidence has another one. */
import { gather } from '../../text/gather.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Parse } from '../../text/parse/parser.ts';
import type { Part } from '../case.ts';

/**
 * "Jane Smith signed" beside "John Smith signed", "Madrid is the capital" beside "Paris is the capital". A capital at
 * the head of a sentence tells nothing, so names are told by the parse.
 */
export function isNamedOtherwise({ reading, units, best }: Part): boolean {
  if (best === undefined || reading.language !== 'en') return false;
  const { matches, sentences } = best.support;
  const open = units.filter((unit, i) => unit.value === undefined && matches[i].strength < FOUND);
  if (open.length === 0) return false;
  const ours = namesIn(parseSentence(reading.text, reading.start, reading.end));
  if (!open.some(({ start }) => ours.has(start))) return false;
  const [{ source, sentence, reading: theirs, alignment }] = sentences;
  if (source.structured) return false;
  const used = new Set(gather(alignment.matches, ({ at, strength }) => (strength >= FOUND ? [at] : [])));
  const names = namesIn(source.parsed(sentence));
  return theirs.words.some(({ start }, at) => !used.has(at) && names.has(start));
}

const FOUND = 0.5;

/** Where the names of a sentence begin. */
export const namesIn = ({ tokens }: Parse): ReadonlySet<number> =>
  new Set(gather(tokens, ({ start, upos }) => (upos === 'PROPN' ? [start] : [])));
