/**
 * "She read the book" by "she read from the book", "the jacket is black" by "the jacket is available in black": a thing that
 * a preposition leads to is not what the deed was done to, nor what something is.
 */
import type { Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

export const PREPOSITION_LEFT_OUT: readonly Guard[] = [
  againstUnit('role', 'prose', isLedThere),
  againstUnit('partially_mentioned', 'prose', isPredicateLed),
  againstUnit('role', 'prose', isBareThere, { said: () => /\b(?:for|at|after|against|behind|without)\b/iu }),
];

/** Match from which a word is the statement's own. */
const OWN = 0.9;
const LEADING = wordSet('at from of for with after into about against through onto upon towards toward');
/** Verbs that mean the same with the preposition. */
const SAME =
  /^(?:(?:meet|consult|visit|fight|battle|join|compete|liaise|agree) with|approve of|(?:fight|battle|protest|appeal) against|enter into|(?:admit|confess|attest) to|(?:browse|leaf|look|go|read) through|cater (?:for|to)|enquire (?:about|into)|mourn for|ponder (?:on|upon|about))$/;
const DETERMINING = /^(?:the|an?|his|her|its|their|our|your|my|this|that|these|those|all|both|two|three)$/;

/** The unit that stands right behind another in the statement, but for what determines it; -1 for none. */
function behind({ reading: { words }, units }: Told, unit: number): number {
  const next = units[unit + 1];
  if (next === undefined || next.value !== undefined) return -1;
  return words.slice(units[unit]!.to, next.from).every(({ form }) => DETERMINING.test(form)) ? unit + 1 : -1;
}

function isLedThere(told: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const unit = told.predicates()[0]?.unit ?? -1;
  if (unit < 0 || unit >= told.units.length) return -1;
  const verb = alignment.matches[unit]!;
  if (verb.at < 0 || verb.strength < OWN) return -1;
  const preposition = theirs.words[verb.at + 1];
  if (preposition === undefined || preposition.value >= 0 || !LEADING.has(preposition.form)) return -1;
  // "The acquisition of Acme" says who was acquired, and so does "was married to".
  if (BE.test(theirs.words[verb.at - 1]?.form ?? '') || !/^VB[DZP]$/.test(tagsOf(sentence)[verb.at]!))
    return -1;
  const object = behind(told, unit);
  if (object < 0 || SAME.test(`${theirs.words[verb.at]!.lemma} ${preposition.form}`)) return -1;
  const { at, strength } = alignment.matches[object]!;
  return at > verb.at + 1 && strength >= OWN && isPhrase(theirs.words.slice(verb.at + 2, at)) ? object : -1;
}

/** "Left for Lyon" by "left Lyon": what the deed was done to is no goal of it. */
function isBareThere({ reading: { words }, units, predicates }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const unit = predicates()[0]?.unit ?? -1;
  const [verb, thing] = [units[unit], units[unit + 1]];
  if (unit < 0 || verb === undefined || thing === undefined || thing.value !== undefined) return -1;
  const led = words[verb.to];
  if (led === undefined || !GOAL.test(led.form) || TAKES_EITHER.test(verb.word.lemma)) return -1;
  if (!words.slice(verb.to + 1, thing.from).every(({ form }) => DETERMINING.test(form))) return -1;
  const [deed, object] = [alignment.matches[unit]!, alignment.matches[unit + 1]!];
  if (deed.at < 1 || object.at <= deed.at || Math.min(deed.strength, object.strength) < OWN) return -1;
  if (!/^VB[DZP]$/.test(tagsOf(sentence)[deed.at]!)) return -1;
  return theirs.words.slice(deed.at + 1, object.at).every(({ form }) => DETERMINING.test(form))
    ? unit + 1
    : -1;
}

const GOAL = /^(?:for|at|after|against|behind|without)$/;
/** Verbs that mean the same with the preposition, or for so long, or on such a day, or that take no object: "arrived Ghent depot". */
const TAKES_EITHER =
  /^(?:arrive|dock|reside|dwell|sit|remain|pay|wait|last|stay|protest|appeal|mourn|fight|battle|play|study|register|run|rule|decide|advise|argue|vote|compete|train|work|apply|bid|shop|fish|hunt|hope|aim)$/;

/** Whether words only determine a noun that follows, or say of what kind it is. */
const isPhrase = (between: readonly Word[]): boolean =>
  between.length <= 2 && between.every(({ form, value }) => value < 0 && !LEADING.has(form));

const BE = /^(?:is|are|was|were)$/;
const INTO = /^(?:in|for|to|with|from|at|on)$/;

/** "Is black" by "is available in black". */
function isPredicateLed({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const last = units.length - 1;
  const unit = units[last]!;
  if (
    unit.value !== undefined ||
    unit.to < reading.words.length ||
    !BE.test(reading.words[unit.from - 1]?.form ?? '')
  )
    return -1;
  const { at, strength } = alignment.matches[last]!;
  if (at < 3 || strength < OWN || !INTO.test(theirs.words[at - 1]!.form)) return -1;
  const { weight, form } = theirs.words[at - 2]!;
  return weight > 0 && !BE.test(form) && BE.test(theirs.words[at - 3]!.form) ? last : -1;
}
