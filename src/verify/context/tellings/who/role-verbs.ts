/** What those do who bear a role, by the noun for it. */
import { participleOf } from '../../../../text/inflect.ts';

/** Roles with the dictionary form of what they do to the thing, and whether they have done it or do it. */
const ROLES = new Map(
  (
    'renter:rent:past hirer:hire:past buyer:buy:past purchaser:buy:past purchaser:purchase:past seller:sell:past vendor:sell:past ' +
    'borrower:borrow:past lender:lend:past teacher:teach:now instructor:teach:now tutor:teach:now lecturer:teach:now ' +
    'author:write:past writer:write:past director:direct:past translator:translate:past photographer:photograph:past ' +
    'illustrator:illustrate:past editor:edit:past publisher:publish:past composer:compose:past architect:design:past ' +
    'designer:design:past manufacturer:make:now producer:produce:past sponsor:sponsor:now organiser:organise:now ' +
    'organizer:organize:now host:host:now winner:win:past inspector:inspect:past owner:own:now donor:donate:past chair:chair:past ' +
    'chairman:chair:past chairwoman:chair:past chairperson:chair:past moderator:moderate:past leader:lead:now trainer:lead:now'
  )
    .split(' ')
    .map((one) => one.split(':') as [string, string, string])
    .map(([role, verb, time]) => [`${role}:${verb}`, { role, verb, now: time === 'now' }] as const),
);

const THERE = /^(?:present|attendees|participants|in attendance|attending)$/i;
const AWAY = /^(?:apologies|absent|excused|not present|apologies for absence)$/i;

/** Whether a label lists those who were at a meeting, or were not. */
export const isAttending = (label: string): boolean => THERE.test(label) || AWAY.test(label);

const PAST = new Map(
  'buy:bought sell:sold lend:lent write:wrote win:won teach:taught make:made lead:led'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const pastOf = (verb: string): string => PAST.get(verb) ?? participleOf(verb);
const PRESENT = (verb: string): string => (/(?:s|sh|ch|x)$/u.test(verb) ? `${verb}es` : `${verb}s`);

/** What one who bears a role does, as sentences. */
export function byRole(role: string, name: string, thing: string): readonly string[] {
  if (THERE.test(role))
    return [`${name} attended ${thing}`, `${name} was present at ${thing}`, `${name} took part in ${thing}`];
  if (AWAY.test(role))
    return [
      `${name} did not attend ${thing}`,
      `${name} was absent from ${thing}`,
      `${name} was not present at ${thing}`,
    ];
  return [...ROLES.values()].flatMap(({ role: own, verb, now }) => {
    if (own !== role) return [];
    const done = participleOf(verb);
    return now
      ? [
          `${name} ${PRESENT(verb)} ${thing}`,
          `${thing} is ${done} by ${name}`,
          `${name} is the ${role} of ${thing}`,
        ]
      : [
          `${name} ${pastOf(verb)} ${thing}`,
          `${thing} was ${done} by ${name}`,
          `${name} has ${done} ${thing}`,
        ];
  });
}
