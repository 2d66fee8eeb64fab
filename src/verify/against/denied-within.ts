/**
 * "The purchaser was never repaid" denies "we repaid the purchaser in full": a sentence that says no word that the
 * statement lacks, for what is denied of less is denied of more.
 */
import {
  ATTRIBUTION,
  COMPARISON,
  CONDITION,
  EXCEPTION,
  HEDGE,
  MAJORITY,
  NEGATION,
  OBLIGATION,
  ONLY,
  PERMISSION,
  PROSPECT,
  UNIVERSAL,
} from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';

/** What bounds a denial: "not all", "not before June", "not if he asks". */
const BOUNDED =
  CONDITION |
  HEDGE |
  PROSPECT |
  PERMISSION |
  OBLIGATION |
  EXCEPTION |
  ATTRIBUTION |
  UNIVERSAL |
  MAJORITY |
  COMPARISON |
  ONLY;

/** Match from which a sentence has a word of the statement itself. */
const OWN = 0.9;
/** Weight up to which a word may be said besides. */
const LIGHT = 0.2;

/** Whether a sentence denies a statement by denying less of it. */
export function deniesWithin(one: AlignedSentence, part: Part): boolean {
  const { words, cues, language, question } = one.reading;
  if (language !== 'en' || question || one.source.isRecord(one.sentence)) return false;
  if (!(cues & NEGATION) || cues & BOUNDED || part.reading.cues & NEGATION) return false;
  const { matches } = one.alignment;
  const held = gather(part.units, (_, i) =>
    matches[i]!.at >= 0 && matches[i]!.strength >= OWN ? [{ unit: i, at: matches[i]!.at }] : [],
  );
  const taken = new Set(held.map(({ at }) => at));
  if (held.length < 2 || words.some(({ weight, cue }, at) => weight > LIGHT && !cue && !taken.has(at)))
    return false;
  const deeds = new Set(part.predicates().map(({ unit }) => unit));
  if (!held.some(({ unit, at }) => deeds.has(unit) && words[at]!.negated)) return false;
  // "The landlord never paid the tenant" is of another payment than the tenant's.
  const others = held.filter(({ unit }) => !deeds.has(unit));
  const inOrder = others.every(({ at }, i) => i === 0 || at > others[i - 1]!.at);
  return inOrder && (isOfAllTime(one) || isLast(one, part));
}

/** "Never": whenever it is said. */
const isOfAllTime = ({ reading }: AlignedSentence): boolean =>
  reading.words.some(({ form }) => form === 'never');

/** Whether a sentence stands behind all that carries the statement: before it, what was not yet so may be meant. */
const isLast = (one: AlignedSentence, { best }: Part): boolean =>
  best!.support.sentences.every((other) => other.document === one.document && other.sentence < one.sentence);
