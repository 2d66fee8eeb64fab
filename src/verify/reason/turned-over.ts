/**
 * Signs of what was so and is no more: a correction, a change, a reversal behind the support or in it, an old value beside its
 * new one, a field of before. They count where they speak of what the statement has.
 */
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';
import { focusOf } from './focus.ts';

export const TURNED_OVER: readonly string[] = [
  'turned_behind',
  'turned_behind_shared',
  'turned_in_support',
  'turned_in_focus',
  'old_value_of_claim',
  'field_of_before',
  'field_undone',
  'said_correction',
  'claim_lasting',
];

const TURNED =
  /\b(?:correct(?:ion|ed|s)|chang(?:e[sd]?|ing)|moved?|moves|void(?:ed)?|revers(?:ed|al)|withdr(?:awn|ew)|cancell?(?:ed|ation)|replac(?:ed|es)|supersed\p{Ll}+|revis\p{Ll}+|updat\p{Ll}+|amend\p{Ll}+|reopened|resumed|reinstated|restored|lifted|put right|instead|no longer|reset|lapsed|rescinded|revoked|overturned|turned out|in fact|after all|now|resolved|rather than|was wrong|wrongly|by mistake|extended|postponed|brought forward|taken back|rolled back|handed over|takes? over|took over)\b/iu;
const CORRECTION =
  /\b(?:corrections?|corrected|erratum|put right|wrongly|by mistake|should (?:have )?(?:been|read)|in fact|the figure above|mistyped|keyed)\b/iu;
/** "From 4471 to 4417", "not the 18th", "instead of 60", "old: …". */
const OLD_VALUE =
  /\b(?:from|not(?: the| on)?|instead of|rather than|was|were|had been|old|previous(?:ly)?|former(?:ly)?|earlier|originally|initial(?:ly)?|until|replac(?:es|ing)|supersedes)[:\s]+(?:the )?(?<old>[^\s,;.]{1,60})/giu;
const BEFORE_FIELD =
  /(?:^|; |: )(?:[^:;]{0,60} )?(?:old|previous|former|prior|original|initial|before|superseded|replaced|last year)\b[^:;]{0,60}: (?<value>[^;]{1,200})/giu;
const UNDONE_FIELD =
  /\b(?:reversed|resolved|voided|withdrawn|cancelled|canceled|revoked|superseded|replaced|reopened): (?:true|yes|\d{4})/iu;
const LASTING = /\b(?:still|stands?|remains?|current(?:ly)?|now|is|are|has|holds?)\b/iu;
/** Sentences behind the support that are looked at. */
const BEHIND = 8;

type Put = (value: number | boolean) => void;

/** Puts the signs of TURNED_OVER. */
export function putTurnedOver(put: Put, part: Part): void {
  const { reading, best, sentences } = part;
  const { support } = best!;
  const claim = reading.text.slice(reading.start, reading.end);
  const telling = new Set(
    reading.words.flatMap(({ weight, lemma, form }) => (weight > 0 ? [lemma, form] : [])),
  );
  const shares = (one: AlignedSentence['reading']): boolean =>
    one.words.some(({ weight, lemma, form }) => weight > 0 && (telling.has(lemma) || telling.has(form)));
  const behind = readingsBehind(support.sentences[0]).filter(({ text, start, end }) =>
    TURNED.test(text.slice(start, end)),
  );
  const focus = focusOf(part);
  const near = [...new Set([...support.sentences, ...sentences.slice(0, 6)])].map(textOf);
  put(Math.min(3, behind.length));
  put(Math.min(3, behind.filter(shares).length));
  put(support.sentences.some((one) => TURNED.test(textOf(one))));
  put(focus !== undefined && TURNED.test(textOf(focus)));
  put(near.some((one) => hasOld(one, claim, OLD_VALUE, 'old')));
  put(near.some((one) => hasOld(one, claim, BEFORE_FIELD, 'value')));
  put(near.some((one) => UNDONE_FIELD.test(one)));
  put(near.some((one) => CORRECTION.test(one)));
  put(LASTING.test(claim));
}

/** Whether a statement has a value that a text gives as an old one. */
const hasOld = (text: string, claim: string, pattern: RegExp, group: string): boolean =>
  [...text.matchAll(pattern)].some(({ groups }) => {
    const old = groups![group]!.trim().toLowerCase();
    return old.length > 1 && /\d|\p{L}{4}/u.test(old) && claim.toLowerCase().includes(old);
  });

const textOf = ({ reading: { text, start, end } }: AlignedSentence): string => text.slice(start, end);

function readingsBehind({ source, sentence }: AlignedSentence): readonly AlignedSentence['reading'][] {
  const last = Math.min(source.scan.sentenceCount - 1, sentence + BEHIND);
  return Array.from({ length: Math.max(0, last - sentence) }, (_, i) => source.sentence(sentence + 1 + i));
}
