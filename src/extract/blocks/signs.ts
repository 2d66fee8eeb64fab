/** Items that a sign or a box says yes or no of: `✅ SSO`, `❌ Refunds`, `[x] SSO`. */
import { fold } from '../../text/chars.ts';
import { areMany, lowered } from '../parts/lowered.ts';
import { IMPERATIVES } from '../phrases/instructions.ts';
import { tellsDeed } from './deeds.ts';
import type { Block } from './layout.ts';

const YES = /^[✅✓✔☑🟢]/u;
const NO = /^[❌✖✗✘❎🚫⛔🔴]/u;

/** What the sign before an item says of it; undefined for none. */
export function signOf(answer: string, { kind, start, indent, lines }: Block): boolean | undefined {
  if (kind !== 'item') return undefined;
  const words = lines[0]!.start;
  const box = /\[(?<mark>[ xX])\]\s*$/.exec(answer.slice(start + indent, words))?.groups?.mark;
  if (box !== undefined) return box !== ' ';
  const opening = answer.slice(words, words + LONGEST_SIGN);
  return YES.test(opening) ? true : NO.test(opening) ? false : undefined;
}

const LONGEST_SIGN = 4;

/** Whether an item names something, and is no deed that is still to be done: `[ ] Refund the customer`. */
export const isNamed = (item: string): boolean =>
  !/^\p{L}+ (?:the|an?|your|our|my|his|her|their|its|this|that|these|all|it|them|us|me|you|to|up|out|with|for)\b/iu.test(
    item,
  ) && !IMPERATIVES.has(fold(item).split(' ', 1)[0]!);

/** What an item without a verb says under its sign, of the thing that it stands under if there is one. */
export function underSign(item: string, yes: boolean, name = ''): string {
  const words = item.replace(/[.;,]$/, '');
  if (name !== '' && !fold(words).includes(fold(name)))
    return `${name} ${yes ? 'includes' : 'does not include'} ${lowered(words)}`;
  if (tellsDeed(words)) return yes ? words : `${words}: no`;
  return `${words} ${areMany(words) ? 'are' : 'is'} ${yes ? 'included' : 'not included'}`;
}

/** The words of an item with the sign that denies it, so that they differ from those of an item that has it. */
export const withSign = (answer: string, block: Block, words: string): string =>
  signOf(answer, block) === false && !NO.test(words) ? `✗ ${words}` : words;
