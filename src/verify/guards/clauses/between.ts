/**
 * What stands in the evidence between two words that the statement joins: "Kim met the head of sales" for "Kim is the head
 * of sales", "Ann owns the furniture in flat 3" for "Ann owns flat 3", "the owner is Ann's mother" for "Ann is the owner".
 */
import type { Reading, Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const BETWEEN: readonly Guard[] = [
  againstUnit('role', 'prose', otherLink),
  againstUnit('entity', 'prose', ofObject),
  againstUnit('entity', 'prose', relativeOf, { told: () => OWNER }),
  againstUnit('exception', 'prose', leftOut, { told: () => LEAVING_OUT }),
  againstUnit('role', 'prose', turnedRound),
  againstUnit('entity', 'prose', ofSubject),
  againstUnit('role', 'prose', notObject),
  againstUnit('entity', 'prose', ofKin),
];

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.9;

const COPULA = wordSet("is are was were 's 're am");
/** Verbs that make of what follows what the subject is. */
const LINKING = wordSet(
  'be become remain stay serve act work appoint elect name make call declare hire employ know describe class classify list rank ' +
    'choose nominate crown promote register rate label deem find form represent constitute mean total equal amount come ' +
    'cost charge stand run set fix price value estimate reach read say show state include contain have feature offer give put ' +
    'move assign designate identify record mark report confirm note own hold measure weigh last take keep find store locate ' +
    'place leave lie sit hang park live house base situate rest remain station',
);
const PREPOSITIONS = wordSet('of in to for from at on with by about under over');
/** Nouns that say no more than how what follows is counted or called. */
const NAMING = wordSet(
  'amount sum total price fee rate charge figure value number kind sort type form set pair group team lot couple range ' +
    'series variety most all both some any each one part-owner title name role post position job rank status',
);

const placeOf = ({ alignment }: AlignedSentence, unit: number): number => {
  const { at, strength } = alignment.matches[unit]!;
  return strength >= OWN ? at : -1;
};

const takenIn = ({ alignment }: AlignedSentence): ReadonlySet<number> =>
  new Set(alignment.matches.flatMap(({ at, strength }) => (at >= 0 && strength > 0 ? [at] : [])));

const DETERMINER = /^(?:the|an?|its|his|her|their|our)$/;
const isArticle = ({ form, value }: Word): boolean => value < 0 && /^(?:the|an?)$/.test(form);

/** The unit that a statement is about and the one that its copula makes of it; undefined where it has no plain copula. */
function linked({ words: said }: Reading, units: readonly Unit[]): readonly [number, number] | undefined {
  const verb = said.findIndex(({ form, value }) => value < 0 && COPULA.has(form));
  if (verb < 1 || said.slice(0, verb).some(({ form }) => PREPOSITIONS.has(form))) return undefined;
  const subject = units.findLastIndex(({ to }) => to <= verb);
  const end = said.findIndex(({ form, value }, at) => at > verb && value < 0 && PREPOSITIONS.has(form));
  const head = units.findLastIndex(({ from }) => from > verb && (end < 0 || from < end));
  if (subject < 0 || head < 0) return placed(said, units, verb, subject);
  // "Is ready", "was returned": what is no noun has other ways to be told.
  const isGiven = units
    .slice(subject + 1, head)
    .some(({ word }) => word.form !== word.lemma && /(?:[dnt])$/.test(word.form));
  if (isGiven) return undefined;
  const isNoun = units[head]!.value !== undefined || said.slice(verb + 1, units[head]!.from).some(isArticle);
  return isNoun ? [subject, head] : undefined;
}

/** The same for "is in the drawer", "was at 9 degrees". */
function placed(
  said: readonly Word[],
  units: readonly Unit[],
  verb: number,
  subject: number,
): readonly [number, number] | undefined {
  const led = said[verb + 1];
  if (subject < 0 || led === undefined || !PREPOSITIONS.has(led.form)) return undefined;
  const end = said.findIndex(({ form, value }, at) => at > verb + 1 && value < 0 && PREPOSITIONS.has(form));
  const head = units.findLastIndex(({ from }) => from > verb && (end < 0 || from < end));
  return head < 0 ? undefined : [subject, head];
}

/** "Kim met the head of sales", "Kim is the assistant of the head of sales", "the fee rose by $50". */
function otherLink({ reading, units }: Told, sentence: AlignedSentence): number {
  const pair = linked(reading, units);
  if (pair === undefined) return -1;
  const [subject, head] = pair;
  const [from, to] = [placeOf(sentence, subject), placeOf(sentence, head)];
  if (from < 0 || to <= from) return -1;
  const { words: theirs } = sentence.reading;
  // Where it stands twice, the other may be what is meant.
  if (theirs.some(({ form }, k) => k > to && form === theirs[to]!.form)) return -1;
  const tags = tagsOf(sentence);
  const taken = takenIn(sentence);
  let link = -1;
  for (let at = from + 1; at < to; at++) {
    const { form, lemma } = theirs[at]!;
    if (COPULA.has(form) || LINKING.has(lemma) || form === 'as' || form === 'been') link = at;
    else if (link < 0 && !taken.has(at) && /^VB[DZP]$/.test(tags[at]!)) return head;
    else if (link < 0 && isByAmount(units[head]!, theirs, at, to)) return head;
  }
  // "Kim, the deputy of the head of sales, …": what stands beside a name tells of it as a verb does.
  if (link < 0 && sentence.reading.text[theirs[from]!.end] === ',') link = from;
  if (link < 0) return -1;
  // "Is a town in Peru" is in Peru.
  if (!isNounPhrase(reading, units[head]!)) return -1;
  return isInsideOther(theirs, tags, taken, link, to) ? head : -1;
}

/** "Rose by $50": how much it changed by, not what it is. */
const isByAmount = ({ value }: Unit, theirs: readonly Word[], at: number, to: number): boolean =>
  value !== undefined && theirs[at]!.form === 'by' && at === to - 1;

/** Whether nothing but a copula leads to a unit of a statement. */
const isNounPhrase = ({ words: said }: Reading, { from }: Unit): boolean => {
  const verb = said.findIndex(({ form, value }) => value < 0 && COPULA.has(form));
  return !PREPOSITIONS.has(said[verb + 1]?.form ?? '') || verb + 1 >= from;
};

/** Whether another noun stands between a verb and a word, which only tells of that noun. */
function isInsideOther(
  theirs: readonly Word[],
  tags: readonly string[],
  taken: ReadonlySet<number>,
  verb: number,
  to: number,
): boolean {
  for (let at = verb + 1; at < to - 1; at++) {
    const { form, lemma, value } = theirs[at]!;
    if (/[,;:()]/.test(form)) return false;
    if (value >= 0 || taken.has(at) || !/^NNS?$/.test(tags[at]!) || NAMING.has(lemma)) continue;
    if (PREPOSITIONS.has(theirs[at + 1]!.form)) return true;
  }
  return false;
}

/** "Owns the furniture in flat 3" for "owns flat 3", "owns part of it" for "owns it". */
function ofObject({ reading, units }: Told, sentence: AlignedSentence): number {
  const { words: said } = reading;
  const verb = units.findIndex(({ from, value, name }, i) => {
    const next = units[i + 1];
    if (value !== undefined || name || i === 0 || next === undefined || next.from > from + 3) return false;
    const gap = said.slice(from + 1, next.from);
    const behind = PREPOSITIONS.has(gap[0]?.form ?? '') ? gap.slice(1) : gap;
    return behind.every(({ form }) => DETERMINER.test(form));
  });
  if (verb < 1) return -1;
  let [from, to] = [placeOf(sentence, verb), placeOf(sentence, verb + 1)];
  if (from < 0 || to <= from + 2) return -1;
  const tags = tagsOf(sentence);
  if (!/^VB/.test(tags[from]!)) return -1;
  const led = said[units[verb]!.from + 1]?.form ?? '';
  // "Belongs to the owner of the flat" for "belongs to the flat".
  if (PREPOSITIONS.has(led) && sentence.reading.words[from + 1]?.form === led) from++;
  if (sentence.reading.words[from + 1]?.form === 'as') return -1;
  const { words: theirs } = sentence.reading;
  const taken = takenIn(sentence);
  for (let at = from + 1; at < to - 1; at++) {
    const { form, lemma, value } = theirs[at]!;
    if (PREPOSITIONS.has(form) || value >= 0 || /^(?:VB|[,;:])/.test(tags[at]!)) return -1;
    if (taken.has(at) || !/^NNS?$/.test(tags[at]!) || NAMING.has(lemma)) continue;
    return /^(?:of|in|to|from|on|at)$/.test(theirs[at + 1]!.form) ? verb + 1 : -1;
  }
  return -1;
}

/** The form of a noun that owns what stands behind it. */
const OWNER = /(?:'s|s')$/;
/** Who or what belongs to somebody and is not he. */
const OTHERS = wordSet(
  'mother father brother sister wife husband son daughter partner assistant lawyer agent company firm colleague friend heir ' +
    'heirs neighbour neighbor cousin uncle aunt parents family secretary nephew niece twin team',
);

/** What says who belongs to whom. */
const KINSHIP =
  /\b(?:married|marri\p{L}+|related|spouses?|wife|husband|parents?|mother|father|child|children|son|daughter|sibling|brother|sister|works? (?:for|with|under)|reports? to|represents?)\b/iu;

/** "The owner of the flat is Ann's mother" for "Ann owns the flat". */
function relativeOf({ reading, units }: Told, sentence: AlignedSentence): number {
  if (KINSHIP.test(textOf(reading))) return -1;
  const { words: theirs } = sentence.reading;
  const taken = takenIn(sentence);
  return units.findIndex(({ name, word, value }, i) => {
    const { at } = sentence.alignment.matches[i]!;
    if (value !== undefined || at < 0) return false;
    if (!(name || word.capital || i === 0 || i === units.length - 1)) return false;
    if (OWNER.test(word.form) || !OWNER.test(theirs[at]!.form)) return false;
    const next = theirs[at + 1];
    if (next === undefined || units.some((one) => one.word.form === next.form)) return false;
    return (
      OTHERS.has(next.form) || (i > 0 && i === units.length - 1 && next.weight > 0 && !taken.has(at + 1))
    );
  });
}

/** "Free at all times save on market days", "paid, bar gift cards". */
const SAVE =
  /(?<!\b(?:to|can|will|could|may|you|we|they|i|and|which|that|who|a|the|an|not) )\b(?:save(?: (?:for|on|in|at|where|when|that))?|bar)(?: (?:the|an?|all|any))?(?: \p{L}+)?$/iu;
const LEAVING_OUT = /save|bar|aside|apart|excepted|exempted/i;
const SET_ASIDE = /^(?: \p{L}+)? (?:aside|apart|excepted|exempted)\b/iu;

/** What the evidence sets aside in so many words, and the statement takes in. */
function leftOut({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (/\b(?:save|bar|aside|apart|except\p{L}*|not|no)\b|n't\b/iu.test(reading.text)) return -1;
  return units.findIndex((_, i) => {
    const { at, strength } = alignment.matches[i]!;
    const word = theirs.words[at];
    if (word === undefined || strength < OWN) return false;
    if (SAVE.test(theirs.text.slice(theirs.start, word.start).trimEnd())) return true;
    const behind = theirs.text.slice(word.end, theirs.end);
    return SET_ASIDE.test(behind) && /,[^,]*$/.test(theirs.text.slice(theirs.start, word.start));
  });
}

/** What two do with each other, or each from his own side. */
const EITHER_WAY = wordSet(
  'rent lease let hire marry meet equal border resemble face join match adjoin divorce kiss hug fight play',
);

/** "Flat 2 belongs to the garage" for "the garage belongs to flat 2". */
function turnedRound({ reading, units, predicates }: Told, sentence: AlignedSentence): number {
  const verb = predicates()[0]?.unit ?? -1;
  if (verb < 1 || verb >= units.length - 1) return -1;
  const [subject, deed, object] = [0, verb, units.length - 1].map((unit) => placeOf(sentence, unit)) as [
    number,
    number,
    number,
  ];
  const { words: theirs } = sentence.reading;
  if (object < 0 || deed <= object || subject <= deed || units.at(-1)!.value?.kind === 'date') return -1;
  // "Renewed by Marius", and "on Saturday the ferry sailed", have their doers elsewhere.
  const led = theirs.slice(deed + 1, subject).some(({ form }) => form === 'by');
  if (led || reading.words.slice(0, units[0]!.from).some(({ form }) => PREPOSITIONS.has(form))) return -1;
  if (theirs[deed]!.form !== units[verb]!.word.form || EITHER_WAY.has(theirs[deed]!.lemma)) return -1;
  // What is passive, or told of in a clause behind it, stands the other way round by right.
  const passive = (of: readonly Word[], at: number): boolean =>
    of.slice(Math.max(0, at - 3), at).some(({ form }) => /^(?:is|are|was|were|be|been|being)$/.test(form));
  if (passive(theirs, deed) || passive(reading.words, units[verb]!.from)) return -1;
  return theirs.slice(0, deed).some(({ form }) => /^(?:which|that|whom|whose|what|where)$/.test(form))
    ? -1
    : verb;
}

/** "The garage key belongs to flat 2" for "the garage belongs to flat 2". */
function ofSubject({ units, predicates }: Told, sentence: AlignedSentence): number {
  const verb = predicates()[0]?.unit ?? -1;
  const first = units[0];
  const [at, deed] = [placeOf(sentence, 0), verb < 1 ? -1 : placeOf(sentence, verb)];
  const { words: theirs } = sentence.reading;
  const next = theirs[at + 1];
  if (first === undefined || first.name || first.value !== undefined || at < 0 || deed !== at + 2) return -1;
  if (next === undefined || next.weight === 0 || next.value >= 0 || NAMING.has(next.lemma)) return -1;
  if (theirs[at]!.form !== first.word.form || units.some(({ word }) => word.lemma === next.lemma)) return -1;
  return /^NNS?$/.test(tagsOf(sentence)[at + 1]!) ? 0 : -1;
}

/** "Searched for the house" for "searched the house". */
function notObject({ reading: { words: said }, units }: Told, sentence: AlignedSentence): number {
  const { words: theirs } = sentence.reading;
  return units.findIndex(({ from, value, word }, i) => {
    const before = units[i - 1];
    if (i < 2 || value !== undefined || before === undefined || before.value !== undefined) return false;
    const gap = said.slice(before.to, from);
    if (gap.length === 0 || !gap.every(({ form }) => DETERMINER.test(form))) return false;
    const [deed, at] = [placeOf(sentence, i - 1), placeOf(sentence, i)];
    if (deed < 0 || at <= deed || theirs[deed]!.form !== before.word.form || theirs[at]!.form !== word.form)
      return false;
    let lead = at - 1;
    while (lead > deed && DETERMINER.test(theirs[lead]!.form)) lead--;
    // "Presented the survey results" by "presented the results of the survey".
    if (units[i + 1] !== undefined && placeOf(sentence, i + 1) === lead - 1) return false;
    return (
      /^(?:from|for|about|against|without|near|of)$/.test(theirs[lead]!.form) &&
      /^VB/.test(tagsOf(sentence)[deed]!)
    );
  });
}

/** "Her brother moved to Bonn" for "she moved to Bonn". */
function ofKin({ reading: { words: said }, units, predicates }: Told, sentence: AlignedSentence): number {
  const verb = predicates()[0]?.unit ?? -1;
  if (verb < 0 || !/^(?:she|he|they|it|you|we|i)$/.test(said[0]?.form ?? '') || units[verb]!.from > 3)
    return -1;
  const at = placeOf(sentence, verb);
  const { words: theirs } = sentence.reading;
  const [whose, who] = [theirs[at - 2], theirs[at - 1]];
  if (at < 2 || whose === undefined || who === undefined) return -1;
  const isOwned = /^(?:her|his|their|its|your|our|my)$/.test(whose.form) && who.weight > 0 && who.value < 0;
  return isOwned && !takenIn(sentence).has(at - 1) ? verb : -1;
}
