/** How a sentence stands on its page: struck out, commented out, hidden, an open box, an item of a list of what is false or still to do. */
import { matchesOf } from '../../text/matches.ts';
import type { Reading } from '../../text/reading.ts';
import { HEADING, ITEM } from '../../text/scan.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';
import type { Document } from './document.ts';
import { isOpenItem } from './open-list.ts';

/** Characters before a sentence in which what strikes it out may begin. */
const STRUCK_BEFORE = 2000;
const STRUCK = [
  /<(del|s|strike)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/gi,
  /~~[\s\S]*?(?:~~|$)/g,
  /<!--[\s\S]*?(?:-->|$)/g,
  /<(\w+)\b[^>]{0,200}(?:\shidden\b|display\s*:\s*none|visibility\s*:\s*hidden)[^>]{0,200}>[\s\S]*?(?:<\/\1>|$)/gi,
  /<(template|script|style|noscript)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/gi,
];
const STRIKING =
  /<(?:del|s|strike|template|script|style|noscript)\b|~~|<!--|<\w[^>]{0,200}(?:\shidden\b|display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Whether a word by which a sentence speaks for the claim is struck, commented out or hidden. */
export function isStruck(
  { support }: Pick<Matter, 'support'>,
  { source, reading }: AlignedSentence,
  slot: number,
): boolean {
  const { text } = source;
  const from = Math.max(0, reading.start - STRUCK_BEFORE);
  const around = text.slice(from, reading.end);
  if (source.structured || !STRIKING.test(around)) return false;
  const spans = STRUCK.flatMap((pattern) =>
    matchesOf(around, pattern).map(
      ({ 0: found, index }) => [from + index, from + index + found.length] as const,
    ),
  );
  const isInside = (start: number): boolean => spans.some(([open, close]) => start > open && start < close);
  // All that is reckoned from a sentence is reckoned from its whole.
  if (reading.words.length > 0 && reading.words.every(({ start }) => isInside(start))) return true;
  return support.matches.some(
    ({ at }, i) => support.from[i] === slot && at >= 0 && isInside(reading.words[at]!.start),
  );
}

const UNDONE =
  /\[ \]|[\u2610\u2717\u2718\u274c\u2b1c\u25a1]\s*\S|~~|<!--|:\s*(?:[-\u2013\u2717\u2718\u274c\u2610]|n\/a)\s*$/;
const FALSE_LIST =
  /\b(?:false|untrue|incorrect|wrong|myths?|to ?do|todo|planned|pending|not (?:true|done|yet)|open (?:points|tasks|items)|wish(?:list| list)|ideas|proposals?|proposed|rejected|out of scope|examples?|unreleased|upcoming|coming soon|mythen|irrt[u\u00fc]mer|ger[u\u00fc]chte|unwahr|falsch|geplant|offene punkte|zu erledigen|vorschl[a\u00e4]ge|mythes|id[e\u00e9]es re[c\u00e7]ues|rumeurs|pr[e\u00e9]vus?|propositions?|mitos|bulos|rumores|previst[oa]s?|pendientes?|propuestas?)(?!\p{L})/iu;
/** What a list of what is still to do says of its items. */
const DUE = /\b(?:must|has to|have to|needs? to|(?:is|are) (?:still |yet )?to be|remains? to be)\b/u;
const TO_DO = /^\W*(?:(?:still )?to ?do|todo|open (?:points|tasks|items)|next steps|pending tasks)\W*$/iu;
const OPEN_BOX = /\[ \]|[\u2610\u2b1c\u25a1]/u;
/** An item that is numbered is read as prose. */
const NUMBERED = /^\(?(?:\d{1,3}|[a-z])[.)]\s/;
/** Items that are looked back over for the line that opens their list. */
const LONGEST_LIST = 40;

/**
 * Whether a sentence is an open box, struck out, or an item of a list of what is false or still to do. A claim that says
 * the word of the line that leads the list ("Rejected requests:") says no more than the list: `claim`, where it may.
 */
export function isListed({ source, sentence }: AlignedSentence, claim?: Reading): boolean {
  const { text, scan } = originOf(source);
  const [start, end] = [scan.sentenceStart[sentence], scan.sentenceEnd[sentence]];
  const around = text.slice(Math.max(0, start - 6), Math.min(text.length, end + 2));
  const isDue = claim !== undefined && DUE.test(claim.text.slice(claim.start, claim.end));
  if (UNDONE.test(around)) return !(isDue && OPEN_BOX.test(around));
  if (!isItem(originOf(source), sentence)) return isUnderOpenHeading(originOf(source), sentence, isDue);
  const line = listHeadOf(originOf(source), sentence);
  if (SORTING.test(line) && isUnreleased(originOf(source), sentence)) return true;
  const claimed = new Set(claim?.words.flatMap(({ form, lemma }) => [form, lemma]) ?? []);
  if (line !== '' && isOpenItem(line, text.slice(start, end), claimed)) return true;
  const [word] = FALSE_LIST.exec(line) ?? [];
  if (word === undefined) return false;
  if (isDue && TO_DO.test(line)) return false;
  return !(LEADING.test(line) && claim?.words.some(({ form }) => form === word.toLowerCase()));
}

const isItem = ({ text, scan }: Document, at: number): boolean =>
  scan.sentenceKind[at] === ITEM || NUMBERED.test(text.slice(scan.sentenceStart[at], scan.sentenceEnd[at]));

/** Heads by which a log of changes sorts them, and a version that is not out. */
const SORTING = /^\W*(?:added|changed|fixed|removed|deprecated|security|features|improvements|new)\W*$/iu;
const UNRELEASED = /^\W*(?:unreleased|upcoming|next(?: (?:release|version))?|coming soon)\b/iu;

/** Whether the version that the changes of a list are sorted under is not out. */
function isUnreleased({ text, scan }: Document, sentence: number): boolean {
  for (let head = sentence - 1; head >= 0 && sentence - head < LONGEST_LIST; head--) {
    if (scan.sentenceKind[head] !== HEADING) continue;
    const line = text.slice(scan.sentenceStart[head], scan.sentenceEnd[head]);
    if (!SORTING.test(line)) return UNRELEASED.test(line);
  }
  return false;
}

/** A line of a word or two right above a list. */
const SHORT_LINE = /^\W*\p{L}+(?: \p{L}+){0,2}$/u;

/** The heading, or the line with a colon, that leads the list of which a sentence is an item; empty for none. */
export function listHeadOf(document: Document, sentence: number): string {
  const { text, scan } = document;
  if (!isItem(document, sentence)) return '';
  let head = sentence - 1;
  while (head >= 0 && sentence - head < LONGEST_LIST && isItem(document, head)) head--;
  if (head < 0) return '';
  const line = text.slice(scan.sentenceStart[head], scan.sentenceEnd[head]);
  const leads =
    scan.sentenceKind[head] === HEADING ||
    text[scan.sentenceEnd[head]!] === ':' ||
    line.endsWith(':') ||
    (SHORT_LINE.test(line) && text[scan.sentenceEnd[head]!] === '\n');
  return leads ? line : '';
}

/** A line that says of each item that it was rejected, and nothing else. */
const LEADING = /^\W*(?:rejected|pending|planned|proposed|open)(?: \p{Ll}+s)?\W*$/iu;

/** Headings under which nothing is told to be so. */
const OPEN_HEADING =
  /^\W*(?:planned|proposed|hypothetical|rejected|draft|future|possible|open|unreleased|upcoming)(?: \w+)?\W*$|^\W*(?:proposals?|examples?|myths?|misconceptions?|ideas|wish ?list|to ?do|next steps|out of scope|scenarios?|templates?|plans?|roadmap)\W*$/i;

/** Whether the nearest heading above a sentence names plans, proposals or examples, and nothing else. */
function isUnderOpenHeading(document: Document, sentence: number, isDue: boolean): boolean {
  const { text, scan } = document;
  const led = lineAbove(document, sentence);
  if (OPEN_HEADING.test(led) || FORMER.test(led)) return !(isDue && TO_DO.test(led));
  for (let head = sentence - 1; head >= 0 && sentence - head < LONGEST_LIST; head--) {
    if (scan.sentenceKind[head] !== HEADING) continue;
    const line = text.slice(scan.sentenceStart[head], scan.sentenceEnd[head]);
    return OPEN_HEADING.test(line) && !(isDue && TO_DO.test(line));
  }
  return false;
}

/** A line by which what stands under it was in force once. */
const FORMER =
  /^\W*(?:(?:the )?(?:old|older|previous|former|prior|earlier|superseded|outdated|obsolete) (?:policy|process|procedure|rules?|terms|text|wording|version|conditions|prices?|price list|hours|opening hours|schedule|address)|last (?:year|season|month))\W*$/iu;

/** A line of its own that ends with a colon and leads the paragraph of a sentence; empty for none. */
function lineAbove({ text, scan }: Document, sentence: number): string {
  for (let head = sentence - 1; head >= 0 && sentence - head < LONGEST_LIST; head--) {
    const [end, next] = [scan.sentenceEnd[head]!, scan.sentenceStart[head + 1]!];
    const between = text.slice(end, next);
    if (/\n\s*\n/.test(between)) return '';
    const line = text.slice(scan.sentenceStart[head], end);
    if (between.includes('\n') && /:\s*$/.test(line + between.split('\n', 1)[0])) return line;
  }
  return '';
}
