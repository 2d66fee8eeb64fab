/**
 * "The firm employs 80 people in Rome" by "the firm, which employs 80 people, is based in Rome": where, when or with what the
 * one clause was is said of the other by nobody.
 */
import type { Reading } from '../../../text/reading.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard } from '../guard.ts';
import { rootAndSubject, unitFrom } from '../placed.ts';

const OPENS = /, (?:who|which|whose) /gu;
/** The comma behind a relative clause: the verb of the main clause follows. */
const CLOSES =
  /, (?:(?:also|now|later|then|currently) )?(?:is|are|was|were|has|have|had|will|can|must|may|does|did|[a-z]+(?:s|ed|ew|ent|ook|ame|old|ught)) /gu;
const PREPOSITION = /^(?:in|at|on|by|to|from|with|for|near|since|until|before|after|during|of)$/;

/** Where the relative clause of a sentence begins and ends; undefined for none that the sentence goes on behind. */
function relativeOf({
  text,
  start,
  end,
}: Reading): { readonly from: number; readonly to: number } | undefined {
  const own = text.slice(start, end);
  OPENS.lastIndex = 0;
  const opens = OPENS.exec(own);
  if (opens === null) return undefined;
  CLOSES.lastIndex = opens.index + opens[0].length;
  const closes = CLOSES.exec(own);
  return closes === null ? undefined : { from: start + opens.index, to: start + closes.index };
}

/** The relative clause of a sentence, where the statement has none. */
const relativeBeside = (theirs: Reading, { text, start, end }: Reading) =>
  text.slice(start, end).includes(', ') ? undefined : relativeOf(theirs);

const PHRASE_ACROSS: Guard = againstUnit(
  'role',
  'sentence',
  ({ reading, units, support: { sentences, matches } }) => {
    const theirs = sentences[0]!.reading;
    const relative = relativeBeside(theirs, reading);
    if (relative === undefined) return -1;
    const placeOf = (unit: number): 'before' | 'within' | 'behind' | undefined => {
      const { at, strength } = matches[unit]!;
      const start = at < 0 || strength < FOUND ? undefined : theirs.words[at]!.start;
      if (start === undefined) return undefined;
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
  },
  { told: () => OPENS },
);

/** "The sister of the mayor was arrested" by "the mayor, whose sister called, was arrested". */
const SUBJECT_WITHIN: Guard = againstUnit(
  'role',
  'sentence',
  ({ reading, units, support: { sentences, matches } }) => {
    const theirs = sentences[0]!.reading;
    const relative = relativeBeside(theirs, reading);
    if (relative === undefined) return -1;
    const tree = claimTree(reading);
    const [root, subject] = rootAndSubject(tree);
    if (subject < 0) return -1;
    const unitOf = (token: number): number => unitFrom({ reading, units }, tree.token(token).start);
    const startOf = (unit: number): number => {
      const { at, strength } = matches[unit] ?? { at: -1, strength: 0 };
      return at < 0 || strength < FOUND ? -1 : theirs.words[at]!.start;
    };
    const [own, verb] = [unitOf(subject), unitOf(root)];
    const [from, done] = [startOf(own), startOf(verb)];
    const isSaidOnce = theirs.words.filter(({ lemma }) => lemma === tree.token(subject).lemma).length === 1;
    return isSaidOnce && from > relative.from && from < relative.to && done >= relative.to ? own : -1;
  },
  { told: () => OPENS },
);

export const ACROSS_RELATIVE: readonly Guard[] = [PHRASE_ACROSS, SUBJECT_WITHIN];

/** Match from which a unit stands in the sentence. */
const FOUND = 0.5;
