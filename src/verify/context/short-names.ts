/** "Leo took over" in a document that names one Leo, Leo Marsh: whom a part of a name alone means. */
import { gather } from '../../text/gather.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Word } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Document } from '../read/document.ts';
import type { Replacement } from './antecedent.ts';
import { FIRST_NAMES } from './words.ts';

interface Person {
  readonly full: string;
  readonly parts: readonly string[];
  readonly at: number;
}

const PART = String.raw`\p{Lu}[\p{L}'\u2019-]{1,30}`;
const FULL = new RegExp(String.raw`(?<![\p{L}-])(${PART})((?: ${PART}){1,2})(?![\p{L}-])`, 'gu');
/** Characters of a document past which nobody is told apart any more. */
const LONGEST = 60_000;

const known = new WeakMap<Document, readonly Person[]>();

/** The persons whom a document names in full, each once. */
function personsOf(document: Document): readonly Person[] {
  const kept = known.get(document);
  if (kept !== undefined) return kept;
  const found = new Map<string, Person>();
  const text = document.text.length > LONGEST ? '' : document.text;
  for (const match of matchesOf(text, FULL)) {
    const full = match[0];
    const parts = full.split(' ');
    if (!FIRST_NAMES.has(parts[0]!.toLowerCase()) || found.has(full)) continue;
    found.set(full, { full, parts, at: match.index });
  }
  const persons = [...found.values()];
  known.set(document, persons);
  return persons;
}

/** Parts of names that stand alone in a sentence, with the full name where a document has one only and a statement says it. */
export function fullNames(
  source: Document,
  sentence: number,
  words: readonly Word[],
  units: readonly Unit[],
): Replacement[] {
  const said = new Set(units.map(({ word }) => word.form));
  const isLarge = (at: number): boolean =>
    words[at] !== undefined &&
    words[at].value < 0 &&
    /^\p{Lu}/u.test(source.text.slice(words[at].start, words[at].end));
  return gather(words, (word, at): Replacement[] => {
    if (!said.has(word.form) || !isLarge(at) || isLarge(at + 1) || (at > 1 && isLarge(at - 1))) return [];
    const { start, end } = word;
    const written = source.text.slice(start, end);
    const bearers = personsOf(source).filter(({ parts }) => parts.includes(written));
    const [person] = bearers;
    if (person === undefined || bearers.length > 1) return [];
    // The full name itself, with which a sentence opens.
    if (
      at === 1 &&
      source.text
        .slice(words[0]!.start, end)
        .endsWith(`${person.parts[person.parts.indexOf(written) - 1]} ${written}`)
    )
      return [];
    if (!person.parts.every((part) => said.has(part.toLowerCase()))) return [];
    const from = source.sentencesIn(person.at, person.at + 1)[0] ?? sentence;
    return [{ start, end, text: person.full, from }];
  });
}
