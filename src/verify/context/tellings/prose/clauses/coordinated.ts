/**
 * Two things that one sentence tells of one subject, each by itself: "could not repair it and took it away", "has not signed
 * it, although she received it", with its pronouns called by what they stand for where only one thing can be meant.
 */

import { pastOf, present } from '../../../../../text/inflect.ts';
import type { Lexicon } from '../../../../../text/lexicon/index.ts';
import { matchesOf } from '../../../../../text/matches.ts';
import { parseSentence } from '../../../../../text/parse/bundled.ts';
import { Tree } from '../../../../../text/parse/tree.ts';
import { DEALERS, DEALING } from '../../../dealing.ts';
import { mainOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import type { Rewriter } from '../types.ts';

/** What makes of both halves something that is not said to be so. */
const OPENED =
  /\b(?:if|unless|whether|would|could have|might|perhaps|probably|allegedly|neither|nor|either|or|not only|until|said|says|told|claims?|claimed|believes?|thinks?|hopes?|wants?|wanted|plans?|planned|refused|agreed|promised|asked)\b/iu;
/** A time until which something lasts: it opens nothing. */
const UNTIL =
  / until (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|next \p{Ll}+|the end|\d[\d:.]*)\b/gu;
const SHOWN =
  /^(?:The|A|An|Our) (?:[a-z]+ )?(?:trial|study|audit|test|tests|report|review|analysis|investigation|inspection|survey|examination|records?|log|figures) (?:showed|shows|found|finds|confirmed|confirms|revealed|reveals|established|proved) that /u;
const JOINT = /,? (?:and then|and|but|then) (?=([a-z]+)\b)/gu;
const AUXILIARY = /^(?:is|are|was|were|has|have|had|does|do|did|will|can|cannot|may|must)$/;
export const PERSON =
  /^(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$|\b(?:customer|client|manager|technician|engineer|doctor|nurse|patient|tenant|landlord|buyer|seller|guest|driver|clerk|agent|employee|officer|judge|teacher|student|pupil|member|user|owner|lawyer|inspector|man|woman|boy|girl|mother|father|son|daughter|board|team|company|firm|council|airline|insurer|bank|police|supplier|landlady|caller|visitor|passenger|applicant|candidate|courier|mechanic|plumber|surgeon|dentist|author|editor|mayor|director|chair|treasurer|secretary|worker|colleague)s?$/u;

const TELLING =
  /^(?:(?:does|did|do) not )?(?:say|show|explain|find|recommend|advise|suggest|conclude|call|urge|propose|criticise|criticize|praise|mention|note|list|include|contain|state|warn|name|blame|give|point|identify|leave|make)(?:s|ed|d)?\b/u;

/** What a statement is about, and what is done to it there. */
interface Things {
  readonly subject: string;
  readonly plural: boolean;
  readonly object: string | undefined;
  readonly manyObjects: boolean;
}

export function thingsOf(text: string): Things | undefined {
  const main = mainOf(text);
  if (main === undefined || /^(?:if|when|unless|whenever|once)\b/iu.test(main.lead)) return undefined;
  const tree = new Tree(parseSentence(`${text}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const [object, ...more] = root < 0 ? [] : tree.with(root, 'obj');
  const span = object === undefined || more.length > 0 ? undefined : tree.span(object, true);
  const whole = span === undefined ? undefined : text.slice(span.start, span.end);
  return {
    subject: main.subject,
    plural: main.plural,
    object: whole?.replace(/ (?:on|in|at|from|to|for|by|with|because|two|three) .*$/u, ''),
    manyObjects: object !== undefined && /^NNP?S$/.test(tree.token(object).xpos),
  };
}

/** What a pronoun stands for; undefined where it may stand for two. */
function meantBy(pronoun: string, things: Things): string | undefined {
  const { subject, plural, object, manyObjects } = things;
  const isPerson = PERSON.test(subject);
  const ofPerson = object !== undefined && PERSON.test(object);
  const owner = /^((?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)['’]s? /u.exec(subject)?.[1];
  if (/^(?:he|she)$/.test(pronoun) && owner !== undefined)
    return ofPerson || PERSON.test(subject.slice(owner.length + 2)) ? undefined : owner;
  if (/^(?:he|she)$/.test(pronoun)) return isPerson && !plural && !ofPerson ? subject : undefined;
  if (/^(?:him|her)$/.test(pronoun)) return ofPerson && !isPerson ? object : undefined;
  if (/^the[ym]$/.test(pronoun)) {
    if (plural && !manyObjects) return pronoun === 'they' ? subject : undefined;
    return manyObjects && !plural ? object : undefined;
  }
  if (object === undefined || manyObjects)
    return isPerson || plural || object !== undefined ? undefined : subject;
  return isPerson && !ofPerson ? object : undefined;
}

/** What a pronoun that is a subject stands for: "it" of whoever deals may be either of two, save by what it does. */
function subjectBy(pronoun: string, predicate: string, things: Things, lexicon: Lexicon): string | undefined {
  const { subject, object } = things;
  const headOf = (phrase: string): string => phrase.toLowerCase().split(' ').at(-1)!;
  if (pronoun !== 'it' || object === undefined || !DEALERS.has(headOf(subject)))
    return meantBy(pronoun, things);
  if (DEALERS.has(headOf(object))) return undefined;
  const verb = predicate.split(' ').find((word) => !AUXILIARY.test(word)) ?? '';
  return DEALING.has(lexicon.lemma(verb, 'v')) ? subject : meantBy(pronoun, things);
}

/** A clause with its object pronouns called by what they stand for. */
export const withObjects = (clause: string, things: Things): string =>
  clause.replace(/(?<=[a-z] )(it|them|him|her)(?= (?!own\b)|$)/gu, (pronoun) => {
    const meant = meantBy(pronoun, things);
    return meant === undefined ? pronoun : lowered(meant);
  });

export const isTensed = (word: string, lexicon: Lexicon): boolean => {
  if (AUXILIARY.test(word)) return true;
  const lemma = lexicon.lemma(word, 'v');
  return lemma !== word && (word === pastOf(lemma) || word === present(lemma));
};

/** "The technician took the printer away" for "the technician could not repair the printer and took it away". */
function byVerbs({ text, lexicon }: Wording): readonly string[] {
  const plain = capital(text.replace(SHOWN, ''));
  const shown = plain === text ? [] : [plain];
  const found = matchesOf(plain, JOINT).filter(([, word]) => word !== undefined && isTensed(word, lexicon));
  if (found.length !== 1 || OPENED.test(plain.replace(UNTIL, ''))) return shown;
  const first = plain.slice(0, found[0]!.index);
  const second = plain.slice(found[0]!.index + found[0]![0].length);
  // "Called the bank, which then blocked the card": the second verb has a subject of its own.
  if (OWN_SUBJECT.test(first)) return shown;
  const things = thingsOf(first);
  // "The audit showed that sales fell but did not say why".
  if (things === undefined || (shown.length > 0 && TELLING.test(second))) return shown;
  if (NONE.test(things.subject)) return shown;
  // What was done may be undone by what was done then; what was not is left so.
  const lasts = /\bnot\b/u.test(first) || /^(?:will|can|may|must)\b/u.test(second);
  const left =
    lasts && !/\b(?:later|then|now|since|finally|eventually|not|revers\p{L}+|cancel\p{L}*)\b/u.test(second);
  return [...(left ? [first] : []), `${capital(things.subject)} ${withObjects(second, things)}`];
}

/** A subject at the end of what stands before a joint. */
const OWN_SUBJECT =
  /(?:^|[\s,])(?:which|who|that|it|he|she|they|we|you|i|this|these|those|somebody|someone|nobody)$/iu;

/** What leaves open whether a row of deeds was done. */
const UNSURE =
  /\b(?:if|unless|whether|would|could|might|may|perhaps|probably|allegedly|or|nor|neither|either|not|never|plans?|planned|wants?|wanted|hopes?|refused|failed|to have)\b|n['\u2019]t\b/iu;

/** "The committee approved the minutes" for "the committee approved the minutes, postponed the vote and asked for a quote". */
function byDeeds({ text, lexicon }: Wording): readonly string[] {
  if (!/, /.test(text) || UNSURE.test(text)) return [];
  const parts = text.split(/, and |, | and (?=[a-z]+ )/u);
  const [first = '', ...rest] = parts;
  if (parts.length < 3 || parts.length > MOST_DEEDS) return [];
  const isDeed = (part: string): boolean => {
    const verb = /^([a-z]+) /u.exec(part)?.[1] ?? '';
    return !AUXILIARY.test(verb) && isTensed(verb, lexicon);
  };
  const things = rest.every(isDeed) ? thingsOf(first) : undefined;
  if (things === undefined || NONE.test(things.subject)) return [];
  return [first, ...rest.map((part) => `${capital(things.subject)} ${withObjects(part, things)}`)].filter(
    (one) => !/\b(?:it|they|them|he|she|him)\b/iu.test(one),
  );
}

/** Deeds of a row, at the most. */
const MOST_DEEDS = 5;

/** Subjects of whom something is denied. */
export const NONE = /^(?:not|no|none|nobody|nothing|neither|few|hardly|only)\b/iu;

const UNDER =
  /^(.+?),? (?:although|though|even though|because) (he|she|it|they) ((?:is|are|was|were|has|have|had|did|does|do|\p{Ll}+)\b[^,;]*)$/u;

/** "Ms Ha received the contract" for "Ms Ha has not signed the contract, although she received it". */
function byUnder({ text, lexicon }: Wording): readonly string[] {
  const found = UNDER.exec(text);
  if (found === null || OPENED.test(text)) return [];
  const [, first = '', pronoun = '', rest = ''] = found;
  const things = thingsOf(first);
  const who = things === undefined ? undefined : subjectBy(pronoun, rest, things, lexicon);
  if (things === undefined || who === undefined || NONE.test(things.subject)) return [];
  return [`${capital(who)} ${withObjects(rest, things)}`];
}

const BESIDE =
  /^([^,;]+?),? (?:after|because|since|although|though|when|as|while) ((?:the|an?|his|her|its|their|our|one|two|\p{Lu}|\p{Ll}+ \p{Lu}\p{Ll}+ )[^,;]+)$/u;

/** "A neighbour smelled the gas" for "the gas was shut off after a neighbour smelled it". */
function byBeside({ text, lexicon }: Wording): readonly string[] {
  const found = BESIDE.exec(text);
  if (found === null || UNSURE.test(text)) return [];
  const [, first = '', second = ''] = found;
  const isPast = (clause: string): boolean => {
    const main = mainOf(clause);
    const verb = main === undefined ? '' : (/^[a-z]+/u.exec(main.predicate)?.[0] ?? '');
    return (
      main !== undefined && (/^(?:was|were|had|did)$/.test(verb) || verb === pastOf(lexicon.lemma(verb, 'v')))
    );
  };
  const things = isPast(first) && isPast(second) ? thingsOf(first) : undefined;
  if (things === undefined || NONE.test(things.subject)) return [];
  const told = withObjects(second, things);
  return /\b(?:it|they|them|he|she|him)\b/iu.test(told) ? [] : [capital(told)];
}

const DUTY =
  /^([^,;:]{2,60}?) (must|has to|have to|should|will|can|may|is required to|are required to) ((?!not\b|either\b)[a-z]+ [^,;]*?) and (?:must |has to |have to |should |will |can |may |also |then )?([a-z]+ [^;]+)$/u;

/** "The driver must have held a licence for two years" for "the driver must be 23 and have held a licence for two years". */
function byDuties({ text, lexicon }: Wording): readonly string[] {
  const found = DUTY.exec(text);
  if (found === null || NOT_EACH.test(text)) return [];
  const [, subject = '', must, first = '', second = ''] = found;
  const isBase = (words: string): boolean => {
    const verb = words.split(' ')[0]!;
    return verb === 'be' || verb === 'have' || (lexicon.lemma(verb, 'v') === verb && isVerb(verb, lexicon));
  };
  if (!isBase(first) || !isBase(second) || NONE.test(subject)) return [];
  return [`${subject} ${must} ${second}`, `${subject} ${must} ${first}`];
}

const isVerb = (word: string, lexicon: Lexicon): boolean =>
  lexicon.lemmas(word).some(({ pos }) => pos === 'v') && !lexicon.lemmas(word).some(({ pos }) => pos === 'n');
/** What joins two that hold only together, or of which neither does. */
const NOT_EACH =
  /\b(?:if|unless|either|or|nor|neither|not|never|only|both|together|between|before|until|without|when|once)\b/iu;

const EXCEPT =
  /^(?:All |Every )?([a-z]+(?: [a-z]+)?|[A-Z][a-z]+) (?:except(?: for)?|but not|other than) ([a-z]+(?: [a-z]+)?) (may|can|must|have to|are allowed to|are entitled to|get|receive) (.+)$/u;

/** "Trainees may not work from home" for "all employees except trainees may work from home". */
function byExcepted({ text }: Wording): readonly string[] {
  const found = EXCEPT.exec(text);
  if (found === null) return [];
  const [, who = '', others = '', may = '', rest = ''] = found;
  const told = [
    `${capital(who)} ${may} ${rest}, except for ${others}`,
    `${capital(who)} except ${others} ${may} ${rest}`,
  ];
  const plain = rest.replace(
    / (?:for |up to )?(?:one|two|three|four|five|\d+) [a-z]+ (?:a|per) [a-z]+$/u,
    '',
  );
  const denied = /^(?:may|can|are)/.test(may)
    ? ['may not', 'cannot', 'are not allowed to'].flatMap((not) =>
        [rest, plain].map((what) => `${capital(others)} ${not} ${what}`),
      )
    : /^(?:must|have to)$/.test(may)
      ? [`${capital(others)} do not have to ${rest}`, `${capital(others)} need not ${rest}`]
      : [`${capital(others)} do not ${may} ${rest}`];
  return [
    ...told,
    ...(/\bentitled\b/.test(may) ? [`${capital(others)} are not entitled to ${rest}`] : denied),
  ];
}

export const COORDINATED: readonly Rewriter[] = [
  { of: /\S/, from: [SHOWN, JOINT], write: byVerbs, reorders: true },
  { of: /\S/, from: DUTY, write: byDuties, reorders: true },
  { of: /\S/, from: BESIDE, write: byBeside, reorders: true },
  { of: /\S/, from: /, /, write: byDeeds, reorders: true },
  { of: /\S/, from: UNDER, write: byUnder, reorders: true },
  { of: /\b(?:not|cannot|except)\b/, from: EXCEPT, write: byExcepted, reorders: true },
];
