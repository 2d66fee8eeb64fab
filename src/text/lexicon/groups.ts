/** Words of German, French and Spanish that say the same. */
import { GERMAN_GROUPS } from './groups/de.ts';
import { SPANISH_GROUPS } from './groups/es.ts';
import { FRENCH_GROUPS } from './groups/fr.ts';
import { once } from './once.ts';
import { stem } from './stem.ts';
import type { Language } from './types.ts';

interface Groups {
  /** For the stem of each word the groups that it is in. */
  readonly of: ReadonlyMap<string, readonly number[]>;
  readonly words: readonly (readonly string[])[];
}

function read(text: string, language: Language): Groups {
  const of = new Map<string, number[]>();
  const words = text
    .trim()
    .split('\n')
    .map((line) => line.split(' ').filter((word) => !word.includes('-')));
  words.forEach((group, at) => {
    for (const word of group) {
      const key = stem(word, language);
      of.set(key, [...(of.get(key) ?? []), at]);
    }
  });
  return { of, words };
}

/** Read when a text first asks for them: most texts are English. */
const GROUPS: Readonly<Partial<Record<Language, () => Groups>>> = {
  de: once(() => read(GERMAN_GROUPS, 'de')),
  fr: once(() => read(FRENCH_GROUPS, 'fr')),
  es: once(() => read(SPANISH_GROUPS, 'es')),
};

/** Whether two words are in one group. */
export function sameMeaning(one: string, other: string, language: Language): boolean {
  const groups = GROUPS[language]?.();
  const own = groups?.of.get(stem(one, language));
  const theirs = groups?.of.get(stem(other, language));
  return own !== undefined && theirs !== undefined && own.some((group) => theirs.includes(group));
}

/** The words that are in a group with one. */
export function formsLike(word: string, language: Language): readonly string[] {
  const groups = GROUPS[language]?.();
  return groups?.of.get(stem(word, language))?.flatMap((group) => groups.words[group]!) ?? [];
}
