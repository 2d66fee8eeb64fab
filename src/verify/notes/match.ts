/** Which word of a note says a part of a claim, and what its title says. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import { compareValues, readValues, type Value } from '../../text/values/index.ts';
import { isOtherName } from '../beside/other-name.ts';
import type { Unit } from '../claim/units.ts';
import type { Match } from '../match/match.ts';
import { UNDOING } from './note-words.ts';

export const TITLED: Match = { kind: 'same', strength: 0.8, at: -1 };
export const NONE: Match = { kind: 'none', strength: 0, at: -1 };

/** How a word of a note stands to a part of a claim. */
export function matchOf(unit: Unit, reading: Reading, at: number, lexicon: Lexicon): Match {
  const word = reading.words[at]!;
  const value = word.value < 0 ? undefined : reading.values[word.value];
  if (unit.value !== undefined) {
    const equal =
      value === undefined
        ? word.form === unit.word.form && unit.to - unit.from === 1
        : isEqual(unit.value, value) || isEqual(unit.value, dayOf(reading, at) ?? value);
    return equal ? { kind: 'value', strength: 1, at } : NONE;
  }
  if (value !== undefined && word.form !== unit.word.form) return NONE;
  if (isOtherName(unit, word, reading, lexicon)) return NONE;
  if (word.form === unit.word.form || word.lemma === unit.word.lemma)
    return { kind: 'same', strength: 1, at };
  if (unit.name || word.weight === 0) return NONE;
  const { kind, strength } = lexicon.relation(unit.word.lemma, word.lemma);
  if (strength < 0.4) return NONE;
  switch (kind) {
    case 'same':
      return { kind: 'same', strength: 1, at };
    case 'synonym':
      return { kind: 'synonym', strength: 0.85, at };
    case 'derivation':
      return { kind: 'derived', strength: 0.85, at };
    case 'hyponym':
    case 'entails':
      // To cancel is of the kind of what is scheduled, and undoes it.
      if (UNDOING.has(word.lemma)) return NONE;
      return { kind: 'specific', strength: 0.8, at };
    default:
      return NONE;
  }
}

const isEqual = (one: Value, other: Value): boolean =>
  ['equal', 'entails'].includes(compareValues(one, other).relation);

const LONGEST_MONTH = ' September'.length;

/** "Posted 4/10", "handed over 3 March": behind a participle a day, and no fraction and no bound. */
function dayOf({ text, words: all, values }: Reading, at: number): Value | undefined {
  const value = values[all[at]!.value]!;
  const said = text.slice(value.start, value.end);
  if (value.kind === 'number' && /^\d{1,2}\/\d{1,2}$/.test(said)) return readValues(`on ${said}`, 'en')[0];
  if (/^over \d/i.test(said))
    return readValues(`on ${text.slice(value.start + 'over '.length, value.end + LONGEST_MONTH)}`, 'en')[0];
  return undefined;
}

/** Whether the title of a source says a part of a claim; of an identifier all its parts. */
export function isTitled(
  claim: Reading,
  { value, start, end, from, word }: Unit,
  title: ReadonlySet<string>,
): boolean {
  if (value === undefined) return title.has(word.lemma) || title.has(word.form);
  // The 3 of "Case 3" is no $3, and no 3 boxes.
  const label = claim.words[from - 1]?.form ?? '';
  if (value.kind === 'money' || (value.kind === 'number' && word.numeric && !title.has(label))) return false;
  const parts = claim.text
    .slice(start, end)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && part !== 'in');
  return parts.length > 0 && parts.every((part) => title.has(part));
}
