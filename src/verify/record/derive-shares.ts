/** What share of a whole a part is, and what is left of it. */
import { type Amount, agrees, amountOf, rangeOf, sized, sizeOf, unitOf } from './amounts.ts';
import type { Field } from './record.ts';
import type { Said } from './said.ts';

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

const LEFT = /^(?:left|remaining|remain|remains|unused|free|unspent|spare)$/;
const TAKEN = /^(?:used|taken|occupied|booked|spent|assigned|consumed|filled|sold|redeemed)$/;

/** "Six of the 25 seats are unused" of `seats` and `seats_used`. */
export function rest(said: Said): void {
  const cue = said.bare.findIndex((word, at) => said.isOpen(at) && LEFT.test(word));
  if (cue < 0) return;
  for (const taken of said.focus.own) {
    const of = taken.name.filter((word) => !TAKEN.test(word));
    const whole = said.focus.own.find(
      (other) =>
        other !== taken &&
        other.name.filter((word) => !/^(?:total|max|limit|all|entitlement)$/.test(word)).join(' ') ===
          of.join(' '),
    );
    const [all, gone] = [whole && amountOf(whole), amountOf(taken)];
    const others = said.focus.own.filter(
      (other) =>
        other !== taken && other !== whole && of.length > 0 && of.every((word) => other.name.includes(word)),
    );
    if (
      others.length > 0 ||
      of.length === taken.name.length ||
      whole === undefined ||
      all === undefined ||
      gone === undefined
    )
      continue;
    if (unitOf(all) !== unitOf(gone) || !of.every((word) => said.isNamed(word))) continue;
    const n = all.value.n * gone.value.d - gone.value.n * all.value.d;
    const found = sized(all, n, all.value.d * gone.value.d);
    said.reading.values.forEach((value, k) => {
      const [from, to] = rangeOf(said, k);
      if (from < 0 || !said.isOpen(from) || !agrees(value, found)) return;
      said.derivations.push(`${whole.quote} − ${taken.quote} = ${sizeOf(found as Amount)}`);
      said.explain(from, to, 'derived', taken);
      said.explain(cue, cue + 1, 'derived', whole);
      said.extra.push(whole);
    });
  }
}
