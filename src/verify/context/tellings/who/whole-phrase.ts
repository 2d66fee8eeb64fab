/** What a pronoun at the head of a sentence takes up with all that told it apart: "It was repaired" of "the lighting in the machine room". */
import type { Document } from '../../../read/document.ts';
import type { Teller } from '../types.ts';
import { escaped } from '../words.ts';

const VERB = String.raw`(?:was|were|is|are|has|have|had|will|must|can|may|does|did|\p{Ll}{2,}(?:ed|s))\b`;
const SUBJECT = new RegExp(
  String.raw`^(The|Our|Your) ((?:\p{Ll}+ )?\p{Ll}+) ((?:in|on|at|of|for|from) (?:(?:the|our|your|a|an) )?[^,;:.]{2,40}?) (?=${VERB})`,
  'u',
);
const PRONOUN = /^(?:It|They) /u;

/** A sentence that opens with a noun told for a pronoun, with the phrase that the noun has where the claim and it both have it. */
export const wholePhrase: Teller = ({ source, sentence, claim, tell }) => {
  const found = SUBJECT.exec(claim.text.slice(claim.start, claim.end));
  if (found === null || !PRONOUN.test(sourceText(source, sentence))) return [];
  const told = tell(sentence);
  const [, , noun = '', phrase = ''] = found;
  const head = new RegExp(String.raw`^(?:The|Our|Your|A|An) ${escaped(noun)} (?=${VERB})`, 'u').exec(
    told.text,
  );
  if (head === null) return [];
  const named = new RegExp(String.raw`\b(?:the|our|your|an?) ${escaped(`${noun} ${phrase}`)} ${VERB}`, 'iu');
  return told.from.some((at) => at !== sentence && named.test(sourceText(source, at)))
    ? [{ ...told, text: `${head[0]}${phrase} ${told.text.slice(head[0].length)}`, plain: true }]
    : [];
};

const sourceText = ({ text, scan }: Document, sentence: number): string =>
  text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]).trim();
