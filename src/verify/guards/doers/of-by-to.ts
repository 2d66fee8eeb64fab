/**
 * Nouns of deeds: what is told behind "of" was done to, who is told behind "by" did it, and who is told behind "to" or
 * "against" was meant by it: "the loan approved the bank" is not said by "the approval of the loan by the bank".
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, tagsOf } from '../guard.ts';
import { type Deed, POSSESSIVE, PREPOSITION, plainDeed } from '../plain-deed.ts';

/** Words of the phrases behind a noun, at most. */
const FAR = 14;

export const OF_BY_TO = againstUnit('role', 'prose', (told: Told, sentence: AlignedSentence) => {
  const deed = plainDeed(told.reading);
  if (deed === undefined) return -1;
  const { units, support, reading } = told;
  const unitAt = (at: number): number => units.findIndex(({ from, to }) => from <= at && at < to);
  const [who, verb] = [unitAt(deed.doer), unitAt(deed.verb)];
  const noun = support.matches[verb]?.at ?? -1;
  if (who < 0 || noun < 0 || !/^NNS?$/.test(tagsOf(sentence)[noun]!)) return -1;
  return isTurned(reading.words, sentence, noun, deed) ? who : -1;
});

function isTurned(ours: readonly Word[], sentence: AlignedSentence, noun: number, deed: Deed): boolean {
  const { words } = sentence.reading;
  const phrases = phrasesBehind(sentence, noun);
  const isIn = (word: Word | undefined, prepositions: RegExp): boolean =>
    word !== undefined &&
    phrases.some(({ form, heads }) => prepositions.test(form) && heads.some((one) => one.form === word.form));
  const doer = ours[deed.doer]!;
  if (isIn(doer, /^by$/)) return false;
  // "The trainer's dismissal by the club": done to her too.
  const owner = words[noun - 1]?.form ?? '';
  const isOwner = POSSESSIVE.test(owner) && owner.replace(POSSESSIVE, '') === doer.form;
  if (isIn(ours[deed.object], /^by$/) && (isOwner || isIn(doer, /^of$/))) return true;
  if (isIn(doer, /^(?:to|against)$/)) return !isOwner;
  if (isIn(ours[deed.object], /^to$/) && isIn(doer, /^of$/)) return true;
  return phrases.some(({ form }) => form === 'by') && isIn(doer, /^of$/) && deed.object >= 0;
}

interface Phrase {
  readonly form: string;
  readonly heads: readonly Word[];
}

/** The phrases with a preposition that follow a noun before anything else does. */
function phrasesBehind(sentence: AlignedSentence, noun: number): Phrase[] {
  const { reading } = sentence;
  const { words, text } = reading;
  const tags = tagsOf(sentence);
  const found: { form: string; heads: Word[] }[] = [];
  for (let at = noun + 1; at < Math.min(words.length, noun + FAR); at++) {
    const word = words[at]!;
    if (/[,;:()]/.test(text.slice(words[at - 1]!.end, word.start))) break;
    if (/^(?:VB[DPZ]|MD|WP|WDT)/.test(tags[at]!)) break;
    if (PREPOSITION.test(word.form)) found.push({ form: word.form, heads: [] });
    else if (found.length === 0) break;
    else if (!POSSESSIVE.test(word.form)) found.at(-1)!.heads.push(word);
  }
  return found;
}
