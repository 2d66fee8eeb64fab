/** What a noun or a name in a claim may be of: a thing, a person or several, and a person's gender. */
import { byWord } from '../../text/by-word.ts';
import { fold } from '../../text/chars.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { FIRST_NAMES, GENDERED, ORGANISATION, PERSONS, TITLES } from '../../verify/context/words.ts';
import { PEOPLE } from './people.ts';

/** What a pronoun may stand for. */
export type Sort = 'thing' | 'person' | 'several';

export const SORTS: Readonly<Record<string, Sort>> = byWord({
  it: 'thing',
  its: 'thing',
  he: 'person',
  his: 'person',
  she: 'person',
  her: 'person',
  they: 'several',
  their: 'several',
});

export type Gender = 'f' | 'm';

/** Genders that pronouns before have told. */
export type Genders = Map<string, Gender>;
export const GENDER: Readonly<Record<string, Gender>> = byWord({ he: 'm', his: 'm', she: 'f', her: 'f' });

/** The words of a name, folded: those that hang on its head, and the title before it. */
const wordsOfName = (tree: Tree, at: number): string[] => {
  const parts = [at, ...tree.with(at, 'flat', 'compound')].sort((a, b) => a - b);
  return [parts[0]! - 1, ...parts].map((one) => fold(tree.tokens[one]?.form ?? '').replace(/\.$/, ''));
};

/** What a noun or name may be of. */
export function sortsOf(tree: Tree, at: number): readonly Sort[] {
  const { upos, xpos, form, lemma, deprel } = tree.token(at);
  if ((upos !== 'NOUN' && upos !== 'PROPN') || CURRENCY.test(form)) return [];
  if ((CALENDAR.test(form) && !isOccasion(tree, at)) || tree.with(at, 'nmod:unmarked').length > 0) return [];
  if (xpos === 'NNS' || xpos === 'NNPS') return ['several'];
  if (PEOPLE.has(lemma) || PERSONS.has(lemma) || GENDERED.has(lemma)) return ['person'];
  if (upos === 'NOUN') return ['thing'];
  const words = wordsOfName(tree, at);
  if (
    words.some((word) => ORGANISATION.has(word)) ||
    /\d/.test(form) ||
    tree.with(at, 'det', 'amod').length > 0
  )
    return ['thing'];
  if (words.some((word) => TITLES.has(word) || FIRST_NAMES.has(word)) || deprel === 'obl:agent')
    return ['person'];
  // The first word of a sentence has a capital whatever it is: "Troponin was elevated".
  if (at === 0 && OF_A_DEED.test(form)) return ['thing'];
  const { lemma: verb = '' } = tree.tokens[tree.token(at).head] ?? {};
  if (at === 0 && tree.with(at, 'flat').length === 0) {
    const state = tree.tokens[tree.token(at).head]?.upos === 'ADJ';
    const thing = state || (deprel === 'nsubj:pass' ? !APPOINTED.has(verb) : OF_THINGS.has(verb));
    return thing ? ['thing'] : ['person', 'thing'];
  }
  const named = tree.with(at, 'flat').length > 0 || deprel.startsWith('nsubj');
  return named ? ['person', 'thing'] : ['thing'];
}

/** What an amount is in: nothing that is spoken of. */
const CURRENCY = /^(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|JPY|CAD|AUD|\p{Sc})$/u;

/** Endings of nouns of deeds, arts and states, which nobody is called by. */
const OF_A_DEED =
  /\p{Ll}{3}(?:[st]ion|graphy|ology|metry|scopy|ment|ness|ity|ism|ance|ence|therapy|ectomy)$/u;

/** Verbs of what is done to people alone. */
const APPOINTED = new Set(
  'appoint elect hire promote bear educate raise marry employ arrest sentence invite ask tell convict award'.split(
    ' ',
  ),
);
/** Verbs of what things do. */
const OF_THINGS = new Set(
  'rise fall increase decrease drop help cause cost contain include measure last expire work run apply start ship open close'.split(
    ' ',
  ),
);

/** The gender that a title, a first name or a noun tells. */
export function genderOf(tree: Tree, at: number): Gender | undefined {
  const noun = GENDERED.get(tree.token(at).lemma);
  if (noun !== undefined) return noun;
  for (const word of wordsOfName(tree, at)) {
    const told = TITLES.get(word) ?? FIRST_NAMES.get(word);
    if (told === 'f' || told === 'm') return told;
  }
  return undefined;
}

/** "Her manager is Peter Holm": who is somebody is of that one's gender. */
export function genderSaid(tree: Tree, at: number): Gender | undefined {
  const { deprel, head } = tree.token(at);
  return deprel === 'nsubj' && head >= 0 && tree.with(head, 'cop').length > 0
    ? genderOf(tree, head)
    : undefined;
}

/** "The parents' evening", "the training day": an occasion, and no time of one. */
const isOccasion = (tree: Tree, at: number): boolean =>
  /^(?:day|week|evening|morning|afternoon)$/.test(tree.token(at).form) &&
  tree.with(at, 'nmod:poss', 'compound').some((one) => tree.token(one).upos === 'NOUN');

const CALENDAR =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$|^(?:day|week|month|year|time|morning|afternoon|evening)s?$/;
