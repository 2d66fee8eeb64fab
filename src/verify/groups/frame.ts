/** What opens a sentence and names the group that all of it is of. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Rational } from '../../text/values/rational.ts';
import { type Noun, nounOf } from './noun.ts';
import { quantityAt } from './quantity.ts';
import { numberAt, type Token } from './words.ts';

/** "Of the 40 applicants, …": the group that all that follows is of. */
export interface Frame {
  readonly noun: Noun | undefined;
  readonly total: Rational | undefined;
  readonly refers: boolean;
  readonly next: number;
}

/** The frame of a sentence; undefined where none opens it or its group cannot be read. */
export function frameOf(text: string, tokens: readonly Token[], lexicon: Lexicon): Frame | undefined {
  let at = tokens[0]?.form === 'out' ? 1 : 0;
  if (tokens[at]?.form !== 'of') return undefined;
  at++;
  if (/^(?:all|a)$/.test(tokens[at]?.form ?? '') && tokens[at + 1]?.form === 'total') at += 3;
  if (/^(?:the|these|those|its|our|their|your|his|her|all)$/.test(tokens[at]?.form ?? '')) at++;
  const number = numberAt(tokens, at);
  if (number !== undefined) at = number.next;
  let end = at;
  while (end < tokens.length && tokens[end]!.form !== ',' && quantityAt(tokens, end) === undefined) end++;
  if (end >= tokens.length) return undefined;
  const next = tokens[end]!.form === ',' ? end + 1 : end;
  const refers = end === at || /^(?:them|these|those)$/.test(tokens[at]!.form);
  const noun = refers ? undefined : nounOf(text, tokens, at, end, lexicon);
  if (!refers && noun === undefined) return undefined;
  return { noun, total: number?.value, refers, next };
}
