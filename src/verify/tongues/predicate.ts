/** What a clause of German, French or Spanish says of its nouns: which verb, when, and whether they do it or bear it. */
import type { Sense } from '../../text/lexicon/index.ts';
import { sensesOf } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Tongue } from './grammar.ts';

/** Most words of one form of a verb: "prend en charge". */
const LONGEST_FORM = 4;

/** A verb of known meaning at the words it takes. */
export interface Predicate {
  readonly at: number;
  readonly senses: readonly Sense[];
}

/** A word as it is written, in lower case. */
const writtenAt = ({ text, words }: Reading, at: number): string =>
  text.slice(words[at].start, words[at].end).toLowerCase();

/** What the words from `at` on say as one verb of several words, and how many they are; undefined where they say none. */
export function severalAt(
  reading: Reading,
  language: Tongue,
  at: number,
): { readonly senses: readonly Sense[]; readonly count: number } | undefined {
  let written = writtenAt(reading, at);
  const found: { senses: readonly Sense[]; count: number }[] = [];
  for (let count = 2; count <= LONGEST_FORM && at + count <= reading.words.length; count++) {
    written += `_${writtenAt(reading, at + count - 1)}`;
    const senses = sensesOf(written, language);
    if (senses.length > 0) found.push({ senses, count });
  }
  return found.at(-1);
}

/** Forms of a verb, not its noun, that the word at `at` may be. */
export const verbsAt = (reading: Reading, language: Tongue, at: number): readonly Sense[] =>
  sensesOf(writtenAt(reading, at), language).filter(({ form }) => form !== 'noun');

/** The verbs whose doing the noun at `at` names. */
export const nounsAt = (reading: Reading, language: Tongue, at: number): readonly Sense[] =>
  sensesOf(writtenAt(reading, at), language).filter(({ form }) => form === 'noun');

export const isFiniteForm = ({ form }: Sense): boolean =>
  form === 'past' || form === 'present' || form === 'future' || form === 'borne';

/** Whether two predicates may be of one verb. */
export const sharesVerb = (one: Predicate, other: Predicate): boolean =>
  one.senses.some(({ group }) => other.senses.some((sense) => sense.group === group));

/** German: the prefix that stands at the end of a clause, apart from one of its verbs; empty for none. */
export function prefixApart(reading: Reading, language: Tongue, at: readonly number[]): string {
  if (language !== 'de' || at.length < 2) return '';
  const last = reading.words[at.at(-1)!];
  const written = reading.text.slice(last.start, last.end);
  const apart = at.some((word) => verbsAt(reading, language, word).some((sense) => sense.apart === written));
  return apart ? written : '';
}
