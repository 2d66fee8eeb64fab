/**
 * Relative clauses: what "whose order was delayed" says is said of the order and not of the customer; in "the guard that
 * the visitor hit", "the vendor the bank sued", it is the second who acts, and whatever follows is said of the first.
 */
import type { Word } from '../../text/reading.ts';
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from './guard.ts';
import { BEING, DETERMINING, isHelping, POSSESSIVE, PREPOSITION, plainDeed, saidOf } from './plain-deed.ts';

export const IN_RELATIVE: readonly Guard[] = [
  againstUnit('role', 'prose', ofWhose),
  againstUnit('role', 'prose', turnedRound),
  againstUnit('role', 'prose', ofFirst),
];

const OBJECT = /^(?:that|which|whom|who)$/;
const NOUN = /^(?:NN|NNS|NNP|NNPS|CD)$/;

const unitAt = ({ units }: Told, at: number): number =>
  units.findIndex(({ from, to }) => from <= at && at < to);

const isSame = (one: Word, other: Word): boolean => one.form === other.form;
const saysSame = (one: Word, other: Word): boolean => one.lemma === other.lemma || one.form === other.form;

/** Where a sentence has a word of the claim. */
const placesOf = (words: readonly Word[], word: Word): number[] =>
  words.flatMap((one, at) => (saysSame(one, word) ? [at] : []));

/** Whether a mark parts two words. */
const isParted = ({ reading: { text, words } }: AlignedSentence, from: number, to: number): boolean =>
  /[,;:()\u2013\u2014]/.test(text.slice(words[from]!.end, words[to]!.start));

/** "The customer was delayed" by "the customer whose order was delayed". */
function ofWhose(told: Told, sentence: AlignedSentence): number {
  const { words } = sentence.reading;
  const whose = words.findIndex(({ form }) => form === 'whose');
  const said = whose < 1 ? undefined : saidOf(told.reading);
  if (said === undefined || told.reading.words.some(({ form }) => form === 'whose')) return -1;
  const { words: ours } = told.reading;
  if (!isSame(words[whose - 1]!, ours[said.doer]!)) return -1;
  const tags = tagsOf(sentence);
  const isVerb = (at: number): boolean => /^(?:VB[DNPZ]|MD)$/.test(tags[at]!) || BEING.test(words[at]!.form);
  const verb = words.findIndex((_, at) => at > whose + 1 && isVerb(at));
  if (verb < 0) return -1;
  let what = verb;
  while (what < words.length - 1 && (BEING.test(words[what]!.form) || isHelping(words[what], tags[what]!)))
    what++;
  while (what < words.length - 1 && words[what]!.weight === 0 && words[what]!.value < 0) what++;
  const owned = words.slice(whose + 1, verb).filter(({ weight }) => weight > 0);
  if (owned.length === 0 || owned.some((one) => ours.some((word) => saysSame(one, word)))) return -1;
  const places = placesOf(words, ours[said.what]!);
  return places.length === 1 && places[0] === what ? unitAt(told, said.doer) : -1;
}

/** A noun phrase right before a word: its first word and its head; undefined for none. */
function phraseBefore(words: readonly Word[], tags: readonly string[], end: number) {
  let head = end - 1;
  while (head >= 0 && isHelping(words[head], tags[head]!)) head--;
  if (head < 0 || words[head]!.weight === 0 || POSSESSIVE.test(words[head]!.form)) return undefined;
  let from = head;
  const isOf = (at: number): boolean => words[at]!.weight > 0 && words[at]!.value < 0;
  while (from > 0 && !DETERMINING.test(words[from]!.form) && isOf(from - 1) && tags[from] !== 'NNP') from--;
  if (from > 0 && DETERMINING.test(words[from - 1]!.form)) from--;
  return { from, head };
}

/** The head of the noun that a phrase stands behind as the doer of its relative clause: "the guard that the visitor"; -1 for none. */
function antecedent(sentence: AlignedSentence, tags: readonly string[], from: number): number {
  const { words } = sentence.reading;
  const isOpen = words[from - 1] !== undefined && OBJECT.test(words[from - 1]!.form);
  const noun = isOpen ? from - 2 : from - 1;
  if (noun < 0 || !NOUN.test(tags[noun]!) || words[noun]!.weight === 0) return -1;
  // "The bank the vendor", and no "the bank, the vendor"; "the bank, which the vendor".
  return !isOpen && isParted(sentence, noun, from) ? -1 : noun;
}

/** "The guard hit the visitor" by "the guard that the visitor hit". */
function turnedRound(told: Told, sentence: AlignedSentence): number {
  const deed = plainDeed(told.reading);
  if (deed === undefined || deed.object < 0) return -1;
  const { words: ours } = told.reading;
  const { words } = sentence.reading;
  const tags = tagsOf(sentence);
  const verbs = placesOf(words, ours[deed.verb]!);
  const isTurned = (verb: number): boolean => {
    const doer = phraseBefore(words, tags, verb);
    if (doer === undefined || isParted(sentence, doer.head, verb)) return false;
    if (!isSame(words[doer.head]!, ours[deed.object]!)) return false;
    const whom = antecedent(sentence, tags, doer.from);
    return whom >= 0 && isSame(words[whom]!, ours[deed.doer]!);
  };
  return verbs.length > 0 && verbs.every(isTurned) ? unitAt(told, deed.doer) : -1;
}

const JOINING =
  /^(?:and|or|but|because|since|while|when|if|as|after|before|although|though|that|which|who|to|so|then)$/;

/** "The bank filed for bankruptcy" by "the vendor the bank sued filed for bankruptcy". */
function ofFirst(told: Told, sentence: AlignedSentence): number {
  const said = saidOf(told.reading);
  if (said === undefined) return -1;
  const { words: ours } = told.reading;
  const { words } = sentence.reading;
  const [doer, ...more] = placesOf(words, ours[said.doer]!);
  const [what, ...others] = placesOf(words, ours[said.what]!);
  if (doer === undefined || what === undefined || more.length > 0 || others.length > 0 || what < doer + 2)
    return -1;
  const tags = tagsOf(sentence);
  const own = phraseBefore(words, tags, doer + 1);
  const first = own === undefined ? -1 : antecedent(sentence, tags, own.from);
  if (own === undefined || first < 0) return -1;
  let verb = doer + 1;
  while (verb < what && isHelping(words[verb], tags[verb]!)) verb++;
  if (verb >= what || isParted(sentence, doer, what)) return -1;
  const between = words.slice(verb + 1, what);
  if (between.some(({ form }) => JOINING.test(form)) || words[verb]!.form.endsWith('ing')) return -1;
  // Without "that" both verbs stand side by side.
  const isOpen = OBJECT.test(words[own.from - 1]!.form);
  const near = between.every(
    (word, i) => BEING.test(word.form) || PREPOSITION.test(word.form) || isHelping(word, tags[verb + 1 + i]!),
  );
  return (isOpen || near) && opensClause(words, first) ? unitAt(told, said.doer) : -1;
}

/** Whether a noun begins what is said: nothing before it but what tells more of it. */
const opensClause = (words: readonly Word[], noun: number): boolean =>
  words
    .slice(0, noun)
    .every(({ form, weight, value }) => DETERMINING.test(form) || (weight > 0 && value < 0));
