/**
 * "The hotel has a pool" by "the hotel next door has a pool", "the printer is broken" by "the printer upstairs is broken;
 * ours works": what tells where the thing is tells it apart from the one that is meant.
 */
import type { Told } from '../guard.ts';
import { against, textOf } from '../guard.ts';

/** Places as they are seen from the thing that is meant. */
const ELSEWHERE =
  /^ (?:next door|across the (?:street|road|square|river|hall|way|corridor)|over the road|opposite(?! of)|(?:down|up) the (?:street|road|hill|hall|corridor)|nearby|(?:a)?round the corner|on the other side)\b/iu;
/** Where a thing is, by which it may be told apart. */
const PLACED =
  /^ (?:on|in|at|by|near|next to|behind|beside|above|below|under|with|from|upstairs|downstairs)\b/iu;
const ANOTHER =
  /[;.,\u2013\u2014] (?:but |and |while |whereas )?(?:ours|mine|yours|theirs|hers|the one (?!who|whose)|the others? (?:one )?(?:is|was|are|were|has|had|does|did|works?|still))\b/iu;

export const NEXT_DOOR = against('entity', 'prose', (told, { reading: theirs, alignment, source }) => {
  const text = textOf(theirs);
  const isTold = ANOTHER.test(source.text.slice(theirs.start, theirs.end + BEHIND));
  if (!isTold && !SEEN.test(text)) return false;
  const i = subjectOf(told);
  const at = i < 0 ? -1 : alignment.matches[i]!.at;
  const word = theirs.words[at];
  if (word === undefined || alignment.matches[i]!.strength < OWN) return false;
  const rest = theirs.text.slice(word.end, theirs.end);
  const found = ELSEWHERE.exec(rest) ?? (isTold ? PLACED.exec(rest) : null);
  return found !== null && !textOf(told.reading).toLowerCase().includes(found[0].trim().toLowerCase());
});

/** A cheap look for any of the places before a word is looked for. */
const SEEN = /\b(?:next door|across|over the road|opposite|down the|up the|nearby|corner|other side)\b/iu;
/** Match from which a word is the statement's own. */
const OWN = 0.9;
/** Characters behind a sentence in which the other one may be told of. */
const BEHIND = 60;

/** The unit that what the statement says is said of: the one before its verb. */
function subjectOf({ units, predicates, reading: { words } }: Told): number {
  const verb = predicates()[0]?.unit ?? -1;
  const before = units.findIndex(
    ({ value, to }) =>
      value === undefined && /^(?:is|are|was|were|has|have|had)$/.test(words[to]?.form ?? ''),
  );
  return before >= 0 ? before : verb - 1;
}
