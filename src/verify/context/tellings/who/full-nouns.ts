/** What a noun is short for: "the wrong list" where the entries before it speak of a price list, and the claim does. */
import { matchesOf } from '../../../../text/matches.ts';
import { patternOf } from '../../../../text/pattern.ts';
import type { Scene } from '../types.ts';

const LOOKED_BACK = 600;

/** A text with the longer noun of the claim in place of its last word, where what stands before has that and no other such. */
export function inFull(
  text: string,
  { claim, source, sentence }: Pick<Scene, 'claim' | 'source' | 'sentence'>,
): string {
  const { start } = source.sentence(sentence);
  const before = source.text.slice(Math.max(0, start - LOOKED_BACK), start);
  const said = claim.text.slice(claim.start, claim.end);
  let told = text;
  for (const [, first, last] of matchesOf(said, /\b(\p{Ll}{3,})(?= (\p{Ll}{3,})\b)/gu)) {
    const whole = `${first} ${last}`;
    if (!before.includes(whole) || told.includes(whole)) continue;
    if (!patternOf(`\\b${whole}s?\\b`, 'u').test(before)) continue;
    const kinds = new Set(
      matchesOf(before, patternOf(`\\b(\\p{Ll}{3,}) ${last}\\b`, 'gu'))
        .map(([, kind]) => kind)
        .filter((kind) => !DETERMINER.test(kind!)),
    );
    if (kinds.size === 1 && kinds.has(first))
      told = told.replace(
        patternOf(`\\b((?:[Tt]he|[Tt]his) (?:(?:wrong|right|same|correct|whole|current) )?)${last}\\b`, 'u'),
        `$1${whole}`,
      );
  }
  return told;
}

const DETERMINER =
  /^(?:the|this|that|each|every|one|our|its|his|her|their|old|new|same|wrong|right|first|last|other|another)$/;
