import type { MismatchKind } from '../domain/check.ts';
import type { ReasonCode } from '../domain/decision.ts';

/** What the `reason` of a check means, for a reader of the reference. */
export const CHECK_REASONS: { readonly [kind in MismatchKind]: string } = {
  negation: 'The evidence denies it, or says the opposite.',
  quantity: 'Another number or amount, or one beyond a bound.',
  date_time: 'Another day or time.',
  unit: 'The number in another unit or currency.',
  identifier: 'Another order, account, version or address: one character apart is another thing.',
  entity: 'Somebody or something else is spoken of.',
  role: 'Who did it and to whom it was done are exchanged, or somebody else has the part.',
  quantifier: 'Said of some, most or none where the claim says all, or the other way round.',
  modality: 'Planned, requested, possible or expected, not done.',
  condition: 'Only under a condition: if, unless, subject to.',
  exception: 'What the claim speaks of is excepted.',
  attribution: 'Somebody says so, and the evidence leaves it at that.',
  comparison: 'More, less, earlier, later or of another degree than the claim says.',
  superseded: 'It held, and a later statement takes it back.',
  conflicting_sources: 'One place of the evidence says so, another says otherwise.',
  partially_mentioned: 'A part of the claim is there, the rest is in no evidence: see `gaps`.',
  not_mentioned: 'Nothing in the evidence speaks of it.',
  invalid_citation:
    'A citation that was given is not in its source or does not support it, and nothing else does.',
  fetch_failed: 'A source leads nowhere: nothing is registered under its id, URI or checksum.',
  source_integrity_failed: 'A source does not have its checksum, and was left out.',
  untrusted_source: 'A source was set aside for its origin: `trusted_origins` does not name it.',
  stale_source: 'A source was set aside for its age: it is past `max_evidence_age`, or of no known time.',
  evaluation_incomplete: 'The claim could not be evaluated within its bounds.',
  semantic_unavailable: 'Semantic verification was asked for, and no model answered.',
};

/** What the `reason` of a decision means. The order is that of precedence: the first that applies is `reason`. */
export const DECISION_REASONS: { readonly [code in ReasonCode]: string } = {
  policy_violation: 'The operator forbids the action.',
  source_integrity_failed:
    'A source does not have the checksum that the request gave; its content was left out.',
  fetch_failed: 'A claim fails, and a source of the request could not be resolved.',
  evaluation_incomplete: 'A claim could not be evaluated within its bounds.',
  semantic_unavailable: 'A claim needed semantic verification, and no model answered.',
  unsupported_claims: 'A claim is `unsupported`.',
  missing_citations: 'A citation is all that a claim lacks.',
  ambiguous_claims: 'A claim is `ambiguous`.',
  no_claims: 'The answer holds nothing that could be verified.',
  coverage_sufficient: 'All claims are supported.',
};
