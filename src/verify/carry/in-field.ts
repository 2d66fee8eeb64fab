/**
 * A sentence that stands in a field of data or a cell of a table (`"note": "The meeting was cancelled in Paris."`) says what
 * it says as a text: what it carries among the other fields it must carry by itself, with what the record is of for its title.
 */
import { fold } from '../../text/chars.ts';
import { gather } from '../../text/gather.ts';
import type { Parse } from '../../text/parse/parser.ts';
import type { Asked } from '../asked.ts';
import { isCarried, isSaid } from '../carried.ts';
import type { Part } from '../case.ts';
import { originOf } from '../context/retold.ts';
import { vetoes } from '../match/outweigh.ts';
import type { AlignedSentence } from '../match/support.ts';
import { Document } from '../read/document.ts';
import type { Cell } from '../read/rows.ts';

/** Reads the statement against other sources. */
export type Reread = (documents: readonly Document[], titles: readonly ReadonlySet<string>[]) => Part;

/** Words from which a value may be a sentence, in English and in languages that are not parsed. */
const LEAST_WORDS = 4;
const LEAST_FOREIGN = 3;

/** A part, refused where a sentence in a field carries it among other fields and not as a text. */
export function asInField(asked: Asked, part: Part, reread: Reread): Part {
  const { best } = part;
  if (best === undefined || part.derivations !== undefined || part.seen === true || !isSaid(part))
    return part;
  if (best.support.sentences.length === 0) return part;
  const [text] = best.support.sentences.flatMap((one) => textsIn(part, one, asked));
  if (text === undefined) return part;
  const inner = reread([text.document], [text.beside]);
  if (isCarried(inner)) return part;
  const kind = inner.best?.mismatches.find(vetoes)?.kind ?? 'partially_mentioned';
  const [sentence] = best.support.sentences;
  const found = { kind, check: 'setting', force: 'withholds', sentence, units: [] } as const;
  return { ...part, best: { ...best, mismatches: [...best.mismatches, found] } };
}

/** A value that is a text, and the words of the fields beside it. */
interface Text {
  readonly document: Document;
  readonly beside: ReadonlySet<string>;
}

/** Characters from which a value is read around the sentence of it alone, and sentences on either side that are. */
const LONG = 4096;
const AROUND = 3;

const wordsIn = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word === '' ? [] : [fold(word)]));

/** The values with a sentence, and with most of the words, that the record of a support has. */
function textsIn(
  part: Part,
  { source, sentence }: AlignedSentence,
  { engine, titles }: Asked,
): readonly Text[] {
  const origin = originOf(source);
  if (sentence >= origin.scan.sentenceCount || !origin.isRecord(sentence)) return [];
  const cells = origin.cells(sentence);
  return gather(cells, (cell) => {
    const said = saidIn(origin, sentence, cell);
    const words = wordsIn(said);
    if (words.length < LEAST_FOREIGN || !isByWordsOf(part, new Set(words))) return [];
    const document = new Document(said, engine.lexicon);
    if (!isSentence(document, words.length)) return [];
    const rest = cells.filter((one) => one !== cell);
    const labels = rest.flatMap(({ start, end }) =>
      wordsIn(origin.text.slice(start, Math.min(end, start + LONG))),
    );
    const lemmas = labels.map((word) => engine.lexicon.lemma(word));
    return [{ document, beside: new Set([...labels, ...lemmas, ...titles.flatMap((one) => [...one])]) }];
  });
}

/** What a value says, of a long one the sentence with those around it. */
function saidIn({ text, scan }: Document, sentence: number, { quote, value, end }: Cell): string {
  if (quote.length <= LONG) return quote;
  const from = scan.sentenceStart[Math.max(0, sentence - AROUND)]!;
  const to = scan.sentenceEnd[Math.min(scan.sentenceCount - 1, sentence + AROUND)]!;
  return text.slice(Math.max(value, from), Math.min(end, to, from + LONG));
}

/**
 * Whether a value tells of somebody or something: by its full stop or the marks of a note, in English also by a finite verb
 * with a subject, else by several words.
 */
function isSentence(document: Document, words: number): boolean {
  const { text, language } = document;
  if (language !== 'en' || ENDED.test(text.trim()) || NOTED.test(text)) return true;
  return (
    words >= LEAST_WORDS &&
    Array.from({ length: document.scan.sentenceCount }, (_, at) => at).some((at) =>
      isTold(document.parsed(at)),
    )
  );
}

/** A full stop, and the marks of a note that has labels or boxes of its own. */
const ENDED = /[.!?]["')\]]*$/;
const NOTED = /\p{L}: |; |[✗✘✓✔☐☑☒]/u;

const isTold = ({ tokens }: Parse): boolean =>
  tokens.some(({ deprel }) => deprel.startsWith('nsubj')) &&
  tokens.some(({ xpos }) => /^(?:VB[DZP]|MD)$/.test(xpos));

/** Whether the words by which the support has the statement stand in the text, but for those of what the record is of. */
function isByWordsOf({ units, best }: Part, words: ReadonlySet<string>): boolean {
  const { sentences, matches, from } = best!.support;
  const stands = units.flatMap((_, i) => {
    const { at, strength } = matches[i]!;
    const word = sentences[from[i]!]?.reading.words[at];
    return word === undefined || strength <= 0 ? [] : [words.has(word.form.replace(/['’]s?$/u, ''))];
  });
  const inside = stands.filter((one) => one).length;
  return inside * 2 > stands.length;
}
