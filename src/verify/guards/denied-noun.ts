/**
 * "Takes cards" by "takes no cards", "noted on the list" by "not on the list", "paid" by "paid nothing": a noun, or all that a
 * deed could be done to, that its sentence denies.
 */
import { NEGATION } from '../../text/cues.ts';
import { matchesOf } from '../../text/matches.ts';
import type { AlignedSentence } from '../support.ts';
import { against, againstUnit, type Guard, type Told, tagsOf, textOf } from './guard.ts';

export const DENIED_NOUN: readonly Guard[] = [
  against('negation', 'prose', hasDenied),
  against('negation', 'english', isThere),
  againstUnit('negation', 'prose', toNothing),
];

const NONE = /(?<!\p{L})no (\p{Ll}{2,})/gu;
const NOT_THERE =
  /(?<!\p{L})not (on|in|at|among|for|to|from) (?:the |an? )?([\p{L}\d]+(?: (?!and\b|or\b|but\b)\p{Ll}+)?)/gu;
/** How a statement has a noun of which there is to be some. */
const HAVING =
  '(?:with|with an?|has|have|had|has an?|takes?|accepts?|offers?|includes?|contains?|there (?:is|was) an?|there (?:are|were))';
const DENYING = /\b(?:without|except|rather|instead|free of|lacks?|bars?|barred|banned|forbidden)\b/i;

function hasDenied({ reading, support: { sentences } }: Told): boolean {
  const ours = textOf(reading);
  if ((reading.cues & NEGATION) !== 0 || DENYING.test(ours)) return false;
  const says = (phrase: string): boolean => new RegExp(`\\b${phrase}(?![\\p{L}])`, 'iu').test(ours);
  return sentences.some(({ reading: theirs }) => {
    const text = textOf(theirs);
    const isOnce = (word: string): boolean => text.split(word).length === 2;
    return (
      matchesOf(text, NONE).some(([, noun = '']) => isOnce(noun) && says(`${HAVING} ${noun}`)) ||
      matchesOf(text, NOT_THERE).some(([, where = '', noun = '']) =>
        /^them$/.test(noun) ? says(`${where} the`) : isOnce(noun) && says(`${where} (?:the |an? )?${noun}`),
      )
    );
  });
}

const YES = /(?<!\p{L})(\p{Ll}{3,}) yes(?!\p{L})/gu;

/** "The form is missing" by "form yes, not paid". */
function isThere({ reading, support: { sentences } }: Told): boolean {
  const ours = textOf(reading);
  return sentences.some(({ reading: theirs }) =>
    matchesOf(textOf(theirs), YES).some(([, noun = '']) =>
      new RegExp(`\\b${noun} (?:is|was) (?:still )?(?:missing|lacking|absent|outstanding)\\b`, 'u').test(
        ours,
      ),
    ),
  );
}

const NOTHING = /^(?:nothing|nobody|none)$/;
/** Behind these nothing is left out: "nothing but", "nothing else than". */
const SAVING = /^(?:but|except|else|other|beyond|more|less|short)$/;

/** "The customer paid" by "the customer paid nothing". */
function toNothing({ reading, units }: Told, sentence: AlignedSentence): number {
  if ((reading.cues & NEGATION) !== 0 || reading.words.some(({ form }) => NOTHING.test(form))) return -1;
  const { words } = sentence.reading;
  const tags = tagsOf(sentence);
  return units.findIndex((_, i) => {
    const { at, strength } = sentence.alignment.matches[i]!;
    if (at < 0 || strength === 0 || !/^VB[DZPN]?$/.test(tags[at]!)) return false;
    return NOTHING.test(words[at + 1]?.form ?? '') && !SAVING.test(words[at + 2]?.form ?? '');
  });
}
