/** Passives of verbs with a word of their own: "can be applied for at the office" for "visitors can apply for it at the office". */
import { participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const WORDS = '(?:for|to|on|off|out|in|up|after|at|upon|with)';
const PASSIVE = new RegExp(
  String.raw`^([^,;:]{2,60}?) (can|may|must|will|shall|should) be ([a-z]+(?:ed|t|n|d)) (${WORDS})\b`,
  'u',
);
const DONE = new RegExp(
  String.raw`^([^,;:]{2,60}?) (was|were|has been|have been) ([a-z]+(?:ed|t|n|d)) (${WORDS}) by\b`,
  'u',
);
const PHRASE = String.raw`((?:the|an?|their|his|her|your|our|this|these|any|all) [^,;:()]+?)`;

/** "An extension can be applied for at the office" for "visitors can apply for an extension at the office". */
function byPassive({ text, said, lexicon }: Wording): readonly string[] {
  const ours = PASSIVE.exec(said);
  if (ours === null) return [];
  const [, what = '', modal, done = '', word] = ours;
  const verb = lexicon.lemma(done, 'v');
  const theirs = new RegExp(String.raw`^([^,;:]{2,50}?) ${modal} ${verb} ${word} (.+)$`, 'iu').exec(text);
  if (theirs === null || participleOf(verb).slice(0, 3) !== done.slice(0, 3)) return [];
  const rest = theirs[2]!;
  const named = what.toLowerCase();
  return rest.toLowerCase().startsWith(named) && !/\b(?:not|only|no)\b/u.test(theirs[1]!)
    ? [`${capital(named)} ${modal} be ${done} ${word}${rest.slice(named.length)}`]
    : [];
}

const ACTIVE = new RegExp(
  String.raw`^((?:The |Our |Your )?[\p{L} ]{2,40}?) (sign|hand|pick|carry|call|switch|turn)(?:ed|s|ied)? (${WORDS}) ${PHRASE}((?: \([^()]+\)| (?:on|in|at) [^,;:]+)?)$`,
  'iu',
);

/** "The design was signed off by the client" for "client signed off the design". */
function byAgent({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [DONE.exec(said), ACTIVE.exec(text)];
  if (ours === null || theirs === null || ours[4] !== theirs[3]) return [];
  const [, what = '', be, done = ''] = ours;
  const [, who = '', verb = '', word, object = '', when = ''] = theirs;
  if (!/(?:ed|ied) /u.test(text.slice(who.length)) || !done.startsWith(verb.toLowerCase().slice(0, 3)))
    return [];
  const bare = (phrase: string): string => phrase.toLowerCase().replace(/^(?:the|an?) /u, '');
  if (bare(what) !== bare(object)) return [];
  const doer = /^(?:the|our|your) /iu.test(who)
    ? who.toLowerCase()
    : /^\p{Lu}\p{L}* \p{Lu}/u.test(who)
      ? who
      : `the ${who.toLowerCase()}`;
  return [`${what} ${be} ${done} ${word} by ${doer}${when.replace(/^ \(([^()]*)\)$/u, ' on $1')}`];
}

export const OF_DEEDS_TO: readonly Rewriter[] = [
  { of: PASSIVE, write: byPassive, reorders: true },
  { of: DONE, write: byAgent, reorders: true },
];
