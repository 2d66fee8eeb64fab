/**
 * On which side of another deed something lies: "access is granted before completion of the training" by "following completion
 * of the training". What the one word leads to stands in the evidence behind another, whether as a clause or as a noun.
 */
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** How something lies to what a word leads to. */
type Side = 'before' | 'until' | 'from' | 'at' | 'while';

/** By side the words that say so; the longer of two that begin alike stands first. */
const WORDS: readonly (readonly [string, Side])[] = [
  ['prior to', 'before'],
  ['ahead of', 'before'],
  ['in advance of', 'before'],
  ['before', 'before'],
  ['until', 'until'],
  ['till', 'until'],
  ['as soon as', 'from'],
  ['subsequent to', 'from'],
  ['following', 'from'],
  ['once', 'from'],
  ['since', 'from'],
  ['after', 'from'],
  ['upon', 'from'],
  ['when', 'at'],
  ['during', 'while'],
  ['while', 'while'],
];
const LEADS: readonly (readonly [readonly string[], Side])[] = WORDS.map(([words, side]) => [
  words.split(' '),
  side,
]);
/** "On completion of": only before the noun of a deed. */
const DEED =
  /(?:tion|sion|ment|al|ery|ance|ing|receipt|arrival|departure|sale|purchase|return|request|entry|exit)$/;

/** The sides that evidence tells of where a statement may say one. */
const SAID_BY: Readonly<Record<Side, ReadonlySet<Side>>> = {
  before: new Set(['before']),
  until: new Set(['until']),
  from: new Set(['from', 'at', 'while']),
  at: new Set(['at', 'from', 'while']),
  while: new Set(['while', 'at']),
};

/** "Not before it is paid" is "once it is paid", and much else turns with a denial. */
const TURNED = /\b(?:not|never|no|nobody|nothing|none|only|unless|without|cannot|neither|nor)\b|n['’]t\b/iu;
const SIDED =
  /\b(?:prior to|ahead of|in advance of|before|until|till|as soon as|subsequent to|following|once|since|after|upon|on|when|during|while)\b/iu;
const OWN = 0.7;
/** Words between such a word and what it leads to, at the most. */
const REACH = 6;

export const OTHER_SIDE_OF: Guard = againstUnit('date_time', 'english', onOtherSide, {
  said: () => SIDED,
  told: () => SIDED,
});

function onOtherSide({ reading, units, support }: Told, first: AlignedSentence): number {
  if (first.source.structured || TURNED.test(textOf(reading))) return -1;
  return units.findIndex(({ value, from }, i) => {
    if (value !== undefined || support.from[i] !== 0 || support.matches[i]!.strength < OWN) return false;
    const theirs = first.reading;
    const said = sideBefore(reading, from, ARTICLES);
    if (said === undefined || TURNED.test(textOf(theirs))) return false;
    const told = sideBefore(theirs, support.matches[i]!.at);
    return told !== undefined && !SAID_BY[said].has(told) && !hasSide(theirs, said);
  });
}

const ARTICLES = /^(?:the|an?|his|her|its|their|our|my|your|this|that|any|all|we|you|they|it|he|she)$/;

/** The side that the nearest such word before a place tells; undefined where a mark or too much stands between. `only`: what alone may. */
function sideBefore({ words, text }: Reading, place: number, only?: RegExp): Side | undefined {
  for (let at = place - 1; at >= 0 && at >= place - REACH; at--) {
    if (/[.,;:()–—]/.test(text.slice(words[at]!.end, words[at + 1]!.start))) return undefined;
    const side = sideAt(words, at);
    if (side !== undefined) return words[at]!.value < 0 ? side : undefined;
    if (only !== undefined && !only.test(words[at]!.form)) return undefined;
  }
  return undefined;
}

/** The side that the words ending at a place tell. */
function sideAt(words: Reading['words'], at: number): Side | undefined {
  if (words[at]!.form === 'on') return DEED.test(words[at + 1]?.form ?? '') ? 'from' : undefined;
  return LEADS.find(([parts]) =>
    parts.every((part, k) => words[at - parts.length + 1 + k]?.form === part),
  )?.[1];
}

/** Whether a sentence has a word of that side as well: which of the two it means is for other guards. */
const hasSide = ({ words }: Reading, side: Side): boolean =>
  words.some((_, at) => sideAt(words, at) === side);
