/** Names why a statement is not supported: of the kinds that may be, the one that its signs speak for most. */
import type { MismatchKind } from '../../domain/check.ts';
import type { Namer, Part, Refusal } from '../case.ts';
import { type Forest, formatForest, parseForest, score } from '../judge/forest.ts';
import { isLeftOpen, isOfCondition, isOfHowMany, isOfSameUnit, lacksCue, lacksRival } from './barred.ts';
import { exceptedUnits } from './excepted.ts';
import { onlyAdds } from './only-added.ts';
import { otherInPlace } from './other-in-place.ts';
import { isOtherUnit } from './other-unit.ts';
import { REASONS, SIGNS, signsOf } from './signs.ts';
import { isStatedAndDisputed } from './unsaid.ts';

/** Kinds with the forest that tells each from all others. */
export type ReasonModel = ReadonlyMap<MismatchKind, Forest>;

/**
 * A namer by a trained model: it weighs what checks have shown with what else tells a person which of several differences
 * is the one to name.
 */
export function makeNamer(model: ReasonModel): Namer {
  return (refusal) => {
    const { reason, part } = refusal;
    if (part.partly && !refusal.contradicted) return 'partially_mentioned';
    if (reason === 'partially_mentioned' && lacksConjunct(part)) return reason;
    if (!refusal.contradicted && onlyAdds(part)) return 'partially_mentioned';
    if (isShown(refusal) || isSaidWithOtherValue(refusal)) return reason;
    const found = signsOf(refusal);
    if (found === undefined) return reason;
    if (found[UNKNOWN_IDENTIFIERS]! > 0) return 'identifier';
    if (isOtherUnit(part)) return 'unit';
    let best: MismatchKind = reason;
    let most = Number.NEGATIVE_INFINITY;
    for (const [kind, forest] of model) {
      if (kind === 'conflicting_sources' && !(found[RIVAL]! > 0 || mayConflict(refusal))) continue;
      if (lacksRival(kind, part) || isOfSameUnit(kind, part) || lacksCue(kind, part)) continue;
      if (isLeftOpen(kind, reason, part) || isOfCondition(kind, reason, part)) continue;
      const odds = score(forest, found);
      if (odds > most) [best, most] = [kind, odds];
    }
    if (isOfHowMany(best, part)) return 'quantifier';
    if (VAGUE.has(best) && isTakenOut(part)) return 'exception';
    return VAGUE.has(best) && otherInPlace(part)?.place === 'behind' ? 'entity' : best;
  };
}

/** Whether an exception takes out what the statement begins with: "apprentices are left out". */
const isTakenOut = (part: Part): boolean => exceptedUnits(part, part.sentences).includes(0);

/** Kinds that say less than that somebody or something else stands in the place of the statement's own. */
const VAGUE: ReadonlySet<MismatchKind> = new Set([
  'conflicting_sources',
  'not_mentioned',
  'partially_mentioned',
  'role',
  'condition',
  'modality',
]);

/** Whether one source may be said to speak against another: it does where one of them states what is claimed. */
const mayConflict = ({ reason, other, evidence, part }: Refusal): boolean =>
  evidence.length > 1 &&
  (reason === 'conflicting_sources' || other?.kind === 'conflicting_sources' || isStatedAndDisputed(part));

/** "Anna paid $40" of a claim that she paid $30, whatever a sentence on somebody else has: all but the value is said. */
const isSaidWithOtherValue = ({ reason, contradicted, part: { units, sentences } }: Refusal): boolean =>
  contradicted &&
  (reason === 'quantity' || reason === 'date_time') &&
  sentences.some(
    ({ alignment: { matches, valueConflicts } }) =>
      [...valueConflicts.values()].some(({ kind }) => kind === reason) &&
      matches.every(
        ({ strength }, i) => strength === 1 || (units[i]!.value !== undefined && valueConflicts.has(i)),
      ),
  );

/**
 * What one sentence that is all of the evidence says otherwise keeps the kind of the check that has shown it, and so does
 * what is struck out or taken back, and what is said of the very one that the statement names.
 */
function isShown({ reason, contradicted, part, evidence, other, open }: Refusal): boolean {
  if (open !== undefined) return true;
  // What was reckoned from values says of itself in what the two differ.
  const reckoned = part.best?.mismatches.some(
    ({ kind, check, force }) => kind === reason && check === 'bounds' && force === 'contradicts',
  );
  if (contradicted && (reckoned === true || part.derivations !== undefined)) return true;
  if (reason === 'superseded') {
    const shown = part.best?.mismatches.some(({ kind, force }) => kind === reason && force !== 'open');
    return other !== undefined || shown === true;
  }
  const speaks = (at: number): boolean => part.sentences.some((one) => one.document === at);
  const sentences = evidence.reduce(
    (sum, { document }, at) => sum + (speaks(at) ? (document?.scan.sentenceCount ?? 0) : 0),
    0,
  );
  return sentences === 1 && (contradicted || reason === 'entity');
}

/** "Red and new" of what is red: all that the support lacks of a statement is joined to what it has by "and". */
function lacksConjunct({ reading, units, best }: Part): boolean {
  const { matches } = best!.support;
  // A picture says nothing that could be lacking.
  const opening = units.findIndex(({ word }) => /[\p{L}\p{N}]/u.test(word.form));
  const first = units.findIndex((_, i) => i >= opening && matches[i]!.strength < OPEN);
  if (opening < 0 || first <= opening) return false;
  const between = reading.words.slice(units[first - 1]!.to, units[first]!.from);
  return (
    between.some(({ form }) => form === 'and') &&
    units.slice(first).every((_, i) => matches[first + i]!.strength < OPEN)
  );
}

/** Match under which the support lacks a part of a statement. */
const OPEN = 0.5;

/** Identifiers of the statement that stand nowhere in the evidence. */
const UNKNOWN_IDENTIFIERS = SIGNS.indexOf('identifier_nowhere');

/** Whether another source tells of the same matter as the support. */
const RIVAL = SIGNS.indexOf('rival_matter');

/** Writes a model: each kind by its number, and the length and bytes of its forest. */
export function formatReasons(model: ReasonModel): Uint8Array {
  const parts = [...model].map(([reason, forest]) => ({
    at: REASONS.indexOf(reason),
    bytes: formatForest(forest),
  }));
  const out = new Uint8Array(parts.reduce((sum, { bytes }) => sum + 8 + bytes.length, 0));
  const view = new DataView(out.buffer);
  let offset = 0;
  for (const { at, bytes } of parts) {
    view.setUint32(offset, at, true);
    view.setUint32(offset + 4, bytes.length, true);
    out.set(bytes, offset + 8);
    offset += 8 + bytes.length;
  }
  return out;
}

/** Reads what `formatReasons` wrote. Throws on bytes that are no such model. */
export function parseReasons(bytes: Uint8Array): ReasonModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const model = new Map<MismatchKind, Forest>();
  for (let offset = 0; offset < bytes.length; ) {
    if (offset + 8 > bytes.length) throw new Error('file of reasons is cut short');
    const reason = REASONS[view.getUint32(offset, true)];
    const end = offset + 8 + view.getUint32(offset + 4, true);
    if (reason === undefined || end > bytes.length) throw new Error('not a file of reasons');
    model.set(reason, parseForest(bytes.subarray(offset + 8, end)));
    offset = end;
  }
  return model;
}
