/** Whose something is and who bears it: "her uncle" by her name, "her responsibility" for "she is responsible". */
import { agreed, participleOf, pastOf } from '../../../../../text/inflect.ts';
import { mainOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const OWNED =
  /(\p{Lu}[\p{L}'’-]*\p{L}(?: \p{Lu}[\p{L}'’-]*\p{L}){0,2})['’]s? (\p{Ll}+)|(?:the|The) (\p{Ll}+) of ((?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u;

/** "Ana Lu bought it from Ana Lu's uncle" for "Ana Lu bought it from her uncle". */
function byOwner({ text, said }: Wording): readonly string[] {
  const found = OWNED.exec(said);
  const name = found?.[1] ?? found?.[4];
  const noun = found?.[2] ?? found?.[3];
  if (name === undefined || noun === undefined || !text.startsWith(`${name} `)) return [];
  // Another person named before the pronoun may be whose it is.
  const at = text.search(new RegExp(String.raw`\b(?:her|his|its|their) ${noun}\b`, 'u'));
  if (at < 0 || /\b(?:Mrs?|Ms|Dr)\b|\b\p{Lu}\p{Ll}+\b/u.test(text.slice(name.length, at))) return [];
  const owned = found?.[1] === undefined ? `the ${noun} of ${name}` : `${name}'s ${noun}`;
  return [text.replace(new RegExp(String.raw`\b(?:her|his|its|their) ${noun}\b`, 'u'), owned)];
}

const RESPONSIBLE = /^(.+?) (is|are) (?:solely |fully )?(?:responsible|liable|answerable) for ([^,;]+)$/u;

/** "Repairs are the tenant's responsibility" for "the tenant is responsible for repairs". */
function byResponsibility({ text }: Wording): readonly string[] {
  const found = RESPONSIBLE.exec(text.replace(/, (?:whereas|while|and|but) .*$/u, ''));
  if (found === null || OPEN.test(found[1]!)) return [];
  const [, who = '', , what = ''] = found;
  const be = mainOf(`${capital(what)} do`)?.plural === true ? 'are' : 'is';
  const owner = lowered(who);
  return [
    `${capital(what)} ${be} ${owner}${/s$/.test(owner) ? "'" : "'s"} responsibility`,
    `${capital(what)} ${be} the responsibility of ${owner}`,
  ];
}

const PAYS = /^(?:.*?, (?:whereas|while|and|but) )?([^,;]+?) (pays|pay|paid) for ([^,;]+)$/u;

/** "Damage is paid for by the landlord" for "the landlord pays for damage". */
function byPaidFor({ text }: Wording): readonly string[] {
  const found = PAYS.exec(text);
  if (found === null || OPEN.test(text) || !/^(?:[Tt]he|[Aa]n?|[Oo]ur|\p{Lu})/u.test(found[1]!)) return [];
  const [, who = '', verb, what = ''] = found;
  const many = mainOf(`${capital(what)} do`)?.plural === true;
  const be = verb === 'paid' ? (many ? 'were' : 'was') : many ? 'are' : 'is';
  return [`${capital(what)} ${be} paid for by ${lowered(who)}`];
}

const DOING =
  /^(?:After|Having|Upon|On) ([a-z]+(?:ing|ed|en|ne|wn|ld|nt|de|ght|ut|ad|ok)) ([^,;]+), ([^,;]+?) (?=[a-z]+(?:ed|s|t|d|e|n)?\b)/u;

/** "The insurer reviewed the claim" for "having reviewed the claim, the insurer agreed to pay". */
function byDoneFirst({ text, lexicon }: Wording): readonly string[] {
  const found = DOING.exec(text);
  const main = found === null ? undefined : mainOf(text);
  if (found === null || main === undefined || main.lead === '' || OPEN.test(text)) return [];
  const [whole, form = '', what = ''] = found;
  const begun = /^(?:After|Upon|On)/.test(whole);
  if (begun !== form.endsWith('ing') || /^(?:been|being|had)$/.test(form)) return [];
  // A rule tells of each time, and nothing that was done.
  if (
    !/^(?:has |have |had |was |were |\p{L}+(?:ed|ght|ook|ave|ent|aid|old|ade|ame|ound|ut)\b)/u.test(
      main.predicate,
    )
  )
    return [];
  const lemma = lexicon.lemma(form, 'v');
  const who = capital(main.subject);
  const has = agreed('have', main.plural);
  return [`${who} ${pastOf(lemma)} ${what}`, `${who} ${has} ${participleOf(lemma)} ${what}`];
}

const REOPENS =
  /^(.+?) (?:reopens?|opens? again|will (?:reopen|open again)) (on|in|at) ([^,;]*?\d[^,;]*?|[A-Z][a-z]+day[^,;]*?)(?: (?:after|following) [^,;]+)?$/u;

/** "Is closed until 1 June" for "reopens on 1 June". */
function byReopening({ text, said }: Wording): readonly string[] {
  const found = REOPENS.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, what = '', on, day] = found;
  const many = mainOf(`${what} open`)?.plural === true;
  if (/\bclosed\b/.test(said)) return [`${what} ${many ? 'are' : 'is'} closed until ${day}`];
  const verbs = many ? ['reopen', 'open again'] : ['reopens', 'opens again'];
  return [...verbs, 'will reopen', 'will open again'].map((verb) => `${what} ${verb} ${on} ${day}`);
}

const SOME_OF =
  /\b(\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en) of (?:the|our|its|their) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?=\p{Ll}+s\b)/u;

/** "Two servers were down" for "two of the five servers were down". */
function bySome({ text, said }: Wording): readonly string[] {
  const found = SOME_OF.exec(text);
  if (found === null || / of /.test(said) || !said.includes(found[1]!)) return [];
  return [text.replace(SOME_OF, '$1 ')];
}

export const PARTIES: readonly Rewriter[] = [
  { of: OWNED, write: byOwner, reorders: true },
  { of: /\bresponsibility\b/, write: byResponsibility },
  { of: /\bpaid for by\b/, from: PAYS, write: byPaidFor },
  { of: /\S/, from: DOING, write: byDoneFirst, reorders: true },
  { of: /\b(?:closed until|reopens?|opens? again|will (?:re)?open)\b/, from: REOPENS, write: byReopening },
  { of: /^(?:\d+|[A-Z][a-z]+) \p{Ll}+s\b/u, from: SOME_OF, write: bySome, reorders: true },
];
