/**
 * "More men than women applied" by "more female than male applicants": which of two kinds there were more of; "women benefited
 * more than men" by "the benefit was larger in men than in women": which of two it is that has more.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

const MORE = /\b(?:more|fewer) (?:\p{L}+ ){1,3}?than \p{L}+/iu;

const HAS_MORE =
  /^(?:The )?\p{L}+ (?:\p{Ll}+ ){1,2}?(?:more|longer|higher|larger|greater|stronger) than \p{L}+[.!]?$/u;
const IS_MORE =
  /\b(?:more|longer|higher|larger|greater|stronger)(?: \p{L}+)? (?:in|for|among|with) [^.;]{2,60} than (?:in|for|among|with) \p{L}+/iu;

export const MORE_THAN_THOSE: readonly Guard[] = [
  againstUnit('comparison', 'prose', isOfOther, { said: () => MORE, told: () => MORE }),
  againstUnit('comparison', 'prose', isMoreInOther, { said: () => HAS_MORE, told: () => IS_MORE }),
];

function isMoreInOther({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const thanIn = ({ words }: typeof reading): number => words.findIndex(({ form }) => form === 'than');
  const [ours, told] = [thanIn(reading), thanIn(theirs)];
  const last = units.findIndex(({ from }) => from > ours);
  const [one, other] = [alignment.matches[0], alignment.matches[last]];
  if (one === undefined || other === undefined || ours < 0 || told < 0) return -1;
  if (Math.min(one.strength, other.strength) < FOUND) return -1;
  return one.at > told && other.at >= 0 && other.at < told ? 0 : -1;
}

const FOUND = 0.3;

function isOfOther({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const [ours, told] = [placesIn(reading.words), placesIn(theirs.words)];
  if (ours === undefined || told === undefined || ours.word !== told.word) return -1;
  const unitOf = (from: number, to: number): number =>
    units.findIndex((unit) => unit.from >= from && unit.to <= to && unit.value === undefined);
  const [first, second] = [unitOf(ours.more + 1, ours.than), unitOf(ours.than + 1, ours.than + 2)];
  const at = (unit: number): number => {
    const match = alignment.matches[unit];
    return match !== undefined && match.strength >= FOUND ? match.at : -1;
  };
  const [one, other] = [at(first), at(second)];
  if (one <= told.than || other <= told.more || other >= told.than) return -1;
  return first;
}

/** Where "more" and its "than" stand. */
function placesIn(words: readonly { readonly form: string }[]) {
  const more = words.findIndex(({ form }) => form === 'more' || form === 'fewer');
  const than = words.findIndex(({ form }, at) => at > more && form === 'than');
  return more < 0 || than < 0 ? undefined : { word: words[more]!.form, more, than };
}
