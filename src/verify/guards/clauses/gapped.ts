/**
 * "The station supplies water to Tarn" by "the lake supplies drinking water to Tarn and cooling water to the station", "the
 * pottery was dated to 600" by "dated the pottery to 800 and the wall to 600": of two halves that share a verb, what stands in
 * one is not told of the other.
 */
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const GAPPED: Guard = againstUnit('role', 'prose', ofOtherHalf);

const HALVES =
  /(?<first>[^,.;]{2,60}?) (?<lead>to|for|at|by|from|with|in|on) (?<mine>[^,.;]{2,40}?),? (?:and|while) (?<second>(?:the |an? |his |her |its |their )?[^,.;]{2,40}?) \k<lead> (?<theirs>[^,.;]{2,60})/u;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|must|did|does|do)\b|\p{Ll}{3,}ed\b/u;

function ofOtherHalf({ units, support }: Told): number {
  const reading = support.sentences[0].reading;
  const text = reading.text.slice(reading.start, reading.end);
  const found = HALVES.exec(text);
  const { mine = '', second = '', theirs = '', lead = '', first = '' } = found?.groups ?? {};
  // A half with a verb of its own leaves nothing out.
  if (found === null || FINITE.test(second)) return -1;
  const from = reading.start + found.index;
  const spans = {
    first: [from, from + first.length],
    mine: [from + first.length + lead.length + 2, from + first.length + lead.length + 2 + mine.length],
    second: [0, 0],
    theirs: [0, 0],
  };
  const opens = reading.start + found.index + found[0].length - theirs.length;
  spans.theirs = [opens, opens + theirs.length];
  spans.second = [opens - lead.length - 2 - second.length, opens - lead.length - 2];
  const inside = (i: number, [start, end]: readonly number[]): boolean => {
    const word = support.from[i] === 0 ? reading.words[support.matches[i]!.at] : undefined;
    return word !== undefined && word.start >= start! && word.end <= end!;
  };
  const all = units.map((_, i) => i);
  const has = (span: readonly number[]): boolean => all.some((i) => inside(i, span));
  // What stands right before the first preposition is what it is told of.
  const told = all.filter((i) => inside(i, spans.first));
  if (told.length === 0 || !has(spans.theirs) || has(spans.second)) return -1;
  const isOfFirst = told.some((i) => {
    const word = reading.words[support.matches[i]!.at]!;
    return spans.first[1]! - word.end <= NEXT;
  });
  return isOfFirst && !has(spans.mine) ? all.find((i) => inside(i, spans.theirs))! : -1;
}
/** Characters between a word and the preposition that it stands before. */
const NEXT = 1;
