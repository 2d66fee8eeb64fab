import type { DecisionMode, Requirements } from '../domain/decision.ts';
import type { Json } from '../domain/json.ts';
import { canonicalize } from '../text/canonical.ts';

/** What the operator lays down for every request, whatever the caller asks for. */
export interface PolicyRules {
  /** Types of actions that are never allowed. */
  readonly forbidden_actions: readonly string[];
  /** Floors: a request can be stricter, never looser. */
  readonly floors: RequirementFloors;
}

export interface RequirementFloors {
  readonly min_coverage?: number;
  readonly citations?: 'required';
  /** Least probability from which a model's word for entailment may be taken for support. */
  readonly entailment_threshold?: number;
  /** The loosest mode that a request may choose: `balanced` rules out `audit`, `strict` rules out both. */
  readonly decision_mode?: DecisionMode;
}

/** The rules with the fingerprint by which audit records name them. */
export interface Policy extends PolicyRules {
  /** Hash of the rules' RFC 8785 canonical form. */
  readonly version: string;
}

/** Modes from the loosest to the strictest. */
const STRICTNESS: readonly DecisionMode[] = ['audit', 'balanced', 'strict'];

export const DEFAULT_RULES: PolicyRules = { forbidden_actions: [], floors: {} };

/**
 * The policy of a set of rules. Order and spelling of the forbidden types do not change its version.
 * `hash` gives the fingerprint of a text, such as `sha256:<hex>`.
 */
export function createPolicy(rules: PolicyRules, hash: (text: string) => string): Policy {
  const forbidden_actions = [...new Set(rules.forbidden_actions.map(foldActionType))].sort();
  const canonical: Json = { floors: { ...rules.floors }, forbidden_actions };
  return { forbidden_actions, floors: rules.floors, version: hash(canonicalize(canonical)) };
}

/** Whether the policy forbids actions of this type; a request without an action violates nothing. */
export function violatesPolicy(policy: Policy, action_type: string | undefined): boolean {
  const { forbidden_actions } = policy;
  if (action_type === undefined || forbidden_actions.length === 0) return false;
  return forbidden_actions.includes(foldActionType(action_type));
}

/** The stricter, field by field, of what the request asks and what the operator demands. */
export function effectiveRequirements(requested: Requirements, floors: RequirementFloors): Requirements {
  return {
    decision_mode: stricterMode(requested.decision_mode, floors.decision_mode ?? 'audit'),
    min_coverage: Math.max(requested.min_coverage, floors.min_coverage ?? 0),
    citations: floors.citations ?? requested.citations,
  };
}

/** The stricter of the threshold that the request asks for and the one that the operator demands. */
export function effectiveThreshold(requested: number, floors: RequirementFloors): number {
  return Math.max(requested, floors.entailment_threshold ?? 0);
}

function stricterMode(one: DecisionMode, other: DecisionMode): DecisionMode {
  return STRICTNESS.indexOf(one) >= STRICTNESS.indexOf(other) ? one : other;
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Spellings that a reader would take for the same type are the same: a rule is not evaded by capitals or by what nobody sees. */
function foldActionType(type: string): string {
  const seen = type.normalize('NFKD').replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '');
  return seen.normalize('NFKC').trim().toLowerCase();
}
