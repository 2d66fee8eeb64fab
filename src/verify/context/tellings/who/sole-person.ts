/** Whom "he", "she" or "they" means in a note that is of one person: "The caller gave the name Oskar Nyberg. … He had no PIN." */
import { FIRST_NAMES, PERSONS } from '../../words.ts';
import type { Scene, Teller, Telling } from '../types.ts';

const OPENING = /^(?:He|She) (\p{Ll}.*)$/su;
/** Longest source that is taken to be of one person. */
const LONGEST = 900;

/** A sentence that opens with a pronoun, said of the only person that the source has. */
export const ofSolePerson: Teller = (scene) => {
  const { source, sentence, tell } = scene;
  if (source.text.length > LONGEST || sentence < 2) return [];
  const own = source.sentence(sentence);
  if (!/^\s*(?:He|She) /.test(source.text.slice(own.start, own.end))) return [];
  const noun = solePerson(scene);
  if (noun === undefined) return [];
  const told = tell(sentence);
  const found = OPENING.exec(told.text);
  const from = firstWith(scene, noun);
  return found === null || from === undefined
    ? []
    : clausesOf(found[1]).map(
        (rest): Telling => ({ text: `The ${noun} ${rest}`, from: [...told.from, from] }),
      );
};

/** "He knew the amount and I checked it": what comes first is said of him whatever follows. */
function clausesOf(rest: string): readonly string[] {
  const first = /^(.+?)(?:, but|,? and (?:I|we|he|she|they)) /.exec(rest)?.[1];
  return first === undefined ? [rest] : [rest, `${first}.`];
}

/** The one noun for a person that a source has as a subject; undefined where it has several, or names somebody besides. */
function solePerson({ source, lexicon }: Scene): string | undefined {
  // "He is the account holder": the same person, by another noun.
  const plain = source.text.toLowerCase().replace(/\b(?:is|was|as) (?:the|an?) (?:\p{Ll}+ )?\p{Ll}+/gu, '');
  const words = plain.split(/[^\p{L}]+/u).map((word) => lexicon.lemma(word, 'n'));
  const isPerson = (word: string): boolean => {
    if (PERSONS.has(word)) return true;
    const { kind, strength } = lexicon.relation('person', word, 'n');
    return kind === 'hyponym' && strength >= SURELY;
  };
  const nouns = new Set(words.filter((word) => word.length > 2 && isPerson(word)));
  // "The caller gave the name Oskar Nyberg": his own; another name is somebody else's.
  const named = source.text
    .replace(/\bname (?:\p{Lu}\p{L}+ ?)+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  if (named.some((word) => FIRST_NAMES.has(word))) return undefined;
  if (nouns.size !== 1 || PLURAL.test(source.text)) return undefined;
  const [noun] = nouns;
  const others = [
    ...source.text.matchAll(
      /(?<![.!?:] )(?<!^)(?<!name )(?<!\p{Lu}\p{Ll}{1,20} )\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu,
    ),
  ];
  return others.length === 0 && !/\b(?:Mr|Mrs|Ms|Dr)\b/.test(source.text) ? noun : undefined;
}

/** Strength from which a noun is for persons. */
const SURELY = 0.6;

const PLURAL = /\b(?:both|two|three|several|other|another|people|colleagues?|friends?)\b/i;

function firstWith({ source, sentence }: Scene, noun: string): number | undefined {
  const at = source.text.search(new RegExp(`\\b[Tt]he ${noun}\\b|\\b[Aa]n? ${noun}\\b`));
  const [first] = at < 0 ? [] : source.sentencesIn(at, at + 1);
  return first !== undefined &&
    first < sentence &&
    /^\s*The /.test(source.text.slice(source.sentence(first).start))
    ? first
    : undefined;
}
