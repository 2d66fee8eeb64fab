/**
 * "The total before tax is 7,560" by `subtotal: 6300; total: 7560`, "the price after the discount is $100" by `price: 100;
 * discount: 20`: an amount with or without what comes on top or off stands under a label that says so.
 */
import { compareValues } from '../../../text/values/index.ts';
import { againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

const SAID =
  /\b(before|without|excluding|excl\.?|net of|prior to|after|including|incl\.?|inclusive of) (?:the |any |all )?(?:sales |income )?(?:tax(?:es)?|vat|gst|discounts?|rebates?|shipping|postage|delivery|fees?|deductions?|surcharges?|packaging|tips?|interest|commission)\b/iu;

export const NET_OR_GROSS: Guard = againstUnit('quantity', 'any', underOther, { said: () => SAID });

/** Labels of what is paid or weighed. */
const AMOUNT = /price|total|amount|cost|fee|salary|pay|sum|weight|charge|rate|balance|net|gross|value|due/iu;
/** Labels of amounts without what comes on top or off, and of those with it. */
const WITHOUT = /\b(?:sub ?totals?|net|base|list|before|excl\w*|without|pre|taxable|original|gross|ex)\b/iu;
const WITH =
  /\b(?:totals?|gross|net|incl\w*|with|after|final|grand|due|payable|take home|discounted|all in|post|to pay|paid|charged)\b/iu;

function underOther({ reading, units, support }: Told): number {
  const [, lead] = SAID.exec(textOf(reading)) ?? [];
  if (lead === undefined) return -1;
  const hasMoney = units.some(({ value }) => value?.kind === 'money');
  const named = /^(?:after|incl)/i.test(lead) ? WITH : WITHOUT;
  return units.findIndex(({ value }, i) => {
    if (value?.kind !== 'money' && !(value?.kind === 'number' && !hasMoney) && value?.kind !== 'quantity')
      return false;
    const [theirs, own] = valueFor(support, i);
    if (theirs === undefined || own === undefined || support.matches[i]!.follows === true) return false;
    // What was reckoned has a label of none.
    const { relation } = compareValues(value, own);
    if (relation !== 'equal' && relation !== 'entails') return false;
    const label = LABEL.exec(theirs.text.slice(theirs.start, own.start))?.[1];
    return label !== undefined && AMOUNT.test(label) && !named.test(label.replace(/_/g, ' '));
  });
}

/** The label of a value that stands behind it. */
const LABEL = /(?:^|[;\n|] ?)([^:;\n|]{1,60}):\s*[^\p{L}\p{N}]{0,3}(?:[A-Z]{3} )?$/u;
