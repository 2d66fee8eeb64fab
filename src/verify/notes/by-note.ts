/** Notes among the sentences that speak to a claim: the one that states it, and those that say otherwise. */
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Structure } from '../match/structure.ts';
import { type AlignedSentence, coverageOf, type Support } from '../match/support.ts';
import type { Mismatch } from '../matter.ts';
import { lightly } from './light.ts';
import type { Told } from './note-places.ts';
import { noted } from './noted.ts';

/** A statement and the sentences that it is read against. */
export interface Asked {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  readonly sentences: readonly AlignedSentence[];
  /** For each document the words of its title. */
  readonly titles: readonly ReadonlySet<string>[];
  readonly lexicon: Lexicon;
  structure(): Structure;
}

/** Share of a claim that a note itself must say. */
const LEAST_NOTED = 0.3;
const NOTHING: ReadonlySet<never> = new Set();

/** The first sentence that is a note and states the claim, with what its title says; undefined for none. */
export function statedByNote(one: Asked): Support | undefined {
  const { units, sentences } = one;
  for (const sentence of sentences) {
    if (sentence.coverage < LEAST_NOTED) continue;
    const told = toldBy(one, sentence, NOTHING);
    const said = noted(told, sentence);
    const matches =
      said === undefined ? lightly(told, sentence) : 'matches' in said ? said.matches : undefined;
    if (matches === undefined || (isOfFew(one) && matches.some(({ kind }) => kind === 'specific'))) continue;
    const from = matches.map(({ at }) => (at >= 0 ? 0 : -1));
    return { sentences: [sentence], matches, from, coverage: coverageOf(units, matches) };
  }
  return undefined;
}

/** "Few played with kites" does not say it of toys: of few, a word for more says more. */
const isOfFew = ({ reading }: Asked): boolean =>
  reading.words.some(({ form }) => /^(?:few|fewer|hardly|scarcely|seldom|rarely|no|not|never)$/.test(form));

/** What notes of a support say otherwise than the claim. */
export function misnoted(one: Asked, support: Support): Mismatch[] {
  return gather(support.sentences, (sentence, slot): Mismatch[] => {
    const elsewhere = new Set(gather(support.from, (from, i) => (from >= 0 && from !== slot ? [i] : [])));
    const said = noted(toldBy(one, sentence, elsewhere), sentence);
    if (said === undefined || 'matches' in said) return [];
    return [{ kind: said.conflict, force: 'withholds', sentence, units: said.units }];
  });
}

const toldBy = (
  { reading, units, lexicon, structure, titles }: Asked,
  { document }: AlignedSentence,
  elsewhere: ReadonlySet<number>,
): Told => ({ claim: reading, units, lexicon, structure, title: titles[document] ?? NOTHING, elsewhere });
