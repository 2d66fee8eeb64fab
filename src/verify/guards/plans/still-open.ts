/**
 * "On hold until the contract is signed", "waiting for the payment to arrive" by "contract signed", "payment arrived": what
 * is waited for has not come, and evidence that tells of its coming says no such thing.
 */
import { gather } from '../../../text/gather.ts';
import type { Word } from '../../../text/reading.ts';
import { against, type Told } from '../guard.ts';

export const STILL_OPEN = against('condition', 'english', comesLater);

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.7;

const WAITING = /^(?:await(?:s|ing)?|wait(?:s|ing)?)$/;
/** Words by which evidence says that something has yet to come. */
const OPEN =
  /^(?:until|till|before|by|from|unless|if|when|once|after|as|pending|await\p{L}*|wait\p{L}*|not|no|never|yet|still|open|outstanding|missing|overdue|due|queued?|hold|held|to|will|shall|would|must|should|may|can|needs?|needed|requir\p{L}+|requests?|requested|remain\p{L}*|subject|depend\p{L}*|expect\p{L}*|plan\p{L}*|schedul\p{L}+|progress|review|for|with|paused?|blocked|stopped|suspended|\p{L}+n't|without|lack\p{L}*|only)$/u;

function comesLater({ reading: { words }, units, support }: Told): boolean {
  const opens = words.findIndex(
    ({ form, value }, at) => value < 0 && at > 0 && (WAITING.test(form) || isUntilClause(words, at)),
  );
  if (opens < 0) return false;
  const behind = gather(units, ({ from }, i) => (from > opens ? [i] : []));
  return (
    behind.length > 1 &&
    behind.every((i) => support.matches[i]!.strength >= OWN) &&
    !support.sentences.some(({ reading }) =>
      reading.words.some(({ form, value }) => value < 0 && OPEN.test(form)),
    )
  );
}

/** "Until the contract is signed": words with a verb of being or having, and no day or time. */
const isUntilClause = (words: readonly Word[], at: number): boolean =>
  /^(?:until|till)$/.test(words[at]!.form) &&
  words
    .slice(at + 1)
    .some(({ form, value }) => value < 0 && /^(?:is|are|has|have|was|were|gets?|\p{L}+s)$/u.test(form)) &&
  words.slice(at + 1).every(({ value }) => value < 0);
