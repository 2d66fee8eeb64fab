/** One of a row of numbers, told of by what is said of the row: "version 4.5 is affected" for "versions 4.2 to 4.6 are affected". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const NUMBER = String.raw`([A-Z]?\d+(?:\.\d+)*)`;
const ROW = new RegExp(
  String.raw`^((?:All |The )?)([\p{L}]+)s (?:from )?${NUMBER}(?: to | through |\s?[-–]\s?)${NUMBER} (are|were|have|must|may|can|will|need|do)\b(.*)$`,
  'u',
);
const ONE = new RegExp(
  String.raw`^(?:The )?(\p{L}+) ${NUMBER} (?:is|was|has|must|may|can|will|needs|does)\b`,
  'u',
);
const SINGULAR: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  need: 'needs',
  do: 'does',
};
/** What takes some out of a row, or tells of all of them together. */
const EXCEPTING =
  /\b(?:except|excluding|but not|other than|apart from|only|together|in total|each|respectively|between them|combined|not including|odd|even|some)\b/iu;

/** "; version 4.7 is not": what is told of a number beside the row. */
const OTHERS = /[;,](?: and| but)? (?:\p{L}+ )?[A-Z]?\d[\d.]* (?:is|are|was|were) not(?: \p{Ll}+)?$/u;

/** A number as its parts: "4.10" comes behind "4.9"; undefined where letters lead it that the others have not. */
const partsOf = (text: string): readonly number[] =>
  text
    .replace(/^[A-Z]/u, '')
    .split('.')
    .map(Number);
const letterOf = (text: string): string => /^[A-Z]/u.exec(text)?.[0] ?? '';

function compare(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A member of the row that the claim names. */
function byMember({ text, said }: Wording): readonly string[] {
  const plain = text.replace(OTHERS, '');
  const [row, one] = [ROW.exec(plain), ONE.exec(said)];
  if (row === null || one === null || EXCEPTING.test(plain) || isLeftOpen(plain)) return [];
  const [, , noun = '', first = '', last = '', verb = '', rest = ''] = row;
  const [, own = '', number = ''] = one;
  if (own.toLowerCase() !== noun.toLowerCase()) return [];
  const letters = new Set([first, last, number].map(letterOf));
  const [from, to, at] = [first, last, number].map(partsOf) as [
    readonly number[],
    readonly number[],
    readonly number[],
  ];
  // "4.2 to 4.6": whether 4.6.1 is one of them is not said.
  if (letters.size > 1 || from.length !== to.length || at.length !== from.length) return [];
  if (compare(at, from) < 0 || compare(at, to) > 0) return [];
  return [`${own} ${number} ${SINGULAR[verb] ?? verb}${rest}`];
}

export const IN_RANGE: readonly Rewriter[] = [{ of: ONE, write: byMember, reorders: true }];
