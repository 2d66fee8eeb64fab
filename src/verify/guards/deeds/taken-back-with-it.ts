/**
 * "The bonus was paid" by "the bonus was paid in error and recovered", "the offer was accepted" by "accepted after it expired": what
 * the same sentence takes back, or says to have come too late, does not stand.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const GIVEN =
  'issued|paid|made|credited|granted|sent|awarded|transferred|released|processed|disbursed|booked|given|accepted|approved|confirmed|refunded|reimbursed|posted|published';
const BACK =
  'clawed back|taken back|paid back|recovered|recouped|reversed|recalled|charged back|debited (?:back|again)|revoked|rescinded|withdrawn|retracted|undone|annulled|voided|cancelled|canceled|reclaimed';
const DEED = new RegExp(String.raw`\b(?:is|are|was|were|been) (?:\p{L}+ly )?(${GIVEN})\b`, 'iu');
const TAKEN_BACK = new RegExp(
  String.raw`\b(${GIVEN})\b[^.!?;]{0,60}?(?:,? (?:and|but|then)|;) (?:(?:was|were|has|have|had|been|it|they|is|later|then|since|subsequently|soon|promptly|immediately|has been|so|therefore) ){0,4}(?:${BACK})\b(?! (?:in|from|by) (?:part|the (?:thief|fraudster)))`,
  'iu',
);
const TOO_LATE =
  /\b(accepted|exercised|redeemed|taken up|claimed|renewed)(?: \p{L}+){0,3}? after (?:it|they|(?:the|its|their) \p{L}+) (?:had |has )?(?:already )?(?:expired|lapsed|ended|closed|run out|been withdrawn|was withdrawn|terminated)\b/iu;
const TAKEN_UP =
  /\b(?:is|are|was|were|been) (?:\p{L}+ly )?(accepted|exercised|redeemed|taken up|claimed|renewed)\b/iu;
/** A statement that tells itself that it did not last. */
const TELLS =
  /\b(?:later|first|initially|originally|once|had|error|mistake\p{L}*|wrongly|erroneous\p{L}*|after|before|and|then|late|expired)\b/iu;

export const TAKEN_BACK_WITH_IT: readonly Guard[] = [
  against('superseded', 'english', (told, one) => isSo(told, one, DEED, TAKEN_BACK), {
    said: () => DEED,
    told: () => new RegExp(String.raw`\b(?:${BACK})\b`, 'iu'),
  }),
  against('condition', 'english', (told, one) => isSo(told, one, TAKEN_UP, TOO_LATE), {
    said: () => TAKEN_UP,
    told: () => TOO_LATE,
  }),
];

function isSo({ reading }: Told, { source, sentence }: AlignedSentence, deed: RegExp, back: RegExp): boolean {
  const claim = textOf(reading);
  const done = deed.exec(claim)?.[1]?.toLowerCase();
  if (done === undefined || source.structured || TELLS.test(claim)) return false;
  return back.exec(textOf(originOf(source).sentence(sentence)))?.[1]?.toLowerCase() === done;
}
