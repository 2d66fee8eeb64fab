/** Claims that an amount is over or under a limit, or that something follows from it, by a limit that a sentence sets. */

import { NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { AlignedSentence } from '../match/support.ts';
import { appliesTo } from './applies.ts';
import type { Asked } from './asked.ts';
import { consequence } from './consequence.ts';
import { type Cue, cueOf } from './limit-cues.ts';
import { rulingOf, SIGNS } from './limit-ruling.ts';
import { type Limit, limitsIn } from './limits.ts';
import { measureOf, signOf } from './measure.ts';
import type { Ruling } from './ruling.ts';

/** Whether what a claim says of an amount and a limit follows; undefined where it says no such thing or it is open. */
export function withinLimit(asked: Asked): Ruling | undefined {
  const cue = cueOf(asked);
  if (cue === undefined && (!isOfOne(asked) || isPast(asked))) return undefined;
  // Only what speaks to the claim can say what follows; how its amounts stand may be said of any of them.
  const limits = (cue === undefined ? asked.sentences : asked.nearby).flatMap((one) => limitsIn(one));
  if (limits.length === 0) return undefined;
  const setting = new Set(limits.map(({ sentence }) => sentence));
  return cue === undefined ? consequence(asked, limits, setting) : standing(asked, cue, limits, setting);
}

/** Whether a claim is of one thing that it names, and says something of it. */
const isOfOne = ({ units, reading }: Asked): boolean => {
  const named = units.filter(({ name, value }) => name || value?.kind === 'identifier');
  return named.length > 0 && named.length < units.length && (reading.cues & NEGATION) === 0;
};

/** Whether a claim says that something has happened: no rule tells that. */
const isPast = ({ reading: { words } }: Asked): boolean =>
  words.some(
    ({ form, lemma, value }) =>
      value < 0 &&
      (/^(?:was|were|has|have|had|did|been|got|lost|paid|sent)$/.test(form) ||
        (form !== lemma && /[^e]ed$/.test(form))),
  ) && !words.some(({ form }) => /^(?:is|are|be)$/.test(form));

/** "Above the limit of $500", "too heavy for the counter". */
function standing(
  asked: Asked,
  { standing: asks, denied, taken }: Cue,
  limits: readonly Limit[],
  setting: ReadonlySet<AlignedSentence>,
): Ruling | undefined {
  const rest = asked.units.map((_, k) => k).filter((k) => !taken.includes(k));
  const rulings = gather(ranked(limits, rest), (limit) => {
    const measure = measureOf(asked, limit, rest, setting);
    if (measure === undefined || (asks === 'meets' && limit.sentence.reading.cues & NEGATION)) return [];
    if (!appliesTo(asked, limit.sentence, measure.terms[0].sentence)) return [];
    const held = SIGNS[asks === 'meets' ? limit.value.bound : asks](signOf(measure, limit));
    return [{ limit, measure, holds: held !== denied }];
  });
  const [first] = rulings;
  if (first === undefined || rulings.some(({ holds }) => holds !== first.holds)) return undefined;
  return rulingOf(asked, first.limit, first.measure, taken, first.holds);
}

/** Of several limits those of whose sentence the claim says most. */
function ranked(limits: readonly Limit[], units: readonly number[]): readonly Limit[] {
  const scores = limits.map(
    ({ sentence, has }) =>
      units.filter((k) => sentence.alignment.matches[k].strength >= 0.6).length +
      units.filter((k) => has(k)).length,
  );
  const most = Math.max(...scores);
  return limits.filter((_, n) => scores[n] === most && most > 0);
}
