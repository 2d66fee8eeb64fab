/** "A change fee of 75 euros was charged" of `fare: { change_fee: 75 }`, "a deposit was paid" of `deposit: 300`: a tariff charges nobody. */
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const NOUN = String.raw`(?<noun>fee|charge|fine|penalty|deposit|surcharge|levy|premium|commission|excess|toll|compensation)s?`;
const CHARGED = new RegExp(
  String.raw`^\W*(?:an?|the|your|his|her|their) (?:[\p{L}-]+ ){0,3}?${NOUN}(?: (?:of|in the amount of) [^,;]{1,40}?)? (?:was|were|has been|have been|had been) (?:already |also |then )?(?:charged|paid|collected|levied|imposed|billed|deducted|withheld|debited|refunded|returned|waived)\b`,
  'iu',
);
/** What in a record may tell that it came to that. */
const TOLD =
  /charg|paid|pay|collect|levi|impos|bill|invoic|deduct|withh|debit|refund(?!able)|return|waiv|settle|transaction|receipt|status|state|applied|succeed|posted|line item|_at\b| at:|date/iu;

export const FEE_NOT_CHARGED: Guard = against(
  'modality',
  'any',
  ({ reading, support }, sentence) => {
    const noun = CHARGED.exec(textOf(reading))?.groups?.noun?.toLowerCase();
    if (noun === undefined || !support.sentences.every(({ source }) => source.structured)) return false;
    if (support.sentences.some((one) => TOLD.test(textOf(one.reading).replaceAll(/charge: /gu, ''))))
      return false;
    return recordsAt(sentence).some(({ own, above }) => {
      const called = [...own, ...above];
      return (
        called.some(({ name }) => name.at(-1)?.startsWith(noun)) &&
        !called.some(
          ({ name, quote }) => !name.at(-1)?.startsWith(noun) && TOLD.test(`${name.join(' ')} ${quote}`),
        )
      );
    });
  },
  { said: () => CHARGED },
);
