/** What the rows that the judge learns from call a trap, by the name that `bench/truth/kinds.ts` has for it. */
const ALSO: Readonly<Record<string, string>> = {
  entity_swap: 'entity-swap|entity swap|entity|wrong_subject|swap|place',
  number_changed: 'number|changed-number|limit',
  role_swap: 'role-swap|role swap|role|direction',
  condition_unmet: 'condition-dropped|condition_dropped|condition|condition-unmet|conditional',
  near_topic: 'near-topic',
  comparative: 'comparison',
  scope_of_exception: 'exception|exception-scope',
  date_changed: 'date',
  wrong_identifier: 'identifier',
  coreference_trap: 'coreference',
  temporal_order_or_expired: 'temporal|order|temporal-order|expiry',
  wrong_currency_or_unit: 'unit|currency',
  unit_of_aggregation: 'aggregation|unit-of-aggregation',
  conflicting_sources: 'conflict',
  negated_elsewhere: 'corrected-later|corrected|corrected_later|superseded',
  partial_support: 'partial|partial-support|and-half',
  modality: 'pending|certainty|status',
  negation: 'negation_scope',
  quantifier: 'two of three',
};

const NAMES = new Map(
  Object.entries(ALSO).flatMap(([trap, names]) => names.split('|').map((name) => [name, trap] as const)),
);

/** The trap of a row by the name that is used for it everywhere. */
export const trapOf = (kind: string): string => NAMES.get(kind) ?? kind;
