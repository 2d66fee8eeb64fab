/** The readings that a claim and a sentence of one language may be held against each other in, besides as they stand. */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { type Reading, readWhole } from '../../../text/reading.ts';
import { scan } from '../../../text/scan.ts';
import type { Tongue } from '../grammar.ts';
import { GERMAN_FOLLOWS, GERMAN_FROM, GERMAN_PLAIN } from './de.ts';
import { elided } from './elided.ts';
import { SPANISH_FOLLOWS, SPANISH_FROM, SPANISH_PLAIN } from './es.ts';
import { FRENCH_FOLLOWS, FRENCH_FROM, FRENCH_PLAIN } from './fr.ts';
import { labelled, type Titled, withoutTitle } from './labelled.ts';
import { partyOf, withoutGreeting, withParty, withYours } from './parties.ts';
import type { Placed } from './placed.ts';
import { pronounsTold } from './pronouns.ts';
import { otherwise, plainly, type Wording } from './rules.ts';

interface Wordings {
  readonly plain: readonly Wording[];
  /** What follows from a sentence, and what a claim follows from. */
  readonly follows: readonly Wording[];
  readonly from: readonly Wording[];
}

const WORDINGS: Readonly<Record<Tongue, Wordings>> = {
  de: { plain: GERMAN_PLAIN, follows: GERMAN_FOLLOWS, from: GERMAN_FROM },
  fr: { plain: FRENCH_PLAIN, follows: FRENCH_FOLLOWS, from: FRENCH_FROM },
  es: { plain: SPANISH_PLAIN, follows: SPANISH_FOLLOWS, from: SPANISH_FROM },
};

/** Longest sentence that is put in other words, in characters; most wordings of one. */
const LONGEST = 400;
const MOST = 8;

export interface Readings {
  readonly claims: readonly Reading[];
  readonly sentences: readonly Reading[];
}

/** What a claim and a sentence say in plainer words, each as it stands first. */
export function plainReadings(
  claim: Reading,
  placed: Placed,
  language: Tongue,
  lexicon: Lexicon,
  titled: Titled,
): Readings {
  const ours = textOf(claim);
  const theirs = textOf(placed.reading);
  if (ours.length > LONGEST || theirs.length > LONGEST) return { claims: [], sentences: [] };
  const { plain, follows, from } = WORDINGS[language];
  const lines = labelled(placed, language, ours, titled);
  const said = [theirs, ...elided(placed, language), ...pronounsTold(placed, language), ...lines].map(
    (text) => plainly(withoutGreeting(text, language), plain),
  );
  const party = partyOf(ours, language, placed.source.text);
  const bare = lines.length > 0 ? withoutTitle(ours, titled) : ours;
  const claimed = party === undefined ? bare : withYours(bare, language, theirs, party);
  const spoken =
    party === undefined
      ? []
      : said.flatMap((text) => withParty(text, language, party).map((other) => plainly(other, plain)));
  const sentences = [...said, ...spoken].flatMap((text) => [
    text,
    ...otherwise(text, follows).map((other) => plainly(other, plain)),
  ]);
  const claims = [plainly(claimed, plain), ...otherwise(claimed, from).map((other) => plainly(other, plain))];
  const read = (text: string): Reading => readingOf(text, language, lexicon);
  return {
    claims: distinct(claims).map((text) => (text === ours ? claim : read(text))),
    sentences: distinct(sentences).map((text) => (text === theirs ? placed.reading : read(text))),
  };
}

const textOf = ({ text, start, end }: Reading): string => text.slice(start, end).trim();

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].slice(0, MOST);

const MOST_REMEMBERED = 2000;
const remembered = new WeakMap<Lexicon, Map<string, Reading>>();

/** A text read in a language, remembered. */
export function readingOf(text: string, language: Tongue, lexicon: Lexicon): Reading {
  let known = remembered.get(lexicon);
  if (known === undefined) remembered.set(lexicon, (known = new Map()));
  const key = `${language}${text}`;
  let found = known.get(key);
  if (found === undefined) {
    found = readWhole(scan(text), language, lexicon);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, found);
  }
  return found;
}
