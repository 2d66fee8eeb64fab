/**
 * "No printer paper" for "no printers", "three toy cars" for "three toys": what only tells which of another thing is meant is
 * not what is counted or denied. Who has a toy car has a toy, all the same.
 */
import { NEGATION } from '../../../text/cues.ts';
import { parseSentence } from '../../../text/parse/bundled.ts';
import { Tree } from '../../../text/parse/tree.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence, Support } from '../../match/support.ts';
import { againstUnit } from '../guard.ts';

export const HEAD_OF = againstUnit('entity', 'sentence', ({ reading, units, support }, sentence) =>
  isCounted(reading) ? modifierOnly(units, support, sentence) : -1,
);

const COUNTING = /\b(?:few|fewer|exactly|only|at most|less|every|all|each)\b/i;
const LEAST = /\b(?:at least|more than|over|some)\b/i;

/** Whether a statement denies something, or says of how many it is so and of no more. */
function isCounted({ cues, text, start, end, values }: AlignedSentence['reading']): boolean {
  const said = text.slice(start, end);
  return (cues & NEGATION) !== 0 || COUNTING.test(said) || (values.length > 0 && !LEAST.test(said));
}

/** Nouns that say no more of what stands before them than that it is spoken of in numbers or words. */
const OF_SAME =
  /^(?:figures?|numbers?|levels?|rates?|amounts?|totals?|volumes?|prices?|costs?|data|results?|work|process|services?|programm?e?s?|projects?|events?|areas?|sector|industry|business|department|team|office|unit|group|system|scheme|policy|plan|agreement|contract|order|request|application|account|issue|problem|case|matter)$/;

/** The first noun of a statement that its evidence has as the modifier of another noun alone; -1 for none. */
export function modifierOnly(
  units: readonly Unit[],
  { matches }: Support,
  { reading, source }: AlignedSentence,
): number {
  if (source.structured) return -1;
  const taken = new Set(matches.flatMap(({ at, strength }) => (at >= 0 && strength > 0 ? [at] : [])));
  const found = units.findIndex((unit, i) => {
    const { at, kind } = matches[i]!;
    const next = reading.words[at + 1];
    return (
      unit.value === undefined &&
      !unit.name &&
      kind === 'same' &&
      unit.word.form !== unit.word.lemma &&
      /[^s']s$/.test(unit.word.form) &&
      reading.words[at]?.form === unit.word.lemma &&
      next !== undefined &&
      next.weight > 0 &&
      !taken.has(at + 1) &&
      !OF_SAME.test(next.form)
    );
  });
  return found >= 0 && isCompound(reading, matches[found]!.at) ? found : -1;
}

function isCompound({ text, start, end, words }: AlignedSentence['reading'], at: number): boolean {
  const tree = new Tree(parseSentence(text, start, end));
  const token = tree.tokens.find((one) => one.start === words[at]!.start);
  if (token === undefined || token.head < 0 || !/^(?:compound|amod|nmod)$/.test(token.deprel)) return false;
  const head = tree.token(token.head);
  return head.start > token.start && /^NNS?$/.test(head.xpos);
}
