/**
 * "Theft fell" by "violent crime fell and theft rose", "sales were lower" by "sales in the north fell; overall they rose": which
 * way a thing went is told in its own clause, and of a whole where the whole is named.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { DETERMINING } from '../plain-deed.ts';

const UP =
  'rose|rises|risen|rise|increased|increases|increase|grew|grows|grown|climbed|climbs|gained|gains|jumped|soared|surged|improved|advanced|went up|go up|goes up|(?:was|were|is|are) (?:up|higher)';
const DOWN =
  'fell|falls|fallen|fall|decreased|decreases|decrease|dropped|drops|drop|declined|declines|decline|slipped|slips|shrank|shrinks|sank|plunged|tumbled|slid|dipped|went down|go down|goes down|(?:was|were|is|are) (?:down|lower)';
const GOING = new RegExp(String.raw`\b(?:(${UP})|(${DOWN}))\b`, 'iu');
/** What joins two clauses. */
const JOINT = /[;,] (?:and |but |while |whereas |yet )?| (?:and|but|while|whereas|yet|although|though) /iu;
const OF_WHOLE =
  /\b(?:overall|in total|as a whole|altogether|on the whole|all in all|nationwide|over the (?:whole )?year|for the (?:whole )?year|total|groupwide)\b/iu;
const POINTING = /^(?:it|they|this|that|these|those)$/iu;

export const CHANGE_OF_OTHER: readonly Guard[] = [
  against('role', 'english', isOfOther, { said: () => GOING, told: () => GOING }),
  against('quantifier', 'english', isOfPart, { said: () => EITHER_WAY, told: () => BOTH_WAYS }),
];

const EITHER_WAY = /\b(up|down|higher|lower)\b/iu;
/** "Down in June but up over the year". */
const BOTH_WAYS =
  /\b(up|down|higher|lower)\b (?:in|on|over|at|for|from|during|this|last|by)\b[^,;.]{0,60}?,? (?:but|and|yet|though) (?:\p{L}+ )?(?:up|down|higher|lower)\b/iu;

function isOfPart({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const claim = textOf(reading);
  const said = EITHER_WAY.exec(claim);
  if (said === null || !/^[.!]?$/.test(claim.slice(said.index + said[0].length))) return false;
  return BOTH_WAYS.test(textOf(theirs));
}

interface Going {
  readonly up: boolean;
  /** The words that stand before it in its clause. */
  readonly before: readonly string[];
  readonly clause: string;
}

function goingOf(clause: string): Going | undefined {
  const found = GOING.exec(clause);
  if (found === null) return undefined;
  const before = clause.slice(0, found.index).toLowerCase();
  return { up: found[1] !== undefined, before: before.match(/[\p{L}\d'\u2019-]+/gu) ?? [], clause };
}

function isOfOther({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const claim = textOf(reading);
  const said = JOINT.test(claim) ? undefined : goingOf(claim);
  const head = said?.before.at(-1);
  const named = said?.before.filter((word) => !DETERMINING.test(word)) ?? [];
  if (source.structured || said === undefined || head === undefined) return false;
  if (/\b(?:not|never|no|nor|neither|only|if)\b|n['\u2019]t\b/iu.test(claim)) return false;
  const clauses = textOf(originOf(source).sentence(sentence)).split(JOINT);
  const told = clauses.flatMap((clause) => goingOf(clause) ?? []);
  if (told.length < 2) return false;
  // "Rents in the centre rose": what stands behind its name tells which.
  const ofIt = told.filter(({ before }) => named.every((word) => before.includes(word)));
  const own = ofIt.filter(({ before }) => before.at(-1) === head);
  if (own.length > 0 && own.length === ofIt.length && own.every(({ up }) => up !== said.up)) return true;
  return (
    ofIt.length > 0 &&
    !OF_WHOLE.test(claim) &&
    !ofIt.some(({ clause, up }) => OF_WHOLE.test(clause) && up === said.up) &&
    told.some(
      ({ clause, before, up }) =>
        up !== said.up &&
        OF_WHOLE.test(clause) &&
        (before.includes(head) || before.some((word) => POINTING.test(word))),
    ) &&
    // The part that went the other way is named by the statement.
    ofIt.every(({ before, up }) => up !== said.up || before.length > said.before.length)
  );
}
