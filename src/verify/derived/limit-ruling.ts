/** What follows from how an amount stands to a limit, as a ruling on the claim. */
import { gather } from '../../text/gather.ts';
import type { Value } from '../../text/values/index.ts';
import type { Asked } from './asked.ts';
import type { Limit } from './limits.ts';
import type { Measure } from './measure.ts';
import { isExplained, type Ruling } from './ruling.ts';
import { says } from './terms.ts';

/** Whether an amount that stands so to a limit is what is said of it. */
export const SIGNS: Readonly<Record<string, (sign: number) => boolean>> = {
  above: (sign) => sign > 0,
  more: (sign) => sign > 0,
  below: (sign) => sign < 0,
  less: (sign) => sign < 0,
  most: (sign) => sign <= 0,
  max: (sign) => sign <= 0,
  least: (sign) => sign >= 0,
  min: (sign) => sign >= 0,
};

/** The ruling that an amount and a limit make; undefined where they leave some of the claim unexplained. */
export function rulingOf(
  asked: Asked,
  limit: Limit,
  measure: Measure,
  taken: readonly number[],
  holds: boolean,
): Ruling | undefined {
  const fact = measure.terms[0].sentence;
  const shown = [...new Set([fact, limit.sentence])];
  // The limit itself, said again by its number.
  const limitSaid = gather(asked.units, ({ value }, k) =>
    value !== undefined &&
    'value' in value &&
    says({ ...value, bound: 'exact' } as Value, limit.value, limit.value.value.n, limit.value.value.d)
      ? [k]
      : [],
  );
  const share = measure.terms.length > 1;
  const named = gather(asked.units, ({ word, value }, k) =>
    share && value === undefined && /^(?:rate|share|proportion|percentage)$/.test(word.lemma) ? [k] : [],
  );
  const all = [...new Set([...taken, ...limitSaid, ...named])];
  const open = asked.units
    .map((_, k) => k)
    .filter((k) => !all.includes(k) && !isExplained(asked, k, shown, measure.lone));
  if (open.length > 0) return undefined;
  const { words, text } = limit.sentence.reading;
  const last = words.findLastIndex((word) => word.value === words[limit.at].value);
  const told = `${measure.told}; ${text.slice(words[limit.at].start, words[last].end)}`;
  return {
    holds,
    kind: 'comparison',
    derivation: { unit: -1, taken: all, sentences: shown, at: measure.terms[0].at, told },
  };
}
