/**
 * Relative clauses: what "whose order was delayed" says is said of the order and not of the customer,
 * and "who smokes" of the husband with whom somebody lives; in "the guard that
 * the visitor hit", "the vendor the bank sued", it is the second who acts, and whatever follows is said of the first.
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';
import {
  BEING,
  DETERMINING,
  isHelping,
  PREPOSITION,
  phraseBefore,
  plainDeed,
  saidOf,
} from '../plain-deed.ts';

export const IN_RELATIVE: readonly Guard[] = [
  againstUnit('role', 'prose', ofWhose, { told: () => /^whose$/ }),
  againstUnit('role', 'prose', turnedRound),
  againstUnit('role', 'prose', ofFirst),
  againstUnit('role', 'prose', ofOther),
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
  const [place, ...more] = placesOf(words, ours[said.what]!);
  const verb = words.findIndex((_, at) => at > whose + 1 && (isVerb(at) || at === place));
  if (verb < 0 || place === undefined || more.length > 0) return -1;
  let what = verb;
  const goesOn = (at: number): boolean => at !== place && at < words.length - 1;
  while (goesOn(what) && (BEING.test(words[what]!.form) || isHelping(words[what], tags[what]!))) what++;
  while (goesOn(what) && words[what]!.weight === 0 && words[what]!.value < 0) what++;
  const owned = words.slice(whose + 1, verb).filter(({ weight }) => weight > 0);
  if (owned.length === 0 || owned.some((one) => ours.some((word) => saysSame(one, word)))) return -1;
  return place === what ? unitAt(told, said.doer) : -1;
}

/** The noun that a phrase stands behind as the doer of its relative clause: "the guard that the visitor"; -1 for none. */
function antecedent(sentence: AlignedSentence, tags: readonly string[], from: number): number {
  const { words } = sentence.reading;
  const isLed = OBJECT.test(words[from - 1]?.form ?? '');
  const noun = isLed ? from - 2 : from - 1;
  if (noun < 0 || words[noun]!.weight === 0 || !NOUN.test(tags[noun]!)) return -1;
  if (isLed) return noun;
  // "The bank the vendor", "the email Ana", and no "the bank, the vendor", "Ana Ruiz", "release 4".
  const isApart = DETERMINING.test(words[from]!.form) || tags[from] === 'NNP';
  return isApart && /^NNS?$/.test(tags[noun]!) && !isParted(sentence, noun, from) ? noun : -1;
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
  if (verb >= what || !isDeed(words[verb]!) || isParted(sentence, doer, what)) return -1;
  const between = words.slice(verb + 1, what);
  if (between.some(({ form }) => JOINING.test(form)) || words[verb]!.form.endsWith('ing')) return -1;
  // Without "that" both verbs stand side by side.
  const isOpen = OBJECT.test(words[own.from - 1]!.form);
  const near = between.every(
    (word, i) => BEING.test(word.form) || PREPOSITION.test(word.form) || isHelping(word, tags[verb + 1 + i]!),
  );
  return (isOpen || near) && opensClause(words, first) ? unitAt(told, said.doer) : -1;
}

/** What leads to one who is the same: "works as a coach who", "one of the guests who". */
const OF_SAME = /^(?:as|of|like|among)$/;

/** "Ms Cole smokes" by "Ms Cole lives with her husband, who smokes". */
function ofOther(told: Told, sentence: AlignedSentence): number {
  const said = saidOf(told.reading);
  if (said === undefined) return -1;
  const { words: ours } = told.reading;
  const { words } = sentence.reading;
  const [doer, ...more] = placesOf(words, ours[said.doer]!);
  const [what, ...others] = placesOf(words, ours[said.what]!);
  if (doer === undefined || what === undefined || more.length > 0 || others.length > 0) return -1;
  const tags = tagsOf(sentence);
  let who = what - 1;
  while (who > doer && (BEING.test(words[who]!.form) || isHelping(words[who], tags[who]!))) who--;
  if (who < doer + 2 || words[who]!.form !== 'who') return -1;
  const other = phraseBefore(words, tags, who);
  if (
    other === undefined ||
    other.from <= doer + 1 ||
    ours.some((word) => saysSame(word, words[other.head]!))
  )
    return -1;
  const lead = words[other.from - 1]!;
  const isLed = PREPOSITION.test(lead.form)
    ? !OF_SAME.test(lead.form)
    : /^VB/.test(tags[other.from - 1]!) && !BEING.test(lead.form) && !BECOMING.test(lead.form);
  return isLed && opensClause(words, doer) ? unitAt(told, said.doer) : -1;
}

const BECOMING = /^(?:bec[ao]m|remain|seem|look|named|called|elected|appointed)/;

/** Whether a word may be a verb with an object. */
const isDeed = ({ form, weight, value, capital }: Word): boolean =>
  weight > 0 && value < 0 && !capital && !BEING.test(form) && !PREPOSITION.test(form);

/** Whether a noun begins what is said: nothing before it but what tells more of it. */
const opensClause = (words: readonly Word[], noun: number): boolean =>
  words
    .slice(0, noun)
    .every(({ form, weight, value }) => DETERMINING.test(form) || (weight > 0 && value < 0));
