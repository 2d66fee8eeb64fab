/** Whether something was within a period of which the evidence gives both ends: "the trip was within the insured period". */
import type { Scene, Shown } from '../asked.ts';
import { type Range, rangesOf } from './ranges.ts';

const WITHIN =
  /^The (?<what>\p{Ll}+(?: (?!(?:is|was|were|are|took|takes|falls?|fell|lies|lay|happened|occurred|entirely|fully)\b)\p{Ll}+)?)(?: (?:is|was|took place|takes place|falls?|fell|lies|lay|happened|occurred|were|are))?(?: entirely| fully| completely)? (?<how>within|inside|in|during|outside|outside of|after|before) the (?<period>\p{Ll}+(?: \p{Ll}+)?) ?(?<noun>period|term|dates|window|time|season)$/u;
const OVERLAP =
  /^The (?<what>\p{Ll}+(?: \p{Ll}+)?) (?<how>overlaps? with|does not overlap with|do not overlap with|clashes with|does not clash with) the (?<period>\p{Ll}+(?: \p{Ll}+)?)$/u;

/** Where both stretches stand that are as a statement says; undefined for another, and where they are not. */
export function inPeriod(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const found = (WITHIN.exec(said) ?? OVERLAP.exec(said))?.groups;
  if (found === undefined) return undefined;
  const ranges = rangesOf(documents);
  if (ranges.length < 2) return undefined;
  const isOf = (words: string) => {
    const kinds = words.split(' ').map((word) => lexicon.lemma(word).slice(0, STEM));
    return (range: Range): boolean => kinds.every((kind) => range.label.includes(kind));
  };
  const [own, period] = [ranges.filter(isOf(found.what!)), ranges.filter(isOf(found.period!))];
  const [one, frame] = [own[0], period[0]];
  if (one === undefined || frame === undefined || own.length > 1 || period.length > 1 || one === frame)
    return undefined;
  if (one.dated !== frame.dated) return undefined;
  return holds(found.how!, one, frame)
    ? { places: [one, frame], told: `${one.told}; ${frame.told}` }
    : undefined;
}

/** Letters by which a word is known in its other forms. */
const STEM = 5;

function holds(how: string, one: Range, frame: Range): boolean {
  const apart = one.until < frame.from || one.from > frame.until;
  if (/^(?:within|inside|in|during)$/u.test(how)) return one.from >= frame.from && one.until <= frame.until;
  if (/^outside/u.test(how)) return apart;
  if (how === 'after') return one.from > frame.until;
  if (how === 'before') return one.until < frame.from;
  return /not/u.test(how) ? apart : !apart;
}
