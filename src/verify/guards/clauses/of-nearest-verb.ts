/**
 * "The goods sold in March were returned" by "the goods sold were returned in March", "the child born in Rome lives in Oslo" by "the child
 * born in Oslo lives in Rome": where two verbs are said, a phrase is of the one before it.
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, tagsIn, tagsOf } from '../guard.ts';
import { BEING, PREPOSITION } from '../plain-deed.ts';

const OWN = 0.9;
const LEADING =
  / (?:in|on|at|by|with|from|under|to|through|over|via|for|near|before|after|since|until|last|first) /iu;

export const OF_NEAREST_VERB: Guard = againstUnit('role', 'prose', ofOtherVerb, {
  said: () => LEADING,
  told: () => LEADING,
});

/** "A restocking fee": an attribute. */
const isAttribute = (tags: readonly string[], at: number): boolean =>
  /^VB[GN]$/.test(tags[at]!) &&
  /^(?:NN|VBG)/.test(tags[at + 1] ?? '') &&
  /^(?:DT|JJ|CD|NN|PRP\$)/.test(tags[at - 1] ?? '');

/** The last verb before a word, helpers and attributes left out; -1 for none. */
const verbBefore = (words: readonly Word[], tags: readonly string[], at: number): number =>
  words.findLastIndex(
    ({ form, value }, i) =>
      i < at &&
      value < 0 &&
      /^VB/.test(tags[i] ?? '') &&
      !isAttribute(tags, i) &&
      !BEING.test(form) &&
      !/^(?:has|have|had|having|do|does|did)$/.test(form),
  );

function ofOtherVerb({ reading, units }: Told, sentence: AlignedSentence): number {
  const { words, text } = sentence.reading;
  const { matches } = sentence.alignment;
  const ours = tagsIn(claimTree(reading).tokens, reading);
  const tags = tagsOf(sentence);
  const unitAt = (word: number): number => units.findIndex(({ from, to }) => from <= word && word < to);
  return units.findIndex(({ from }, unit) => {
    const { at, strength } = matches[unit]!;
    if (at < 1 || strength < OWN || from < 1) return false;
    const isLed = (list: readonly Word[], word: number): boolean =>
      list.slice(Math.max(0, word - 2), word).some(({ form }) => PREPOSITION.test(form) && form !== 'of');
    if (!isLed(reading.words, from) || !isLed(words, at)) return false;
    const [own, theirs] = [verbBefore(reading.words, ours, from), verbBefore(words, tags, at)];
    const [verb, other] = [
      unitAt(own),
      units.findIndex((_, i) => i !== unit && matches[i]!.at === theirs && matches[i]!.strength >= OWN),
    ];
    if (own < 0 || theirs < 0 || verb < 0 || other < 0 || verb === other) return false;
    // Both are verbs of the statement, too.
    if (!/^VB/.test(ours[units[other]!.from] ?? '')) return false;
    const place = matches[verb]!;
    if (place.at < 0 || place.strength < OWN || /^VB/.test(tags[place.at] ?? '') === false) return false;
    // Verbs side by side share what is behind them, and what a comma parts goes on with the first.
    const between = words.slice(Math.min(place.at, theirs), at);
    if (between.some(({ form }) => /^(?:and|or|but)$/.test(form))) return false;
    if (words[theirs - 1]?.form === 'to' || words[place.at - 1]?.form === 'to') return false;
    if (/[,;:()]/.test(text.slice(words[theirs]!.end, words[at]!.start))) return false;
    const isOnce = (word: number): boolean =>
      words.filter(({ lemma }) => lemma === words[word]!.lemma).length === 1;
    return isOnce(at) && isOnce(theirs) && isOnce(place.at);
  });
}
