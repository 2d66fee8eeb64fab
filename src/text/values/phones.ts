import { DIGITS } from './characters.ts';
import { identifier } from './codes.ts';
import { goesOnAt, isHyphen, isMark, type Reader, type Reading } from './reader.ts';
import type { IdentifierValue } from './types.ts';

/** "+44 7700 900417", "(555) 123-4567", "01 23 45 67 89". */
export function phone(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  const international = isMark(reader, i, '+') && tokens.glued(i + 1);
  const bracket = isMark(reader, i, '(') && isMark(reader, i + 2, ')');
  const national = tokens.kind(i) === DIGITS && tokens.raw(i).startsWith('0') && tokens.length(i) <= 5;
  if (!international && !bracket && !national) return undefined;
  let at = international || bracket ? i + 1 : i;
  let digits = '';
  let groups = 0;
  let next = at;
  while (tokens.kind(at) === DIGITS && groups < 8 && digits.length + tokens.length(at) <= 15) {
    digits += tokens.digits(at);
    groups += 1;
    next = at + 1;
    const mark = tokens.mark(next);
    const joined = isHyphen(mark) || mark === 0x2f || mark === 0x29 || (mark === 0x28 && groups === 1);
    at = joined ? next + 1 : next;
    if (national && (mark === 0x2e || mark === 0x3a)) return undefined;
    if (joined && mark === 0x2f && groups > 1) break;
    const gap = at < tokens.count ? tokens.starts[at]! - tokens.ends[at - 1]! : 9;
    if (gap > 1) break;
  }
  const enough = international
    ? digits.length >= 7
    : bracket
      ? digits.length === 10
      : groups > 1 && digits.length >= 8;
  if (!enough || goesOnAt(reader, next)) return undefined;
  return identifier(reader, i, next, 'phone', (international ? '+' : '') + digits);
}
