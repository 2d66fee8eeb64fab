/**
 * "Lena manages Ola" for "Lena's manager is Ola": who has a manager, a teacher or a landlord is not who manages,
 * teaches or lets.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const ROLE_OF: Guard = against('role', 'sentence', isTurnedRound, { told: () => NOUNS });

/** Who has a role towards another, what he does to him, and what the other does in turn. */
const ROLE_WORDS = [
  [
    '(?:line )?manager|boss|supervisor|superior|team lead(?:er)?',
    'manag|supervis|direct|oversee|oversaw|boss',
    'report|work for|answer to',
  ],
  ['employer', 'employ|hire', 'work|employed by'],
  [
    '(?:\\w+ )?teacher|tutor|instructor|trainer|coach|mentor|adviser|advisor',
    'teach|taught|tutor|instruct|train|coach|mentor|advise',
    'learn|study|studied',
  ],
  ['landlord|landlady|lessor', 'rent\\w* .*\\bto\\b|lets?\\b|lease\\w* .*\\bto\\b', 'rent\\w* .*\\bfrom\\b'],
  ['owner', 'own|possess', 'belong'],
  ['lender|creditor', 'lend|lent', 'borrow|owe'],
  [
    'doctor|dentist|physician|therapist|surgeon|lawyer|solicitor|attorney|barrister',
    'treat|represent|operat|defend|advise',
    'consult|see|saw',
  ],
  ['supplier|vendor|seller|provider', 'suppl|sell|sold|provide|deliver', 'buy|bought|purchase|order'],
  [
    'founder|author|inventor|designer|creator|maker|manufacturer',
    'found|wr[io]t|invent|design|creat|mak|made|manufactur',
    '(?!)',
  ],
  ['successor', 'succeed|replac|follow|took over|take[sn]? over', 'preced'],
  ['predecessor', 'preced', 'succeed|replac|follow|took over|take[sn]? over'],
  ['leader|captain|head|chief|commander', 'lead|led|captain|head|command', 'follow'],
] as const;
const NOUNS = new RegExp(`\\b(?:${ROLE_WORDS.map(([noun]) => noun).join('|')})\\b`, 'i');
const ROLES: readonly (readonly [noun: RegExp, does: RegExp, undergoes: RegExp])[] = ROLE_WORDS.map(
  ([noun, does, undergoes]) => [
    new RegExp(`^(?:${noun})$`, 'i'),
    new RegExp(`^(?:${does})`, 'i'),
    new RegExp(`^(?:${undergoes})`, 'i'),
  ],
);

const NAME = String.raw`((?:[Tt]he |[Aa]n? |[Hh]is |[Hh]er |[Tt]heir |[Oo]ur |[Mm]y )?\p{L}[\p{L}\d'\u2019.-]*(?: \p{L}[\p{L}\d.-]*){0,3}?)`;
const END = String.raw`(?=[.,;]|$| (?:since|from|until|in|at|for|and|who)\b)`;
const BE = '(?:is|are|was|were|has been|had been|became|remains)';
const OWNED = new RegExp(String.raw`^${NAME}['\u2019]s? (\p{L}+(?: \p{L}+)?) ${BE} ${NAME}${END}`, 'u');
const ROLE_OF_WHOM = new RegExp(
  String.raw`^(?:The|the) (\p{L}+(?: \p{L}+)?) of ${NAME} ${BE} ${NAME}${END}`,
  'u',
);
const IS_OWN = new RegExp(String.raw`^${NAME} ${BE} ${NAME}['\u2019]s? (\p{L}+(?: \p{L}+)?)${END}`, 'u');
const IS_OF_WHOM = new RegExp(
  String.raw`^${NAME} ${BE} (?:the|an?) (\p{L}+(?: \p{L}+)?) of ${NAME}${END}`,
  'u',
);

/** Who has a role towards whom. */
export interface Role {
  readonly holder: string;
  readonly noun: string;
  readonly of: string;
}

/** Who holds which role towards whom; undefined for a sentence that does not say it plainly. */
export function roleIn(text: string): Role | undefined {
  const owned = OWNED.exec(text);
  if (owned) return { of: owned[1]!, noun: owned[2]!, holder: owned[3]! };
  const of = ROLE_OF_WHOM.exec(text);
  if (of) return { noun: of[1]!, of: of[2]!, holder: of[3]! };
  const being = IS_OWN.exec(text);
  if (being) return { holder: being[1]!, of: being[2]!, noun: being[3]! };
  const beingOf = IS_OF_WHOM.exec(text);
  return beingOf ? { holder: beingOf[1]!, noun: beingOf[2]!, of: beingOf[3]! } : undefined;
}

/** The roles towards the one named at the end that whoever a claim begins with would have who does so, as far as a text names them. */
export function doingOf(claim: string, text: string): readonly Role[] {
  const [, holder, verb, of] = DOING.exec(claim) ?? [];
  if (holder === undefined || verb === undefined || of === undefined) return [];
  const words = text.split(/[^\p{L}-]+/u);
  return ROLES.flatMap(([noun, does]) => {
    if (!does.test(verb) || words.some((word) => does.test(word) && !noun.test(word))) return [];
    return words.filter((word) => noun.test(word)).map((named) => ({ holder, noun: named, of }));
  });
}

const PARTY = String.raw`((?:[Tt]he \p{L}+|\p{Lu}[\p{L}.'\u2019-]*)(?: \p{Lu}[\p{L}.'\u2019-]*){0,2})`;
const DOING = new RegExp(String.raw`^${PARTY} (\p{Ll}{3,}) ${PARTY}$`, 'u');

function isTurnedRound({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const role = roleIn(textOf(theirs).replace(/\.$/, ''));
  const kind = role && ROLES.find(([noun]) => noun.test(role.noun));
  if (role === undefined || kind === undefined) return false;
  const said = textOf(reading).replace(/\.$/, '');
  const own = roleIn(said);
  if (own !== undefined)
    return kind[0].test(own.noun) && isOf(own.holder, role.of) && isOf(own.of, role.holder);
  const subject = [role.of, role.holder].find((one) => said.toLowerCase().startsWith(one.toLowerCase()));
  if (subject === undefined) return false;
  const rest = said
    .slice(subject.length)
    .replace(/^ (?:(?:has|have|had|is|are|was|were|been|will|did|does) )*/, '')
    .trimStart();
  if (/^\S+ by\b/.test(rest)) return false;
  const other = subject === role.of ? role.holder : role.of;
  if (!isOf(rest, other) || isOf(other, subject)) return false;
  return (subject === role.of ? kind[1] : kind[2]).test(rest);
}

/** Whether a text has a name, or one that it is known by. */
function isOf(text: string, name: string): boolean {
  const words = new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^(?:the|an?|his|her|their|our|my|)$/.test(word))
    .some((word) => words.has(word));
}
