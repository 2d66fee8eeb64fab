/** What follows from a condition that is met: "if A then B", and A. */
import type { AlignedSentence } from '../match/support.ts';
import type { Inference, Question } from './inference.ts';

const CONDITIONAL = /(?:^|[\s,;])if\s+(.+?)(?:,?\s+then\s+|,\s+)(.+)$/i;
/** Words that a fact may begin with, and be the same. */
const LEAD = /^(?:and|but|also|so)\s+/;

/** A text as words, without signs and case. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}'’.& -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.+$/, '')
    .replace(LEAD, '');

/** Whether the evidence says that the claim is so if something else is, and says that it is, in the same words. */
export function byCondition({ reading, sentences, beside: around }: Question): Inference | undefined {
  const claim = plain(reading.text.slice(reading.start, reading.end));
  for (const rule of sentences) {
    const text = textOf(rule);
    if (!/\bif\b/i.test(text) || rule.source.isRecord(rule.sentence)) continue;
    const found = CONDITIONAL.exec(text);
    if (found === null || plain(found[2]) !== claim) continue;
    const condition = plain(found[1]);
    const beside = factsOf(text.slice(0, found.index));
    if (beside.includes(condition)) return { sentences: [rule], told: `if ${found[1]}, ${found[2]}` };
    const fact = [...around(rule)].find((one) => !one.reading.question && plain(textOf(one)) === condition);
    if (fact !== undefined) return { sentences: [rule, fact], told: `if ${found[1]}, ${found[2]}` };
  }
  return undefined;
}

const textOf = ({ reading }: AlignedSentence): string => reading.text.slice(reading.start, reading.end);
const factsOf = (text: string): string[] => text.split(/[,;]|\band\b/).map(plain);
