/**
 * "The order was approved by Tom" by `Approved by: Tom` under a line "Discount", "the north gate is locked" by `Status: locked`
 * under "South gate": what lines under a head tell is told of what the head names.
 */
import type { Reading, Word } from '../../../text/reading.ts';
import { HEADING } from '../../../text/scan.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import type { Document } from '../../read/document.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const UNDER_OTHER_HEAD: readonly Guard[] = [
  againstUnit('entity', 'english', doneToOther),
  againstUnit('entity', 'english', ofOtherByName),
];

/** "Requested by: Lena", "Signed on: 3 May", "Paid: 40 euros". */
const DEED =
  /^[\s*>•-]*(?:\p{L}+ly )?(?<deed>\p{L}{2,}(?:ed|en|wn|id|nt|ld|ught|made|lt|pt))(?: (?:by|on|at|in|to|from|until|off|out|back))?\s?:\s/iu;
const THE = /^(?:the|this|that|our|your|his|her|its|their)$/;
/** Words of a head that tell nothing of what its lines are of, or tell of what is done to the thing spoken of. */
const TELLING_NOTHING =
  /^(?:the|an?|of|for|and|to|on|in|by|details?|summary|overview|info|information|data|timeline|history|log|notes?|status|general|records?|reports?|sections?|pages?|results?|activity|events?|steps?|contacts?|part(?:y|ies)|people|team|dates?|key|facts|about|terms|conditions|week|day|month|quarter|year|today|delivery|payments?|approvals?|dispatch|transport|logistics|customer|client|buyer|seller|sender|recipient|\p{L}+ing|\P{L}*\d\S*)$/u;
const WORD = /[\p{L}\d]+(?:[-'\u2019][\p{L}\d]+)*/gu;
/** How nearly a word must mean another to name the same. */
const ALIKE = 0.5;
const STEM = 4;

function doneToOther({ reading, units }: Told, { source, sentence }: AlignedSentence): number {
  const origin = originOf(source);
  if (origin.structured) return -1;
  const line = origin.said(sentence);
  const deed = DEED.exec(line)?.groups?.deed?.toLowerCase();
  if (deed === undefined) return -1;
  const i = units.findIndex(
    ({ value, word, from, to }) =>
      value === undefined && (isTheOne(reading, from, to) || isNumbered(reading, word, to)),
  );
  const thing = units[i];
  if (thing === undefined) return -1;
  const { lemma, form } = thing.word;
  const head = headOver(origin, sentence)?.match(WORD) ?? [];
  const named = head.filter((one) => !TELLING_NOTHING.test(one.toLowerCase()));
  const { lexicon } = origin;
  const isOf = (one: string): boolean => {
    const own = lexicon.lemma(one.toLowerCase(), 'n');
    return [lemma, lexicon.lemma(deed, 'v')].some(
      (other) =>
        own.slice(0, STEM) === other.slice(0, STEM) || lexicon.relation(other, own).strength >= ALIKE,
    );
  };
  const isName = named.length > 1 && named.every((one) => /^\p{Lu}/u.test(one));
  if (named.length === 0 || isName || !named.some((one) => lexicon.knows(one.toLowerCase()))) return -1;
  const isSaid = (text: string): boolean =>
    text
      .toLowerCase()
      .match(WORD)
      ?.some((one) => one === form || one === lemma) ?? false;
  return isSaid(line) || named.some((one) => isSaid(one) || isOf(one)) ? -1 : i;
}

/** "North gate" by a line under "South gate": of the same kind, and told from it by the word before. */
function ofOtherByName({ reading, units }: Told, { source, sentence }: AlignedSentence): number {
  const origin = originOf(source);
  if (origin.structured || !/^[^:\n]{1,40}:\s/.test(origin.said(sentence))) return -1;
  const head: readonly string[] = headOver(origin, sentence)?.toLowerCase().match(WORD) ?? [];
  const line = origin.said(sentence).toLowerCase();
  const isHead = (words: readonly Word[]): boolean =>
    words.some(({ form, lemma }) => head.includes(form) || head.includes(lemma));
  return units.findIndex(({ from, to, value }, i) => {
    const kind = units[i + 1];
    if (value !== undefined || kind === undefined || kind.value !== undefined || kind.from !== to)
      return false;
    const [own, noun] = [reading.words.slice(from, to), reading.words.slice(kind.from, kind.to)];
    const place = head.findIndex((one) => noun.some(({ form, lemma }) => one === form || one === lemma));
    // "Gate" alone may head what is told of either.
    if (place < 1 || isHead(own) || own.some(({ form }) => line.includes(form))) return false;
    return !reading.words.some(({ form }) => form === head[place - 1]) && place === head.length - 1;
  });
}

/** "The order", with nothing behind it that makes another noun of it. */
const isTheOne = ({ words }: Reading, from: number, to: number): boolean =>
  THE.test(words[from - 1]?.form ?? '') && (words[to]?.weight ?? 0) === 0;

/** "Order 8841". */
const isNumbered = ({ words }: Reading, { form }: Word, to: number): boolean =>
  /^\p{Ll}+$/u.test(form) && /^\P{L}*\d|^\p{L}{1,3}-?\d/u.test(words[to]?.form ?? '');

/** Lines that are looked up over, and words and characters of a line that heads others. */
const MOST_LINES = 20;
const HEAD_WORDS = 5;
const LONGEST_HEAD = 60;

/** The line that heads the lines which one stands among: without a colon, in the same block or a heading above it. */
function headOver(document: Document, sentence: number): string | undefined {
  const { sentenceBlock, sentenceKind } = document.scan;
  for (let at = sentence - 1; at >= 0 && sentence - at < MOST_LINES; at--) {
    const [line, heads] = [document.said(at), sentenceKind[at] === HEADING];
    if (!heads && sentenceBlock[at] !== sentenceBlock[sentence]) return undefined;
    if (/[:|=]\s/.test(line)) continue;
    const short = line.length <= LONGEST_HEAD && line.trim().split(/\s+/).length <= HEAD_WORDS;
    return short && !/[.!?,;]/.test(line) ? line : undefined;
  }
  return undefined;
}
