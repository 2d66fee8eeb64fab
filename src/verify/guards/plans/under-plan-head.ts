/** "Planned timeline" above "2026-02-01 Pilot started": what a text calls planned in its first line has not happened by it. */
import { against, textOf } from '../guard.ts';

const HEAD =
  /^[#*\s]*(?:(?:planned|proposed|tentative|provisional|projected|expected|upcoming|draft) (?:(?:project|release|migration|event|work|rollout) )?(?:timeline|schedule|plan|milestones|dates|roadmap|agenda|programme|program|itinerary|steps)|(?:timeline|schedule|plan|milestones|roadmap|itinerary) \((?:planned|proposed|tentative|provisional|draft|expected)\)|roadmap)\b[^.!?\n]{0,40}\n/iu;
const DONE = /\b(?:was|were|has|have|had|did|\p{Ll}{2,}ed|began|took|went|came|left|met|sent|held)\b/u;
const AS_PLANNED =
  /\b(?:plan\p{L}*|propos\p{L}*|draft\p{L}*|expected|due|scheduled|tentative\p{L}*|to be|supposed|provisional\p{L}*|roadmap)\b/iu;

export const UNDER_PLAN_HEAD = against(
  'modality',
  'any',
  ({ reading, support: { sentences } }) =>
    DONE.test(textOf(reading)) &&
    !AS_PLANNED.test(textOf(reading)) &&
    sentences.some(({ source, sentence }) => !source.structured && sentence > 0 && HEAD.test(source.text)),
  { said: () => DONE },
);
