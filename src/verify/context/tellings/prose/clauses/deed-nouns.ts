/**
 * What a noun of a deed says to have been done, where what is told of it can only be told of what was done: "the flight was
 * cancelled" of "the cancellation of the flight was due to fog". A cancellation that was planned, averted or asked for is none.
 */
import { participleOf, pastOf } from '../../../../../text/inflect.ts';
import { DEALERS } from '../../../dealing.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered, spelled } from '../../words.ts';
import { keepsSaid, type Rewriter } from '../types.ts';
import { PERSON } from './coordinated.ts';

const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));

/** Nouns behind which "of" names what it was done to, be it somebody or something. */
const DONE_TO = table(
  'cancellation:cancel acquisition:acquire dismissal:dismiss termination:terminate destruction:destroy suspension:suspend ' +
    'arrest:arrest deletion:delete removal:remove appointment:appoint murder:murder assassination:assassinate ' +
    'expulsion:expel eviction:evict demolition:demolish evacuation:evacuate confiscation:confiscate seizure:seize ' +
    'theft:steal closure:close replacement:replace installation:install publication:publish postponement:postpone ' +
    'rejection:reject exclusion:exclude extradition:extradite ratification:ratify repeal:repeal',
);
/** Nouns behind which "of" may as well name who did it: "the refusal of the bank". */
const EITHER = table(
  'refusal:refuse approval:approve inspection:inspect investigation:investigate purchase:purchase sale:sell transfer:transfer ' +
    'delivery:deliver review:review renewal:renew adoption:adopt denial:deny audit:audit',
);
/** Nouns of what somebody does to nobody. */
const DONE = table('resignation:resign arrival:arrive departure:depart collapse:collapse');
/** Nouns of what somebody does with a verb of his own: "the refusal of the bank to pay". */
const WITH_VERB = table('refusal:refuse failure:fail promise:promise decision:decide');

const names = (...tables: readonly ReadonlyMap<string, string>[]): string =>
  tables.flatMap((one) => [...one.keys()]).join('|');

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}.&-]*){0,3}`;
const THING = String.raw`(?:${NAME}(?:['’]s (?:[\p{Ll}-]+ )?[\p{Ll}-]+)?|(?:the|an?|his|her|its|their|our|this) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+)`;
/** What can only be told of what was done. */
const WAS_DONE = String.raw`(?:(?:was|were) (?:caused by|the result of|final|unexpected|sudden|unlawful|lawful|unfair|unjustified|justified|controversial|successful|completed|finished|concluded|a surprise|a mistake|swift)|lasted|took (?:place|\d+|one|two|three|four|five|six|an?|several)|surprised|shocked|angered|upset|disappointed|delighted|led to|caused|resulted in|cost|followed|happened|occurred|closed (?:in|on)|triggered|prompted|sparked|delayed|ended)\b[^;:?]{0,120}`;
const CAUSE = String.raw`was (?:due to|because of|caused by) (?!start|begin|be\b|happen|take|commence|end|finish|close|open|come|go\b|follow|continue|expire|last|run|occur|proceed)([^,;:?]{2,60})`;
/** Places, days and ways that are told of the deed. */
const FROM_TO = String.raw`((?: from ${THING} to ${THING})?)`;
const ON = String.raw`((?: (?:on|in) (?:\d{1,2} )?\p{Lu}\p{Ll}+(?: \d{1,4})?(?:,? \d{4})?)?)`;

const ALL = names(DONE_TO, EITHER);
const DEED = new RegExp(
  String.raw`^(?:The|This|His|Her|Its|Their) (${ALL}) of (${THING})${FROM_TO}(?: by (${THING}))?${ON} (?:${CAUSE}|${WAS_DONE})$`,
  'u',
);
const AFTER = new RegExp(
  String.raw`^(?:Following|After) the (${ALL}) of (${THING})()(?: by (${THING}))?${ON}, (?=[^;:?]*\b(?:was|were|had)\b)(?![^;:?]*\b(?:will|would|may|must|should|can|could|if|unless)\b)()[^;:?]{5,160}$`,
  'u',
);
const ALONE = new RegExp(
  String.raw`^The (?:(${names(DONE)}) of|(investigation|inspection|resignation) by) (${THING}) (?:${CAUSE}|${WAS_DONE})$`,
  'u',
);
const VERBED = new RegExp(
  String.raw`^The (${names(WITH_VERB)}) (?:of|by) (${THING}) to (\p{Ll}+(?: [^,;:?]{2,60}?)?) (?:was (?:due to|because of) (?!start|begin|be\b)[^,;:?]{2,60}|${WAS_DONE})$`,
  'u',
);
/** What makes of a deed one that was not done, or of what is told of it no more than a thought. */
const UNDONE =
  /\b(?:planned|proposed|attempted|alleged|threatened|possible|potential|partial|temporary|requested|expected|would|could|might|may|if|unless|whether|almost|nearly|not|never|no|nobody|none|without|averted|prevented|avoided|revoked|reversed|overturned|annulled|withdrawn|rescinded|void)\b|n['’]t\b/u;

/** Whether a phrase is of more than one: "the funds". */
const isMany = (thing: string): boolean =>
  !/^(?:an?|this) /u.test(thing) && /[^s'’]s$/u.test(thing) && !/^\p{Lu}/u.test(thing);

/** A deed in the passive and, where it is said who did it, in the active. */
function byDeed({ text, whole, said }: Wording): readonly string[] {
  const found = DEED.exec(text) ?? AFTER.exec(text);
  if (found === null || UNDONE.test(text) || CALLED_OFF.test(whole)) return [];
  const [, noun = '', thing = '', way = '', who, when = '', cause] = found;
  const verb = DONE_TO.get(noun) ?? EITHER.get(noun)!;
  if (who === undefined && !DONE_TO.has(noun) && mayAct(thing)) return [];
  const told = `${capital(thing)} ${isMany(thing) ? 'were' : 'was'} ${spelled(participleOf(verb), said)}${way}`;
  const by = who === undefined ? [''] : ['', ` by ${who}`];
  const because =
    cause === undefined || cause === '' ? [''] : ['', ` due to ${cause}`, ` because of ${cause}`];
  const passive = by.flatMap((end) => because.map((why) => `${told}${end}${why}`));
  const active =
    who === undefined ? [] : [`${capital(who)} ${spelled(pastOf(verb), said)} ${lowered(thing)}${way}`];
  const all = [...passive, ...active];
  return [...all, ...(when === '' ? [] : all.map((one) => one + when))].filter((one) =>
    keepsSaid(one, text, said),
  );
}

/** "Later it was called off", "which the court overturned". */
const CALLED_OFF =
  /\b(?:called off|overturned|reversed|revoked|rescinded|annulled|reinstated|never (?:took place|happened)|did not (?:take place|happen|go ahead))\b/iu;

/** Whether what stands behind "of" may have done the deed itself. */
const mayAct = (thing: string): boolean =>
  /^\p{Lu}/u.test(thing) || PERSON.test(thing) || DEALERS.has(thing.toLowerCase().split(' ').at(-1)!);

/** "The police investigated", "the landlord refused to return the deposit". */
function byDoer({ text, whole, said }: Wording): readonly string[] {
  const alone = ALONE.exec(text);
  const verbed = alone === null ? VERBED.exec(text) : null;
  if ((alone === null && verbed === null) || UNDONE.test(text) || CALLED_OFF.test(whole)) return [];
  if (alone !== null) {
    const [, done, by, who = ''] = alone;
    const verb = done === undefined ? (EITHER.get(by!) ?? DONE.get(by!))! : DONE.get(done)!;
    return [`${capital(who)} ${pastOf(verb)}`].filter((one) => keepsSaid(one, text, said));
  }
  const [, noun = '', who = '', what = ''] = verbed!;
  return [`${capital(who)} ${pastOf(WITH_VERB.get(noun)!)} to ${what}`].filter((one) =>
    keepsSaid(one, text, said),
  );
}

export const DEED_NOUNS: readonly Rewriter[] = [
  { of: /\S/, from: [DEED, AFTER], write: byDeed, reorders: true },
  { of: /\S/, from: [ALONE, VERBED], write: byDoer, reorders: true },
];
