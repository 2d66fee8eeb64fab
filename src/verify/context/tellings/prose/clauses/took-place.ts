/** A deed that took place told by its verb: "the parcel was delivered on 6 May" for "delivery took place on 6 May". */
import { participleOf } from '../../../../../text/inflect.ts';
import { DEALERS } from '../../../dealing.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';
import { PERSON } from './coordinated.ts';

const VERBS: Readonly<Record<string, string>> = {
  delivery: 'deliver',
  inspection: 'inspect',
  installation: 'install',
  repair: 'repair',
  payment: 'pay',
  handover: 'hand over',
  cancellation: 'cancel',
  replacement: 'replace',
  collection: 'collect',
  shipment: 'ship',
  dispatch: 'dispatch',
};
/** What a noun without "of" is of, where a text speaks of one such thing. */
const DELIVERED = 'order|parcel|package|shipment|consignment';
const THING = String.raw`(?:the|an?|his|her|its|their|our|your) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+`;
const HELD = new RegExp(
  String.raw`^(?:The )?(${Object.keys(VERBS).join('|')})(?: of (${THING}))? (?:took place|was (?:made|carried out|performed|completed)) ((?:on|in|at|between) [^,;:]{2,60})$`,
  'iu',
);
const DONE = new RegExp(String.raw`^(?:The|Your) (${DELIVERED}) (?:was|has been) delivered\b`, 'u');
/** More than one of them. */
const OTHER = new RegExp(
  String.raw`\b(?:first|second|third|two|three|both|other|another|each|next|further|partial|remaining|rest|earlier|previous|new|replacement) (?:\p{Ll}+ )?(?:${DELIVERED}|deliver(?:y|ies))|\b(?:orders|parcels|packages|shipments|consignments|deliveries)\b`,
  'iu',
);

function byHeld({ text, said, whole, scene }: Wording): readonly string[] {
  const found = HELD.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, noun = '', of, when] = found;
  const verb = VERBS[noun.toLowerCase()]!;
  const done = verb === 'hand over' ? 'handed over' : participleOf(verb);
  if (of !== undefined)
    return PERSON.test(of) || DEALERS.has(of.toLowerCase().split(' ').at(-1)!)
      ? []
      : [`${capital(of)} was ${done} ${when}`];
  const thing = DONE.exec(said)?.[1];
  if (thing === undefined || verb !== 'deliver' || OTHER.test(whole)) return [];
  const { text: all, scan } = scene.source;
  const before = all.slice(0, scan.sentenceStart[scene.sentence]);
  return new RegExp(
    String.raw`\b(?:the|your|our) ${thing}\b|\b${thing} (?:no\.? ?|number ?)?#?\d`,
    'iu',
  ).test(before)
    ? [`The ${thing} was delivered ${when}`]
    : [];
}

const SIGNED = /^([^;:]{2,80}? signed for )(?:it|the delivery)$/u;

/** "Mr Brandt signed for the parcel" for "Mr Brandt signed for it", where a parcel is all that a text tells of to be signed for. */
function bySigned({ text, said, whole, scene }: Wording): readonly string[] {
  const [, lead] = SIGNED.exec(text) ?? [];
  const thing = new RegExp(String.raw`\bsigned for the (${DELIVERED})$`, 'u').exec(said)?.[1];
  if (lead === undefined || thing === undefined || isLeftOpen(text) || OTHER.test(whole)) return [];
  const { text: all, scan } = scene.source;
  const before = all.slice(0, scan.sentenceEnd[scene.sentence]);
  const things = new Set(
    (
      before.match(
        new RegExp(String.raw`\b(?:${DELIVERED}|letter|contract|form|card|key|invoice)s?\b`, 'giu'),
      ) ?? []
    ).map((one) => one.toLowerCase()),
  );
  things.delete('order');
  return things.has(thing) && things.size === 1 ? [`${lead}the ${thing}`] : [];
}

export const TOOK_PLACE: readonly Rewriter[] = [
  { of: /\bsigned for the\b/u, from: SIGNED, write: bySigned },

  { of: /\b(?:was|has been) \p{Ll}+/u, from: HELD, write: byHeld },
];
