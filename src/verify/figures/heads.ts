/** Prices by the head: what two adults and a child pay together, what one night costs of six that cost so much, what a yearly price is by the month. */
import { gather } from '../../text/gather.ts';
import type { Value } from '../../text/values/index.ts';
import type { Asked } from '../derived/asked.ts';
import type { Ruling } from '../derived/ruling.ts';
import { says } from '../derived/terms.ts';
import type { Amount } from '../record/words/amounts.ts';
import { type Cell, type Cells, isBeside, leftIn, stands } from './cells.ts';
import { isNoted, quoteOf, rulingFrom, saidOf } from './find.ts';
import type { Fit, Phrase } from './phrase.ts';

const PAY =
  '(?:pays?|paid|costs?|owes?|owed|comes? to|came to|amounts? to|works? out at|(?:is|are|was|were) charged|would (?:pay|cost)|must pay|have to pay|has to pay)';
const GROUP = '(?:an? |the )?(?:family|group|party|couple|household|team|class) of ';
const TOGETHER = '(?:together|altogether|in all|in total|a total of|only|just)';

const HEADS = new RegExp(
  `^(?<group>${GROUP})?(?<heads>#\\d+ .+?) ${PAY} (?:${TOGETHER} )?(?<sum>#\\d+)(?: ${TOGETHER})?(?: (?:for|on|at|in) (?<rest>.+))?$`,
  'd',
);
const EACH = new RegExp(
  `^(?:(?:an?|each|every|a single|one) )?(?<one>.+?) ${PAY} (?:${TOGETHER} )?(?<each>#\\d+)(?: each| apiece)?$`,
  'd',
);

/** Whether a claim of what something costs by the head, or together, follows. */
export const priced = (asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined =>
  byHead(asked, phrase, cells) ?? single(asked, phrase, cells) ?? spread(asked, phrase, cells);

interface Head {
  readonly count: bigint;
  /** Units of the noun. */
  readonly units: readonly number[];
}

/** "#0 adults and #1 child": how many of whom. */
function headsIn(asked: Asked, fit: Fit): readonly Head[] | undefined {
  const { units } = asked;
  const own = fit.units('heads');
  const heads: Head[] = [];
  for (const k of own) {
    const { value } = units[k];
    if (value === undefined) {
      const last = heads.at(-1);
      if (last === undefined) return undefined;
      heads[heads.length - 1] = { ...last, units: [...last.units, k] };
    } else if (value.kind === 'number' && value.form === 'cardinal' && value.bound === 'exact') {
      if (value.value.d !== 1n || value.upper !== undefined) return undefined;
      heads.push({ count: value.value.n, units: [] });
    } else return undefined;
  }
  const words = (fit.said('heads') ?? '').split(/ ,(?: and)? | and /);
  const whole = words.length === heads.length && words.every((part) => /^#\d+ (?!#)[^#]+$/.test(part));
  return whole && heads.every((head) => head.units.length > 0) ? heads : undefined;
}

/** "Two adults and one child pay $32" of "Adults pay $12, children $8". */
function byHead(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  const fit = phrase.fit(HEADS);
  const sum = fit?.value('sum')?.value;
  const heads = fit && headsIn(asked, fit);
  if (fit === undefined || heads === undefined || sum === undefined || !('value' in sum)) return undefined;
  if (heads.length === 1 && heads[0].count === 1n) return undefined;
  const { per = [], ...plain } = sum;
  const rates = heads.map(({ units }) => rateOf(asked, cells(), units, per));
  const [first] = rates;
  if (first === undefined || rates.some((one) => one === undefined)) return undefined;
  const used = rates as readonly Cell[];
  if (new Set(used).size !== used.length || used.some(({ value }) => value.kind !== first.value.kind))
    return undefined;
  if (!fit.units('rest').every((k) => used.some((cell) => stands(asked, cell, k)))) return undefined;
  if (isNoted(asked, used, MODIFIED)) return undefined;
  const total = used.reduce(
    (so, { value: { value } }, n) => ({
      n: so.n * value.d + heads[n].count * value.n * so.d,
      d: so.d * value.d,
    }),
    { n: 0n, d: 1n },
  );
  const added = used.map((cell, n) => `${heads[n].count} × ${quoteOf(cell)}`).join(' + ');
  const told = `${added} = ${saidOf(asked, sum)}`;
  return rulingFrom(asked, used, says(plain as Amount, first.value, total.n, total.d), 'quantity', told);
}

/** What makes another price of the one for each: a reduction for several, a limit, a charge besides. */
const MODIFIED =
  /^(?:discount|reduction|reduced|reduce|cheaper|free|family|group|maximum|most|cap|capped|minimum|surcharge|extra|plus|fee|additional|further|supplement|save|half|off|includ.*|exclud.*|from|least|first|second|third)$/;

const TOTAL = /^(?:total|altogether|together|all|sum|overall|combined|both)$/;
/** What is sold by the head. */
const SOLD =
  /^(?:ticket|admission|entry|entrance|fare|fee|price|pay|charge|rate|tariff|head|person|piece|per|for|available|adult|day)$/;

/** The price for one of what some units name. */
function rateOf(
  asked: Asked,
  cells: readonly Cell[],
  own: readonly number[],
  time: readonly string[],
): Cell | undefined {
  const found = cells.filter((cell) => {
    const { value, others, words } = cell;
    if (value.kind !== 'money' || value.bound !== 'exact' || !others.every((other) => isOne(other.value)))
      return false;
    if (!own.every((k) => isBeside(cell, k))) return false;
    if (words.some(({ form }) => TOTAL.test(form))) return false;
    const per = value.per ?? [];
    return (
      time.every((one) => per.includes(one)) &&
      per.every((one) => time.includes(one) || isOfHead(asked, own, one))
    );
  });
  const [first] = found;
  if (first === undefined || found.length > 1) return undefined;
  return isForEach(asked, first, own) && leftIn(asked, first, SOLD).length === 0 ? first : undefined;
}

/** "One copy costs". */
const isOne = (value: Value): boolean =>
  value.kind === 'number' && value.form === 'cardinal' && value.value.n === value.value.d;

const isOfHead = ({ units }: Asked, own: readonly number[], per: string): boolean =>
  /^(?:each|person|head|piece|item|unit)$/.test(per) || own.some((k) => units[k].word.lemma === per);

/** "Adults pay", "each adult", "12 euros per adult", and none of "the adults paid". */
function isForEach(asked: Asked, cell: Cell, own: readonly number[]): boolean {
  const { reading, alignment } = cell.sentence;
  if (cell.value.per?.some((per) => isOfHead(asked, own, per))) return true;
  const named = new Set(
    own.map((k) => alignment.matches[k]).flatMap(({ at }) => reading.words[at]?.lemma ?? []),
  );
  const places = cell.words
    .filter(({ lemma }) => named.has(lemma))
    .map((word) => reading.words.indexOf(word));
  const before = reading.words[Math.min(...places) - 1]?.form ?? '';
  if (/^(?:each|every|an?|one|per)$/.test(before)) return true;
  const last = reading.words[Math.max(...places)];
  const plural = last !== undefined && last.form !== last.lemma;
  return plural && !/^(?:the|these|those|our|their|both|all)$/.test(before) && !isPast(cell);
}

const isPast = ({ words }: Cell): boolean =>
  words.some(({ form }) => /^(?:paid|was|were|spent|owed)$/.test(form));

/** "One night costs 87" of "six nights cost 522"; "three days cost 55 each" of "three days, 165 in all". */
function single(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  const fit = phrase.fit(EACH);
  const each = fit?.value('each')?.value;
  if (fit === undefined || each === undefined || !('value' in each)) return undefined;
  const counts = fit.units('one').filter((k) => isCardinal(asked, k));
  const own = fit.units('one').filter((k) => !isCardinal(asked, k));
  const said = counts.map((k) => (asked.units[k].value as Amount).value);
  const apiece = / (?:each|apiece)$/.test(phrase.text) || String(each.per ?? '') === 'each';
  const one = said.length === 0 ? /^(?:an?|each|every) /.test(phrase.text) : said[0].n === said[0].d;
  if (own.length === 0 || said.length > 1 || (!one && !apiece)) return undefined;
  const found = cells().filter(
    (cell) =>
      cell.value.kind !== 'quantity' &&
      cell.value.per === undefined &&
      cell.others.length === 1 &&
      isCountOf(asked, cell, own) &&
      own.every((k) => stands(asked, cell, k)) &&
      leftIn(asked, cell, TOTAL).length === 0,
  );
  const [cell] = found;
  if (cell === undefined || found.length > 1 || isNoted(asked, [cell], MODIFIED)) return undefined;
  const count = (cell.others[0].value as Amount).value;
  if (count.n <= count.d || said.some(({ n, d }) => n !== d && n * count.d !== count.n * d)) return undefined;
  const { n, d } = cell.value.value;
  const { per: _, ...plain } = each;
  const told = `${quoteOf(cell)} ÷ ${count.n} = ${saidOf(asked, each)}`;
  const holds = says(plain as Amount, cell.value, n * count.d, d * count.n);
  return rulingFrom(asked, [cell], holds, 'quantity', told);
}

const isCardinal = ({ units }: Asked, k: number): boolean => {
  const { value } = units[k];
  return value?.kind === 'number' && value.form === 'cardinal';
};

/** Whether the other value of a part is the number of what some units name, and its own amount is what they cost. */
function isCountOf(
  asked: Asked,
  { others: [{ value, to }], sentence, value: total, words }: Cell,
  own: readonly number[],
): boolean {
  if (value.kind !== 'number' || value.form !== 'cardinal' || value.bound !== 'exact') return false;
  const near = sentence.reading.words.slice(to, to + 3).map(({ lemma }) => lemma);
  if (!own.some((k) => near.includes(asked.units[k].word.lemma))) return false;
  if (words.some(({ form }) => /^(?:each|every|per|apiece)$/.test(form))) return false;
  return (
    total.kind === 'money' || words.some(({ form }) => TOTAL.test(form) || /^(?:costs?|paid|pay)$/.test(form))
  );
}

/** Months of a year, a quarter. */
const MONTHS: Readonly<Record<string, bigint>> = { month: 1n, quarter: 3n, year: 12n };
const PERIOD: Readonly<Record<string, string>> = {
  yearly: 'year',
  annual: 'year',
  monthly: 'month',
  quarterly: 'quarter',
};

const SPREAD = new RegExp(`^(?<one>.+?) (?:is|${PAY}) (?:${TOGETHER} )?(?<each>#\\d+)$`, 'd');

/** "The yearly plan works out at 9 euros a month" of what costs 108 euros a year. */
function spread(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  const fit = phrase.fit(SPREAD);
  const each = fit?.value('each')?.value;
  if (fit === undefined || each === undefined || !('value' in each) || each.kind !== 'money')
    return undefined;
  const months = each.per?.length === 1 ? MONTHS[each.per[0]] : undefined;
  if (months === undefined) return undefined;
  const own = fit.units('one');
  const found = gather(cells(), (cell) => {
    const period = periodOf(cell);
    const fits =
      period !== undefined &&
      cell.value.kind === 'money' &&
      cell.others.length === 0 &&
      own.some((k) => isBeside(cell, k)) &&
      own.every((k) => stands(asked, cell, k)) &&
      leftIn(asked, cell, /^(?:yearly|annual|monthly|quarterly|annually|pay)$/).length === 0;
    return fits ? [{ cell, period }] : [];
  });
  const [first] = found;
  if (first === undefined || found.length > 1 || isNoted(asked, [first.cell], MODIFIED)) return undefined;
  const { n, d } = first.cell.value.value;
  if (MONTHS[first.period] === months) return undefined;
  const like = { ...first.cell.value, per: each.per } as Amount;
  const { per: _, ...plain } = each;
  const holds = says(plain as Amount, like, n * months, d * MONTHS[first.period]);
  const times =
    months > MONTHS[first.period]
      ? `× ${months / MONTHS[first.period]}`
      : `÷ ${MONTHS[first.period] / months}`;
  const told = `${quoteOf(first.cell)} ${times} = ${saidOf(asked, each)}`;
  return rulingFrom(asked, [first.cell], holds, 'quantity', told);
}

function periodOf({ value, words }: Cell): string | undefined {
  const [per, more] = value.per ?? [];
  if (per !== undefined) return more === undefined && per in MONTHS ? per : undefined;
  const found = new Set(gather(words, ({ form }) => PERIOD[form] ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}
