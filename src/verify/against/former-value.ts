/** Values that a text gives in brackets as those of another time, beside the one that holds: `€88 (so far €96)`, `4 May (was 2 May)`. */
import type { Value } from '../../text/values/index.ts';
import type { Matter, Mismatch } from '../matter.ts';

const FORMER =
  /\b(?:so far|until now|till now|was|were|before|previous(?:ly)?|prior|former(?:ly)?|old|last (?:year|month|quarter|week)|year before|vs\.?|versus|instead of|originally|initially|as of|from (?:january|february|march|april|may|june|july|august|september|october|november|december|next)|next (?:year|month|quarter|week)|\d{4}:)/iu;
/** Words by which a claim itself speaks of another time. */
const OF_BEFORE =
  /^(?:so|until|till|previous|previously|prior|former|formerly|old|last|before|originally|initially|from|used|had|earlier|instead)$/;

/** Whether one of the values of a text, which begins at offset `from`, stands in brackets as the former of one before them. */
export function isFormer(text: string, from: number, one: Value, values: readonly Value[]): boolean {
  const before = text.slice(0, Math.max(0, one.start - from));
  const open = before.lastIndexOf('(');
  if (open < 0 || open < before.lastIndexOf(')')) return false;
  if (!FORMER.test(text.slice(open, one.end - from))) return false;
  return values.some(({ kind, start }) => kind === one.kind && start < from + open && start >= from);
}

/** Values of a claim that its support has only as former ones. */
export function formerValues({ claim, units, support }: Matter): Mismatch[] {
  if (claim.words.some(({ form, value }) => value < 0 && OF_BEFORE.test(form))) return [];
  return units.flatMap(({ value }, i): Mismatch[] => {
    const sentence = support.sentences[support.from[i]!];
    const { at } = support.matches[i]!;
    if (value === undefined || sentence === undefined || at < 0 || sentence.source.structured) return [];
    const { words, values, text, start, end } = sentence.reading;
    const own = values[words[at]!.value];
    if (own === undefined || !isFormer(text.slice(start, end), start, own, values)) return [];
    const kind =
      own.kind === 'date' || own.kind === 'datetime' || own.kind === 'time' ? 'date_time' : 'quantity';
    return [{ kind, force: 'contradicts', sentence, units: [i] }];
  });
}
