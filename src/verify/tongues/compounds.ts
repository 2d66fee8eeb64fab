/** "Kosten des Versands" and "Versandkosten": one noun on one side, two on the other. */
import type { Word } from '../../text/reading.ts';
import type { Clause, Phrase, Stated } from './clause.ts';
import type { Tongue } from './grammar.ts';

/** Letters that may join the halves of a compound. */
const LONGEST_LINK = 2;
const SHORTEST_HALF = 4;

interface Joined {
  readonly one: Clause;
  readonly other: Clause;
  /** Words of the one that stand for words of the other. */
  readonly alike: ReadonlyMap<Word, Word>;
}

/** Two clauses without the second of two nouns that are one in the other clause. */
export function compounded(language: Tongue, ours: Stated, theirs: Stated): Joined {
  const alike = new Map<Word, Word>();
  if (language !== 'de') return { one: ours.clause, other: theirs.clause, alike };
  const one = without(ours, theirs, (head, whole) => alike.set(head, whole));
  const other = without(theirs, ours, (head, whole) => alike.set(whole, head));
  return { one, other, alike };
}

function without(apart: Stated, whole: Stated, found: (head: Word, whole: Word) => void): Clause {
  const { clause, reading } = apart;
  const phrases = clause.phrases.filter((phrase, i) => {
    const before = clause.phrases[i - 1];
    if (before === undefined || !isGenitive(phrase) || before.verbal || before.words.length !== 1)
      return true;
    const head = reading.words[before.words[0]];
    const of = reading.words[phrase.words[0]];
    const joined = whole.clause.phrases
      .flatMap(({ words }) => words.map((at) => whole.reading.words[at]))
      .find(({ form }) => isCompound(form, of.form, head.form));
    if (joined === undefined) return true;
    found(head, joined);
    return false;
  });
  return phrases.length === clause.phrases.length ? clause : { ...clause, phrases };
}

/** "Des Versands", "der Reparatur", "von Waren", one word long. */
const isGenitive = ({ verbal, preposition, article, words }: Phrase): boolean =>
  !verbal && words.length === 1 && (preposition === 'von' || (preposition === '' && article !== undefined));

function isCompound(form: string, of: string, head: string): boolean {
  const stem = of.replace(/(?:es|s|en|n)$/, '');
  return (
    stem.length >= SHORTEST_HALF &&
    head.length >= SHORTEST_HALF &&
    form.startsWith(stem) &&
    form.endsWith(head) &&
    form.length - stem.length - head.length >= 0 &&
    form.length - stem.length - head.length <= LONGEST_LINK
  );
}
