/** Request bodies of the measurements. Each holds places for a number, so that no two are the same. */
import { PLACE } from './orders.ts';

const CARRIER =
  `Tracking report ${PLACE}. The parcel for order ${PLACE} left the depot in Leeds on 1 March 2026. ` +
  'It was handed to the local courier the next morning. The courier rang twice and waited for five minutes. ' +
  'The parcel was delivered on 3 March 2026 at 14:20 and signed for by the buyer, who showed an identity card. ' +
  'The weight at hand-over was 2.4 kg, and the seal of the box was whole. The van was back at the depot by six. ' +
  'A photograph of the hall with the open door is kept with this report for ninety days.';

const SHOP =
  `Order ${PLACE}. The buyer paid $42.50 by card on 27 February 2026. The shop confirmed the order within the hour. ` +
  'The goods are two lamps and a set of spare bulbs. The shop takes goods back within 30 days of delivery when ' +
  'they are unused and in their own box. A refund goes to the card that paid, within five working days. ' +
  'Shipping costs are not refunded. The buyer asked on 5 March 2026 for a return label and got one. ' +
  'One of the lamps had a crack in its foot, as the two pictures that came with the message show.';

const claims = [{ text: 'The parcel was delivered on 3 March 2026.' }];
const sources = [
  { source_id: 'carrier', type: 'text', text: CARRIER },
  { source_id: 'shop', type: 'text', text: SHOP },
];

/** One claim, two sources, about 1.5 KB; evidence never seen before. */
export const VERIFY = JSON.stringify({ claims, sources });
export const AUTHORIZE = JSON.stringify({
  action: { type: 'refund', params: { order: PLACE, amount: 42.5, currency: 'USD', to: 'card' } },
  claims,
  sources,
  requirements: { decision_mode: 'strict', min_coverage: 0.85 },
});

const FILLER = [
  'The committee met in the old town hall and talked about the repair of the northern bridge.',
  'Nobody objected to the plan, although two members asked for a second opinion on its cost.',
  'A letter from the ministry arrived on the following Monday and was read aloud.',
  'The engineers expect the work to take about nine weeks once the steel has come.',
  'In the meantime the ferry carries people and bicycles, but no cars.',
];

/**
 * One claim against about `bytes` of text that holds its evidence near the end, or with `other` in many places;
 * `serial` makes it another text.
 */
export function large(bytes: number, serial: number, other = false): string {
  const fact = `The parcel ${serial} was delivered on 3 March 2026.`;
  const sentences: string[] = [];
  for (let size = fact.length, at = 0; size < bytes; at++) {
    const sentence = `${FILLER[at % FILLER.length]} Note ${serial}-${at} was filed.`;
    sentences.push(sentence);
    size += sentence.length + 1;
  }
  sentences.splice(Math.floor(sentences.length * 0.9), 0, fact);
  const text = sentences.join(' ');
  return JSON.stringify({
    claims: [{ text: other ? FILLER[2] : fact }],
    sources: [{ source_id: 'minutes', type: 'text', text }],
  });
}

/** An entry of a batch: one claim, about 1.5 KB of evidence never seen before. */
export function entry(serial: number): string {
  return VERIFY.replaceAll(PLACE, String(serial).padStart(PLACE.length, '0'));
}
