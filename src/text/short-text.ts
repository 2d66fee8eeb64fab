/** Which language a short text is in, where it has too few function words to tell. */
import { fold } from './chars.ts';
import { detectLanguage, LANGUAGES, type Language } from './language.ts';
import { functionWords } from './lexicon/function-words.ts';
import { formsLike, type Lexicon, sensesOf } from './lexicon/index.ts';
import type { Scan } from './scan.ts';

/** Forms of other languages' grammar that English notes may have too: names, codes, words of English. */
const LOOKALIKES = new Set(
  (
    'die der den war man bin hat also so an in on as a me no come fur per sin son sea para vista tan tales dos van pas plus sur ' +
    'dans cent ton mais or car ai eu tu en es et soy era real mal mas solo sobre como bajo hay he has ha han do due fut sera ' +
    'grand main pour est dont non de des un une la le les se si all du am ab bis mit von zu im ein mein dein sein ihr was wer wen ' +
    'will soll mag bald alles etwas los las el al del o e u y ni ya mi tu su te os nos vos lo tal cual fui fue sido ser haber ' +
    'ma mes ta tes sa ses ce cet ci on il elle nous vous leur qui que quoi ou donc ni ne n l d j m t s c qu lui y par sous chez vers ' +
    'entre contre pendant durant sans avec avant hors lors via outre point rien jamais personne nul part sauf seul peu assez trop ' +
    'tant autant tout tous bien encore puis ici si oui fait faire ait aura halb mehr genau etwa circa ca rund fast wohl ' +
    'total normal total as es so da hier dort nun ja ganz mal eben immer hin her bar sol son gen ob um bei pro seit trotz uber ' +
    'is under over minus casi salvo menos siempre tal vez acaso medio cada varios mucho poco ambos demasiado mitad mayor menor tanto ' +
    'muy aun si bien tras ante bajo cabe con desde hasta via fuera cerca dentro donde cuando mientras aunque entonces luego ademas'
  ).split(' '),
);
/** The grammar of each language read in full that no English text has: in a short text one such word tells. */
const TELLING = LANGUAGES.slice(1).map(
  (language) =>
    new Set(
      [...functionWords(language as Exclude<Language, 'other'>).all].filter(
        (word) =>
          word.length > 2 &&
          !LOOKALIKES.has(word) &&
          !functionWords('en').all.has(word) &&
          !/['\u2019]/.test(word),
      ),
    ),
);

/** Tokens up to which a text is too short for its function words to tell its language. */
const SHORT = 40;
/** Letters that one of the languages read in full has and the others have seldom. */
const LETTERS_OF: readonly (readonly [Language, RegExp])[] = [
  ['de', /[\u00e4\u00f6\u00fc\u00df]/i],
  ['es', /[\u00f1\u00f3\u00ed\u00e1\u00fa\u00bf\u00a1]|\u00e9s(?!\p{L})/iu],
  ['fr', /[\u00e7\u00e8\u00ea\u00e0\u00f9\u0153\u00e9]/i],
];

/** The language of a text; a short one of words that English does not have is in another, known or not. */
export function languageOf(scan: Scan, lexicon: Lexicon): Language {
  const language = detectLanguage(scan);
  if (language === 'other' || scan.tokenCount > SHORT) return language;
  if (language !== 'en') return betweenTongues(scan, language);
  let known = 0;
  const strange: string[] = [];
  const lettered = /[^\0-\x7f]/.test(scan.text);
  const votes = LETTERS_OF.map(([tongue, letters]) => ({
    tongue,
    count: lettered && letters.test(scan.text) ? 1 : 0,
  }));
  for (let i = 0; i < scan.tokenCount; i++) {
    const form = scan.text.slice(scan.tokenStart[i], scan.tokenEnd[i]);
    const word = fold(form);
    if (!/^\p{L}{3,}$/u.test(form)) continue;
    if (lexicon.isFunctionWord(word, 'en')) {
      if (!LOOKALIKES.has(word)) return 'en';
      continue;
    }
    // "Sign-ins" and "log-ins" have no German preposition.
    if (form !== form.toLowerCase() || /[-\u2010\u2011]/.test(scan.text[scan.tokenStart[i] - 1] ?? ''))
      continue;
    for (const vote of votes)
      if (TELLING[LANGUAGES.indexOf(vote.tongue as 'de') - 1]!.has(word)) vote.count += 2;
    // "Kam" with an umlaut beside it is German.
    const ofTongue = votes.some(({ tongue, count }) => count > 0 && sensesOf(form, tongue).length > 0);
    // "Engagé" is no form of "engage".
    const isPlain = !/[^\0-\x7f]/.test(form);
    if (!ofTongue && isPlain && (lexicon.knows(word) || lexicon.knows(lexicon.lemma(word)))) known++;
    else strange.push(form);
  }
  for (const vote of votes) vote.count += strange.filter((form) => isWordOf(form, vote.tongue)).length;
  const [best, next] = votes.sort((one, other) => other.count - one.count);
  if (strange.length <= known && best!.count < 2) return 'en';
  return best!.count > next!.count ? best!.tongue : strange.length > known ? 'other' : 'en';
}

/** Whether a word in lower case is one that business uses in a language. */
const isWordOf = (form: string, tongue: Language): boolean =>
  formsLike(fold(form), tongue).length > 0 || sensesOf(form, tongue).length > 0;

/** Of a short text in one of the languages other than English, the one that most of its words are in. */
function betweenTongues({ text, tokenCount, tokenStart, tokenEnd }: Scan, language: Language): Language {
  const words: string[] = [];
  for (let i = 0; i < tokenCount; i++) {
    const form = text.slice(tokenStart[i], tokenEnd[i]);
    // A word with a capital may be a name; one of grammar is none.
    const grammar = i === 0 && TELLING.some((telling) => telling.has(fold(form)));
    if (form.length > 2 && (grammar || form === form.toLowerCase())) words.push(form.toLowerCase());
  }
  const count = (tongue: Language, letters: RegExp): number => {
    const telling = TELLING[LANGUAGES.indexOf(tongue as 'de') - 1]!;
    return words.reduce(
      (sum, word) => sum + (telling.has(fold(word)) ? 2 : isWordOf(word, tongue) ? 1 : 0),
      letters.test(text) ? 1 : 0,
    );
  };
  const votes = LETTERS_OF.map(([tongue, letters]) => ({ tongue, count: count(tongue, letters) }));
  const own = votes.find(({ tongue }) => tongue === language)!.count;
  const other = votes.filter(({ tongue }) => tongue !== language).sort((a, b) => b.count - a.count)[0]!;
  return other.count > own ? other.tongue : language;
}
