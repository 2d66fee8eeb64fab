/**
 * "According to Mr. Wilk, the scratch was not there" by "Ms. Osei states that the scratch was not there. Mr. Wilk states that it was
 * there": what one says and the other denies is told of him who denies it.
 */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const SAYS =
  '(?:says?|said|states?|stated|claims?|claimed|believes?|believed|thinks?|thought|told|writes?|wrote|reports?|reported|maintains?|insists?|insisted|argues?|argued|holds)';
const TITLE = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?`;
const NAME = String.raw`(?<!\p{L})\p{Lu}[\p{L}'\u2019-]{1,30}`;
const TELLER = new RegExp(
  String.raw`(?:\b[Aa]ccording to |\b[Ii]n the (?:view|words) of )${TITLE}(?:${NAME} ){0,2}?(?<by>${NAME})(?=[,.]| the| a)|(?<who>${NAME}) ${SAYS}(?: that)?\b`,
  'u',
);
const TOLD = new RegExp(String.raw`(?<who>${NAME}) ${SAYS}(?: that)? (?<what>[^.;]{1,200})`, 'gu');
const DENYING = /\b(?:not|never|no|none|nobody|nothing|without)\b|n['\u2019]t\b/iu;

export const TELLER_DENIES: Guard = against('attribution', 'english', deniesIt, { said: () => TELLER });

/** Whether whom a statement gives for its word says the point denied, or undenied, and another as the statement has it. */
function deniesIt({ reading, score, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  const groups = TELLER.exec(said)?.groups;
  const teller = groups?.by ?? groups?.who;
  if (teller === undefined || score === Number.POSITIVE_INFINITY) return false;
  const told = sentences.flatMap((one) =>
    [...textOf(one.reading).matchAll(TOLD)].map((found) => found.groups!),
  );
  const [own, others] = [true, false].map((is) => told.filter(({ who }) => (who === teller) === is));
  const isDenied = DENYING.test(said);
  return (
    own!.length > 0 &&
    own!.every(({ what }) => DENYING.test(what!) !== isDenied) &&
    others!.some(({ what }) => DENYING.test(what!) === isDenied)
  );
}
