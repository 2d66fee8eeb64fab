/** How many of a set that another sentence counts: "a set of six tumblers from Mr. Lindqvist … had two tumblers chipped". */
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital, SMALL } from '../words.ts';

const HAD = new RegExp(
  String.raw`\bhad (${SMALL}) (\p{Ll}+s) (\p{Ll}+ed|broken|torn|bent|missing|worn)\b([^,;:]*)`,
  'iu',
);
const SET = (noun: string): RegExp =>
  new RegExp(
    String.raw`\b(${SMALL}) ${noun} (?:from|of|by|belonging to) (\p{Lu}[\p{L}.'\u2019-]*(?: \p{Lu}[\p{L}.'\u2019-]*){0,3})`,
    'u',
  );

/** Of a thing that is told in full: "a set of six tumblers from Mr. Lindqvist had two tumblers chipped". */
export const ofSet: Teller = where([HAD], ({ sentence, source, tell }) => {
  const told = tell(sentence);
  const had = HAD.exec(bare(told.text));
  if (had === null) return [];
  const [, count, noun, state, tail] = had;
  const set = SET(noun!).exec(told.text.slice(0, had.index));
  if (set === null) return [];
  const [, all, whose] = set;
  const owner = bare(whose!);
  const returned = /\breturn/i.test(source.text) ? [`that ${owner} returned`] : [];
  const number = capital(count!);
  const links = [`from ${owner}`, ...returned];
  return links.flatMap((link): Telling[] =>
    [
      `${number} of the ${all} ${noun} ${link} were ${state}${tail}.`,
      `${number} of the ${all} ${noun} ${link} were ${state}.`,
    ].map((text) => ({ ...told, text })),
  );
});
