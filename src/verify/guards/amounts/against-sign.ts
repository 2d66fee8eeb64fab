/** The sign of a change, and "a month" that is not one: "rose by 0.4" by "pay -0.4", "one month" by "two months to the end of a month". */
import type { Value } from '../../../text/values/index.ts';
import { againstUnit, type Guard, type Told, valueFor } from '../guard.ts';

export const AGAINST_SIGN: readonly Guard[] = [
  againstUnit('comparison', 'any', otherSign, { said: () => [UP, DOWN] }),
  againstUnit('quantity', 'english', oneForA),
];

const stems = (list: string): RegExp => new RegExp(String.raw`\b(?:${list})\b`, 'iu');
const UP = stems(
  String.raw`rose|risen|ris(?:e|es|ing)|grew|grown|grow(?:s|ing|th)?|increas\p{L}+|gain(?:s|ed)?|climb\p{L}*|up|improve\p{L}*|higher|rais(?:e|es|ed)|surplus|plus`,
);
const DOWN = stems(
  String.raw`fell|fallen|fall(?:s|ing)?|drop(?:s|ped)?|decreas\p{L}+|declin\p{L}+|lower\p{L}*|down|shr[aiu]nk\p{L}*|lost|los(?:s|es)|reduc\p{L}+|cut|less|worse\p{L}*|deficit|minus|below|negative`,
);
/** A sign that is no dash between words and no range. */
const MINUS = /(?:^|[\s(:,;])[-\u2013\u2212](?:[$€£¥]\s?)?$/u;
const PLUS = /(?:^|[\s(:,;])\+(?:[$€£¥]\s?)?$/u;

/** "Rose by 0.4" of what stands at -0.4. */
function otherSign({ reading, units, support, inferred }: Told): number {
  const said = reading.text.slice(reading.start, reading.end);
  const [up, down] = [UP.test(said), DOWN.test(said)];
  if (inferred || up === down) return -1;
  return units.findIndex(({ value }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined || !isAmount(own)) return false;
    const lead = theirs.text.slice(theirs.start, own.start);
    const signed = theirs.text.slice(own.start, own.end);
    const minus = MINUS.test(lead) || /^[-\u2013\u2212]/u.test(signed);
    const plus = PLUS.test(lead) || signed.startsWith('+');
    return up ? minus && !DOWN.test(lead.slice(-WORDED)) : plus && !UP.test(lead.slice(-WORDED));
  });
}

/** Characters before a value in which its change may be told in words. */
const WORDED = 24;

const isAmount = ({ kind }: Value): boolean => /^(?:number|money|quantity)$/.test(kind);

/** "One month" of what says another number of months, and "a month" besides. */
function oneForA({ reading, units, support, inferred }: Told): number {
  if (inferred) return -1;
  return units.findIndex(({ value, start }, i) => {
    if (value?.kind !== 'quantity' || !/^(?:one|1)\b/iu.test(reading.text.slice(start))) return false;
    const [theirs, own] = valueFor(support, i);
    if (own?.kind !== 'quantity' || !/^(?:an?|each|every|the)\b/iu.test(theirs!.text.slice(own.start)))
      return false;
    return theirs!.values.some(
      (other) => other !== own && other.kind === 'quantity' && other.base === own.base,
    );
  });
}
