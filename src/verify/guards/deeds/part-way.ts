/** "The tank is full" by "the tank is 40% full", "the house is finished" by "two-thirds finished": so far is not so. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const SHARE =
  /\b(?!100\b)\d[\d.,]*\s?(?:%|per ?cent)|\b(?:half|third|two[- ]thirds|quarter|three[- ]quarters)\b/iu;
/** A share right before the word that it measures. */
const RIGHT_BEFORE = new RegExp(String.raw`(?:${SHARE.source})[ -]$`, 'iu');
const IS = /\b(?:is|are|was|were|has been|have been) (?:now |already |all )?(?:\p{L}+)[.!]?$/iu;
const IN_PART = /%|\b(?:half|third|thirds|quarters?|part\p{L}*|percent|per cent|not|never)\b|n['\u2019]t\b/iu;
/** Match from which a word is the statement's own. */
const OWN = 0.7;

export const PART_WAY: Guard = againstUnit('quantity', 'english', partWay, {
  said: () => IS,
  told: () => SHARE,
});

function partWay({ reading, units, support }: Told): number {
  const last = units.length - 1;
  if (IN_PART.test(textOf(reading)) || units[last]?.value !== undefined) return -1;
  const { at, strength } = support.matches[last]!;
  const theirs = support.sentences[support.from[last]!]?.reading;
  const word = theirs?.words[at];
  if (word === undefined || strength < OWN || units[last]!.to < reading.words.length) return -1;
  return RIGHT_BEFORE.test(theirs!.text.slice(theirs!.start, word.start)) ? last : -1;
}
