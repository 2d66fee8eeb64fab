/** What a sentence has somebody say, without a "that": "the website claims the fee is 5 euros", "she says her card was stolen". */

import type { Reading, Word } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';

/** Verbs whose clause follows without a "that" and is not said to be so. */
export const OPINING = new Set(
  (
    'bet guess think believe suppose assume seem appear claim say suspect hope fear reckon imagine feel doubt argue ' +
    'insist promise swear expect wish pretend hear allege maintain complain contend assert protest grumble mention'
  ).split(' '),
);

/** "The website claims the fee is …": right before what the claim has, with somebody who claims it. */
export function isReported(
  { claim }: Pick<Matter, 'claim'>,
  { words, text }: Reading,
  [first]: readonly number[],
): boolean {
  const opines = ({ lemma }: Word): boolean =>
    OPINING.has(lemma) && !claim.words.some((word) => word.lemma === lemma);
  if (first > 1 && PRONOUNS.has(words[0].form) && opines(words[1]) && !WRITERS.has(words[0].form))
    return true;
  if (first > 1 && WRITERS.has(words[0].form) && opines(words[1]) && !OWN.has(words[1].lemma)) return true;
  for (let at = first - 1; at >= Math.max(1, first - 3); at--) {
    const { lemma, weight, form } = words[at];
    if (/[,;:]/.test(text.slice(words[at].end, words[at + 1].start))) return false;
    if (OPINING.has(lemma) && !WRITERS.has(words[at - 1].form))
      return !claim.words.some((word) => word.lemma === lemma);
    if (OPINING.has(lemma) && !OWN.has(lemma)) return !claim.words.some((word) => word.lemma === lemma);
    if (weight > 0 || form === 'that') return false;
  }
  return false;
}

/** "She says her card was stolen", retold with her name, which the claim has too: it is she who says so all the same. */
export function isRetoldReport(
  { claim }: Pick<Matter, 'claim'>,
  { source, sentence, reading }: AlignedSentence,
): boolean {
  const origin = originOf(source);
  // What is told from a message of data stands in the data under another number.
  if (origin === source || sentence >= origin.scan.sentenceCount) return false;
  const [who, says] = origin.sentence(sentence).words;
  if (who === undefined || says === undefined || who.form === reading.words[0]?.form) return false;
  return (
    PRONOUNS.has(who.form) &&
    OPINING.has(says.lemma) &&
    !claim.words.some(({ lemma }) => lemma === says.lemma)
  );
}

const WRITERS = new Set(['we', 'i']);
const OWN = new Set(
  'report state announce say tell write mention add declare stress emphasise advise conclude'.split(' '),
);
const PRONOUNS = new Set('it they he she you'.split(' '));
