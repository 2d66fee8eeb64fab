/** "Employees of grade 7" by "employees below grade 7", "users on version 5" by "users after version 5": what lies beyond a level is not at it. */

import { matchesOf } from '../../../text/matches.ts';
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, textOf } from '../guard.ts';

const LEVEL = String.raw`(?<noun>grades?|class(?:es)?|levels?|rows?|floors?|versions?|steps?|ranks?|tiers?|bands?|years?|stages?|zones?|groups?|gates?|rooms?|pages?|sections?|releases?) (?<mark>\d[\d.]*|[A-Z])(?![\p{L}\d])`;
const BEYOND = new RegExp(
  String.raw`\b(?:below|under|above|over|beyond|beneath|before|after|past|higher than|lower than|older than|newer than|except|up to but not including) (?:the )?${LEVEL}`,
  'giu',
);
const BOUNDED =
  /(?:below|under|above|over|beyond|beneath|before|after|past|than|except|not|to|including|until|from|between|and|or)(?: the)? $/iu;

export const BEYOND_LEVEL: Guard = against(
  'comparison',
  'sentence',
  ({ reading }, { reading: theirs }) => {
    const said = textOf(reading);
    const told = textOf(theirs);
    return matchesOf(told, BEYOND).some(({ groups }) => {
      const own = new RegExp(
        String.raw`\b${escaped(groups!.noun!.replace(/s$/u, ''))}(?:e?s)? ${escaped(groups!.mark!)}(?![\p{L}\d])`,
        'giu',
      );
      const places = matchesOf(said, own);
      // What the sentence has at the level itself as well says it there.
      const plain = matchesOf(told, own).some(({ index }) => !BOUNDED.test(told.slice(0, index)));
      return !plain && places.length > 0 && places.every(({ index }) => !BOUNDED.test(said.slice(0, index)));
    });
  },
  { told: () => BEYOND },
);
