/**
 * What a deed needs, told as what nobody can do without it: "the tenant cannot sublet without the landlord's consent" for
 * "subletting requires the consent of the landlord"; and a deed that costs nothing as what can be done for free.
 */
import { participleOf } from '../../../../../text/inflect.ts';
import { isServed } from '../../../roles-addressed.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, spelled } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const DEED = String.raw`(\p{Lu}\p{Ll}+ing)((?: [^,;:]{2,60}?)?)`;
const REQUIRED = new RegExp(String.raw`^${DEED} (?:requires|needs|is subject to) ([^,;:]{3,80})$`, 'u');
const FREE = new RegExp(String.raw`^${DEED} is (free|free of charge)$`, 'u');
/** Things of a kind that need something: "Refunds above $500 require …". */
const KIND_REQUIRED =
  /^(\p{Lu}\p{Ll}+?)(s|es)((?: [^,;:]{2,50}?)?) (?:require|need|are subject to) ([^,;:]{3,80})$/u;
/** What makes of a need one of some, of one case, or of none. */
const BOUND = /\b(?:only|no|not|never|neither|unless|if|some|most|or|either)\b/iu;

const BARRED =
  /^(.{2,40}?) (can ?not|can['\u2019]t|may not|must not|(?:is|are) not (?:allowed|permitted|able) to) /u;
const NOBODY = /^(Nobody|No one) (can|may|is allowed to) /u;
const NOT_ALLOWED = /\b(?:is|are) not (allowed|permitted|possible)\b/u;

const OF =
  /^(?:the |an? )?((?:\p{Ll}+ ){0,2}\p{Ll}+) (?:of|by|from) ((?:the|an?|his|her|their|your) [\p{L} -]{2,40})$/u;
const OWN = /^((?:the|an?|his|her|their|your) [\p{L} -]{2,40}?)['\u2019]s? ((?:\p{Ll}+ ){0,2}\p{Ll}+)$/u;

/** How a claim may call what is needed: "the consent of the landlord", "the landlord's consent". */
function namesOf(thing: string, said: string): readonly string[] {
  const [of, own] = [OF.exec(thing), OWN.exec(thing)];
  const [who, what] = of === null ? [own?.[1], own?.[2]] : [of[2], of[1]];
  if (who === undefined || what === undefined) return [thing];
  const yours = /\byour\b/u.test(said) ? [who.replace(/^the /u, 'your ')] : [];
  return [...new Set([who, ...yours])].flatMap((one) => [
    thing,
    `the ${what} of ${one}`,
    `the ${what} by ${one}`,
    `${what} by ${one}`,
    `${one}'s ${what}`,
  ]);
}

/** Of whom a rule holds that names nobody: those that rules are made for, and all. */
function barredIn(said: string, lexicon: Wording['lexicon']): string | undefined {
  const nobody = NOBODY.exec(said);
  if (nobody !== null) return nobody[0];
  const [lead, who = ''] = BARRED.exec(said) ?? [];
  const noun = who.toLowerCase().split(' ').at(-1)!;
  const isOfRule = /^(?:You|We|People|Anyone)$/u.test(who) || isServed(lexicon.lemma(noun, 'n'));
  return lead !== undefined && isOfRule && /^(?:The |An? )?[\p{L}]+$/u.test(who) ? lead : undefined;
}

/** "A booking cannot be cancelled", of what the deed is done to. */
const OBJECT =
  /^ ((?:an?|the|your) (?:\p{Ll}+ )?\p{Ll}+)((?: (?:from|to|for|in|at|after|before|above|over) .+)?)$/u;

function withoutIt({ text, said, lexicon }: Wording): readonly string[] {
  const found = REQUIRED.exec(text);
  if (found === null || BOUND.test(text) || isLeftOpen(text)) return [];
  const [, gerund = '', rest = '', thing = ''] = found;
  const lemma = lexicon.lemma(gerund.toLowerCase(), 'v');
  if (lemma === gerund.toLowerCase()) return [];
  const lead = barredIn(said, lexicon);
  const object = OBJECT.exec(rest);
  const allowed = NOT_ALLOWED.exec(said)?.[1];
  const modal = /\b(can ?not|may not|must not) be\b/u.exec(said)?.[0];
  return namesOf(thing, said).flatMap((one) => [
    ...(lead === undefined ? [] : [`${lead}${lemma}${rest} without ${one}`]),
    ...(object === null || modal === undefined
      ? []
      : [`${capital(object[1]!)} ${modal} ${spelled(participleOf(lemma), said)}${object[2]} without ${one}`]),
    ...(allowed === undefined
      ? []
      : [
          `${gerund}${rest} is not ${allowed} without ${one}`,
          `${gerund}${rest} without ${one} is not ${allowed}`,
        ]),
  ]);
}

/** What is done with things of a kind so that they come about: "a refund cannot be made". */
const COME_ABOUT =
  /\b(?:can ?not|may not|must not|(?:is|are) not to) be (?:made|issued|paid(?: out)?|granted|given|processed|placed|booked|submitted|sent|released|carried out)\b/u;

function ofKind({ text, said }: Wording): readonly string[] {
  const found = KIND_REQUIRED.exec(text);
  const barred = COME_ABOUT.exec(said)?.[0];
  if (found === null || barred === undefined || BOUND.test(text) || isLeftOpen(text)) return [];
  const [, noun = '', ending = '', rest = '', thing = ''] = found;
  const a = /^[aeiou]/iu.test(noun) ? 'An' : 'A';
  return namesOf(thing, said).flatMap((one) => [
    `${noun}${ending}${rest} ${barred} without ${one}`,
    `${a} ${noun.toLowerCase()}${rest} ${barred} without ${one}`,
  ]);
}

function forFree({ text, said, lexicon }: Wording): readonly string[] {
  const found = FREE.exec(text);
  if (found === null || BOUND.test(text) || isLeftOpen(text)) return [];
  const [, gerund = '', rest = ''] = found;
  const lemma = lexicon.lemma(gerund.toLowerCase(), 'v');
  const object = OBJECT.exec(rest);
  if (lemma === gerund.toLowerCase()) return [];
  return [
    `It costs nothing to ${lemma}${rest}`,
    ...['for free', 'free of charge'].flatMap((free) => [
      `You can ${lemma}${rest} ${free}`,
      ...(object === null
        ? []
        : [`${capital(object[1]!)} can be ${spelled(participleOf(lemma), said)}${object[2]} ${free}`]),
    ]),
  ];
}

export const REQUIRED_DEEDS: readonly Rewriter[] = [
  { of: /\bwithout\b/u, from: REQUIRED, write: withoutIt },
  { of: /\bwithout\b/u, write: ofKind },
  { of: /\b(?:free|nothing)\b/u, from: FREE, write: forFree },
];
