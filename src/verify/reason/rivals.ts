/**
 * Signs of two accounts of one matter that differ on the very point: what one source states, another on the same case, visit
 * or parcel has otherwise, so that neither is to be told as a fact. A policy beside a record is no such pair.
 */
import { fold } from '../../text/chars.ts';
import { OBLIGATION, PERMISSION } from '../../text/cues.ts';
import { areOpposites } from '../against/flips.ts';
import { areOfOneMatter, type Place } from '../against/same-matter.ts';
import { opposes } from '../against/told-otherwise.ts';
import type { Part, Refusal } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { OpenSource } from '../read/source.ts';

export const RIVALS: readonly string[] = [
  'rival_matter',
  'rival_coverage',
  'rival_own',
  'rival_conflicts',
  'rival_antonyms',
  'rival_opposes',
  'rival_opposites',
  'rival_lacks',
  'rival_shared',
  'rival_titles',
  'rival_rules',
  'rival_rules_own',
];

/** Match from which a part of the statement stands in a sentence. */
const STANDS = 0.5;
/** Sentences of rivals that are looked at, best first. */
const MOST = 4;

type Put = (value: number | boolean) => void;

/** Puts the signs of RIVALS. */
export function putRivals(put: Put, { part, evidence }: Refusal): void {
  const rivals = rivalsOf(part, evidence);
  const { units, best, reading } = part;
  const [own] = best!.support.sentences;
  const [first] = rivals;
  put(first !== undefined);
  if (first === undefined) {
    for (let i = 1; i < RIVALS.length; i++) put(0);
    return;
  }
  const stands = (one: AlignedSentence, i: number): boolean => one.alignment.matches[i]!.strength >= STANDS;
  const held = units.map((_, i) => i).filter((i) => stands(own!, i));
  const weight = (some: readonly number[]): number => some.reduce((sum, i) => sum + units[i]!.weight, 0);
  const pair = (theirs: AlignedSentence) => ({
    claim: reading,
    ours: own!.reading,
    theirs: theirs.reading,
    lexicon: own!.source.lexicon,
  });
  put(first.coverage);
  put(own!.coverage);
  put(Math.max(...rivals.map(({ alignment }) => held.filter((i) => alignment.valueConflicts.has(i)).length)));
  put(Math.max(...rivals.map(({ alignment }) => alignment.antonyms.filter((i) => held.includes(i)).length)));
  put(rivals.some((one) => opposes(pair(one))));
  put(rivals.some((one) => haveOpposites(own!, one)));
  put(held.length === 0 ? 0 : weight(held.filter((i) => !stands(first, i))) / weight(held));
  put(shared(own!, first));
  put(titledAlike(evidence, own!, first));
  put((first.reading.cues & (OBLIGATION | PERMISSION)) !== 0);
  put((own!.reading.cues & (OBLIGATION | PERMISSION)) !== 0);
}

/** The sentences of other sources that may tell of the same matter as the support, the nearest first. */
export function rivalsOf(part: Part, evidence: readonly OpenSource[]): readonly AlignedSentence[] {
  const { reading, sentences, best } = part;
  const [own] = best!.support.sentences;
  const open = evidence.filter(({ document }) => document !== undefined);
  if (open.length < 2 || own === undefined || reading.language !== 'en') return [];
  const placed = ({ document, sentence }: AlignedSentence): Place | undefined => {
    const source = open[document];
    // What is told from a message of data stands in the data under another number.
    if (source?.document === undefined || sentence >= source.document.scan.sentenceCount) return undefined;
    return { document: source.document, sentence, title: wordsOf(titleOf(source)) };
  };
  const here = placed(own);
  return sentences
    .filter(({ document }) => document !== own.document)
    .slice(0, MOST)
    .filter((one) => {
      const there = placed(one);
      return here !== undefined && there !== undefined && areOfOneMatter(reading.text, here, there);
    });
}

const titleOf = ({ evidence }: OpenSource): string =>
  evidence.type === 'faulty' ? '' : (evidence.title ?? '');

const wordsOf = (title: string): ReadonlySet<string> =>
  new Set(
    title
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .map(fold),
  );

const haveOpposites = (one: AlignedSentence, other: AlignedSentence): boolean =>
  one.reading.words.some(
    (word) => word.weight > 0 && other.reading.words.some((theirs) => areOpposites(word, theirs)),
  );

/** Share of the shorter of two sentences that the other has, by telling words. */
function shared({ reading: one }: AlignedSentence, { reading: other }: AlignedSentence): number {
  const [mine, theirs] = [one, other].map(
    ({ words }) => new Set(words.filter(({ weight }) => weight > 0).map(({ lemma }) => lemma)),
  );
  const common = [...mine!].filter((lemma) => theirs!.has(lemma)).length;
  return common / Math.max(1, Math.min(mine!.size, theirs!.size));
}

/** Share of the words of two titles that both have. */
function titledAlike(
  evidence: readonly OpenSource[],
  { document: one }: AlignedSentence,
  { document: other }: AlignedSentence,
): number {
  const open = evidence.filter(({ document }) => document !== undefined);
  const [mine, theirs] = [one, other].map((at) => wordsOf(open[at] === undefined ? '' : titleOf(open[at]!)));
  const all = new Set([...mine!, ...theirs!]);
  return all.size === 0 ? 0 : [...mine!].filter((word) => theirs!.has(word)).length / all.size;
}
