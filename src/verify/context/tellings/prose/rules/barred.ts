/** What a house does not allow, and whom it keeps out: "the garden is off limits to dogs", "we do not allow smoking". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const OFF_LIMITS =
  /^([^,;:]{2,60}?) (?:is|are) (?:strictly )?(?:off[- ]limits to|off[- ]limits for|out of bounds to|out of bounds for|closed to|not open to|barred to) ((?:[a-z]+ ){0,2}?[a-z]+s|children|the public|men|women|people)((?: (?:on|from|until|during|after|before|between|at) [^,;:]+)?)$/u;

/** "Dogs are not allowed in the garden" for "the garden is off limits to dogs". */
function byOffLimits({ text }: Wording): readonly string[] {
  const found = OFF_LIMITS.exec(text);
  if (found === null || isLeftOpen(text.replace(/\bnot open\b/u, ''))) return [];
  const [, place = '', whom = '', when = ''] = found;
  const [who, where] = [capital(whom), lowered(place)];
  const be = /^the public$/u.test(whom) ? 'is' : 'are';
  return [
    ...['in', 'on', 'into', 'inside'].flatMap((at) =>
      ['allowed', 'permitted'].map((may) => `${who} ${be} not ${may} ${at} ${where}${when}`),
    ),
    ...['may not', 'must not', 'cannot', `${be} not allowed to`].map(
      (may) => `${who} ${may} enter ${where}${when}`,
    ),
    `${capital(place)} is not open to ${whom}${when}`,
  ];
}

const WE_BAR =
  /^(?:[Ww]e|The [a-z]+) (?:do|does) not (allow|permit|accept|admit) ((?:[a-z]+ ){0,2}?[a-z]+)((?: (?:in|on|at|inside|within|during) [^,;:]+)?)$/u;
const PARTICIPLE: Readonly<Record<string, readonly string[]>> = {
  allow: ['allowed', 'permitted'],
  permit: ['permitted', 'allowed'],
  accept: ['accepted'],
  admit: ['admitted', 'allowed'],
};
const DOING = /^[a-z]+ing(?: [a-z]+)?$/u;

/** "Smoking is prohibited in all rooms" for "we do not allow smoking in any of our rooms". */
function byHouse({ text }: Wording): readonly string[] {
  const found = WE_BAR.exec(text);
  if (
    found === null ||
    / (?:to|that|who|which|if|unless|without|except|any(?:thing|body|one)?)$/u.test(found[2]!)
  )
    return [];
  const [, verb = '', what = '', where = ''] = found;
  const be = /[^s]s$|^(?:children|people)$/u.test(what) ? 'are' : 'is';
  const places = [where, ...allOf(where)];
  const banned =
    /^(?:allow|permit)$/u.test(verb) && DOING.test(what) ? ['prohibited', 'forbidden', 'banned'] : [];
  return places.flatMap((place) => [
    ...PARTICIPLE[verb]!.map((done) => `${capital(what)} ${be} not ${done}${place}`),
    ...banned.map((done) => `${capital(what)} ${be} ${done}${place}`),
  ]);
}

/** What is denied in any of them is denied in all of them. */
function allOf(where: string): readonly string[] {
  const found = /^( (?:in|on|at|inside|within|during)) any (?:of (our|the|its) )?([a-z -]+)$/u.exec(where);
  if (found === null) return [];
  const [, at, whose = '', things = ''] = found;
  return [
    `${at} all ${things}`,
    `${at} all ${whose === '' ? 'the' : whose} ${things}`,
    `${at} ${whose === '' ? 'the' : whose} ${things}`,
    `${at} the ${things}`,
  ];
}

const NOT_ADMITTED =
  /^([^,;:]{2,60}?) (?:are|is) not admitted((?: (?:to|on|after|before|during) [^,;:]+)?)$/u;

/** "Entry is forbidden for children" for "children are not admitted". */
function byAdmission({ text }: Wording): readonly string[] {
  const found = NOT_ADMITTED.exec(text);
  if (found === null) return [];
  const [, who = '', rest = ''] = found;
  const whom = lowered(who);
  return [
    ...['forbidden', 'prohibited', 'not allowed', 'not permitted'].map(
      (not) => `Entry is ${not} for ${whom}${rest}`,
    ),
    ...['may not', 'must not', 'cannot', 'are not allowed to'].map((not) => `${who} ${not} enter${rest}`),
  ];
}

export const BARRED_TURNS: readonly Rewriter[] = [
  { of: /\b(?:not|cannot)\b/u, from: OFF_LIMITS, write: byOffLimits },
  { of: /\b(?:not|prohibited|forbidden|banned)\b/u, from: WE_BAR, write: byHouse },
  { of: /\b(?:[Ee]ntry|enter)\b/u, from: NOT_ADMITTED, write: byAdmission },
];
