export { type Case, decide, type SupportRequirements, settle, statusOf, supported } from './decide.ts';
export {
  createPolicy,
  DEFAULT_RULES,
  effectiveRequirements,
  effectiveThreshold,
  type Policy,
  type PolicyRules,
  type RequirementFloors,
  violatesPolicy,
} from './policy.ts';
