/** How late or early something came, how long somebody has done what he does, and how something stands on a day to come. */

import { agreed, present } from '../../../../../text/inflect.ts';
import { mainOf, SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const CAME =
  'landed|arrived|departed|left|took off|started|began|ended|finished|opened|closed|was delivered|were delivered|came|was completed|were completed';
const LATE =
  'late|behind schedule|behind time|after schedule|later than (?:planned|scheduled|expected|announced|agreed)';
const EARLY =
  'early|ahead of schedule|ahead of time|before schedule|earlier than (?:planned|scheduled|expected|announced|agreed)';
const LENGTH = String.raw`(?:${SPAN}|(?:twenty|thirty|forty|fifty|ninety|half)(?:[ -][a-z]+)? (?:minutes?|hours?|days?))`;
const MISSED = new RegExp(
  String.raw`^(.+?) ((?:${CAME})\b[^,;]*?),? (${LENGTH}|half an hour|a quarter of an hour) (${LATE}|${EARLY})$`,
  'u',
);

/** "Was forty minutes late", "arrived forty minutes late" for "landed at 18:20, forty minutes behind schedule". */
function byLateness({ text }: Wording): readonly string[] {
  const found = MISSED.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, what = '', came = '', by, how = ''] = found;
  const many = /\b(?:were|[a-z]+s)$/.test(what) && mainOf(text)?.plural === true;
  const be = many ? 'were' : 'was';
  const late = new RegExp(`^(?:${LATE})$`, 'u').test(how);
  const verb = /^(?:was|were)? ?[a-z]+(?: off)?/u.exec(came)![0];
  const turns = late ? ['late', 'behind schedule', 'later than scheduled'] : ['early', 'ahead of schedule'];
  return [
    ...turns.flatMap((turn) => [`${what} ${be} ${by} ${turn}`, `${what} ${verb} ${by} ${turn}`]),
    ...(late ? [`${what} ${be} delayed by ${by}`, `${what} had a delay of ${by}`, `${what} ${be} late`] : []),
  ];
}

const TENURE = new RegExp(
  String.raw`^(.+?) has (headed|led|run|managed|chaired|directed|worked (?:for|at)|been with|been working (?:for|at)|been employed by) (.+?) (for (?:more than |over |about |nearly )?${SPAN}|since [^,;]+)$`,
  'u',
);
const HEADING = /^(?:headed|led|run|managed|chaired|directed)$/;

/** "Is head of the office" for "has headed the office for four years", "joined it in 2009" for "has worked for it since". */
function byTenure({ text }: Wording): readonly string[] {
  return halvesOf(text).flatMap((half) => {
    const found = TENURE.exec(half);
    if (found === null || OPEN.test(half)) return [];
    const [, who, verb = '', what = '', when = ''] = found;
    const since = when.replace(/^since /, '');
    const thing = what.replace(/^its /, 'the ');
    if (HEADING.test(verb)) {
      const now = { headed: 'heads', led: 'leads', run: 'runs', managed: 'manages', chaired: 'chairs' }[verb];
      return [
        ...(verb === 'headed' ? [`${who} is head of ${thing}`, `${who} is the head of ${thing}`] : []),
        ...(verb === 'chaired' ? [`${who} is chair of ${thing}`, `${who} is the chair of ${thing}`] : []),
        ...(verb === 'managed' ? [`${who} is the manager of ${thing}`] : []),
        ...(now === undefined ? [] : [`${who} ${now} ${thing}`]),
      ];
    }
    return [
      `${who} works for ${what}`,
      `${who} works at ${what}`,
      `${who} is with ${what}`,
      `${who} has been with ${what} ${when}`,
      `${who} has worked for ${what} ${when}`,
      `${who} has worked at ${what} ${when}`,
      ...(since === when
        ? []
        : [`${who} joined ${what} ${/^\d{4}$|^\p{Lu}/u.test(since) ? 'in' : 'on'} ${since}`]),
    ];
  });
}

/** A sentence, and the statements that "and has" joins, each of its subject. */
function halvesOf(text: string): readonly string[] {
  const found = /^(.+?) (has .+?) and (has .+)$/u.exec(text);
  return found === null ? [text] : [`${found[1]} ${found[2]}`, `${found[1]} ${found[3]}`];
}

const OPENED =
  /^(.+?) (?:opened|reopened)(?: its doors)?(?: to (?:traffic|the public|visitors|customers))? (?:in|on) ([^,;]+)$/u;

/** "Has been open since May" for "opened in May", where it was not closed since. */
function byOpening({ text, whole }: Wording): readonly string[] {
  const found = OPENED.exec(text);
  if (found === null || OPEN.test(text) || /\b(?:clos|shut|until|ceas|demolish)/i.test(whole)) return [];
  const what = found[1]!.replace(/, [^,]+,$/u, '');
  return [`${what} has been open since ${found[2]}`];
}

const COMING =
  /^(?:Please note that |Note that |We would like to inform you that |Please be aware that )?(.+?) will be ((?:closed|open|unavailable|shut|offline|out of service|on holiday|on leave|away|free|reduced)\b.*?\b(?:on|from|between) .*\d.*)$/u;

/** "Is closed on 4 April" for "will be closed on 4 April". */
function byComing({ text }: Wording): readonly string[] {
  const found = COMING.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const what = capital(found[1]!);
  const be = mainOf(`${what} will be closed`)?.plural === true ? 'are' : 'is';
  return [`${what} ${be} ${found[2]}`];
}

const OF_THE = /^(?:Out of|Of) (?:the |our |its )?(\d[\d,.]*|[a-z]+) (\p{Ll}+(?: \p{Ll}+)?), /u;

/** "There were 80 applicants" for "of the 80 applicants, 12 were invited". */
function byAll({ text, said }: Wording): readonly string[] {
  const found = OF_THE.exec(text);
  const be = /^There (were|are)\b/u.exec(said)?.[1];
  if (found === null || be === undefined || /^(?:those|these|them|all|which|whom)$/.test(found[1]!))
    return [];
  const past = /\b(?:was|were|had|ed)\b|\p{Ll}ed\b/u.test(text.slice(found[0].length));
  return past === (be === 'were') ? [`There ${be} ${found[1]} ${found[2]}`] : [];
}

const UNLIKE = /^Unlike ([^,;]+), (.+)$/u;

/** "The basic plan does not include support" for "unlike the basic plan, the premium plan includes support". */
function byContrast({ text, lexicon }: Wording): readonly string[] {
  const found = UNLIKE.exec(text);
  const main = found === null ? undefined : mainOf(found[2]!);
  if (found === null || main === undefined || main.lead !== '' || OPEN.test(main.predicate)) return [];
  const [, other = ''] = found;
  const many = mainOf(`${capital(other)} include it`)?.plural === true;
  const [verb = '', ...rest] = main.predicate.split(' ');
  const own = [`${capital(main.subject)} ${main.predicate}`];
  if (/^(?:is|are|was|were|has|have|can|may|must|will)$/.test(verb))
    return /^ha/.test(verb) && !/^[a-z]+(?:ed|en)\b/.test(rest.join(' '))
      ? [...own, `${capital(other)} ${many ? 'do' : 'does'} not have ${rest.join(' ')}`]
      : [...own, `${capital(other)} ${verb} not ${rest.join(' ')}`];
  const lemma = lexicon.lemma(verb, 'v');
  if (verb !== present(lemma) && verb !== agreed(lemma, true)) return own;
  return [...own, `${capital(other)} ${many ? 'do' : 'does'} not ${lemma} ${rest.join(' ')}`];
}

const ALLOWED = new RegExp(String.raw`^(.+?) (?:has|have) (${SPAN}) to ([a-z]+(?: .+)?)$`, 'u');
const DUTY = /\b(must|has to|have to|needs? to|(?:is|are) required to)\b/u;
/** What one is to do, and not only may. */
const DUE =
  /^(?:respond|reply|answer|pay|comply|submit|provide|object|appeal|confirm|decide|act|repay|remedy)\b/;

/** "Must respond within 14 days" for "has 14 days to respond". */
function byTimeLeft({ text, said }: Wording): readonly string[] {
  const [found, duty] = [ALLOWED.exec(text.replace(/;.*$/u, '')), DUTY.exec(said)?.[1]];
  if (found === null || OPEN.test(found[0])) return [];
  const [, who, span, deed = ''] = found;
  if (duty === undefined) return [`${who} can ${deed} within ${span}`, `${who} may ${deed} within ${span}`];
  return DUE.test(deed) && !/^(?:object|appeal)/.test(deed) ? [`${who} ${duty} ${deed} within ${span}`] : [];
}

export const STANDING: readonly Rewriter[] = [
  { of: /\b(?:late|early|later|behind|ahead|delay(?:ed)?)\b/, from: MISSED, write: byLateness },
  {
    of: /\b(?:heads?|leads|runs|manages|chairs?|manager|joined|works|with|worked)\b/,
    write: byTenure,
    reorders: true,
  },
  { of: /\bopen since\b/, from: OPENED, write: byOpening },
  { of: /\b(?:is|are)\b/, from: COMING, write: byComing, reorders: true },
  { of: /^There (?:were|are)\b/u, write: byAll, reorders: true },
  { of: /\b(?:not|cannot)\b/, write: byContrast },
  { of: /\b(?:within)\b/, write: byTimeLeft },
];
