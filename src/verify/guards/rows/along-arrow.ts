/** Where an arrow leads: "50 GB -> 80 GB" is a change to 80 GB and from 50 GB, not the other way. */
import { againstUnit, type Told, valueFor } from '../guard.ts';

const ARROW = String.raw`(?:-+>|=+>|[\u2192\u21d2\u2794\u279c])`;
const LEADS_ON = new RegExp(String.raw`^\s*${ARROW}`, 'u');
const LED_TO = new RegExp(String.raw`${ARROW}\s*$`, 'u');
const TO = /\b(?:to|now|at present|into|becomes?|became)(?: (?:only|just|about))? $/iu;
const FROM = /\b(?:from|was|were|previously|formerly|used to be)(?: (?:only|just|about))? $/iu;

export const ALONG_ARROW = againstUnit('quantity', 'any', againstArrow);

/** "Raised to 50 GB" by what leads on from 50 GB. */
function againstArrow({ reading, units, support }: Told): number {
  return units.findIndex(({ value, start }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined) return false;
    const lead = reading.text.slice(reading.start, start);
    const leadsOn = LEADS_ON.test(theirs.text.slice(own.end, theirs.end));
    const ledTo = LED_TO.test(theirs.text.slice(theirs.start, own.start));
    if (leadsOn === ledTo) return false;
    return leadsOn ? TO.test(lead) : FROM.test(lead);
  });
}
