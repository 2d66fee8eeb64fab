/** "The guard closed the door" by "the guard found the door closed": who finds, leaves or wants a thing so has not made it so. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

/** A verb with the thing and how that is. */
const SO =
  /\b(?:f(?:ou|i)nds?|discover(?:s|ed)?|saw|sees?|seen|left|leaves?|leaving|kept|keeps?|want(?:s|ed)?|needs?|needed|prefer(?:s|red)?|likes?|liked|wish(?:es|ed)?|believe[sd]?|thought|thinks|considers?|considered|declared?|report(?:s|ed)?|noticed?|notices|held|holds?|expect(?:s|ed)?) (?:(?:the|an?|his|her|its|their|our|this|that|all|both|every|each|two|three|\d+) )(?:\p{L}+ ){1,3}?(\p{L}+)(?: (?:again|still|already|when|at|on|in|by (?:noon|\d|the time)) ?[^.;]{0,80})?[.;,]?\s*$/iu;

export const FOUND_IT_SO: Guard = against('role', 'prose', isMadeSo, { told: () => SO });

function isMadeSo(
  { reading: { words: said, text, end }, units, predicates }: Told,
  { reading }: AlignedSentence,
): boolean {
  const so = SO.exec(reading.text.slice(reading.start, reading.end))?.[1]?.toLowerCase();
  const [verb] = predicates();
  const unit = verb === undefined ? undefined : units[verb.unit];
  if (so === undefined || unit === undefined || !isOf(unit.word.lemma, so)) return false;
  const before = said[unit.from - 1]?.form ?? '';
  const isPassive = /^(?:is|are|was|were|been|be|being|got)$/.test(before);
  return isPassive ? /^ by (?!\d|noon|the time|then)/iu.test(text.slice(unit.end, end)) : verb!.unit > 0;
}

/** Whether how a thing is tells of a deed: "closed" of to close, "open" of to open. */
const isOf = (lemma: string, so: string): boolean =>
  so === lemma || (so.startsWith(lemma.slice(0, -1)) && so.length - lemma.length <= MOST_ADDED);
/** Letters that an ending adds. */
const MOST_ADDED = 3;
