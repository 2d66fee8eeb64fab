/** "The drug lowered mortality" by "it did so in patients over 70. It did not in the others.": what the next sentence denies of the rest. */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NOT_IN_REST =
  /^\s*(?:But |However, )?(?:it|this|they|he|she|the effect|there was|there were) (?:did not|didn['’]t|does not|doesn['’]t|do not|don['’]t|was not|wasn['’]t|were not|is not|isn['’]t|had no|has no|have no|no)(?: (?:so|seen|work|happen|apply|difference|effect|\p{L}+))? ?(?:in|for|with|on|at|among|to|of) (?:the |any |all )?(?:others?|rest|remaining|remainder|other \p{L}+|control\p{L}*)\b/iu;
/** Characters behind a sentence that are looked at. */
const REACH = 120;
const SOME =
  /\b(?:in|for|with|on|at|among|to|of) (?:the )?(?:\p{L}+ )?\p{L}+s?(?: (?:over|under|aged|with|of|in)\b[^.]*)?[.!]?$/iu;

export const NOT_IN_THE_OTHERS: Guard = against('partially_mentioned', 'prose', isDeniedOfRest);

function isDeniedOfRest({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const { text, scan } = originOf(source);
  const end = scan.sentenceEnd[sentence];
  if (end === undefined || !NOT_IN_REST.test(text.slice(end, end + REACH))) return false;
  // The statement names for whom it is so.
  const told = textOf(originOf(source).sentence(sentence));
  const phrase = SOME.exec(told)?.[0].replace(/[.!]$/, '').split(' ').at(-1);
  return phrase !== undefined && !textOf(reading).toLowerCase().includes(phrase.toLowerCase());
}
