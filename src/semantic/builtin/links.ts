/** How single words of a claim stand to words of a passage, by the lexicon and by their values. */
import type { Lexicon, RelationKind } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import { compareValues, type ValueRelation } from '../../text/values/index.ts';
import { inSteps, type Tokens } from './tokens.ts';

/** Kinds of links, in the order of the model's channels. */
export const LINKS = [
  'same',
  'form',
  'derivation',
  'synonym',
  'narrower',
  'broader',
  'sibling',
  'antonym',
  'value',
  'partial_value',
  'conflicting_value',
  'resembling',
] as const;
type Link = (typeof LINKS)[number];
const CHANNEL = Object.fromEntries(LINKS.map((kind, at) => [kind, at])) as Readonly<Record<Link, number>>;

const OF_RELATION: Readonly<Record<RelationKind, Link | undefined>> = {
  same: 'same',
  synonym: 'synonym',
  derivation: 'derivation',
  entails: 'narrower',
  hyponym: 'narrower',
  hypernym: 'broader',
  sibling: 'sibling',
  antonym: 'antonym',
  none: undefined,
};

const OF_VALUES: Readonly<Record<ValueRelation, Link | undefined>> = {
  equal: 'value',
  entails: 'value',
  partial: 'partial_value',
  conflict: 'conflicting_value',
  unrelated: undefined,
};

/** Links as flat quadruples: word of the claim, word of the passage, channel; and the strength of each in [0, 1]. */
export interface Links {
  readonly claim: readonly number[];
  readonly passage: readonly number[];
  readonly channel: readonly number[];
  readonly strength: readonly number[];
}

interface Side {
  readonly tokens: Tokens;
  readonly readings: readonly Reading[];
}

/** Finds every link between the words of a claim and of a passage. */
export function linksOf(claim: Side, passage: Side, lexicon: Lexicon): Links {
  const links = { claim: [], passage: [], channel: [], strength: [] } as {
    [key in keyof Links]: number[];
  };
  const put = (i: number, j: number, kind: Link, strength: number): void => {
    links.claim.push(i);
    links.passage.push(j);
    links.channel.push(CHANNEL[kind]);
    links.strength.push(inSteps(strength));
  };
  linkWords(claim.tokens, passage.tokens, lexicon, put);
  linkPhrases(claim, passage, lexicon, put);
  linkValues(claim, passage, put);
  return links;
}

type Put = (i: number, j: number, kind: Link, strength: number) => void;

function linkWords(claim: Tokens, passage: Tokens, lexicon: Lexicon, put: Put): void {
  claim.words.forEach((ours, i) => {
    passage.words.forEach((theirs, j) => {
      if (ours.form === theirs.form) put(i, j, ours.weight === 0 ? 'form' : 'same', 1);
      else if (ours.weight === 0 || theirs.weight === 0 || ours.value >= 0 || theirs.value >= 0) return;
      else if (ours.lemma === theirs.lemma) put(i, j, 'same', 1);
      else {
        const { kind, strength } = lexicon.relation(ours.lemma, theirs.lemma);
        const link = OF_RELATION[kind];
        if (link !== undefined) put(i, j, link, strength);
        else if (resembling(ours.form, theirs.form)) put(i, j, 'resembling', 1);
      }
    });
  });
}

/** Letters that two words of one root, or two spellings of one word, have in common at their beginning. */
const SHARED_LETTERS = 5;

function resembling(a: string, b: string): boolean {
  if (a.length < SHARED_LETTERS || b.length < SHARED_LETTERS) return false;
  const shared = Math.max(SHARED_LETTERS, Math.min(a.length, b.length) - 2);
  return a.slice(0, shared) === b.slice(0, shared);
}

/** Entries of several words ("turn down"), on either side, against the words and entries of the other. */
function linkPhrases(claim: Side, passage: Side, lexicon: Lexicon, put: Put): void {
  const ours = phrasesOf(claim);
  const theirs = phrasesOf(passage);
  const link = (a: string, b: string, i: number, j: number): void => {
    const { kind, strength } = lexicon.relation(a, b);
    const found = OF_RELATION[kind];
    if (found !== undefined) put(i, j, found, strength);
  };
  for (const one of ours) {
    passage.tokens.words.forEach((word, j) => {
      if (word.weight > 0 && word.value < 0) link(one.lemma, word.lemma, one.at, j);
    });
    for (const other of theirs) link(one.lemma, other.lemma, one.at, other.at);
  }
  for (const other of theirs) {
    claim.tokens.words.forEach((word, i) => {
      if (word.weight > 0 && word.value < 0) link(word.lemma, other.lemma, i, other.at);
    });
  }
}

function phrasesOf({ tokens, readings }: Side): { lemma: string; at: number }[] {
  const starts = readings.map((_, sentence) => tokens.sentence.indexOf(sentence));
  return readings.flatMap((reading, sentence) =>
    starts[sentence] < 0
      ? []
      : reading
          .phrases()
          .map(({ lemma, at }) => ({ lemma, at: starts[sentence] + at }))
          .filter(({ at }) => at < tokens.words.length),
  );
}

function linkValues(claim: Side, passage: Side, put: Put): void {
  for (const one of valuesOf(claim)) {
    for (const other of valuesOf(passage)) {
      const kind = OF_VALUES[compareValues(one.value, other.value).relation];
      if (kind === undefined) continue;
      for (const i of one.words) for (const j of other.words) put(i, j, kind, 1);
    }
  }
}

function valuesOf({ tokens, readings }: Side) {
  return readings.flatMap((reading, sentence) =>
    reading.values.map((value, index) => ({
      value,
      words: tokens.words.flatMap((word, at) =>
        tokens.sentence[at] === sentence && word.value === index ? [at] : [],
      ),
    })),
  );
}
