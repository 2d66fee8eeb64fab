/** Which word a statement denies, and whether a sentence says that word plainly: "not clean", "failed to sound", "never acknowledged". */
import type { Reading, Word } from '../../../text/reading.ts';
import { textOf } from '../guard.ts';

const BETWEEN = String.raw`(?: (?:have|has|be|been|being|get|got|yet|fully|really|actually|very|even|once|\p{Ll}+ly))*`;
/** What denies the word behind it. */
export const DENYING = new RegExp(
  String.raw`(?:\b(?:not|never|cannot)|n['\u2019]t)${BETWEEN} |\b(?:fail(?:s|ed)?|omit(?:s|ted)?|neglect(?:s|ed)?) to `,
  'giu',
);
/** "Not only", "not until": what denies nothing of what stands behind it. */
export const NOT_DENYING =
  /\bnot (?:only|just|merely|simply|least|later|more|less|fewer|before|until|unless|all|every|everything|everyone|necessarily)\b|n['\u2019]t (?:only|just|until|all)\b|\bor not\b|\b(?:until|before|unless|but|except)\b/iu;

/** The words of a statement that it denies. */
export function deniedWords(reading: Reading): readonly Word[] {
  const said = textOf(reading);
  if (NOT_DENYING.test(said)) return [];
  return [...said.matchAll(DENYING)].flatMap(({ index, 0: lead }) => {
    const from = reading.start + index + lead.length;
    const word = reading.words.find(({ start }) => start === from);
    return word !== undefined && word.value < 0 && word.weight > 0 ? [word] : [];
  });
}

/** What makes a clause say that something is not so, not done yet or only to be. */
const UNDOING =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot|hardly|barely|yet|only|if|unless|until|before|zero|0|free|instead|rather|to be|will|would|should|must|(?<!\d )may(?! \d)|might|could|can|due|awaiting|awaited|pending|outstanding|planned|scheduled|missing|lacks?|lacking|fail\p{L}*|refus\p{L}*|declin\p{L}*|reject\p{L}*|den(?:y|ies|ied)|cancel\p{L}*|waiv\p{L}*|omit\p{L}*|un(?!til|der|less|it|ion|iq|iv|cle)\p{L}+|non-?\p{L}+|in(?:valid|eligible|complete|active|correct)\p{L}*)\b|n['\u2019]t\b|\?/iu;

/** "Not yet sent" and "to send": what leads to a word that has not been done. */
const LEADS_TO = /\bto (?:be )?$/iu;

/** Characters to either side of a word in which its clause is looked for. */
const REACH = 160;

/** The clause of a sentence in which one of its words stands, as the marks part it. */
export function pieceAt({ text, start, end }: Reading, { start: from, end: to }: Word): string {
  const before = text
    .slice(Math.max(start, from - REACH), from)
    .split(/[,;:.\u2013\u2014(]\s|\s(?:and|but|while)\s/u)
    .at(-1)!;
  const [behind = ''] = text
    .slice(to, Math.min(end, to + REACH))
    .split(/[,;:.\u2013\u2014)](?:\s|$)|\s(?:and|but|while)\s/u);
  return `${before}${text.slice(from, to)}${behind}`;
}

/** Whether a sentence says a word of its own without anything that undoes it. */
export const isSaidPlainly = (reading: Reading, word: Word): boolean =>
  !reading.question &&
  !UNDOING.test(pieceAt(reading, word)) &&
  !LEADS_TO.test(reading.text.slice(Math.max(reading.start, word.start - REACH), word.start));
