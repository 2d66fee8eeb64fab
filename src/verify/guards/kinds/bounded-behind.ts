/**
 * What a sentence adds to a statement in brackets, behind a comma or before its noun and by which it holds of less: "dogs (guide
 * dogs only) are welcome", "…, though not in the dining room", "all children's books", "opens at 6 (weekends 8)".
 */

import { matchesOf } from '../../../text/matches.ts';
import { escaped } from '../../context/tellings/words.ts';
import { against, againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

const ONLY = /\((?<kind>[^()]{2,60}?) only\)|\(only (?<those>[^()]{2,60})\)/giu;
const THOUGH_NOT =
  /,? (?:though|although|albeit|yet|just|only) not (?:in|on|at|for|with|during|to|from|by|when|if|all|every) /iu;
const ALL_OF = /\b(?<all>all|every|each|any) (?<noun>\p{L}{3,})\b/giu;
const OTHER_TIMES =
  /^ ?\((?:on |at |in )?(?:weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?|public holidays|summer|winter|high season|low season|children|adults|members|students|seniors)\b[^()]{0,20}\d[^()]{0,20}\)/iu;
const AT_MOST =
  /^,? ?\(?(?:at (?:the )?(?:very )?(?:most|least)|at (?:a )?(?:maximum|minimum)|max(?:imum|\.)?|min(?:imum|\.)?|or (?:less|more|fewer|longer|shorter)|tops|less an? (?:day|week|month))(?![\p{L}])/iu;
const BOUND =
  /\b(?:most|least|max\p{L}*|min\p{L}*|less|more|fewer|longer|shorter|up to|within|under|over|limit\p{L}*|may|can|could|tops|than)\b/iu;

export const BOUNDED_BEHIND: readonly Guard[] = [
  against('condition', 'prose', isOfThoseOnly, { told: () => ONLY }),
  against(
    'exception',
    'prose',
    ({ reading }, { reading: theirs }) =>
      !/\bnot\b/iu.test(textOf(reading)) && THOUGH_NOT.test(textOf(theirs)),
    { told: () => THOUGH_NOT },
  ),
  against('quantifier', 'prose', isAllOfAKind, { said: () => ALL_OF }),
  againstUnit('condition', 'prose', ({ units, support }) =>
    units.findIndex(({ value }, i) => {
      const [theirs, own] = value === undefined ? [] : valueFor(support, i);
      return (
        theirs !== undefined && own !== undefined && OTHER_TIMES.test(theirs.text.slice(own.end, theirs.end))
      );
    }),
  ),
  againstUnit('comparison', 'prose', ({ reading, units, support }) => {
    if (BOUND.test(textOf(reading))) return -1;
    return units.findIndex(({ value }, i) => {
      const [theirs, own] = value === undefined ? [] : valueFor(support, i);
      if (theirs === undefined || own === undefined) return false;
      return AT_MOST.test(theirs.text.slice(own.end, theirs.end));
    });
  }),
];

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Brackets that leave only some of those that a statement is of. */
function isOfThoseOnly(
  { reading }: Told,
  { reading: theirs }: Told['support']['sentences'][number],
): boolean {
  const said = textOf(reading).toLowerCase();
  return matchesOf(textOf(theirs), ONLY).some(({ groups }) =>
    wordsIn(groups!.kind ?? groups!.those ?? '').some((word) => !said.includes(word)),
  );
}

/** "All children's books": all of a kind that the statement does not tell. */
function isAllOfAKind({ reading }: Told, { reading: theirs }: Told['support']['sentences'][number]): boolean {
  const said = textOf(reading).toLowerCase();
  const told = textOf(theirs);
  return matchesOf(said, ALL_OF).some(({ groups }) => {
    const { all = '', noun = '' } = groups!;
    if (new RegExp(String.raw`\b${all} ${escaped(noun)}\b`, 'iu').test(told)) return false;
    const kind = new RegExp(
      String.raw`\b${all} (?<kind>\p{L}+(?:['’]s|s['’])) ${escaped(noun)}\b`,
      'iu',
    ).exec(told)?.groups?.kind;
    return kind !== undefined && !said.includes(kind.toLowerCase());
  });
}
