/**
 * The end of what a claim of the present tells of: "The shop sells bikes. … It closed down in 2019.", "The Pro plan costs 20
 * euros." beside "The Pro plan was discontinued in March", "Mr Hale manages the depot. … In June he retired." What is there no
 * more has, does and costs nothing, whatever is said of it.
 */
import { lastly } from '../../text/once.ts';
import type { Reading } from '../../text/reading.ts';
import { textOf } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { ENDED_AROUND, ENDED_BEFORE, GONE_BEHIND, KINDS_OF_BEARER, MAY_BE_GONE } from './bearer-words.ts';
import type { LooksAgainst } from './looks-against.ts';
import { isOfThen, tellsOfFirst } from './of-then.ts';
import { isOfThing, type Thing, thingOf } from './opposed-elsewhere.ts';

/** A claim of what is to come, was denied or is past in itself has no bearer that must still be there. */
const NOT_OF_NOW =
  /\b(?:will|would|shall|should|could|might|no|not|never|none|nobody|nothing|without|ever|used to|according to|says?|told|said)\b|n['\u2019]t\b|\b(?:has|have) (?:(?:already|also|since|just|now|recently) )?(?:been|\p{L}{2,}(?:ed|wn|tten|ought|aught)|made|sent|sold|paid|done|gone|come|become|met|won|lost|left|held|had|built)\b/iu;
/** What somebody is for good. */
const FOR_GOOD =
  /\bis (?:the |an? )?(?:\p{L}+ )?(?:author|founder|co-founder|inventor|father|mother|son|daughter|brother|sister|winner|creator|architect|composer|native|discoverer|painter|writer)\b/iu;
/** What is over itself may be so because of the end. */
const OVER =
  /\b(?:vacant|empty|closed|shut|missing|lost|gone|unpaid|outstanding|cancell?ed|dead|unavailable|suspended|disabled|over|void|invalid|expired|bankrupt|insolvent|defunct|retired|former|ruins?)\b/iu;
/** What leaves it open whether it ended, or tells that it is there again, or was before. */
const OPEN =
  /\b(?:if|unless|whether|will|would|shall|going to|may|might|could|should|never|almost|nearly|not|to be|plans? to|planned|proposed|proposes|wants?|wanted|asked|until|before|former|formerly|previous|old|other|another|predecessor|again|back|re-?opened|restored|reinstated|revived|rebuilt|re-?founded|resumed|reversed|temporarily|briefly|for (?:(?:an?|one|two|three|four|five|six|several|some|a few|\d+) )?(?:few )?(?:days?|weeks?|months?|hours?|minutes?|repairs?|maintenance|renovation|lunch|the (?:day|night|weekend|winter|season|holidays?))|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|n['\u2019]t\b|\?/u;
const RESTORED =
  /\b(?:again|re-?opened|restored|reinstated|revived|rebuilt|re-?founded|resumed|reversed|came back|is back)\b/iu;

/** When it was, before the subject. */
const SEASON = '(?:spring|summer|autumn|winter|year|month|week|quarter)';
const WHEN = new RegExp(
  String.raw`^\W*(?:(?:[Uu]pdate|[Nn]ote|[Cc]orrection|[Nn]ews): )?(?:(?:(?:[Ii]n|[Oo]n|[Aa]t|[Ss]ince|[Bb]y|[Dd]uring|[Aa]round|[Aa]fter|[Ss]hortly after) (?:(?:the )?(?:end|beginning|start|middle|course|${SEASON}) (?:of )?)?(?:(?:early|late|mid|last|this|the same|that) )?(?:\d{1,4}(?: \p{Lu}\p{Ll}+)?(?: \d{4})?|\p{Lu}\p{Ll}+(?: \d{1,4})?|${SEASON})|(?:[Ll]ast|[Tt]his|[Ll]ate last|[Ee]arly this) (?:${SEASON}|\p{Lu}\p{Ll}+)|\p{L}+ (?:years?|months?|weeks?|days?) (?:later|ago)|[Ll]ater|[Tt]hen|[Mm]eanwhile|[Aa]fterwards|[Ee]ventually|[Uu]nfortunately|[Ss]adly|[Hh]owever|[Bb]ut|[Aa]nd|[Yy]esterday|[Tt]oday),? )?`,
  'u',
);
/** A sentence without the words before its subject that tell when. */
export const withoutWhen = (sentence: string): string => sentence.replace(WHEN, '');
const PRONOUN = /^(?:it|he|she|they|this|that|both(?: of them)?|all of (?:it|them)|these)$/iu;
const PERSONAL = /^(?:he|she)$/iu;
const DETERMINER = /^(?:the|this|that|these|those|our|my|your|both|all|said|same|of|whole|entire)$/iu;
/** What is made at a place, by the word for making it. */
const PRODUCTION = /^(?:the )?production(?: (?:at|of|in) (?<of>.+))?$/iu;
const MAKES = /\b(?:makes?|produces?|builds?|manufactures?)\b/iu;
const MOST_LATER = 12;
const MOST_ELSEWHERE = 80;
const LONGEST = 600;

/** Whether a statement tells how something is, that must be there for it. */
export function isOfBearer(claim: Reading, said: string): boolean {
  return (
    claim.language === 'en' &&
    !claim.question &&
    !isOfThen(claim) &&
    !tellsOfFirst(claim) &&
    !NOT_OF_NOW.test(said) &&
    !FOR_GOOD.test(said) &&
    !claim.values.some(
      ({ kind, start, end }) =>
        /^(?:date|datetime)$/.test(kind) &&
        !/days$/.test(claim.text.slice(start, end)) &&
        DATED.test(said.slice(0, start - claim.start)),
    )
  );
}

/** "In 2019", "as of 3 May", but not "until 2027". */
const DATED = /\b(?:in|on|as of|at|during|since|of) (?:the )?$/iu;

/** Words of a claim by which what it tells of may be called, in their short forms. */
const bearersOf = lastly(
  (said) =>
    new Set(
      [...said.matchAll(WORD)]
        .filter(({ index }) => !BESIDE.test(said.slice(0, index)))
        .map(([word]) => stemOf(word)),
    ),
);
const WORD = /[\p{L}\d][\p{L}\d'\u2019&.-]*[\p{L}\d]|[\p{L}\d]/gu;
/** "The cafe is near the station": what only places it may close. */
const BESIDE = /\b(?:near|behind|opposite|beside|above|inside|in|next to) (?:(?:the|an?|old|former) )*$/iu;

/** A word without the endings of its plural. */
export const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['\u2019]s$/u, '')
    .replace(/(?<=\p{L}{2})(?:ies|y)$/u, 'i')
    .replace(/(?<=\p{L}{2}[^s])s$/u, '')
    .replace(/(?<=\p{L}{2})e$/u, '');

/** Whether a phrase calls what a claim tells of: by its words and no others. */
function calls(phrase: string, said: string, isNext: boolean): boolean {
  if (isNext && KINDS_OF_BEARER.test(phrase)) return true;
  const production = PRODUCTION.exec(phrase);
  if (production !== null)
    return (
      MAKES.test(said) && (production.groups!.of === undefined || calls(production.groups!.of, said, false))
    );
  const own = bearersOf(said);
  const words = [...phrase.matchAll(WORD)].map(([word]) => word);
  const telling = words.filter((word) => !DETERMINER.test(word));
  const isDefinite = telling.length < words.length || /^\p{Lu}/u.test(phrase);
  return isDefinite && telling.length > 0 && telling.every((word) => own.has(stemOf(word)));
}

/** Who or what a sentence says is no more: the phrases before its verbs and behind its deeds. */
function goneIn(sentence: string): readonly string[] {
  if (!MAY_BE_GONE.test(sentence) || OPEN.test(sentence.replace(/ May\b/gu, ' June'))) return [];
  const told = withoutWhen(sentence);
  const heads = [...told.matchAll(GONE_BEHIND)].map(({ index }) => told.slice(0, index));
  const before = heads.map(lastPhrase);
  const behind = [...told.matchAll(ENDED_BEFORE)].map(({ index, 0: deed }) =>
    firstPhrase(told.slice(index + deed.length)),
  );
  const around = [...told.matchAll(ENDED_AROUND)].map(({ groups }) => groups!.what!);
  // "Kite filed for bankruptcy and ceased trading": of whom the sentence begins to tell.
  const opening = heads.some((head) => /\band$/u.test(head)) ? openingsOf(told) : [];
  return [...before, ...behind, ...around, ...opening].filter((phrase) => phrase !== '');
}

/** The first words of a sentence, by which it may call what it is about. */
const openingsOf = (told: string): readonly string[] => {
  const words = told.split(' ', 4);
  return words.map((_, i) => words.slice(0, i + 1).join(' '));
};

/** "In version 5 the feature": what else stands before the subject. */
const WHERE =
  /^(?:In|On|At|With|After|By|From|Since|For) [^,;]{1,40} (?=(?:the|our|this) [^ ]+(?: [^ ]+){0,3}$)/u;

/** The phrase that ends here, from where its clause begins. */
const lastPhrase = (text: string): string =>
  text
    .split(/[,;:()\u2013\u2014]|\b(?:and|but|that|then)\b/iu)
    .at(-1)!
    .trim()
    .replace(WHEN, '')
    .replace(WHERE, '');

/** The phrase that begins here, up to what tells when or why. */
const firstPhrase = (text: string): string =>
  (
    /^(?:it|him|her|them|this)(?![\p{L}'\u2019])(?! \p{Ll}{3,})|^[^,;:.()]{2,60}?(?=\W*$|[,;:(]| (?:in|on|at|last|this|since|after|because|due|when|for|by|from|and|with|as|during|yesterday|today|years?|entirely|completely|altogether)\b)/iu.exec(
      text,
    )?.[0] ?? ''
  ).trim();

const OBJECT = /^(?:it|him|her|them|this)$/iu;

/** Whether a pronoun in a later sentence still means what the claim tells of. */
function reaches(pronoun: string, between: readonly string[]): boolean {
  if (between.length > 2) return false;
  if (PERSONAL.test(pronoun) || /^(?:him|her)$/iu.test(pronoun))
    return between.every(
      (one) =>
        !/[^\s"(]\s\p{Lu}\p{Ll}/u.test(one) &&
        /^\W*(?:The|It|He|She|They|This|There|In|His|Her|Its)\b/u.test(one),
    );
  return between.every((one) => /^\W*(?:It|They|This|These|Its|Their|There)\b/u.test(one));
}

export const bearerEnded: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const said = textOf(claim).trim().replace(/[.!]$/u, '');
  if (!isOfBearer(claim, said) || OVER.test(said)) return [];
  const found = (document: number, sentence: number) => [
    alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon),
  ];
  const [first] = support.sentences;
  const last = Math.max(...support.sentences.map(({ sentence }) => sentence));
  const own = originOf(first!.source);
  if (!own.structured && isEnglish(own)) {
    const behind = sentencesOf(own, last + 1, MOST_LATER);
    const at = behind.findIndex((sentence, i) =>
      goneIn(sentence).some((phrase) =>
        PRONOUN.test(phrase) || OBJECT.test(phrase)
          ? reaches(phrase, behind.slice(0, i))
          : calls(phrase, said, i === 0),
      ),
    );
    if (at >= 0 && !behind.slice(at + 1).some((one) => RESTORED.test(one)))
      return found(first!.document, last + 1 + at);
  }
  return endedElsewhere(said, support, documents, found);
};

/** The same told by another source, of what it calls so. */
function endedElsewhere(
  said: string,
  support: Parameters<LooksAgainst>[2],
  documents: readonly Document[],
  found: (document: number, sentence: number) => ReturnType<LooksAgainst>,
): ReturnType<LooksAgainst> {
  const own = new Set(support.sentences.map(({ document }) => document));
  let thing: Thing | undefined;
  for (const [document, source] of documents.entries()) {
    if (own.has(document) || source.structured || !isEnglish(source)) continue;
    const told = sentencesOf(originOf(source), 0, MOST_ELSEWHERE);
    const at = told.findIndex(
      (sentence) =>
        goneIn(sentence).some((phrase) => !PRONOUN.test(phrase) && calls(phrase, said, false)) &&
        isOfThing(sentence, (thing ??= thingOf(said, support.sentences))),
    );
    if (at >= 0 && !told.slice(at + 1).some((one) => RESTORED.test(one))) return found(document, at);
  }
  return [];
}

/** A short text in which no word tells the language is read too. */
const isEnglish = ({ language }: Document): boolean => language === 'en' || language === 'other';

function sentencesOf({ scan }: Document, from: number, most: number): readonly string[] {
  const { text, sentenceStart, sentenceEnd, sentenceCount } = scan;
  return Array.from({ length: Math.max(0, Math.min(most, sentenceCount - from)) }, (_, i) =>
    text
      .slice(sentenceStart[from + i], Math.min(sentenceEnd[from + i]!, sentenceStart[from + i]! + LONGEST))
      .trim(),
  );
}
