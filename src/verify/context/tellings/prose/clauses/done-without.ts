/** What there is not of something, or is not needed: "no complications" for "was without complications", "if the token is missing" for "without a token". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const FREE_OF =
  /^([^,;:]{2,60}?) (was|were|is|are|went|passed|ended|went off|passed off) (?:entirely |completely )?(?:without|free of|free from) (?:any |further )?([\p{Ll}-]+s|incident|delay|difficulty|damage|trouble|pain|fever)$/u;

function byNone({ text }: Wording): readonly string[] {
  const found = FREE_OF.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', verb = '', none = ''] = found;
  const past = !/^(?:is|are)$/u.test(verb);
  const be = `${past ? (/[^s]s$/u.test(none) ? 'were' : 'was') : /[^s]s$/u.test(none) ? 'are' : 'is'}`;
  return [
    ...['', ` during ${lowered(what)}`, ` in ${lowered(what)}`, ` with ${lowered(what)}`].map(
      (at) => `There ${be} no ${none}${at}`,
    ),
    `${what} ${past ? 'had' : verb === 'are' ? 'have' : 'has'} no ${none}`,
  ];
}

const NEED_NO =
  /^([^,;:]{2,60}?) (?:needs?|requires?) no ([\p{Ll}-]+(?: [\p{Ll}]+)?)((?: (?:for|to|in) [^,;:]+)?)$/u;

/** "A visa is not required" for "travellers need no visa". */
function byNoNeed({ text }: Wording): readonly string[] {
  const found = NEED_NO.exec(text);
  if (found === null || isLeftOpen(text) || /\b(?:only|some|other|most|members)\b/iu.test(found[1]!))
    return [];
  const [, who = '', what = '', rest = ''] = found;
  const a = /^[aeiou]/u.test(what) ? 'an' : 'a';
  const does = /[^s]s$|^(?:You|We|They|People)$/u.test(who) ? 'do' : 'does';
  // What people need not is not needed; what a machine does not need may be needed by another.
  const general =
    /^(?:You|Travellers|Travelers|Visitors|Guests|Passengers|Customers|Users|Participants|Applicants|People|Everyone)$/u.test(
      who,
    );
  return [
    ...['need', 'require'].flatMap((need) => [
      `${who} ${does} not ${need} ${a} ${what}${rest}`,
      `${who} ${does} not ${need} ${what}${rest}`,
    ]),
    ...(general
      ? ['needed', 'required', 'necessary'].flatMap((need) => [
          `${capital(a)} ${what} is not ${need}${rest}`,
          `No ${what} is ${need}${rest}`,
        ])
      : []),
  ];
}

const WITHOUT = /^Without (an?|the|any|valid|proper) ((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+), ([^;]+)$/u;

/** "The service returns an error if the token is missing" for "without a token, the service returns an error". */
function byMissing({ text }: Wording): readonly string[] {
  const found = WITHOUT.exec(text);
  if (found === null || /\b(?:would|could|might)\b/u.test(text)) return [];
  const [, a = '', what = '', clause = ''] = found;
  const main = capital(clause);
  return [
    `${main} without ${a} ${what}`,
    `${main} if the ${what} is missing`,
    `${main} if there is no ${what}`,
    `If the ${what} is missing, ${clause}`,
    `If there is no ${what}, ${clause}`,
  ];
}

const ON_PROBATION =
  /^([^,;:]{2,50}?) (?:are|is) on probation for (?:the first )?((?:\d+|[a-z]+) (?:days|weeks|months|years))$/u;

/** "The probation period is six months" for "employees are on probation for the first six months". */
function byProbation({ text }: Wording): readonly string[] {
  const found = ON_PROBATION.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  return ['probation', 'probationary', 'trial'].flatMap((kind) =>
    ['is', 'lasts', 'runs for'].map((verb) => `The ${kind} period ${verb} ${found[2]}`),
  );
}

export const DONE_WITHOUT: readonly Rewriter[] = [
  { of: /\bno\b/iu, from: FREE_OF, write: byNone },
  { of: /\b(?:not|no)\b/iu, from: NEED_NO, write: byNoNeed },
  { of: /\b(?:if|without)\b/iu, from: WITHOUT, write: byMissing },
  { of: /\bperiod\b/u, from: ON_PROBATION, write: byProbation },
];
