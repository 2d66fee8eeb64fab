/** "Took ten days of leave" by "has ten days of leave left", "5 days of leave left" by a record of 5 days asked for: what is left of something. */
import { matchesOf } from '../../../text/matches.ts';
import { againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

const USED = /\b(?:took|taken|takes?|used|uses?|spent|spends?|consumed)\b/iu;
const LEFT = /\b(?:left|remain\p{L}*|over|unused|still|available|to spare)\b/iu;
const RIGHT_BEHIND =
  /^(?: of)?(?: (?:\p{L}+ly )?\p{L}+){0,3}? (?:left|remaining|unused|available|to spare)\b/iu;
const SAYS_LEFT = /\b(?:left|remaining)\b/iu;
const OF_WHAT_IS_LEFT =
  /left|remain|balance|avail|unused|open|rest|outstanding|quota|free|due|surplus|stock|credit/iu;

export const WHAT_IS_LEFT: readonly Guard[] = [
  againstUnit('quantity', 'prose', isLeftThere, {
    said: () => USED,
    told: () => /\b(?:left|remaining|unused|available|to spare)\b/iu,
  }),
  againstUnit('quantity', 'records', isNotLeft, { said: () => SAYS_LEFT }),
];

/** "Took ten days" by "has ten days left". */
function isLeftThere({ reading, units, support }: Told): number {
  const said = textOf(reading);
  if (!USED.test(said) || LEFT.test(said)) return -1;
  return units.findIndex(({ value }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined) return false;
    return RIGHT_BEHIND.test(theirs.text.slice(own.end, theirs.end));
  });
}

/** "Has 5 days of leave left" by `leave: days: 5; balance: 12`. */
function isNotLeft({ reading, units, support, inferred }: Told): number {
  if (inferred || !SAYS_LEFT.test(textOf(reading))) return -1;
  return units.findIndex(({ value, end }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined) return false;
    if (
      !RIGHT_BEHIND.test(reading.text.slice(end, reading.end)) &&
      !/\b(?:left|remaining) /iu.test(reading.text.slice(reading.start, end))
    )
      return false;
    const before = theirs.text.slice(theirs.start, own.start);
    const label = before.slice(before.lastIndexOf(';') + 1);
    const group = matchesOf(before, /(?:^|;)([^;:]*:)/gu)[0]?.[1] ?? '';
    return !OF_WHAT_IS_LEFT.test(label) && !OF_WHAT_IS_LEFT.test(group);
  });
}
