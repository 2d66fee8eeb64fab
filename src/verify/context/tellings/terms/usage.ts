/** What a rule says of one or of all, of using a thing, and of doing what may not be done, in the turns of a claim. */

import { gerund } from '../../../../text/inflect.ts';
import { capital } from '../words.ts';
import { lowered } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

/** What would be lost or turned round in another form. */
const BOUNDED = /\b(?:if|unless|except|only|without|other|some|most|few|nor|neither)\b/u;

const several = (noun: string): string =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;

const MODAL =
  '(?:must|may|can|cannot|should|has to|have to|needs? to|(?:is|are) (?:not )?(?:allowed|permitted|required) to)(?: not)?';
const OF_ONE = new RegExp(
  String.raw`^(?:An?|Each|Every|Any) (?<noun>(?:\p{Ll}+[ -]){0,2}\p{Ll}+) (?<modal>${MODAL}) (?<rest>.+)$`,
  'u',
);
const agreed = (modal: string): string =>
  modal
    .replace(/^has /, 'have ')
    .replace(/^needs /, 'need ')
    .replace(/^is /, 'are ');

/** "Passwords must be changed" for "a password must be changed": a rule for any one is a rule for all. */
function byNumber({ text, said }: Wording): readonly string[] {
  const { noun, modal = '', rest } = OF_ONE.exec(text)?.groups ?? {};
  if (noun === undefined || BOUNDED.test(text)) return [];
  const all = several(noun);
  return said.toLowerCase().includes(all.toLowerCase()) ? [`${capital(all)} ${agreed(modal)} ${rest}`] : [];
}

const LONG =
  /\b(?<modal>must|should|has to|have to|needs? to) be (?<size>(?:at least |at most |a minimum of |no more than |exactly )?\d+ (?:characters?|digits?|letters?|words?|pages?|lines?)) long\b/u;

/** "Must have at least 12 characters" for "must be at least 12 characters long". */
const bySize = ({ text }: Wording): readonly string[] =>
  LONG.test(text) ? ['have', 'contain'].map((verb) => text.replace(LONG, `$<modal> ${verb} $<size>`)) : [];

const OF_USE =
  /^(?:The )?use of (?<thing>[^,;:]+?) (?:is|are) (?<how>(?:not |strictly )?(?:prohibited|forbidden|banned|allowed|permitted)|mandatory|compulsory|required|optional)(?<rest>(?: .+)?)$/iu;

/** "Shared accounts are prohibited" for "the use of shared accounts is prohibited". */
function byUse({ text }: Wording): readonly string[] {
  const { thing = '', how = '', rest = '' } = OF_USE.exec(text)?.groups ?? {};
  if (thing === '' || BOUNDED.test(text)) return [];
  const be = /[^su]s$/.test(thing) ? 'are' : 'is';
  return [`${capital(thing)} ${be} ${how}${rest}`];
}

const MUST_USE =
  /^(?:All |Every )?(?<who>\p{L}+(?: \p{Ll}+)?) (?:must|have to|has to|are required to|is required to|need to) use (?<what>(?!of\b)[^,;:]+?)(?:[;,] .*)?$/u;
const MANDATORY = /\b(?:is|are) (?<how>mandatory|compulsory|required|obligatory) for\b/u;

/** "Two-factor login is mandatory for administrators" for "administrators must use two-factor login". */
function byHavingToUse({ text, said }: Wording): readonly string[] {
  const how = MANDATORY.exec(said)?.groups?.how;
  const { who = '', what = '' } = MUST_USE.exec(text)?.groups ?? {};
  if (how === undefined || who === '' || BOUNDED.test(text.replace(/;.*$/, '')) || PLACED.test(what))
    return [];
  const be = /[^su]s$/.test(what) ? 'are' : 'is';
  return [
    `${capital(what)} ${be} ${how} for ${lowered(who).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
  ];
}
/** What the thing is used for, or where, would bound the rule. */
const PLACED = / (?:for|to|when|in|on|at|during|while|with|after|before|by) /u;

const NOT_DONE =
  /^(?<thing>[^,;:]+?) (?:may not|must not|cannot|can not) be (?<done>\p{Ll}+)(?<rest>(?: (?:in|on|at|by|for|to|during|within|inside) .+)?)$/u;
const DOING_BARRED =
  /^(?<deed>\p{Lu}\p{Ll}+ing) (?<any>any of )?.+ (?:is|are) (?<how>not allowed|not permitted|prohibited|forbidden)\b/u;

/** "Reusing any of the last five passwords is not allowed" for "the last five passwords may not be reused". */
function byDoing({ text, said, lexicon }: Wording): readonly string[] {
  const { deed = '', any = '', how } = DOING_BARRED.exec(said)?.groups ?? {};
  const { thing = '', done = '', rest = '' } = NOT_DONE.exec(text)?.groups ?? {};
  if (how === undefined || done === '' || BOUNDED.test(text)) return [];
  const verb = lexicon
    .lemmas(done)
    .find(({ pos, lemma }) => pos === 'v' && gerund(lemma) === deed.toLowerCase());
  return verb === undefined ? [] : [`${deed} ${any}${lowered(thing)} is ${how}${rest}`];
}

const SUBJECT_TO =
  /\b(?<be>is|are) subject to (?=(?:the |a |our |your )?(?:prior |written |express |advance )*(?:consent|approval|permission|authori[sz]ation)\b)/u;

/** "Requires the consent of the landlord" for "is subject to the consent of the landlord". */
const byConsent = ({ text }: Wording): readonly string[] =>
  SUBJECT_TO.test(text)
    ? ['require', 'need'].map((verb) =>
        text.replace(SUBJECT_TO, (_, be: string) => (be === 'is' ? `${verb}s ` : `${verb} `)),
      )
    : [];

export const USAGE_TURNS: readonly Rewriter[] = [
  {
    of: /\b(?:must|may|can|cannot|should|have to|need to|are (?:not )?(?:allowed|permitted|required))\b/,
    from: OF_ONE,
    write: byNumber,
  },
  { of: /\b(?:have|contain)\b/, from: LONG, write: bySize },
  {
    of: /\b(?:prohibited|forbidden|banned|allowed|permitted|mandatory|compulsory|required|optional)\b/,
    from: OF_USE,
    write: byUse,
  },
  { of: MANDATORY, write: byHavingToUse },
  { of: DOING_BARRED, write: byDoing },
  { of: /\b(?:requires?|needs?)\b/, write: byConsent },
];
