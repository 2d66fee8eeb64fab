/**
 * "The amount is too high for a settlement" by "the amount is settled", "the order is too small to ship free" by "the order
 * ships free": what is too much or too little for something does not get it.
 */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, textOf } from '../guard.ts';

const TOO = /\btoo \p{L}+(?: \p{L}+)? (?:for|to)\b/iu;
/** What tells that something was not so, or that a bound was passed. */
const DENYING =
  /\b(?:too|not|no|none|never|neither|nor|nobody|nothing|cannot|without|unable|impossible|insufficient|excessive|only|must|limit\w*|max\w*|min\w*|exceed\w*|over|above|beyond|below|under|more|less|fewer|up to|at (?:most|least)|short|outside|past|late|fail\w*|refus\w*|reject\w*|den(?:y|ied|ies)|declin\w*|prevent\w*|lack\w*|(?:un|in|im)\p{L}{4,})\b|n['\u2019]t\b|[<>]/giu;

export const TOO_MUCH_FOR: Guard = against(
  'negation',
  'english',
  ({ reading, support: { sentences } }) =>
    TOO.test(textOf(reading)) &&
    !sentences.some((one) => deniesMore(textOf(one.reading), textOf(reading).toLowerCase())),
  { said: () => TOO },
);

/** Whether a text has a word that denies or bounds, and that a statement has not: "without a visit" may stand in both. */
const deniesMore = (text: string, said: string): boolean =>
  matchesOf(text, DENYING).some(({ 0: word }) => /^too$/iu.test(word) || !said.includes(word.toLowerCase()));
