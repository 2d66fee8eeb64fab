/**
 * What a clause behind a comma says of its own: `The mailbox was full, which is why messages bounced`, `Water entered the
 * attic, where it soaked the floor`. It has its subject with it, so it is told as a clause beside the one before it; the
 * sentence stays a claim, for that one followed from the other.
 */
import type { Tree } from '../../text/parse/tree.ts';
import { readsAsClause, subjectTokens } from './clauses.ts';
import type { Half } from './halves.ts';

/** What a clause of its own stands behind; what it says is said to be so, whatever it follows from. */
const UPSHOT =
  /,? (?:which (?:is|was|explains|explained) why|which (?:means?|meant)(?: that)?|that is why|that['’]s why) /iu;
/** A place at which something happened once: what holds there in general would lose its place. */
const WHERE =
  /, where (?=(?:it|they|he|she|we|i|you) (?!\p{L}*(?:can|may|will|must|should|is|are|has|have)\b))/iu;

/** The clause before the comma, the one behind it, and both as they stand; undefined where either is none. */
export function upshots(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const [start, end] = [tokens[0]!.start, tokens.at(-1)!.end];
  const said = text.slice(start, end);
  const joint = UPSHOT.exec(said) ?? WHERE.exec(said);
  if (joint === null || joint.index < 2) return undefined;
  const left = { start, end: start + joint.index, lead: '' };
  const right = { start: left.end + joint[0].length, end, lead: '' };
  const once =
    UPSHOT.test(joint[0]) || tokens.some((token) => token.start > right.start && token.xpos === 'VBD');
  const behind = opened(text.slice(right.start, right.end));
  const clauses = readsAsClause(text.slice(left.start, left.end)) && readsAsClause(behind);
  return once && clauses && subjectTokens(behind) !== undefined
    ? [left, right, { start, end, lead: '', whole: true }]
    : undefined;
}

/** Words as a sentence begins: `messages bounced` is read as a noun with a participle. */
const opened = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
