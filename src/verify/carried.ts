/** Whether the evidence carries a statement, with nothing against it. */

import type { Part } from './case.ts';
import { contrary } from './contrary.ts';
import { ACCEPTED, coverageOfScore } from './judge/calibration.ts';
import { vetoes } from './outweigh.ts';

/** Whether a statement is supported as it stands: judged so, without a mismatch, and denied nowhere else. */
export function isCarried(part: Part): boolean {
  const { best } = part;
  if (best === undefined || best.mismatches.some(vetoes)) return false;
  if (part.reading.language === 'other') return false;
  return coverageOfScore(best.score, best.support.coverage) >= ACCEPTED && contrary(part) === undefined;
}
