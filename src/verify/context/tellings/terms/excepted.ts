/** What an exception lets in: "not available outside the mainland, with the exception of Malta" is available in Malta. */
import { capital } from '../words.ts';
import { mainOf, stemsOf } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

const BEHIND = String.raw`([^,;:]+?),? (?:with the exception of|except(?: for| in| to| on| at| by)?|other than|apart from|save(?: for)?|but not counting) ([^;:]+?)(?:, (where|who|which) (.+))?$`;
const WITH_PLACE = new RegExp(
  String.raw`^(.+)( (?:in|for|to|on|at|from|by|outside|beyond|with)) ${BEHIND}`,
  'iu',
);
const EXCEPTED = new RegExp(String.raw`^(.+?)() ${BEHIND}`, 'iu');
const DENIALS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:must|may|shall) not (?=[a-z])|\b(?:is|are) not (?:allowed|permitted) to (?=[a-z])/u, 'may '],
  [/\b(is|are|was|were|can|may|will|does|do) not (?=[a-z])/u, '$1 '],
  [/\bcannot (?=[a-z])/u, 'can '],
  [/^No (?=[a-z])/u, ''],
];
const MEMBER = /^[\p{L}\d][^,;:]*$/u;

/** A denied clause with one of those that its exception lets in. */
function letIn({ text }: Wording): readonly string[] {
  const found = WITH_PLACE.exec(text) ?? EXCEPTED.exec(text);
  if (found === null) return [];
  const [, before = '', prep = '', , members = '', mark, clause = ''] = found;
  if (/\b(?:if|when|unless|after|before|during|only)\b/.test(members)) return [];
  const turn = DENIALS.find(([denial]) => denial.test(before));
  if (turn === undefined) return [];
  const positive = before
    .replace(turn[0], turn[1])
    .replace(/\b(do|does) (?=[a-z])/u, '')
    .replace(/\bany /u, '');
  const each = members.split(/, (?:and )?| and /u).filter((one) => MEMBER.test(one));
  const preps = /outside|beyond/.test(prep) ? [' in', ' to'] : prep === '' ? [] : [prep];
  const there = [...new Set([...preps, ' in', ' for', ' to'])];
  const bare = each.map((one) => one.replace(/^(?:in|for|to|on|at|by) /, ''));
  return bare.flatMap((one) => [
    ...there.map((at) => `${positive}${at} ${one}`),
    ...(mark?.toLowerCase() === 'where' ? inPlace(clause, one) : []),
  ]);
}

/** "Where parcels are covered as on the mainland": they are so there. */
function inPlace(clause: string, place: string): readonly string[] {
  const main = mainOf(clause);
  if (main === undefined || main.lead !== '') return [];
  const subject = capital(main.subject);
  return ['to', 'in', 'addressed to'].map((at) => `${subject} ${at} ${place} ${main.predicate}`);
}

const SHUT =
  /^(.+?) (?:is|are) closed( (?:on|at|in|from|during|over) [^,;:]+?)?,? (?:with the exception of|except(?: for)?|apart from|other than) ([^;:,]+)$/iu;

/** "The shops are closed on Sundays, except the pharmacy": it is open then. */
function openThen({ text, said }: Wording): readonly string[] {
  const found = SHUT.exec(text);
  if (found === null || /^(?:on|at|in|from|during|by|when|if) /.test(found[3]!)) return [];
  const [, , when = '', who = ''] = found;
  // "The shop" is the centre as well as the pharmacy.
  if (!stemsOf(said).includes(stemsOf(who).at(-1) ?? '')) return [];
  const subject = capital(who);
  const plural = / and |[^s]s$/.test(subject);
  return [
    `${subject} ${plural ? 'are' : 'is'} open${when}`,
    `${subject} ${plural ? 'open' : 'opens'}${when}`,
  ];
}

const ALL_BUT =
  /^([^,;:]+?) (covers?|includes?|accepts?|takes?|cures?|applies to|apply to|repairs?|replaces?|delivers? to|ships? to) (?:all|every|each|any) [^,;:]+?,? (?:except(?: for| to)?|with the exception of|apart from|other than|but not) ([^;:]+)$/iu;

/** "Covers all parts except batteries": it does not cover batteries. */
function leftOut({ text, lexicon }: Wording): readonly string[] {
  const found = ALL_BUT.exec(text);
  if (found === null || /\b(?:if|when|where|unless|after|before|not)\b/.test(found[3]!)) return [];
  const [, who, verb = '', members = ''] = found;
  const [first = '', ...rest] = verb.split(' ');
  const lemma = [lexicon.lemma(first, 'v'), ...rest].join(' ');
  const does = lexicon.lemma(first, 'v') === first ? 'do' : 'does';
  return members
    .split(/, (?:and )?| and | or /u)
    .map((one) => `${who} ${does} not ${lemma} ${one.replace(/^to /, '')}`);
}

export const EXCEPTED_TURNS: readonly Rewriter[] = [
  { of: /[a-z]/, from: [WITH_PLACE, EXCEPTED], write: letIn },
  { of: /\b(?:not|no|n't|excluded|exempt)\b|n't/, from: ALL_BUT, write: leftOut },
  { of: /\bopen/, from: SHUT, write: openThen },
];
