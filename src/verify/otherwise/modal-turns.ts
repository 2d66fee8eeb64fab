/**
 * What can, may or must be done, in the turns in which it is said: "the file cannot be opened", "it is impossible to open
 * the file", "opening the file is not possible". Each turn counts only where the evidence proves the statement in it.
 */

import { gerund, participleOf } from '../../text/inflect.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { capital } from '../context/tellings/words.ts';

/** What is said of a deed, and the adjectives that say it, first those with which nothing is denied. */
interface Modal {
  /** What stands before "be opened". */
  readonly passive: readonly string[];
  /** What stands behind "it is" and "opening it is". */
  readonly adjectives: readonly string[];
  /** What stands behind "there is", before "to open it". */
  readonly there: readonly string[];
}

const MODALS: readonly Modal[] = [
  { passive: ['can'], adjectives: ['possible'], there: ['a way'] },
  {
    passive: ['cannot', 'can not', "can't"],
    adjectives: ['impossible', 'not possible'],
    there: ['no way', 'no possibility'],
  },
  {
    passive: ['can no longer'],
    adjectives: ['no longer possible', 'not possible any more', 'not possible any longer'],
    there: [],
  },
  { passive: ['may'], adjectives: ['permitted', 'allowed'], there: [] },
  {
    passive: ['may not', 'must not', "mustn't"],
    adjectives: [
      'forbidden',
      'prohibited',
      'banned',
      'not permitted',
      'not allowed',
      'strictly forbidden',
      'strictly prohibited',
    ],
    there: [],
  },
  {
    passive: ['must', 'has to', 'have to', 'needs to', 'need to'],
    adjectives: ['necessary', 'mandatory', 'compulsory', 'obligatory', 'required'],
    there: [],
  },
  {
    passive: [
      'need not',
      "needn't",
      'does not have to',
      'do not have to',
      'does not need to',
      'do not need to',
    ],
    adjectives: [
      'not necessary',
      'unnecessary',
      'not mandatory',
      'not compulsory',
      'not required',
      'optional',
    ],
    there: ['no need'],
  },
];

/** A deed, what it is done to, and where or when: "open", "the file", " on a phone". */
interface Deed {
  readonly verb: string;
  readonly object: string;
  readonly rest: string;
  /** It is said of nobody: "it is necessary to". */
  readonly generic: boolean;
}

const NOUNS = String.raw`(?:(?:the|an?|any|all|your|his|her|its|their|our|this|these) )?(?:[\p{L}\p{N}-]+ ){0,3}?[\p{L}\p{N}-]+`;
const REST = String.raw`(?: (?:in|at|on|for|with|within|by|via|from|to|after|before|during|outside|inside|online|without)\b.*)?`;
const any = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .join('|')
    .replaceAll("'", "['\u2019]");

/** The turns of one modal as patterns: passive, "it is … to", "… is", "there is … to". */
const PATTERNS = MODALS.map(({ passive, adjectives, there }) => [
  new RegExp(`^(?<object>${NOUNS}) (?:${any(passive)}) be (?<done>\\p{Ll}+)(?<rest>${REST})$`, 'iu'),
  new RegExp(`^it is (?:${any(adjectives)}) to (?<verb>\\p{Ll}+) (?<object>${NOUNS})(?<rest>${REST})$`, 'iu'),
  new RegExp(
    `^(?<doing>\\p{L}+ing) (?:of )?(?<object>${NOUNS})(?<rest>${REST}) is (?:${any(adjectives)})(?<more>${REST})$`,
    'iu',
  ),
  ...(there.length === 0
    ? []
    : [
        new RegExp(
          `^there is (?:${any(there)}) to (?<verb>\\p{Ll}+) (?<object>${NOUNS})(?<rest>${REST})$`,
          'iu',
        ),
      ]),
]);

/** Words by which a statement may be of such a turn at all. */
const MAY_BE =
  /\b(?:be \p{Ll}+|(?:is|not|longer|strictly) (?:im)?(?:un)?(?:possible|permitted|allowed|forbidden|prohibited|banned|necessary|mandatory|compulsory|obligatory|required|optional)|there is (?:a|no) (?:way|need|possibility))\b/iu;

/** A pronoun is of somebody whom another sentence names; words that join or bound are of more than one deed. */
const OPEN =
  /\b(?:it|they|them|him|her|he|she|we|us|you|and|or|nor|but|that|which|who|if|unless|only|no|not|never|than)\b/i;

/**
 * The statement in the other turns of what it says of a deed, as far as the evidence has their words.
 * @param said one statement, without its full stop
 * @param known the words of the evidence in lower case
 */
export function modallyOtherwise(
  said: string,
  known: ReadonlySet<string>,
  lexicon: Lexicon,
): readonly string[] {
  if (!MAY_BE.test(said)) return [];
  for (const [at, patterns] of PATTERNS.entries()) {
    const match = patterns.map((pattern) => pattern.exec(said)).find((one) => one !== null);
    const deed = match && deedOf(match.groups!, lexicon);
    if (deed === undefined || deed === null) continue;
    return turnsOf(MODALS[at]!, deed, known).filter((turn) => turn.toLowerCase() !== said.toLowerCase());
  }
  return [];
}

function deedOf(groups: Readonly<Record<string, string | undefined>>, lexicon: Lexicon): Deed | undefined {
  const { object = '', rest = '', more = '', done, verb, doing } = groups;
  if (OPEN.test(object) || OPEN.test(rest) || (rest !== '' && more !== '')) return undefined;
  const word = (done ?? verb ?? doing ?? '').toLowerCase();
  const bare = verb === undefined ? lexicon.lemma(word, 'v') : word;
  // "Nothing" of "the building": what has no verb is no deed.
  if (done !== undefined && participleOf(bare) !== word) return undefined;
  if (doing !== undefined && gerund(bare) !== word) return undefined;
  return { verb: bare, object, rest: rest + more, generic: done === undefined };
}

/** At most so many turns are read of one statement. */
const MOST = 6;

function turnsOf(
  { passive, adjectives, there }: Modal,
  deed: Deed,
  known: ReadonlySet<string>,
): readonly string[] {
  const { verb, object, rest } = deed;
  const has = (words: string): boolean =>
    words
      .toLowerCase()
      .split(' ')
      .every((word) => known.has(word) || known.has(word.replace(/n't$/, '')));
  const lower = object.replace(/^(?:The|An?|Any|All|Your|His|Her|Its|Their|Our|This|These)\b/, (word) =>
    word.toLowerCase(),
  );
  const doing = gerund(verb);
  return [
    // What must be done by somebody need not be done by everybody.
    ...(known.has(participleOf(verb)) && !(deed.generic && known.has('by'))
      ? passive.filter(has).map((modal) => `${capital(object)} ${modal} be ${participleOf(verb)}${rest}`)
      : []),
    ...(known.has(verb)
      ? [
          ...adjectives.filter(has).map((one) => `It is ${one} to ${verb} ${lower}${rest}`),
          ...there.filter(has).map((one) => `There is ${one} to ${verb} ${lower}${rest}`),
          ...passive
            .filter(has)
            .map((modal) => `You ${modal.replace('has to', 'have to')} ${verb} ${lower}${rest}`),
        ]
      : []),
    ...(known.has(doing)
      ? adjectives
          .filter(has)
          .flatMap((one) => [
            `${capital(doing)} ${lower}${rest} is ${one}`,
            ...(known.has('of') ? [`${capital(doing)} of ${lower}${rest} is ${one}`] : []),
          ])
      : []),
  ].slice(0, MOST);
}
