/** What the grammar of a sentence says against a claim whose words it has. */
import type { MismatchKind } from '../../domain/check.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Grammar } from './grammar.ts';
import { saysOfSome } from './narrower.ts';
import { saysOfAnother } from './other-doer.ts';
import { lacksParticle, lacksPlace, saysOfAnothers } from './other-owner.ts';
import { standsOtherwise } from './other-standing.ts';

/** The kind of what a sentence that does not state the claim says otherwise; undefined where its grammar shows nothing. */
export function objectionOf(
  claim: Grammar,
  units: readonly Unit[],
  sentence: AlignedSentence,
): MismatchKind | undefined {
  if (saysOfAnother(claim, units, sentence) || saysOfAnothers(claim, units, sentence)) return 'role';
  if (lacksParticle(claim, units, sentence)) return 'role';
  if (lacksPlace(claim, sentence)) return 'entity';
  if (standsOtherwise(claim, units, sentence)) return 'modality';
  return saysOfSome(claim, units, sentence) ? 'quantifier' : undefined;
}
