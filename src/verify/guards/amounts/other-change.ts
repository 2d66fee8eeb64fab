/**
 * What went up or down by an amount, where the evidence says of that amount that it went the other way: "sales fell by 6%"
 * of "sales rose by 6%, while profit fell", "the correction reduced the margin to 37%" of "the margin is unchanged at 37%". By
 * the order of plain words alone.
 */
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const OTHER_CHANGE: readonly Guard[] = [
  against('comparison', 'sentence', turnedChange),
  against('comparison', 'english', changedNothing, { told: () => STEADY }),
];

const UP =
  /^(?:rise|rises|rose|risen|rising|grow|grows|grew|grown|growing|increase|increases|increased|increasing|climb|climbs|climbed|climbing|jump|jumped|gain|gained|gains|raise|raised|raises|raising|up|soared|surged)$/;
const DOWN =
  /^(?:fall|falls|fell|fallen|falling|drop|drops|dropped|dropping|decrease|decreases|decreased|decreasing|decline|declines|declined|declining|shrink|shrank|shrunk|lower|lowered|lowers|cut|cuts|cutting|reduce|reduced|reduces|down|lost|slid|slipped|plunged)$/;

/** Which way a word says that something went: 1 up, -1 down, 0 neither. */
const wayOf = ({ form, value }: Word): number =>
  value >= 0 ? 0 : UP.test(form) ? 1 : DOWN.test(form) ? -1 : 0;

/** The way that is told last before a place of a sentence; 0 for none. */
function wayBefore({ words }: Reading, at: number): number {
  for (let back = at - 1; back >= 0; back--) {
    const way = wayOf(words[back]!);
    if (way !== 0) return way;
  }
  return 0;
}

function turnedChange(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): boolean {
  if (source.structured) return false;
  return units.some(({ value, from }, i) => {
    const { at } = alignment.matches[i]!;
    if (value === undefined || at < 1) return false;
    const [own, other] = [wayBefore(reading, from), wayBefore(theirs, at)];
    if (own === 0 || other !== -own) return false;
    // "From 19 to 14" of what fell: told before the amount in each.
    return !theirs.words.slice(at).some((word) => wayOf(word) === own && !isJoinedAfter(theirs, at, word));
  });
}

/** Whether a clause of its own begins between a place and a word behind it. */
function isJoinedAfter({ words, text }: Reading, at: number, word: Word): boolean {
  const between = text.slice(words[at]!.end, word.start);
  return /[,;]|\b(?:while|and|but|whereas)\b/.test(between);
}

const STEADY =
  /\b(?:unchanged|unaltered|no change|did not change|has not changed|(?:remain|stay)(?:s|ed)? (?:\p{Ll}+ )?(?:at|the same))\b/iu;

/** An amount that something went up or down to, in whose sentence it stayed what it was; of a statement that has nothing stay. */
function changedNothing({ reading, units, support: { sentences, matches, from } }: Told): boolean {
  if (STEADY.test(reading.text.slice(reading.start, reading.end))) return false;
  return units.some(({ value, from: place }, i) => {
    const theirs = sentences[from[i]!]?.reading;
    if (value === undefined || theirs === undefined || matches[i]!.strength < FOUND) return false;
    return (
      wayBefore(reading, place) !== 0 &&
      STEADY.test(theirs.text.slice(theirs.start, theirs.end)) &&
      theirs.words.every((word) => wayOf(word) === 0)
    );
  });
}

const FOUND = 0.5;
