/**
 * "Paid in cash" by "paid for goods bought in cash", "under the seat" by "under whose seat a bag lay", "placed online" by "placed by
 * phone for an online shop": a phrase belongs to the verb or noun next to it.
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, tagsIn, tagsOf } from '../guard.ts';
import { DETERMINING, PREPOSITION } from '../plain-deed.ts';

const OWN = 0.85;
const WHOSE = /^(?:whose|which|whom)$/;

export const PHRASE_OF_PARTICIPLE: readonly Guard[] = [
  againstUnit('role', 'prose', ofParticiple, {
    said: () => / (?:in|on|at|by|with|from|under|to|through|over|via) /iu,
  }),
  againstUnit('role', 'prose', asAttribute, {
    said: () => /\bonline\b|\p{L}+ly\b|\babroad\b|\b(?:inside|outside|upstairs|downstairs)\b/iu,
  }),
];

/** The preposition that leads to a word; -1 for none. */
function leadOf(words: readonly Word[], at: number): number {
  let lead = at - 1;
  while (
    lead >= 0 &&
    lead >= at - 3 &&
    (DETERMINING.test(words[lead]!.form) || WHOSE.test(words[lead]!.form))
  )
    lead--;
  return lead >= 0 && PREPOSITION.test(words[lead]!.form) ? lead : -1;
}

function ofParticiple({ reading, units }: Told, sentence: AlignedSentence): number {
  const { words } = sentence.reading;
  const { matches } = sentence.alignment;
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const ours = tagsIn(claimTree(reading).tokens, reading);
  const tags = tagsOf(sentence);
  return units.findIndex(({ from, value }, unit) => {
    const match = matches[unit]!;
    const lead = leadOf(reading.words, from);
    if (lead < 1 || match.at < 1 || match.strength < OWN || value !== undefined) return false;
    // "The bank whose card was used".
    const isHad = reading.words[lead]!.form === 'with';
    if (
      !isHad &&
      words[match.at - 1]!.form === 'whose' &&
      !reading.words.some(({ form }) => WHOSE.test(form))
    )
      return true;
    const theirs = leadOf(words, match.at);
    if (theirs < 1 || words[theirs]!.form !== reading.words[lead]!.form) return false;
    if (words.filter(({ lemma }) => lemma === words[match.at]!.lemma).length > 1) return false;
    const pronoun = words.slice(theirs + 1, match.at).some(({ form }) => WHOSE.test(form));
    if (pronoun) return !reading.words.some(({ form }) => WHOSE.test(form));
    // In the statement the phrase stands behind its verb.
    if (!/^VB/.test(ours[lead - 1] ?? '')) return false;
    const next = words[theirs - 1]!;
    const isOther = /^VB[NG]$/.test(tags[theirs - 1] ?? '') && !said.has(next.form) && !said.has(next.lemma);
    const verb = units.findIndex((one) => one.from <= lead - 1 && lead - 1 < one.to);
    const place = matches[verb]?.at ?? -1;
    return (
      isOther &&
      place >= 0 &&
      place < theirs - 1 &&
      matches[verb]!.strength >= OWN &&
      /^(?:NN|PRP)/.test(tags[theirs - 2] ?? '') &&
      words.slice(place + 1, theirs).some(({ form }) => PREPOSITION.test(form))
    );
  });
}

/** "Online" of a shop, where the statement has it of what was done. */
function asAttribute({ reading, units }: Told, sentence: AlignedSentence): number {
  const ours = tagsIn(claimTree(reading).tokens, reading);
  const tags = tagsOf(sentence);
  const { words } = sentence.reading;
  return units.findIndex(({ from, to, value, word }, unit) => {
    const match = sentence.alignment.matches[unit]!;
    if (value !== undefined || to !== reading.words.length || match.at < 0 || match.strength < OWN)
      return false;
    if (!/^(?:RB|JJ)/.test(ours[from] ?? '') || !/^VB/.test(ours[from - 1] ?? '')) return false;
    if (words[match.at]!.form !== word.form || words.filter(({ form }) => form === word.form).length > 1)
      return false;
    return (
      /^JJ/.test(tags[match.at] ?? '') &&
      /^NN/.test(tags[match.at + 1] ?? '') &&
      DETERMINING.test(words[match.at - 1]?.form ?? '')
    );
  });
}
