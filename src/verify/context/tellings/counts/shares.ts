/** What share of all some are: "Of the 1,840 disputes that reached us, 1,102 were settled" is more than half of them. */
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const OF_ALL =
  /^Of (?:the |all |our )?(\d[\d,]*) ([^,;:]+?), (\d[\d,]*) ((?:were|was|are|is|have|has|had) .+)$/u;
const OF_WHICH =
  /^(?:In all,? |So far,? )?(\d[\d,]*) (\p{Ll}[\p{Ll} ]+?) (?:were|are|have been|had been) [^,;:]+, (?:of which|of whom|of these) (\d[\d,]*) ((?:were|was|are|is|have|has|had) .+)$/u;
const ASKED =
  /\b(more than|over|fewer than|less than|under|at least|at most)? ?(half|a third|one third|two thirds|a quarter|one quarter|three quarters|a fifth|a tenth) of\b/i;
const SHARES: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['a third', 1 / 3],
  ['one third', 1 / 3],
  ['two thirds', 2 / 3],
  ['a quarter', 1 / 4],
  ['one quarter', 1 / 4],
  ['three quarters', 3 / 4],
  ['a fifth', 1 / 5],
  ['a tenth', 1 / 10],
]);

/** The share that the claim names, where that is what the two numbers of a sentence make. */
export const shareOfAll: Teller = where([OF_ALL, OF_WHICH], ({ sentence, claim, tell }) => {
  const asked = ASKED.exec(claim.text.slice(claim.start, claim.end));
  if (asked === null) return [];
  const told = tell(sentence);
  const found = OF_ALL.exec(bare(told.text)) ?? OF_WHICH.exec(bare(told.text));
  if (found === null) return [];
  const [, all, noun, some, predicate] = found;
  const [whole, part] = [all, some].map((one) => Number(one!.replaceAll(',', '')));
  const share = SHARES.get(asked[2]!.toLowerCase());
  if (share === undefined || !(part! <= whole!) || !isSo(asked[1]?.toLowerCase(), part! / whole!, share))
    return [];
  const derivation = `${some} / ${all} = ${Math.round((1000 * part!) / whole!) / 10}%`;
  const nouns = [...new Set([noun!, noun!.replace(/ (?:that|which|who|about|from|in|of) .*$/u, '')])];
  const phrase = capital(asked[0]!.trim());
  return nouns.map((one): Telling => ({ ...told, text: `${phrase} the ${one} ${predicate}.`, derivation }));
});

function isSo(bound: string | undefined, share: number, named: number): boolean {
  if (bound === undefined) return share === named;
  if (/^(?:more than|over)$/.test(bound)) return share > named;
  if (bound === 'at least') return share >= named;
  return bound === 'at most' ? share <= named : share < named;
}
