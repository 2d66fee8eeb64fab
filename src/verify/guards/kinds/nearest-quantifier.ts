/**
 * "All models from 2021" of "some models from 2021 and all from 2019": of which of two quantities a thing is. What
 * follows a quantifier, up to the next, is of that one.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const NEAREST_QUANTIFIER: Guard = against('quantifier', 'english', isOfLess);

const ALL = /^(?:all|every|each|both)$/;
const JOINING = /^(?:and|but|while)$/;
const SOME = /^(?:some|most|many|several|few|certain|various)$/;

function isOfLess({ reading, units }: Told, { reading: { words } }: AlignedSentence): boolean {
  const all = reading.words.findIndex(({ form }) => ALL.test(form));
  if (
    all < 0 ||
    reading.words.some(({ form }) => SOME.test(form)) ||
    !words.some(({ form }) => ALL.test(form)) ||
    !words.some(({ form }) => SOME.test(form)) ||
    !areBeside(words)
  )
    return false;
  // What tells the things apart, behind their noun.
  const [, ...telling] = units.filter(({ from }) => from > all);
  return telling.some(({ word }) => {
    const places = words.flatMap(({ form }, at) => (form === word.form ? [at] : []));
    return places.length === 1 && isOfSome(words, places[0]!);
  });
}

/** Whether the second of two quantities is joined to the first: "some … and all …". */
const areBeside = (words: AlignedSentence['reading']['words']): boolean =>
  words.some(
    ({ form }, at) => (ALL.test(form) || SOME.test(form)) && JOINING.test(words[at - 1]?.form ?? ''),
  );

function isOfSome(words: AlignedSentence['reading']['words'], at: number): boolean {
  const quantifier = words.slice(0, at).findLast(({ form }) => ALL.test(form) || SOME.test(form));
  return quantifier !== undefined && SOME.test(quantifier.form);
}
