/** What a source's movements come to: the balance of an account, what of a bill has not been paid, what of an entitlement is left. */
import { gather } from '../../text/gather.ts';
import type { Asked } from '../derived/asked.ts';
import { isExplained, type Ruling } from '../derived/ruling.ts';
import { isAlike, says } from '../derived/terms.ts';
import type { Amount } from '../record/words/amounts.ts';
import type { Cell, Cells } from './cells.ts';
import { plainly, quoteOf, rulingFrom, saidOf } from './find.ts';
import type { Fit, Phrase } from './phrase.ts';

const IS = '(?:is|was|are|were|stands at|stood at|comes to|came to|amounts to|amounted to|remains?|remained)';
const OF = '(?:of|on|in|for|under|from)';
const STILL = '(?:now|still|currently|only|as yet|yet)';
const UNPAID = '(?:left to pay|to be paid|outstanding|owed|owing|unpaid|open)';

const BALANCES: readonly RegExp[] = [
  `^(?:the |its |his |her |their )?(?:(?:current|closing|new|final|remaining|resulting) )?balance(?: ${OF} (?<a>.+?))? ${IS} (?:${STILL} )?(?<x>#\\d+)$`,
  `^(?:there (?:is|are|was|were) )?(?<x>#\\d+)(?: ${IS})?(?: ${STILL})? (?:left|remaining) ${OF} (?<a>.+)$`,
  `^(?<a>.+?) (?:has|had|have) (?:${STILL} )?(?<x>#\\d+)(?: (?<what>of [a-z]+))? (?:left|remaining)$`,
].map((form) => new RegExp(form, 'd'));

const OWED: readonly RegExp[] = [
  `^(?<none>nothing) ${IS}(?: ${STILL})? ${UNPAID}(?: any more)?(?: ${OF} (?<a>.+))?$`,
  `^(?<a>.+?) (?:has|have|had) (?:${STILL} )?been (?<none>(?:paid|settled) in full|fully (?:paid|settled)|paid off|completely paid)$`,
  `^(?<a>.+?) (?:is|was|are|were) (?:${STILL} )?(?<none>(?:paid|settled) in full|fully (?:paid|settled)|paid off|completely paid)$`,
  `^(?<x>#\\d+)(?: of (?<a>.+?))? ${IS}(?: ${STILL})? ${UNPAID}(?: ${OF} (?<b>.+))?$`,
  `^(?<x>#\\d+) of (?<a>.+?) (?:has|have) (?:not(?: yet)?|still not|yet to) been (?:paid|settled)(?: yet)?$`,
].map((form) => new RegExp(form, 'd'));

/** How an amount stands to what is asked: it begins with it, it comes in or goes out; nothing where it is no part of it. */
type Sign = 'start' | 'in' | 'out' | 'rest' | 'aside';
type Words = readonly (readonly [Sign, RegExp])[];

const MOVEMENTS: Words = [
  [
    'start',
    /\b(?:opening|starting|initial|previous|brought forward|carried over|entitlement|allowance|quota|loaded)\b/,
  ],
  ['in', /\b(?:deposit|deposited|credit|credited|received|top-up|topped up|paid in|incoming|added|earned)\b/],
  [
    'out',
    /\b(?:withdrawal|withdrawn|withdrew|debit|debited|spent|used|taken|deducted|paid out|outgoing|redeemed)\b/,
  ],
];
const PAYMENTS: Words = [
  ['aside', /\b(?:net|tax|vat|subtotal)\b/],
  ['rest', /\b(?:outstanding|remaining|unpaid|open|owed)\b/],
  ['out', /\b(?:paid|payments?|received|settled|instalment|deposit)\b/],
  ['start', /\b(?:total|amount|sum|gross|invoiced|billed|invoice|price|fee)\b/],
];
/** What leaves open whether an amount has moved. */
const UNSURE =
  /\b(?:to|will|not yet|pending|reversed|cancelled|canceled|planned|scheduled|rejected|failed|expected|blocked|reserved|due|returned|refund|refunded|discount|reduced|credit note|overdue|per|each|every|limit|minimum|maximum|interest|fee|fees|late|another|other|different)\b/;

/** Whether a claim of a balance or of what is still owed follows. */
export function balanced(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  for (const form of BALANCES) {
    const fit = phrase.fit(form);
    if (fit !== undefined) return settled(asked, fit, cells, MOVEMENTS);
  }
  for (const form of OWED) {
    const fit = phrase.fit(form);
    if (fit !== undefined) return settled(asked, fit, cells, PAYMENTS);
  }
  return undefined;
}

interface Signed {
  readonly cell: Cell;
  readonly sign: Sign;
}

function settled(asked: Asked, fit: Fit, cells: Cells, words: Words): Ruling | undefined {
  const said = fit.value('x')?.value;
  const none = fit.said('none') !== undefined;
  if (!none && (said === undefined || !('value' in said))) return undefined;
  const documents = new Set(cells().map(({ sentence }) => sentence.document));
  const rulings = gather([...documents], (document): readonly Ruling[] => {
    const own = cells().filter(({ sentence }) => sentence.document === document);
    const ruling = ofSource(asked, fit, own, words, said);
    return ruling === undefined ? [] : [ruling];
  });
  return rulings.length === 1 ? rulings[0] : undefined;
}

function ofSource(
  asked: Asked,
  fit: Fit,
  own: readonly Cell[],
  words: Words,
  said: unknown,
): Ruling | undefined {
  const claimed = said as Amount | undefined;
  const alike = own.filter(({ value }) => isAlike(plainly(value), plainly(claimed ?? own[0].value)));
  const [first] = alike;
  if (first === undefined || !isAll(first, alike)) return undefined;
  const signed = gather(alike, (cell): readonly (Signed | undefined)[] => {
    const sign = signOf(cell, words);
    return sign === 'aside' ? [] : [sign && { cell, sign }];
  });
  if (signed.some((one) => one === undefined)) return undefined;
  const known = signed as readonly Signed[];
  if (known.some(({ cell }) => isOfOther(asked, cell))) return undefined;
  const left = remainderOf(known);
  if (left === undefined) return undefined;
  const named = [...fit.units('a'), ...fit.units('b'), ...fit.units('what')];
  const sentences = known.map(({ cell }) => cell.sentence);
  if (!named.every((k) => isExplained(asked, k, sentences, true) || isInSource(asked, k, first)))
    return undefined;
  const holds = claimed === undefined ? left.n === 0n : says(claimed, first.value, left.n, left.d);
  const told = [
    ...gather(known, ({ cell, sign }) => (sign === 'start' ? [quoteOf(cell)] : [])),
    ...gather(known, ({ cell, sign }) => (SIGNS[sign] === undefined ? [] : [SIGNS[sign] + quoteOf(cell)])),
    `= ${claimed === undefined ? '0' : saidOf(asked, claimed)}`,
  ].join(' ');
  const shown = [...new Set(known.map(({ cell }) => cell))].slice(0, MOST_SHOWN);
  return rulingFrom(asked, shown, holds, 'quantity', told);
}

const SIGNS: Readonly<Partial<Record<Sign, string>>> = { in: '+ ', out: '− ' };

/** Whether another sentence of a source that is all of one account, or its title, says what the claim calls it. */
function isInSource({ units, nearby, titles }: Asked, k: number, { sentence: { document } }: Cell): boolean {
  const { name, value, word } = units[k];
  const least = name || value !== undefined ? 0.9 : 0.6;
  if (value?.kind === 'number' && titles[document]?.has(word.form)) return true;
  return nearby.some((one) => one.document === document && one.alignment.matches[k].strength >= least);
}

/** "Account 13": a number or code beside an amount that the claim does not name. */
const isOfOther = ({ units }: Asked, { sentence: { alignment, reading }, others }: Cell): boolean =>
  others.some(
    ({ value, at }) =>
      (value.kind === 'identifier' || value.kind === 'number') &&
      !units.some((_, k) => {
        const match = alignment.matches[k];
        return match.strength >= 0.9 && reading.words[match.at]?.value === reading.words[at].value;
      }),
  );

const MOST_SHOWN = 4;

/** Whether these are all amounts of their kind that their source has. */
const isAll = ({ sentence: { source }, value }: Cell, cells: readonly Cell[]): boolean =>
  source.values.filter((one) => 'value' in one && isAlike(plainly(one), plainly(value))).length ===
  new Set(cells.map((one) => `${one.sentence.sentence} ${one.at}`)).size;

/** What one part of a line says of its amount; undefined where it says nothing, or two things. */
function signOf({ words, value }: Cell, kinds: Words): Sign | undefined {
  const text = words.map(({ form }) => form).join(' ');
  if (UNSURE.test(text) || value.per !== undefined || value.bound !== 'exact') return undefined;
  const found = kinds.filter(([, mark]) => mark.test(text)).map(([sign]) => sign);
  const [first, ...more] = found;
  if (first === 'aside') return first;
  // "Opening balance", "amount paid", "amount outstanding": the first word is of any amount.
  return more.length === 0 || (more.length === 1 && more[0] === 'start' && kinds === PAYMENTS)
    ? first
    : undefined;
}

/** What is left of what it began with; where a source says itself what that is, the two must agree. */
function remainderOf(known: readonly Signed[]): { readonly n: bigint; readonly d: bigint } | undefined {
  if (known.filter(({ sign }) => sign === 'start').length !== 1) return undefined;
  if (known.length < 2) return undefined;
  const left = known.reduce(
    (so, { cell, sign }) => {
      if (sign === 'rest') return so;
      const { n, d } = cell.value.value;
      return { n: so.n * d + (sign === 'out' ? -n : n) * so.d, d: so.d * d };
    },
    { n: 0n, d: 1n },
  );
  const rest = known.filter(({ sign }) => sign === 'rest');
  const agrees = rest.every(({ cell: { value } }) => value.value.n * left.d === left.n * value.value.d);
  return agrees && left.n >= 0n ? left : undefined;
}
