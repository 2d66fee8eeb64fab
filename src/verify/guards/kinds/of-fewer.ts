/**
 * What a sentence says of fewer than the statement does: "both back doors" for "both doors", "nobody but Kim" for "nobody",
 * "the train on Sundays" for "the train", "has 200 employees in Spain" for "has 200 employees", "the director of the supplier"
 * for "the director"; or of another beside it: "the shop next to ours".
 */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const lacks = (said: string, phrase: string): boolean => !said.toLowerCase().includes(phrase.toLowerCase());

/** Whether a support says something that a pattern finds in it and the statement does not have. */
const unsaidOf = (
  { reading, support: { sentences } }: Told,
  pattern: RegExp,
): RegExpExecArray | undefined => {
  const said = textOf(reading);
  for (const { reading: theirs } of sentences) {
    const found = pattern.exec(textOf(theirs));
    if (found !== null && lacks(said, found[1]!)) return found;
  }
  return undefined;
};

const BOTH = /\bboth (?:of )?(?:(?:the|our|my|his|her|its|their) )?(\p{L}+)\b/iu;

function isBothOfKind(told: Told): boolean {
  const noun = BOTH.exec(textOf(told.reading))?.[1];
  if (noun === undefined) return false;
  const ofKind = new RegExp(
    String.raw`\bboth (?:of )?(?:(?:the|our|my|his|her|its|their) )?(\p{L}[\p{L}-]*) ${noun}\b`,
    'iu',
  );
  return unsaidOf(told, ofKind) !== undefined;
}

const NOBODY = /\b(?:nobody|no one|none|nothing)\b/iu;
const NOBODY_BUT = /\b(?:nobody|no one|none|nothing) ((?:but|save|besides|apart from|other than) \p{L}+)/iu;

const isNobodyBut = (told: Told): boolean =>
  NOBODY.test(textOf(told.reading)) && unsaidOf(told, NOBODY_BUT) !== undefined;

/** Days or seasons behind a noun and before its verb. */
const AT_TIMES =
  /^(?:the|our|its|their|every|each|all|any) [^,;:.]{2,40}? ((?:on (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|weekends|weekdays|(?:public |bank )?holidays)|in (?:winter|summer|spring|autumn|the (?:morning|afternoon|evening)s?))) \p{Ll}+/iu;
const WAS = /\b(?:was|were|had|did|\p{L}{2,}ed)\b/u;

const isAtTimes = (told: Told): boolean =>
  !WAS.test(textOf(told.reading)) && unsaidOf(told, AT_TIMES) !== undefined;

const HAS =
  /\b(?:has|have|employs?|operates?|runs?|owns?|serves?) (?:(?:about|around|over|more than|some|nearly|almost) )?\d[\d.,]* (?:\p{Ll}+ ){0,2}?\p{Ll}+s (in \p{Lu}\p{L}+)/u;

const hasElsewhere = (told: Told): boolean => unsaidOf(told, HAS) !== undefined;

const ROLE =
  'CEO|CFO|CTO|COO|chair|chairman|chairwoman|director|manager|head|boss|owner|founder|president|secretary|treasurer|spokesperson|spokesman|spokeswoman|lawyer|accountant|doctor|engineer|technician|representative|agent';
const OF_OTHER = new RegExp(
  String.raw`\b(?:the|our|a|an) (?:\p{L}+ )?(?:${ROLE}) ((?:of|from|at) (?:the|our|its|their|his|her|a|an|one) (?:\p{Ll}+ )?(?:supplier|vendor|competitor|rival|customer|client|buyer|partner|subsidiary|parent company|contractor|subcontractor|insurer|bank|union|neighbou?r|carrier|manufacturer|agency|consultancy))\b`,
  'iu',
);
const OF_NONE = new RegExp(String.raw`\bthe (?:${ROLE})\b(?!['’]s? )(?! (?:of|from|at|for) )`, 'iu');

const isOfOther = (told: Told): boolean => {
  const found = OF_NONE.test(textOf(told.reading)) ? unsaidOf(told, OF_OTHER) : undefined;
  return found !== undefined && lacks(textOf(told.reading), found[1]!.split(' ').at(-1)!);
};

/** "The shop next to ours". */
const BESIDE_OURS =
  /\b(?:the|an?) \p{Ll}+ ((?:next (?:to|door to)|beside|opposite|across from|behind|above|below|before|after|near) (?:ours|mine|yours|his|hers|theirs))\b/iu;

const isBesideOurs = (told: Told): boolean => {
  const noun = unsaidOf(told, BESIDE_OURS)?.[0].split(' ')[1];
  return noun !== undefined && !lacks(textOf(told.reading), noun);
};

export const OF_FEWER: readonly Guard[] = [
  against('quantifier', 'english', isBothOfKind, { said: () => BOTH }),
  against('exception', 'english', isNobodyBut, { said: () => NOBODY }),
  against('condition', 'prose', isAtTimes),
  against('quantifier', 'prose', hasElsewhere),
  against('entity', 'prose', isOfOther),
  against('entity', 'prose', isBesideOurs),
];
