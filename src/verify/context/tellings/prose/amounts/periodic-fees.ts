/** What one pays each month or year: "the tenant pays 1,150 euros a month" for "the monthly rent is 1,150 euros". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const UNITS: Readonly<Record<string, string>> = {
  monthly: 'month',
  annual: 'year',
  yearly: 'year',
  weekly: 'week',
  daily: 'day',
  quarterly: 'quarter',
  nightly: 'night',
};
const FEE = new RegExp(
  String.raw`^(?:The|Your|Its) (monthly|annual|yearly|weekly|daily|quarterly|nightly) ((?:\p{Ll}+ )?(?:fee|rent|rate|price|charge|premium|subscription|contribution|payment|instal?lment))( for [^,;:]{2,40})? (?:is|amounts to|comes to) (${MONEY})((?: (?:plus|including|excluding) [^,;]{2,20})?)(?:,.*)?$`,
  'u',
);
const PAYS =
  /^(?:The|Your) (customer|client|tenant|member|subscriber|user|buyer|lessee|licensee|insured|borrower|company|guest|patient|parent)s? (?:pays?|has to pay|have to pay|must pay|owes?)|^You (?:pay|have to pay|must pay)/u;
const EACH = /\b(?:a|an|per|each|every) (?:month|year|week|day|quarter|night)\b/u;

function byFee({ text, said, whole }: Wording): readonly string[] {
  const found = FEE.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, often = '', what = '', of = '', amount, tail = ''] = found;
  const pays = PAYS.exec(said);
  const who = pays?.[1];
  const each = EACH.exec(said)?.[0] ?? `a ${UNITS[often]}`;
  if (!each.endsWith(UNITS[often]!)) return [];
  const fee = [
    `The ${what}${of} is ${amount} ${each}${tail}`,
    `The ${what}${of} is ${amount}${tail} ${each}`,
  ];
  // Who pays it, the text must speak of.
  if (pays === null || (who !== undefined && !new RegExp(String.raw`\b${who}s?\b`, 'iu').test(whole)))
    return fee;
  return [
    ...fee,
    ...[`${amount} ${each}${tail}`, `${amount}${tail} ${each}`, `a ${often} ${what} of ${amount}${tail}`].map(
      (sum) => `${pays[0]} ${sum}`,
    ),
  ];
}

export const PERIODIC_FEES: readonly Rewriter[] = [
  { of: /\b(?:month|year|week|day|quarter|night|pays?|pay)\b/u, from: FEE, write: byFee },
];
