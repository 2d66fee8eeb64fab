/**
 * A second thing done to a subject, told of it by itself: "backups are kept for 30 days" for "backups are made every night and
 * kept for 30 days", "the fee is payable within 14 days" for "the fee is 890 euros, invoiced on the 1st and payable within 14 days".
 */

import { participleOf } from '../../../../../text/inflect.ts';
import type { Lexicon } from '../../../../../text/lexicon/index.ts';
import { mayRecall } from '../../../../against/recall-words.ts';
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';
import { NONE } from './coordinated.ts';

const DONE =
  /^((?!If |When |Once |After |Before |Unless )[^,;:]{2,90}?) (is|are|was|were|will be|has been|have been|must be|has to be|have to be) (\p{Ll}+)\b([^;]*?)(?:,? and (?:then |also )?|, )(\p{Ll}+)\b([^;]*)$/u;
/** What stands for all that is done, or for none of it. */
const SPANNING =
  /\b(?:either|neither|nor|or|not|never|no longer|only|until|but|unless|if|whether|who|which|that|because)\b/iu;

const isParticiple = (word: string, lexicon: Lexicon): boolean => {
  const lemma = lexicon.lemma(word, 'v');
  return (
    word !== lemma &&
    (word === participleOf(lemma) || /(?:ed|en)$/.test(word)) &&
    lexicon.lemmas(word).some(({ pos }) => pos === 'v')
  );
};

const OBJECT = /^ (?:the|an?|his|her|their|its|our|your|my|all|some|\p{Lu}|\d)/u;

function bySecond({ text, lexicon }: Wording): readonly string[] {
  const found = DONE.exec(text);
  if (found === null || SPANNING.test(text) || isLeftOpen(text.replace(/\bmust\b/gu, ''))) return [];
  const [, subject = '', be, first = '', middle, second = '', rest] = found;
  // "Was cancelled and refunded the fee": what has an object was done by the subject, or by whoever is left out.
  if (OBJECT.test(rest!) || mayRecall(text)) return [];
  if (NONE.test(subject) || !isParticiple(first, lexicon) || !isParticiple(second, lexicon)) return [];
  // "The room is booked for staff and visited": what stands between is of the first.
  if (/ (?:and|or) /u.test(` ${rest}`) && / (?:and|or) \p{Ll}+(?:ed|en)\b/u.test(` ${rest}`)) return [];
  return [`${subject} ${be} ${second}${rest}`, `${subject} ${be} ${first}${middle}`];
}

const PRICED = new RegExp(
  String.raw`^((?:The|Your|Our|This|A|An) [^,;:]{2,60}?) (is|are|was|were) (${MONEY}[^,;:]{0,30}), ((?:due|payable|invoiced|billed|charged|paid|collected|held|refundable|transferred)\b[^;]*)$`,
  'u',
);

/** What an amount is and how it is paid. */
function byPriced({ text }: Wording): readonly string[] {
  const found = PRICED.exec(text);
  if (found === null || /\b(?:not|or|if|unless|only|but)\b/u.test(found[4]!)) return [];
  const [, what, be, amount, rest = ''] = found;
  const parts = rest.split(
    /,? and (?=(?:due|payable|invoiced|billed|charged|paid|collected|held|refundable|transferred)\b)/u,
  );
  return [`${what} ${be} ${amount}`, ...parts.map((part) => `${what} ${be} ${part}`)];
}

export const SECOND_PARTICIPLES: readonly Rewriter[] = [
  { of: /\b(?:is|are|was|were|be|been)\b/u, from: DONE, write: bySecond, reorders: true },
  { of: /\b(?:is|are|was|were|be)\b/u, from: PRICED, write: byPriced, reorders: true },
];
