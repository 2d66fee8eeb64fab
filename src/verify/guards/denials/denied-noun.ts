/**
 * "Takes cards" by "takes no cards", "noted on the list" by "not on the list", "paid" by "paid nothing": a noun, or all that a
 * deed could be done to, that its sentence denies; "there was soap at the sink" by "the sink had no soap"; and "labour" by
 * "parts for five years and labour not at all", the excess by "the damage less the excess".
 */
import { NEGATION } from '../../../text/cues.ts';
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const DENIED_NOUN: readonly Guard[] = [
  against('negation', 'english', hasDenied, { told: () => [NONE, NOT_THERE] }),
  against('negation', 'english', isThere, { told: () => YES }),
  againstUnit('negation', 'prose', toNothing, { told: () => NOTHING }),
  againstUnit('negation', 'prose', notAtAll),
];

const NONE = /(?<!\p{L})no (\p{Ll}{2,})/gu;
const NOT_THERE =
  /(?<!\p{L})not (on|in|at|among|for|to|from) (?:the |an? )?([\p{L}\d]+(?: (?!and\b|or\b|but\b)\p{Ll}+)?)/gu;
/** How a statement has a noun of which there is to be some. */
const HAVING =
  '(?:with|with an?|has|have|had|has an?|takes?|accepts?|offers?|includes?|contains?|there (?:is|was)(?: an?| some)?|there (?:are|were)(?: some)?)';
const DENYING = /\b(?:without|except|rather|instead|free of|lacks?|bars|barred|banned|forbidden)\b/i;

function hasDenied({ reading, support: { sentences } }: Told): boolean {
  const ours = textOf(reading);
  if ((reading.cues & NEGATION) !== 0 || DENYING.test(ours)) return false;
  const says = (phrase: string): boolean => new RegExp(`\\b${phrase}(?![\\p{L}])`, 'iu').test(ours);
  return sentences.some(({ reading: theirs, source }) => {
    if (source.structured) return false;
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

const DEDUCTED =
  /\b(?:less|minus|net of) (?:the |any |its |his |her |their |your |our |an? )(?:\p{Ll}+ )?$/iu;

/** "Not by your bank but by the shop's". */
const NOT_BY = /\bnot by (?:the |your |our |my |his |her |their |an? )?(?:[\p{L}'\u2019]+ ){0,2}$/iu;
const NOT_AT_ALL = /^,? (?:is |are |was |were )?not(?: at all| yet| either| so)?\s*(?:[.,;!)]|$)/iu;

/** A noun right behind which the sentence denies all that it says of another, or before which it says what is less by it. */
function notAtAll({ reading, units }: Told, { reading: theirs, alignment, source }: AlignedSentence): number {
  if (
    source.structured ||
    reading.question ||
    /\b(?:not|no|never|nobody|none)\b|n['\u2019]t\b/iu.test(textOf(reading))
  )
    return -1;
  return units.findIndex(({ value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || at < 1 || strength < OWN) return false;
    const { start, end, form } = theirs.words[at]!;
    const once = theirs.words.filter((word) => word.form === form).length === 1;
    const isDeducted =
      DEDUCTED.test(theirs.text.slice(theirs.start, start)) && !DEDUCTING.test(textOf(reading));
    const isDoer = NOT_BY.test(theirs.text.slice(Math.max(theirs.start, start - 60), start));
    return (
      isDeducted ||
      (once && isDoer) ||
      (once && NOT_AT_ALL.test(theirs.text.slice(end, Math.min(theirs.end, end + 24))))
    );
  });
}

const DEDUCTING = /\b(?:less|minus|net|deduct\w*|subtract\w*)\b/iu;
const OWN = 0.9;
