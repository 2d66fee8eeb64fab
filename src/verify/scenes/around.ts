/** Where a scene has its things. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Oblique, prepositionOf } from '../../text/parse/arguments.ts';
import { type Happening, placesOf, type Scene } from './scene.ts';
import { AT, isAnimate, type Whereabouts, whereaboutsAt, whereaboutsOf } from './words.ts';

/** Phrases of place by a noun itself. */
export const placesAt = ({ tree }: Scene, noun: number): readonly Oblique[] =>
  placesOf(tree, tree.with(noun, 'nmod'));

/** Phrases of place by a happening, by what it is done to, and by what else its doer does. */
export function placesAround(scene: Scene, other: Happening, thing: number): readonly Oblique[] {
  const near = [thing, ...other.objects].flatMap((noun) => placesAt(scene, noun));
  const beside = scene.seen.filter(
    ({ token, subjects }) => token !== other.token && subjects.includes(thing),
  );
  return [...other.places, ...near, ...beside.flatMap(({ places }) => places)];
}

/** Whether something is out of doors, or within, by the places where the scene has it. */
export function isAbout(scene: Scene, thing: number, whereabouts: Whereabouts | undefined): boolean {
  if (whereabouts === undefined) return true;
  const { tree } = scene;
  const own = scene.seen.filter(({ subjects }) => subjects.includes(thing));
  const adverbs = [...own.flatMap((one) => one.adverbs), ...tree.with(thing, 'advmod')];
  const places = [...placesAt(scene, thing), ...own.flatMap((one) => one.places)];
  const told = [
    ...adverbs.map((one) => whereaboutsOf(tree.token(one).form)),
    ...places.map(({ prep, head }) =>
      AT.has(prep) && !isPartOfOther(scene, head) ? whereaboutsAt(tree.token(head).lemma) : undefined,
    ),
  ].filter((one) => one !== undefined);
  return told.length > 0 && told.every((one) => one === whereabouts);
}

/** "A field of study". */
const isPartOfOther = ({ tree }: Scene, head: number): boolean =>
  tree.with(head, 'nmod').some((one) => prepositionOf(tree, one) === 'of');

/**
 * The phrases that are a thing's own, up to another who is named: in "is talking to a guard in a uniform" what the parse
 * hangs on the verb may be his.
 */
export function beforeOthers(
  { tree }: Scene,
  places: readonly Oblique[],
  lexicon: Lexicon,
): readonly Oblique[] {
  const at = places.findIndex(({ head }) => isAnimate(tree.token(head).lemma, lexicon));
  return at < 0 ? places : places.slice(0, at + 1);
}
