import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  createPolicy,
  DEFAULT_RULES,
  effectiveRequirements,
  effectiveThreshold,
  violatesPolicy,
} from '../../src/decide/index.ts';
import type { Requirements } from '../../src/domain/decision.ts';

const sha256 = (text: string): string => `sha256:${hash('sha256', text, 'hex')}`;

describe('a policy', () => {
  const policy = createPolicy({ forbidden_actions: ['Wire_Transfer', 'delete_account'], floors: {} }, sha256);

  test('forbids its types of action, however they are written', () => {
    for (const type of ['wire_transfer', 'WIRE_TRANSFER', ' Wire_Transfer ', 'ｗｉｒｅ_ｔｒａｎｓｆｅｒ']) {
      assert.ok(violatesPolicy(policy, type), type);
    }
  });

  test('forbids them with what nobody sees in them, too', () => {
    const spaced = createPolicy({ forbidden_actions: ['wire transfer', 'löschen'], floors: {} }, sha256);
    for (const type of [
      'wire\u200b transfer',
      'wi\u00adre  transfer\n',
      'wire\u00a0transfer\ufe0f',
      'lo\u2060\u0308schen',
    ])
      assert.ok(violatesPolicy(spaced, type), JSON.stringify(type));
    assert.ok(!violatesPolicy(spaced, 'wiretransfer'));
  });

  test('forbids no other type, and no request without an action', () => {
    assert.ok(!violatesPolicy(policy, 'wire_transfer_preview'));
    assert.ok(!violatesPolicy(policy, 'refund'));
    assert.ok(!violatesPolicy(policy, undefined));
  });

  test('has a version that names its content, not its spelling', () => {
    const same = createPolicy({ forbidden_actions: ['delete_account', 'wire_transfer'], floors: {} }, sha256);
    const other = createPolicy({ forbidden_actions: ['delete_account'], floors: {} }, sha256);
    const floored = createPolicy({ ...DEFAULT_RULES, floors: { min_coverage: 0.9 } }, sha256);
    assert.equal(policy.version, same.version);
    assert.equal(new Set([policy.version, other.version, floored.version]).size, 3);
    assert.equal(createPolicy(DEFAULT_RULES, (text) => text).version, '{"floors":{},"forbidden_actions":[]}');
  });
});

describe('floors make a request stricter, never looser', () => {
  const loose: Requirements = { decision_mode: 'audit', min_coverage: 0.5, citations: 'optional' };
  const strict: Requirements = { decision_mode: 'strict', min_coverage: 0.95, citations: 'required' };

  test('without floors the request holds', () => {
    assert.deepEqual(effectiveRequirements(loose, {}), loose);
    assert.deepEqual(effectiveRequirements(strict, {}), strict);
  });

  test('each floor lifts what is below it', () => {
    const floors = { min_coverage: 0.9, citations: 'required', decision_mode: 'balanced' } as const;
    assert.deepEqual(effectiveRequirements(loose, floors), {
      decision_mode: 'balanced',
      min_coverage: 0.9,
      citations: 'required',
    });
    assert.deepEqual(effectiveRequirements(strict, floors), strict);
  });

  test('the threshold of entailment is raised to its floor, and not lowered', () => {
    assert.equal(effectiveThreshold(0, { entailment_threshold: 0.5 }), 0.5);
    assert.equal(effectiveThreshold(0.9, { entailment_threshold: 0.5 }), 0.9);
    assert.equal(effectiveThreshold(0.1, {}), 0.1);
  });

  test('the floor strict leaves no other mode', () => {
    for (const decision_mode of ['audit', 'balanced', 'strict'] as const) {
      const { decision_mode: applied } = effectiveRequirements(
        { ...loose, decision_mode },
        { decision_mode: 'strict' },
      );
      assert.equal(applied, 'strict');
    }
  });
});
