/**
 * "The order was placed on 3 May" by "3 May: order shipped": one noun of the evidence stands for the thing and for what was
 * done with it, while its own verb says that something else was.
 */

import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, tagsOf } from '../guard.ts';

export const ONE_WORD_TWICE = againstUnit('partially_mentioned', 'english', saidTwice);

function saidTwice(
  { units, support: { matches, from, sentences } }: Told,
  sentence: AlignedSentence,
): number {
  const tags = tagsOf(sentence);
  const taken = new Set(
    matches.flatMap(({ at, kind }, i) => (kind === 'same' && sentences[from[i]!] === sentence ? [at] : [])),
  );
  const used = new Set(matches.map(({ at }) => at));
  return units.findIndex(({ value }, i) => {
    const { at, kind } = matches[i]!;
    return (
      value === undefined &&
      kind !== 'same' &&
      taken.has(at) &&
      sentences[from[i]!] === sentence &&
      /^NNS?$/.test(tags[at] ?? '') &&
      /^VB[DN]$/.test(tags[at + 1] ?? '') &&
      !used.has(at + 1)
    );
  });
}
