/**
 * "Maria Lopez is the CEO" by "Maria Lopez, then CEO, opened the plant", "CEO at the time", "CEO 2019-2025" or "Maria Lopez
 * (2019-2025)": what somebody was in a time that is over is not what they are.
 */
import { patternOf } from '../../../text/pattern.ts';
import { escaped } from '../../context/tellings/words.ts';
import { againstUnit, type Told, textOf } from '../guard.ts';

const OF_NOW = /\b(?:is|are|has|have|works?|leads?|heads?|runs?|chairs?|manages?|holds?|serves?)\b/i;
const OF_THEN = /\b(?:was|were|had|did|then|formerly|previously|once|(?:19|20)\d\d)\b/i;
const SPAN = String.raw`(?:19|20)\d\d ?[-\u2013\u2014] ?(?:(?:19|20)\d\d|\d\d)\b(?!\d)`;
const TOLD = new RegExp(
  String.raw`\bthen\b|\bat (?:the|that) time\b|\bback then\b|\bin those days\b|${SPAN}|\bfrom (?:19|20)\d\d (?:to|until) (?:19|20)\d\d`,
  'iu',
);

export const IN_ITS_DAY = againstUnit('superseded', 'english', isOver, {
  said: () => OF_NOW,
  told: () => TOLD,
});

function isOver({ reading, units, support }: Told): number {
  const said = textOf(reading);
  if (!OF_NOW.test(said) || OF_THEN.test(said)) return -1;
  return units.findIndex(({ value }, i) => {
    const one = support.sentences[support.from[i]!];
    const word = one?.reading.words[support.matches[i]!.at];
    if (value !== undefined || one === undefined || word === undefined) return false;
    const text = textOf(one.reading);
    const noun = escaped(text.slice(word.start - one.reading.start, word.end - one.reading.start));
    const before = String.raw`(?:,|\b(?:the|our|their|its|his|her)|\bwas) then[- ](?:\p{L}+[- ]){0,2}${noun}\b|\b(?:at the time|at that time|back then),? (?:the )?${noun}\b`;
    const behind = String.raw`\b${noun}(?: of [\p{L} ]{2,30}?)?,? (?:at (?:the|that) time|back then|in those days)\b|\b${noun},? \(?(?:[\p{L}]+ )?(?:${SPAN}|from (?:19|20)\d\d (?:to|until) (?:19|20)\d\d)`;
    return patternOf(`${before}|${behind}`, 'iu').test(text);
  });
}
