/** "Mehr als 500 Euro" by "512,40 Euro": a claim with the value of the sentence for the bound that it lies within. */
import { HEDGE } from '../../../text/cues.ts';
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Reading } from '../../../text/reading.ts';
import { compareValues, type Value } from '../../../text/values/index.ts';
import type { Tongue } from '../grammar.ts';
import { readingOf } from './readings.ts';

const BOUNDS: ReadonlySet<string> = new Set(['more', 'less', 'min', 'max']);

const boundOf = (value: Value): string | undefined => ('bound' in value ? value.bound : undefined);

/** The claim with what the sentence has for its one bound; undefined where it has none, or the sentence none within it. */
export function bounded(
  claim: Reading,
  sentence: Reading,
  language: Tongue,
  lexicon: Lexicon,
): Reading | undefined {
  const [ours, ...more] = claim.values.filter((value) => BOUNDS.has(boundOf(value) ?? ''));
  if (ours === undefined || more.length > 0 || sentence.cues & HEDGE) return undefined;
  const within = sentence.values.filter(
    (value) => boundOf(value) === 'exact' && compareValues(ours, value).relation === 'entails',
  );
  if (within.length !== 1) return undefined;
  const [theirs] = within;
  const own = claim.text.slice(claim.start, claim.end);
  const value = sentence.text.slice(theirs!.start, theirs!.end);
  const [from, to] = [ours.start - claim.start, ours.end - claim.start];
  return readingOf(`${own.slice(0, from)}${value}${own.slice(to)}`.trim(), language, lexicon);
}
