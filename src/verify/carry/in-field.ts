/**
 * A sentence that stands in a field of data (`"note": "The meeting was cancelled in Paris."`) says what it says as a text: what
 * it carries among the other fields it must carry by itself, with what the record is of for its title.
 */
import { fold } from '../../text/chars.ts';
import type { Asked } from '../asked.ts';
import { isSaid } from '../carried.ts';
import type { Part } from '../case.ts';
import { originOf } from '../context/retold.ts';
import { vetoes } from '../match/outweigh.ts';
import type { AlignedSentence } from '../match/support.ts';
import { Document } from '../read/document.ts';
import type { Leaf } from '../read/evidence-text.ts';

/** Reads the statement against other sources. */
export type Reread = (documents: readonly Document[], titles: readonly ReadonlySet<string>[]) => Part;

/** Words from which a value may be a sentence. */
const LEAST_WORDS = 4;

/** A part, refused where a sentence in a field carries it among other fields and not as a text. */
export function asInField(asked: Asked, part: Part, reread: Reread): Part {
  const { best } = part;
  if (best === undefined || part.derivations !== undefined || part.seen === true || !isSaid(part))
    return part;
  if (best.support.sentences.length === 0 || part.reading.language !== 'en') return part;
  const texts = best.support.sentences.map((one) => sentenceIn(one, asked));
  const [text, ...others] = texts;
  if (text === undefined || others.some((one) => one !== undefined && one.leaf.quote !== text.leaf.quote))
    return part;
  if (!isByWordsOf(part, text)) return part;
  const inner = reread([new Document(text.leaf.quote, asked.engine.lexicon)], [text.beside]);
  if (isSaid(inner)) return part;
  const kind = inner.best?.mismatches.find(vetoes)?.kind ?? 'partially_mentioned';
  const [sentence] = best.support.sentences;
  const found = { kind, check: 'setting', force: 'withholds', sentence, units: [] } as const;
  return { ...part, best: { ...best, mismatches: [...best.mismatches, found] } };
}

/** A value that is a text, its words, and the words of the fields beside it. */
interface Text {
  readonly leaf: Leaf;
  readonly words: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
}

const wordsIn = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word === '' ? [] : [fold(word)]));

/** The value with a sentence that a line of a support has; undefined for none or several. */
function sentenceIn({ source, sentence }: AlignedSentence, { engine, titles }: Asked): Text | undefined {
  const origin = originOf(source);
  if (!origin.structured || sentence >= origin.scan.sentenceCount) return undefined;
  const { sentenceStart, sentenceEnd } = origin.scan;
  const leaves = origin.leaves(sentenceStart[sentence]!, sentenceEnd[sentence]!);
  const [leaf, ...more] = leaves.filter(({ quote }) => isSentence(quote, engine.lexicon));
  if (leaf === undefined || more.length > 0) return undefined;
  const rest = leaves.filter((one) => one !== leaf);
  const labels = rest.flatMap(({ start, end }) => wordsIn(origin.text.slice(start, end)));
  const lemmas = labels.map((word) => engine.lexicon.lemma(word));
  return {
    leaf,
    words: new Set(wordsIn(leaf.quote)),
    beside: new Set([...labels, ...lemmas, ...titles.flatMap((one) => [...one])]),
  };
}

/** Whether a value tells of somebody or something by a finite verb. */
function isSentence(quote: string, lexicon: Document['lexicon']): boolean {
  if (wordsIn(quote).length < LEAST_WORDS) return false;
  const document = new Document(quote, lexicon);
  return Array.from({ length: document.scan.sentenceCount }, (_, at) => document.parsed(at)).some(
    ({ tokens }) =>
      tokens.some(({ deprel }) => deprel.startsWith('nsubj')) &&
      tokens.some(({ xpos }) => /^(?:VB[DZP]|MD)$/.test(xpos)),
  );
}

/** Whether the words by which the support has the statement stand in the text, but for those of what the record is of. */
function isByWordsOf({ units, best }: Part, { words }: Text): boolean {
  const { sentences, matches, from } = best!.support;
  const stands = units.flatMap((_, i) => {
    const { at, strength } = matches[i]!;
    const word = sentences[from[i]!]?.reading.words[at];
    return word === undefined || strength <= 0 ? [] : [words.has(word.form)];
  });
  const inside = stands.filter((one) => one).length;
  return inside >= 2 && inside * 2 > stands.length;
}
