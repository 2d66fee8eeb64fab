/** How long something went on, of the day on which it began and the one on which it ended: "took three days", "stays for five nights". */
import { compareValues, dayFromNumber, type Value } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { isCount } from '../words/amounts.ts';
import { type Dated, datedBy, deedOf, due, take, tell } from '../words/dated.ts';
import { dayBefore } from '../words/mentions.ts';
import { type Length, lengthOf, liesBy } from '../words/moment.ts';

const START =
  /^(?:start|starts|started|begin|begins|began|begun|opened|departed|departure|depart|left|admitted|admission)$/;
const END =
  /^(?:end|ends|ended|finish|finished|completed|closed|resolved|arrived|arrival|stopped|discharged|discharge)$/;

/** What parts the time between opening and closing, or begins another. */
const PARTED = /^(?:reopened|paused|suspended|resumed|interrupted|hold)$/;

/** "Was open for three days" of the day on which it was opened and the one on which it was closed. */
export function wasOpen(said: Said, dated: readonly Dated[]): void {
  const of = (deed: string): readonly Dated[] =>
    dated.filter(
      ({ field }) =>
        deedOf(said, field).every(
          (word) => word === deed || /^(?:at|on|date)$/.test(word) || said.isNamed(word),
        ) && field.name.includes(deed),
    );
  const [opened, ...begun] = of('opened');
  const [closed, ...ended] = of('closed');
  if (opened === undefined || closed === undefined || begun.length + ended.length > 0) return;
  if (said.fields.some(({ name }) => name.some((word) => PARTED.test(word)))) return;
  said.reading.values.forEach((value, k) => {
    const length = value.kind === 'quantity' ? lengthOf(value) : undefined;
    const from = said.words.findIndex((word) => word.value === k);
    if (
      length === undefined ||
      !/^(?:was|stayed|remained) open for$/.test(said.bare.slice(Math.max(0, from - 3), from).join(' '))
    )
      return;
    if (!liesBy(closed.moment, opened.moment, length)) return;
    tell(said, closed, opened);
    take(
      said,
      said.bare[from - 3] === 'was' ? from - 2 : from - 3,
      said.words.findLastIndex((word) => word.value === k),
      closed.field,
    );
    said.extra.push(opened.field);
  });
}

/** "Took 12 minutes", "lasted three days", "is four hours long" of a start and an end. */
export function took(said: Said, dated: readonly Dated[]): void {
  const starts = dated.filter(({ field }) => field.name.some((word) => START.test(word)));
  const ends = dated.filter(({ field }) => field.name.some((word) => END.test(word)));
  if (starts.length !== 1 || ends.length !== 1) return;
  said.reading.values.forEach((value, k) => {
    const length = value.kind === 'quantity' ? lengthOf(value) : undefined;
    const from = said.words.findIndex((word) => word.value === k);
    if (length === undefined || from < 1) return;
    if (endedIn(said, starts[0]!, ends[0]!, length, k)) return;
    const last = said.words.findLastIndex((word) => word.value === k);
    const long = said.bare[last + 1] === 'long' && /^(?:is|was)$/.test(said.bare[from - 1] ?? '');
    const ward =
      /^(?:admitted|admission)$/.test(starts[0]!.field.name[0] ?? '') &&
      said.words[from - 1]!.lemma === 'spend';
    const verb = said.bare[from - 1] === 'for' ? from - 2 : from - 1;
    if (inHospital(said, starts[0]!, ends[0]!, length, k)) return;
    if (!long && !ward && !/^(?:take|last|run)$/.test(said.words[verb]?.lemma ?? '')) return;
    if (!liesBy(ends[0].moment, starts[0].moment, length) && !isWithLastDay(ends[0], starts[0], length))
      return;
    tell(said, ends[0], starts[0]);
    const home = ward && said.bare[last + 1] === 'in' && said.bare[last + 2] === 'hospital';
    if (ward && !home) return;
    take(said, long || ward ? from - 1 : verb, home ? last + 2 : long ? last + 1 : last, ends[0].field);
    said.extra.push(starts[0].field);
  });
}

const VALID_FROM = /^(?:issued|created|sent|generated|granted)$/;
const VALID_TO = /^(?:expires|expiry|expired|expiration)$/;

/** "Was valid for 30 minutes" of when a link, code or offer was issued and when it expires. */
export function wasValid(said: Said, dated: readonly Dated[]): void {
  const of = (name: RegExp): readonly Dated[] =>
    dated.filter(({ field }) => field.name.length < 3 && name.test(field.name[0]!));
  const [issued, ...others] = of(VALID_FROM);
  const [expires, ...more] = of(VALID_TO);
  if (issued === undefined || expires === undefined || others.length + more.length > 0) return;
  said.reading.values.forEach((value, k) => {
    const length = value.kind === 'quantity' ? lengthOf(value) : undefined;
    const from = said.words.findIndex((word) => word.value === k);
    if (length === undefined || from < 3) return;
    if (!/^(?:is|was) (?:valid|good) for$/.test(said.bare.slice(from - 3, from).join(' '))) return;
    if (!liesBy(expires.moment, issued.moment, length)) return;
    tell(said, expires, issued);
    take(
      said,
      from - 2,
      said.words.findLastIndex((word) => word.value === k),
      expires.field,
    );
    said.extra.push(issued.field);
  });
}

/** "Three years" from 1 January to 31 December: months and years are counted with their last day. */
const isWithLastDay = ({ moment: end }: Dated, { moment: start }: Dated, length: Length): boolean => {
  if (length.unit !== 'month' || end.minute !== undefined || start.minute !== undefined || !end.year)
    return false;
  const { y, m, d } = dayFromNumber(end.day + 1);
  return liesBy({ ...end, day: end.day + 1, month: y * 12 + m, date: d }, start, length);
};

/** "Was in hospital for six days" of a day of admission and one of discharge. */
function inHospital(said: Said, start: Dated, end: Dated, length: Length, k: number): boolean {
  const from = said.words.findIndex((word) => word.value === k);
  const isWard =
    /^(?:admitted|admission)/.test(start.field.name[0] ?? '') && /^discharge/.test(end.field.name[0] ?? '');
  if (!isWard || said.bare.slice(Math.max(0, from - 3), from).join(' ') !== 'in hospital for') return false;
  if (!liesBy(end.moment, start.moment, length)) return false;
  tell(said, end, start);
  take(
    said,
    from - 3,
    said.words.findLastIndex((word) => word.value === k),
    end.field,
  );
  said.extra.push(start.field);
  return true;
}

/** "Was resolved in 90 minutes", "within two hours", "after two hours" of a start and an end: counted from the one start that there is. */
function endedIn(said: Said, start: Dated, end: Dated, length: Length, k: number): boolean {
  const from = said.words.findIndex((word) => word.value === k);
  // "Within" may be a word of the length itself.
  const lead = /^(?:in|within|after)$/.test(said.bare[from - 1]!) ? from - 1 : from;
  const verb = lead - 1;
  if (
    !/^(?:in|within|after)$/.test(said.bare[lead]!) ||
    !/^(?:was|were|been|got)$/.test(said.bare[verb - 1] ?? '')
  )
    return false;
  if (datedBy(said, [end], verb) === undefined) return false;
  const within = said.bare[lead] === 'within';
  const most: Length = within && length.bound === 'exact' ? { ...length, bound: 'max' } : length;
  if (!liesBy(end.moment, start.moment, most)) return false;
  tell(said, end, start);
  take(
    said,
    verb,
    said.words.findLastIndex((word) => word.value === k),
    end.field,
  );
  said.extra.push(start.field);
  return true;
}

const CHECK_IN = /^(?:check ?in|arrival|arrives?)$/;
const CHECK_OUT = /^(?:check ?out|departure|departs?)$/;

/** "Stays for five nights", "the stay lasts five nights" of `check_in` and `check_out`. */
export function nights(said: Said, dated: readonly Dated[]): void {
  const named = (name: RegExp): readonly Dated[] =>
    dated.filter(({ field }) => name.test(field.name.filter((word) => word !== 'date').join(' ')));
  const [first, ...more] = named(CHECK_IN);
  const [last, ...others] = named(CHECK_OUT);
  if (first === undefined || last === undefined || more.length + others.length > 0) return;
  stayed(said, first, last);
  const many = last.moment.day - first.moment.day;
  said.reading.values.forEach((value, k) => {
    const from = said.words.findIndex((word) => word.value === k);
    const to = said.words.findLastIndex((word) => word.value === k) + 1;
    if (from < 1 || said.words[to]?.lemma !== 'night' || !isCount(value, many)) return;
    tell(said, last, first);
    take(said, from, to, last.field);
    said.extra.push(first.field);
    said.words.forEach(({ form, lemma }, at) => {
      if (!said.isOpen(at) || !/^(?:stay|last)$/.test(lemma)) return;
      // By a booking nobody has stayed yet.
      if (!form.endsWith('ed') || said.fields.some(isLeft)) take(said, at, at, last.field);
    });
  });
}

/** "Status: checked out": the stay is over. */
const isLeft = ({ quote }: Field): boolean =>
  /^(?:checked[ _-]?out|completed?|departed|closed|past)$/i.test(quote.trim());

/** "From 10 to 13 June" of `check_in` and `check_out`. */
function stayed(said: Said, first: Dated, last: Dated): void {
  const from = said.bare.indexOf('from');
  const to = said.bare.indexOf('to', from);
  if (from < 0 || to < 0) return;
  const [start, end] = [said.words[from + 1]?.value ?? -1, said.words[to + 1]?.value ?? -1];
  const [one, other] = [dayBefore(said, start) ?? said.reading.values[start], said.reading.values[end]];
  const isOf = (value: Value | undefined, field: Field): boolean =>
    value?.kind === 'date' &&
    field.values.some(
      (own) =>
        compareValues(value, own).relation === 'entails' || compareValues(value, own).relation === 'equal',
    );
  if (!isOf(one, first.field) || !isOf(other, last.field)) return;
  const until = said.words.findLastIndex(({ value }) => value === end);
  take(said, from, until, last.field);
  said.extra.push(first.field);
}

const ISSUED = /^(?:issued|invoiced|invoice|issue|billed|date)$/;

/** "Payable within 30 days", "the payment term is 30 days" of a day of issue and the day on which it is due. */
export function payable(said: Said, dated: readonly Dated[]): void {
  const at = said.bare.findIndex((word) => /^(?:payable|due)$/.test(word));
  const term = at < 0 ? said.bare.findIndex((word) => word === 'payment' || word === 'credit') : -1;
  const named = term >= 0 && /^(?:term|terms|period|deadline)$/.test(said.bare[term + 1] ?? '');
  if (at < 0 && !named) return;
  const [issued, ...others] = dated.filter(
    ({ field: { name } }) => name.length < 3 && name.every((word) => ISSUED.test(word) || word === 'on'),
  );
  const last = due(dated);
  if (issued === undefined || others.length > 0 || last === undefined) return;
  said.reading.values.forEach((value, k) => {
    const length = value.kind === 'quantity' ? lengthOf(value) : undefined;
    const from = said.words.findIndex((word) => word.value === k);
    // "Within" may be a word of the length itself.
    const lead = said.bare[from] === 'within' ? from : from - 1;
    if (length === undefined) return;
    // "The payment term is 30 days."
    const isTerm = named && from === term + 3 && /^(?:is|are|was)$/.test(said.bare[term + 2] ?? '');
    if (!isTerm && (at < 0 || lead !== at + 1 || said.bare[lead] !== 'within')) return;
    if (!liesBy(last.one.moment, issued.moment, { ...length, bound: 'exact' })) return;
    tell(said, last.one, issued);
    take(
      said,
      isTerm ? term : at,
      said.words.findLastIndex((word) => word.value === k),
      last.one.field,
    );
    said.extra.push(issued.field);
  });
}
