/**
 * What a statement pairs and its support pairs otherwise: "used 50, limit 48" of "used 48, limit 50", a deed with a thing
 * that another sentence names ("the client approved the budget" of "the client approved the design. The budget …"), and
 * what is left of the leave that was taken.
 */
import { matchesOf } from '../../../text/matches.ts';
import { parseSentence } from '../../../text/parse/bundled.ts';
import { Tree } from '../../../text/parse/tree.ts';
import type { Reading } from '../../../text/reading.ts';
import { isStamped } from '../../context/tellings/noted/stamps.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const CROSSED_PAIRS: readonly Guard[] = [
  against('quantity', 'sentence', namesOtherAmount, { said: () => ORDINAL }),
  against('role', 'english', isDoneToThatOfAnother),
  against('role', 'english', isDeedOfAnotherLine),
  against('partially_mentioned', 'english', isLeaveAndNotLeft),
];

const PAIR = /(\p{L}{3,}):? (\p{Sc} ?\d[\d.,]*\d|\p{Sc} ?\d|\d[\d.,]*\d|\d)(?![\p{L}\d])/gu;
/** Words before a number that name no field: prepositions, months, units of a series. */
const NO_LABEL =
  /^(?:the|and|but|for|from|with|per|about|over|under|than|least|most|only|until|till|after|before|within|between|around|every|each|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|page|day|week|item|step|room|floor|box|order|invoice|ticket|flight|gate|level|grade|version|usd|eur|gbp)$/;

/** The amounts that stand right behind a word, by that word. */
function pairsOf({ text, start, end }: Reading): ReadonlyMap<string, ReadonlySet<string>> {
  const pairs = new Map<string, Set<string>>();
  for (const [, word = '', amount = ''] of matchesOf(text.slice(start, end), PAIR)) {
    const label = word.toLowerCase();
    if (NO_LABEL.test(label)) continue;
    const amounts = pairs.get(label) ?? new Set();
    pairs.set(label, amounts.add(amount.replace(/[ ,]/g, '')));
  }
  for (const [, ordinal = '', amount = ''] of matchesOf(text.slice(start, end), ORDINAL)) {
    const label = (ORDINALS.get(ordinal.toLowerCase()) ?? ordinal).toLowerCase();
    pairs.set(label, new Set([...(pairs.get(label) ?? []), amount.replace(/[ ,]/g, '')]));
  }
  return pairs;
}

/** "The first instalment is $200 and the second $300", "1st $300, 2nd $200". */
const ORDINAL =
  /\b(1st|2nd|3rd|4th|first|second|third|fourth)(?: \p{Ll}+)?(?: is| was| of|:)? (\p{Sc} ?\d[\d.,]*\d|\p{Sc} ?\d|\d[\d.,]*\d|\d)(?![\p{L}\d])/giu;
const ORDINALS = new Map([
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
]);

/** Whether a word of the statement has the amount that the sentence gives to another word, and there has its own. */
function namesOtherAmount({ reading }: Told, sentence: AlignedSentence): boolean {
  const ours = pairsOf(reading);
  if (ours.size < 2) return false;
  const theirs = pairsOf(sentence.reading);
  return [...ours].some(([label, amounts]) => {
    const own = theirs.get(label);
    if (own === undefined || [...amounts].some((one) => own.has(one))) return false;
    return [...theirs].some(([other, all]) => other !== label && [...amounts].some((one) => all.has(one)));
  });
}

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.7;

/** Whether the deed of one sentence was done to another thing there, and the statement's thing stands in another sentence. */
function isDoneToThatOfAnother({ reading, units, support }: Told): boolean {
  const { sentences, matches, from } = support;
  if (sentences.length < 2 || sentences.some(({ source }) => source.structured)) return false;
  const ours = new Tree(parseSentence(reading.text, reading.start, reading.end));
  const verb = ours.tokens.findIndex(({ head }) => head < 0);
  if (verb < 0 || ours.token(verb).upos !== 'VERB' || !isDone(ours, verb)) return false;
  const [thing] = ours.with(verb, 'obj', 'nsubj:pass');
  if (thing === undefined || ours.token(thing).upos !== 'NOUN') return false;
  const unitOf = (token: number): number => {
    const { start } = ours.token(token);
    return units.findIndex((one) => one.start <= start && start < one.end);
  };
  const [deed, object] = [unitOf(verb), unitOf(thing)];
  const said = (unit: number): boolean => unit >= 0 && matches[unit]!.strength >= OWN && from[unit]! >= 0;
  if (!said(deed) || !said(object) || from[deed] === from[object]) return false;
  const { reading: theirs } = sentences[from[deed]!]!;
  const at = theirs.words[matches[deed]!.at]?.start;
  const tree = new Tree(parseSentence(theirs.text, theirs.start, theirs.end));
  const told = tree.tokens.findIndex(({ start }) => start === at);
  if (told < 0 || tree.token(told).lemma !== ours.token(verb).lemma) return false;
  const own = tree.with(told, 'obj', 'nsubj:pass').map((one) => tree.token(one));
  return own.some(({ upos, lemma }) => upos === 'NOUN' && lemma !== ours.token(thing).lemma);
}

/** What was done once, and is no rule: `approved`, `has been sent`. */
const isDone = (tree: Tree, verb: number): boolean => {
  const { xpos } = tree.token(verb);
  const helpers = tree.with(verb, 'aux', 'aux:pass').map((at) => tree.token(at).form.toLowerCase());
  if (helpers.some((form) => /^(?:not|n['’]t|never|will|can|may|must|should|would|could|is|are)$/.test(form)))
    return false;
  return xpos === 'VBD' || (xpos === 'VBN' && helpers.length > 0);
};

/** "14:02 errors rise. 14:09 Dana acknowledges alert" for "Dana raised the alert": the verb is of another entry. */
function isDeedOfAnotherLine({ reading, units, support }: Told): boolean {
  const { sentences, matches, from } = support;
  if (sentences.length < 2 || sentences.some(({ source }) => source.structured)) return false;
  const ours = new Tree(parseSentence(reading.text, reading.start, reading.end));
  const verb = ours.tokens.findIndex(({ head }) => head < 0);
  if (verb < 0 || ours.token(verb).upos !== 'VERB' || !isDone(ours, verb)) return false;
  const { start } = ours.token(verb);
  const deed = units.findIndex((one) => one.start <= start && start < one.end);
  const slot = from[deed] ?? -1;
  if (deed < 0 || slot < 0) return false;
  const beside = units.some(
    (unit, i) => i !== deed && unit.weight > 0 && from[i] === slot && matches[i]!.strength > 0,
  );
  const others = units.filter((_, i) => i !== deed && from[i]! >= 0 && from[i] !== slot);
  if (beside || others.length < 2) return false;
  const { words, text, start: opens, end } = sentences[slot]!.reading;
  if (!isStamped(text.slice(opens, end))) return false;
  let before = matches[deed]!.at - 1;
  while (
    before >= 0 &&
    /ly$|^(?:is|are|was|were|has|have|had|been|be|will|now|then|also|not)$/.test(words[before]!.form)
  )
    before--;
  const subject = words[before];
  return (
    subject !== undefined &&
    subject.value < 0 &&
    subject.weight > 0 &&
    subject.cue === 0 &&
    !reading.words.some(({ lemma }) => lemma === subject.lemma)
  );
}

const REMAINING =
  /^(?:left|remain|remains|remaining|remained|balance|unused|available|outstanding|rest|over|still)$/;

/** "Annual leave taken: 9 days" for "9 days are left": the leave that people take is nothing that is left. */
function isLeaveAndNotLeft({ reading, units, support }: Told): boolean {
  const left = units.findIndex(({ word, value }) => word.form === 'left' && value === undefined);
  if (
    left < 0 ||
    !/\b(?:have|has|had|are|is|were|was|'ve)\b/.test(reading.text.slice(reading.start, reading.end))
  )
    return false;
  const { at } = support.matches[left]!;
  const one = support.sentences[support.from[left]!];
  if (one?.reading.words[at]?.form !== 'leave') return false;
  return !support.sentences.some((each) => each.reading.words.some(({ form }) => REMAINING.test(form)));
}
