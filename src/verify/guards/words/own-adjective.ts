/** "Organic flour" by "organic milk and regional flour": each of two nouns that are joined has its own adjective. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

export const OWN_ADJECTIVE: readonly Guard[] = [
  againstUnit('partially_mentioned', 'prose', ofOtherNoun),
  againstUnit('partially_mentioned', 'prose', ofLaterNoun, {
    told: () => /\b(?:and|or|but|nor|of|for|by)\b/iu,
  }),
  againstUnit('partially_mentioned', 'prose', ofTheOther, { told: () => /\b(?:and|but|while) the\b/iu }),
];

const OWN = 0.9;
const JOINING = /^(?:and|or|but|nor)$/;
const ADJECTIVE = /^(?:JJ[RS]?|VB[NG])$/;
/** "Record sales": a noun tells which as well. */
const MODIFIER = /^(?:JJ[RS]?|VB[NG]|NN)$/;

/** An adjective and its noun, as a sentence has them. */
interface Pair {
  /** Places of their words. */
  readonly kind: number;
  readonly thing: number;
  readonly tags: readonly string[];
}

/** The adjective of a statement, right before its noun, whose places in a sentence tell it of another noun; -1 for none. */
function adjectiveWhere(
  { units }: Told,
  sentence: AlignedSentence,
  isOfOther: (pair: Pair) => boolean,
): number {
  const { reading, alignment, source } = sentence;
  if (source.structured) return -1;
  const { words } = reading;
  const tags = tagsOf(sentence);
  const isOnce = (at: number): boolean => words.filter(({ form }) => form === words[at]!.form).length === 1;
  return units.findIndex((unit, i) => {
    const noun = units[i + 1];
    if (noun === undefined || unit.value !== undefined || noun.value !== undefined || unit.to !== noun.from)
      return false;
    const [kind, thing] = [alignment.matches[i]!, alignment.matches[i + 1]!];
    if (kind.at < 0 || thing.at < 0 || Math.min(kind.strength, thing.strength) < OWN) return false;
    if (!MODIFIER.test(tags[kind.at]!) || !isOnce(kind.at) || !isOnce(thing.at)) return false;
    return isOfOther({ kind: kind.at, thing: thing.at, tags });
  });
}

function ofOtherNoun(told: Told, sentence: AlignedSentence): number {
  const { words, text } = sentence.reading;
  return adjectiveWhere(told, sentence, ({ kind, thing, tags }) => {
    if (thing < kind + 3) return false;
    const [first, own, joint] = [tags[kind + 1]!, tags[thing - 1]!, words[thing - 2]!];
    const between = words.slice(kind + 1, thing - 1);
    // "Organic milk and regional flour": its noun, the joint, and the other adjective right before the other noun.
    return (
      /^NNS?$/.test(first) &&
      ADJECTIVE.test(own) &&
      (JOINING.test(joint.form) || (ARTICLE.test(joint.form) && JOINING.test(words[thing - 3]!.form))) &&
      between.every(({ form, end }) => text[end] === ' ' && form !== 'of') &&
      !told.reading.words.some(({ form }) => form === words[thing - 1]!.form)
    );
  });
}

/** "Cheap cakes" by "expensive cakes and cheap drinks", "a former member" by "a member of the former board": the adjective of a later noun; -1 for none. */
function ofLaterNoun(told: Told, sentence: AlignedSentence): number {
  const { words } = sentence.reading;
  return adjectiveWhere(told, sentence, ({ kind, thing, tags }) => {
    const behind = words[kind + 1];
    return (
      kind >= thing + 2 &&
      /^NNP?S?$/.test(tags[thing]!) &&
      behind !== undefined &&
      /^NNS?$/.test(tags[kind + 1]!) &&
      !told.reading.words.some(({ form }) => form === behind.form) &&
      [kind - 1, kind - 2].some(
        (at) => LEADING.test(words[at]!.form) && (at === kind - 1 || ARTICLE.test(words[at + 1]!.form)),
      )
    );
  });
}

const LEADING = /^(?:and|or|but|nor|of|for|by)$/;

/** "The right knee was examined" by "the left knee was examined and the right operated on": a noun that is left out; -1 for none. */
function ofTheOther(told: Told, sentence: AlignedSentence): number {
  const { words } = sentence.reading;
  const deed = sentence.alignment.matches[told.predicates()[0]?.unit ?? -1]?.at ?? -1;
  return adjectiveWhere(told, sentence, ({ kind, thing, tags }) => {
    const before = words[thing - 1];
    return (
      kind >= thing + 3 &&
      deed > thing &&
      deed < kind &&
      words[kind - 1]!.form === 'the' &&
      JOINED.test(words[kind - 2]!.form) &&
      !/^NN/.test(tags[kind + 1] ?? '') &&
      before !== undefined &&
      ADJECTIVE.test(tags[thing - 1]!) &&
      !told.reading.words.some(({ form }) => form === before.form)
    );
  });
}

const JOINED = /^(?:and|but|while)$/;
const ARTICLE = /^(?:the|an?|some|its|his|her|their)$/;
