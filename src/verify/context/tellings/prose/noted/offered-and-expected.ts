/** What an advertisement expects and offers, thing by thing, and until when one applies: "applicants need a degree" for "we expect a degree and three years of experience". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const EXPECTS =
  /^(?:We|The (?:company|employer|school|town|city|team|club)) (expects?|requires?|asks? for|offers?|provides?) (.+)$/u;
const OURS =
  /^(You|Applicants|Candidates|Employees|Staff|The (?:applicant|candidate|employee)) (?:gets?|receives?|have|has|needs?|must have|should have|has to have|have to have|are offered|is offered) |(?:is|are) (?:required|expected|offered)$/u;

/** The members of a list whose last stands behind "and". */
const membersOf = (list: string): readonly string[] =>
  list.split(
    /, (?:and )?|,? and (?=(?:up to|at least|an?|the|very|good|fluent|\d|two|three|four|five|six|free|paid|flexible|experience|knowledge)\b)/u,
  );

function byMember({ text, said }: Wording): readonly string[] {
  const [found, ours] = [EXPECTS.exec(text), OURS.exec(said)];
  if (found === null || ours === null || isLeftOpen(text)) return [];
  const [, verb = '', list = ''] = found;
  if (/\b(?:only|either|between you|to (?:all|those|members))\b/u.test(list)) return [];
  const offers = /^(?:offer|provide)/u.test(verb);
  const who = ours[1];
  return membersOf(list).flatMap((what) => {
    const thing = what.charAt(0).toUpperCase() + what.slice(1);
    if (who === undefined)
      return offers
        ? [`${thing} is offered`, `${thing} are offered`]
        : ['required', 'expected'].flatMap((is) => [`${thing} is ${is}`, `${thing} are ${is}`]);
    const s = /^The /u.test(who) ? 's' : '';
    return offers
      ? [
          `${who} get${s} ${what}`,
          `${who} receive${s} ${what}`,
          `${who} ${s === '' ? 'have' : 'has'} ${what}`,
        ]
      : [
          `${who} need${s} ${what}`,
          `${who} must have ${what}`,
          `${who} should have ${what}`,
          `${who} ${s === '' ? 'have' : 'has'} to have ${what}`,
        ];
  });
}

const CLOSE =
  /^(Applications|Registrations?|Entries|Nominations|Submissions|Enrolments?|Bookings) (?:closes?|must be (?:in|submitted|received)|(?:is|are) (?:accepted|possible|open)) (?:on|by|until) ([^,;:]+)$/u;
const NOUNS: Readonly<Record<string, string>> = {
  Applications: 'application',
  Registration: 'registration',
  Registrations: 'registration',
  Entries: 'entry',
  Nominations: 'nomination',
  Submissions: 'submission',
  Enrolment: 'enrolment',
  Enrolments: 'enrolment',
  Bookings: 'booking',
};

/** "The application deadline is 15 June" for "applications close on 15 June". */
function byClose({ text }: Wording): readonly string[] {
  const found = CLOSE.exec(text);
  if (found === null) return [];
  const [, what = '', day] = found;
  const noun = NOUNS[what]!;
  return [
    `The ${noun} deadline is ${day}`,
    `The deadline for ${what.toLowerCase()} is ${day}`,
    `The deadline is ${day}`,
    `The closing date is ${day}`,
    `The closing date for ${what.toLowerCase()} is ${day}`,
  ];
}

export const OFFERED_AND_EXPECTED: readonly Rewriter[] = [
  { of: OURS, from: EXPECTS, write: byMember, reorders: true, asks: true },
  { of: /\b(?:deadline|closing date)\b/u, from: CLOSE, write: byClose },
];
