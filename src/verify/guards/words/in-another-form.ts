/**
 * A word that stands there in another part: "lowers blood pressure" by "for people with lower blood pressure", "recycled plastic"
 * by "plastic that can be recycled", "discharged home" by "to a nursing home", "has been patched" by "a patch is available",
 * "in French" by "in France".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, tagsIn, tagsOf, textOf } from '../guard.ts';

/** Match from which a word is the statement's own, in whatever form. */
const OWN = 0.5;
const CAN_BE =
  /\b(?:can|could|may|might|will|would|should|must|to|cannot) (?:\p{L}+ly )?be (?:\p{L}+ly )?$/iu;
const HELD_OUT =
  /^[^.;,]*? (?:is|are|was|were|will be|becomes?|became|remains?) (?:now |also |still )?(?:available|ready|out|on offer|offered|in (?:sight|preparation|the works|progress|development)|planned|pending|expected|needed|required|missing|recommended|announced|due)\b/iu;

export const IN_ANOTHER_FORM: readonly Guard[] = [
  againstUnit('role', 'prose', adjectiveThere),
  againstUnit('entity', 'prose', ofThatOne, { told: () => /\bones?\b/iu }),
  againstUnit('modality', 'prose', mayBeSo, { told: () => /\bbe\b/iu }),
  againstUnit('modality', 'prose', heldOut, { told: () => HELD_OUT }),
  againstUnit('entity', 'prose', inAHome, { said: () => /\bhome\b/iu, told: () => /\bhome\b/iu }),
  againstUnit('entity', 'prose', inTheTongue, { said: () => LED, told: () => LED }),
];

/** "Lowers blood pressure" by "with lower blood pressure": what the subject does, where a noun is only of that kind. */
function adjectiveThere({ units, predicates }: Told, sentence: AlignedSentence): number {
  const unit = predicates()[0]?.unit ?? -1;
  const { word } = units[unit] ?? {};
  const { at, kind } = sentence.alignment.matches[unit] ?? { at: -1, kind: 'none' };
  const next = sentence.reading.words[at + 1];
  if (word === undefined || at < 1 || kind !== 'same' || next === undefined || word.form === word.lemma)
    return -1;
  if (!/s$/.test(word.form) || sentence.reading.words[at]!.form !== word.lemma) return -1;
  const tags = tagsOf(sentence);
  return /^JJR?$/.test(tags[at]!) && /^NN/.test(tags[at + 1]!) ? unit : -1;
}

/** "The train was delayed" by "the train left before the delayed one": the other of a kind is so. */
function ofThatOne({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (reading.words.some(({ form }) => /^ones?$/.test(form))) return -1;
  return units.findIndex(({ value, from }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || at < 1 || strength < OWN) return false;
    if (!/^(?:is|are|was|were|been|being)$/.test(reading.words[from - 1]?.form ?? '')) return false;
    const next = theirs.words[at + 1]?.form ?? '';
    return (
      /^ones?$/.test(next) &&
      /^(?:the|an?|other|another|no)$/.test(theirs.words[at - 1]!.form) &&
      isBehindVerb(theirs, at)
    );
  });
}

/** Whether it is no predicate itself: "this is the delayed one". */
const isBehindVerb = ({ words }: AlignedSentence['reading'], at: number): boolean =>
  !/^(?:is|are|was|were|be|been)$/.test(words[at - 2]?.form ?? '');

/** "Recycled plastic" by "plastic that can be recycled". */
function mayBeSo({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const said = textOf(reading);
  const told = textOf(theirs);
  if (/\b(?:can|could|may|might|will|would|should|must|to be|cannot|\p{L}+able|\p{L}+ible)\b/iu.test(said))
    return -1;
  const tags = tagsIn(claimTree(reading).tokens, reading);
  return units.findIndex(({ value, from, to, word }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const own = theirs.words[at];
    if (value !== undefined || own === undefined || strength < OWN || !word.form.endsWith('ed')) return false;
    if (
      !/^NN/.test(tags[to] ?? '') ||
      /^(?:is|are|was|were|been|be|has|have|had)$/.test(reading.words[from - 1]?.form ?? '')
    )
      return false;
    const isOnce = theirs.words.filter(({ lemma }) => lemma === own.lemma).length === 1;
    return isOnce && CAN_BE.test(told.slice(0, own.start - theirs.start));
  });
}

/** "The hole has been patched" by "a patch for the hole is available". */
function heldOut({ reading, units, predicates }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const unit = predicates()[0]?.unit ?? -1;
  const { word } = units[unit] ?? {};
  const { at, strength } = alignment.matches[unit] ?? { at: -1, strength: 0 };
  const own = theirs.words[at];
  if (word === undefined || own === undefined || strength < OWN || !/(?:ed|en|wn)$/.test(word.form))
    return -1;
  if (!/^NNS?$/.test(tagsOf(sentence)[at]!) || HELD_OUT.test(textOf(reading))) return -1;
  return HELD_OUT.test(theirs.text.slice(own.end, theirs.end)) ? unit : -1;
}

const HOME = /(?<![\p{L}'\u2019])(\p{L}+['\u2019]?s?) home\b/giu;
/** Homes that nobody goes home to. */
const KIND =
  /^(?:nursing|care|rest|retirement|foster|funeral|holiday|mobile|children['\u2019]?s|second|stately|old|new|an?)$/iu;

/** "Was discharged home" by "was discharged to a nursing home". */
function inAHome({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  const before = Array.from(textOf(theirs).matchAll(HOME), ([, word = '']) => word);
  const own = Array.from(textOf(reading).matchAll(HOME), ([, word = '']) => word);
  const isKind = before.length > 0 && before.every((word) => KIND.test(word));
  return isKind &&
    own.length > 0 &&
    !own.some((word) => KIND.test(word) || /^(?:the|his|her|their|at)$/iu.test(word))
    ? units.findIndex(({ word }) => word.form === 'home')
    : -1;
}

const LED = /\b(?:in|into|from) \p{Lu}/u;
const LEADS = /^(?:in|into|from)$/;
/** Names of languages; each of a people too, and none of a country. */
const TONGUE =
  /^(?:\p{L}{2,}(?:ish|ese)|french|german|greek|dutch|czech|thai|welsh|arabic|hindi|urdu|hebrew|icelandic|catalan|(?:ital|russ|ukrain|hungar|norweg|roman|bulgar|croat|serb|eston|latv|lithuan|sloven|alban|pers)ian|korean)$/u;

/** "Is offered in French" by "is offered in France": a language is not the country that it has its name of. */
function inTheTongue({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ value, from, word }, i) => {
    const own = theirs.words[alignment.matches[i]!.at];
    if (value !== undefined || own === undefined || own.form === word.form) return false;
    const isLed =
      LEADS.test(reading.words[from - 1]?.form ?? '') &&
      LEADS.test(theirs.words[alignment.matches[i]!.at - 1]?.form ?? '');
    return isLed && TONGUE.test(own.form) !== TONGUE.test(word.form);
  });
}
