/** The cells of a table that answer a claim, as its support. */
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Alignment } from '../match/align.ts';
import type { Match } from '../match/match.ts';
import { type AlignedSentence, coverageOf, type Support } from '../match/support.ts';
import type { Field } from '../record/record.ts';
import type { Tabled } from './index.ts';

const OPEN: Match = { kind: 'same', strength: 1, at: -1 };

/** The sentences of the cells that were looked at: each part of the claim stands where its words do, or else follows. */
export function supportOfCells(
  { document, source, cells }: Tabled,
  reading: Reading,
  units: readonly Unit[],
): Support {
  const numbers = [...new Set(cells.map(({ sentence }) => sentence))];
  const sentences = numbers.map((sentence): AlignedSentence => {
    const own = document.sentence(sentence);
    const [cell] = cells.filter((one) => one.sentence === sentence);
    const matches = units.map((unit) => matchOf(unit, reading, own, cell!));
    const alignment: Alignment = { matches, valueConflicts: new Map(), antonyms: [] };
    const coverage = coverageOf(units, matches);
    return {
      document: source,
      source: document,
      sentence,
      reading: own,
      alignment,
      coverage,
    };
  });
  const from = units.map(() => 0);
  return { sentences, matches: sentences[0]!.alignment.matches, from, coverage: 1 };
}

/** Where a sentence has a part of the claim: by its own words, or in the cell that it follows from. */
function matchOf(unit: Unit, claim: Reading, { words }: Reading, cell: Field): Match {
  const own = claim.words.slice(unit.from, unit.to).map(({ form }) => form);
  const said = words.findIndex(({ form }) => own.includes(form));
  if (said >= 0 && unit.value === undefined) return { kind: 'same', strength: 1, at: said };
  const at = words.findIndex(({ start, end }) => end > cell.value && start < cell.end);
  return at < 0 ? OPEN : { kind: 'value', strength: 1, at, follows: true };
}
