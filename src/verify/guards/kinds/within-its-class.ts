/**
 * "Sam finished third" by "third in his age group": a rank within a class is none among all. "The lift is broken" by "the left
 * lift is broken, the right one works": one of two told apart is not the only one. "Participants lost 5 kg on average" by
 * "participants in the diet group lost 5 kg on average": a mean of some is none of all.
 */
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const RANKED =
  /\b(?:finished|came|placed|ranked|ranks|was|is|won|comes) (?:in )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th))\b/iu;
const IN_CLASS =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)),? ((?:in|of|within) (?:his|her|its|their|the|that) (?:\p{L}+[ -]){0,2}?(?:group|category|class|division|section|bracket|pool)|among (?:the )?\p{Ll}+)\b/iu;

/** The subject of a statement in two words, "the lift". */
const THE_ONE = /^The (\p{Ll}+) (?:is|was|has|had|does|did|works?|needs|\p{Ll}+ed)\b/u;

/** "…; the large one": of a pair, the one that is told behind. */
const OTHER_ONE = /[,;](?: (?:and|but|while|whereas))? the (?:\p{Ll}+ )?\p{Ll}+ one\b/iu;

const ON_AVERAGE = /\b(?:on average|average|mean|median|per ?cent|typically)\b|%/iu;
const OF_MANY = /^(?:The )?(\p{L}+s) \p{Ll}+/u;

export const WITHIN_ITS_CLASS: readonly Guard[] = [
  against('partially_mentioned', 'prose', isRankInClass, { said: () => RANKED, told: () => IN_CLASS }),
  against('entity', 'prose', isOneOfTwo, { said: () => THE_ONE }),
  against('quantifier', 'prose', isMeanOfSome, { said: () => ON_AVERAGE, told: () => IN_GROUP }),
];

function isRankInClass({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const phrase = IN_CLASS.exec(textOf(theirs))?.[1];
  return (
    phrase !== undefined &&
    !textOf(reading).toLowerCase().includes(phrase.split(/[ -]/).at(-1)!.toLowerCase())
  );
}

function isOneOfTwo({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const noun = THE_ONE.exec(textOf(reading))?.[1];
  if (noun === undefined) return false;
  const told = textOf(originOf(source).sentence(sentence));
  if (!OTHER_ONE.test(told)) return false;
  const pair = new RegExp(
    String.raw`\bthe (\p{Ll}+) ${escaped(noun)}\b[^.]*[,;](?: (?:and|but|while|whereas))? the (?:\p{Ll}+ )?(?!\1\b)\p{Ll}+ one\b`,
    'iu',
  );
  return pair.test(told);
}

const IN_GROUP =
  /\p{L}+s (?:in|on|of|from) the \p{L}+(?: \p{L}+)? (?:group|arm|cohort|branch|class|condition)\b/iu;

function isMeanOfSome({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const said = textOf(reading);
  const noun = OF_MANY.exec(said)?.[1];
  if (noun === undefined || /\b(?:group|arm|cohort|branch|class|condition)\b/iu.test(said)) return false;
  const found = IN_GROUP.exec(textOf(theirs))?.[0];
  return found?.toLowerCase().startsWith(noun.toLowerCase()) === true;
}
