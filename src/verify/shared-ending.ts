/**
 * A statement and the sentence that carries it, both ending in the same phrase: "the thief got away in June" by "the thief
 * was caught in June". What stands against the one without that phrase stands against it with the phrase too.
 */
import { isSaid } from './carried.ts';
import type { Part } from './case.ts';
import { originOf } from './context/retold.ts';
import { textOf } from './guards/guard.ts';
import type { Mismatch } from './matter.ts';
import { vetoes } from './outweigh.ts';

/** When, where or how, behind a preposition, or a day by itself. */
const ENDING =
  /,? (?:(?:in|on|at|during|since|until|within|after|before|by|near|for) (?:the |his |her |its |their |our |this |that |last |next )?(?:[\p{L}\d-]+)(?: [\p{L}\d-]+){0,2}|yesterday|today|(?:last|this|next) (?:week|month|year|spring|summer|autumn|winter|night))$/u;
/** Words that a statement has at least without it. */
const FEWEST = 3;

const bare = (text: string): string => text.trim().replace(/[.!\s]+$/u, '');

/** A statement and a sentence without the phrase that both end in; undefined where they share none. */
export function withoutSharedEnding(said: string, told: string): readonly [string, string] | undefined {
  const [ours, theirs] = [bare(said), bare(told)];
  for (let from = 0; ; ) {
    const ending = ENDING.exec(ours.slice(from));
    if (ending === null) return undefined;
    const [phrase] = ending;
    const at = ours.length - phrase.length;
    if (theirs.endsWith(phrase)) {
      const [own, other] = [ours.slice(0, at), theirs.slice(0, theirs.length - phrase.length)];
      return [own, other].every((one) => one.split(' ').length >= FEWEST) && own !== other
        ? [`${own}.`, `${other}.`]
        : undefined;
    }
    from = at + 1;
  }
}

/** What stands against a carried part without the phrase that its statement shares with the sentence that carries it. */
export function againstWithout(part: Part, read: (said: string, told: string) => Part): Mismatch | undefined {
  const { best, reading, derivations } = part;
  const [sentence, ...more] = best?.support.sentences ?? [];
  if (sentence === undefined || more.length > 0 || derivations !== undefined) return undefined;
  const { source } = sentence;
  if (source.structured || reading.language !== 'en' || sentence.reading.language !== 'en') return undefined;
  if (sentence.sentence >= originOf(source).scan.sentenceCount) return undefined;
  const pair = withoutSharedEnding(textOf(reading), textOf(sentence.reading));
  if (pair === undefined) return undefined;
  const without = read(...pair);
  const found = without.best?.mismatches.find((one) => one.check === 'setting' && vetoes(one));
  if (found !== undefined) return { ...found, sentence, units: [] };
  // The phrase adds to what both have in common, and so to the score: what is weighed must be enough without it.
  return Number.isFinite(best!.score) && !isSaid(without)
    ? { kind: 'partially_mentioned', check: 'setting', force: 'withholds', sentence, units: [] }
    : undefined;
}
