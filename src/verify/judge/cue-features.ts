/** Where negations, scopes and cue words of a support stand otherwise than those of its claim. */
import {
  COMPARISON,
  EXISTENTIAL,
  MAJORITY,
  NEGATION,
  ONLY,
  RETRACTION,
  SCOPES,
  UNIVERSAL,
} from '../../text/cues.ts';
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Support } from '../match/support.ts';
import type { Put } from './coverage-features.ts';

const WORDS = [NEGATION, UNIVERSAL, EXISTENTIAL, MAJORITY, COMPARISON, RETRACTION, ONLY] as const;

/** How much of what both say is denied on one side, and on both. */
export function negationFeatures(
  put: Put,
  claim: Reading,
  units: readonly Unit[],
  support: Support,
  total: number,
): void {
  let mismatch = 0;
  let matched = 0;
  units.forEach((unit, i) => {
    const slot = support.from[i];
    const match = support.matches[i];
    if (slot < 0 || match.at < 0) return;
    const word = support.sentences[slot].reading.words[match.at];
    if (match.flipped) return;
    if (word.negated !== claim.words[unit.from].negated) mismatch += unit.weight;
    else if (word.negated) matched += unit.weight;
  });
  put(mismatch / total);
  put(matched / total);
}

/** How much of what both say stands in a scope on one side alone. */
export function scopeFeatures(put: Put, units: readonly Unit[], support: Support, total: number): void {
  const evidenceOnly = new Float64Array(SCOPES.length);
  const claimOnly = new Float64Array(SCOPES.length);
  units.forEach((unit, i) => {
    const slot = support.from[i];
    const match = support.matches[i];
    if (slot < 0 || match.at < 0) return;
    const theirs = support.sentences[slot].reading.words[match.at].scope;
    const ours = unit.word.scope;
    SCOPES.forEach((scope, s) => {
      if (theirs & scope && !(ours & scope)) evidenceOnly[s] += unit.weight;
      if (ours & scope && !(theirs & scope)) claimOnly[s] += unit.weight;
    });
  });
  for (const value of evidenceOnly) put(value / total);
  for (const value of claimOnly) put(value / total);
}

/** Which cue words either has at all. */
export function cueFeatures(put: Put, claim: Reading, support: Support): void {
  let cues = 0;
  for (const one of support.sentences) cues |= one.reading.cues;
  for (const cue of WORDS) put(cues & cue ? 1 : 0);
  for (const cue of WORDS) put(claim.cues & cue ? 1 : 0);
}
