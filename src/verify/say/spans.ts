/** Places in the evidence and the claim: citations, passages for a reader, gaps. */

import type { Citation, EvidencePassage, Gap } from '../../domain/check.ts';
import { gather } from '../../text/gather.ts';
import type { Part } from '../case.ts';
import type { Unit } from '../claim/units.ts';
import { originOf, Retold } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import { placeOf, placesOf, type WrittenData, type Place as WrittenPlace } from '../notation/index.ts';
import type { Document } from '../read/document.ts';
import type { Leaf } from '../read/evidence-text.ts';
import type { OpenSource } from '../read/source.ts';
import { STATE_NAME } from '../record/words/states.ts';

/** Characters of context on each side of a passage, at the most. */
const CONTEXT = 240;
/** Words of a claim between two gaps that are left out with them. */
const GAP_JOIN = 1;

/** The spans that carry a part, best first; of data, the values that matched. */
export function citationsOf(
  part: { readonly sentences: readonly AlignedSentence[]; readonly best?: Part['best'] },
  open: readonly OpenSource[],
): Citation[] {
  const sentences = part.best?.support.sentences ?? part.sentences;
  return gather(sentences, (sentence) => {
    const { source_id } = open[sentence.document].evidence;
    if (sentence.source.structured) return leafCitations(sentence, source_id);
    if (originOf(sentence.source).structured) return messageCitations(sentence, source_id);
    return [sentence.sentence, ...besideOf(sentence.source)].map((at) =>
      quoteOf(originOf(sentence.source), at, source_id),
    );
  });
}

/** The sentences that say what the words of a retold one stand for. */
const besideOf = (source: Document): readonly number[] => (source instanceof Retold ? source.beside : []);

function quoteOf({ source, scan }: Document, sentence: number, source_id: string): Citation {
  const start = scan.sentenceStart[sentence];
  const end = scan.sentenceEnd[sentence];
  return { source_id, quote: source.slice(start, end), start, end };
}

/** What is told of a message in data stands in the words of the message. */
function messageCitations({ source, sentence }: AlignedSentence, source_id: string): Citation[] {
  const origin = originOf(source);
  const { sentenceStart, sentenceEnd } = origin.scan;
  const leaves = origin.leaves(sentenceStart[sentence]!, sentenceEnd[sentence]!);
  const longest = [...leaves].sort((a, b) => b.quote.length - a.quote.length)[0];
  return longest === undefined ? [] : [leafCitation(origin, longest, source_id)];
}

/** The places that say otherwise than a part: of data, the values that do. */
export function conflictsOf(part: Part, sentence: AlignedSentence, open: readonly OpenSource[]): Citation[] {
  const { source_id } = open[sentence.document].evidence;
  const leaves = sentence.source.structured ? leavesAgainst(part, sentence) : [];
  if (leaves.length === 0) return citationsOf({ sentences: [sentence] }, open);
  return leaves.map((leaf) => leafCitation(sentence.source, leaf, source_id));
}

/** The values of a record by which it contradicts a part; none where they cannot be told. */
function leavesAgainst({ units, best }: Part, { alignment, reading, source }: AlignedSentence): Leaf[] {
  const leavesOf = ({ start, end }: { readonly start: number; readonly end: number }): readonly Leaf[] =>
    source.leaves(start, end);
  const leaves = leavesOf(reading);
  const placed = gather(alignment.matches, ({ at, strength }) => {
    const word = at < 0 || strength < 0.5 ? undefined : reading.words[at];
    return word === undefined ? [] : leavesOf(word.value >= 0 ? reading.values[word.value] : word);
  });
  const opposed = [
    ...gather([...alignment.valueConflicts.values()], ({ value }) => leavesOf(value)),
    ...gather(alignment.antonyms, (i) => {
      const word = reading.words[alignment.matches[i]?.at ?? -1];
      return word === undefined ? [] : leavesOf(word);
    }),
    ...placed.filter(({ quote }) => quote === 'false'),
  ];
  if (opposed.length > 0) return [...new Set(opposed)];
  const isOpen = (leaf: Leaf): boolean => !placed.includes(leaf);
  // What the support has in a field, this record has otherwise.
  const theirs = gather(best?.support.sentences ?? [], (one) =>
    one.source.structured && one.reading !== reading
      ? one.source.leaves(one.reading.start, one.reading.end)
      : [],
  );
  const differing = leaves.filter(
    (leaf) =>
      isOpen(leaf) && theirs.some((other) => keyOf(other) === keyOf(leaf) && other.quote !== leaf.quote),
  );
  if (differing.length > 0) return differing;
  const says = units.some(({ value }, i) => value === undefined && alignment.matches[i]!.strength < 0.5);
  return says ? leaves.filter((leaf) => isOpen(leaf) && STATE_NAME.test(keyOf(leaf))) : [];
}

/** The name of the field that a value stands in. */
const keyOf = ({ pointer }: Leaf): string => pointer.slice(pointer.lastIndexOf('/') + 1).toLowerCase();

/** A value of data by its pointer; of a text that is JSON the slice that names it and gives it. */
function leafCitation({ written }: Document, { pointer, quote }: Leaf, source_id: string): Citation {
  if (written === undefined) return { source_id, quote, pointer };
  const { start, end } = placeOf(written, pointer);
  return { source_id, quote: written.text.slice(start, end), start, end };
}

function leafCitations(sentence: AlignedSentence, source_id: string): Citation[] {
  const { alignment, reading, source } = sentence;
  const found = new Map<string, Citation>();
  for (const { at, strength } of alignment.matches) {
    if (at < 0 || strength < 0.5) continue;
    const word = reading.words[at];
    const span = word.value >= 0 ? reading.values[word.value] : word;
    for (const leaf of source.leaves(span.start, span.end)) {
      found.set(leaf.pointer, leafCitation(source, leaf, source_id));
    }
  }
  if (found.size === 0) {
    for (const leaf of source.leaves(reading.start, reading.end).slice(0, 1)) {
      found.set(leaf.pointer, leafCitation(source, leaf, source_id));
    }
  }
  return [...found.values()];
}

/** Each place once, in the order given. */
export function dedupe(citations: readonly Citation[]): Citation[] {
  const seen = new Set<string>();
  return citations.filter((citation) => {
    const key = `${citation.source_id} ${citation.pointer ?? ''} ${citation.start ?? ''} ${citation.end ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A sentence of the evidence. */
interface Place {
  readonly document: number;
  readonly sentence: number;
}

/** Passages for a human reader: the best sentences with their neighbours, at most `limit`. */
export function passagesOf(
  parts: readonly Pick<Part, 'best' | 'sentences' | 'beside'>[],
  open: readonly OpenSource[],
  limit: number,
): EvidencePassage[] {
  const passages = new Map<string, EvidencePassage>();
  const ranked = gather(parts, (part): readonly Place[] => [
    ...(part.best?.support.sentences ?? []),
    ...part.sentences,
    ...part.beside,
  ]);
  for (const place of ranked) {
    if (passages.size >= limit) break;
    const { evidence, document } = open[place.document];
    const { source_id } = evidence;
    const shown = document!.structured ? dataPassage(document!, place) : withContext(document!, place);
    passages.set(`${source_id} ${shown.pointer ?? ''} ${shown.start ?? ''}`, { source_id, ...shown });
  }
  return [...passages.values()];
}

type Shown = Omit<EvidencePassage, 'source_id'>;

function dataPassage(source: Document, { sentence }: Place): Shown {
  const { sentenceStart, sentenceEnd } = source.scan;
  const start = sentenceStart[sentence];
  const end = sentenceEnd[sentence];
  const leaves = source.leaves(start, end);
  if (source.written === undefined)
    return { snippet: source.text.slice(start, end), pointer: leaves[0]?.pointer };
  return writtenPassage(source.written, placesOf(source.written, leaves));
}

/** The first of the members and what stands behind it, as long as a passage may be; of a name without members the text's begin. */
function writtenPassage({ text }: WrittenData, places: readonly WrittenPlace[]): Shown {
  const { start, end: own } = places[0] ?? { start: 0, end: Math.min(text.length, 2 * CONTEXT) };
  const end = places.reduce((last, { end }) => (end - start <= 2 * CONTEXT ? end : last), own);
  return { snippet: text.slice(start, end), start, end };
}

function withContext({ scan, source }: Document, { sentence: at }: Place): Shown {
  const block = scan.sentenceBlock[at];
  const beside = (other: number): boolean =>
    other >= 0 && other < scan.sentenceCount && scan.sentenceBlock[other] === block;
  let start = scan.sentenceStart[at];
  let end = scan.sentenceEnd[at];
  if (beside(at - 1) && start - scan.sentenceStart[at - 1] <= CONTEXT) start = scan.sentenceStart[at - 1];
  if (beside(at + 1) && scan.sentenceEnd[at + 1] - end <= CONTEXT) end = scan.sentenceEnd[at + 1];
  return { snippet: source.slice(start, end), start, end };
}

/** The words of the claim that stay open, neighbours joined. */
export function gapsOf(part: Part, open: ReadonlySet<number>, text: string): Gap[] {
  const gaps: Gap[] = [];
  let last: Unit | undefined;
  part.units.forEach((unit, i) => {
    if (!open.has(i)) return;
    const previous = gaps.at(-1);
    if (previous !== undefined && last !== undefined && unit.from - last.to <= GAP_JOIN) {
      gaps[gaps.length - 1] = {
        text: text.slice(previous.start, unit.end),
        start: previous.start,
        end: unit.end,
      };
    } else gaps.push({ text: text.slice(unit.start, unit.end), start: unit.start, end: unit.end });
    last = unit;
  });
  return gaps;
}
