/** What a note or a line bids to do: `Deposit $50, pay on arrival`, `Tablets: take with food`. It does not say that it was done. */
import type { Word } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';

/** Verbs whose bare form at the head of a phrase is hardly a noun. */
const BIDDING = new Set(
  'pay bring send sign submit collect give take keep choose provide wear attend repay replace remove complete inform ask tell confirm verify add apply deliver install'.split(
    ' ',
  ),
);
/** What shows that the claim itself speaks of what is to be done, or is done as a rule. */
const DUE = /^(?:to|must|should|shall|will|can|may|has|have|needs?|required|please|always|usually)$/;

/** Whether a deed of the claim that was done is one that the sentence only bids to do. */
export function isBidden(
  { claim, units, support }: Matter,
  sentence: AlignedSentence,
  slot: number,
): boolean {
  const { reading } = sentence;
  if (reading.language !== 'en' || claim.language !== 'en') return false;
  return units.some(({ word, from }, i) => {
    const { at } = support.matches[i]!;
    if (support.from[i] !== slot || at < 0 || !isDone(claim.words, from)) return false;
    const { form, lemma } = reading.words[at]!;
    // "€74 credit, to be offset against the next instalment" for "was paid out".
    if (!form.endsWith('ed') && lemma !== word.lemma && isDueBefore(reading.words, at)) return true;
    if (form !== lemma || lemma !== word.lemma) return false;
    return (BIDDING.has(form) && opensPhrase(reading.text, reading.words, at)) || isImperative(sentence, at);
  });
}

/** "1. Announce the restart …", "… and watch the log": a verb without a subject at the head of its sentence, or joined to it. */
function isImperative({ source, sentence, reading: { words } }: AlignedSentence, at: number): boolean {
  if (source.structured) return false;
  const { tokens } = source.parsed(sentence);
  const root = tokens.findIndex(({ head }) => head < 0);
  const own = (of: number): readonly (typeof tokens)[number][] => tokens.filter(({ head }) => head === of);
  const isBare = (of: number): boolean => own(of).every(({ deprel }) => !/^(?:nsubj|aux|csubj)/.test(deprel));
  const verb = tokens.findIndex(({ start }) => start === words[at]!.start);
  const first = tokens[root];
  if (first === undefined || verb < 0 || !isBare(verb)) return false;
  const joined =
    tokens[verb]!.deprel === 'conj' && tokens[verb]!.head === root && /^VBP?$/.test(tokens[verb]!.xpos);
  if (verb !== root && !joined) return false;
  const head = words.findIndex(({ start }) => start === first.start);
  if (head < 0 || first.upos !== 'VERB' || first.xpos !== 'VB' || !isBare(root)) return false;
  if (words.slice(0, head).some(({ weight, value, form }) => weight > 0 && value < 0 && /\p{L}/u.test(form)))
    return false;
  // "Leave 2026" is a head, and bids nothing.
  if ((words[head + 1]?.value ?? -1) >= 0) return false;
  return own(root).some(({ deprel, upos }) => deprel === 'obj' && upos !== 'NUM');
}

/** Whether a word stands behind what is to be done in a line without a verb. */
function isDueBefore(words: readonly Word[], at: number): boolean {
  const due = words.findIndex(({ form }, i) => form === 'to' && words[i + 1]?.form === 'be');
  return due >= 0 && due < at && words.slice(0, due).every(({ form }) => !FINITE.test(form));
}

const FINITE = /^(?:is|are|was|were|has|have|had|will|must|can|may|should)$/;

/** A participle or past form, and no word before it by which it is yet to be done. */
function isDone(words: readonly Word[], at: number): boolean {
  const { form, lemma } = words[at]!;
  if (form === lemma || form.endsWith('ing') || form.endsWith('s')) return false;
  const before = words.slice(Math.max(0, at - 4), at);
  return !before.some((one) => DUE.test(one.form)) || before.some((one) => one.form === 'been');
}

/** Whether nothing but a mark stands before a word, and no noun behind it that it could belong to. */
function opensPhrase(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at]!;
  const gap = at === 0 ? '' : text.slice(words[at - 1]!.end, word.start);
  return at === 0 || /[,;:(]\s*$| [\u2013\u2014-] $/.test(gap) || (words[at - 1]!.form === 'and' && at > 1);
}
