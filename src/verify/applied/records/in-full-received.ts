/** That all came that was ordered, of a note that counts both: "the goods were received in full" of "ordered 40, received 40". */
import type { Scene, Shown } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';

const IN_FULL =
  /^(?:The|All(?: of the| the)?|Everything in the) (?<what>\p{Ll}+(?: \p{Ll}+)?)(?: \S*\d\S*)? (?:was|were|has been|have been|has|have) (?:(?:received|delivered|shipped|arrived) (?:in full|completely|complete|in its entirety)|fully (?:received|delivered|shipped)|complete)$/u;
const THINGS =
  /^(?:goods|order|delivery|shipment|items|consignment|parcels?|purchase order|ordered goods|ordered items)$/u;
const ORDERED =
  /\bordered:? (?<counts>\d[^.;\n]*?)(?=,? (?:and )?(?:received|delivered|shipped|arrived)\b|[.;\n]|$)/giu;
const CAME =
  /\b(?:received|delivered|shipped|arrived):? (?<counts>\d[^.;\n]*?)(?=,? (?:and )?ordered\b|[.;\n]|$)/giu;
const COUNT = /(?<![\p{L}\d-])\d[\d,]*(?![\d-])/gu;
/** What is of one of several, or not as it should be. */
const SHORT =
  /\b(?:damaged|missing|short|back ?order\w*|rejected|returned|partial\w*|outstanding|open|wrong|defective|broken|to follow|to come|still|shortage)\b:? ?(?!0\b|none\b|no\b)/iu;

/** Where a note counts as many that came as were ordered; undefined for another statement, and where it does not. */
export function receivedInFull(said: string, { documents }: Scene): Shown | undefined {
  const what = IN_FULL.exec(said)?.groups?.what;
  if (what === undefined || !THINGS.test(what)) return undefined;
  const sentences = sentencesOf(documents);
  const counted = sentences.filter(({ text }) => text.search(ORDERED) >= 0 || text.search(CAME) >= 0);
  const [only] = counted;
  if (only === undefined || sentences.some(({ text }) => SHORT.test(text))) return undefined;
  const numbers = (is: RegExp): readonly string[] =>
    counted.flatMap(({ text }) =>
      [...text.matchAll(is)].flatMap(({ groups }) => groups!.counts!.match(COUNT) ?? []),
    );
  const [ordered, came] = [numbers(ORDERED), numbers(CAME)];
  // Of each line of several, in the same order.
  const same =
    ordered.length > 0 && ordered.length === came.length && ordered.every((one, at) => one === came[at]);
  const named = /\d\S*/u.exec(said)?.[0];
  const isOfIt = named === undefined || sentences.some(({ text }) => text.includes(named));
  return same && isOfIt
    ? { places: counted, told: `ordered ${ordered.join(', ')}; received ${came.join(', ')}` }
    : undefined;
}
