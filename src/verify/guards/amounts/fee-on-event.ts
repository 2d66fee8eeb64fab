/** "Membership costs 5 pounds" by "a fee of 5 pounds is payable while it is frozen": what something costs in some case is not its price. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const COSTS =
  /^\W*(?:(?:the |an? |each |every |one )?(?<what>[^,;:]{2,60}?) (?:costs?|is priced at|is charged at)|(?:the |its )?(?:price|cost) of (?:the |an? )?(?<of>[^,;:]{2,60}?) (?:is|are)) /iu;
const FEE = /\b(?:fees?|charges?|surcharges?|penalt(?:y|ies)|fines?|deposits?|extra|additional)\b/iu;
const ON_EVENT =
  /\b(?:fee|charge|surcharge|penalty|fine) of [^,;:.]{1,40} (?:is|are|will be|applies|must be)\b[^;.]{0,30}?\b(?:if|when|whenever|while|where|once|for|in case|unless)\b|\b(?:if|when|whenever|should)\b[^;.]{3,120}?,[^;.]{0,40}\b(?:fee|charge|surcharge|penalty|fine) of \S+[^;.]{0,40} (?:is|are|will be|applies)\b/iu;

export const FEE_ON_EVENT: Guard = against('condition', 'prose', isOnEvent, {
  said: () => COSTS,
  told: () => ON_EVENT,
});

function isOnEvent({ reading }: Told, sentence: AlignedSentence): boolean {
  const said = textOf(reading);
  const { what, of } = COSTS.exec(said)?.groups ?? {};
  const thing = (what ?? of)?.toLowerCase().split(' ').at(-1);
  if (thing === undefined || FEE.test(said)) return false;
  const told = textOf(sentence.reading).toLowerCase();
  // "A fee of 5 euros is charged for entry": that is what entry costs.
  return !new RegExp(
    String.raw`\bfor (?:the |an? |each |every |this )?(?:\p{L}+ )?${thing.replace(/[^\p{L}\p{N}-]/gu, '')}`,
    'u',
  ).test(told);
}
