/** "The contract of 3 May was terminated" by "terminated on 3 May": the day of a thing is not that of what was done to it. */
import { againstUnit, type Guard, valueFor } from '../guard.ts';

const WHEN = /^(?:date|time|datetime)$/;
/** A thing and the day that it is of. */
const OF_THING = /\p{L}{3,} (?:of|dated|from)(?: the)? $/iu;
const OF_DEED = /\b(?:on|in|at|by|since|until|till|before|after)(?: the)? $/iu;
/** What takes a day as its own: "the end of May", "the evening of 3 May". */
const PART =
  /\b(?:end|start|beginning|middle|morning|evening|afternoon|night|rest|course|month|year|week|quarter|half|day|days|weeks|summer|winter|spring|autumn|1st|first|last|second|third|\d+(?:st|nd|rd|th)?) (?:of|from)(?: the)? $/iu;

export const OF_THAT_DAY: Guard = againstUnit(
  'date_time',
  'prose',
  ({ reading, units, support }) =>
    units.findIndex(({ value }, i) => {
      if (value === undefined || !WHEN.test(value.kind)) return false;
      const before = reading.text.slice(reading.start, value.start);
      if (!OF_THING.test(before) || PART.test(before)) return false;
      // "The meeting of 3 May" is held on that day.
      if (
        /\b(?:meeting|session|hearing|concert|match|game|event|visit|call|flight|trip|stay|shift|class|exam|election|vote|attack|accident|incident|outage|storm|fire|decision|judgment|ruling)s? (?:of|from)(?: the)? $/iu.test(
          before,
        )
      )
        return false;
      const [theirs, found] = valueFor(support, i);
      if (theirs === undefined || found === undefined) return false;
      const lead = theirs.text.slice(theirs.start, found.start);
      return OF_DEED.test(lead) && theirs.values.filter(({ kind }) => WHEN.test(kind)).length === 1;
    }),
  { said: () => /\b(?:of|dated|from) /iu },
);
