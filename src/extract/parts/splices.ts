/** Clauses with nothing but a comma between them: `The tour includes lunch, drinks are extra`. */
import type { Tree } from '../../text/parse/tree.ts';
import { isClause, isSpoken, leavesOpen, parseAlone, subjectTokens } from './clauses.ts';
import { type Half, opensSubject } from './halves.ts';

/** What sets a clause behind the time of the one before it: `free until 2 May, after that we charge a night`. */
const AFTERWARDS = /^(?:after that|after this|afterwards|thereafter|from then on) (?=\p{L})/iu;

/** The clauses around the last comma, where both are plain and neither is said to hang on the other. */
export function spliced(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const at = tokens.findLastIndex(({ form }) => form === ',');
  if (at < 3 || at + 3 > tokens.length) return undefined;
  const then = AFTERWARDS.test(text.slice(tokens[at + 1]!.start));
  if (!then && !opensSubject(tokens[at + 1]!.xpos, false)) return undefined;
  if (/^(?:IN|WRB|TO|VBG|VBN)$/.test(tokens[0]!.xpos) || tokens.slice(at).some(({ form }) => form === 'and'))
    return undefined;
  const left = { start: tokens[0]!.start, end: tokens[at - 1]!.end, lead: '' };
  const right = { start: tokens[at + 1]!.start, end: tokens.at(-1)!.end, lead: '' };
  const subject = subjectTokens(text.slice(right.start, right.end).replace(AFTERWARDS, ''));
  // "…, one day before the account was locked" tells when.
  if (
    subject === undefined ||
    subject.some(({ form }) => /^(?:before|after|than|until|since|when|as)$/i.test(form))
  )
    return undefined;
  const [first, second] = [parseAlone(text, left), parseAlone(text, right)];
  return isClause(first) && isClause(second) && !leavesOpen(first) && !isSpoken(second)
    ? [left, right]
    : undefined;
}
