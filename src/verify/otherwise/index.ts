/** A claim in other words for the same, where the evidence has those: by its phrases, and by its whole turn. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { once } from '../../text/once.ts';
import type { Reading } from '../../text/reading.ts';
import type { Untopical } from '../light/topic.ts';
import type { Document } from '../read/document.ts';
import { byOtherAccount, someForNotAll } from './accounts.ts';
import { modallyOtherwise } from './modal-turns.ts';
import { byNamedDeed } from './named-deed.ts';
import { toldOfOne } from './one-of-all.ts';
import { saidOtherwise as phrased } from './phrases.ts';
import { placesOf } from './places.ts';
import { plainlyOtherwise, wordsOf } from './plain.ts';
import { calledUntrue } from './untrue.ts';

/** Longest source whose words are known, in characters. */
const LONGEST = 20_000;

/** The claim said otherwise; nothing where it has no other words, or the evidence none of them. */
export function saidOtherwise(
  claim: Reading,
  documents: readonly Document[],
  lexicon: Lexicon,
): readonly Untopical[] {
  const { text, start, end, language, question } = claim;
  if (question || language !== 'en') return [];
  const said = text.slice(start, end).replace(/\s*\.$/, '');
  const known = knownOf(documents);
  const about = documents.map(() => true);
  const foreign = documents.map(() => false);
  const plain = plainlyOtherwise(said, known, lexicon);
  const modal = modallyOtherwise(said, known, lexicon);
  const one = toldOfOne(said, known, lexicon);
  const asSaid = (other: string): Untopical => ({
    text: `${other}.`,
    at: placesOf(other, said, start),
    about,
    foreign,
  });
  const turned = [
    ...(one === undefined ? [] : [one]),
    ...modal,
    ...byOtherAccount(said, known),
    ...someForNotAll(said, known),
    ...calledUntrue(said, claim),
    ...plain,
  ].map((other) => ({ ...asSaid(other), turned: true as const }));
  // A deed by its noun and by its verb is one, whatever carries it.
  return [...phrased(claim, documents), ...turned, ...byNamedDeed(said, lexicon).map(asSaid)];
}

/** The words of all documents. */
const knownOf = once((documents: readonly Document[]): ReadonlySet<string> => {
  const [first, ...others] = documents.map(wordsIn);
  return first === undefined || others.length === 0 ? (first ?? new Set()) : union([first, ...others]);
});

const wordsIn = once(
  (document: Document): ReadonlySet<string> =>
    document.structured || document.text.length > LONGEST ? new Set() : wordsOf(document.text),
);

function union(all: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const one of all) for (const word of one) words.add(word);
  return words;
}
