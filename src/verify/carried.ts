/** Whether the evidence carries a statement, with nothing against it. */

import { contrary } from './against/contrary.ts';
import type { Part } from './case.ts';
import { ACCEPTED } from './judge/calibration.ts';
import { coverageBy } from './match/close.ts';
import { vetoes } from './match/outweigh.ts';

/** Whether a statement is supported as it stands: judged so, without a mismatch, and denied nowhere else. */
export const isCarried = (part: Part): boolean => isSaid(part) && contrary(part) === undefined;

/** Whether the evidence says a statement, and says otherwise elsewhere. */
export const isDisputed = (part: Part): boolean => isSaid(part) && contrary(part) !== undefined;

/** Whether the evidence says a statement, whatever it says elsewhere. */
export function isSaid({ best, reading }: Part): boolean {
  if (best === undefined || best.mismatches.some(vetoes) || reading.language === 'other') return false;
  return coverageBy(best.score, best.support) >= ACCEPTED;
}
