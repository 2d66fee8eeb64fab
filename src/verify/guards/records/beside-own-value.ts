/**
 * "Gave Tim 15 euros" by "gave Tim 20 euros and Lisa 15": where names stand right before their values, each name has its own.
 */
import type { Reading } from '../../../text/reading.ts';
import { againstUnit, type Guard } from '../guard.ts';

export const BESIDE_OWN_VALUE: Guard = againstUnit('quantity', 'prose', ({ units }, sentence) => {
  const { reading, alignment, source } = sentence;
  if (source.structured) return -1;
  return units.findIndex(({ value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value === undefined || !AMOUNT.test(value.kind) || at < 1 || strength < OWN) return false;
    const other = nameBefore(reading, at);
    if (other < 0 || alignment.matches.some((match) => match.at === other)) return false;
    // "Ticket 7 … Ticket 9": one noun before each is no other name.
    if (units.some(({ word }) => word.form === reading.words[other]!.form)) return false;
    // A name of the statement has another value right behind it.
    return units.some((unit, k) => {
      const match = alignment.matches[k]!;
      if (unit.value !== undefined || !unit.capital || match.at < 0 || match.strength < OWN) return false;
      const next = reading.words[match.at + 1];
      if (next === undefined || next.value < 0 || next.value === reading.words[at]!.value) return false;
      return AMOUNT.test(reading.values[next.value]!.kind);
    });
  });
});

/** Match from which a word is the statement's own. */
const OWN = 0.7;
const AMOUNT = /^(?:money|quantity|percent|number)$/;

/** The name right before a value; -1 for none. */
function nameBefore({ words, text }: Reading, at: number): number {
  let first = at;
  while (first > 0 && words[first - 1]!.value === words[at]!.value) first--;
  const before = words[first - 1];
  if (before === undefined || !before.capital || before.value >= 0) return -1;
  return /^ \p{Sc}?$/u.test(text.slice(before.end, words[first]!.start)) ? first - 1 : -1;
}
