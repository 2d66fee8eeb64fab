/** What notes of one person say of him in the short forms of their kind: his age, what he has and takes, what was found and is planned. */
import { capital } from '../context/tellings/words.ts';
import { FORMER, LASTING, NO_DRUG } from './former.ts';

const AGE =
  /^(?:[^,]{2,60}, )?(?:aged? )?(\d{1,3}) ?(?:-year-old|[ -]years?[ -]old|y\/?o|yrs?|years|y)?(?:,? (male|female|man|woman|boy|girl))?(?=,|\.|$| (?:presents?|presented|with|who|admitted|seen|on|known)\b)/iu;
const ADULT = 18;

const AGE_BEHIND_NAME = /^(?:Mrs?|Ms|Miss)\.? [^,\d]{2,40}, (\d{1,3})(?=,|$)/u;

/** "58 y, male": his age, and that he is a man. */
export function ageIn(text: string, who: string): readonly string[] {
  const bare = AGE_BEHIND_NAME.exec(text)?.[1];
  if (bare !== undefined) return [`${who} is ${bare} years old`, `${who} was ${bare} years old`];
  const found = AGE.exec(text);
  if (
    found === null ||
    !/\d ?(?:-year|[ -]years|y)|aged? \d|\d,? (?:male|female|man|woman|boy|girl)/iu.test(found[0])
  )
    return [];
  const [, years = '', sex] = found;
  const young = Number(years) < ADULT;
  const noun =
    sex === undefined
      ? undefined
      : /^(?:male|man|boy)$/iu.test(sex)
        ? young
          ? 'boy'
          : 'man'
        : young
          ? 'girl'
          : 'woman';
  return [
    `${who} is ${years} years old`,
    `${who} was ${years} years old`,
    ...(noun === undefined
      ? []
      : [
          `${who} is a ${years}-year-old ${noun}`,
          `${who} is a ${noun}`,
          `${who} is ${noun === 'man' || noun === 'boy' ? 'male' : 'female'}`,
        ]),
  ];
}

type Way = readonly [pattern: RegExp, say: (found: RegExpExecArray, who: string) => readonly string[]];

const DRUG = String.raw`(\p{L}[\p{L}-]{3,}(?: \p{L}[\p{L}-]+)?(?: \d[\d.,]* ?(?:mg|mcg|g|ml|units?|IU|%)\b)?(?:,? .*)?)`;

const WAYS: readonly Way[] = [
  [
    /^(?:presents?|presented|presenting|complains?|complained|complaining) (?:with|of) (.+?)((?: for| since| over) .+)?$/iu,
    ([, what = '', time = ''], who) => {
      const thing = what.replace(/^(?:an? )?(?:\d+-(?:day|week|month|year)|short|long) history of /u, '');
      return [
        ...['has had', 'had', 'has'].map((have) => `${who} ${have} ${thing}${time}`),
        ...(time === '' ? [] : [`${who} has had ${thing}`]),
        `${who} presented with ${what}${time}`,
        `${who} complained of ${what}${time}`,
        `${who} came with ${what}${time}`,
      ];
    },
  ],
  [
    new RegExp(String.raw`^(?:on|takes?|taking|medications?:|medication:|meds:) ${DRUG}$`, 'iu'),
    ([, drug = ''], who) =>
      NO_DRUG.test(drug) || FORMER.test(drug)
        ? []
        : [`${who} takes ${drug}`, `${who} is taking ${drug}`, `${who} is on ${drug}`],
  ],
  [
    new RegExp(String.raw`^(?:started|commenced|put) on ${DRUG}$`, 'iu'),
    ([, drug = ''], who) =>
      [
        'was started on',
        'was put on',
        'was prescribed',
        'was given',
        'has been put on',
        'has been prescribed',
      ].map((verb) => `${who} ${verb} ${drug}`),
  ],
  [
    new RegExp(String.raw`^(?:prescribed|given) ${DRUG}$`, 'iu'),
    ([, drug = ''], who) =>
      ['was prescribed', 'was given', 'has been prescribed', 'was put on'].map(
        (verb) => `${who} ${verb} ${drug}`,
      ),
  ],
  [
    /^(ex|non|former|current|heavy|never)?[- ]?smoker(?:,? (?:stopped|quit|gave up)(?: smoking)?(?: in)? (\d{4}|.+ ago))?$/iu,
    ([, kind = '', when], who) => {
      const of = kind.toLowerCase();
      if (of === 'non' || of === 'never') return [`${who} is a non-smoker`, `${who} does not smoke`];
      if (of === 'ex' || of === 'former')
        return [
          `${who} is an ex-smoker`,
          `${who} is a former smoker`,
          `${who} used to smoke`,
          `${who} has stopped smoking`,
          ...(when === undefined
            ? []
            : ['stopped', 'quit', 'gave up'].map(
                (verb) =>
                  `${who} ${verb} smoking ${/^\d/.test(when) && !/ago/.test(when) ? 'in ' : ''}${when}`,
              )),
        ];
      return [`${who} is a ${of === '' ? '' : `${of} `}smoker`, `${who} smokes`];
    },
  ],
  [
    /^allergic to ([^()]+?)(?: \(([^()]+)\))?$/iu,
    ([, what = '', how], who) => [
      `${who} is allergic to ${what}`,
      `${who} has an allergy to ${what}`,
      ...(how === undefined || / /.test(how.trim())
        ? []
        : [
            `${capital(what)} gives ${objectOf(who)} a ${how}`,
            `${capital(what)} causes a ${how}`,
            `${who} gets a ${how} from ${what}`,
          ]),
    ],
  ],
  [
    /^allerg(?:y|ies): ([^()]+?)(?: \([^()]+\))?$/iu,
    ([, what = ''], who) =>
      /^(?:none|nil|no |nkda|not)/iu.test(what)
        ? [`${who} has no known allergies`, `${who} has no allergies`]
        : [
            `${who} is allergic to ${what}`,
            ...what.split(/, | and /u).map((one) => `${who} is allergic to ${one}`),
          ],
  ],
  [
    /^(?:no known|nil known) (?:drug )?allergies$|^NKDA$/iu,
    (_found, who) => [`${who} has no known allergies`, `${who} has no known drug allergies`],
  ],
  [
    /^(?:to )?(?:review|follow[- ]?up|return|recheck|repeat|see again|recall|come back)(?: (?:visit|appointment))? (in .+|on .+|after .+|next .+)$/iu,
    ([, when = ''], who) => [
      `${who} is to be reviewed ${when}`,
      `${who} is to be seen again ${when}`,
      `${who} will be seen again ${when}`,
      `${who} is to come back ${when}`,
      `${who} is to return ${when}`,
      `A review is planned ${when}`,
      `A follow-up is planned ${when}`,
    ],
  ],
  [
    /^(?:referred|referral) to ((?:the )?\p{L}+(?: \p{L}+)?)(?: (?:for|regarding) (.+))?$/iu,
    ([, where = '', why], who) => [
      `${who} was referred to ${where}${why === undefined ? '' : ` for ${why}`}`,
      `${who} has been referred to ${where}`,
      ...specialist(where).map((one) => `${who} was referred to a ${one}`),
    ],
  ],
  [
    /^(?:advised|told|asked|instructed|encouraged|recommended|counselled) (not )?to (.+)$/iu,
    ([, not = '', deed = ''], who) =>
      ['advised', 'told']
        .map((verb) => `${who} was ${verb} ${not}to ${deed}`)
        .concat(`${who} should ${not}${deed}`),
  ],
  [
    /^(?:[^,]{2,60}, (?:aged? )?\d{1,3},? )?(admitted|discharged)( .+)?$/iu,
    ([, done = '', rest = ''], who) => {
      const when = rest
        .replace(/^ (?=\d{1,2} \p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u, ' on ')
        .replace(/^ home (?=\d)/u, ' home on ');
      const day = /^ (?:home )?on [\p{L}\d]+ \p{L}+(?: \d{4})?/u.exec(when)?.[0];
      const verb = done.toLowerCase();
      const cause =
        /^(?: (?:home )?on [\p{L}\d]+ \p{L}+(?: \d{4})?)? (after|because of|due to|for|with|following) (.+)$/u.exec(
          when,
        );
      return [
        `${who} was ${verb}${when}`,
        ...(day === undefined ? [] : [`${who} was ${verb}${day}`]),
        ...(cause === null ? [] : [`${who} was ${verb} ${cause[1]} ${cause[2]}`]),
        ...(cause !== null && /^(?:an? )?fall/u.test(cause[2]!)
          ? [`${who} fell${cause[2]!.replace(/^(?:an? )?fall/u, '')}`]
          : []),
      ];
    },
  ],
  [
    /^(\p{L}[\p{L}-]{3,}(?: \d+ ?mg)?) (stopped|discontinued|withheld)( (?:because of|due to|after|on|for) .+)?$/iu,
    ([, drug = '', , why = ''], who) => [
      `${drug} was stopped${why}`,
      `${who} no longer takes ${drug.charAt(0).toLowerCase()}${drug.slice(1)}`,
      `${who} stopped taking ${drug.charAt(0).toLowerCase()}${drug.slice(1)}`,
    ],
  ],
  [
    /^(?:(?:X-?ray|CT|MRI|Scan|Radiograph|Imaging|Results?|Findings?|Diagnosis|Impression|Injur(?:y|ies)|Conclusion)(?: [\p{Ll} ]{2,20})?: )?(?:fracture|break) of (?:the |a )?(.+)$/iu,
    ([, what = ''], who) => [
      `${who} has a fracture of the ${what}`,
      `${who} fractured the ${what}`,
      `${who} broke the ${what}`,
      `${who} has broken the ${what}`,
      `${who} broke ${whoseOf(who)} ${what}`,
    ],
  ],
  [
    /^(.+?), (?:well |poorly |partly )?(controlled|treated|managed) (by|with) (.+)$/iu,
    ([, what = '', done, by, how], who) => [
      `${who} has ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
      `The ${what.charAt(0).toLowerCase()}${what.slice(1)} is ${done} ${by} ${how}`,
      `${who} has ${what.charAt(0).toLowerCase()}${what.slice(1)}, which is ${done} ${by} ${how}`,
    ],
  ],
  [
    /^walks with (an?|two) (.+)$/iu,
    ([, number, aid], who) => [
      `${who} walks with ${number} ${aid}`,
      `${who} uses ${number} ${aid}`,
      `${who} uses ${number} ${aid} to walk`,
    ],
  ],
  [
    /^(type [12] diabetes|diabetes|asthma|hypertension|high blood pressure|epilepsy|migraine|arthritis|depression|anaemia|COPD|heart failure|atrial fibrillation|\p{L}+itis)(?: since (.+))?$/iu,
    ([, what = '', since], who) => {
      const name = /^[A-Z]{2,}/.test(what) ? what : what.toLowerCase();
      return [
        `${who} has ${name}`,
        `${who} suffers from ${name}`,
        ...(since === undefined ? [] : [`${who} has had ${name} since ${since}`]),
      ];
    },
  ],
  [
    /^denies (.+)$/iu,
    ([, what = ''], who) => [
      `${who} denies ${what}`,
      `${who} has no ${what}`,
      ...what.split(/,? or |, | and /u).map((one) => `${who} denies ${one}`),
    ],
  ],
  [
    /^(known|history of|hx of|pmh:?|past medical history:?|background of) (.+)$/iu,
    ([, how = '', what = ''], who) =>
      FORMER.test(what)
        ? []
        : [what, ...what.split(/, | and /u)].flatMap((one) => [
            ...(/^(?:history|hx)/iu.test(how) ? [`${who} has a history of ${one}`] : []),
            // An operation or a past illness is not had now.
            ...(/^known/iu.test(how) || LASTING.test(one.trim()) ? [`${who} has ${one}`] : []),
          ]),
  ],
  [
    /^(?:lives|works|smokes|drinks|sleeps|walks) .+$/iu,
    ([whole], who) => [`${who} ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`],
  ],
];

const whoseOf = (who: string): string => (who === 'He' ? 'his' : who === 'She' ? 'her' : 'the');

const objectOf = (who: string): string =>
  who === 'He' ? 'him' : who === 'She' ? 'her' : who.replace(/^The /u, 'the ');

/** Who works in a branch of medicine. */
function specialist(where: string): readonly string[] {
  const found = /^(?:the )?(\p{L}+?)(?:ology|y)$/iu.exec(where);
  if (found === null) return /physio(?:therapy)?$/iu.test(where) ? ['physiotherapist'] : [];
  return /ology$/iu.test(where)
    ? [`${where.slice(0, -1).toLowerCase()}ist`]
    : /therapy$/iu.test(where)
      ? [`${where.slice(0, -1).toLowerCase()}ist`]
      : [];
}

const PLAN = /^(?:plan|treatment|recommendations?|management|advice|rx): (.+)$/iu;
const DOSED = /^((?:\p{L}[\p{L}-]{3,} )\d[\d.,]* ?(?:mg|mcg|g|ml|units?|drops|puffs?|tablets?)\b.*)$/u;

/** "Plan: naproxen 500 mg twice daily, no heavy lifting": what he is to take and to leave. */
export function planned(line: string, who: string): readonly string[] {
  const plan = PLAN.exec(line)?.[1];
  if (plan === undefined) return [];
  return plan.split(/, (?:and )?|; /u).flatMap((piece) => {
    const drug = DOSED.exec(piece)?.[1];
    if (drug !== undefined)
      return [`${who} is to take ${drug}`, `${who} was prescribed ${drug}`, `${who} should take ${drug}`];
    const not = /^no (\p{L}.*)$/iu.exec(piece)?.[1];
    if (not !== undefined)
      return [`${who} should avoid ${not}`, ...(/ing$/u.test(not) ? [`${who} should not do ${not}`] : [])];
    return [`The plan is ${piece}`, ...clinical(piece, who)];
  });
}

/** What one piece of such a note says of its person. */
export function clinical(text: string, who: string): readonly string[] {
  for (const [pattern, say] of WAYS) {
    const found = pattern.exec(text);
    if (found !== null) return say(found, who);
  }
  return [];
}
