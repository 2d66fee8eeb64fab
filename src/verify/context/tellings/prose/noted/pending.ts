/** What is awaited is not done yet, and what nobody has done yet is awaited: "has not been approved yet" for "awaits approval". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import type { Rewriter } from '../types.ts';

/** What is awaited, and what will then have been done. */
const DONE: ReadonlyMap<string, string> = new Map(
  (
    'approval:approved confirmation:confirmed payment:paid delivery:delivered review:reviewed inspection:inspected ' +
    'signature:signed decision:decided repair:repaired shipment:shipped verification:verified collection:collected ' +
    'release:released publication:published authorisation:authorised authorization:authorized clearance:cleared ' +
    'assessment:assessed processing:processed installation:installed completion:completed ratification:ratified ' +
    'acceptance:accepted dispatch:dispatched testing:tested translation:translated validation:validated ' +
    'reimbursement:reimbursed settlement:settled cancellation:cancelled assignment:assigned registration:registered'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const DEED = [...DONE.keys()].join('|');
const PARTICIPLE = [...DONE.values()].join('|');
const NOW = '(?:still |currently |now )?';
const BY = '((?: (?:by|from) [^,;:]{2,40}?)?)';
const WHAT = '([^,;:]{2,70}?)';
const AWAITS = new RegExp(
  String.raw`^${WHAT} (?:(is|are) ${NOW}(?:awaiting|pending|waiting for)|${NOW}(awaits?)) (?:the |final |formal |an? |his |her |their |its )*(${DEED})${BY}$`,
  'iu',
);
const IS_PENDING = new RegExp(
  String.raw`^(?:The )?(?:final |formal )?(${DEED}) (?:of|for|on) ${WHAT}${BY} is ${NOW}(?:pending|outstanding|awaited)$`,
  'iu',
);
const OWN_PENDING = new RegExp(
  String.raw`^${WHAT}['’]s? (${DEED}) is ${NOW}(?:pending|outstanding|awaited)$`,
  'iu',
);
const NOT_YET = new RegExp(
  String.raw`^${WHAT} (?:(is|are) not yet|(has|have) (?:not yet|still not|not) been|(?:is|are) (?:yet|still) to be) (${PARTICIPLE})( yet)?${BY}$`,
  'iu',
);
/** What keeps something from being only awaited. */
const SETTLED =
  /\b(?:no|not|never|nobody|nothing|neither|no longer|was|were|until|if|unless|since)\b|n['’]t\b/iu;

const DENIED = /\b(?:is|are|has|have|is still|are still) (?:not|yet|still not|to be)\b|n['’]t\b/u;
const isMany = (what: string): boolean => /[^s'’]s$/u.test(what) && !/^\p{Lu}[^ ]*$/u.test(what);

/** "The loan has not been approved yet" for "the loan is awaiting approval". */
function byAwaited({ text }: Wording): readonly string[] {
  const [, what = '', be, , deed = '', by = ''] = AWAITS.exec(text) ?? [];
  const [, of = '', thing = '', from = ''] = IS_PENDING.exec(text) ?? [];
  const [, owner = '', own = ''] = OWN_PENDING.exec(text) ?? [];
  const done = DONE.get((deed || of || own).toLowerCase());
  const subject = what || thing || owner;
  if (done === undefined || SETTLED.test(subject)) return [];
  // "The board's decision is pending": the board has it to take, and "the loan's approval" is of the loan.
  const whose = own === '' ? undefined : DECIDERS.test(owner) ? owner : undefined;
  if (whose !== undefined) return ['has', 'have'].flatMap((has) => unDone(whose, has, done));
  const many = be === 'are' || (be === undefined && isMany(subject));
  const [is, has] = many ? ['are', 'have'] : ['is', 'has'];
  const whom = (by || from).replace(/^ from /u, ' by ');
  return ['', whom].flatMap((end) => [
    `${capital(subject)} ${has} not been ${done}${end}`,
    `${capital(subject)} ${has} not been ${done} yet${end}`,
    `${capital(subject)} ${has} not yet been ${done}${end}`,
    `${capital(subject)} ${has} still not been ${done}${end}`,
    `${capital(subject)} ${is} not ${done} yet${end}`,
    `${capital(subject)} ${is} not yet ${done}${end}`,
    `${capital(subject)} ${is} still to be ${done}${end}`,
  ]);
}

const DECIDERS =
  /\b(?:board|committee|court|council|manager|director|bank|insurer|panel|jury|judge|tribunal|landlord|owner|client|customer|team|department|office|ministry|regulator|supervisor|dean|union|parliament|commission)$/iu;

const unDone = (who: string, has: string, done: string): readonly string[] => [
  `${capital(who)} ${has} not ${done} yet`,
  `${capital(who)} ${has} not yet ${done}`,
  `${capital(who)} ${has} not ${done}`,
];

/** "The loan is still awaiting approval" for "the loan has not been approved yet". */
function byUndone({ text }: Wording): readonly string[] {
  const [, what = '', is, has, done = '', yet, by = ''] = NOT_YET.exec(text) ?? [];
  const deed = [...DONE].find(([, participle]) => participle === done.toLowerCase())?.[0];
  const open = yet !== undefined || / (?:not yet|still not|yet to be|still to be) /u.test(text);
  if (deed === undefined || !open || SETTLED.test(what)) return [];
  const many = is === 'are' || has === 'have';
  const be = many ? 'are' : 'is';
  const from = by.replace(/^ from /u, ' by ');
  return [
    `${capital(what)} ${be} pending ${deed}${from}`,
    `${capital(what)} ${be} awaiting ${deed}${from}`,
    `${capital(what)} ${be} still awaiting ${deed}${from}`,
    `${capital(deed)} of ${lowered(what)} is pending${from}`,
    `${capital(deed)} of ${lowered(what)} is still pending${from}`,
    `The ${deed} of ${lowered(what)} is still pending`,
  ];
}

const UNDECIDED = /^(.{2,50}?) (?:has|have) (?:(?:still )?not|not yet) decided(?: yet)?((?: on [^,;:]+)?)$/iu;

/** "The board's decision is still pending" for "the board has not decided yet". */
function byUndecided({ text }: Wording): readonly string[] {
  const found = UNDECIDED.exec(text);
  if (found === null || SETTLED.test(found[1]!)) return [];
  const [, who = '', on = ''] = found;
  const decisions = [
    `${capital(who)}${/s$/u.test(who) ? "'" : "'s"} decision`,
    `The decision of ${lowered(who)}`,
    `The decision by ${lowered(who)}`,
    'The decision',
    'A decision',
  ];
  return decisions.flatMap((decision) =>
    ['is pending', 'is still pending', 'is outstanding', 'is still outstanding', 'has not been made yet'].map(
      (state) => `${decision}${on} ${state}`,
    ),
  );
}

export const PENDING: readonly Rewriter[] = [
  { of: DENIED, write: byAwaited },
  { of: /\b(?:pending|await\p{L}*|outstanding)\b/u, write: byUndone },
  { of: /\bdecision\b/u, from: UNDECIDED, write: byUndecided },
];
