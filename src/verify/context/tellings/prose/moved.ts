/** What was put on another day, told as when it is: "takes place on Thursday instead of Tuesday" for "was moved from Tuesday to Thursday". */
import type { Wording } from '../terms/types.ts';
import { capital } from '../words.ts';
import { isLeftOpen, type Rewriter } from './types.ts';

const DAY = String.raw`((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?:,? \d{1,2} \p{Lu}\p{Ll}+)?|\d{1,2} \p{Lu}\p{Ll}{2,}(?: \d{4})?|\p{Lu}\p{Ll}{2,} \d{1,2}(?:, \d{4})?)`;
const MOVED = new RegExp(
  String.raw`^(.{2,60}?) (?:was|were|has been|have been) (?:moved|postponed|rescheduled|put back|brought forward|shifted|pushed back|deferred) from ${DAY} to ${DAY}((?: (?:because|due to)\b[^;:]+)?)$`,
  'u',
);
const PLANNED = new RegExp(
  String.raw`^(.{2,60}?), (?:originally |first )?(?:planned|scheduled|due|set) for ${DAY}, (?:will (?:now |instead )?(?:take place|be held)|(?:now |instead )?takes place|has been moved|was moved|has been postponed|was postponed) (?:on|to) ${DAY}(?: instead)?$`,
  'u',
);
const NOT_ON = new RegExp(
  String.raw`^(.{2,80}?) on ${DAY},? (?:and )?(?:not|instead of|rather than) (?:on )?${DAY}(?: as (?:agreed|planned|announced|promised))?$`,
  'u',
);

/** When something now is, and when it was to be. */
function byNewDay({ text }: Wording): readonly string[] {
  const found = MOVED.exec(text) ?? PLANNED.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', from = '', to = ''] = found;
  const texts = ['takes place', 'will take place', 'is', 'will be held', 'is scheduled for'].flatMap(
    (verb) => {
      const on = verb.endsWith('for') ? verb : `${verb} on`;
      return [
        `${what} ${on} ${to}`,
        `${what} ${on} ${to} instead of ${from}`,
        `${what} now ${on} ${to}`,
        `${what} ${on} ${to}, not on ${from}`,
      ];
    },
  );
  return [
    `${what} was moved from ${from} to ${to}`,
    `${what} has been moved from ${from} to ${to}`,
    `${what} was moved to ${to}`,
    `${what} was originally planned for ${from}`,
    ...texts,
  ].map(capital);
}

/** "Came on Tuesday instead of Monday" for "came on Tuesday, not on Monday as agreed". */
function byInstead({ text }: Wording): readonly string[] {
  const found = NOT_ON.exec(text);
  if (found === null) return [];
  const [, what = '', on = '', not = ''] = found;
  return [
    `${what} on ${on} instead of ${not}`,
    `${what} on ${on} instead of on ${not}`,
    `${what} on ${on} rather than ${not}`,
    `${what} on ${on}, not on ${not}`,
    `${what} on ${on} and not on ${not}`,
  ];
}

export const MOVED_TURNS: readonly Rewriter[] = [
  { of: /\b(?:moved|instead|now|originally|not on|takes? place|held|scheduled)\b/u, write: byNewDay },
  { of: /\b(?:instead of|rather than|not on)\b/u, write: byInstead },
];
