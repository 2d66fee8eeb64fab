/**
 * "The rent was paid for May" by "the rent was paid in May for April", "the man from Nice" by "the man from Lyon was arrested
 * in Nice": what a preposition leads to behind a word is another thing there, and the statement's is led to otherwise.
 */
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';
import { DETERMINING, POSSESSIVE, PREPOSITION, taggedBy } from '../plain-deed.ts';

export const PHRASE_OF_OTHER: Guard = againstUnit('role', 'prose', ofOther, { said: () => LEADING });

const LEADING = /\b(?:by|for|from|in|to|at|on|with|against|into|under)\b/iu;
const LEADS = /^(?:by|for|from|in|to|at|on|with|against|into|under)$/;
const JOINING = /^(?:and|or|nor|but|while|whereas|that|which|who|when|because|if|so|than)$/;
/** What joins a half of its own. */
const JOINT = /^(?:and|but|while|whereas)$/;
/** Behind a preposition these make one with it: "on behalf of", "in front of". */
const OF_ONE =
  /^(?:behalf|account|top|case|order|addition|front|charge|terms?|favou?r|accordance|line|lieu|place|spite|view|light|least|most|first|last|once|all|person|full|time|fact|general|particular|advance|detail|short|total|return|exchange)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.9;

const isTelling = ({ weight, value, form }: Word): boolean =>
  (weight > 0 || value >= 0) && !PREPOSITION.test(form) && !JOINING.test(form);

/** The end of the phrase that begins at a place, with what "of" adds to it. */
function phraseEnd({ words, text }: Reading, tags: readonly string[], from: number): number {
  let at = from;
  while (at < words.length) {
    const word = words[at]!;
    if (/^(?:VB[DZP]|MD)$/.test(tags[at] ?? '')) break;
    if (at > from && /[,;:.()\u2013\u2014]\s/.test(text.slice(words[at - 1]!.end, word.start))) break;
    if (!isTelling(word) && !DETERMINING.test(word.form) && word.form !== 'of') break;
    at++;
  }
  return at;
}

/** A word of a statement, and the words of what a preposition leads to right behind it, as units. */
interface Led {
  readonly head: number;
  readonly prep: string;
  readonly things: readonly number[];
}

const isTime = (kind: string | undefined): boolean => /^(?:date|time|datetime)$/.test(kind ?? '');

/** What is led to in a statement, each right behind the word that it belongs to. */
function ledIn({ reading, units }: Told): readonly Led[] {
  const { words } = reading;
  const tags = taggedBy(claimTree(reading), reading);
  return words.flatMap(({ form, value }, at) => {
    if (value >= 0 || at < 1 || !LEADS.test(form)) return [];
    const head = units.findIndex(({ to, value: of }) => to === at && of === undefined);
    const end = phraseEnd(reading, tags, at + 1);
    const things = units.flatMap(({ from, to }, unit) => (from > at && to <= end ? [unit] : []));
    // "Lifted the ban on 9 June": a day behind an object is of the verb.
    const isOfVerb =
      /^(?:on|at|in|by)$/.test(form) &&
      /^NN/.test(tags[at - 1] ?? '') &&
      tags.slice(0, at).some((tag) => /^VB[DZP]$/.test(tag));
    const own = isOfVerb ? things.filter((unit) => !isTime(units[unit]!.value?.kind)) : things;
    return head < 0 || own.length === 0 ? [] : [{ head, prep: form, things: own }];
  });
}

function ofOther(told: Told, sentence: AlignedSentence): number {
  const { alignment, reading: theirs } = sentence;
  /** Where the one place is in which a unit stands; -1 for none. */
  const placeOf = (unit: number): number => {
    const { at, strength } = alignment.matches[unit]!;
    if (at < 0 || strength < OWN) return -1;
    return theirs.words.filter(({ lemma }) => lemma === theirs.words[at]!.lemma).length === 1 ? at : -1;
  };
  for (const { head, prep, things } of ledIn(told)) {
    const at = placeOf(head);
    const found =
      at < 0
        ? undefined
        : things.findLast((unit) => {
            const thing = placeOf(unit);
            return (
              thing >= 0 &&
              !isGapped(sentence, placeOf(0), at, thing) &&
              !isOfAmount(told, sentence, thing) &&
              !(prep === 'in' && isTime(told.units[unit]!.value?.kind) && isOnDay(sentence, at, thing)) &&
              hasOther(told, sentence, at, prep, thing)
            );
          });
    if (found !== undefined) return found;
  }
  return -1;
}

/** "Mains are plated by Bruno" by "starters are plated by Ana and mains by Bruno": the subject has a half of its own. */
function isGapped(
  { reading: { words, text } }: AlignedSentence,
  subject: number,
  head: number,
  thing: number,
): boolean {
  if (subject <= head || subject >= thing) return false;
  let from = subject;
  while (from > head + 1 && DETERMINING.test(words[from - 1]!.form)) from--;
  const before = words[from - 1]!;
  return JOINT.test(before.form) || /[,;]/.test(text.slice(before.end, words[from]!.start));
}

/** "Signed in April" by "signed on 12 April in Graz": what is on a day is in its month and its year. */
function isOnDay({ reading: { words } }: AlignedSentence, head: number, thing: number): boolean {
  let lead = thing;
  while (lead > 0 && !PREPOSITION.test(words[lead]!.form)) lead--;
  return (
    words[lead]!.form === 'on' &&
    words.slice(head + 1, lead).every(({ form }) => form === 'in' || !PREPOSITION.test(form))
  );
}

/** "Up from $7.9m in the second quarter": what an amount of the statement leads to is of that amount. */
function isOfAmount({ units }: Told, sentence: AlignedSentence, thing: number): boolean {
  const { words } = sentence.reading;
  let lead = thing;
  while (lead > 0 && !PREPOSITION.test(words[lead]!.form)) lead--;
  const amount = words[lead - 1]?.value ?? -1;
  return (
    amount >= 0 &&
    units.some(
      ({ value }, unit) =>
        value !== undefined &&
        !isTime(value.kind) &&
        words[sentence.alignment.matches[unit]!.at]?.value === amount,
    )
  );
}

/** Whether behind the word at `head` a preposition leads to what the statement has not, and to `thing` another does. */
function hasOther(told: Told, sentence: AlignedSentence, head: number, prep: string, thing: number): boolean {
  const { words, text } = sentence.reading;
  const tags = tagsOf(sentence);
  const isMarked = (at: number): boolean =>
    /[,;:.()]\s/.test(text.slice(words[at - 1]!.end, words[at]!.start));
  let end = head + 1;
  while (end < words.length && !JOINING.test(words[end]!.form) && !isMarked(end)) end++;
  // "The drug due at 8 was given at 9": what a word in front of the verb leads to stands before the verb too.
  const verb = tags.findIndex((tag, at) => at > head && at < end && /^(?:VB[DZP]|MD)$/.test(tag));
  return [verb, end].some((to) => {
    const other = to < 0 ? -1 : otherIn(told, sentence, [head, to, thing], prep);
    return other >= 0 && isLedOtherwise(sentence, tags, prep, [head, other, thing]);
  });
}

/** Where between two places a preposition leads to another thing each time; -1 for nowhere. */
function otherIn(
  { reading: claim }: Told,
  sentence: AlignedSentence,
  [head, end, thing]: readonly [number, number, number],
  prep: string,
): number {
  const { words } = sentence.reading;
  const tags = tagsOf(sentence);
  let other = -1;
  for (let at = head + 1; at < end; at++) {
    if (words[at]!.form !== prep || words[at]!.value >= 0) continue;
    const to = phraseEnd(sentence.reading, tags, at + 1);
    if (OF_ONE.test(words[at + 1]?.form ?? '') || to === at + 1) return -1;
    if (thing >= at && thing < to) return -1;
    const nouns = words.slice(at + 1, to).filter(isTelling);
    if (nouns.every((noun) => claim.words.some(({ form }) => form === noun.form))) return -1;
    other = at;
  }
  return other;
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
  const before = words[lead - 1]?.form ?? '';
  // "Because of Ana", and "in the office of Delta" as far as it is led to by another word.
  if (by === 'of')
    return /^(?:because|instead|ahead|regardless)$/.test(before) || isOfLed(words, tags, prep, lead);
  if (!PREPOSITION.test(by) || by === 'as') return false;
  if (by !== prep) return true;
  // "The train to Lille leaves at 9 and the one to Metz at 10": the other of its kind.
  if (/^(?:ones?|that|those|others?)$/.test(before) && !PREPOSITION.test(words[lead - 2]?.form ?? ''))
    return false;
  const [from, to] = thing > other ? [other, lead] : [lead, head];
  const verbs = tags.slice(from + 1, to).some((tag) => /^(?:VB|MD)/.test(tag));
  // "In dollars or in euros", and in May told before it all; "owed to Hale" has a verb of its own.
  if (thing > other) return verbs;
  const isOwed = /^VB[NGD]$/.test(tags[lead - 1] ?? '') && lead > 1 && /^NN/.test(tags[lead - 2] ?? '');
  return verbs && (isOwed || words.slice(from + 1, to).some(({ form }) => JOINING.test(form)));
}

/** Whether what "of" belongs to is led to by another preposition: "in the office of". */
function isOfLed(words: readonly Word[], tags: readonly string[], prep: string, of: number): boolean {
  let at = of - 1;
  while (at > 0 && (/^(?:NN|JJ|CD)/.test(tags[at]!) || DETERMINING.test(words[at]!.form))) at--;
  const { form } = words[at]!;
  return PREPOSITION.test(form) && form !== prep && form !== 'of' && form !== 'as';
}
