/** A sentence with what its first pronoun stands for: the subject of the sentence before it, where nothing else can be meant. */
import type { Reading } from '../../../text/reading.ts';
import type { Phrase } from '../clause.ts';
import { clauseOf } from '../clauses.ts';
import type { Tongue } from '../grammar.ts';
import { isMomentAt } from '../kinds.ts';
import type { Placed } from './placed.ts';

type Gender = 'm' | 'f' | 'n' | 'p';

/** Articles that show a gender or a number. */
const GENDERS: Readonly<Record<Tongue, Readonly<Record<string, Gender>>>> = {
  de: { das: 'n' },
  fr: {
    le: 'm',
    un: 'm',
    ce: 'm',
    cet: 'm',
    la: 'f',
    une: 'f',
    cette: 'f',
    les: 'p',
    des: 'p',
    vos: 'p',
    nos: 'p',
    ces: 'p',
  },
  es: {
    el: 'm',
    un: 'm',
    este: 'm',
    la: 'f',
    una: 'f',
    esta: 'f',
    los: 'p',
    las: 'p',
    unos: 'p',
    unas: 'p',
    sus: 'p',
  },
};

/** A pronoun as the subject, and what gender it shows. */
const SUBJECTS: Readonly<Record<Tongue, readonly [RegExp, Gender][]>> = {
  de: [
    [/^Er(?= \p{Ll})/u, 'm'],
    [/^Es(?= \p{Ll})/u, 'n'],
    [/^Sie(?= (?:wurde|wird|ist|hat|war|kann|muss|darf|soll|bleibt)(?!\p{L}))/u, 'f'],
  ],
  fr: [
    [/^Il(?= (?:y |en |n['’]|ne |a |est |sera |doit |peut |\p{Ll}))/u, 'm'],
    [/^Elle(?= \p{Ll})/u, 'f'],
    [/^(?:Ils|Elles)(?= \p{Ll})/u, 'p'],
  ],
  es: [],
};

/** French "il" that stands for nothing: "il faut", "il est interdit de". */
const IMPERSONAL =
  /^Il (?:y a|faut|faudra|suffit|convient|est (?:\p{L}+ )?(?:de|d['’]|que|à noter)|n['’]est pas (?:\p{L}+ )?(?:de|d['’]|que)|est (?:interdit|permis|possible|nécessaire|obligatoire))/u;

/** Sentences in which a pronoun is told. */
export function pronounsTold({ reading, source, sentence }: Placed, language: Tongue): string[] {
  const text = reading.text.slice(reading.start, reading.end).trim();
  if (sentence < 1) return [];
  for (const [pronoun, gender] of SUBJECTS[language]) {
    if (!pronoun.test(text) || IMPERSONAL.test(text)) continue;
    const named = subjectOf(source.sentence(sentence - 1), language, gender);
    return named === undefined ? [] : [text.replace(pronoun, named).replace(/(?<!\p{L})y (?=\p{Ll})/u, '')];
  }
  const before = source.sentence(sentence - 1);
  return [...object(text, before, language), ...unsaidSubject(text, reading, before, language)];
}

/** The subject of a sentence, where it may be of a gender and no other noun without a preposition may be. */
function subjectOf(before: Reading, language: Tongue, gender: Gender): string | undefined {
  const at = ownClause(before);
  const { phrases, verb } = clauseOf(before, language, at);
  const nouns = phrases.filter(
    (phrase) => !phrase.verbal && phrase.preposition === '' && mayBe(before, language, phrase, gender),
  );
  const [first] = nouns;
  if (nouns.length !== 1 || first.words[0] > verb || before.question) return undefined;
  return nounOf(before, language, phrases, first);
}

/** "El transportista lo entregó": what the sentence before has of its gender, the one such. */
function object(text: string, before: Reading, language: Tongue): string[] {
  if (language === 'de') return [];
  const found =
    language === 'fr'
      ? FRENCH_OBJECT.exec(text)
      : /(?<!\p{L})(lo|la) (?=\p{Ll}+(?:ó|aron|ieron|rá|rán|a|e|an|en)(?!\p{L}))/u.exec(text);
  if (language === 'es' && found === null) return enclitic(text, before);
  if (found === null || found.index === 0) return [];
  const gender = found[1] === 'lo' || found[1] === 'le' ? 'm' : found[1] === 'les' ? 'p' : 'f';
  const { phrases } = clauseOf(before, language, ownClause(before));
  const nouns = phrases.filter(
    (phrase) => !phrase.verbal && phrase.preposition === '' && mayBe(before, language, phrase, gender),
  );
  if (nouns.length !== 1 || before.question) return [];
  const noun = nounOf(before, language, phrases, nouns[0]);
  const after = text.slice(found.index + found[0].length);
  return [`${text.slice(0, found.index)}${after.replace(/^\p{Ll}+/u, (verb) => `${verb} ${lower(noun)}`)}`];
}

/** "Puede recogerlo": what the sentence before has of its gender, the one such. */
function enclitic(text: string, before: Reading): string[] {
  const found =
    /(?<=(?<!\p{L})(?:[Pp]uede|[Dd]ebe|[Pp]odrá|[Dd]eberá)n? )(\p{Ll}+[aei]r)(lo|la|los|las)(?!\p{L})/u.exec(
      text,
    );
  if (found === null || before.question) return [];
  const gender = found[2] === 'lo' ? 'm' : found[2] === 'la' ? 'f' : 'p';
  const { phrases } = clauseOf(before, 'es', ownClause(before));
  const nouns = phrases.filter(
    (phrase) => !phrase.verbal && phrase.preposition === '' && mayBe(before, 'es', phrase, gender),
  );
  if (nouns.length !== 1) return [];
  const noun = lower(nounOf(before, 'es', phrases, nouns[0]));
  return [text.replace(found[0], `${found[1]} ${noun}`)];
}

/** "Peut le résilier", "doit les confirmer". */
const FRENCH_OBJECT =
  /(?<=(?<!\p{L})(?:peut|peuvent|pouvez|doit|doivent|devez|faut|pourra|devra|pour) )(le|la|les) (?=\p{Ll}+(?:er|ir|re)(?!\p{L}))/u;

/** Spanish: "No cubre los daños": the subject of the sentence before goes on. */
function unsaidSubject(text: string, reading: Reading, before: Reading, language: Tongue): string[] {
  if (language !== 'es' || before.question) return [];
  const at = reading.words.map((_, i) => i);
  const { phrases, verb, others, reflexive } = clauseOf(reading, language, at);
  const [first] = phrases;
  // "Puede" and "debe" may be said to whom the text is for.
  if (reflexive || verb > LATEST_VERB || others.has('usted') || ADDRESSING.has(reading.words[verb].form))
    return [];
  const fronted = phrases.filter((phrase) => phrase.words[0] < verb && !phrase.verbal);
  if (fronted.some(({ preposition }) => preposition === '') || first === undefined) return [];
  const clause = clauseOf(before, language, ownClause(before));
  // "La clienta presentó la queja. Fue rechazada": what of the two goes on is not told.
  const many = /n$/.test(reading.words[verb].form);
  const nouns = clause.phrases.filter(
    (phrase) => !phrase.verbal && phrase.preposition === '' && isMany(before, phrase) === many,
  );
  if (nouns.length !== 1 || nouns[0].words[0] > clause.verb) return [];
  return [
    `${nounOf(before, language, clause.phrases, nouns[0])} ${text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
  ];
}

/** Whether an article shows that a noun is of many. */
const isMany = ({ text, words }: Reading, phrase: Phrase): boolean => {
  const article = words[phrase.words[0] - 1];
  return (
    article !== undefined &&
    /^(?:los|las|unos|unas|sus|estos|estas)$/i.test(text.slice(article.start, article.end))
  );
};

const LATEST_VERB = 6;
const ADDRESSING = new Set('puede debe podra debera tiene dispone recibira'.split(' '));

const lower = (noun: string): string =>
  noun.replace(/^\p{Lu}(?=\p{Ll}* )/u, (letter) => letter.toLowerCase());

/** The words of a sentence behind its greeting. */
function ownClause({ words, text }: Reading): number[] {
  const all = words.map((_, at) => at);
  const comma = all.findLastIndex(
    (at) => at > 0 && at <= LONGEST_GREETING && /[,:!]/.test(text.slice(words[at - 1].end, words[at].start)),
  );
  return comma < 0 ? all : all.slice(comma);
}

const LONGEST_GREETING = 4;

function mayBe(reading: Reading, language: Tongue, { words }: Phrase, gender: Gender): boolean {
  if (words.every((at) => isMomentAt(reading, at))) return false;
  const first = reading.words[words[0]];
  if (first.value >= 0 && !/^\p{L}/u.test(reading.text.slice(first.start))) return false;
  const article = reading.words[words[0] - 1];
  if (article === undefined) return true;
  const form = reading.text.slice(article.start, article.end).toLowerCase();
  if (language === 'de')
    return (
      GERMAN_ARTICLES[gender].test(form) || !/^(?:d(?:er|ie|as|en|em)|eine?[nrms]?|diese[nrms]?)$/.test(form)
    );
  const shown = GENDERS[language][form.replace(/['\u2019]$/, '')];
  return shown === undefined || shown === gender;
}

/** Of the subject or the object, which of them may be of a gender. */
const GERMAN_ARTICLES: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:der|den|ein|einen|dieser|diesen)$/,
  f: /^(?:die|eine|diese)$/,
  n: /^(?:das|ein|dieses)$/,
  p: /^die$/,
};

/** A noun with its article and what follows it by "de". */
function nounOf(reading: Reading, language: Tongue, phrases: readonly Phrase[], noun: Phrase): string {
  const { text, words } = reading;
  let last = noun;
  for (const next of phrases.slice(phrases.indexOf(noun) + 1)) {
    if (next.verbal || next.preposition !== (language === 'de' ? 'von' : 'de')) break;
    last = next;
  }
  const before = words[noun.words[0] - 1];
  const article =
    before !== undefined &&
    before.weight === 0 &&
    before.value < 0 &&
    !/[,:!]/.test(text.slice(before.end, words[noun.words[0]].start));
  return text.slice((article ? before : words[noun.words[0]]).start, words[last.words.at(-1)!].end);
}
