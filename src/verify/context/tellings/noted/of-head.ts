/**
 * Notes that open with what they are about and go on in participles: "Flat 12, heating. Repaired 5 March by Volt." says that
 * the heating in flat 12 was repaired by Volt on 5 March.
 */
import type { Document } from '../../../read/document.ts';
import type { Teller } from '../types.ts';
import { bare, lowered } from '../words.ts';
import { addsAnother } from './of-opening.ts';

const PLACED =
  /^(?<place>(?:Flat|Room|Unit|House|Apartment|Office|Bay|Desk|Shop|Ward) [\p{L}\d-]{1,8}), (?:the )?(?<thing>\p{Ll}[\p{Ll} -]{2,30})$/u;
const NUMBERED =
  /^(?<id>(?:(?:Order|Ticket|Case|Claim|Refund|Invoice|Booking|Parcel|Shipment|Request|Return|Dispute|Complaint|Contract|Policy|Change|Application) )?\p{Lu}{0,5}-?\d[\p{L}\d-]*)$/u;
const HEAD =
  /^(?:Flat|Room|Unit|House|Apartment|Office|Bay|Desk|Shop|Ward) [\p{L}\d-]{1,8}\b|^\p{Lu}{1,5}-\d/u;

const DAY = String.raw`(?:\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, \d{4})?|\d{4}-\d\d-\d\d)`;
const NAME = String.raw`(?:the )?[\p{L}][\p{L}&.'\u2019-]*(?: [\p{L}&.'\u2019-]+){0,3}`;
const DONE = new RegExp(
  String.raw`^(?<deed>\p{Lu}\p{Ll}+(?:ed)|Sent|Paid|Sold|Held)(?:,? (?:on )?(?<day>${DAY})(?:,? \d{1,2}[:.]\d\d)?)?(?: by (?<who>${NAME}?))?(?:,? (?:on )?(?<later>${DAY})(?:,? \d{1,2}[:.]\d\d)?)?$`,
  'u',
);

/** What was done to what a note opens with. */
export const ofHead: Teller = ({ source, sentence, tell }) => {
  if (sentence === 0 || source.scan.sentenceCount > MOST) return [];
  const told = tell(sentence);
  const found = DONE.exec(bare(source.said(sentence).trim()))?.groups;
  const things = found === undefined ? [] : headOf(source);
  if (found === undefined || things.length === 0 || addsAnother(source, sentence)) return [];
  const { who } = found;
  const deed = found.deed!.toLowerCase();
  const day = found.day ?? found.later;
  const on = day === undefined ? [''] : ['', ` on ${day}`];
  return things
    .flatMap((thing) =>
      on.flatMap((when) => [
        `${thing} was ${deed}${when}.`,
        ...(who === undefined
          ? []
          : [`${thing} was ${deed} by ${who}${when}.`, `${who} ${deed} ${lowered(thing)}${when}.`]),
      ]),
    )
    .map((text) => ({ ...told, text, from: [...told.from, 0, sentence] }));
};

/** Sentences of such a note, at the most. */
const MOST = 12;

/** What a note opens with, as it may be called; nothing where another line opens so too. */
function headOf(source: Document): readonly string[] {
  const first = bare(source.said(0).trim());
  for (let at = 1; at < source.scan.sentenceCount; at++) if (HEAD.test(source.said(at).trim())) return [];
  const placed = PLACED.exec(first)?.groups;
  if (placed !== undefined)
    return [
      `The ${placed.thing} in ${placed.place!.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
      `The ${placed.thing}`,
    ];
  const id = NUMBERED.exec(first)?.groups?.id;
  return id === undefined ? [] : [id];
}
