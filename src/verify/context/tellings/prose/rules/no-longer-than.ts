/** What may be done for so long at the most may not be done for longer: "for longer than three hours" for "may … for up to three hours". */
import { SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const FOR_UP_TO = new RegExp(
  String.raw`^(?<who>(?!(?:if|when|in|on|at|with|without|some|most|no|few|many)\b)[^,;:]{2,60}?) (?:may|can) (?!not\b)(?<what>[^,;:]{2,90}?) for (?:up to|at most|a maximum of|no more than|not more than) (?<span>${SPAN})$`,
  'iu',
);
const LONGER = /\b(?<not>may not|must not|cannot|can not)\b.* for (?<more>longer than|more than) /u;
/** What lets somebody do it for longer after all, or makes it a matter of how often. */
const AFTER_ALL =
  /\b(?:longer|exten\p{L}*|more than|permit|permits|unless|except\p{L}*|renew\p{L}*|additional|further|exempt\p{L}*|no limit|unlimited|free|at a time|again|instead|was|were|old|former|draft|proposal)\b/iu;

function noLonger({ text, said, whole }: Wording): readonly string[] {
  const { who, what, span } = FOR_UP_TO.exec(text)?.groups ?? {};
  const { not, more } = LONGER.exec(said)?.groups ?? {};
  if (who === undefined || not === undefined || AFTER_ALL.test(whole)) return [];
  return [`${who} ${not} ${what} for ${more} ${span}`];
}

export const NO_LONGER_THAN: readonly Rewriter[] = [{ of: LONGER, from: FOR_UP_TO, write: noLonger }];
