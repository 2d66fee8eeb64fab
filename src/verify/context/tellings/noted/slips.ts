/**
 * What a note of one order, booking, ticket or contact says, as sentences: who ordered which items, how it was paid and
 * shipped, who signed for it, what each line costs, for whom somebody works. What one fragment leaves out (the buyer, the
 * order) another has; where two could be meant, or the note takes something back, nothing is said.
 */

import type { Teller, Telling } from '../types.ts';
import { slipOf } from './slip.ts';
import { billed, booked, itemsOf, lines, paidBy, paidOf, returned, shippedBy } from './slip-dealings.ts';
import { deeds } from './slip-deeds.ts';
import {
  causeOf,
  chargedTo,
  contactedBy,
  employed,
  lastDeed,
  nextStep,
  requestOf,
  stayOf,
} from './slip-people.ts';

/** What the fragment that a sentence is says in full; none for a text that is no such note. */
export const ofSlip: Teller = (scene) => {
  const slip = slipOf(scene);
  const fragment = slip?.fragments.find(({ sentence }) => sentence === scene.sentence);
  if (slip === undefined || fragment === undefined) return [];
  const said = [
    ...deeds(fragment, slip, scene),
    ...itemsOf(fragment, slip, scene),
    ...shippedBy(fragment, slip, scene),
    ...paidBy(fragment, slip, scene),
    ...lines(fragment, slip),
    ...billed(fragment, slip),
    ...employed(fragment, slip),
    ...nextStep(fragment),
    ...booked(fragment, slip),
    ...returned(fragment, slip),
    ...lastDeed(fragment, slip),
    ...causeOf(fragment, slip),
    ...stayOf(fragment, slip),
    ...chargedTo(fragment),
    ...contactedBy(fragment, slip),
    ...requestOf(fragment, slip),
    ...paidOf(fragment, slip, scene),
  ];
  return [...new Map(said.map((one) => [one.text, one])).values()]
    .slice(0, MOST)
    .map(({ text, with: also }): Telling => {
      const beside = also.filter((one) => one !== scene.sentence);
      return { text: `${text}.`, from: [scene.sentence, ...new Set(beside)], slip: true };
    });
};

/** Sentences of one fragment, at the most. */
const MOST = 60;
