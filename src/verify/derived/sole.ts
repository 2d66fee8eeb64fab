/** Sources that are of one party alone: what they say without a name is said of it. */
import type { Reading, Word } from '../../text/reading.ts';
import { FIRST_NAMES, MONTH_OR_DAY, ORGANISATION } from '../context/words.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { Asked } from './asked.ts';

/** Longest source that is taken to be of one party, in characters, and its sentences. */
const LONGEST = 1_500;
const MOST_SENTENCES = 24;

/** Whether a source names the person or firm of unit `k`, and nobody else. */
export function isSoleParty(asked: Asked, k: number, { source }: AlignedSentence): boolean {
  const { word, name } = asked.units[k];
  if (source.structured || source.text.length > LONGEST || source.scan.sentenceCount > MOST_SENTENCES)
    return false;
  if (!name && !/^\p{Lu}/u.test(asked.reading.text[asked.units[k].start] ?? '')) return false;
  const named = namedIn(source);
  const own = new Set(asked.reading.words.map(({ form }) => bare(form)));
  return named.has(bare(word.form)) && [...named].every((one) => own.has(one));
}

const bare = (form: string): string => form.replace(/['\u2019]s?$/, '');

const known = new WeakMap<Document, ReadonlySet<string>>();

/** Words of a source that are parts of the names of persons and firms. */
function namedIn(source: Document): ReadonlySet<string> {
  let named = known.get(source);
  if (named === undefined) {
    const { sentenceCount } = source.scan;
    const all = Array.from({ length: sentenceCount }, (_, at) => partsOfNames(source.sentence(at)));
    known.set(source, (named = new Set(all.flat())));
  }
  return named;
}

/** "Lena" and "Fors" of "Passenger Lena Fors": two words with a capital side by side, or a first name. */
function partsOfNames({ words, text }: Reading): readonly string[] {
  const isLarge = (word: Word | undefined): boolean =>
    word !== undefined && word.value < 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(word.start, word.start + 2));
  const beside = (a: Word | undefined, b: Word | undefined): boolean =>
    isLarge(a) && isLarge(b) && /^\.? $/.test(text.slice(a!.end, b!.start));
  return words.flatMap((word, at) => {
    const form = bare(word.form);
    if (!isLarge(word) || MONTH_OR_DAY.has(form)) return [];
    if (isName(form)) return [form];
    const [before, after] = [beside(words[at - 1], word), beside(word, words[at + 1])];
    // What opens a sentence has its capital anyway: "Passenger Lena Fors".
    if (at === 0) return after && !beside(words[1], words[2]) ? [form] : [];
    return before || after ? [form] : [];
  });
}

const isName = (form: string): boolean => FIRST_NAMES.has(form) || ORGANISATION.has(form);
