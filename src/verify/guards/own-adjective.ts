/** "Organic flour" by "organic milk and regional flour": each of two nouns that are joined has its own adjective. */
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from './guard.ts';

export const OWN_ADJECTIVE: readonly Guard[] = [
  againstUnit('partially_mentioned', 'prose', ofOtherNoun),
  againstUnit('partially_mentioned', 'prose', ofLaterNoun, { told: () => /\b(?:and|or|but|nor)\b/iu }),
];

const OWN = 0.9;
const JOINING = /^(?:and|or|but|nor)$/;
const ADJECTIVE = /^(?:JJ[RS]?|VB[NG])$/;

function ofOtherNoun({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment, source } = sentence;
  if (source.structured) return -1;
  const { words, text } = theirs;
  const tags = tagsOf(sentence);
  const isOnce = (at: number): boolean => words.filter(({ form }) => form === words[at]!.form).length === 1;
  return units.findIndex((unit, i) => {
    const noun = units[i + 1];
    if (noun === undefined || unit.value !== undefined || noun.value !== undefined || unit.to !== noun.from)
      return false;
    const [kind, thing] = [alignment.matches[i]!, alignment.matches[i + 1]!];
    if (kind.at < 0 || thing.at < kind.at + 3 || Math.min(kind.strength, thing.strength) < OWN) return false;
    if (!ADJECTIVE.test(tags[kind.at]!) || !isOnce(kind.at) || !isOnce(thing.at)) return false;
    const [first, own, joint] = [tags[kind.at + 1]!, tags[thing.at - 1]!, words[thing.at - 2]!];
    const between = words.slice(kind.at + 1, thing.at - 1);
    // "Organic milk and regional flour": its noun, the joint, and the other adjective right before the other noun.
    return (
      /^NNS?$/.test(first) &&
      ADJECTIVE.test(own) &&
      (JOINING.test(joint.form) ||
        (/^(?:the|an?|some|its|his|her|their)$/.test(joint.form) &&
          JOINING.test(words[thing.at - 3]!.form))) &&
      between.every(({ form, end }) => text[end] === ' ' && form !== 'of') &&
      !reading.words.some(({ form }) => form === words[thing.at - 1]!.form)
    );
  });
}

/** "Cheap cakes" by "expensive cakes and cheap drinks": the adjective of the second of two nouns; -1 for none. */
function ofLaterNoun({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment, source } = sentence;
  if (source.structured) return -1;
  const { words } = theirs;
  const tags = tagsOf(sentence);
  const isOnce = (at: number): boolean => words.filter(({ form }) => form === words[at]!.form).length === 1;
  return units.findIndex((unit, i) => {
    const noun = units[i + 1];
    if (noun === undefined || unit.value !== undefined || noun.value !== undefined || unit.to !== noun.from)
      return false;
    const [kind, thing] = [alignment.matches[i]!, alignment.matches[i + 1]!];
    if (thing.at < 0 || kind.at < thing.at + 2 || Math.min(kind.strength, thing.strength) < OWN) return false;
    if (!ADJECTIVE.test(tags[kind.at]!) || !isOnce(kind.at) || !isOnce(thing.at)) return false;
    const behind = words[kind.at + 1];
    return (
      /^NNP?S?$/.test(tags[thing.at]!) &&
      behind !== undefined &&
      /^NNS?$/.test(tags[kind.at + 1]!) &&
      !reading.words.some(({ form }) => form === behind.form) &&
      [kind.at - 1, kind.at - 2].some(
        (at) => JOINING.test(words[at]!.form) && (at === kind.at - 1 || ARTICLE.test(words[at + 1]!.form)),
      )
    );
  });
}

const ARTICLE = /^(?:the|an?|some|its|his|her|their)$/;
