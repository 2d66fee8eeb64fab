/** The sentences that decide a claim about a group, as its support. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Unit } from '../claim/units.ts';
import type { Match } from '../match/match.ts';
import { alignedSentence, type Support } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { Grouped } from './index.ts';

/** Match from which a word of the claim stands in a sentence itself. */
const OWN = 0.5;

/** The support of a claim that follows: each part stands where its words do, or else follows from the first number. */
export function supportOfGroup(
  { source, sentences }: Grouped,
  documents: readonly Document[],
  units: readonly Unit[],
  lexicon: Lexicon,
): Support {
  const aligned = sentences.map((sentence) =>
    alignedSentence({ document: source, sentence, score: 0 }, documents, units, lexicon),
  );
  const from: number[] = [];
  const matches = units.map((_, i): Match => {
    const strengths = aligned.map(({ alignment }) => alignment.matches[i]!.strength);
    const best = Math.max(...strengths);
    const slot = best >= OWN ? strengths.indexOf(best) : aligned.length - 1;
    from.push(slot);
    const { alignment, reading } = aligned[slot]!;
    const own = alignment.matches[i]!;
    if (best >= OWN) return { ...own, strength: 1 };
    const at = reading.words.findIndex(({ value }) => value >= 0);
    return { kind: 'value', strength: 1, at: Math.max(0, at), follows: true };
  });
  return { sentences: aligned, matches, from, coverage: 1 };
}
