/** Which mismatches a support must answer for: those that a judge who saw them does not outweigh. */

import type { MismatchKind } from '../../domain/check.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import { textOf } from '../../text/reading.ts';
import type { Judged, Part } from '../case.ts';
import type { Unit } from '../claim/units.ts';
import { ACCEPT_AT, leastMatched } from '../judge/calibration.ts';
import type { CheckName, Mismatch } from '../matter.ts';
import { isClose } from './close.ts';

/** Mismatches that stand against a support unless the judge, who saw them, is sure of it all the same. */
export function vetoes(mismatch: Mismatch): boolean {
  return (
    isTyped(mismatch) || mismatch.kind === 'negation' || mismatch.kind === 'role' || mismatch.force !== 'open'
  );
}

/**
 * Typed values, sources that disagree, settings in which nothing is stated, and what the grammar shows to be the other
 * way round: no score outweighs them.
 */
export function isTyped({ kind, check, force }: Mismatch): boolean {
  if (TYPED.has(kind)) return true;
  return check !== undefined && (SETTLING.has(check) || (force === 'contradicts' && SHOWING.has(check)));
}

/** Kinds of values and of sources that disagree. */
export const TYPED: ReadonlySet<MismatchKind> = new Set([
  'quantity',
  'date_time',
  'unit',
  'identifier',
  'comparison',
  'conflicting_sources',
]);
const SETTLING = new Set<CheckName>([
  'setting',
  'fields',
  'records',
  'bounds',
  'denial',
  'other_half',
  'literal',
]);
/** Checks that contradict a claim by its grammar alone. */
const SHOWING = new Set<CheckName>(['roles', 'frames', 'predicates', 'false_fields']);

/**
 * The mismatches of a support that stand against it, gravest first. What checks of words and grammar withhold is among
 * what the judge weighs, and a score that accepts the support has outweighed it; typed values are right or wrong.
 */
export function vetoesOf({ reading, units }: Part, judged: Judged): readonly Mismatch[] {
  const found = judged.mismatches.filter(vetoes);
  if (reading.language !== 'en' || !isSure(judged)) return found;
  return found.filter(
    (one) =>
      isTyped(one) || isLeftOpen(one, reading) || isDenial(one, judged) || isAddition(one, judged, units),
  );
}

/** What a sentence says to be alleged, hoped, nearly so, meant to be or so on a condition: no wording of it says that it is so. */
const isLeftOpen = ({ kind, check, force, sentence }: Mismatch, claim: Reading): boolean =>
  force === 'withholds' &&
  LEAVING.has(kind) &&
  check !== undefined &&
  STANDING.has(check) &&
  OPENLY.test(textOf(sentence.reading)) &&
  !OPENLY.test(textOf(claim));

const LEAVING = new Set<MismatchKind>(['modality', 'attribution', 'condition']);
const STANDING = new Set<CheckName>(['assertion', 'predicates', 'attachment']);
const OPENLY =
  /\b(?:allegedly|reportedly|supposedly|purportedly|ostensibly|hypothetically|almost|nearly|(?:nobody|no one|hardly any(?:one|body)|few people) (?:believes?|thinks?|claims?|says?)|(?:hop|wish|imagin|dream|pretend|doubt|den[iy]|guess|assum|suppos|suspect|fear)(?:e|es|ed|s|ies|ied|ing)? that|(?:was|were|is|are) (?:due |supposed |meant )?to (?:be|have been) \p{L}+|if (?:approved|agreed|possible|needed|necessary|accepted|granted|all goes well))\b/iu;

/** Words that say nearly all of a statement and deny it, or affirm what it denies: that is no other wording of it. */
const isDenial = ({ kind, force }: Mismatch, { support }: Judged): boolean =>
  kind === 'negation' && force === 'contradicts' && support.coverage >= NEARLY_ALL;

/** A phrase of the statement's own, where the support says the rest in the same words: no other wording stands for it. */
function isAddition(one: Mismatch, { support }: Judged, units: readonly Unit[]): boolean {
  if (one.check !== 'added') return false;
  const rest = gather(units, (unit, i) => (one.units.includes(i) ? [] : [{ unit, i }]));
  const weight = rest.reduce((sum, { unit }) => sum + unit.weight, 0);
  const said = rest.reduce((sum, { unit, i }) => sum + unit.weight * support.matches[i].strength, 0);
  return weight > 0 && said / weight >= NEARLY_ALL;
}

const NEARLY_ALL = 0.85;

/** Whether the judge, and no proof, accepts the support. */
const isSure = ({ score, support }: Judged): boolean =>
  Number.isFinite(score) && score >= ACCEPT_AT && support.coverage >= leastMatched(score, isClose(support));
