/** When something is due, ends, is put off or takes place, in the turns of a claim. */

import { gerund, participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { asClaimed, capital, lower, minuteOf } from '../../words.ts';
import { MUST, OPEN, type Rewriter } from '../types.ts';

const COMING =
  /\b(?:ordered|sent|dispatched|shipped|requested|bought|arranged|booked|purchased|posted|despatched)(?: him| her| them| the \p{Ll}+)? (an?|the|two|three|four|five|\d+) ([^,;]+?)(?: (?:for|from|to) [^,;]+?)?,? (?:(?:which|that) (?:is|are) |and (?:it|they) (?:is|are) )?(?:to|due to|expected to|scheduled to|should) (arrive|come|be delivered|reach [^,;]+?)( (?:on|by|in|at|before|within|next|tomorrow)[^,;]*)/u;

/** "The router is due on Thursday" for "ordered a router, to arrive on Thursday". */
function byArrival({ text }: Wording): readonly string[] {
  const found = COMING.exec(text);
  if (found === null || OPEN.test(found[0].replace(/ (?:should)\b/, ''))) return [];
  const [, count = '', what = '', verb = '', when] = found;
  const many = /^(?:two|three|four|five|\d)/.test(count) || /[^s]s$/.test(what);
  const be = many ? 'are' : 'is';
  const subject = /^(?:an?|the)$/.test(count) ? `The ${what}` : `The ${count} ${what}`;
  return [
    `${subject} ${be} due${when}`,
    `${subject} ${be} due to ${verb}${when}`,
    `${subject} ${be} to ${verb}${when}`,
    `${subject} ${be} expected${when}`,
    `${subject} ${be} expected to ${verb}${when}`,
    `${subject} should ${verb}${when}`,
  ];
}

const UNTIL = /^(.+?) ha(?:s|ve) (until|till) ([^,;]+?) to ([a-z]+(?: out)?) ([^,;]+)$/u;

/** What somebody has time for because he may do it, and need not. */
const RIGHT =
  /^(?:return|cancel|vote|object|appeal|withdraw|opt|claim|apply|exchange|book|join|register|renew|bid|upgrade|switch|redeem|use|enrol|enroll|change|comment|request|complain|exercise|buy|order|reconsider|accept|contest|dispute)\b/u;

/** "Must be repaired by 30 May" for "has until 30 May to repair it"; who has until then to object need not. */
function byUntil({ text, said }: Wording): readonly string[] {
  const found = UNTIL.exec(text);
  if (found === null) return [];
  const [, who, , day, verb = '', what = ''] = found;
  if (RIGHT.test(verb)) return deadline(said, verb, what, day!);
  const [first = '', ...rest] = verb.split(' ');
  const done = [participleOf(first), ...rest].join(' ');
  const must = MUST.exec(said)?.[0] ?? 'must';
  return [
    `${who} ${must} ${verb} ${what} by ${day}`,
    `${capital(what)} ${must} be ${done} by ${day}`,
    ...deadline(said, verb, what, day!),
  ];
}

const DUE_BY =
  /^(.+?) (?:must|has to|have to|needs? to|(?:is|are) required to|should) (be )?([a-z]+)(?: (out|in|up))?(?: ([^,;]*?))?,? (?:by|no later than|before|until) ((?:the )?(?:end of )?(?:\d|noon|midnight|\p{Lu})[^,;]*)$/u;
const DEADLINE = /\b(?:deadline|last day|closing date|cut-off date)\b/;

/** "The deadline for applying is 3 May" for "applicants must apply by 3 May". */
function byDeadline({ text, said, lexicon }: Wording): readonly string[] {
  const found = DUE_BY.exec(text);
  if (found === null || /\bnot\b/.test(text)) return [];
  const [, who = '', be, verb = '', , what = '', day] = found;
  const lemma = be === undefined ? verb : lexicon.lemma(verb, 'v');
  return deadline(said, lemma, be === undefined ? what : who, day!);
}

function deadline(said: string, verb: string, what: string, day: string): readonly string[] {
  const noun = DEADLINE.exec(said)?.[0];
  if (noun === undefined) return [];
  const doing = gerund(verb);
  const object = what.replace(/^(?:The|An?|All|Your) /, (word) => word.toLowerCase());
  return [
    `The ${noun} for ${doing} ${object} is ${day}`,
    `The ${noun} for ${doing} is ${day}`,
    `The ${noun} to ${verb} ${object} is ${day}`,
    `The ${noun} for ${object} is ${day}`,
  ];
}

const TERM =
  '(?:contract|lease|agreement|policy|licen[cs]e|permit|warranty|guarantee|subscription|offer|membership|tenancy|visa|trial|season|exhibition|sale|insurance|deal|ticket|pass|quote|cover|term)';
const ENDS = new RegExp(
  String.raw`\b(${TERM}(?: [\w-]+)?) (?:ends on|expires on|runs out on|runs until|runs to|lasts until|is valid until|is in force until|ends|expires|terminates on) (?=\d|\p{Lu}|the end)`,
  'iu',
);
const ENDING =
  /\b(?:ends on|expires on|runs out on|runs until|runs to|lasts until|is valid until|is in force until|ends|expires|terminates on)(?= (?:\d|\p{Lu}|the end))/u;

/** "Runs until 30 September" for "ends on 30 September", of what has a term. */
function byEnd({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [ENDING.exec(said)?.[0], ENDS.exec(text)];
  if (ours === undefined || theirs === null || /\b(?:not|never)\b/.test(text.slice(0, theirs.index)))
    return [];
  return [text.replace(ENDING, ours)];
}

const SPAN = String.raw`((?:an?|one|two|three|four|five|six|seven|eight|nine|ten|fourteen|\d+) (?:working |full )?(?:minutes?|hours?|days?|weeks?|months?|years?))`;
const MOVED = new RegExp(
  String.raw`^(.+?) (?:is|are|was|were|has been|have been|will be) (?:now )?(?:planned|scheduled|set|fixed|moved|rescheduled|due|held|taking place|take place|to take place)\b[^;]*?,? ${SPAN} (later|earlier) than (?:(?:originally |first |initially )?(?:planned|scheduled|announced|agreed|said|intended|expected)|(?:we|they|he|she|it) (?:had )?(?:first |originally )?(?:planned|said|announced|agreed|thought))`,
  'u',
);
const PUT_OFF =
  /\b(put off|postponed|delayed|pushed back|moved back|brought forward|moved forward|moved up)\b/;

/** "Has been put off by a week" for "is now planned for Saturday, a week later than we first said". */
function byMoving({ text, said }: Wording): readonly string[] {
  const [found, turn] = [MOVED.exec(text), PUT_OFF.exec(said)?.[0]];
  if (found === null || turn === undefined) return [];
  const [, what, length, way] = found;
  if ((way === 'earlier') !== /forward|up/.test(turn)) return [];
  return ['has been', 'was', 'is']
    .filter((be) => said.includes(` ${be} `))
    .map((be) => `${what} ${be} ${turn} by ${length}`);
}

const HOURS =
  /\bfrom (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?) (?:to|until|till) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?)(?![\d.:]|\s*(?:euros?|dollars?|people|percent|%|January|February|March|April|May|June|July|August|September|October|November|December|days|weeks|months|years))/u;

/** "For four hours" for "from 6 am to 10 am". */
function byHours({ text, scene }: Wording): readonly string[] {
  const found = HOURS.exec(text);
  if (found === null || !/[:.ap]/.test(`${found[1]}${found[2]}`)) return [];
  // Of two spells neither is all of it.
  if (HOURS.test(text.slice(found.index + found[0].length))) return [];
  const [from, to] = [
    minuteOf(found[1]!.replace(/\.(?=m)/g, '')),
    minuteOf(found[2]!.replace(/\.(?=m)/g, '')),
  ];
  // Where only the later time has its half of the day, the earlier one may be in the same or the other.
  if (
    from === undefined ||
    to === undefined ||
    to <= from ||
    /[ap]/.test(found[1]!) !== /[ap]/.test(found[2]!)
  )
    return [];
  const hours = (to - from) / 60;
  if (!Number.isInteger(hours)) return [];
  return [
    text.replace(found[0], `for ${asClaimed(scene.claim, hours, 'hours')} hour${hours === 1 ? '' : 's'}`),
  ];
}

const PLANNED =
  /\b(is|are) (?:now |currently |provisionally )?(planned|scheduled|set|due|fixed|arranged|booked|expected)( for| on| to take place on| to be held on| to happen on)(?= (?:the |\d|\p{Lu}|next |tomorrow))/u;
const WILL = /\b(?:will|is to|are to) (?:now )?(?:take place|be held|happen) on(?= )/u;

/** "Is due to take place on 8 August" for "is now planned for 8 August" or "will take place on 8 August". */
function byPlan({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [PLANNED.exec(said)?.[0], PLANNED.exec(text)?.[0] ?? WILL.exec(text)?.[0]];
  if (ours === undefined || theirs === undefined || ours === theirs) return [];
  const told = text.replace(theirs, ours);
  return [told, told.replace(/,? an? \p{L}+ (?:later|earlier) than .*$/u, '')];
}

const FIRST_FREE = new RegExp(
  String.raw`^(.+?) (is|are) free(?: of charge)? for the first ${SPAN.replace('an?|one|', '')}(?:[;,] ?(?:and |but )?(?:after that|thereafter|afterwards|then),? (?:it|they) (costs?) ([^;,]+))?$`,
  'iu',
);

/** "The first two hours of parking are free" for "parking is free for the first two hours". */
function byFirst({ text }: Wording): readonly string[] {
  const found = FIRST_FREE.exec(text);
  if (found === null) return [];
  const [, what = '', , length, cost, price] = found;
  const thing = lower(what);
  return [
    `The first ${length} are free`,
    `The first ${length} of ${thing} are free`,
    `The first ${length} cost nothing`,
    ...(price === undefined
      ? []
      : [
          `After the first ${length}, ${thing} ${cost} ${price}`,
          `${what} ${cost} ${price} after the first ${length}`,
        ]),
  ];
}

const FROM_TO =
  /^(.+?) (is|are|runs?|lasts?|goes|go) from ((?:\d|noon|midnight|\p{Lu}).*?) (?:to|until|till) ((?:\d|noon|midnight|\p{Lu})[^,;]*?)$/u;
const ENDS_AT = /\b(begins?|starts?|ends?|finish(?:es)?|opens?|closes?) (at|on)\b/;

/** "Quiet hours begin at 10 pm" for "quiet hours are from 10 pm to 7 am". */
function byEnds({ text, said }: Wording): readonly string[] {
  const [found, ours] = [FROM_TO.exec(text), ENDS_AT.exec(said)];
  if (found === null || ours === null) return [];
  const first = /^(?:begin|start|open)/.test(ours[1]!);
  const [from, to] = [found[3]!, found[4]!];
  // "From 3 to 7 July": the first has the month of the second.
  const month = / (\p{Lu}\p{L}+(?: \d{4})?)$/u.exec(to)?.[1];
  const half = / ?([ap]\.?m\.?)$/.exec(to)?.[1];
  const opening = /^\d{1,2}$/.test(from)
    ? month !== undefined
      ? `${from} ${month}`
      : half !== undefined
        ? undefined
        : from
    : from;
  const at = first ? opening : to;
  return at === undefined ? [] : [`${found[1]} ${ours[0]} ${at}`];
}

const SHIFTED =
  /^(.+?) (?:has been|was|is|had to be|have been|were) (?:moved|shifted|rescheduled|postponed|put off|put back|brought forward) from ([^,;]+?) to ([^,;]+?)(?:, (?:\d[^,;]*?))?(?:,? (?:because|as|since|due to|owing to)\b.*)?$/u;
const DAY_ORDER = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** "Was originally planned for Tuesday", "has been put off until Thursday" for "has been moved from Tuesday to Thursday". */
function byShift({ text }: Wording): readonly string[] {
  const found = SHIFTED.exec(text);
  if (found === null) return [];
  const [, what = '', from = '', to = ''] = found;
  const [first, second] = [from, to].map((day) => DAY_ORDER.indexOf(day.slice(0, 3)));
  const later = first! >= 0 && second! > first!;
  const was = ['originally', 'first', 'initially'].flatMap((once) => [
    `${what} was ${once} planned for ${from}`,
    `${what} was ${once} scheduled for ${from}`,
  ]);
  const off = later ? ['put off', 'postponed'] : [];
  return [
    ...was,
    `${what} is now on ${to}`,
    `${what} will take place on ${to}`,
    `${what} takes place on ${to}`,
    `${what} will now take place on ${to}`,
    ...off.flatMap((turn) => [
      `${what} has been ${turn} until ${to}`,
      `${what} has been ${turn} to ${to}`,
      `${what} was ${turn} to ${to}`,
    ]),
  ];
}

const NEXT =
  /^(?:The|Our|Its|Their) next (meeting|session|sitting) (?:is|will be|will be held|takes place|is planned|is scheduled)(?: for)? ((?:on )?[^,;]+)$/u;
const MET =
  /\b(The (?:board|committee|council|panel|group|team|club|commission|jury|parliament|assembly|working group)) (?:has )?met\b/u;

/** "The committee will meet again on 11 March" for "the next meeting is on 11 March". */
function byNext({ text, whole }: Wording): readonly string[] {
  const [found, who] = [NEXT.exec(text), MET.exec(whole)?.[1]];
  if (found === null || who === undefined) return [];
  const day = /^(?:on|in|at|next) /.test(found[2]!) ? found[2] : `on ${found[2]}`;
  return [`${who} will meet again ${day}`, `${who} will meet ${day}`, `${who} meets again ${day}`];
}

export const DATES: readonly Rewriter[] = [
  {
    of: /\b(?:due|expected|arrives?|to be delivered|should)\b/,
    from: COMING,
    write: byArrival,
    reorders: true,
  },
  { of: new RegExp(`${MUST.source}|${DEADLINE.source}`), write: byUntil, reorders: true },
  { of: DEADLINE, from: DUE_BY, write: byDeadline },
  { of: ENDING, write: byEnd },
  { of: PUT_OFF, write: byMoving },
  {
    of: /\bfor (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) hours?\b/,
    from: HOURS,
    write: byHours,
  },
  { of: PLANNED, write: byPlan, reorders: true },
  { of: ENDS_AT, write: byEnds, reorders: true },
  {
    of: /\b(?:planned|scheduled|put off|postponed|take place|takes place|now on)\b/,
    from: SHIFTED,
    write: byShift,
    reorders: true,
  },
  { of: /\bmeets?\b/, write: byNext, reorders: true },
  { of: /\bfirst\b/, from: FIRST_FREE, write: byFirst, reorders: true },
];
