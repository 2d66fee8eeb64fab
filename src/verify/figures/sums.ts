/** Sums of named amounts: what room and board cost together, what three invoices come to. */
import { gather } from '../../text/gather.ts';
import type { Asked } from '../derived/asked.ts';
import type { Ruling } from '../derived/ruling.ts';
import { says } from '../derived/terms.ts';
import type { Amount } from '../record/words/amounts.ts';
import { type Cell, type Cells, isBeside, leftIn } from './cells.ts';
import { amountOf, isComparable, isNoted, quoteOf, rulingFrom, saidOf } from './find.ts';
import { AMOUNT } from './measures.ts';
import type { Fit, Phrase } from './phrase.ts';

const VERB =
  '(?:cost|costs|come to|comes to|came to|amount to|add up to|make|total|is|are|were|was|have|had|pay|paid|weigh|weighed|used|use|raised|earned|received|took|worked|sold|bought|ate|drank|drove|need|needed|hold|held|charge|owe)';
const TOGETHER = '(?:together|altogether|in all|in total|combined|all together)';

const NAMED: readonly RegExp[] = [
  `^(?:${TOGETHER}|between them|taken together)(?: ,)? (?<list>.+? and .+?) (?<verb>${VERB}) (?<x>#\\d+)$`,
  `^(?<list>.+? and .+?) (?<verb>${VERB}) (?<x>#\\d+) ${TOGETHER}$`,
  `^(?<list>.+? and .+?) (?<verb>come to|comes to|came to|add up to|sum up to|amount to|total|make) (?<x>#\\d+)$`,
  `^(?:the )?(?:sum|total) of (?<list>.+? and .+?) (?<verb>is|was|comes to|came to) (?<x>#\\d+)$`,
  `^with (?:the )?(?<extra>.+?)(?: ,)? (?:the |an? )(?<list>.+?) (?<verb>costs?|comes? to) (?<x>#\\d+)$`,
].map((form) => new RegExp(form, 'd'));

const COUNTED: readonly RegExp[] = [
  `^(?:(?:${TOGETHER}|between them|taken together)(?: ,)? )?(?:the |all |all the )?(?<n>#\\d+) (?<noun>.+?) (?<verb>come to|came to|add up to|amount to|total) (?<x>#\\d+)(?: ${TOGETHER})?$`,
  `^(?:${TOGETHER}|between them|taken together)(?: ,)? (?:the |all |all the )?(?<n>#\\d+) (?<noun>.+?) (?<verb>${VERB}) (?<x>#\\d+)(?: (?<what>[a-z]+))?$`,
  `^(?:the |all |all the )?(?<n>#\\d+) (?<noun>.+?) (?<verb>${VERB}) (?<x>#\\d+)(?: (?<what>[a-z]+))? ${TOGETHER}$`,
].map((form) => new RegExp(form, 'd'));

/** Whether a claim that says what several amounts come to follows. */
export function summed(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  for (const form of NAMED) {
    const fit = phrase.fit(form);
    const ruling = fit && ofNamed(asked, fit, cells);
    if (ruling !== undefined) return ruling;
  }
  for (const form of COUNTED) {
    const fit = phrase.fit(form);
    const ruling = fit && ofCounted(asked, fit, cells);
    if (ruling !== undefined) return ruling;
  }
  return undefined;
}

/** What makes the sum another than that of its parts. */
const MODIFIED =
  /^(?:discount|reduction|reduced|reduce|cheaper|free|surcharge|bundle|set|package|minus|less|off|includ.*|exclud.*|together|total)$/;

function ofNamed(asked: Asked, fit: Fit, cells: Cells): Ruling | undefined {
  const said = fit.value('x')?.value;
  if (said === undefined || !('value' in said)) return undefined;
  const parts = partsOf(asked, fit);
  if (parts.length < 2) return undefined;
  const all = parts.flat();
  const used = parts.map((own) =>
    amountOf(asked, cells(), own, (cell) => fitsSum(asked, cell, said as Amount), {
      free: AMOUNT,
      others: all.filter((k) => !own.includes(k)),
    }),
  );
  return used.some((one) => one === undefined)
    ? undefined
    : sumOf(asked, used as readonly Cell[], said as Amount);
}

const fitsSum = (asked: Asked, { value }: Cell, said: Amount): boolean =>
  value.bound === 'exact' && isComparable(asked, value, said);

/** The units of "Imani, Sofia and Jürgen", one part each. */
function partsOf({ units, reading: { words, text } }: Asked, fit: Fit): readonly (readonly number[])[] {
  const parts: number[][] = [];
  let last = -1;
  for (const k of fit.units('list')) {
    const { from, to } = units[k];
    const gap = last < 0 ? ',' : text.slice(words[last].end, words[from].start);
    if (/,|\band\b/.test(gap)) parts.push([k]);
    else parts.at(-1)!.push(k);
    last = to - 1;
  }
  const extra = fit.units('extra');
  return extra.length > 0 ? [...parts, extra] : parts;
}

/** "The two invoices come to 3,500 euros": as many amounts of that name as the claim says, and no more. */
function ofCounted(asked: Asked, fit: Fit, cells: Cells): Ruling | undefined {
  const said = fit.value('x')?.value;
  const count = fit.value('n')?.value;
  if (said === undefined || !('value' in said) || count?.kind !== 'number' || count.form !== 'cardinal')
    return undefined;
  const noun = [...fit.units('noun'), ...fit.units('what')];
  if (noun.length === 0) return undefined;
  const documents = new Set(cells().map(({ sentence }) => sentence.document));
  const rulings = gather([...documents], (document): Ruling[] => {
    const own = cells().filter(
      (cell) => cell.sentence.document === document && fitsSum(asked, cell, said as Amount),
    );
    const named = own.every(
      (cell) =>
        noun.every((k) => isBeside(cell, k)) &&
        leftIn(asked, cell, AMOUNT).filter(({ capital }) => !capital).length <= 1 &&
        cell.others.every(({ value }) => value.kind !== 'quantity' && value.kind !== 'money'),
    );
    if (!named || BigInt(own.length) * count.value.d !== count.value.n) return [];
    const ruling = sumOf(asked, own, said as Amount);
    return ruling === undefined ? [] : [ruling];
  });
  return rulings.length === 1 ? rulings[0] : undefined;
}

const MOST_SHOWN = 4;

function sumOf(asked: Asked, used: readonly Cell[], said: Amount): Ruling | undefined {
  const [first] = used;
  if (first === undefined || new Set(used).size !== used.length || used.length < 2) return undefined;
  const one = used.every(({ sentence }) => sentence.document === first.sentence.document);
  if (!one || isNoted(asked, used, MODIFIED)) return undefined;
  const total = used.reduce(
    (so, { value: { value } }) => ({ n: so.n * value.d + value.n * so.d, d: so.d * value.d }),
    { n: 0n, d: 1n },
  );
  const { per: _, ...plain } = said;
  const holds = says(plain as Amount, first.value, total.n, total.d);
  const told = `${used.map((cell) => quoteOf(cell)).join(' + ')} = ${saidOf(asked, said)}`;
  return rulingFrom(asked, used.slice(0, MOST_SHOWN), holds, 'quantity', told);
}
