/**
 * "A loss scores 2 points" by "loss -2 points", "the surcharge is -10%" by "surcharge: +10%": an amount is what it is with
 * its sign.
 */
import type { Value } from '../../../text/values/index.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const MINUS = /(?:^|[\s(:,;=|])[-\u2013\u2212](?:[$€£¥]\s?)?$/u;
const PLUS = /(?:^|[\s(:,;=|])\+(?:[$€£¥]\s?)?$/u;
/** Words that say what a minus does. */
const WORDED =
  /\b(?:minus|negative|below|under|less|fell|fall(?:s|en|ing)?|drop\p{L}*|decreas\p{L}*|declin\p{L}*|lower\p{L}*|down|shr[aiu]nk\p{L}*|lost|loses?|reduc\p{L}*|cuts?|deduct\p{L}*|discount\p{L}*|rebate\p{L}*|refund\p{L}*|credit\p{L}*|owes?|owed|owing|debt|overdr\p{L}*|deficit|short\p{L}*|behind|penalt\p{L}*|withdr\p{L}*|spent|paid|pays?|off|before|earlier|colder|west|south|depth|deep|depreciat\p{L}*|slow\p{L}*|worse\p{L}*|out|outgoing|took|taken|charged|debit\p{L}*)\b/iu;

export const SIGN_OF_VALUE: Guard = againstUnit('quantity', 'any', otherSign);

/** The unit of an amount that stands with another sign where its support has it; -1 for none. */
function otherSign({ reading, units, support }: Told): number {
  const worded = WORDED.test(textOf(reading));
  return units.findIndex(({ value }, i) => {
    if (value === undefined || !/^(?:number|money|quantity)$/.test(value.kind)) return false;
    const theirs = support.sentences[support.from[i]!]?.reading;
    const same = theirs?.values.filter((own) => own.kind === value.kind && isAsMuch(own, value)) ?? [];
    if (theirs === undefined || same.length === 0) return false;
    const said = signAt(reading.text, reading.start, value.start, value.end);
    return same.every((own) => {
      const told = signAt(theirs.text, theirs.start, own.start, own.end);
      if (said === told || (said !== '-' && told !== '-')) return false;
      if (said === '-') return told === '+' || !WORDED.test(textOf(theirs));
      return said === '+' || !worded;
    });
  });
}

/** Whether two amounts are one but for their signs. */
function isAsMuch(one: Value, other: Value): boolean {
  if (!('value' in one && 'value' in other)) return false;
  const product = one.value.n * other.value.d;
  const counter = other.value.n * one.value.d;
  return product === counter || product === -counter;
}

function signAt(text: string, from: number, start: number, end: number): '-' | '+' | '' {
  const [lead, own] = [text.slice(from, start), text.slice(start, end)];
  if (MINUS.test(lead) || /^[-\u2013\u2212]/u.test(own)) return '-';
  return PLUS.test(lead) || own.startsWith('+') ? '+' : '';
}
