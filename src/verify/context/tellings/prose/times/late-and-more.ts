/**
 * Small turns of terms: "was not paid on time" for "was paid late", "for another year" for "for a further year", "has five members"
 * for "consists of five people", "will replace" for "is to take over from", "are compulsory" for "must be worn".
 */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const LATE = /^([^,;:]{2,60}?) (was|were) ([a-z]+(?:ed|id|nt|ent|de|ld)) (?:too )?late$/u;

/** "Was not paid on time" for "was paid late". */
function byLate({ text }: Wording): readonly string[] {
  const found = LATE.exec(text);
  return found === null || isLeftOpen(text) ? [] : [`${found[1]} ${found[2]} not ${found[3]} on time`];
}

const FURTHER =
  /\b(for|by) (another|a further|an additional|one more)(?= (?:(?:two|three|four|five|six|\d+) )?(?:year|month|week|day|hour|term|season|period|night)s?\b)/u;

/** "For another year" for "for a further year". */
function byFurther({ text, said }: Wording): readonly string[] {
  const ours = FURTHER.exec(said)?.[2];
  return ours === undefined || !FURTHER.test(text) ? [] : [text.replace(FURTHER, `$1 ${ours}`)];
}

const BODY =
  'team|committee|board|band|council|panel|jury|crew|group|club|delegation|choir|household|family|staff|commission';
const MEMBERS = new RegExp(
  String.raw`^([^,;:]{0,40}\b(?:${BODY})(?: [^,;:]{2,30}?)?) (?:consists of|is made up of|comprises|is composed of|has) ((?:\d+|[a-z]+) )(?:people|members|persons)$`,
  'u',
);

/** "Has five members" for "consists of five people". */
function byMembers({ text }: Wording): readonly string[] {
  const found = MEMBERS.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what, number] = found;
  return ['members', 'people'].flatMap((who) =>
    ['has', 'consists of', 'is made up of', 'comprises'].map((verb) => `${what} ${verb} ${number}${who}`),
  );
}

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}`;
const TAKING_OVER = new RegExp(
  String.raw`^(${NAME}) (?:is to|will|is due to|is going to) (?:take over from|replace|succeed) (${NAME})((?: as [\p{Ll} ]{3,40}?)?)((?: (?:on|in|from|at) [^,;:]+)?)$`,
  'u',
);

/** "Will replace Ms Park as chair" for "is to take over from Ms Park as chair". */
function byTakingOver({ text }: Wording): readonly string[] {
  const found = TAKING_OVER.exec(text);
  if (found === null) return [];
  const [, who, whom, as = '', when = ''] = found;
  return ['replace', 'succeed', 'take over from'].flatMap((verb) => [
    `${who} will ${verb} ${whom}${as}${when}`,
    `${who} will ${verb} ${whom}${when}`,
  ]);
}

const WORN = /^([^,;:]{2,50}?) (?:must|have to|has to) be worn((?: (?:in|on|at|during|by) [^,;:]+)?)$/u;

/** "Helmets are compulsory" for "helmets must be worn". */
function byWorn({ text }: Wording): readonly string[] {
  const found = WORN.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', where = ''] = found;
  const be = /[^s]s$|clothing$/u.test(what) ? 'are' : 'is';
  return ['compulsory', 'mandatory', 'obligatory', 'required'].map((how) => `${what} ${be} ${how}${where}`);
}

const NO_SUCH =
  /^No ([\p{Ll} ]{3,30}?) (is|are) (allowed|permitted|admitted) (on|in|into|inside) (the [^,;:]{2,50}?)$/u;

/** "The road is closed to traffic" for "no traffic is allowed on the road". */
function byNoSuch({ text }: Wording): readonly string[] {
  const found = NO_SUCH.exec(text);
  if (found === null) return [];
  const [, what = '', be, may, at, where = ''] = found;
  return [
    `${capital(what)} ${be} not ${may} ${at} ${where}`,
    `${capital(where)} is closed to ${what}`,
    `${capital(where)} is not open to ${what}`,
    `${capital(where)} is off limits to ${what}`,
  ];
}

const LONG =
  /^([^,;:]{2,60}?) (is|was|will be) ((?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?|semesters?|terms?)) long$/u;

/** "Lasts six weeks" for "is six weeks long". */
function byLong({ text }: Wording): readonly string[] {
  const found = LONG.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', be = '', span] = found;
  const lasts = be === 'is' ? 'lasts' : be === 'was' ? 'lasted' : 'will last';
  return [
    `${what} ${lasts} ${span}`,
    `${what} ${be === 'was' ? 'took' : be === 'is' ? 'takes' : 'will take'} ${span}`,
    `The length of ${lowered(what)} ${be} ${span}`,
  ];
}

export const LATE_AND_MORE: readonly Rewriter[] = [
  { of: /\bon time\b/u, write: byLate },
  { of: FURTHER, write: byFurther, reorders: true },
  { of: /\b(?:members|people)\b/u, from: MEMBERS, write: byMembers, reorders: true },
  { of: /\bwill (?:replace|succeed|take over)\b/u, from: TAKING_OVER, write: byTakingOver },
  { of: /\b(?:compulsory|mandatory|obligatory|required)\b/u, from: WORN, write: byWorn },
  {
    of: /\b(?:closed to|not open to|off limits|not allowed|not permitted|not admitted)\b/u,
    from: NO_SUCH,
    write: byNoSuch,
  },
  { of: /\b(?:last|lasts|lasted|take|takes|took|length)\b/u, from: LONG, write: byLong, reorders: true },
];
