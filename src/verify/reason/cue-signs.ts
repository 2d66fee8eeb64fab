/** The cues by which signs tell statements apart, each with the name that it has among them. */
import {
  ATTRIBUTION,
  COMPARISON,
  CONDITION,
  EXCEPTION,
  EXISTENTIAL,
  HEDGE,
  MAJORITY,
  NEGATION,
  OBLIGATION,
  ONLY,
  PERMISSION,
  PROSPECT,
  RETRACTION,
  UNIVERSAL,
} from '../../text/cues.ts';

/** In the order of the model. */
export const CUE_SIGNS: readonly (readonly [name: string, cue: number])[] = [
  ['negation', NEGATION],
  ['hedge', HEDGE],
  ['permission', PERMISSION],
  ['obligation', OBLIGATION],
  ['prospect', PROSPECT],
  ['condition', CONDITION],
  ['exception', EXCEPTION],
  ['attribution', ATTRIBUTION],
  ['universal', UNIVERSAL],
  ['existential', EXISTENTIAL],
  ['majority', MAJORITY],
  ['comparison', COMPARISON],
  ['retraction', RETRACTION],
  ['only', ONLY],
];
