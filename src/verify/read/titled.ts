/** What titles and headers of tables say of the matter of their sentences. */
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import type { Unit } from '../claim/units.ts';
import { coverageOf, type Support } from '../match/support.ts';
import { isTitled, TITLED } from '../notes/match.ts';

/** What a source's title and a table's header say of their matter counts for units that the sentences leave open. */
export function withTitles(
  support: Support,
  reading: Reading,
  units: readonly Unit[],
  titles: readonly ReadonlySet<string>[],
): Support {
  const words = support.sentences
    .flatMap((one) => [titles[one.document], one.source.columns(one.sentence)])
    .filter((set) => set.size > 0);
  if (words.length === 0) return support;
  const values = gather(support.sentences, (one) => one.source.columnValues(one.sentence));
  const matches = support.matches.map((match, i) => {
    const { word, value } = units[i]!;
    if (match.strength >= 0.5) return match;
    if (value !== undefined && values.some((other) => compareValues(value, other).relation === 'equal'))
      return TITLED;
    // Of a value all parts must stand there, and not its first word alone.
    const named = words.some(
      (set) => (set.has(word.lemma) || set.has(word.form)) && isTitled(reading, units[i]!, set),
    );
    return named ? TITLED : match;
  });
  return { ...support, matches, coverage: coverageOf(units, matches) };
}
