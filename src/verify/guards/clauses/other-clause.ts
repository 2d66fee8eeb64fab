/**
 * One sentence that tells of two things, where the claim puts what it tells of one to the other: "Flights 17 and 19 were
 * delayed; flight 18 was on time" for "flight 18 was delayed", "closed at $41, down from $44" for "closed at $44".
 */
import { gather } from '../../../text/gather.ts';
import type { Reading, Word } from '../../../text/reading.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard } from '../guard.ts';

/** Match from which a word stands for one of the claim. */
const FOUND = 0.9;
const FINITE =
  /^(?:is|are|was|were|has|have|had|will|would|did|does|do|can|could|may|might|must|shall|should|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|won't|didn't|doesn't|don't)$/;
const POINTING =
  /^(?:it|they|he|she|this|that|these|those|both|all|each|which|who|i|we|you|neither|either|there)$/;
const JOINING = /^(?:and|but|while|whereas)$/;
/** What leads to the value that something had before, or that it is held against. */
const FORMER =
  /\b(?:(?:down|up|reduced|increased|raised|lowered|cut|changed|rather than|instead of|compared (?:with|to)|against|versus|vs\.?|originally|previously|formerly|not) (?:from )?|from an? (?:earlier|original|previous) )$/i;

/** What a sentence tells of an earlier value, or of another thing. */
export const OTHER_CLAUSE: readonly Guard[] = [
  againstUnit('quantity', 'prose', ({ reading, units }, sentence) =>
    units.findIndex((unit, i) => isFormer(reading, unit, sentence, i)),
  ),
  againstUnit('entity', 'prose', ({ reading, units }, sentence) => toldElsewhere(reading, units, sentence)),
];

/** "Down from $44" of what is no longer so: the claim has the value, and nothing that leads to it so. */
function isFormer(
  claim: Reading,
  { value, start }: Unit,
  { reading, alignment }: AlignedSentence,
  i: number,
): boolean {
  if (value === undefined || value.kind === 'identifier') return false;
  const { at, strength } = alignment.matches[i]!;
  const theirs = reading.values[reading.words[at]?.value ?? -1];
  if (strength < FOUND || theirs === undefined) return false;
  if (FORMER.test(claim.text.slice(claim.start, start)) || isDatedSo(reading, alignment, at)) return false;
  const others = reading.values.filter((one) => one !== theirs && one.kind === theirs.kind);
  return others.length > 0 && FORMER.test(reading.text.slice(reading.start, theirs.start));
}

/** "Up from $7.9m in the second quarter" for "$7.9m in the second quarter": the claim says when it was so too. */
const isDatedSo = (
  { words, text }: Reading,
  { matches }: AlignedSentence['alignment'],
  at: number,
): boolean =>
  matches.some(
    (one) =>
      one.at > at &&
      one.at <= at + DATED_WITHIN &&
      one.strength >= FOUND &&
      words[one.at]!.value !== words[at]!.value &&
      !/[,;:]\s/.test(text.slice(words[at]!.end, words[one.at]!.start)),
  );

/** Words between a value and what says when it was so. */
const DATED_WITHIN = 6;

/** A clause: its words, and where its finite verb stands; -1 for none. */
interface Clause {
  readonly from: number;
  readonly to: number;
  readonly verb: number;
}

/** The unit of the claim that names what a sentence tells something else of, in a clause of its own; -1 for none. */
function toldElsewhere(
  claim: Reading,
  units: readonly Unit[],
  { reading, alignment }: AlignedSentence,
): number {
  const clauses = clausesOf(reading);
  const finite = claim.words.findIndex(({ form, value }) => value < 0 && FINITE.test(form));
  if (clauses.length < 2 || finite < 1) return -1;
  const clauseAt = (at: number): Clause | undefined => clauses.find(({ from, to }) => at >= from && at < to);
  const placed = (i: number): Clause | undefined => {
    const { at, strength } = alignment.matches[i]!;
    return at < 0 || strength < FOUND ? undefined : clauseAt(at);
  };
  const said = units.findIndex((unit) => unit.from > finite && unit.value === undefined && !unit.name);
  const says = said < 0 ? undefined : placed(said);
  if (says === undefined || says.verb < 0) return -1;
  return units.findIndex((unit, i) => {
    const named = unit.from < finite && (unit.value !== undefined || unit.name);
    const place = named ? placed(i) : undefined;
    if (place === undefined || place === says || place.verb < 0) return false;
    // Who is named again where it is said is meant there too.
    const again = reading.words.some(
      (word, at) =>
        at >= says.from && at < says.to && isSame(word, reading.words[alignment.matches[i]!.at]!, reading),
    );
    return !again;
  });
}

const isSame = (a: Word, b: Word, { text }: Reading): boolean =>
  a === b || text.slice(a.start, a.end).toLowerCase() === text.slice(b.start, b.end).toLowerCase();

/** The clauses of a sentence that have a subject and a finite verb of their own. */
function clausesOf({ words, text }: Reading): readonly Clause[] {
  const joints = gather(words, (word, at) => {
    if (at === 0) return [];
    const between = text.slice(words[at - 1]!.end, word.start);
    return /;/.test(between) || (word.value < 0 && JOINING.test(word.form)) ? [at] : [];
  });
  const clauses: Clause[] = [];
  let from = 0;
  for (const to of [...joints, words.length]) {
    const clause = { from, to, verb: finiteIn(words, from, to) };
    const last = clauses.at(-1);
    // "Ann and Ben signed", "and was paid": what has no subject or no verb of its own goes with what is before it.
    if (last !== undefined && (clause.verb < 0 || !hasSubject(words, clause) || last.verb < 0))
      clauses[clauses.length - 1] = { from: last.from, to, verb: last.verb < 0 ? clause.verb : last.verb };
    else clauses.push(clause);
    from = to;
  }
  return clauses;
}

const finiteIn = (words: readonly Word[], from: number, to: number): number =>
  words.findIndex(({ form, value }, at) => at >= from && at < to && value < 0 && FINITE.test(form));

/** Whether a noun of its own stands before the verb of a clause: a pronoun may mean what was named before. */
function hasSubject(words: readonly Word[], { from, verb }: Clause): boolean {
  const before = words.slice(from, verb).filter(({ form }) => !JOINING.test(form));
  return (
    before.length > 0 &&
    !before.some(({ form }) => POINTING.test(form)) &&
    before.some(({ weight, value }) => weight > 0 || value >= 0)
  );
}
