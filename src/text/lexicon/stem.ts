import { LONGEST_WORD } from './memory.ts';
import { stemGerman } from './stem/de.ts';
import { stemEnglish } from './stem/en.ts';
import { stemSpanish } from './stem/es.ts';
import { stemFrench } from './stem/fr.ts';
import type { Language } from './types.ts';

/**
 * A key that the inflected forms of a word share, for retrieval: lower case, no accents, endings off. It may
 * join words that are not one and is no dictionary form. A word of another language is only lowered,
 * and so is a string longer than words are.
 */
export function stem(form: string, language: Language): string {
  const word = foldLetters(form);
  if (word.length > LONGEST_WORD) return word;
  if (language === 'en') return stemEnglish(word);
  if (language === 'de') return stemGerman(word);
  if (language === 'fr') return stemFrench(word);
  return language === 'es' ? stemSpanish(word) : word;
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

/** Lower case without accents; ASCII words pass without a copy where they are lower case already. */
function foldLetters(form: string): string {
  for (let i = 0; i < form.length; i++) {
    const code = form.charCodeAt(i);
    if (code > 127 || (code >= 65 && code <= 90)) return foldSlowly(form);
  }
  return form;
}

function foldSlowly(form: string): string {
  return form
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæøł]/g, (letter) => LETTERS[letter]!);
}
