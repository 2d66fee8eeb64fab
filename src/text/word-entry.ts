/** What is known of a word by itself: its form, lemma, cue and weight. */
import { foldWord, IDEOGRAPH, LETTER, SIGN } from './chars.ts';
import { cueOf } from './cues.ts';
import type { Language } from './language.ts';
import type { Lexicon } from './lexicon/index.ts';
import { detached, LONGEST_WORD } from './lexicon/memory.ts';

/** What is known of a word, remembered: most words of any text have been seen before. */
export interface Entry {
  readonly form: string;
  readonly cue: number;
  readonly lemma: string;
  readonly weight: number;
}

const MOST_REMEMBERED = 50_000;
const remembered: Readonly<Record<Language, Map<string, Entry>>> = {
  en: new Map(),
  de: new Map(),
  fr: new Map(),
  es: new Map(),
  other: new Map(),
};

/** What is known of a word; `written` is as it stands in the text; `charClass` the class of its first character. */
export function entryOf(written: string, charClass: number, language: Language, lexicon: Lexicon): Entry {
  const known = remembered[language];
  const kept = known.get(written);
  if (kept !== undefined) return kept;
  // A slice would keep the whole text that it was cut from.
  const own = detached(written);
  const form = foldWord(own);
  const entry = {
    form,
    cue: cueOf(form, language),
    lemma: lemmaOf(form, charClass, language, lexicon),
    weight: weightOf(form, charClass, language, lexicon),
  };
  if (own.length > LONGEST_WORD) return entry;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(own, entry);
  return entry;
}

const lemmaOf = (form: string, charClass: number, language: Language, lexicon: Lexicon): string => {
  if (charClass !== LETTER) return form;
  const bare = form.endsWith("'s") ? form.slice(0, -2) : form;
  return language === 'en' ? lexicon.lemma(bare) : lexicon.stem(bare, language);
};

function weightOf(form: string, charClass: number, language: Language, lexicon: Lexicon): number {
  if (charClass === SIGN) return 0;
  if (charClass === IDEOGRAPH) return isKana(form.charCodeAt(0)) ? 0.15 : 0.6;
  if (lexicon.isFunctionWord(form, language)) return 0;
  if (language !== 'en') return FOREIGN_WEIGHT;
  const weight = lexicon.weight(form);
  return LIGHT.has(lexicon.lemma(form)) ? weight * LIGHT_SHARE : weight;
}

/** Verbs that say little beside their object or complement: paraphrases exchange them freely. */
const LIGHT = new Set(
  (
    'come go get take give make have put place carry end happen occur remain stay show contain bring hold keep set ' +
    'run turn find know see become begin start include involve say state report'
  ).split(' '),
);
const LIGHT_SHARE = 0.45;

/** Weight of a content word where no frequencies are known. */
const FOREIGN_WEIGHT = 0.6;
/** Hiragana writes endings and particles; it carries little by itself. */
const isKana = (code: number): boolean => code >= 0x3040 && code <= 0x309f;
