/** "The admin was unlocked" by "user kim unlocked by admin", "was elected by the board" by "the election of the board by Tom". */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const PASSIVE =
  /^\W*(?:(?:the|an?|our|your|this) )?([\p{L}\d -]{2,40}?) (?:was|were|is|are|got|has been|have been) (\p{Ll}{3,})(?: by (?:(?:the|an?|our|your) )?([\p{L}\d-]+))?[.!]?$/iu;

export const AGENT_NOT_PATIENT: Guard = againstUnit('role', 'sentence', isAgent, {
  said: () => PASSIVE,
  told: () => / by /iu,
});

/** The subject of a passive that its sentence has behind "by" only; -1 for none. */
function isAgent({ reading, units }: Told, { reading: theirs, source }: AlignedSentence): number {
  const [, who = '', verb = '', agent] = PASSIVE.exec(textOf(reading).toLowerCase()) ?? [];
  if (verb === '' || source.structured) return -1;
  const text = textOf(theirs).toLowerCase();
  const by = String.raw`by (?:(?:the|an?|our|your) )?${who}\b`;
  if (!/^[\p{L}\d -]+$/u.test(who) || text.split(who).length !== 2) return -1;
  const done =
    agent === undefined
      ? String.raw`\b${verb} ${by}`
      : String.raw`\b\p{L}+ of (?:(?:the|an?|our|your) )?${agent} ${by}`;
  return new RegExp(done, 'u').test(text) ? units.findIndex(({ value }) => value === undefined) : -1;
}
