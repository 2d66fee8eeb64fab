/**
 * The one case in which something may be done: "only when it ends" for "not, except when it ends", and what must then be so:
 * "must be accompanied" for "admitted only when accompanied".
 */
import { agreed, participleOf } from '../../../../../text/inflect.ts';
import { patternOf } from '../../../../../text/pattern.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, escaped } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const MARK =
  '(when|if|where|in case of|in the case of|in the event of|with|in|on|at|during|after|for|to|by|as|from|through|via|under)';
const NOT_EXCEPT = new RegExp(
  String.raw`^([^,;:]{2,60}?) (cannot|can not|may not|must not|will not|(?:is|are) not (?:allowed|permitted) to|(?:is|are|does|do) not) ([^,;:]+?),? (?:except|other than) ${MARK} ([^,;:]+)$`,
  'u',
);
const NO_EXCEPT = new RegExp(
  String.raw`^No ([^,;:]{2,40}?) (may be|can be|is|are|will be) ([^,;:]+?),? except ${MARK} ([^,;:]+)$`,
  'u',
);
/** What leaves open whether there is but one case. */
const MORE = /\b(?:usually|normally|generally|typically|often|mostly|and|or|unless|also)\b/iu;

/** What is done under the one condition, in the words of whoever says that it is done only so. */
function onlyThen(
  who: string,
  helper: string,
  deed: string,
  mark: string,
  condition: string,
): readonly string[] {
  const marks = /^(?:when|if|where)$/.test(mark) ? ['when', 'if', 'where'] : [mark];
  const verbs = helper === '' ? [''] : helper.split('/').map((one) => `${one} `);
  const be = /^be (.+)$/u.exec(deed);
  return marks.flatMap((one) =>
    verbs.flatMap((verb) => [
      `${who} ${verb}${deed} only ${one} ${condition}`,
      ...(be === null ? [`${who} ${verb}only ${deed} ${one} ${condition}`] : []),
      ...(be === null ? [] : [`${who} ${verb}only be ${be[1]} ${one} ${condition}`]),
      ...(be === null
        ? []
        : ['is', 'are'].flatMap((are) => [
            `${who} ${are} ${be[1]} only ${one} ${condition}`,
            `${who} ${are} only ${be[1]} ${one} ${condition}`,
          ])),
    ]),
  );
}

/** Whoever speaks for the house: what we do not do is not done. */
const HOUSE = /^we$/iu;

/** "Cards are issued only to residents" for "we do not issue cards, except to residents". */
function ofOurs(
  who: string,
  plural: boolean,
  deed: string,
  mark: string,
  condition: string,
): readonly string[] {
  const [verb = '', ...rest] = deed.split(' ');
  const what = rest.join(' ');
  const does = agreed(verb, plural);
  const active = [
    `${who} ${does} ${what} only ${mark} ${condition}`,
    `${who} only ${does} ${what} ${mark} ${condition}`,
  ];
  if (what === '' || !HOUSE.test(who)) return active;
  const passive = ['is', 'are'].flatMap((be) =>
    onlyThen(capital(what.replace(/^(?:any|an?) /u, '')), be, participleOf(verb), mark, condition),
  );
  return [...active, ...passive];
}

/** "May be carried over only in case of illness" for "may not be carried over, except in case of illness". */
function byExcept({ text, said, whole }: Wording): readonly string[] {
  const denied = NOT_EXCEPT.exec(text);
  if (denied !== null && !MORE.test(text)) {
    const [, who = '', not = '', deed = '', mark = '', condition = ''] = denied;
    // "Except to members and residents", of which a telling has only the members.
    if (patternOf(String.raw`${escaped(condition)},? (?:and|or)\b`, 'iu').test(whole)) return [];
    if (/\bunless\b/u.test(said) && /^(?:if|when|where)$/.test(mark))
      return [`${who} ${not} ${deed} unless ${condition}`];
    if (/^(?:is|are) not$/.test(not)) return onlyThen(who, not.replace(' not', ''), deed, mark, condition);
    if (/^(?:does|do) not$/.test(not)) return ofOurs(who, not === 'do not', deed, mark, condition);
    return onlyThen(who, not === 'will not' ? 'will' : 'can/may', deed, mark, condition);
  }
  const none = NO_EXCEPT.exec(text);
  if (none === null || MORE.test(text)) return [];
  const [, who = '', be = '', deed = '', mark = '', condition = ''] = none;
  return onlyThen(capital(who), be.replace(/^can be$/u, 'may be'), deed, mark, condition);
}

const TWICE_ONLY = /^([^,;:]{2,70}?) only ([^,;:]+?),? and only ([^,;:]+)$/u;

/** "Are admitted only when accompanied" for "are admitted only on weekdays and only when accompanied". */
function byEachOnly({ text }: Wording): readonly string[] {
  const found = TWICE_ONLY.exec(text);
  if (found === null || /\b(?:not|no|never)\b|^only\b/iu.test(found[1]!)) return [];
  return [`${found[1]} only ${found[2]}`, `${found[1]} only ${found[3]}`];
}

const GOES =
  'admitted|allowed in|let in|permitted in|permitted|allowed|accepted|accepted in|welcome|allowed to enter';
const ADMITTED = new RegExp(
  String.raw`^([^,;:]{2,50}?) (?:(?:is|are) (?:only )?(?:${GOES})|(?:may|can) (?:only )?(?:enter|come in|attend|take part|be brought(?: in| along)?))((?: (?:in|to|into|on) (?:the )?[a-z]+)?) (?:only )?(?:when|if|while) (?:they are |he is |it is )?((?:accompanied|supervised|signed|vaccinated|registered|escorted|insured|sealed|labelled|leashed|kept)\b[^,;:]*)$`,
  'u',
);
const MUST = /\b(must be|have to be|has to be|needs? to be)\b/u;

/** "Guests must be accompanied by a member" for "guests are admitted only when accompanied by a member". */
function byAdmitted({ text, said }: Wording): readonly string[] {
  const [found, must] = [ADMITTED.exec(text), MUST.exec(said)?.[0]];
  if (found === null || must === undefined || !/\bonly\b/u.test(text)) return [];
  const [, who = '', where = '', done = ''] = found;
  if (/\b(?:only|no|not|some|most|many)\b/iu.test(who)) return [];
  const single = who.replace(/(?<=[^s])s$/u, '').toLowerCase();
  const subjects =
    single === who.toLowerCase() ? [who] : [who, `A ${single}`, `An ${single}`, `Every ${single}`];
  return where === '' ? subjects.map((one) => `${one} ${must} ${done}`) : [];
}

const WITH_ONLY = new RegExp(
  String.raw`^([^,;:]{2,50}?) (?:is|are|may be|can be) (?:only )?(?:${GOES}|brought(?: in| along)?|booked|returned|made|used|carried out|taken) only with ((?:an? |the |prior |written |valid |prior written )+[^,;:]+|(?:prior|written|valid) [^,;:]+)$`,
  'u',
);

/** "Pets require prior permission" for "pets are allowed only with prior permission". */
function byWithOnly({ text, said }: Wording): readonly string[] {
  const [found, verb] = [WITH_ONLY.exec(text), /\b(?:requires?|needs?)\b/u.exec(said)?.[0]];
  if (found === null || verb === undefined || /\b(?:only|no|not|some|most|many)\b/iu.test(found[1]!))
    return [];
  return [`${found[1]} ${verb} ${found[2]}`];
}

export const ONLY_WHEN: readonly Rewriter[] = [
  { of: /\b(?:only|unless)\b/u, write: byExcept, reorders: true },
  { of: /\b(?:only|must|ha(?:s|ve) to|needs?)\b/u, from: TWICE_ONLY, write: byEachOnly, reorders: true },
  { of: MUST, write: byAdmitted },
  { of: /\b(?:requires?|needs?)\b/u, write: byWithOnly },
];
