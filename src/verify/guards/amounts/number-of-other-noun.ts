/** "Up to eight people" by "people up to floor eight", "valid for one entry" by "for entry at one border post": what a number counts. */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, tagsIn, tagsOf } from '../guard.ts';

const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,6})$/;
const OWN = 0.9;
const IN_PHRASE = /^(?:NNS?|NNP|JJ[RS]?|VB[NG]|CD)$/;

export const NUMBER_OF_OTHER_NOUN: Guard = againstUnit('quantity', 'prose', ofOtherNoun, {
  said: () => /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,6}) \p{L}/iu,
});

function ofOtherNoun({ reading, units }: Told, sentence: AlignedSentence): number {
  const { words, text } = sentence.reading;
  if (/[\t|:=]/.test(text.slice(sentence.reading.start, sentence.reading.end))) return -1;
  const ours = tagsIn(claimTree(reading).tokens, reading);
  const tags = tagsOf(sentence);
  return units.findIndex(({ to, value }, unit) => {
    // "Up to eight" is one value.
    const number = reading.words[to - 1]!;
    const noun = units[unit + 1];
    if (!NUMBER.test(number.form) || noun === undefined || noun.from !== to) return false;
    if (value !== undefined && value.kind !== 'number' && value.kind !== 'quantity') return false;
    if (!/^NNS?$/.test(ours[noun.to - 1] ?? '') || noun.value !== undefined) return false;
    const thing = sentence.alignment.matches[unit + 1]!;
    const those = words.flatMap(({ form }, at) => (form === number.form ? [at] : []));
    const [place] = those;
    if (thing.at < 0 || thing.strength < OWN || place === undefined || those.length > 1) return false;
    // "Incidents of priority 1" and "priority 1 incidents": it names the noun before it.
    const named = reading.words[to - 2]?.lemma;
    if (named !== undefined && named === words[place - 1]?.lemma && /^NNP?$/.test(ours[to - 2] ?? ''))
      return false;
    return countsOther(words, tags, text, place, thing.at);
  });
}

/** Whether a number stands with a noun of its own, or as the name of one, and not with the one that is meant. */
function countsOther(
  words: readonly Word[],
  tags: readonly string[],
  text: string,
  number: number,
  noun: number,
): boolean {
  let end = number + 1;
  while (
    end < words.length &&
    IN_PHRASE.test(tags[end] ?? '') &&
    text.slice(words[end - 1]!.end, words[end]!.start) === ' '
  )
    end++;
  if (noun > number && noun <= end) return false;
  // "By two directors, by one director".
  if (words.slice(number + 1, end).some(({ lemma }) => lemma === words[noun]!.lemma)) return false;
  const isOf = words[end]?.form === 'of' || words[number + 1]?.form === 'of';
  if (isOf && noun > number) return false;
  // "People (8)", "rooms 4 and 5".
  if (noun < number && noun >= number - 1) return false;
  const counts = words.slice(number + 1, end).some((_, i) => /^NNS?$/.test(tags[number + 1 + i] ?? ''));
  const names = end === number + 1 && /^NN$/.test(tags[number - 1] ?? '') && number - 1 !== noun;
  return counts || names;
}
