/**
 * Words before a noun or a degree by which the evidence says another thing than a statement without them: "an expired permit"
 * for "a permit", "the second-largest office" for "the second office", "twice as many as" for "as many as".
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const NO_SUCH: readonly Guard[] = [
  againstUnit('entity', 'prose', voided),
  againstUnit('quantity', 'prose', ofDegree),
  againstUnit('comparison', 'prose', timesAs, { said: () => AS_MUCH }),
];

/** What only looks like what it is called. */
const FALSE =
  /^(?:forged|fake|faked|counterfeit|falsified|bogus|sham|fictitious|imaginary|simulated|pretended|nonexistent|non-existent|attempted|unsuccessful|failed|would-be)$/;
/** What was so, and gives nothing to whoever has it. */
const VOID =
  /^(?:expired|invalid|void|voided|revoked|cancell?ed|lapsed|suspended|withdrawn|outdated|blocked|frozen|unsigned|blank|defunct|obsolete|rejected|refused|declined|overdrawn|terminated|unfinished|incomplete)$/;
const HAVING =
  /^(?:have|has|hold|own|possess|carry|show|present|produce|provide|submit|use|bring|enclose|attach|be|need|contain|include)$/;
/** Words of one noun phrase that may stand between such a word and its noun. */
const MOST_BETWEEN = 2;

/** "Holds an expired residence permit" for "holds a residence permit". */
function voided(
  { reading, units, predicates }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): number {
  const verb = units[predicates()[0]?.unit ?? -1]?.word.lemma ?? '';
  const has = HAVING.test(verb) || reading.words.some(({ form }) => /^(?:has|have|with|is|are)$/.test(form));
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  return units.findIndex(({ value, name }, i) => {
    const { at, kind } = alignment.matches[i]!;
    if (value !== undefined || name || at < 1 || kind !== 'same') return false;
    const before = phraseBefore(theirs.words, at);
    return before.some(
      ({ form, lemma }) =>
        (FALSE.test(form) || (has && VOID.test(form))) && !said.has(form) && !said.has(lemma),
    );
  });
}

/** The words right before a noun that tell more of it. */
function phraseBefore(theirs: readonly Word[], noun: number): readonly Word[] {
  const found: Word[] = [];
  for (let at = noun - 1; at >= Math.max(0, noun - 1 - MOST_BETWEEN); at--) {
    if (theirs[at]!.weight === 0 || theirs[at]!.clause !== theirs[noun]!.clause) break;
    found.push(theirs[at]!);
    // "Was rejected": a verb, and what stands behind it is its object.
    if (/^(?:was|were|has|had|have|been|be|is|are|not)$/.test(theirs[at - 1]?.form ?? ''))
      return found.slice(0, -1);
  }
  return found;
}

const SUPERLATIVE = /^(?:most|least|best|worst|last|\p{L}{3,}est)$/u;

/** "The second-largest office" for "the second office". */
function ofDegree({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ value, to }, i) => {
    if (value?.kind !== 'number' || value.form !== 'ordinal') return false;
    const { at } = alignment.matches[i]!;
    const next = theirs.words[at + 1]?.form ?? '';
    return at >= 0 && SUPERLATIVE.test(next) && !SUPERLATIVE.test(reading.words[to]?.form ?? '');
  });
}

const AS_MUCH =
  /\bas (?:many|much|long|high|large|big|often|old|fast|heavy|wide|far|expensive|\p{L}{3,})\b/iu;
const TIMES =
  /\b(?:twice|thrice|half|double|[\p{L}\d.,]+ times|a (?:third|quarter)|nearly|almost|not|n't|hardly)\s+as\s+\p{L}+/iu;

/** "Twice as many as" for "as many as". */
function timesAs({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const text = (one: typeof reading): string => one.text.slice(one.start, one.end);
  if (!AS_MUCH.test(text(reading)) || TIMES.test(text(reading)) || !TIMES.test(text(theirs))) return -1;
  return units.findIndex((_, i) => alignment.matches[i]!.at >= 0);
}
