/** What words of a scene say of one another: who is a person, what lies within what, which places are under the sky. */
import { byWord } from '../../text/by-word.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { wordSet } from '../../text/word-set.ts';

/** Strength from which one noun is known to be of the kind that another names, and to be another word for it. */
const KIND = 0.7;
const SAME = 0.85;

/** Plurals and other words that the dictionary has by another name. */
const NAMES = byWord<string>({
  people: 'person',
  folk: 'person',
  human: 'person',
  individual: 'person',
  someone: 'person',
  somebody: 'person',
  clothes: 'clothing',
  outfit: 'clothing',
  kid: 'child',
  youngster: 'child',
  guy: 'man',
  gentleman: 'man',
  lady: 'woman',
  bike: 'bicycle',
});

/** Nouns of several, which say no more than that they are several of what "of" names. */
export const GROUPS = wordSet('group bunch number crowd pair couple trio set line row variety');
const COUNTS = byWord<number>({
  pair: 2,
  couple: 2,
  trio: 3,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  one: 1,
});

/** How many a word counts; undefined for none. */
export const countOf = (form: string): number | undefined =>
  COUNTS[form.toLowerCase()] ?? (/^\d{1,3}$/.test(form) ? Number(form) : undefined);

const nameOf = (lemma: string): string => NAMES[lemma] ?? lemma;

/** Whether what the evidence calls by one noun may be called by the claim's. */
export function isKindOf(claim: string, evidence: string, lexicon: Lexicon): boolean {
  const [one, other] = [nameOf(claim), nameOf(evidence)];
  if (one === other) return true;
  if (one === 'person' && GROUPS.has(other)) return false;
  const { kind, strength } = lexicon.relation(one, other, 'n');
  return kind === 'synonym' ? strength >= SAME : kind === 'hyponym' && strength >= KIND;
}

const ALIVE = wordSet('couple group team band crowd family audience class pair crew');
/** Whether a noun names whoever can do something. */
export const isAnimate = (lemma: string, lexicon: Lexicon): boolean =>
  ALIVE.has(lemma) || isKindOf('person', lemma, lexicon) || isKindOf('animal', lemma, lexicon);

/** Whether who does what the evidence's verb says does what the claim's says. */
export function isDeedOf(claim: string, evidence: string, lexicon: Lexicon): boolean {
  if (claim === evidence) return true;
  const { kind, strength } = lexicon.relation(claim, evidence, 'v');
  return kind === 'synonym' || kind === 'entails' ? strength >= SAME : kind === 'hyponym' && strength >= KIND;
}

const SMALL = wordSet('young little small');

/** Whether an adjective of the claim is that of the evidence, or another word for it. */
export function isLikeOf(claim: string, evidence: string, lexicon: Lexicon): boolean {
  if (claim === evidence || (SMALL.has(claim) && SMALL.has(evidence))) return true;
  const { kind, strength } = lexicon.relation(claim, evidence, 'a');
  return kind === 'synonym' && strength >= SAME;
}

/** Prepositions by which something lies where the claim's says. */
const WITHIN = byWord<ReadonlySet<string>>({
  on: wordSet('on upon atop along across down up over'),
  in: wordSet('in inside within through throughout amid'),
  at: wordSet('at in on inside around'),
  near: wordSet('near beside by at behind against around'),
  beside: wordSet('beside by alongside'),
  by: wordSet('by beside near'),
  around: wordSet('around at'),
  inside: wordSet('inside in within'),
});
const NEARBY = /^(?:next to|in front of|on side of|at edge of|close to)$/;

/** Whether what stands under the evidence's preposition is where the claim's preposition has it. */
export function isPlacedBy(claim: string, evidence: string): boolean {
  if (claim === evidence) return true;
  if ((claim === 'near' || claim === 'by' || claim === 'beside') && NEARBY.test(evidence))
    return claim === 'near' || evidence === 'next to';
  if (claim === 'next to') return evidence === 'beside' || evidence === 'by';
  if (claim === 'on' || claim === 'on top of') return evidence === 'on top of' || WITHIN.on!.has(evidence);
  return WITHIN[claim]?.has(evidence) === true;
}

const OUTDOORS = wordSet(
  'street road sidewalk pavement park field beach grass lawn mountain hill mountainside hillside trail river lake ocean ' +
    'sea forest wood woods yard backyard garden snow sand desert path pathway alley highway crosswalk playground dock pier ' +
    'cliff shore meadow pond waterfall slope creek stream driveway canyon valley seashore coast dune lakeside riverbank ' +
    'roadside countryside farm pasture plaza boardwalk intersection curb shoreline woodland jungle sky surf wave',
);
const INDOORS = wordSet(
  'kitchen room bedroom bathroom office classroom library gym museum hallway living-room laboratory lab basement attic ' +
    'auditorium studio supermarket elevator lobby ballroom cafeteria gymnasium workshop warehouse dormitory',
);

export type Whereabouts = 'outside' | 'inside';

/** Where one is who is at a place of that name; undefined where the name does not tell. */
export const whereaboutsAt = (lemma: string): Whereabouts | undefined =>
  OUTDOORS.has(lemma) ? 'outside' : INDOORS.has(lemma) ? 'inside' : undefined;

const SAID = byWord<Whereabouts>({
  outside: 'outside',
  outdoors: 'outside',
  outdoor: 'outside',
  inside: 'inside',
  indoors: 'inside',
});

/** Where an adverb has somebody; undefined where it tells neither. */
export const whereaboutsOf = (form: string): Whereabouts | undefined => SAID[form.toLowerCase()];

/** Prepositions by which one is at the place itself. */
export const AT = wordSet('in on at along across down up through onto around over');

const WORN = wordSet('color colour uniform');
/** What somebody can be in by wearing it. */
export const isWorn = (lemma: string, lexicon: Lexicon): boolean =>
  WORN.has(lemma) || isKindOf('clothing', lemma, lexicon) || isKindOf('garment', lemma, lexicon);

/** Verbs of which who does it has what it is done to with him. */
export const HOLDING = wordSet('hold carry wear have');
/** Verbs of which what they do without an object their subject does not do with one: "the door opens". */
export const LABILE = wordSet(
  'open close break move turn roll drop burn boil melt change stop start begin finish end grow ring fly sink spin swing ' +
    'hurt cut tip bump float sell drive shake tear crack wash cross fill hang',
);
