/** What was put on another day, told as when it is: "takes place on Thursday instead of Tuesday" for "was moved from Tuesday to Thursday". */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

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

const EXTENDED = new RegExp(
  String.raw`^(The (?:[a-z]+ )?(?:deadline|closing date|due date|expiry date|end date|delivery date|release date|cut-off date|start date|opening date|date of [a-z]+|appointment|meeting|hearing)(?: for [^,;:]+?)?) (?:was|has been|is|had to be) (?:extended|moved|postponed|pushed back|put back|brought forward|deferred|changed|rescheduled|set back)(?: (?:by|from) [^,;:]+?)? (?:to|until) ${DAY}(?: because [^;]+| due to [^;]+)?$`,
  'u',
);

/** "The deadline is 17 June" for "the deadline was extended to 17 June", where nothing moves it again. */
function byExtension({ text, whole }: Wording): readonly string[] {
  const found = EXTENDED.exec(text);
  if (found === null || isLeftOpen(text.replace(/\buntil\b/u, ''))) return [];
  const moves = whole.match(
    /\b(?:extend|moved|postpone|push|put back|brought forward|defer|changed|reschedul|again)/giu,
  );
  if ((moves?.length ?? 0) > 1) return [];
  const [, what, to] = found;
  return [`${what} is ${to}`, `${what} is on ${to}`, `${what} is now ${to}`, `${what} is now on ${to}`];
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
  { of: /\bis\b/u, from: EXTENDED, write: byExtension, reorders: true },
  { of: /\b(?:moved|instead|now|originally|not on|takes? place|held|scheduled)\b/u, write: byNewDay },
  { of: /\b(?:instead of|rather than|not on)\b/u, from: NOT_ON, write: byInstead },
];
