/** "The client advised the lawyer" by "the lawyer gave the client advice": whom something is given did nothing to the giver by that. */
import { against, type Guard, textOf } from '../guard.ts';

const WHO = String.raw`((?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Ii]ts|[Oo]ur) (?:[\p{Ll}-]+ )?[\p{Ll}-]+?|(?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`;
const GAVE = new RegExp(
  String.raw`^${WHO} (?:gave|gives|has given|had given|offered|lent|sent|showed|paid|handed|granted|sold|taught|told|owes) ${WHO} (?:an? |the |some |his |her |its |\d|[\p{Ll}-]+)`,
  'u',
);
/** What one does who is given something. */
const GETTING =
  /\b(?:receiv\p{L}+|got|gets?|has|had|have|was|were|been|by|from|took|accept\p{L}*|obtain\p{L}*|borrow\p{L}*|bought|learn\p{L}*|thank\p{L}*)\b/u;

export const GIVEN_TO: Guard = against(
  'role',
  'sentence',
  ({ reading }, { reading: theirs }) => {
    const found = GAVE.exec(textOf(theirs));
    if (found === null) return false;
    const ours = textOf(reading).toLowerCase();
    const [giver, taker] = [found[1]!.toLowerCase(), found[2]!.toLowerCase()];
    const at = ours.indexOf(giver);
    return ours.startsWith(`${taker} `) && at > taker.length && !GETTING.test(ours);
  },
  { told: () => GAVE },
);
