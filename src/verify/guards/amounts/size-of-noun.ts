/**
 * A size within a compound is of the noun behind it: "a 10-year-old car" says not how old its owner is, "a 500-euro phone" not
 * what a fine was, and of "a 20-page and a 30-page report" neither is the report. "Normal 135-145" in brackets says not that
 * what stands before it is normal.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const FOUND = 0.5;
/** "10-year-old car", "600-euro phone": a size, and the noun that it is of. */
const SIZED =
  /(?<![\p{L}\d-])(?:\d[\d.,]*|\p{L}+)-(?:year|month|week|day|hour|minute|page|euro|dollar|pound|franc|metre|meter|kilometre|kilometer|mile|foot|inch|litre|liter|kilo|kg|ton|tonne|member|room|bedroom|seat|storey|story|person|part|piece)(?:-(?:old|long|high|tall|wide|deep))? (?<noun>\p{Ll}[\p{Ll}-]{2,})(?: (?<next>\p{Ll}[\p{Ll}-]{2,}))?/gu;

export const SIZE_OF_NOUN: readonly Guard[] = [
  againstUnit('entity', 'sentence', sizeOfOther),
  againstUnit('entity', 'sentence', normalOfRange),
  againstUnit('entity', 'sentence', lastingSum),
];

/** The value of a statement that a sentence has as the size of a noun which the statement has not, or of two such things. */
function sizeOfOther({ reading, units, support }: Told, { reading: theirs }: AlignedSentence): number {
  const text = textOf(theirs);
  if (!text.includes('-')) return -1;
  const sized = [...text.matchAll(SIZED)];
  if (sized.length === 0) return -1;
  const said = textOf(reading).toLowerCase();
  return units.findIndex(({ value }, i) => {
    const { at, strength } = support.matches[i]!;
    if (value === undefined || at < 0 || strength < FOUND || support.from[i] !== 0) return false;
    const place = theirs.words[at]!.start - theirs.start;
    const own = sized.find(({ index, 0: whole }) => place >= index && place < index + whole.length);
    if (own === undefined) return false;
    // "A two-page written report": the noun may stand behind an adjective.
    const { noun = '', next = noun } = own.groups!;
    if (PREDICATED.test(text.slice(0, own.index))) return false;
    if (isAgeOf(said, own[0])) return isOfOther(said, own, text.slice(own.index).toLowerCase());
    if (![noun, next].some((one) => said.includes(one.slice(0, BEGINNING)))) return true;
    return sized.some((one) => one !== own && one.groups!.noun === noun);
  });
}

/** "Tom is a 12-year-old boy": what is called so is that size itself. */
const PREDICATED =
  /(?:\b(?:is|was|are|were|be|been|being|becomes?|became|remains?)|,)(?: now| still| only)? (?:an?|the) $/iu;
const BEGINNING = 5;

/** "The 19-year-old was unhurt": who is called by his age alone. */
const isAgeOf = (said: string, sized: string): boolean => {
  const compound = /^\S+/.exec(sized)![0].toLowerCase();
  return said.includes(compound);
};

/** "A 12-metre boat" by "a boat with a 12-metre mast": both name what the size is of. */
function isOfOther(said: string, own: RegExpExecArray, told: string): boolean {
  const compound = /^\S+/.exec(own[0])![0].toLowerCase();
  const behind = said.slice(said.indexOf(compound) + compound.length);
  const [, ours] =
    /^ (?!(?:was|were|is|are|has|had|will|did|does)\b)(?:\p{Ll}+ ){0,2}?(\p{Ll}[\p{Ll}-]{2,})(?= (?:with|and|in|on|of|for|from|to|at|was|is|were|are|has|had)\b|[.,;]|$)/u.exec(
      behind,
    ) ?? [];
  const theirs = [own.groups!.noun!, own.groups!.next ?? ''];
  if (ours === undefined || told.startsWith(said.slice(said.indexOf(compound)).replace(/[.\s]+$/, '')))
    return false;
  return theirs.every((noun) => noun.slice(0, BEGINNING) !== ours.slice(0, BEGINNING));
}

const NORMAL =
  /[([](?:normal|ref(?:erence)?)(?:\.| range| values?| interval)*:? ?\d[\d.,]* ?(?:-|\u2013|to) ?\d/giu;

/** "Normal", which a sentence has for the range that is. */
function normalOfRange({ units, support }: Told, { reading: theirs }: AlignedSentence): number {
  const text = textOf(theirs);
  if (!/[([](?:normal|ref)/iu.test(text)) return -1;
  const ranges = [...text.matchAll(NORMAL)];
  return units.findIndex(({ word }, i) => {
    if (word.lemma !== 'normal' || support.from[i] !== 0) return false;
    const place = theirs.words[support.matches[i]!.at]?.start;
    return ranges.some(
      ({ index, 0: whole }) =>
        place !== undefined && place - theirs.start >= index && place - theirs.start < index + whole.length,
    );
  });
}

/** Sums and papers that are called by the time that they are for. */
const TIMED =
  /-(?:day|week|month|year) (?:deposit|salary|rent|payment|supply|bonus|fee|premium|total|bill|figure)s?\b/iu;

/** "The deposit lasts two months" by "a two-month deposit". */
function lastingSum({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  if (!TIMED.test(textOf(theirs)) || !/\b(?:lasts?|lasted|runs?|ran)\b/u.test(textOf(reading))) return -1;
  return units.findIndex(({ word }) => /^(?:last|run)$/u.test(word.lemma));
}
