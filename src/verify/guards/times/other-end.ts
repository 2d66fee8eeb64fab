/** Each of two times with the value at its end: "in 2019 there were 31" of "between 2019 and 2023 it shrank from 48 to 31". */
import type { Reading } from '../../../text/reading.ts';
import type { Value } from '../../../text/values/index.ts';
import { againstUnit } from '../guard.ts';

/** Match from which a value is the statement's own. */
const OWN = 0.9;
/** Characters before a value in which stands what leads to it. */
const LED = 24;

/** Two values beside each other, by what leads to the first and what stands between them. */
interface Ends {
  readonly lead: RegExp;
  readonly joint: RegExp;
  isOf(value: Value): boolean;
}

const isYear = (value: Value): boolean =>
  value.kind === 'number' && value.value.d === 1n && value.value.n > 1900n && value.value.n < 2100n;
const isTime = (value: Value): boolean => value.kind === 'date' || isYear(value);

const TIMES: Ends = {
  lead: /\b(?:between|from)\b(?: the)?[^.;,]{0,12}$/i,
  joint: /^ (?:and|to|until) (?:the )?$/i,
  isOf: isTime,
};
const COUNTS: Ends = {
  lead: /\bfrom\b[^.;,]{0,24}$/i,
  joint: /^(?: \p{L}+)? to $/iu,
  isOf: (value) => /^(?:number|money|quantity)$/.test(value.kind) && !isTime(value),
};

function endsOf({ text, start, values }: Reading, { lead, joint, isOf }: Ends): readonly Value[] {
  for (let i = 0; i + 1 < values.length; i++) {
    const [one, other] = [values[i]!, values[i + 1]!];
    // What leads to a value may be read as part of it.
    const before = text.slice(Math.max(start, one.start - LED), one.start);
    const leads = lead.test(before) || lead.test(`${text.slice(one.start, one.end).split(' ')[0]}`);
    if (isOf(one) && isOf(other) && leads && joint.test(text.slice(one.end, other.start)))
      return [one, other];
  }
  return [];
}

export const OTHER_END = againstUnit('quantity', 'prose', (_, { reading, alignment }) => {
  const times = endsOf(reading, TIMES);
  const counts = times.length === 0 ? [] : endsOf(reading, COUNTS);
  if (counts.length === 0) return -1;
  const found = alignment.matches.map(({ at, strength }) =>
    strength >= OWN ? reading.values[reading.words[at]?.value ?? -1] : undefined,
  );
  const among = (ends: readonly Value[]): readonly number[] =>
    found.flatMap((value, i) => (value !== undefined && ends.includes(value) ? [i] : []));
  const [time, ...otherTimes] = among(times);
  const [count, ...otherCounts] = among(counts);
  if (time === undefined || count === undefined || otherTimes.length + otherCounts.length > 0) return -1;
  return times.indexOf(found[time]!) === counts.indexOf(found[count]!) ? -1 : count;
});
