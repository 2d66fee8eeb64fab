/** The part of a statement that lines of a sheet decide. */
import { type Asked, reader } from '../asked.ts';
import { shownBy } from '../between/index.ts';
import type { Part } from '../case.ts';
import type { Mismatch } from '../matter.ts';
import { decidedBySheets, type OnSheet } from '../sheets/index.ts';
import { besideRecords } from './in-records.ts';

/** What the sheets of the evidence make of a statement; undefined where they leave it open. */
export const answeredBySheets = ({ reading, documents, engine }: Asked): OnSheet | undefined =>
  decidedBySheets(reading, documents, engine.lexicon);

const placesOf = ({ lines, source }: OnSheet) =>
  lines.map(({ sentence }) => ({ document: source, sentence }));

/** The part of a statement that lines of a sheet bear out. */
export function standsOnSheet(asked: Asked, answer: OnSheet): Part {
  const { reading, units, candidates, documents, predicates } = asked;
  const empty = { reading, units, sentences: [], beside: [], best: undefined, scattered: 1, predicates };
  const part = shownBy(empty, placesOf(answer), documents, answer.told);
  const beside = besideRecords(part.best!.support, candidates);
  return { ...part, sentences: [...part.sentences, ...beside.map(reader(asked))] };
}

/** A part with what lines of a sheet say otherwise. */
export function refutedBySheet(asked: Asked, part: Part, answer: OnSheet): Part {
  const { best } = part;
  if (best === undefined) return part;
  const [sentence] = standsOnSheet(asked, answer).sentences;
  const mismatch: Mismatch = {
    kind: answer.kind ?? 'quantity',
    check: 'bounds',
    force: answer.open === true ? 'withholds' : 'contradicts',
    sentence: sentence!,
    units: [],
  };
  return { ...part, best: { ...best, mismatches: [...best.mismatches, mismatch] } };
}
