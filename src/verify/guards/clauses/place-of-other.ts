/** "Employs 200 people in Spain" by "the firm, based in Spain, employs 200 people in France"; "signed in Paris" by "the Paris office in Lyon". */
import { patternOf } from '../../../text/pattern.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PLACE = /\b(?:in|at) (\p{Lu}[\p{L}-]+)/u;
const EACH_PLACE = /\b(?:in|at) (\p{Lu}[\p{L}-]+)/gu;

export const PLACE_OF_OTHER: Guard = against('role', 'sentence', isOfOther, {
  said: () => PLACE,
  told: () => PLACE,
});

/** Whether the place of the statement is that of an aside or part of a name, where the sentence tells another of the deed. */
function isOfOther({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const said = textOf(reading);
  const [, place = ''] = PLACE.exec(said) ?? [];
  const text = textOf(theirs);
  if (source.structured || text.split(place).length !== 2) return false;
  const hasOther = [...text.matchAll(EACH_PLACE)].some(
    ([, other]) => other !== place && !said.includes(other!),
  );
  if (!hasOther) return false;
  const aside = patternOf(
    String.raw`, (?:\p{Ll}+ )?(\p{Ll}+(?:ed|n|t)) (?:in|at) ${place}(?: in \d{4})?,`,
    'u',
  ).exec(text);
  if (aside !== null) return !said.includes(aside[1]!);
  return patternOf(
    String.raw`(?<!\b(?:in|at|from|to) (?:the |its |our )?)\b(?:[Tt]he|[Ii]ts|[Oo]ur|an?|['\u2019]s) ${place} \p{Ll}{3,}`,
    'u',
  ).test(text);
}
