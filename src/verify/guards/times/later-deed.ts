/** "Delivered on 3 May" by "placed on 3 May and delivered four days later": what was done later was not done then. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

/** How long before or after another deed something was done. */
const LATER =
  /\b(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some|a few|half an) (?:minute|hour|day|night|week|month|year)s? (?:later|earlier|afterwards|after that|before that)|the (?:next|following|previous) (?:day|morning|evening|week|month|year)|the day (?:after|before)|later that (?:day|week|month|year)|soon after(?:wards)?|shortly after(?:wards)?)\b/iu;
const MOMENT = /^(?:date|time|datetime)$/;
/** What joins a deed to the one before it. */
const JOINED = /^(?:and|but|then)$/;

export const LATER_DEED: Guard = againstUnit('date_time', 'sentence', laterDeed, { told: () => LATER });

function laterDeed(
  { units, support, predicates, reading }: Told,
  { reading: theirs, source }: AlignedSentence,
): number {
  if (source.structured || LATER.test(reading.text.slice(reading.start, reading.end))) return -1;
  const text = theirs.text.slice(theirs.start, theirs.end);
  const found = LATER.exec(text);
  if (found === null) return -1;
  const later = theirs.start + found.index;
  const { words } = theirs;
  return units.findIndex(({ value }, i) => {
    const at = support.matches[i]!.at;
    if (value === undefined || at < 0 || !MOMENT.test(value.kind) || (words[at]?.start ?? later) >= later)
      return false;
    const joint = words.findIndex(({ form }, k) => k > at && JOINED.test(form));
    if (joint < 0 || words[joint]!.start > later) return false;
    return predicates().some(({ unit }) => {
      const verb = support.matches[unit]!.at;
      return verb > joint && (words[verb]?.start ?? 0) < later;
    });
  });
}
