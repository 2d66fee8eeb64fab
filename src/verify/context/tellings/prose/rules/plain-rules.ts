/** Small turns of rules and notices: what a firm does not do it cannot do for one, at least so long is the minimum, who may only do so with whom. */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const WE_DO_NOT =
  /\bWe do not (?=(?:deliver|ship|accept|offer|refund|exchange|provide|process|send|store|repair|change|cancel|take|reimburse)\b)/u;

/** "We cannot deliver to lockers" for "we do not deliver to lockers". */
const byCannot = ({ text }: Wording): readonly string[] => [text.replace(WE_DO_NOT, 'We cannot ')];

const MINIMUM =
  /\b(?<verb>runs|lasts|is concluded|is|continues) for (?:a minimum of|at least) (?<span>(?:\p{Ll}+|\d+) (?:days|weeks|months|years?))\b/u;

/** "The minimum term is 12 months" for "runs for a minimum of 12 months". */
function byMinimum({ text }: Wording): readonly string[] {
  const { span } = MINIMUM.exec(text)?.groups ?? {};
  if (span === undefined || isLeftOpen(text)) return [];
  return ['term', 'period', 'duration', 'membership', 'contract period'].map(
    (noun) => `The minimum ${noun} is ${span}`,
  );
}

const ONLY_WHEN =
  /^(?<who>[^,;:]{2,60}?) (?:may|can) only (?<deed>[a-z]+)(?<rest>(?: (?!when|if)[^,;]+?)?) (?:when|if) accompanied by (?<whom>[^,;]+)$/u;

/** "Must be accompanied by an adult when training" for "may only train when accompanied by an adult". */
function byCompany({ text, said }: Wording): readonly string[] {
  const { who, deed = '', rest = '', whom } = ONLY_WHEN.exec(text)?.groups ?? {};
  if (who === undefined) return [];
  const [gerund] = said.match(new RegExp(String.raw`\b${deed.slice(0, 3)}\p{Ll}*ing\b`, 'u')) ?? [];
  return ['must be', 'have to be', 'need to be'].flatMap((must) => [
    `${who} ${must} accompanied by ${whom}${gerund === undefined ? '' : ` when ${gerund}`}${rest}`,
    `${who} ${must} accompanied by ${whom} to ${deed}${rest}`,
  ]);
}

/** "Of the month" for "of each month", where each of them is meant. */
const byMonthly = ({ text }: Wording): readonly string[] => [
  text.replace(
    /\b(day|week|Monday|Friday|half|end|start|beginning) of (?:each|every) (month|year|quarter|week)\b/u,
    '$1 of the $2',
  ),
];

const TIMES =
  /\bbetween (\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m) and (\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m)\b/u;
const CARRIED_OUT = /\b(will be|is|are) (?:carried out|performed|conducted|held)\b/u;

/** "Takes place from 06:00 to 10:00" for "will be carried out between 06:00 and 10:00". */
function byHours({ text }: Wording): readonly string[] {
  if (!TIMES.test(text) || !CARRIED_OUT.test(text) || isLeftOpen(text)) return [];
  const timed = text.replace(TIMES, 'from $1 to $2');
  return ['takes place', 'will take place', 'take place', 'will be carried out'].map((verb) =>
    timed.replace(CARRIED_OUT, verb),
  );
}

/** "Died aged 87" for "died at the age of 87". */
const byAge = ({ text }: Wording): readonly string[] =>
  [text.replace(/\bat the age of (\d{1,3})\b/u, 'aged $1')].flatMap((aged) => [
    aged,
    aged.replace(/\bhas died\b/u, 'died'),
  ]);

const LEAVES =
  /\b(?:leaves|left|leaves behind) (?=(?:(?:a|an|two|three|four|five|six|his|her|\d) )?(?:\p{Ll}+ )?(?:wife|husband|son|daughter|child|children|sons|daughters|widow|widower|partner|grandchildren)\b)/u;

/** "Is survived by two daughters" for "leaves two daughters". */
const bySurvivors = ({ text }: Wording): readonly string[] => [text.replace(LEAVES, 'is survived by ')];

const UNTIL_BEFORE = /\b(?:until|up to|till) (\d+ (?:hours?|days?|weeks?|months?) before)\b/u;

/** "Until 60 days before arrival" for "up to 60 days before arrival". */
function byUntil({ text, said }: Wording): readonly string[] {
  const [ours, span] = UNTIL_BEFORE.exec(said) ?? [];
  return ours === undefined || UNTIL_BEFORE.exec(text)?.[1] !== span
    ? []
    : [text.replace(UNTIL_BEFORE, ours)];
}

const WHICH =
  /\b(?<what>(?:your|the|this|their) \p{Ll}+), which (?<who>you|customers|members|tenants|users|guests|they|we) (?<may>can|may|must|have to) (?<verb>[a-z]+)(?<rest>(?: [^,;]+)?)$/u;

/** "You can withdraw your consent at any time" for "… with your consent, which you can withdraw at any time". */
function byWhich({ text }: Wording): readonly string[] {
  const { what, who = '', may, verb, rest = '' } = WHICH.exec(text)?.groups ?? {};
  if (what === undefined || isLeftOpen(rest)) return [];
  return [`${who.charAt(0).toUpperCase()}${who.slice(1)} ${may} ${verb} ${what}${rest}`];
}

const BY_LAW =
  /^(.+?) (?:is|are) (kept|stored|retained|archived|held|checked|tested|inspected|reported) (.+?),? as required by law$/u;

/** "Invoices must be kept for ten years by law" for "are kept for ten years as required by law". */
function byLaw({ text }: Wording): readonly string[] {
  const [, what, done, rest] = BY_LAW.exec(text) ?? [];
  if (what === undefined) return [];
  return ['must be', 'have to be', 'has to be'].flatMap((must) => [
    `${what} ${must} ${done} ${rest} by law`,
    `${what} ${must} ${done} ${rest}`,
    `By law, ${what.charAt(0).toLowerCase()}${what.slice(1)} ${must} ${done} ${rest}`,
  ]);
}

const TIMES_SCORED: Readonly<Record<string, string>> = {
  once: 'one goal',
  twice: 'two goals',
  'three times': 'three goals',
};
const SCORED = /\bscored (once|twice|three times)\b/u;

/** "Scored two goals" for "scored twice". */
const byGoals = ({ text }: Wording): readonly string[] => [
  text.replace(SCORED, (_, times: string) => `scored ${TIMES_SCORED[times]}`),
];

export const PLAIN_RULES: readonly Rewriter[] = [
  { of: /\b[Ww]e cannot\b/u, write: byCannot, reorders: true },
  { of: /^The minimum\b/u, from: MINIMUM, write: byMinimum },
  { of: /\baccompanied\b/u, from: ONLY_WHEN, write: byCompany, reorders: true },
  { of: /\bof the (?:month|year|quarter|week)\b/u, write: byMonthly, reorders: true },
  { of: /\bfrom \d.* to \d/u, from: TIMES, write: byHours, reorders: true },
  { of: UNTIL_BEFORE, write: byUntil, reorders: true },
  { of: /\b(?:can|may|must|have to)\b/u, from: WHICH, write: byWhich, reorders: true },
  { of: /\b[Bb]y law\b/u, from: BY_LAW, write: byLaw, reorders: true },
  { of: /\bscored (?:one|two|three) goals?\b/u, write: byGoals, reorders: true },
  { of: /\baged \d/u, write: byAge, reorders: true },
  { of: /\bsurvived by\b/u, write: bySurvivors, reorders: true },
];
