/** The kinds of mismatch that a person would name for each kind of trap. */
import type { MismatchKind } from '../../src/domain/check.ts';

/** By the trap that a row sets: the first is the closest; traps that none is meant for are left out. */
export const NAMED: Readonly<Record<string, readonly MismatchKind[]>> = {
  negation: ['negation'],
  negated_elsewhere: ['superseded', 'negation', 'conflicting_sources'],
  number_changed: ['quantity'],
  date_changed: ['date_time'],
  temporal_order_or_expired: ['date_time', 'superseded'],
  wrong_currency_or_unit: ['unit'],
  unit_of_aggregation: ['quantity', 'unit', 'quantifier'],
  wrong_identifier: ['identifier'],
  entity_swap: ['entity'],
  role_swap: ['role'],
  coreference_trap: ['role', 'entity'],
  quantifier: ['quantifier'],
  modality: ['modality'],
  condition_unmet: ['condition'],
  scope_of_exception: ['exception'],
  attribution: ['attribution'],
  comparative: ['comparison', 'quantity'],
  conflicting_sources: ['conflicting_sources'],
  partial_support: ['partially_mentioned'],
  near_topic: ['not_mentioned', 'partially_mentioned'],
};
