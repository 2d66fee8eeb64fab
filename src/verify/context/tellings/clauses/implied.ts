/**
 * What a verb of the past says of what it governs: "avoided paying" and "was unable to pay" that it was not done,
 * "succeeded in restoring" and "did not forget to call" that it was, "stopped using" that it is done no longer.
 */
import { pastOf, present } from '../../../../text/inflect.ts';
import type { Reading } from '../../../../text/reading.ts';
import type { Document } from '../../../read/document.ts';
import type { Teller } from '../types.ts';
import { isNamed, ofGerund, ofPast, pastIn } from '../verb-of.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

/** What stands before the turn, what it governs, and how that goes on. */
type Parts = Readonly<Record<'who' | 'verb' | 'rest', string>>;

interface Implied {
  readonly turn: RegExp;
  /** What is so by the turn, in the words of the claim. */
  tell(parts: Parts, claim: Reading): readonly string[];
}

/** `who` is who does it, `verb` what is governed and `rest` what stands behind that. */
const turn = (words: string): RegExp =>
  new RegExp(`^(?<who>[^,;:]{2,80}?) ${words} (?<verb>\\p{Ll}{2,20})(?<rest>(?: [^,;:]{1,120})?)$`, 'u');

/** Not done, by the base form of the verb. */
const denied = ({ who, verb, rest }: Parts): readonly string[] => [`${who} did not ${verb}${rest}.`];

/** Not done, by its gerund; "being fined" of what was not done to somebody. */
function deniedDoing({ who, verb, rest }: Parts, claim: Reading): readonly string[] {
  if (verb === 'being') return ['was', 'were'].map((be) => `${who} ${be} not${rest}.`);
  const lemma = ofGerund(claim, verb);
  return lemma === undefined ? [] : [`${who} did not ${lemma}${rest}.`];
}

/** Done, by the base form or the gerund. */
const done = ({ who, verb, rest }: Parts, claim: Reading): readonly string[] => [
  `${who} ${pastIn(claim, ofGerund(claim, verb) ?? verb)}${rest}.`,
];

/** When it was that something ended: what is so since is so without it. */
const ENDED_WHEN =
  / (?:in|on|since|after|from) (?:\d{1,2} )?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\d{4}\b)[\p{L}\d ]{0,12}$| last (?:week|month|year|spring|summer|autumn|winter)$/u;
/** What holds for a while only is done again. */
const FOR_A_WHILE = /\b(?:for|during|until|while|temporarily|briefly|over)\b/u;

/** "Aspirin was stopped and heparin was given": what was stopped did nothing. */
const PASSIVE = /\b(?:was|were|been|being|be|is|are|got)(?: \p{Ll}+ly)?$/u;

function noLonger({ who, verb, rest }: Parts, claim: Reading): readonly string[] {
  const lemma = ofGerund(claim, verb) ?? verb;
  if (FOR_A_WHILE.test(rest) || PASSIVE.test(who) || / had$/u.test(who)) return [];
  // "The child has stopped coughing".
  const doer = who.replace(/ (?:has|have)$/u, '');
  const without = rest.replace(ENDED_WHEN, '');
  return [...new Set([rest, without])].flatMap((tail) =>
    lemma === 'be'
      ? [`${doer} is no longer${tail}.`, `${doer} are no longer${tail}.`]
      : [present(lemma), lemma].map((now) => `${doer} no longer ${now}${tail}.`),
  );
}

const FELL_SHORT: readonly Implied[] = [
  {
    turn: turn('(?:almost|nearly)'),
    tell: ({ who, verb, rest }, claim) => {
      const lemma = ofPast(claim, verb);
      return lemma === undefined ? [] : [`${who} did not ${lemma}${rest}.`];
    },
  },
  {
    turn: turn('(?:was|were) (?:almost|nearly)'),
    tell: ({ who, verb, rest }) =>
      /(?:ed|en|t|wn)$/.test(verb) ? ['was', 'were'].map((be) => `${who} ${be} not ${verb}${rest}.`) : [],
  },
];

const ONE_DOER: readonly Implied[] = [
  { turn: turn('(?:avoided|refrained from|abstained from)'), tell: deniedDoing },
  { turn: turn('(?:was|were) (?:prevented|kept|barred|stopped|blocked) from'), tell: deniedDoing },
  { turn: turn('(?:was|were) (?:unable|not able|powerless) to'), tell: denied },
  { turn: turn('succeeded in'), tell: done },
  { turn: turn("did(?: not|n[’']t) (?:forget|neglect|omit) to"), tell: done },
  { turn: turn("did(?: not|n[’']t) succeed in"), tell: deniedDoing },
  ...FELL_SHORT,
];

/** "The lock prevented the user from logging in": of whom it is not done. */
const PREVENTED =
  /^(?<by>[^,;:]{2,80}?) (?:prevented|kept|barred|stopped|blocked) (?<who>[^,;:]{2,60}?) from (?<verb>\p{Ll}{2,20}ing)(?<rest>(?: [^,;:]{1,120})?)$/u;

/** What is so by whoever sees to it, or does not know it. */
const FACTIVE =
  /^(?<by>[^,;:]{2,80}?) (?:made sure that|saw to it that|overlooked that|did(?:n[’']t| not) (?:notice|realise|realize|know) that|(?:was|were) (?:unaware|not aware) that|failed to (?:notice|realise|realize) that) (?<rest>[^,;:]{6,160})$/u;

/** "The attempt to restore the backup failed"; "Kim's attempt to …". */
const ATTEMPT =
  /^(?:The|An|(?<who>[^,;:]{2,60}?)['’]s?) attempt to (?<verb>\p{Ll}{2,20}) (?<thing>[^,;:]{2,60}?) (?:failed|was unsuccessful|did not succeed)$/u;
/** What tells that it was tried more than once, or done again. */
const MORE_THAN_ONCE =
  /\b(?:again|second|third|later|retr(?:y|ied)|another|next|finally|eventually|then|still|resum\p{L}+|restart\p{L}*|return\p{L}*|rejoin\p{L}*|back|continu\p{L}+|succe\p{L}+|since then|new)\b/iu;

/** What ended, of which nothing else in the source tells that it goes on. */
const ENDING: readonly Implied[] = [
  { turn: turn('used to'), tell: noLonger },
  { turn: turn('(?:stopped|ceased|quit)'), tell: noLonger },
];

/** What is done in part only is neither done nor left undone. */
const PARTLY = /\b(?:part|partly|partially|half|halfway|almost|nearly|mostly|twice)\b/u;

const partsOf = (found: RegExpExecArray | null): Parts | undefined => found?.groups as Parts | undefined;

function told(turns: readonly Implied[], text: string, claim: Reading): readonly string[] {
  return turns.flatMap(({ turn: said, tell }) => {
    const parts = partsOf(said.exec(text));
    return parts === undefined || !isNamed(parts.who) || PARTLY.test(parts.rest) ? [] : tell(parts, claim);
  });
}

function prevented(text: string, claim: Reading): readonly string[] {
  const found = PREVENTED.exec(text);
  const parts = partsOf(found);
  if (parts === undefined || !isNamed(found!.groups!['by']!) || !isNamed(parts.who)) return [];
  return deniedDoing({ ...parts, who: capital(parts.who) }, claim);
}

function factive(text: string): readonly string[] {
  const found = FACTIVE.exec(text);
  return found === null || !isNamed(found.groups!['by']!) ? [] : [`${capital(found.groups!['rest']!)}.`];
}

function attempted(text: string, claim: Reading): readonly string[] {
  const found = ATTEMPT.exec(text);
  if (found === null) return [];
  const { who, verb = '', thing = '' } = found.groups!;
  if (who !== undefined) return isNamed(who) ? [`${who} did not ${verb} ${thing}.`] : [];
  const participle = claim.words.find(({ lemma, form }) => lemma === verb && form !== verb)?.form;
  if (participle === undefined || !isNamed(thing)) return [];
  return ['was', 'were'].map((be) => `${capital(thing)} ${be} not ${participle}.`);
}

/** What tells that something was done after all, whatever verb says so. */
const AFTER_ALL = /\b(?:did so|manag\p{L}+|succe\p{L}+|eventually|finally|later|again|second)\b/iu;
/** Letters by which a verb is known in each of its forms. */
const STEM = 4;

/** Whether the text goes on to what it denies: "He was unable to verify it. On Tuesday he verified it." */
function isDoneSince(denial: string, { text, scan }: Document, sentence: number): boolean {
  const verb = /\b(?:did|was|were) not (\p{Ll}+)/u.exec(denial)?.[1];
  if (verb === undefined) return false;
  const behind = text.slice(scan.sentenceEnd[sentence]).toLowerCase();
  const stems = [verb.slice(0, STEM), pastOf(verb)];
  return AFTER_ALL.test(behind) || stems.some((stem) => new RegExp(`\\b${stem}`, 'u').test(behind));
}

/** A sentence as what its verb implies. */
export const implied: Teller = where(
  [...[...ENDING, ...ONE_DOER].map(({ turn }) => turn), PREVENTED, FACTIVE, ATTEMPT],
  ({ source, sentence, claim, tell }) => {
    const one = tell(sentence);
    const text = bare(one.text);
    if (text.length > LONGEST) return [];
    const ended = [...told(ENDING, text, claim), ...attempted(text, claim)];
    const once = ended.length === 0 || MORE_THAN_ONCE.test(source.text) ? [] : ended;
    const deeds = [...told(ONE_DOER, text, claim), ...prevented(text, claim)].filter(
      (each) => !isDoneSince(each, source, sentence),
    );
    const texts = [...deeds, ...factive(text), ...once];
    return texts.map((each) => ({ ...one, text: each }));
  },
);

/** Characters of a sentence that is read so, at the most. */
const LONGEST = 300;
