/**
 * "The firm employs 80 people in Rome" by "the firm, which employs 80 people, is based in Rome": where, when or with what the
 * one clause was is said of the other by nobody.
 */
import type { Reading } from '../../../text/reading.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { rootAndSubject, unitFrom } from '../placed.ts';

const OPENS = /, (?:who|which|whose) /gu;
/** The comma behind a relative clause: the verb of the main clause follows. */
const CLOSES =
  /, (?:(?:also|now|later|then|currently) )?(?:is|are|was|were|has|have|had|will|can|must|may|does|did|[a-z]+(?:s|ed|ew|ent|ook|ame|old|ught)) /gu;
const PREPOSITION = /^(?:in|at|on|by|to|from|with|for|near|since|until|before|after|during|of)$/;

/** Offsets. */
interface Clause {
  readonly from: number;
  readonly to: number;
}

/** Where the relative clause of a sentence begins and ends; undefined for none that the sentence goes on behind. */
function relativeOf({ text, start, end }: Reading): Clause | undefined {
  const own = text.slice(start, end);
  OPENS.lastIndex = 0;
  const opens = OPENS.exec(own);
  if (opens === null) return undefined;
  CLOSES.lastIndex = opens.index + opens[0].length;
  const closes = CLOSES.exec(own);
  return closes === null ? undefined : { from: start + opens.index, to: start + closes.index };
}

/** A guard of statements without such a clause, beside a sentence that goes on behind one. */
const besideRelative = (find: (told: Told, theirs: Reading, relative: Clause) => number): Guard =>
  againstUnit(
    'role',
    'sentence',
    (told) => {
      const { text, start, end } = told.reading;
      const theirs = told.support.sentences[0]!.reading;
      const relative = text.slice(start, end).includes(', ') ? undefined : relativeOf(theirs);
      return relative === undefined ? -1 : find(told, theirs, relative);
    },
    { told: () => OPENS },
  );

export const ACROSS_RELATIVE: readonly Guard[] = [
  besideRelative(phraseAcross),
  besideRelative(subjectWithin),
];

/** Match from which a unit stands in the sentence. */
const FOUND = 0.5;

/** Where a sentence has a unit, as an offset; -1 where it has not. */
function startOf({ support: { matches } }: Told, theirs: Reading, unit: number): number {
  const { at, strength } = matches[unit] ?? { at: -1, strength: 0 };
  return at < 0 || strength < FOUND ? -1 : theirs.words[at]!.start;
}

function phraseAcross(told: Told, theirs: Reading, relative: Clause): number {
  const { reading, units } = told;
  const placeOf = (unit: number): 'before' | 'within' | 'behind' | undefined => {
    const start = startOf(told, theirs, unit);
    if (start < 0) return undefined;
    return start < relative.from ? 'before' : start < relative.to ? 'within' : 'behind';
  };
  // What comes behind the subject first is the verb, whatever a parse makes of it.
  const first = units.findIndex((_, unit) => /^(?:within|behind)$/.test(placeOf(unit) ?? ''));
  if (first < 0) return -1;
  const own = placeOf(first);
  const other = own === 'within' ? 'behind' : 'within';
  return units.findIndex(
    ({ from }, unit) =>
      unit > first && PREPOSITION.test(reading.words[from - 1]?.form ?? '') && placeOf(unit) === other,
  );
}

/** "The sister of the mayor was arrested" by "the mayor, whose sister called, was arrested". */
function subjectWithin(told: Told, theirs: Reading, relative: Clause): number {
  const tree = claimTree(told.reading);
  const [root, subject] = rootAndSubject(tree);
  if (subject < 0) return -1;
  const unitOf = (token: number): number => unitFrom(told, tree.token(token).start);
  const own = unitOf(subject);
  const [from, done] = [startOf(told, theirs, own), startOf(told, theirs, unitOf(root))];
  const isSaidOnce = theirs.words.filter(({ lemma }) => lemma === tree.token(subject).lemma).length === 1;
  return isSaidOnce && from > relative.from && from < relative.to && done >= relative.to ? own : -1;
}
