/**
 * "The test was positive" by "the test was false positive", "pressure is high" by "pressure is highly variable", "the left knee" by
 * "the right knee; the left is fine": a word that is told of another, or that a word before it turns.
 */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const OF_ANOTHER_WORD: readonly Guard[] = [
  againstUnit('negation', 'english', isFalse, { told: () => FALSE }),
  againstUnit('partially_mentioned', 'prose', onlyDegree, { told: () => /\p{L}ly\b/iu }),
  againstUnit('role', 'prose', isMannerOfOther, {
    said: () => IN_MANNER,
    told: () => /\b(?:and|but|while)\b/iu,
  }),
  againstUnit('entity', 'prose', isOfNation, { told: () => /\b(?:and|but|while)\b/iu }),
  againstUnit('entity', 'english', isOtherSide, { said: () => SIDE, told: () => SIDE }),
];

const FALSE = /\bfalse[ -](positives?|negatives?|alarms?|dawn|start|friend|teeth|ceiling|economy)\b/iu;

function isFalse({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  const turned = FALSE.exec(textOf(theirs))?.[1]?.toLowerCase();
  if (turned === undefined || /\bfalse/iu.test(textOf(reading))) return -1;
  return units.findIndex(({ word }) => word.form === turned);
}

/** The last word of a statement by an adverb that only tells how much of another. */
function onlyDegree({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const unit = units.length - 1;
  const own = units[unit];
  const match = alignment.matches[unit];
  const word = match === undefined || match.strength <= 0 ? undefined : theirs.words[match.at];
  if (own === undefined || word === undefined || own.to !== reading.words.length) return -1;
  const isDegree =
    word.form === own.word.form
      ? /^(?:fairly|pretty|rather|highly|badly|terribly|awfully|deeply|nicely|largely|widely|hardly|barely)$/.test(
          word.form,
        )
      : word.form === `${own.word.form}ly` && /\b(?:is|are|was|were)\b/iu.test(textOf(reading));
  return isDegree && /^(?:JJ|RB|VBN|VBG)/.test(tagsOf(sentence)[match!.at + 1] ?? '') ? unit : -1;
}

const OTHER_SIDE: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  upper: 'lower',
  lower: 'upper',
  front: 'rear|back',
  rear: 'front',
  back: 'front',
  inner: 'outer',
  outer: 'inner',
  northern: 'southern',
  southern: 'northern',
  eastern: 'western',
  western: 'eastern',
};
const SIDES = Object.keys(OTHER_SIDE).join('|');
const SIDE = new RegExp(String.raw`\b(?:${SIDES})\b`, 'iu');
const SIDE_OF = new RegExp(String.raw`\b(${SIDES}) (\p{Ll}+)\b`, 'iu');

function isOtherSide({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  const [, side = '', part = ''] = SIDE_OF.exec(textOf(reading)) ?? [];
  if (part === '') return -1;
  const told = textOf(theirs);
  const of = (sides: string): boolean =>
    new RegExp(String.raw`\b(?:${sides}) (?:\p{Ll}+ )?${escaped(part)}\b`, 'iu').test(told);
  const both = /\b(?:both|left and right|right and left|and left|and right|upper and lower|front and)\b/iu;
  if (of(side) || !of(OTHER_SIDE[side.toLowerCase()]!) || both.test(told)) return -1;
  return units.findIndex(({ word }) => word.form === side.toLowerCase());
}

const IN_MANNER = /\b(\p{L}+) (\p{Ll}{3,}ly|well|badly|fast|hard|twice|once|daily)[.!]?$/u;

/** "Speaks French fluently" by "speaks French, and German fluently". */
function isMannerOfOther({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  const [, thing = '', manner = ''] = IN_MANNER.exec(textOf(reading)) ?? [];
  const told = textOf(theirs);
  const unit = units.findIndex(({ word }) => word.form === thing.toLowerCase());
  if (thing === '' || unit < 1 || told.split(manner).length !== 2) return -1;
  const crossed = new RegExp(
    String.raw`\b${escaped(thing)}\b(?! ${escaped(manner)}\b)[^.;]{0,40}?(?:,|\b(?:and|but|while)\b)(?: (?:and|but|the|an?|his|her|also))* \p{L}+ ${escaped(manner)}\b|\b${escaped(manner)} (?:and|but|while)(?: \p{L}+){0,2} ${escaped(thing)}\b`,
    'u',
  );
  const [other] = new RegExp(String.raw`(\p{L}+) ${escaped(manner)}\b`, 'u').exec(told)?.slice(1) ?? [];
  return crossed.test(told) && other !== undefined && /^\p{Lu}/u.test(other) === /^\p{Lu}/u.test(thing)
    ? unit
    : -1;
}

/** "Dutch law applies" by "German law applies, and Dutch courts decide": each noun has its own. */
function isOfNation(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): number {
  if (source.structured) return -1;
  const { words } = theirs;
  return units.findIndex((unit, i) => {
    const noun = units[i + 1];
    if (
      noun === undefined ||
      !/^\p{Lu}/u.test(reading.text.slice(unit.start, unit.end)) ||
      noun.capital ||
      noun.value !== undefined ||
      unit.to !== noun.from
    )
      return false;
    const [own, thing] = [alignment.matches[i]!.at, alignment.matches[i + 1]!.at];
    const [before, behind] = [words[thing - 1], words[own + 1]];
    if (own < 0 || thing < 1 || before === undefined || behind === undefined || Math.abs(own - thing) < 2)
      return false;
    const isOnce = [own, thing].every(
      (at) => words.filter(({ lemma }) => lemma === words[at]!.lemma).length === 1,
    );
    return (
      isOnce &&
      /^\p{Lu}/u.test(theirs.text.slice(before.start, before.end)) &&
      before.value < 0 &&
      before.form !== unit.word.form &&
      behind.weight > 0
    );
  });
}
