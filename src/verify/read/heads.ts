/** The heads that sentences of a text stand under: a line "Business customers", a sentence "Press only.", a label "Terrace: …". */
import { HEADING, ROW } from '../../text/scan.ts';
import type { Document } from './document.ts';

/** A head and the sentences that it stands over. */
export interface Head {
  /** Its words, without marks of rank, numbers and stops. */
  readonly text: string;
  /** Where it stands: alone on a line, as a sentence of its own before others, or before the colon of a sentence. */
  readonly form: 'line' | 'sentence' | 'label';
  /** How deep it stands: that of its marks, `#` and `##`; 0 where it has none. */
  readonly level: number;
  /** The sentences under it. */
  readonly first: number;
  readonly last: number;
}

/** Longest text that is read by its heads, and longest head, in characters and words. */
const LONGEST = 20_000;
const LONGEST_HEAD = 70;
const MOST_WORDS = 8;
const MOST_IN_SENTENCE = 4;
/** Heads of a text, at the most. */
const MOST_HEADS = 200;

/** A head is a phrase: what has a verb of its own states something. */
const STATING =
  /\b(?:is|are|was|were|be|been|has|have|had|will|would|can|cannot|could|may|must|shall|should|do|does|did|not|I|you|we|he|she|they|it|please|thank|thanks|dear|hi|hello|yes|no|ok|okay)\b/iu;
const CONDITION = /^(?:if|when|in case|in the event) /iu;
/** A line that opens with a day or a time is an entry. */
const STAMP = /^\[?\d{1,4}[-./:]\d{1,2}\b/u;
const MARKS = /^[\s#>*_(\u2022-]*(?:\(?\d{1,2}(?:\.\d{1,2}){0,3}[.)]? )?[\s*_(]*|[\s.:*_)]+$/gu;

const known = new WeakMap<Document, readonly Head[]>();

/** The heads of a text in their order; none of structured data and of a long text. */
export function headsOf(document: Document): readonly Head[] {
  const { structured, text, scan } = document;
  if (structured || text.length > LONGEST || scan.sentenceCount < 1) return [];
  const before = known.get(document);
  if (before !== undefined) return before;
  const found: Head[] = [];
  for (let at = 0; at < scan.sentenceCount && found.length < MOST_HEADS; at++) {
    const head = headAt(document, at);
    if (head !== undefined) found.push({ ...head, last: lastUnder(document, head) });
  }
  // Where one ends another of its rank begins.
  const bounded = found.map((head, i) => {
    const next = found.find(
      (one, j) =>
        j > i && one.first > head.first && (ends(one, head) || one.form === 'line') && isAbove(one, head),
    );
    return next === undefined ? head : { ...head, last: Math.min(head.last, startOf(next) - 1) };
  });
  known.set(document, bounded);
  return bounded;
}

/** The sentence that a head itself is, or is a part of. */
const startOf = ({ form, first }: Head): number => (form === 'label' ? first : first - 1);

/** Whether a head is of the form of another. */
const ends = (one: Head, other: Head): boolean => one.form === other.form;

/** Whether a head ends what stands under another: it is not one of its own parts. */
const isAbove = (one: Head, other: Head): boolean =>
  one.form !== 'line' || other.form !== 'line' || one.level <= other.level;

/** The heads that a sentence stands under, the nearest last. */
export const headsOver = (document: Document, sentence: number): readonly Head[] =>
  headsOf(document).filter(({ first, last }) => first <= sentence && sentence <= last);

/** The head that a sentence is, or begins with. */
function headAt(document: Document, at: number): Omit<Head, 'last'> | undefined {
  const { text, scan } = document;
  const [start, end] = [scan.sentenceStart[at]!, scan.sentenceEnd[at]!];
  if (scan.sentenceKind[at] === ROW) return undefined;
  const said = text.slice(start, Math.min(end, start + 200));
  const opens = /(?:^|\n)[ \t#>*_(]*(?:\(?\d{1,2}(?:\.\d{1,2}){0,3}[.)]? )?[*_]*$/u.exec(
    text.slice(Math.max(0, start - 14), start),
  );
  const after = text.slice(end, end + 8);
  const alone = /^[.:*_)]*[ \t]*(?:\n|$)/u.test(after);
  const label =
    /^(?<head>\p{Lu}[^:\n.;]{1,60}): (?=\p{Lu}[^\n]{0,60}? (?:is|are|was|were|has|have|had|may|must|can|cannot|will|do|does|did|\p{L}{2,}(?:s|ed))\b)/u.exec(
      said,
    )?.groups?.head;
  if (label !== undefined && isPhrase(label, MOST_WORDS))
    return { text: bare(label), form: 'label', level: 0, first: at };
  if (at + 1 >= scan.sentenceCount || said.length > LONGEST_HEAD) return undefined;
  if (/[.!?]\)?$/u.test(said.trim()) && isStated(document, at)) return undefined;
  if (opens !== null && alone && isPhrase(bare(said), MOST_WORDS) && !/[!?,;]$/u.test(said.trim())) {
    const level = scan.sentenceKind[at] === HEADING ? (/#+/u.exec(opens[0])?.[0].length ?? 1) : 0;
    return { text: bare(said), form: 'line', level, first: at + 1 };
  }
  const stopped = /\.$/u.test(said.trim()) || /^[.)]/u.test(after);
  return stopped &&
    isPhrase(bare(said), MOST_IN_SENTENCE) &&
    scan.sentenceBlock[at] === scan.sentenceBlock[at + 1]
    ? { text: bare(said), form: 'sentence', level: 0, first: at + 1 }
    : undefined;
}

/** Whether a sentence with a stop has a verb that says when: it states something. */
const isStated = (document: Document, at: number): boolean =>
  document.language !== 'en' ||
  /^\W*(?:the|an?|our|your|my|his|her|their|its|all|each|every|this|these) /iu.test(document.said(at)) ||
  document.parsed(at).tokens.some(({ xpos }) => /^(?:VB[DZP]|MD)$/u.test(xpos));

const bare = (said: string): string => said.trim().replace(MARKS, '').replace(MARKS, '');

function isPhrase(said: string, most: number): boolean {
  const words = said.split(/\s+/u).length;
  if (STAMP.test(said)) return false;
  return (
    /^[\p{L}\d]/u.test(said) &&
    words <= most &&
    !/[:|=]\s/u.test(said) &&
    (CONDITION.test(said) || !STATING.test(said))
  );
}

/** A line stands over all that follows, a sentence over the rest of its paragraph, a label over the rest of its line. */
function lastUnder({ text, scan }: Document, { form, first }: Omit<Head, 'last'>): number {
  if (form === 'line') return scan.sentenceCount - 1;
  const goesOn = (at: number): boolean =>
    scan.sentenceBlock[at + 1] === scan.sentenceBlock[first] &&
    (form === 'sentence' || !text.slice(scan.sentenceEnd[at], scan.sentenceStart[at + 1]).includes('\n'));
  let last = first;
  while (last + 1 < scan.sentenceCount && goesOn(last)) last++;
  return last;
}
