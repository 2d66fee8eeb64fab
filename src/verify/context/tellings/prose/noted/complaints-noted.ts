/** Whose complaint a note heads: "the guest in room 4 complained that the shower was cold" for "Complaint from room 4: the shower was cold". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const HEADED =
  /^(?<what>[Cc]omplaint|[Rr]eport|[Ff]eedback|[Cc]omment|[Nn]ote|[Mm]essage|[Rr]eview)(?: (?:from|by|of) (?<who>[^:,;]{2,50}?))?(?:(?:,| on| of) [^:,;]{3,25})?: (?<matter>(?:the|his|her|their|my|our|a|an|no|there|it|we|i)\b[^:;]{6,160})$/iu;
const VERBS: Readonly<Record<string, readonly string[]>> = {
  complaint: ['complained', 'complains'],
  report: ['reported', 'reports'],
};
/** Whom such a note may be from without saying so. */
const SOMEBODY =
  /^(?:The|A) (?:customer|guest|client|buyer|diner|caller|visitor|patient|passenger|tenant|user)\b/u;

function byHead({ text, said }: Wording): readonly string[] {
  const found = HEADED.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text.slice(0, text.indexOf(':')))) return [];
  const { what = '', who, matter = '' } = found;
  const subjects = new Set<string>();
  if (who !== undefined) subjects.add(capital(who));
  const ours = SOMEBODY.exec(said)?.[0];
  if (
    ours !== undefined &&
    (who === undefined || /^(?:table|room|seat|guest|customer|cabin|flat|a)\b/iu.test(who))
  )
    subjects.add(ours);
  return [...subjects].flatMap((subject) =>
    [...(VERBS[what.toLowerCase()] ?? []), 'said', 'says', 'wrote'].map(
      (verb) => `${subject} ${verb} that ${lowered(matter)}`,
    ),
  );
}

export const COMPLAINTS_NOTED: readonly Rewriter[] = [
  { of: /\b(?:complain|report|sa(?:id|ys)|wrote)/u, from: HEADED, write: byHead, reorders: true },
];
