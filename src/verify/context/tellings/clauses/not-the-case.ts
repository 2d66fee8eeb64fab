/**
 * Denials that stand before what they are of: "it is not the case that the account was suspended" as "the account was not
 * suspended", and "not only did she pay, she also left a tip", which denies nothing, as both that it tells.
 */
import type { Reading } from '../../../../text/reading.ts';
import type { Teller } from '../types.ts';
import { isCertain, isNamed, ofPast, pastIn } from '../verb-of.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const DENIED_WHOLE =
  /^It (?:is|was) (?:not (?:the case|true|correct)|false|untrue|incorrect) that (?<what>[^,;:]{6,160})$/u;
const WHO = String.raw`(?<who>(?:[Tt]h(?:e|is|at)|[Hh]is|[Hh]er|[Ii]ts|[Oo]ur|[Yy]our|[Tt]heir|\p{Lu})[^,;:]{1,60}?)`;
const HELPED = new RegExp(String.raw`^${WHO} (?<be>was|is|has|had|will|can) (?<behind>[^,;:]{1,120})$`, 'u');
const DID = new RegExp(String.raw`^${WHO} (?<verb>\p{Ll}{2,20})(?<rest>(?: [^,;:]{1,120})?)$`, 'u');
/** What is denied of these together need not be denied of each, or at all. */
const TOGETHER =
  /\b(?:and|all|every\p{L}*|each|both|any\p{L}*|always|ever|everywhere|whole|wholly|fully|entirely|completely|exactly|solely|alone|first|last|too|also|even|again|still|already|yet|as|than|more|less|at least|at most|a|an|one|two|three|four|five|six|seven|eight|nine|ten|by|since|so)\b/iu;

/** "The account was not suspended" of "it is not the case that the account was suspended". */
function deniedWhole(text: string, claim: Reading): readonly string[] {
  const { what = '' } = DENIED_WHOLE.exec(text)?.groups ?? {};
  if (what === '' || TOGETHER.test(what)) return [];
  const { who: whose = '', be, behind = '' } = HELPED.exec(what)?.groups ?? {};
  if (whose !== '')
    return isNamed(whose) && isCertain(behind) ? [`${capital(whose)} ${be} not ${behind}.`] : [];
  const { who = '', verb = '', rest = '' } = DID.exec(what)?.groups ?? {};
  const lemma = ofPast(claim, verb);
  if (lemma === undefined || !isNamed(who) || !isCertain(rest)) return [];
  return [`${capital(who)} did not ${lemma}${rest}.`];
}

const NOT_ONLY =
  /^Not only (?<be>did|was|were|is|are|has|have) (?<who>(?:the|this|his|her|its|our|your|their) (?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]*|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?<first>\p{Ll}{2,20})(?<rest>(?: [^,;:]{1,100})?), (?:but )?(?<again>he|she|it|they) (?<next>[^,;:]{3,120})$/u;
/** Another whom the pronoun behind may mean. */
const ANOTHER = /\b(?:the|an?|this|that|his|her|its|our|your|their|him|them)\b|\p{Lu}|\d/u;

/** "The customer paid" and "the customer also left a tip" of "not only did the customer pay, she also left a tip". */
function notOnly(text: string, claim: Reading): readonly string[] {
  const { be = '', who = '', first = '', rest = '', next = '' } = NOT_ONLY.exec(text)?.groups ?? {};
  if (who === '' || !isCertain(rest)) return [];
  const does = be === 'did' ? pastIn(claim, first) : `${be} ${first}`;
  const one = `${capital(who)} ${does}${rest}.`;
  return ANOTHER.test(rest) || !isCertain(next) ? [one] : [one, ...withoutAlso(`${capital(who)} ${next}.`)];
}

/** "The courier not only delivered the parcel but also carried it upstairs": two deeds of one, each told by its own verb. */
const NOT_ONLY_BUT =
  /^(?<who>(?:(?:[Tt]he|[Tt]his|[Hh]is|[Hh]er|[Ii]ts|[Oo]ur|[Yy]our|[Tt]heir) (?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]*|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)) not only (?<first>\p{Ll}{2,20}(?: [^,;:]{1,100}?)?),? but (?:also )?(?<next>\p{Ll}{2,20}(?: [^,;:]{1,100})?)$/u;

function notOnlyBut(text: string, claim: Reading): readonly string[] {
  const { who = '', first = '', next = '' } = NOT_ONLY_BUT.exec(text)?.groups ?? {};
  // What is no deed of the claim may be a thing, a place or a time: "not only on Sundays but also on Mondays".
  const isDeed = (said: string): boolean =>
    ofPast(claim, said.split(' ', 1)[0]!) !== undefined && isCertain(said);
  if (who === '') return [];
  return [
    ...(isDeed(first) ? [`${capital(who)} ${first}.`] : []),
    ...(isDeed(next) && !ANOTHER_THING.test(next) ? [`${capital(who)} ${next}.`] : []),
  ];
}
/** What the second deed was done to is told by the first alone. */
const ANOTHER_THING = /\b(?:it|them|him|her|one)\b/iu;

const withoutAlso = (text: string): readonly string[] => [
  ...new Set([text, text.replace(/ (?:also|even)(?= )/u, '').replace(/,? (?:too|as well)\.$/u, '.')]),
];

/** What a sentence says that opens with a denial, or denies that one deed was all. */
export const notTheCase: Teller = where([DENIED_WHOLE, NOT_ONLY, NOT_ONLY_BUT], (scene) => {
  const { sentence, tell } = scene;
  const told = tell(sentence);
  const text = bare(told.text);
  if (text.length > LONGEST) return [];
  const { claim } = scene;
  return [...deniedWhole(text, claim), ...notOnly(text, claim), ...notOnlyBut(text, claim)].map((each) => ({
    ...told,
    text: each,
  }));
});

/** Characters of a sentence that is read so, at the most. */
const LONGEST = 300;
