/** "The factory closed because of a strike" by "the factory closed in May, and the harbour shut down because of a strike". */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const CAUSE = /\b(?:because of|due to|owing to|on account of|as a result of|thanks to)\b/iu;
const OTHER_CLAUSE =
  /[,;] (?:and|but|while|whereas|so) (?:the|an?|his|her|its|their|our|this|that|another|\p{Lu}\p{Ll}+)\b/gu;

export const CAUSE_OF_OTHER: Guard = againstUnit('role', 'prose', causeOfOther, {
  said: () => CAUSE,
  told: () => CAUSE,
});

/** The cause that stands behind another clause than the verb of the statement, whose words the statement has none of. */
function causeOfOther(told: Told): number {
  const { reading, units, support, predicates } = told;
  const [verb] = predicates();
  const lead = CAUSE.exec(textOf(reading));
  if (verb === undefined || lead === null) return -1;
  return units.findIndex(({ start }, i) => {
    if (start < reading.start + lead.index) return false;
    const [slot, at, deed] = [support.from[i]!, support.matches[i]!.at, support.matches[verb.unit]!.at];
    if (at < 0 || deed < 0 || slot !== support.from[verb.unit]) return false;
    const { words, text } = support.sentences[slot]!.reading;
    const [from, to] = [words[deed]!.end, words[at]!.start];
    if (from >= to) return false;
    const inside = text.slice(from, to);
    const next = [...inside.matchAll(OTHER_CLAUSE)].at(-1);
    if (next === undefined || !CAUSE.test(inside.slice(next.index))) return false;
    const opens = from + next.index;
    const taken = support.matches.some(
      (match, k) =>
        support.from[k] === slot &&
        match.at >= 0 &&
        words[match.at]!.start > opens &&
        words[match.at]!.end < opens + inside.slice(next.index).search(CAUSE) &&
        units[k]!.value === undefined,
    );
    return !taken;
  });
}
