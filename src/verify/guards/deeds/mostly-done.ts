/** "The ban was lifted" by "the ban was largely lifted": what was done for the most part was not done. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const MOSTLY =
  /^(?:largely|mostly|mainly|partly|partially|substantially|provisionally|conditionally|temporarily|briefly|virtually|effectively|practically)$/;
const IN_PART =
  /\b(?:part\p{L}*|largely|mostly|mainly|most|some|substantially|provisional\p{L}*|condition\p{L}*|temporar\p{L}*|briefly|virtually|effectively|practically|a while|by)\b/iu;
const WAS = /\b(?:was|were|is|are|been|being) $/iu;

export const MOSTLY_DONE: Guard = againstUnit('partially_mentioned', 'prose', isMostly, {
  told: () =>
    /\b(?:largely|mostly|mainly|partly|partially|substantially|provisionally|conditionally|temporarily|briefly|virtually|effectively|practically)\b/iu,
});

function isMostly({ reading, units, support: { sentences, matches, from } }: Told): number {
  const said = textOf(reading);
  if (IN_PART.test(said)) return -1;
  return units.findIndex(({ value, word }, i) => {
    const theirs = sentences[from[i]!]?.reading;
    const { at } = matches[i]!;
    if (value !== undefined || theirs === undefined || at < 2 || word.form === word.lemma) return false;
    if (!MOSTLY.test(theirs.words[at - 1]!.form)) return false;
    return WAS.test(theirs.text.slice(theirs.start, theirs.words[at - 1]!.start));
  });
}
