import { readFileSync } from 'node:fs';
import { Edge, Flag } from '../../src/text/lexicon/format.ts';
import { type PosOf, regularBases } from '../../src/text/lexicon/inflection.ts';
import type { Lexicon } from '../../src/text/lexicon/lexicon.ts';
import { type Draft, type DraftWord, LONGEST_PHRASE, POS_FLAG, pointsElsewhere } from './draft.ts';
import { respell } from './supplement.ts';
import type { Wordnet, WordnetPos } from './wordnet.ts';

function lines(name: string): string[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Adds `irregular.tsv`: part of speech, lemma, forms. A form equal to its lemma is marked as its own. */
export function addIrregularForms(draft: Draft): void {
  for (const line of lines('./irregular.tsv')) {
    const [pos, lemma, forms] = line.split('\t') as [WordnetPos, string, string];
    draft.word(lemma).pos |= POS_FLAG[pos];
    for (const form of forms.split(' ')) {
      if (form === lemma) draft.word(form).kept = true;
      draft.edge(form, lemma, Edge.inflection, 1, POS_FLAG[pos]);
    }
  }
}

/** Joins the British and American spellings of one meaning: the more frequent stands for both. */
export function addSpellings(draft: Draft, wordnet: Wordnet): void {
  const tags = (word: string, pos: WordnetPos) =>
    (wordnet.senses.get(`${word}|${pos}`) ?? []).reduce((sum, sense) => sum + sense.tags, 0);
  for (const { words, pos } of wordnet.synsets) {
    if (words.length < 2) continue;
    const groups = Map.groupBy(
      words.filter((word) => isPlain(draft, word)),
      spellingKey,
    );
    for (const group of groups.values()) {
      const [usual, ...others] = [...new Set(group)].sort(
        (a, b) =>
          tags(b, pos) - tags(a, pos) ||
          Number(b.includes('z')) - Number(a.includes('z')) ||
          a.length - b.length ||
          (a < b ? -1 : 1),
      );
      for (const other of others)
        if (isPlain(draft, other) && isPlain(draft, usual!)) respell(draft, other, usual!);
    }
  }
}

/** Moves every relation from and to a spelling to the word that stands for it, where lookups arrive. */
export function settleSpellings(draft: Draft): void {
  const usual = (text: string): string => {
    for (const { kind, target } of draft.word(text).edges.values()) if (kind === Edge.spelling) return target;
    return text;
  };
  for (const word of [...draft.words.values()]) {
    for (const [key, edge] of [...word.edges]) {
      const from = edge.kind === Edge.inflection ? word.text : usual(word.text);
      const to = usual(edge.target);
      if (edge.kind === Edge.spelling || (from === word.text && to === edge.target)) continue;
      word.edges.delete(key);
      draft.edge(from, to, edge.kind, edge.strength / 15, edge.pos);
    }
  }
}

function isPlain(draft: Draft, word: string): boolean {
  const known = draft.words.get(word);
  return known !== undefined && word.length > 4 && !word.includes(' ') && !pointsElsewhere(known);
}

function spellingKey(word: string): string {
  return word
    .replaceAll('-', '')
    .replace(/is(e|er|ation|able|ing|ed)$/, 'iz$1')
    .replace(/ys(e|er)$/, 'yz$1')
    .replace(/our/, 'or')
    .replace(/re$/, 'er')
    .replace(/ogue$/, 'og')
    .replace(/([lpt])\1/g, '$1')
    .replace(/ae|oe/, 'e');
}

/** Marks the words of `keep.txt`. */
export function addKept(draft: Draft): void {
  for (const line of lines('./keep.txt')) for (const word of line.split(' ')) draft.word(word).kept = true;
}

/** Decides for each inflected-looking word whether the word itself or its base is the lemma. */
export function markOwnLemmas(draft: Draft, wordnet: Wordnet): void {
  const posOf: PosOf = (word) => draft.words.get(word)?.pos ?? 0;
  const nounTags = (word: string) =>
    (wordnet.senses.get(`${word}|n`) ?? []).reduce((sum, sense) => sum + sense.tags, 0);
  for (const word of draft.words.values()) {
    if (word.text.includes(' ')) continue;
    word.ownLemma = word.kept || isOwnLemma(word, posOf, nounTags);
  }
}

function isOwnLemma(word: DraftWord, posOf: PosOf, nounTags: (word: string) => number): boolean {
  for (const { kind } of word.edges.values()) if (kind === Edge.inflection) return false;
  const bases = regularBases(word.text, posOf).filter(({ base }) => base !== word.text);
  if (word.pos === 0) return bases.length === 0;
  const base = bases[0];
  if (base === undefined) return true;
  if (base.pos === 'n' && !word.text.endsWith('s')) return false;
  if (word.text.endsWith('s')) return base.pos !== 'n' || isPluralOnly(word.text, base.base, nounTags);
  if (/(?:er|est)$/.test(word.text)) return (word.pos & (Flag.noun | Flag.verb)) !== 0;
  return !bases.some(({ pos }) => pos === 'v') || !/(?:ed|ing)$/.test(word.text);
}

/** `troops`, `glasses`: an entry of its own that is used more than its singular. */
function isPluralOnly(plural: string, singular: string, nounTags: (word: string) => number): boolean {
  const own = nounTags(plural);
  const other = nounTags(singular);
  return own > other || (own === 0 && other === 0 && singular.length < 4);
}

/**
 * Gives phrases with inflected parts a second key of lemmas: `united states` is found from `unite state`. Where
 * two phrases have one key, the one that differs least from it takes it, and one with a genitive never before.
 */
export function addPhraseKeys(draft: Draft, lexicon: Lexicon): void {
  const keyed = [...draft.words.values()]
    .filter(({ text, pos }) => text.includes(' ') && pos !== 0)
    .map(({ text }) => {
      const parts = text.split(' ');
      const lemmas = parts.map((part) => lexicon.lemma(part));
      const changes = lemmas.filter((lemma, i) => lemma !== parts[i]).length;
      return { text, key: lemmas.join(' '), distance: changes + (text.includes("'") ? LONGEST_PHRASE : 0) };
    })
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1));
  for (const { text, key } of keyed) if (!draft.words.has(key)) draft.edge(key, text, Edge.spelling, 1, 15);
}

/** Marks on the first word of each phrase how long a phrase it can begin. */
export function markPhrases(draft: Draft): void {
  for (const { text } of [...draft.words.values()]) {
    const parts = text.split(' ');
    if (parts.length < 2 || parts.length > LONGEST_PHRASE) continue;
    const first = draft.words.get(parts[0]!) ?? Object.assign(draft.word(parts[0]!), { ownLemma: false });
    first.phrase = Math.max(first.phrase, parts.length);
  }
}
