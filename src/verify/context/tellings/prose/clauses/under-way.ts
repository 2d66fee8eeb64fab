/** What is being done told by its noun: "is being reviewed" for "is under review", "5,000 euros in damages" for "damages of 5,000 euros". */
import { gerund } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

/** Nouns of what goes on: the verb, and its participle. */
const GOING_ON: Readonly<Record<string, readonly (readonly [verb: string, done: string])[]>> = {
  investigation: [['investigate', 'investigated']],
  review: [['review', 'reviewed']],
  construction: [
    ['build', 'built'],
    ['construct', 'constructed'],
  ],
  repair: [['repair', 'repaired']],
  renovation: [['renovate', 'renovated']],
  consideration: [['consider', 'considered']],
  discussion: [['discuss', 'discussed']],
  development: [['develop', 'developed']],
  observation: [['observe', 'observed']],
};
const UNDER = new RegExp(
  String.raw`^([^,;:]{2,60}?) (is|are|was|were) (?:currently |still |now )?under (${Object.keys(GOING_ON).join('|')})(?: by ([^,;:]{2,50}?))?$`,
  'u',
);
const BEING = new RegExp(
  String.raw`^([^,;:]{2,60}?) (is|are|was|were) (?:currently |still |now )?being (${Object.values(GOING_ON)
    .flat()
    .map(([, done]) => done)
    .join('|')})(?: by ([^,;:]{2,50}?))?(?: and (?:is|are) (?:expected|due|scheduled) to [^,;:]{3,60})?$`,
  'u',
);

function byUnder({ text }: Wording): readonly string[] {
  if (isLeftOpen(text)) return [];
  const [under, being] = [UNDER.exec(text), BEING.exec(text)];
  if (under !== null) {
    const [, what = '', be = '', noun = '', by] = under;
    const many = by !== undefined && (/[^s]s$/u.test(by) || /\bpolice$/u.test(by));
    const is = /^(?:is|are)$/u.test(be) ? (many ? 'are' : 'is') : many ? 'were' : 'was';
    return GOING_ON[noun]!.flatMap(([verb, done]) => [
      `${what} ${be} being ${done}`,
      ...(by === undefined
        ? []
        : [`${what} ${be} being ${done} by ${by}`, `${capital(by)} ${is} ${gerund(verb)} ${lowered(what)}`]),
    ]);
  }
  if (being === null) return [];
  const [, what, be, done, by] = being;
  const nouns = Object.entries(GOING_ON).filter(([, verbs]) => verbs.some(([, one]) => one === done));
  return nouns.flatMap(([noun]) => [
    `${what} ${be} under ${noun}`,
    ...(by === undefined ? [] : [`${what} ${be} under ${noun} by ${by}`]),
  ]);
}

const SUM =
  'damages|compensation|costs|rent|taxes|interest|fines|bonuses|donations|fees|support|savings|prize money';
const OF_SUM = new RegExp(String.raw`\b(${SUM}) of (${MONEY})`, 'u');
const IN_SUM = new RegExp(String.raw`(${MONEY}) in (${SUM})\b`, 'u');

/** "5,000 euros in damages" for "damages of 5,000 euros". */
function bySum({ text, said }: Wording): readonly string[] {
  if (IN_SUM.test(said)) return OF_SUM.test(text) ? [text.replace(OF_SUM, '$2 in $1')] : [];
  return IN_SUM.test(text) ? [text.replace(IN_SUM, '$2 of $1')] : [];
}

const DAY = String.raw`((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? \d{1,2} \p{Lu}\p{Ll}+)?|\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?))`;
const SET_FOR = new RegExp(
  String.raw`^([^,;:]{0,40}\b(?:meeting|hearing|appointment|interview|exam|inspection|visit|session|lesson|operation|trial|match|concert|training|delivery|handover|viewing|call|workshop)(?: [^,;:]{2,40}?)?) (?:is|has been) (?:scheduled|set|arranged|fixed|booked) for ${DAY}((?: at [^,;:]+)?)$`,
  'u',
);

/** "The meeting is on 8 June" for "the meeting has been scheduled for 8 June". */
function bySchedule({ text }: Wording): readonly string[] {
  const found = SET_FOR.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what, day, at = ''] = found;
  const ends = [...new Set([at, ''])];
  return ends.flatMap((end) =>
    ['is on', 'takes place on', 'will take place on', 'will be on', 'is scheduled for', 'is due on'].map(
      (turn) => `${what} ${turn} ${day}${end}`,
    ),
  );
}

const MADE =
  /^([^,;:]{2,60}?) (?:made|has made) an? (full|complete|safe|quick|slow|late|early) (recovery|landing|return|escape|start)((?: (?:from|at|in|on|to) [^,;:]+)?)$/u;
const DID: Readonly<Record<string, string>> = {
  recovery: 'recovered',
  landing: 'landed',
  return: 'returned',
  escape: 'escaped',
  start: 'started',
};
const HOW: Readonly<Record<string, string>> = {
  full: 'fully',
  complete: 'completely',
  safe: 'safely',
  quick: 'quickly',
  slow: 'slowly',
  late: 'late',
  early: 'early',
};

/** "Landed safely" for "made a safe landing". */
function byMaking({ text }: Wording): readonly string[] {
  const found = MADE.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, who, how = '', noun = '', rest = ''] = found;
  const [did, adverb] = [DID[noun]!, HOW[how]!];
  return [
    `${who} ${did} ${adverb}${rest}`,
    `${who} ${adverb} ${did}${rest}`,
    `${who} has ${adverb} ${did}${rest}`,
  ];
}

export const UNDER_WAY: readonly Rewriter[] = [
  { of: /\bunder\b|\bbeing\b|\b(?:is|are|was|were) [a-z]+ing\b/u, write: byUnder },
  { of: new RegExp(String.raw`\b(?:${SUM})\b`, 'u'), write: bySum, reorders: true },
  {
    of: /\b(?:is|takes place|will take place|will be|scheduled|due)\b/u,
    from: SET_FOR,
    write: bySchedule,
    asks: true,
    reorders: true,
  },
  { of: /\b(?:recovered|landed|returned|escaped|started)\b/u, from: MADE, write: byMaking },
];
