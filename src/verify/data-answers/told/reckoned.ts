/**
 * What numbers of data come to, said as a sentence: how many of a whole are left ("two of the approved sessions are still unused"
 * of `sessions_approved: 6` and `sessions_used: 4`), a share of an amount, a rate times its count, and what lies between two
 * readings. Each number of the claim is one of the fields or follows from them, and each word names one.
 */
import type { Field } from '../../record/record.ts';
import { type DataAnswer, type Form, nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';
import { countIn, currencyOf, hasAmount, isAmount, sizeIn, valueIn } from './amounts.ts';
import { holderOf, refer } from './refer.ts';
import { plain, standsIn, type Thing, thingsOf } from './things.ts';

const answer = (cells: readonly Field[], derivation: string): DataAnswer => ({
  cells: [...new Set(cells)],
  derivation,
});

const N = '(\\p{Ll}+|\\p{Lu}\\p{Ll}+|\\d[\\d,]*)';
const OF_WHOLE = new RegExp(
  `^${N} of the (?:${N} )?(?:(\\p{Ll}+) )?(\\p{Ll}+s)(?: (\\p{Ll}+(?:ed|t|d|n)))?(?: (?:by|of|in|on|under|for) (.+?))? (?:are|is|were|have) (?:still |yet )?(?:(not)(?: been)? (\\p{Ll}+)|un(\\p{Ll}+))$`,
  'u',
);
const FRONTED = new RegExp(
  `^Of the (?:${N} )?(?:(\\p{Ll}+) )?(\\p{Ll}+s)(?: (\\p{Ll}+(?:ed|t|d|n)))?(?: (?:by|of|in|on|under|for) (.+?))?, ${N} (?:are|is|were|have) (?:still )?(?:(not)(?: been)? (\\p{Ll}+)|un(\\p{Ll}+))$`,
  'u',
);

/** "Three of the sixty seats bought by Tarn are unassigned": those that are not of as many as there are. */
export const leftOfWhole: Form = (said, subject) => {
  const fronted = FRONTED.exec(said);
  const found = OF_WHOLE.exec(said);
  const [many, whole, before, noun, after, where, , deed, un] =
    fronted === null
      ? (found?.slice(1) ?? [])
      : [fronted[6], fronted[1], ...fronted.slice(2, 6), ...fronted.slice(7)];
  const count = many === undefined ? undefined : countIn(many);
  const done = deed ?? un;
  if (count === undefined || noun === undefined || done === undefined) return undefined;
  const at = scopeOf(where, subject);
  if (at === undefined) return undefined;
  // "Two of the approved sessions": no number stands there.
  const kind = before ?? after ?? (whole !== undefined && countIn(whole) === undefined ? whole : undefined);
  const [one, two] = [kind, done].map((word) => countsOf(at.thing, noun, word));
  const [all, part] = [one, two];
  if (all === undefined || part === undefined || all === part || all.object !== part.object) return undefined;
  const [a, b] = [sizeIn(all)!, sizeIn(part)!];
  if (b > a || a - b !== count || (whole !== undefined && whole !== kind && countIn(whole) !== a))
    return undefined;
  return answer([...at.cells, all, part], `${nameOf(all)} ${a} − ${nameOf(part)} ${b} = ${a - b}`);
};

/** The one count of a noun that is so: `seats_bought`, `of_which_disputed` beside it. */
function countsOf(thing: Thing, noun: string, so: string | undefined): Field | undefined {
  const names =
    so === undefined
      ? [noun, `total ${noun}`, `${noun} total`]
      : [`${noun} ${so}`, `${so} ${noun}`, `of which ${so}`, ...(so === 'included' ? [noun] : [])];
  const found = thing.focus.own.filter((field) => names.includes(nameOf(field)) && /^\d+$/.test(field.quote));
  return found.length === 1 ? found[0] : undefined;
}

/** What the numbers of a claim are of: the record, or what the claim names in it or by whose it is. */
function scopeOf(
  where: string | undefined,
  subject: Subject,
): { readonly thing: Thing; readonly cells: readonly Field[] } | undefined {
  const root = thingsOf(subject).find(({ focus }) => focus.id === '');
  if (root === undefined) return undefined;
  if (where === undefined) return { thing: root, cells: [] };
  const found = refer(where, subject);
  if (found !== undefined && found.thing !== root) {
    // "Orders included in payout PO-5": the one payout of the record.
    return /\/\d+$/.test(found.thing.focus.id) || !standsIn(found.thing, root)
      ? undefined
      : { thing: root, cells: found.cells };
  }
  const cells = found?.cells ?? holderOf(root, where);
  return cells === undefined ? undefined : { thing: root, cells };
}

const SHARE = /^(.+?)['’]s share of (?:the )?(.+?)(?: (\p{Ll}+))? (?:is|comes to|amounts to|would be) (.+)$/u;

/** "Kofi Mensah's share of the CHF 1,500 held is CHF 900": `share: 0.6` of `held: 1500`. */
export const shareOf: Form = (said, subject) => {
  const [, who, amount, name, part] = SHARE.exec(said) ?? [];
  const [whole, own] = [amount, part].map((words) => (words === undefined ? undefined : valueIn(words)));
  if (whole === undefined || own === undefined) return undefined;
  const rows = thingsOf(subject).filter(({ focus }) =>
    focus.own.some(
      (field) => /^(?:name|tenant|partner|owner|holder)$/.test(nameOf(field)) && field.quote === who,
    ),
  );
  const [row, ...others] = rows;
  const share = row?.focus.own.filter((field) => /^(?:share|fraction|part)$/.test(nameOf(field)));
  if (row === undefined || others.length > 0 || share?.length !== 1) return undefined;
  const total = row.focus.above.filter(
    (field) => hasAmount(field, whole, row.focus) && (name === undefined || nameOf(field) === name),
  );
  const of = sizeIn(share[0]!);
  if (total.length !== 1 || of === undefined || of > 1) return undefined;
  const size = of * sizeIn(total[0]!)!;
  if (!isAmount(own, size, currencyOf(total[0]!, row.focus))) return undefined;
  return answer([...share, ...total], `${share[0]!.quote} × ${total[0]!.quote} = ${size}`);
};

const BETWEEN =
  /^Between the (\p{Ll}+) and (?:the )?(\p{Ll}+) (\p{Ll}+?)s?(?: (?:of|on|for) (.+?))? (?:lie|lies|are|is|there are|there is) (.+)$/u;

/** "Between the start and end readings of EB-90417 lie 745 kWh": `reading: { start, end, unit }`. */
export const liesBetween: Form = (said, subject) => {
  const [, first, second, noun, where, amount] = BETWEEN.exec(said) ?? [];
  const value = amount === undefined ? undefined : valueIn(amount);
  if (noun === undefined || value?.kind !== 'quantity' || scopeOf(where, subject) === undefined)
    return undefined;
  const found = thingsOf(subject).filter(({ kinds }) => kinds[0] === noun);
  const [thing, ...others] = found;
  if (thing === undefined || others.length > 0) return undefined;
  const [a, b, unit] = [first!, second!, 'unit'].map((name) =>
    thing.focus.own.find((one) => nameOf(one) === name),
  );
  const [from, to] = [a, b].map((field) => field && sizeIn(field));
  const written = Number(value.written.n) / Number(value.written.d);
  if (from === undefined || to === undefined || unit?.quote !== value.unit) return undefined;
  if (Math.abs(Math.abs(to - from) - written) > 1e-6 || value.bound !== 'exact') return undefined;
  return answer([a!, b!, unit], `${to} − ${from} = ${Math.abs(to - from)}`);
};

const TIMES = new RegExp(
  `^${N} (\\p{Ll}+)s? at (.+?)(?: (?:per|a|an|each) (\\p{Ll}+))? (?:bring|brings|make|makes|come|comes|add up|adds up) (?:(.+?) )?to (.+)$`,
  'u',
);
const EACH = new RegExp(
  `^At (.+?) (?:for each of|each for|per item for) (?:the )?${N} (\\p{Ll}+)s?, the (.+?) (?:is|comes to) (.+)$`,
  'u',
);

/** "Four nights at 1,150 NOK per room bring HB-30871 to 4,600 NOK": a rate times how many there are. */
export const rateTimes: Form = (said, subject) => {
  const each = EACH.exec(said);
  const [many, noun, rate, where, sum] =
    each === null
      ? [1, 2, 3, 5, 6].map((at) => TIMES.exec(said)?.[at])
      : [2, 3, 1, 4, 5].map((at) => each[at]);
  const count = many === undefined ? undefined : countIn(many);
  const [price, total] = [rate, sum].map((words) =>
    words === undefined ? undefined : valueIn(words.replace(/ (?:per|an?) \p{Ll}+$/u, '')),
  );
  if (count === undefined || noun === undefined || price === undefined || total === undefined)
    return undefined;
  const at = where === undefined ? scopeOf(undefined, subject) : (refer(where, subject) ?? undefined);
  if (at === undefined) return undefined;
  const stem = noun.replace(/s$/, '');
  const things = thingsOf(subject).filter(({ focus }) => !/\/\d+(?:\/|$)/.test(focus.id));
  const counts = things.flatMap(({ focus }) =>
    focus.own.filter(
      (one) => new RegExp(`^${stem}s?(?: charged| booked)?$`).test(nameOf(one)) && sizeIn(one) === count,
    ),
  );
  const rates = things.flatMap((thing) => ratesOf(thing, stem).map((field) => ({ field, thing })));
  const [one, ...others] = rates;
  if (counts.length !== 1 || one === undefined || others.length > 0) return undefined;
  if (!hasAmount(one.field, price, one.thing.focus)) return undefined;
  // What is taken off or put on makes another sum of it.
  const isOther = things.some(({ focus }) =>
    focus.own.some(
      (field) => /discount|surcharge/.test(nameOf(field)) && !/^(?:null|unset|false|0)?$/.test(field.quote),
    ),
  );
  if (isOther) return undefined;
  const size = Math.round(count * sizeIn(one.field)! * 100) / 100;
  if (!isAmount(total, size, currencyOf(one.field, one.thing.focus))) return undefined;
  return answer([...at.cells, ...counts, one.field], `${count} × ${one.field.quote} = ${size}`);
};

/** The amounts of a thing that are for each of a noun: `per_item`, `rate: { amount, per: room_night }`. */
const ratesOf = ({ focus }: Thing, noun: string): readonly Field[] =>
  focus.own.filter((field) => {
    const name = nameOf(field);
    if (sizeIn(field) === undefined) return false;
    if (new RegExp(`(?:^| )per ${noun}$`).test(name)) return true;
    const per = focus.own.find((one) => nameOf(one) === 'per');
    return (
      /^(?:amount|price|rate)$/.test(name) && per !== undefined && plain(per.quote).split(' ').at(-1) === noun
    );
  });

const REMAINS =
  /^After (?:deduction of|deducting) the (.+?), (.+?) of the (.+?)(?: (\p{Ll}+))? (?:remains?|is left|are left)$/u;

/** "After deduction of the commission, EUR 1,091.20 of the EUR 1,240.00 gross remains." */
export const remainsOf: Form = (said, subject) => {
  const [, less, rest, whole, name] = REMAINS.exec(said) ?? [];
  const [left, all] = [rest, whole].map((words) => (words === undefined ? undefined : valueIn(words)));
  if (left === undefined || all === undefined) return undefined;
  const found = thingsOf(subject).flatMap((thing) => {
    const [from] = thing.focus.own.filter(
      (one) => hasAmount(one, all, thing.focus) && (name === undefined || nameOf(one) === name),
    );
    const [taken] = thing.focus.own.filter((one) => nameOf(one) === less);
    if (from === undefined || taken === undefined) return [];
    const size = Math.round((sizeIn(from)! - (sizeIn(taken) ?? Number.NaN)) * 100) / 100;
    return isAmount(left, size, currencyOf(from, thing.focus)) ? [{ from, taken, size }] : [];
  });
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) return undefined;
  return answer([one.from, one.taken], `${one.from.quote} − ${one.taken.quote} = ${one.size}`);
};
