/**
 * "The rent was paid for May" by "the rent was paid in May for April", "the man from Nice" by "the man from Lyon was arrested
 * in Nice": what a preposition leads to behind a word is another thing there, and the statement's is led to otherwise.
 */
import type { Reading, Word } from '../../text/reading.ts';
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from './guard.ts';
import { DETERMINING, POSSESSIVE, PREPOSITION } from './plain-deed.ts';

export const PHRASE_OF_OTHER: Guard = againstUnit('role', 'prose', ofOther, { said: () => LEADING });

const LEADING = /\b(?:by|for|from|in|to|at|on|with|against|into|under)\b/iu;
const LEADS = /^(?:by|for|from|in|to|at|on|with|against|into|under)$/;
const JOINING = /^(?:and|or|nor|but|while|whereas|that|which|who|when|because|if|so|than)$/;
/** Behind a preposition these make one with it: "on behalf of", "in front of". */
const OF_ONE =
  /^(?:behalf|account|top|case|order|addition|front|charge|terms?|favou?r|accordance|line|lieu|place|spite|view|light|least|most|first|last|once|all|person|full|time|fact|general|particular|advance|detail|short|total|return|exchange)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.9;

const isTelling = ({ weight, value, form }: Word): boolean =>
  (weight > 0 || value >= 0) && !PREPOSITION.test(form) && !JOINING.test(form);

/** The end of the phrase that begins at a place, with what "of" adds to it. */
function phraseEnd({ words, text }: Reading, from: number): number {
  let at = from;
  while (at < words.length) {
    const word = words[at]!;
    if (at > from && /[,;:.()\u2013\u2014]\s/.test(text.slice(words[at - 1]!.end, word.start))) break;
    if (!isTelling(word) && !DETERMINING.test(word.form) && word.form !== 'of') break;
    at++;
  }
  return at;
}

/** A word of a statement, and the last word of what a preposition leads to right behind it, as units. */
interface Led {
  readonly head: number;
  readonly prep: string;
  readonly last: number;
}

/** What is led to in a statement, each right behind the word that it belongs to. */
function ledIn({ reading, units }: Told): readonly Led[] {
  const { words } = reading;
  return words.flatMap(({ form, value }, at) => {
    if (value >= 0 || at < 1 || !LEADS.test(form)) return [];
    const head = units.findIndex(({ to, value: of }) => to === at && of === undefined);
    const end = phraseEnd(reading, at + 1);
    const last = units.findLastIndex(({ from, to }) => from > at && to <= end);
    return head < 0 || last <= head ? [] : [{ head, prep: form, last }];
  });
}

function ofOther(told: Told, sentence: AlignedSentence): number {
  const { alignment, reading: theirs } = sentence;
  const found = ledIn(told).find(({ head, prep, last }) => {
    const [word, thing] = [alignment.matches[head]!, alignment.matches[last]!];
    if (word.at < 0 || thing.at < 0 || Math.min(word.strength, thing.strength) < OWN) return false;
    const isOnce = (at: number): boolean =>
      theirs.words.filter(({ lemma }) => lemma === theirs.words[at]!.lemma).length === 1;
    if (!isOnce(word.at) || !isOnce(thing.at)) return false;
    return hasOther(told, sentence, word.at, prep, thing.at);
  });
  return found?.last ?? -1;
}

/** Whether behind the word at `head` a preposition leads to what the statement has not, and to `thing` another does. */
function hasOther(told: Told, sentence: AlignedSentence, head: number, prep: string, thing: number): boolean {
  const { words, text } = sentence.reading;
  let end = head + 1;
  const isMarked = (at: number): boolean =>
    /[,;:.()]\s/.test(text.slice(words[at - 1]!.end, words[at]!.start));
  while (end < words.length && !JOINING.test(words[end]!.form) && !isMarked(end)) end++;
  const tags = tagsOf(sentence);
  let other = -1;
  for (let at = head + 1; at < end; at++) {
    if (words[at]!.form !== prep || words[at]!.value >= 0) continue;
    const to = phraseEnd(sentence.reading, at + 1);
    if (OF_ONE.test(words[at + 1]?.form ?? '') || to === at + 1) return false;
    if (thing >= at && thing < to) return false;
    const noun = words.slice(at + 1, to).findLast(isTelling);
    if (noun === undefined || told.reading.words.some(({ form }) => form === noun.form)) return false;
    other = at;
  }
  return other >= 0 && isLedOtherwise(sentence, tags, prep, [head, other, thing]);
}

/** Whether the thing of the statement stands in a phrase of its own, and is not joined to the other. */
function isLedOtherwise(
  { reading: { words, text } }: AlignedSentence,
  tags: readonly string[],
  prep: string,
  [head, other, thing]: readonly [number, number, number],
): boolean {
  let lead = thing;
  while (lead > 0 && !PREPOSITION.test(words[lead]!.form)) {
    const before = words[lead - 1]!;
    if (/^(?:VB|MD|CC)/.test(tags[lead]!) || POSSESSIVE.test(before.form)) return false;
    if (/[,;:.()]/.test(text.slice(before.end, words[lead]!.start))) return false;
    lead--;
  }
  const by = words[lead]!.form;
  if (!PREPOSITION.test(by) || by === 'of' || by === 'as') return false;
  const [from, to] = thing > other ? [other, lead] : [lead, head];
  const between = words.slice(from + 1, to);
  // "In dollars or in euros", and in May told before it all.
  return (
    by !== prep ||
    (between.some(({ form }) => JOINING.test(form)) &&
      tags.slice(from + 1, to).some((tag) => /^VB/.test(tag)))
  );
}
