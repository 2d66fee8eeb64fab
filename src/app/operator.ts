import { createPolicy, type Policy } from '../decide/index.ts';
import { checksumOf } from '../evidence/index.ts';
import type { Settings } from './settings-table.ts';

/** The operator's policy as the settings say it. */
export function policyOf(settings: Settings): Policy {
  const { forbidden_actions, floor_min_coverage, floor_citations, floor_entailment_threshold, loosest_mode } =
    settings;
  const floors = {
    ...(floor_min_coverage > 0 && { min_coverage: floor_min_coverage }),
    ...(floor_citations === 'required' && { citations: floor_citations }),
    ...(floor_entailment_threshold > 0 && { entailment_threshold: floor_entailment_threshold }),
    ...(loosest_mode !== 'audit' && { decision_mode: loosest_mode }),
  };
  return createPolicy({ forbidden_actions, floors }, checksumOf);
}
