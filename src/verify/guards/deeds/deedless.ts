/** A deed that a claim tells of a record which has none: "booking B-14 was cancelled" of a booking with its nights. */
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Told } from '../guard.ts';

/** What is done to a thing that there is already: no record of the thing says so by being there. */
const DEEDS = new Set(
  (
    'pay settle refund reimburse repay cancel close resolve fix solve approve authorise authorize grant reject decline deny ' +
    'refuse ship dispatch deliver complete return renew revoke suspend activate deactivate enable disable verify confirm sign ' +
    'delete remove expire update change upgrade downgrade inspect repair waive extend terminate accept withdraw'
  ).split(' '),
);
/** Match from which a word of the evidence says a deed. */
const SAID = 0.4;

/** The deed of a claim, where records alone carry it and none of their words says that it was done. */
export const DEEDLESS = againstUnit('partially_mentioned', 'records', ({ predicates, units, support }) => {
  if (!units.some(({ word }) => DEEDS.has(word.lemma))) return -1;
  const i = predicates().find(({ done, word }) => done && DEEDS.has(word.lemma))?.unit ?? -1;
  const match = support.matches[i];
  return match === undefined || match.strength >= SAID || match.at >= 0 ? -1 : i;
});

/** What a record of a thing says by being there: that it came about, or how it is called. */
const BEGINNING = new Set(
  (
    'make place create issue book schedule set plan take record register log open order buy purchase sell send give start begin ' +
    'publish launch found establish name call list date hold hire do carry file raise enter add charge bill invoice transfer ' +
    'deposit do locate base situate assign own write produce build release submit receive report request post due owe price ' +
    'value rate measure weigh count number title label know describe identify find see use need require include contain employ'
  ).split(' '),
);

/** "The payout was frozen on 4 March" of a payout of that day: what was done to it, where its record alone carries the claim by the rest of its words. */
export const OTHER_DEED = againstUnit('partially_mentioned', 'records', deedUnsaid);

function deedUnsaid({ reading, units, support, score, inferred }: Told): number {
  // Proofs account for words by fields and calculation.
  if (inferred || score === Number.POSITIVE_INFINITY) return -1;
  if (!/\b(?:is|are|was|were|been|be|got)\b/i.test(reading.text.slice(reading.start, reading.end))) return -1;
  const tree = claimTree(reading);
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || tree.with(root, 'aux:pass').length === 0) return -1;
  const { start, xpos, lemma } = tree.token(root);
  if (xpos !== 'VBN' || BEGINNING.has(lemma)) return -1;
  const deed = units.findIndex((unit) => unit.start <= start && start < unit.end);
  const match = support.matches[deed];
  return match !== undefined && match.at < 0 && match.strength < SAID ? deed : -1;
}
