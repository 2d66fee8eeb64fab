/** The row to beat: a claim is supported when 85% of its content words stand in one source. */
import type { Verifier } from '../../src/domain/engine.ts';

const STOP = new Set(
  (
    'a an the of to in on at by for from with as is are was were be been being am it its this that these those ' +
    'and or but if then than so not no do does did done has have had having he she they them his her their him ' +
    'we us our you your i my me will would can could may might shall should must there here who whom which what ' +
    'when where why how all any some each every both few more most other such only own same too very s t just'
  ).split(' '),
);

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Lexical containment as a verifier. */
export const lexicalContainment: Verifier = (question) =>
  question.claims.map((claim) => {
    const content = words(claim.text).filter((word) => !STOP.has(word));
    const texts = question.evidence.map((one) =>
      one.type === 'text' ? one.text : one.type === 'data' ? JSON.stringify(one.data) : '',
    );
    const shares = texts.map((text) => {
      const present = new Set(words(text));
      const found = content.filter((word) => present.has(word)).length;
      return content.length === 0 ? 0 : found / content.length;
    });
    const coverage = Math.max(0, ...shares);
    return {
      claim_id: claim.claim_id,
      claim_text: claim.text,
      status: coverage >= question.min_coverage ? 'supported' : 'unsupported',
      coverage,
      citations: [],
      evidence: [],
      gaps: [],
      conflicts: [],
      method: 'deterministic',
    };
  });
