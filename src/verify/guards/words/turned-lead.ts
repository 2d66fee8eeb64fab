/**
 * The same two words with the opposite of what stands between them: "ahead of Ines" for "behind Ines", "paid to Ana" for
 * "paid by Ana", "granted only when" for "granted whenever".
 */
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told } from '../guard.ts';

export const TURNED_LEAD: readonly Guard[] = [
  againstUnit('comparison', 'prose', oppositeLead),
  against('condition', 'prose', onlyWhen, { said: () => WHENEVER }),
];

/** What leads to a noun and says the opposite of another that does: each pair with one sign on either side. */
const LEADS: readonly (readonly [string, string])[] = [
  ['ahead of', 'behind'],
  ['in front of', 'behind'],
  ['before', 'after'],
  ['above', 'below'],
  ['over', 'under'],
  ['inside', 'outside'],
  ['with', 'without'],
  ['into', 'out of'],
  ['for', 'against'],
  ['including', 'excluding'],
  ['upstream of', 'downstream of'],
  ['north of', 'south of'],
  ['east of', 'west of'],
  ['older than', 'younger than'],
];
const OPPOSITE: ReadonlyMap<string, readonly string[]> = table();

function table(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [one, other] of LEADS) {
    found.set(one, [...(found.get(one) ?? []), other]);
    found.set(other, [...(found.get(other) ?? []), one]);
  }
  return found;
}

/** Words of the longest lead, and what may stand between it and its noun. */
const LONGEST = 3;
const PASSED_OVER = /^(?:the|an?|its|his|her|their|our|your|my|all|any)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.9;

/** "Behind Ines" for "ahead of Ines". */
function oppositeLead({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ from }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (at < 0 || strength < OWN) return false;
    const ours = leadBefore(reading, from);
    const their = leadBefore(theirs, at);
    if (ours === undefined || their === undefined || !OPPOSITE.get(ours)!.includes(their)) return false;
    // "Ahead of Ines and, later, behind Ines": said of both.
    return !theirs.words.some(({ form }, k) => k !== at && form === theirs.words[at]!.form);
  });
}

/** What leads to a word, where it is one that has an opposite. */
function leadBefore({ words }: Reading, noun: number): string | undefined {
  let at = noun - 1;
  while (at >= 0 && PASSED_OVER.test(words[at]!.form)) at--;
  for (let length = LONGEST; length > 0; length--) {
    if (at - length + 1 < 0) continue;
    const lead = words
      .slice(at - length + 1, at + 1)
      .map(({ form }) => form)
      .join(' ');
    if (OPPOSITE.has(lead)) return lead;
  }
  return undefined;
}

const WHENEVER =
  /\b(?:whenever|always|every time|each time|automatically|in every case|anyone who|everyone who|all who)\b/i;
const ONLY = /\bonly\b[^.;]{0,60}?\b(?:when|if|after|once|where|with|to|those|by|for)\b/i;

/** "Granted only when the receipt is shown" for "granted whenever it is shown": what must be so need not be enough. */
function onlyWhen({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const said = ({ text, start, end }: Reading): string => text.slice(start, end);
  return (
    WHENEVER.test(said(reading)) &&
    !/\bonly\b/i.test(said(reading)) &&
    ONLY.test(said(theirs)) &&
    !WHENEVER.test(said(theirs))
  );
}
