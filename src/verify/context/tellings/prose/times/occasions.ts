/** What took place, named only as the occasion of something else, and what was put off until some day. */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const DAY = String.raw`(?:on |in |at |last |this |earlier |yesterday|today)[^,;]*`;
const HELD =
  'inspection|audit|meeting|hearing|interview|review|visit|examination|election|vote|inquiry|investigation|test|drill|ceremony|training|workshop|survey|auction|trial|check|operation|procedure|incident|accident|fire|outage|failure|crash|collision|explosion|leak|breach|attack|theft|burglary|storm|flood|strike|inspections|talks';
const AFTER = new RegExp(
  String.raw`^(?:following|after|during|at|before|as a result of|because of|due to) (an?|the|its|his|her|their|our) ((?:[a-z-]+ ){0,2}(?:${HELD}))((?: (?:of|at|in|into|with) [^,;]+?)?)((?: ${DAY})?), (?=\S)`,
  'iu',
);

/** "An inspection took place on 9 April" for "following an inspection on 9 April, the lift was stopped". */
function byOccasion({ text, said }: Wording): readonly string[] {
  const found = AFTER.exec(text);
  if (found === null || OPEN.test(text) || !PAST.test(text)) return [];
  const [, , noun = '', of = '', when = ''] = found;
  const verb = TOOK_PLACE.exec(said)?.[0];
  if (verb === undefined) return [];
  const many = /s$/.test(noun) && !/ss$/.test(noun);
  const own = many ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
  if (/^there/i.test(verb)) return [`There ${many ? 'were' : 'was'} ${own}${of}${when}`];
  return [`${capital(own)}${of} ${verb}${when}`, `The ${noun}${of} ${verb}${when}`];
}

/** It happened: a rule tells of each such occasion. */
const PAST = /\b(?:was|were|had|did|has been|have been|\p{Ll}{3,}ed)\b/u;
const TOOK_PLACE = /\b(?:took place|was held|was carried out|happened|occurred|there (?:was|were))\b/i;

const PUT_OFF =
  /^(.*\b(?:postponed|adjourned|deferred|delayed|put off|pushed back|extended|prolonged|shelved|rescheduled|suspended)\b[^,;]*?) (?:until|till|to) (?!(?:the )?(?:end|date) of\b)([^,;]+)$/u;
const OFF =
  /\b(?:postponed|adjourned|deferred|delayed|put (?:[a-z' ]+ )?off|pushed back|extended|prolonged|shelved|rescheduled)\b/;

/** "The vote was postponed" for "the vote was postponed until Friday". */
function byPuttingOff({ text, said }: Wording): readonly string[] {
  const found = PUT_OFF.exec(text);
  if (
    found === null ||
    OPEN.test(found[1]!) ||
    /\b(?:until|till|to) \S+/.test(said.replace(/^.*?\b(?:off|ed)\b/u, ''))
  )
    return [];
  return [found[1]!];
}

const AFTER_IT =
  /^([^,;]+?) after ((?:an?|the|two|three|several|his|her|its|their|one of the) [^,;]+? (?:\p{L}+ed|went|broke|came|fell|left|got|took|gave|found|lost|made|sent|ran|began|burst|caught|hit|struck|was|were|had) ?[^,;]*)(?:[;,] .*)?$/u;

/** "A detector went off" for "the room was evacuated after a detector went off". */
function byAfter({ text }: Wording): readonly string[] {
  const found = AFTER_IT.exec(text);
  // A rule tells of each time.
  if (found === null || OPEN.test(text) || !PAST.test(found[1]!)) return [];
  return /\b(?:will|shall|must|may|can|is|are)\b/u.test(found[1]!) ? [] : [capital(found[2]!)];
}

export const OCCASIONS: readonly Rewriter[] = [
  { of: TOOK_PLACE, from: AFTER, write: byOccasion },
  { of: OFF, from: PUT_OFF, write: byPuttingOff, reorders: true },
  { of: /\S/, from: AFTER_IT, write: byAfter, reorders: true },
];
