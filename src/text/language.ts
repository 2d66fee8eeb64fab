/** Which language a text is in, by the function words it uses. */
import { fold } from './chars.ts';
import type { Scan } from './scan.ts';
import { stemKey } from './stem-hash.ts';

/** Languages that are read in full; `other` gets digits, codes and close matches alone. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'other';

const WORDS: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  en: 'the of and to in is was for on that with by it are be has have been this from at not they will which were an or as',
  de: 'der die das und ist nicht ein eine von zu mit den dem des im auf für sich wird werden sie ich bei wurde hat sind nach einer einem nichts kein keine keinen nur unter',
  fr: 'le la les des et est un une dans que pour pas sur du au aux avec sont ne vous nous ce cette sera été il elle par qui',
  es: 'el los las de y es una que en por para con no del se su está como más fue al ha lo sus pero este esta son puede debe ser',
};

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** Function words of other languages in Latin letters: a text of theirs is `other`. */
const OTHERS =
  'het een niet van voor naar werd wordt zijn niets heeft naar door maar ' +
  'não foi uma pelo pela dos das seu sua com os ao ' +
  'nie został została jest przez oraz dla był była ' +
  'inte har och att är av på som ett till ikke og blev er ble til ' +
  'non è di che della del il gli stato stata sono per ' +
  'olan bir ve için değil ei ja on oli että nu și este cu pentru nem hogy van egy není byl byla jsou';

/** The function words by their keys, with a bit for each language that has them: open addressing in flat arrays. */
const SLOTS = 1024;
const KEYS = new Int32Array(SLOTS);
const VOTES = new Uint8Array(SLOTS);
[...LANGUAGES.map((language) => WORDS[language]), OTHERS].forEach((words, at) => {
  for (const word of words.split(' ')) {
    const key = stemKey(word);
    const slot = slotOf(key);
    KEYS[slot] = key;
    VOTES[slot] |= 1 << at;
  }
});

/** Function words of other languages that English notes have too: one alone says nothing of the language. */
const SHARED = new Set('no per none al'.split(' ').map(stemKey));

/** The function words as they are written: others have their stems. */
const EXACT = new Set([...Object.values(WORDS), OTHERS].flatMap((words) => fold(words).split(' ')));

/** Letters that none of the languages read in full has: "ł", "ã", "ø". */
const OTHER_LETTERS = /[ąćęłńśźżčďěňřšťůžőűğışțţãõåøæðþāēīūģķļņ]/i;

/** Function words that a text of a language with other letters has in common with German, French or Spanish. */
const MOST_BY_CHANCE = 4;

/** The bit of English among the votes. */
const ENGLISH = 1 << LANGUAGES.indexOf('en');

/** The bit of other languages. */
const OTHER = 1 << LANGUAGES.length;

/** "Das Lager …": at the head of a sentence before a noun it is no Portuguese "of the". */
const opensGerman = ({ text, tokenStart }: Scan, token: number): boolean =>
  text.startsWith('Das ', tokenStart[token]) &&
  /^\p{Lu}\p{Ll}/u.test(text.slice(tokenStart[token]! + 4, tokenStart[token]! + 8));

/** What parts the names of an address. */
const ADDRESS = new Set('.@/');

/** What stands behind a letter that is no word. */
const BEHIND_LETTER = /[-\u2010\u2011.]/;

/** Where a key stands, or would stand: a slot without votes is free. */
function slotOf(key: number): number {
  let slot = key & (SLOTS - 1);
  while (VOTES[slot] !== 0 && KEYS[slot] !== key) slot = (slot + 1) & (SLOTS - 1);
  return slot;
}

/** Function words by which another language must lead English: names and codes look like some. */
const MARGIN = 1;

/** Characters that are looked through for letters. */
const LETTERS = 2000;

/** Tokens that are looked at. */
const SAMPLE = 200;

/**
 * The language of a text: the one whose function words are commonest in its first words. A text in Latin
 * letters without any is taken for English (identifiers and tables are), one in another script for `other`.
 */
export function detectLanguage(scan: Scan): Language {
  const counts = [0, 0, 0, 0, 0];
  const size = Math.min(scan.tokenCount, SAMPLE);
  let foreign = 0;
  let shared = 0;
  let telling = 0;
  for (let i = 0; i < size; i++) {
    if (scan.text.charCodeAt(scan.tokenStart[i]) >= 0x370) foreign++;
    const key = scan.tokenKey[i];
    const votes = VOTES[slotOf(key)];
    // The "com" of an address is no word.
    if (votes === 0 || ADDRESS.has(scan.text[scan.tokenStart[i] - 1] ?? '')) continue;
    // Nor is the letter of "e-mail" and "e.g." one.
    if (scan.tokenEnd[i] - scan.tokenStart[i] === 1 && BEHIND_LETTER.test(scan.text[scan.tokenEnd[i]] ?? ''))
      continue;
    // "Lee" has the stem of a French article, and "denied" that of a German one.
    if (!EXACT.has(fold(scan.text.slice(scan.tokenStart[i], scan.tokenEnd[i])))) continue;
    if (SHARED.has(key)) shared++;
    else if (!(votes & ENGLISH)) telling++;
    const spoken = opensGerman(scan, i) ? votes & ~OTHER : votes;
    for (let at = 0; at < 5; at++) if (spoken & (1 << at)) counts[at]++;
  }
  if (foreign * 2 > size) return 'other';
  // "Payment method on file: none. Backup codes: two per user": no word that English notes have not.
  if (telling === 0 && isPlain(scan)) return 'en';
  if (shared === 1 && counts[0] === 0 && counts.every((count) => count <= 1) && isPlain(scan)) return 'en';
  let best = 0;
  for (let at = 1; at < 4; at++) if (counts[at] > counts[best]) best = at;
  if (
    counts[4] > counts[best] ||
    (counts[4] > 0 && counts[4] === counts[best] && counts[0] < counts[4] && best > 0) ||
    (counts[best] <= (best > 0 ? MOST_BY_CHANCE : 1) &&
      OTHER_LETTERS.test(withoutNames(scan.text.slice(0, LETTERS))))
  )
    return 'other';
  return counts[best] > counts[0] + (counts[0] > 0 ? MARGIN : 0) ? LANGUAGES[best] : 'en';
}

/** A text without its words with a capital: the name of somebody tells no language. */
const withoutNames = (text: string): string => text.replaceAll(/\p{Lu}[\p{L}\p{M}]*/gu, '');

/** Whether a text has no letter that English has not. */
function isPlain({ text }: Scan): boolean {
  const letters = text.slice(0, LETTERS);
  return !FOREIGN.test(letters) || !FOREIGN.test(withoutNames(letters));
}

const FOREIGN = /[\u00c0-\u024f]/;
