/** Who or what a clause of German, French or Spanish is of, and the auxiliaries that hold for it. */
import type { Reading } from '../../text/reading.ts';
import { clauseOf } from './clauses.ts';
import type { Grammar, Tongue } from './grammar.ts';

/** The auxiliaries among words. */
export const helpersIn = (
  { words }: Reading,
  { being, having, been }: Grammar,
  at: readonly number[],
): number[] =>
  at.filter((word) => {
    const { form, value } = words[word];
    return value < 0 && [being, having, been].some((table) => table.has(form));
  });

/** The one noun phrase that stands before the verb of a clause, with what it is of. */
export function subjectOf(reading: Reading, language: Tongue, at: readonly number[]): readonly number[] {
  const { phrases, verb } = clauseOf(reading, language, at);
  const first = phrases[0];
  if (first === undefined || first.verbal || first.preposition !== '' || first.words.at(-1)! > verb)
    return [];
  const past = phrases.findIndex(
    ({ verbal, preposition, words }, i) => i > 0 && (verbal || !OF.has(preposition) || words.at(-1)! > verb),
  );
  const last = phrases.at(past < 0 ? -1 : past - 1)!.words.at(-1)!;
  return at.filter((word) => word <= last);
}

const OF = new Set(['de', 'von']);
