/** The part of a statement that rows of a table, or the numbers of a group, decide together. */

import { type Asked, reader } from '../asked.ts';
import type { Part, Stated } from '../case.ts';
import { unsettled } from '../check/setting.ts';
import { askGroups, type Grouped } from '../groups/index.ts';
import { supportOfGroup } from '../groups/support.ts';
import { modifierOnly } from '../guards/kinds/head-of.ts';
import type { Support } from '../match/support.ts';
import type { Mismatch } from '../matter.ts';
import { askTables, type Tabled } from '../tables/index.ts';
import { supportOfCells } from '../tables/support.ts';
import { besideRecords } from './in-records.ts';
import { ownClause } from './own-clause.ts';

/** What the rows of tables together make of a statement; undefined where no table is about it. */
export const answeredByTables = ({
  reading,
  documents,
  titles,
  candidates,
  engine,
}: Asked): Tabled | undefined => askTables(reading, documents, titles, candidates, engine.lexicon);

/** The part of a statement that the rows of a table together bear out. */
export function standsInTable(asked: Asked, answer: Tabled): Part {
  const { reading, units, candidates, predicates } = asked;
  const support = supportOfCells(answer, reading, units);
  const sentences = [...support.sentences, ...besideRecords(support, candidates).map(reader(asked))];
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  return {
    reading,
    units,
    sentences,
    beside: [],
    best,
    scattered: 1,
    derivations: [answer.derivation],
    predicates,
  };
}

/** A part with what the rows of a table together say otherwise. */
export function refutedBy(part: Part, answer: Tabled): Part {
  const { best, reading, units } = part;
  if (best === undefined) return part;
  const [sentence] = supportOfCells(answer, reading, units).sentences;
  const mismatch: Mismatch = {
    kind: answer.kind,
    check: 'bounds',
    force: 'contradicts',
    sentence,
    units: [],
  };
  return { ...part, best: { ...best, mismatches: [...best.mismatches, mismatch] } };
}

/** What the numbers of a group make of a statement; undefined where none is about it. */
export const answeredByGroups = ({ reading, documents, candidates, engine }: Asked): Grouped | undefined =>
  askGroups(reading, documents, candidates, engine.lexicon);

/** The part of a statement that follows from how many of a group are so; undefined where that is only supposed. */
export function standsInGroup(asked: Asked, group: Grouped): Part | undefined {
  const { claim, index, reading, units, documents, candidates, engine, predicates } = asked;
  const support = supportOfGroup(group, documents, units, engine.lexicon);
  if (saysOfAll(reading, support)) return undefined;
  if (support.sentences.some((one) => modifierOnly(units, support, one) >= 0)) return undefined;
  const structure = () => claim.structure(index);
  const matter = { claim: reading, units, support, lexicon: engine.lexicon, begins: false, restated: true };
  if (unsettled({ ...matter, structure }).length > 0) return undefined;
  const others = candidates.filter(
    (one) => one.document !== group.source || !group.sentences.includes(one.sentence),
  );
  const sentences = [...support.sentences, ...others.map(reader(asked))];
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  const derivations = [group.derivation];
  return { reading, units, sentences, beside: [], best, scattered: 1, derivations, predicates };
}

const OF_ALL = /^(?:all|every|each|no|none|neither|both)$/;

/** Whether one sentence says itself what a statement says of all, or of none: which it means is not for numbers to tell. */
const saysOfAll = ({ words }: Stated['reading'], { sentences: [one, ...others] }: Support): boolean =>
  others.length === 0 &&
  words.some(({ form }) => OF_ALL.test(form) && one.reading.words.some((other) => other.form === form));

/** A part with what follows otherwise, or does not follow, from how many of a group are so. */
export function refutedByGroup({ documents, engine, units }: Asked, part: Part, group: Grouped): Part {
  const { best } = part;
  if (best === undefined) return part;
  const sentence = supportOfGroup(group, documents, units, engine.lexicon).sentences.at(-1)!;
  const force = group.verdict === 'fails' ? 'contradicts' : 'withholds';
  if (force === 'withholds' && isToTheWord(part)) return part;
  const mismatch: Mismatch = { kind: group.kind, check: 'bounds', force, sentence, units: [] };
  return { ...part, best: { ...best, mismatches: [mismatch, ...best.mismatches] } };
}

/** "No decision was taken" of "no decision was taken; the item was deferred": a clause that is the statement leaves nothing open. */
const isToTheWord = ({ reading, best }: Part): boolean =>
  best!.score === Number.POSITIVE_INFINITY && ownClause(reading, best!.support.sentences[0]) !== undefined;
