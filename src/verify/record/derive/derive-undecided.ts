/** "No decision has been made yet" of `decision: pending`: what is still to come has not been made. */
import type { Said } from '../said.ts';
import { isUnsettled } from '../words/states.ts';

const OUTCOME = /^(?:decision|verdict|ruling|outcome|appointment|choice|agreement)$/;
const MADE = /^(?:made|taken|reached|given|issued)$/;

/** Accounts for the denial of what a field says to be pending. */
export function undecided(said: Said): void {
  const { bare } = said;
  const noun = bare[1] ?? '';
  if (bare[0] !== 'no' || !OUTCOME.test(noun) || !/^(?:has|was)$/.test(bare[2] ?? '')) return;
  const verb = bare[3] === 'been' || bare[3] === 'yet' ? 4 : 3;
  const made = bare[verb] === 'been' ? verb + 1 : verb;
  const field = said.focus.own.find(({ name, words }) => name.join(' ') === noun && isUnsettled(words));
  if (field === undefined || !MADE.test(bare[made] ?? '')) return;
  said.predicates.push({ word: 1, field, holds: false, kind: 'none' });
  said.explain(1, made + 1, 'derived', field);
  said.derivations.push(`${noun} ${field.quote}`);
}
