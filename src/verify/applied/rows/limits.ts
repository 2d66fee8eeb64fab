/**
 * How a number of a thing stands to the bound or the whole beside it: "used 42 percent of its quota" of `used_gb: 420,
 * quota_gb: 1000`, "was 2.5 °C above the limit" of `reading_c: 7.5, limit_c: 5`.
 */
import type { Value } from '../../../text/values/index.ts';
import type { Field } from '../../record/record.ts';
import { agrees, amountOf, sized, sizeOf } from '../../record/words/amounts.ts';
import type { Scene, Shown } from '../asked.ts';
import { AMOUNT, amountSaid, differenceOf, isSo } from './amounts.ts';
import { type Named, oneNamed } from './named.ts';
import { shownIn } from './shown.ts';
import { type Thing, thingsOf } from './things.ts';

const WHOLES =
  'quota|limit|budget|allowance|capacity|entitlement|allocation|threshold|maximum|cap|ceiling|target|minimum';
/** Names of what there is of something that has a bound. */
const HELD =
  /^(?:used|usage|taken|spent|spend|consumed|filled|booked|sold|occupied|actual|current|measured|reading|level|value|result|score|weight|load|temperature|temp|speed|count|stock|balance|on hand)$/;
/** Words of names that are units, or say nothing of what is measured. */
const UNIT =
  /^(?:gb|mb|tb|kb|c|f|kg|g|km|m|cm|mm|l|ml|bar|psi|kw|kwh|kva|db|ppm|hours?|days?|minutes|eur|usd|gbp|chf|percent|pct|rpm|kmh|mg|units?|amount|value)$/;

/** What a thing has of something, and its bound. */
interface Bounded {
  readonly held: Field;
  readonly bound: Field;
}

/** The number that a bound of such a name stands beside; undefined where it is not known which is meant. */
export function boundedBy({ own }: Thing, noun: string): Bounded | undefined {
  const numbers = own.filter((field) => amountOf(field) !== undefined);
  const bounds = numbers.filter(({ name }) => name.includes(noun));
  const [bound] = bounds;
  if (bound === undefined || bounds.length > 1) return undefined;
  const of = bound.name.filter((word) => word !== noun && !UNIT.test(word));
  const held = numbers.filter((field) => {
    const words = field.name.filter((word) => !UNIT.test(word));
    return (
      field !== bound &&
      differenceOf(field, bound) !== undefined &&
      (words.every((word) => HELD.test(word) || of.includes(word)) || words.join(' ') === of.join(' '))
    );
  });
  return held.length === 1 ? { held: held[0]!, bound } : undefined;
}

const SHARE = new RegExp(
  `^(?<what>.+?) (?:(?:has|have|had) )?(?:already |so far )?(?<deed>used|taken|spent|consumed|filled|booked|sold|uses|occupied) (?:up )?(?<share>\\d[\\d.]*) ?(?:percent|per cent|%) of (?:its|their|his|her|the) (?:\\p{L}+ )?(?<noun>${WHOLES})$`,
  'iu',
);

/** Where the part stands of a whole that makes up the share which a statement says. */
export function shareOfOwn(said: string, scene: Scene): Shown | undefined {
  const { lexicon } = scene;
  const { what, deed = '', share, noun = '' } = SHARE.exec(said)?.groups ?? {};
  const named = what === undefined ? undefined : namedWith(what, scene);
  const pair = named && boundedBy(named.thing, noun.toLowerCase());
  const amount = share === undefined ? undefined : amountSaid(`${share}%`, lexicon)?.value;
  if (named === undefined || pair === undefined || amount === undefined) return undefined;
  const [part, whole] = [amountOf(pair.held)!, amountOf(pair.bound)!];
  // What was spent is not what was booked.
  const isDeed = pair.held.name.some(
    (word) => lexicon.lemma(word, 'v') === lexicon.lemma(deed, 'v') || word === 'usage',
  );
  if (!isDeed || part.kind !== whole.kind || whole.value.n === 0n) return undefined;
  const [n, d] = [100n * part.value.n * whole.value.d, part.value.d * whole.value.n];
  const rounded = (2n * n + d) / (2n * d);
  const isShare =
    agrees(amount as Value, sized(amount, n, d)) || (amount.value.d === 1n && amount.value.n === rounded);
  if (!isShare) return undefined;
  const told = `${pair.held.quote} / ${pair.bound.quote} = ${Math.round((Number(n) / Number(d)) * 10) / 10}%`;
  return shownIn(named.thing, [...named.shown, pair.held, pair.bound], told);
}

const STANDS = '(?:is|was|are|were|lies|lay|stood|stands|measured|came in|runs|ran|read)';
const BEYOND = new RegExp(
  `^(?<what>.+?) ${STANDS} (?<sum>${AMOUNT}) (?<side>above|over|beyond|below|under|short of|(?:higher|more|lower|less) than) (?:the|its|their|his|her) (?:\\p{L}+ )?(?<noun>${WHOLES})(?: of (?<bound>${AMOUNT}))?$`,
  'iu',
);
const BY = new RegExp(
  `^(?<what>.+?) (?:(?:has|have|had) )?(?<side>exceeds|exceeded|outgrew|outgrown|overran|overrun|overshot|missed|undershot) (?:the|its|their|his|her) (?:\\p{L}+ )?(?<noun>${WHOLES}) by (?<sum>${AMOUNT})$`,
  'iu',
);

/** Where a number stands that lies so far beyond its bound as a statement says. */
export function beyondOwnBound(said: string, scene: Scene): Shown | undefined {
  const { lexicon } = scene;
  const { what, sum, side = '', noun = '', bound } = (BEYOND.exec(said) ?? BY.exec(said))?.groups ?? {};
  if (what === undefined || sum === undefined) return undefined;
  const amount = amountSaid(sum, lexicon);
  const named = amount && namedWith(what, scene);
  const pair = named && boundedBy(named.thing, noun.toLowerCase());
  if (amount === undefined || named === undefined || pair === undefined) return undefined;
  const isUnder = /^(?:below|under|short|lower|less|missed|undershot)/i.test(side);
  const found = isUnder ? differenceOf(pair.bound, pair.held) : differenceOf(pair.held, pair.bound);
  const unit = amount.noun?.toLowerCase();
  const isInUnit = unit === undefined || [pair.held, pair.bound].every(({ name }) => name.includes(unit));
  if (!isInUnit || found === undefined || sizeOf(found.amount) <= 0 || !isSo(amount, found)) return undefined;
  const other = bound === undefined ? undefined : amountSaid(bound, lexicon);
  const own = amountOf(pair.bound)!;
  if (bound !== undefined && (other === undefined || !isSo(other, { amount: own, told: '' })))
    return undefined;
  return shownIn(
    named.thing,
    [...named.shown, pair.held, pair.bound],
    `${found.told} = ${Math.abs(sizeOf(found.amount))}`,
  );
}

/** The one thing that a phrase names, with when or where it is so before it: "in March 2026 the legal share in Ghent". */
function namedWith(phrase: string, scene: Scene): Named | undefined {
  return oneNamed(phrase.replace(/,/g, ' '), thingsOf(scene), scene.lexicon);
}
