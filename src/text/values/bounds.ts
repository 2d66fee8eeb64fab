import { DIGITS } from './characters.ts';
import { Role } from './entry.ts';
import { phraseAt, type Reader } from './reader.ts';
import type { Bound } from './types.ts';

/** A bound as written, and the token after it. */
export interface BoundPhrase {
  readonly value: Bound;
  readonly next: number;
}

const SIGNS: ReadonlyMap<number, Bound> = new Map([
  [0x3e, 'more'],
  [0x3c, 'less'],
  [0x2265, 'min'],
  [0x2264, 'max'],
  [0x2a7e, 'min'],
  [0x2a7d, 'max'],
  [0x7e, 'about'],
  [0x2248, 'about'],
  [0x2243, 'about'],
]);

const EQUALS = 0x3d;
const PLUS = 0x2b;

/** The bound that starts at token `i` and stands before a number: "at least", "≥", "<=". */
export function readBoundBefore(reader: Reader, i: number): BoundPhrase | undefined {
  const { tokens } = reader;
  const sign = SIGNS.get(tokens.mark(i));
  if (sign) {
    if (tokens.mark(i + 1) !== EQUALS || !tokens.glued(i + 1)) return { value: sign, next: i + 1 };
    return { value: sign === 'more' ? 'min' : 'max', next: i + 2 };
  }
  const phrase = phraseAt(reader, i, tokens.entry(i)?.bound);
  if (!phrase || isSummedUp(reader, i)) return undefined;
  const dot = tokens.mark(phrase.next) === 0x2e && tokens.length(i) <= 6 && tokens.glued(phrase.next);
  const next = dot && tokens.kind(phrase.next + 1) === DIGITS ? phrase.next + 1 : phrase.next;
  const about = phrase.value === 'about' ? undefined : phraseAt(reader, next, tokens.entry(next)?.bound);
  const article =
    /^(?:the|a|den|der|les|los|las)$/.test(tokens.lower(next)) && tokens.kind(next + 1) === DIGITS;
  if (about?.value === 'about') return { value: phrase.value, next: about.next };
  return { value: phrase.value, next: article ? next + 1 : next };
}

/** "The fees add up to $145", "the rent went up to $900": what they come to; "you may add up to ten users" has a bound. */
function isSummedUp({ tokens }: Reader, i: number): boolean {
  if (
    tokens.lower(i) !== 'up' ||
    i < 1 ||
    !/^(?:adds?|sums?|went|gone|jumped|climbed|crept|edged|shot)$/.test(tokens.lower(i - 1))
  )
    return false;
  return (
    i < 2 ||
    !/^(?:can|could|may|might|must|will|would|should|shall|to|not|you|and|or)$/.test(tokens.lower(i - 2))
  );
}

/** The bound at token `i` that follows a number: "or more", "500+". */
export function readBoundAfter(reader: Reader, i: number): BoundPhrase | undefined {
  const { tokens } = reader;
  if (tokens.mark(i) === PLUS && tokens.glued(i) && !tokens.glued(i + 1))
    return { value: 'min', next: i + 1 };
  const phrase = phraseAt(reader, i, tokens.entry(i)?.boundAfter);
  const roles = phrase ? (tokens.entry(phrase.next)?.roles ?? 0) : 0;
  const bindsNext =
    phrase && (tokens.kind(phrase.next) === DIGITS || (roles & (Role.number | Role.article)) !== 0);
  return bindsNext ? undefined : phrase;
}
