/**
 * "The room was booked on 3 June" by "the room was booked for 3 June", "the meeting for 3 June was cancelled": the day that a
 * thing is meant for is not the day on which it was booked or called off.
 */
import { againstUnit, type Guard, valueFor } from '../guard.ts';

const WHEN = /^(?:date|datetime)$/;
/** What leads to the day of a deed. */
const ON = /(?:^|\s)(?:on(?: the)?|am|le|el)\s*$/iu;
/** What leads to the day that something is meant for. */
const FOR = /(?:^|\s)(?:for(?: the)?|für(?: den)?|pour(?: le)?|para(?: el)?)\s*$/iu;
/** Deeds that lie ahead of the day of what they are done to; what "is scheduled" on a day takes place then. */
const AHEAD =
  /(?<!\b(?:is|are|be|being|as) )\b(?:(?:pre|re|over)?booked|reserved|ordered|announced|requested|registered|arranged|placed|made|bought|purchased|cancell?ed|called off|moved|(?:re)?scheduled|postponed|invited|confirmed|issued|sold|hired|rented|leased|planned|set|fixed|agreed|offered|promised|approved)\b|(?<!\p{L})(?:gebucht|reserviert|bestellt|angekündigt|abgesagt|storniert|vereinbart|réservée?s?|commandée?s?|annoncée?s?|annulée?s?|reservad[oa]s?|pedid[oa]s?|anunciad[oa]s?|cancelad[oa]s?)(?!\p{L})/iu;

export const DAY_MEANT: Guard = againstUnit(
  'date_time',
  'any',
  ({ reading, units, support }) =>
    units.findIndex(({ value }, i) => {
      if (value === undefined || !WHEN.test(value.kind)) return false;
      const before = reading.text.slice(reading.start, value.start);
      if (!ON.test(before) || !AHEAD.test(before)) return false;
      const [theirs, found] = valueFor(support, i);
      if (theirs === undefined || found === undefined) return false;
      return FOR.test(theirs.text.slice(theirs.start, found.start));
    }),
  { told: () => FOR_DAY },
);

const FOR_DAY = /\b(?:for|für|pour|para)\b/iu;
