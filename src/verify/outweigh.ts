/** Which mismatches a support must answer for: those that a judge who saw them does not outweigh. */

import type { Judged, Part } from './case.ts';
import { ACCEPT_AT, LEAST_MATCHED } from './judge/calibration.ts';
import type { Mismatch } from './matter.ts';
import { isTyped, vetoes } from './mismatch.ts';

/**
 * The mismatches of a support that stand against it, gravest first. What checks of words and grammar withhold is among
 * what the judge weighs, and a score that accepts the support has outweighed it; typed values are right or wrong.
 */
export function vetoesOf({ reading }: Part, judged: Judged): readonly Mismatch[] {
  const found = judged.mismatches.filter(vetoes);
  if (reading.language !== 'en' || !isSure(judged)) return found;
  return found.filter((one) => isTyped(one) || isDenial(one, judged));
}

/** Words that say nearly all of a statement and deny it, or affirm what it denies: that is no other wording of it. */
const isDenial = ({ kind, force }: Mismatch, { support }: Judged): boolean =>
  kind === 'negation' && force === 'contradicts' && support.coverage >= NEARLY_ALL;

const NEARLY_ALL = 0.85;

/** Whether the judge, and no proof, accepts the support. */
const isSure = ({ score, support }: Judged): boolean =>
  Number.isFinite(score) && score >= ACCEPT_AT && support.coverage >= LEAST_MATCHED;
