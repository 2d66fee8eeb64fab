/**
 * "The flight was cancelled" of `booking: B-1; status: cancelled; flight: LX 318`, "Ann is delayed" of `order: 12; status: delayed;
 * customer: Ann`: how a record stands, and what it tells of its thing, is of that thing and not of what it refers to.
 */
import type { Field } from '../../record/record.ts';
import { GOES_WITH } from '../../record/whose/own-number.ts';
import { DONE_TO_THING, isBeside, isOfParty, isThing, nounOf, OF_THING } from '../../record/whose/thing.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const CLAIM =
  /^(?:(?:The|An?|This|That|Your|Our|His|Her|Their) )?(?<subject>\p{L}+(?: \p{L}+)?)(?: (?:no\.? |number |#)?(?:\p{Lu}[\p{L}\d-]* ?)?#?[\p{L}-]*\d[\p{L}\d/-]*)? (?:is|are|was|were|has|have|had|remains?|got|costs?|weighs?) (?:(?:been|not|still|already|now|currently|a|an|the) )*(?<rest>.{2,60})/u;

export const STATE_OF_RECORD: Guard = against(
  'entity',
  'any',
  ({ reading }, sentence) => {
    const found = CLAIM.exec(textOf(reading))?.groups;
    if (found === undefined) return false;
    const subject = found.subject!.toLowerCase();
    return recordsAt(sentence).some(({ own }) => isOfAnother(own, subject, found.rest!.toLowerCase()));
  },
  { said: () => CLAIM },
);

/** Whether fields name a statement's subject beside the thing that they are of, and tell the rest of that thing. */
function isOfAnother(own: readonly Field[], subject: string, rest: string): boolean {
  const primary = own.find(isThing);
  const named = own.find(
    (field) => nounOf(field) === subject || field.quote.trim().toLowerCase() === subject,
  );
  if (
    named === undefined ||
    primary === undefined ||
    own.indexOf(named) <= own.indexOf(primary) ||
    !isBeside(named)
  )
    return false;
  const [thing, noun] = [nounOf(primary), nounOf(named)].map((one) => one.split(' ').at(-1)!);
  if (thing === subject || GOES_WITH.get(thing!)?.includes(noun!) === true) return false;
  const ofThing = (name: string): boolean =>
    OF_THING.test(name) || (isOfParty(named) && DONE_TO_THING.test(name));
  return own.some((field) => field !== named && ofThing(field.name.join(' ')) && tells(field, rest));
}

/** Whether a statement has a field's value, or the deed that it is named for. */
function tells({ name, quote }: Field, rest: string): boolean {
  const words = rest.split(/[^\p{L}\d]+/u);
  const deed = name.find((word) => /(?:ed|sent|paid|held|made)$/.test(word));
  if (
    deed !== undefined &&
    words.some((word) => word.startsWith(deed.slice(0, Math.max(4, deed.length - 3))))
  )
    return true;
  return quote
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some(
      (own) =>
        own.length > 1 && words.some((word) => word.startsWith(own.slice(0, Math.max(4, own.length - 3)))),
    );
}
