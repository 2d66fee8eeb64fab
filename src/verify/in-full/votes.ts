/** How a vote ended and who voted how, by the lists of names behind its motion; and who chaired a meeting or was away. */

const VOTE =
  /\b(Motion|Proposal|Resolution)(?: \d+)?((?: to| that| on)? [^:.\n]{3,120}?)?[:.] ?(?:Proposed|Moved|Seconded)?[^:]{0,80}?(?:In favou?r|For): ([^.\n]{1,200})\.\s*(?:Against|Opposed): ([^.\n]{1,200})\.(?:\s*(?:Abstained|Abstentions?|Abstaining): ([^.\n]{1,200})\.)?(?:\s*(?:The )?(?:Motion |Proposal |Resolution )?(?:was )?(Carried|Passed|Approved|Adopted|Defeated|Rejected|Lost|Failed)\b)?/giu;
const PERSON =
  /^(?:(?:Mr|Ms|Mrs|Dr|Prof)\.? )?(?:\p{Lu}\. )?\p{Lu}[\p{L}'\u2019-]*(?: \p{Lu}[\p{L}'\u2019-]*){0,3}$/u;
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A vote with where it stands in its text. */
export interface Voted {
  readonly at: number;
  readonly sentences: readonly string[];
}

/** The votes of a text, each said in full. */
export function votesIn(text: string): readonly Voted[] {
  if (!/\bagainst: |\bopposed: /iu.test(text)) return [];
  return [...text.matchAll(VOTE)].flatMap((found): Voted[] => {
    const [, kind = '', about = '', yes = '', no = '', away, result] = found;
    const [ayes, noes] = [namesIn(yes), namesIn(no)];
    if (ayes === undefined || noes === undefined) return [];
    const motion = `the ${kind.toLowerCase()}${/^ (?:to|that|on) /u.test(about) ? about : ''}`;
    return [
      {
        at: found.index,
        sentences: told(motion, ayes, noes, away === undefined ? [] : (namesIn(away) ?? []), result),
      },
    ];
  });
}

function told(
  motion: string,
  ayes: readonly string[],
  noes: readonly string[],
  away: readonly string[],
  result: string | undefined,
): readonly string[] {
  const deed = / to (.+)$/u.exec(motion)?.[1];
  const passed = result === undefined ? undefined : /^(?:carried|passed|approved|adopted)$/iu.test(result);
  const count = `${word(ayes.length)} votes to ${word(noes.length)}`;
  const won = passed === undefined || passed !== ayes.length > noes.length ? [] : passed ? WON : LOST;
  const each = (names: readonly string[], way: string, verb: string): readonly string[] =>
    names.flatMap((name) => [`${name} ${way} ${motion}.`, `${name} ${verb} ${motion}.`]);
  const by = (names: readonly string[], way: string): readonly string[] =>
    names.length === 0
      ? [`Nobody voted ${way} ${motion}.`]
      : [
          `${capitalised(word(names.length))} ${names.length === 1 ? 'member' : 'members'} voted ${way} ${motion}.`,
        ];
  return [
    ...won.map((verb) => `The ${motion.slice(4)} ${verb}.`),
    ...won.map((verb) => `The ${motion.slice(4)} ${verb} by ${count}.`),
    ...(passed === true && deed !== undefined && won.length > 0 ? [`It was decided to ${deed}.`] : []),
    ...each(ayes, 'voted for', 'supported'),
    ...each(noes, 'voted against', 'opposed'),
    ...each(away, 'abstained on', 'abstained from voting on'),
    ...by(ayes, 'for'),
    ...by(noes, 'against'),
    ...(noes.length === 1 ? [`Only ${noes[0]} voted against ${motion}.`] : []),
  ];
}

const WON = ['was carried', 'passed', 'was passed', 'was approved', 'was adopted'];
const LOST = ['was rejected', 'was defeated', 'failed', 'was not carried'];
const word = (count: number): string => NUMBERS[count] ?? String(count);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function namesIn(list: string): readonly string[] | undefined {
  if (/^(?:none|nobody|0|-)$/iu.test(list.trim())) return [];
  const names = list.trim().split(/,? and |, */u);
  return names.every((name) => PERSON.test(name)) ? names : undefined;
}

const LISTED =
  /(?:^|[.;\n]\s*)(Present|In attendance|Attendees|Attending|Apologies(?: for absence)?(?: from)?|Absent|Excused|Regrets|Chair(?:ed by|man|woman|person)?): ((?:[^.;\n]|(?<=\b\p{Lu})\.){2,300})/gu;
const WITH_ROLE =
  /^(.+?) \((chair(?:man|woman|person)?|in the chair|minutes|notes|note[- ]taker|minute[- ]taker|secretary|treasurer)\)$/iu;

/** Who was there, chaired, took the minutes or was away, by the lists that minutes open with. */
export function attendanceIn(text: string): readonly Voted[] {
  if (!/\b(?:Present|In attendance|Attendees|Attending|Apologies|Absent|Excused|Regrets|Chair)\b/u.test(text))
    return [];
  return [...text.matchAll(LISTED)].flatMap((found): Voted[] => {
    const [, label = '', list = ''] = found;
    const people = list
      .trim()
      .split(/,? and |, */u)
      .map((one) => one.trim());
    const sentences = people.flatMap((one) => {
      const [, named, role] = WITH_ROLE.exec(one) ?? [];
      const name = (named ?? one).replace(/ \([^()]*\)$/u, '');
      const reason = WHY.exec(one)?.[1]?.toLowerCase();
      // Who came late was there, and who chaired until eight o'clock did not chair it all.
      const isInPart = IN_PART.test(one);
      const why = reason === 'sick' || reason === 'ill' ? 'illness' : reason?.replace(/^on /u, '');
      if (!PERSON.test(name)) return [];
      if (isInPart && !/^(?:Present|In attendance|Attend)/u.test(label)) return [];
      if (/^Chair/u.test(label)) return chairing(name);
      if (/^(?:Apologies|Absent|Excused|Regrets)/u.test(label))
        return [
          `${name} was absent.`,
          `${name} did not attend.`,
          `${name} did not attend the meeting.`,
          `${name} was not present.`,
          `${name} missed the meeting.`,
          `${name} was not at the meeting.`,
          `${name} could not attend.`,
          ...(why === undefined
            ? []
            : [`${name} was absent because of ${why}.`, `${name} missed the meeting because of ${why}.`]),
          ...(/^Apol/u.test(label)
            ? [`${name} sent apologies.`, `${name} apologised for not attending.`]
            : []),
        ];
      return [
        `${name} attended the meeting.`,
        `${name} was present.`,
        ...(role === undefined
          ? []
          : /chair/iu.test(role)
            ? chairing(name)
            : /minut|note/iu.test(role)
              ? [`${name} took the minutes.`, `${name} took the notes.`]
              : [`${name} is the ${role.toLowerCase()}.`]),
      ];
    });
    return sentences.length === 0 ? [] : [{ at: found.index + found[0].length - 1, sentences }];
  });
}

const IN_PART =
  /\((?:[^()]* )?(?:late|later|until|till|from|to|part|partly|left|leaving|arriv\p{L}+|item|items|first|remote(?:ly)?|online|by phone)\b[^()]*\)/iu;

/** "Kim (sick)": why somebody was away. */
const WHY = / \((?:because of )?(sick|ill|illness|on leave|holiday|on holiday|travelling|travel)\)$/iu;

const chairing = (name: string): readonly string[] => [
  `${name} chaired the meeting.`,
  `${name} was the chair.`,
  `The meeting was chaired by ${name}.`,
];
