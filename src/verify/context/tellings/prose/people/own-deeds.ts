/** What somebody did on a day, told of the deed as theirs: "Mr Ba's resignation came on 8 May" for "Mr Ba resigned on 8 May". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));

/** Deeds of whoever is the subject. */
const DID = table(
  'called:call visited:visit arrived:arrival departed:departure resigned:resignation complained:complaint appealed:appeal ' +
    'applied:application withdrew:withdrawal replied:reply answered:answer returned:return retired:retirement died:death ' +
    'graduated:graduation objected:objection registered:registration apologised:apology apologized:apology',
);
/** Deeds that somebody's are by having them done to them. */
const UNDERWENT = table(
  'promoted:promotion dismissed:dismissal admitted:admission discharged:discharge transferred:transfer elected:election ' +
    'arrested:arrest appointed:appointment suspended:suspension cancelled:cancellation delivered:delivery inspected:inspection ' +
    'renewed:renewal repaired:repair approved:approval published:publication installed:installation terminated:termination',
);
/** Deeds on something that the noun is then of. */
const DID_TO = table(
  'approved:approval inspected:inspection cancelled:cancellation rejected:rejection reviewed:review renewed:renewal ' +
    'purchased:purchase adopted:adoption acquired:acquisition paid:payment',
);
const alternatives = (deeds: ReadonlyMap<string, string>): string => [...deeds.keys()].join('|');

const WHO = String.raw`((?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}.-]*){0,3}|[Tt]he (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+)`;
const WHEN = String.raw`((?:on|in) (?:\d{1,2} )?\p{Lu}\p{Ll}{2,}(?: \d{1,2})?(?:,? \d{4})?|on \d{4}-\d\d-\d\d)`;
const DOES = new RegExp(
  String.raw`^${WHO} (${alternatives(DID)})(?: (?:to|about|against|at|from|for|as|by) [^,;:]{2,60}?| (?:the|her|his|their|our) [^,;:]{2,40}?)? ${WHEN}(?: (?:to|because|about|and) [^;:]+)?$`,
  'u',
);
const IS_DONE = new RegExp(
  String.raw`^${WHO} (?:was|were) (${alternatives(UNDERWENT)})(?: (?:to|as|by|from) [^,;:]{2,60}?)? ${WHEN}(?: (?:because|and|by) [^;:]+)?$`,
  'u',
);
const DOES_TO = new RegExp(
  String.raw`^${WHO} (${alternatives(DID_TO)}) ((?:the|its|his|her|their|our) [^,;:]{2,40}?|\p{Lu}[^,;:]{2,40}?) ${WHEN}$`,
  'u',
);
const HAPPENED = /\b(was|came|took place|happened|occurred|was made|was given)(?= (?:on|in)\b)/u;

const ownedBy = (who: string): string => `${who}${/s$/u.test(who) ? "'" : "'s"}`;

/** "Mr Ba's resignation came on 8 May", "the board's approval of the plan was given on 3 May". */
function byDeed({ text, said }: Wording): readonly string[] {
  const verb = HAPPENED.exec(said)?.[1];
  if (verb === undefined || isLeftOpen(text)) return [];
  const [, who = '', did = '', when = ''] = DOES.exec(text) ?? [];
  const [, whom = '', done = '', then = ''] = IS_DONE.exec(text) ?? [];
  const [, by = '', deed = '', what = '', day = ''] = DOES_TO.exec(text) ?? [];
  return [
    ...(who === '' ? [] : [`${ownedBy(who)} ${DID.get(did)} ${verb} ${when}`]),
    ...(whom === ''
      ? []
      : [
          `${ownedBy(whom)} ${UNDERWENT.get(done)} ${verb} ${then}`,
          `The ${UNDERWENT.get(done)} of ${whom.replace(/^The /u, 'the ')} ${verb} ${then}`,
        ]),
    ...(by === '' ? [] : [`${ownedBy(by)} ${DID_TO.get(deed)} of ${what} ${verb} ${day}`]),
  ];
}

export const OWN_DEEDS: readonly Rewriter[] = [{ of: HAPPENED, write: byDeed, reorders: true }];
