/**
 * Verbs that notes leave out: "Old servers: $340 per month" for "the old servers cost $340 a month", "Post-mortem: Friday" for
 * "a post-mortem is scheduled for Friday". Where a note has all else of a claim in statements that say nothing more, a
 * verb that only gives a thing a value of its sort is said by the note's form.
 */
import { NEGATION } from '../../text/cues.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Unit } from '../claim/units.ts';
import type { Match } from '../match/match.ts';
import type { AlignedSentence } from '../match/support.ts';
import { unitAt } from '../matter.ts';
import { isTitled, NONE, TITLED } from './match.ts';
import { type Note, noteOf } from './note.ts';
import type { Told } from './note-places.ts';
import { BEYOND, OPENING } from './note-words.ts';

/** A sort of value: the verbs that give a thing one, and the nouns by which a note names no more than the sort. */
interface Sort {
  readonly verbs: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  holds(unit: Unit): boolean;
}

const isTimed = ({ value }: Unit): boolean =>
  value?.kind === 'quantity' && (value.base === 's' || value.base === 'month');

const SORTS: readonly Sort[] = [
  {
    verbs: wordSet('cost charge come'),
    nouns: wordSet('price cost fee rate charge total amount'),
    holds: ({ value }) => value?.kind === 'money',
  },
  { verbs: wordSet('take last'), nouns: wordSet('time duration length total'), holds: isTimed },
  {
    verbs: wordSet('schedule plan set slate arrange'),
    nouns: wordSet('date day time'),
    holds: ({ value }) => /^(?:date|datetime|time)$/.test(value?.kind ?? ''),
  },
  {
    verbs: wordSet('weigh measure'),
    nouns: wordSet('weight size'),
    holds: (unit) => unit.value?.kind === 'quantity' && !isTimed(unit),
  },
];

/** Strength from which a part of the claim stands in the note. */
const SAID = 0.7;

/** How the words of a claim stand in a note that leaves out its verb; undefined where the note says less, or more. */
export function lightly(told: Told, sentence: AlignedSentence): readonly Match[] | undefined {
  const { claim, units } = told;
  if (claim.language !== 'en' || claim.question || sentence.source.structured || units.length < 3)
    return undefined;
  if (claim.words.some(({ cue, value }) => value < 0 && cue & (BEYOND | NEGATION))) return undefined;
  const verb = units.findIndex((unit) => sortOf(units, unit) !== undefined);
  const note = verb < 0 ? undefined : noteOf(sentence.reading);
  if (note === undefined || !isMain(told, verb)) return undefined;
  const { matches } = sentence.alignment;
  const found = units.map((unit, i): Match => {
    if (i === verb) return NONE;
    const match = matches[i]!;
    if (match.strength >= SAID && match.at >= 0) return match;
    return unit.value === undefined && isTitled(claim, unit, told.title) ? TITLED : NONE;
  });
  if (found.some(({ strength }, i) => i !== verb && strength === 0)) return undefined;
  const places = found.flatMap(({ at }) => (at >= 0 ? [at] : []));
  const valued = units.some(({ value }, i) => value !== undefined && found[i]!.at >= 0);
  if (!valued || !saysNoMore(note, places, sortOf(units, units[verb]!)!)) return undefined;
  return found.map((match, i) => (i === verb ? { kind: 'synonym', strength: 0.85, at: places[0]! } : match));
}

/** The sort of value that a verb gives, where the claim has one value of it. */
const sortOf = (units: readonly Unit[], { word, value }: Unit): Sort | undefined =>
  value === undefined
    ? SORTS.find(({ verbs, holds }) => verbs.has(word.lemma) && units.filter(holds).length === 1)
    : undefined;

/** Whether a word is the main verb; "The old servers cost $340" may be read as one noun before its amount. */
function isMain({ units, structure }: Told, verb: number): boolean {
  const { root, nodes } = structure();
  if (!nodes[units[verb]!.from]!.verb && units[verb + 1]?.value === undefined) return false;
  return (root >= 0 && unitAt(units, root) === verb) || units[verb + 1]?.value !== undefined;
}

/** Whether the statements of a note that hold parts of the claim hold nothing else, and leave nothing open. */
function saysNoMore(
  { reading: { words: all }, segments }: Note,
  places: readonly number[],
  { nouns }: Sort,
): boolean {
  const values = new Set(places.map((at) => all[at]!.value).filter((value) => value >= 0));
  const touched = segments.filter(({ from, to }) => places.some((at) => at >= from && at < to));
  // "Net price: €200; gross price: €238": one value, with no more than its label before it.
  if (touched.filter(({ label }) => !label).length !== 1) return false;
  if (touched.filter(({ label }) => label).length > 1) return false;
  return touched.every(({ from, to, free, deed, active }) => {
    if (free || deed >= 0 || active >= 0) return false;
    return all.slice(from, to).every(({ weight, value, cue, lemma, form }, at) => {
      if (value >= 0) return values.has(value);
      if (cue & OPENING) return false;
      return weight === 0 || places.includes(from + at) || nouns.has(lemma) || nouns.has(form);
    });
  });
}
