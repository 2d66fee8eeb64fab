/**
 * "The net salary is 3,000" by "the gross salary is 3,000 and the net salary much lower": which of two that are called alike
 * has the value.
 */
import { againstUnit, type Guard, type Told, valueFor } from '../guard.ts';

export const VALUE_OF_OTHER_ONE: Guard = againstUnit('quantity', 'prose', ofOtherOne);

function ofOtherOne({ reading, units, support }: Told): number {
  return units.findIndex((unit, k) => {
    const noun = units[k + 1];
    // "The net salary": a word right before the noun that it tells apart.
    if (unit.value !== undefined || noun?.value !== undefined || noun?.from !== unit.to) return false;
    return units.some(({ value, start }, i) => {
      if (value === undefined || start < noun.start) return false;
      const [theirs, own] = valueFor(support, i);
      if (theirs === undefined || own === undefined) return false;
      const { words } = theirs;
      const nouns = words.flatMap(({ lemma }, at) => (lemma === noun.word.lemma ? [at] : []));
      if (nouns.length < 2) return false;
      const before = nouns.filter((at) => words[at]!.end <= own.start).at(-1);
      if (before === undefined || nouns.at(-1) === before) return false;
      const isTold = (at: number): boolean =>
        words[at - 1]?.lemma === unit.word.lemma || words[at - 1]?.form === unit.word.form;
      const between = reading.text.slice(noun.end, start);
      return (
        /^ (?:is|was|are|were|of|came to|comes to|amounts to|stands at|stood at) (?:only |about )?$/u.test(
          between,
        ) &&
        !isTold(before) &&
        words[before - 1]?.weight !== 0 &&
        nouns.some((at) => at > before && isTold(at))
      );
    });
  });
}
