/** What share of a whole a part is, and what is left of it. */
import { readUnitName, type Value } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { type Amount, agrees, amountOf, rangeOf, sized, sizeOf, unitOf } from '../words/amounts.ts';

/** "More than 15% of the orders were late" of `orders` and `late_orders`. */
export function share(said: Said): void {
  said.reading.values.forEach((value, k) => {
    const [from, to] = rangeOf(said, k);
    if (value.kind !== 'number' || value.form !== 'percent' || from < 0 || !said.isOpen(from)) return;
    for (const part of said.focus.own) {
      for (const whole of said.focus.own) {
        const [p, w] = [amountOf(part), amountOf(whole)];
        if (p?.kind !== 'number' || w?.kind !== 'number' || w.value.n === 0n || !isPartOf(said, part, whole))
          continue;
        const n = 100n * p.value.n * w.value.d;
        const d = p.value.d * w.value.n;
        if (!isShare(value, n, d)) continue;
        const percent = Math.round((Number(n) / Number(d)) * 10) / 10;
        said.derivations.push(`${part.quote} / ${whole.quote} = ${percent}%`);
        said.explain(from, to, 'derived', part);
        said.words.forEach((_, at) => {
          const names =
            part.name.some((word) => said.canSay(word, at)) ||
            /^(?:rate|share|proportion|percentage)$/.test(said.bare[at]);
          if (said.isOpen(at) && names) said.explain(at, at + 1, 'derived', part);
        });
        said.extra.push(whole);
        return;
      }
    }
  });
}

/** Whether the claim names both a whole and a part of it by their names. */
function isPartOf(said: Said, part: Field, whole: Field): boolean {
  const more = part.name.filter((word) => !whole.name.includes(word));
  if (part === whole || more.length === 0 || more.length === part.name.length) return false;
  return part.name.every((word) => said.isNamed(word));
}

/** Whether a percentage is what the claim says, rounded to whole percents where it is exact. */
function isShare(value: Amount, n: bigint, d: bigint): boolean {
  const exact = sized({ ...value, bound: 'exact' }, n, d);
  if (agrees(value, exact)) return true;
  if (value.bound !== 'exact' && value.bound !== 'about') return false;
  const rounded = (2n * n + d) / (2n * d);
  return value.value.n === rounded * value.value.d;
}

const LEFT =
  /^(?:left|remaining|remain|remains|leaves|unused|free|unspent|unsold|spare|available|over|outstanding|missing)$/;
const TAKEN =
  /^(?:used|taken|occupied|registered|enrolled|booked|spent|assigned|consumed|filled|sold|redeemed|borrowed|reserved|allocated|paid|claimed|received|delivered)$/;
/** Names of all there is of something, which other words of the name tell. */
const ALL = /^(?:total|max|maximum|limit|all|entitlement|capacity|quota|size)$/;
/** Names of all there is to be taken of, by themselves. */
const WHOLE =
  /^(?:budget|quota|capacity|allowance|entitlement|limit|total|seats|places|slots|beds|size|allocation|credit limit|included|planned|budgeted|ordered|expected|booked)$/;

/** What tells in what state some of a thing are, whether taken or not. */
const QUALITY = /^(?:damaged|broken|defective|fragile|faulty)$/;

/** What is neither taken nor left to be had. */
const WITHHELD =
  /^(?:blocked|held|hold|locked|frozen|unavailable|maintenance|reserved|overbooked|quarantined)$/;
const isWithheld = ({ name, quote, values: [value] }: Field): boolean =>
  value !== undefined && quote !== '0' && WITHHELD.test(name.at(-1) ?? '');

/** What is taken of a whole, in the same unit. */
export interface Taken {
  readonly whole: Field;
  readonly taken: Field;
  /** Words of both names that say what it is of. */
  readonly of: readonly string[];
}

/** The wholes of the record, each with the one part of it that is taken. */
export function takings({ focus }: Said): readonly Taken[] {
  const all = [...focus.own, ...focus.inner];
  return all.flatMap((taken) => {
    const of = taken.name.filter((word) => !TAKEN.test(word));
    if (of.length === taken.name.length) return [];
    const beside = all.filter((other) => other !== taken && other.object === taken.object);
    const whole =
      beside.find(
        ({ name }) =>
          name.filter((word) => !ALL.test(word)).join(' ') === of.join(' ') &&
          (of.length > 0 || WHOLE.test(name.join(' '))),
      ) ?? (of.length === 0 ? beside.find(({ name }) => WHOLE.test(name.join(' '))) : undefined);
    const others = beside.filter(
      (other) =>
        other !== whole &&
        !other.name.some((word) => QUALITY.test(word)) &&
        (of.length > 0 ? of.every((word) => other.name.includes(word)) : LEFT.test(other.name.at(-1) ?? '')),
    );
    const parts = beside.filter(
      ({ name }) =>
        TAKEN.test(name.at(-1) ?? '') &&
        name.filter((word) => !TAKEN.test(word)).join(' ') === of.join(' ') &&
        name.length === taken.name.length,
    );
    const isOpen = others.length > 0 || parts.length > 0 || (of.length === 0 && beside.some(isWithheld));
    return whole === undefined || isOpen ? [] : [{ whole, taken, of }];
  });
}

/** "Six of the 25 seats are unused" of `seats` and `seats_used`, "$36,000 is left" of `budget` and `spent`. */
export function rest(said: Said): void {
  const cue = cueOf(said);
  if (cue === undefined) return;
  for (const { whole, taken, of } of takings(said)) {
    const amounts = amountTaken(said, { whole, taken, of });
    if (amounts === undefined) continue;
    const [all, gone] = amounts;
    if (!of.every((word) => said.isNamed(word))) continue;
    const n = all.value.n * gone.value.d - gone.value.n * all.value.d;
    const found = sized(all, n, all.value.d * gone.value.d) as Amount;
    said.reading.values.forEach((value, k) => {
      const [from, to] = rangeOf(said, k);
      if (from < 0 || !said.isOpen(from)) return;
      const unit = agrees(value, found) ? to : unitBehind(said, value, to, found);
      if (unit === undefined) return;
      said.derivations.push(`${whole.quote} − ${taken.quote} = ${sizeOf(found)}`);
      said.explain(from, to, 'derived', taken);
      if (unit > to) said.explain(unit - 1, unit, 'derived', taken);
      if (isPlaceOf(said, to, whole)) said.explain(to, to + 1, 'derived', whole);
      said.explain(cue[0], cue[1], 'derived', whole);
      said.extra.push(whole);
    });
  }
}

/** How much there is of a whole and how much of it is taken, in one unit; undefined where that is not known. */
export function amountTaken(said: Said, { whole, taken }: Taken): readonly [Amount, Amount] | undefined {
  const [total, used] = [amountOf(whole), firstAmount(taken)];
  if (total === undefined || used === undefined) return undefined;
  const [all, gone] = [inUnitAbove(total, whole), inUnitAbove(used, taken)];
  if (unitOf(all) !== unitOf(gone)) return undefined;
  return all === total || whole.path.every((word) => said.isNamed(word)) ? [all, gone] : undefined;
}

/** "EUR 500.00 on 20 May 2026": the amount of a payment beside its day. */
function firstAmount(field: Field): Amount | undefined {
  const [amount, day, ...more] = field.values;
  const isDated = amount?.kind === 'money' && day?.kind === 'date' && more.length === 0;
  return amountOf(isDated ? { ...field, values: [amount] } : field);
}

/** A number as a quantity of the unit that the name above it ends in: `vacation_days: { total: 30 }`. */
function inUnitAbove(amount: Amount, { object }: Field): Amount {
  if (amount.kind !== 'number' || amount.form !== 'cardinal') return amount;
  const unit = readUnitName(/(?:^|[/_ -])([a-z]+)$/.exec(object)?.[1] ?? '');
  if (unit === undefined) return amount;
  const { start, end, bound, value: written } = amount;
  const value = { n: written.n * unit.factor.n, d: written.d * unit.factor.d };
  return { kind: 'quantity', start, end, bound, base: unit.base, unit: unit.name, value, written };
}

/** "Seven of the ten seats are used" of `seats: { included: 10, used: 7 }`. */
export function usedOf(said: Said): void {
  const verb = said.bare.findIndex((word, at) => said.isOpen(at) && (TAKEN.test(word) || word === 'use'));
  if (verb < 0) return;
  for (const { whole, taken, of } of takings(said)) {
    const [all, gone] = [amountOf(whole), amountOf(taken)];
    if (all === undefined || gone === undefined || unitOf(all) !== unitOf(gone)) continue;
    if (!taken.name.includes(said.bare[verb]!) && !isInUse(said, verb, taken)) continue;
    const named = [...of, ...whole.path.slice(-1)];
    said.reading.values.forEach((value, k) => {
      const [[from, to], [start, end]] = [rangeOf(said, k), rangeOf(said, k + 1)];
      const other = said.reading.values[k + 1];
      if (from < 0 || other === undefined || !agrees(other, all)) return;
      if (!agrees(value, gone) && !isInUnitOf(value, gone)) return;
      if (!/^(?:of|out of)(?: (?:the|its|their|our|her|his))?$/.test(said.bare.slice(to, start).join(' ')))
        return;
      // "1,850 of the 2,000 GB of disk".
      const noun = said.bare[end] === 'of' ? end + 1 : end;
      const isNamed =
        named.some((word) => said.words[noun] !== undefined && said.canSay(word, noun)) ||
        isPlaceOf(said, end, whole);
      if (!said.isOpen(from) || named.length === 0 || !isNamed) return;
      said.explain(from, noun + 1, 'derived', taken);
      said.explain(verb, verb + 1, 'derived', taken);
      said.extra.push(whole);
      said.derivations.push(`${taken.quote} of ${whole.quote}`);
    });
  }
}

/** "Places" of `capacity: 300`: what there is room for. */
const isPlaceOf = ({ bare }: Said, at: number, { name }: Field): boolean =>
  /^(?:places|seats|spots)$/.test(bare[at] ?? '') &&
  /^(?:(?:max|total) )?(?:capacity|participants|attendees|enrol?lment)$/.test(name.join(' '));

/** "In use" and "taken" of `used`. */
const isInUse = ({ bare }: Said, at: number, { name }: Field): boolean =>
  name.some((word) => /^(?:used|registered|enrolled|booked)$/.test(word)) &&
  ((name.includes('used') && bare[at] === 'use' && bare[at - 1] === 'in') ||
    (/^(?:taken|occupied)$/.test(bare[at]!) && /^(?:is|are|was|were|already)$/.test(bare[at - 1] ?? '')));

/** "58 of the 64 GB": the number of a quantity whose unit stands with the whole. */
const isInUnitOf = (value: Value, quantity: Amount): boolean =>
  value.kind === 'number' &&
  value.bound === 'exact' &&
  quantity.kind === 'quantity' &&
  value.value.n * quantity.written.d === quantity.written.n * value.value.d;

/** Where the claim says that something is left: "unused", "not been sold". */
function cueOf({ bare, explained }: Said): readonly [number, number] | undefined {
  const left = bare.findIndex((word, at) => explained[at] === undefined && LEFT.test(word));
  // "Left unsold".
  if (left >= 0) return [left, LEFT.test(bare[left + 1] ?? '') ? left + 2 : left + 1];
  const not = bare.findIndex(
    (word, at) => word === 'not' && /^(?:was|were|is|are|has|have)$/.test(bare[at - 1] ?? ''),
  );
  const verb = /^(?:been|being)$/.test(bare[not + 1] ?? '') ? not + 2 : not + 1;
  return not >= 0 && TAKEN.test(bare[verb] ?? '') ? [not, verb + 1] : undefined;
}

/** One past the unit that stands behind what is counted: "18 vacation days"; undefined where the number is another. */
function unitBehind(said: Said, value: Value, to: number, found: Amount): number | undefined {
  if (value.kind !== 'number' || found.kind !== 'quantity' || value.bound !== 'exact') return undefined;
  const unit = readUnitName(said.bare[to + 1] ?? '');
  if (unit === undefined || unit.base !== found.base) return undefined;
  const { n, d } = value.value;
  const size = { n: n * unit.factor.n, d: d * unit.factor.d };
  return size.n * found.value.d === found.value.n * size.d ? to + 2 : undefined;
}
