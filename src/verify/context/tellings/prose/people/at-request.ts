/** What was done because somebody asked for it: "at the tenant's request" for "because the tenant asked us to". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const ASKED =
  /^(?<deed>[^;:]{8,120}?),? (?:because|as|since|after) (?<who>(?:the )?[\p{L}' ]{2,30}?) (?:had |has )?(?:asked (?:us|me|them|for it|for this|to)|requested (?:it|this|that)|wanted (?:it|this|us to)|wished it)(?: to(?: do (?:so|it|this))?| for (?:it|this))?$/u;

function byAsking({ text }: Wording): readonly string[] {
  const found = ASKED.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text)) return [];
  const { deed = '', who = '' } = found;
  if (/^(?:he|she|they|it|you|we|i)$/iu.test(who)) return [];
  const owner = `${who}${/s$/u.test(who) ? "'" : "'s"}`;
  return [`${deed} at ${owner} request`, `${deed} at the request of ${who}`];
}

export const AT_REQUEST: readonly Rewriter[] = [
  { of: /\brequest\b/u, from: ASKED, write: byAsking, reorders: true },
];
