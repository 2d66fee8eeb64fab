/** What a careful reader makes of two dates: how far apart they are, which comes first, whether one is in time. */
import { gather } from '../../text/gather.ts';
import { compareValues, type Value } from '../../text/values/index.ts';
import { isCount } from './amounts.ts';
import { dayBefore } from './mentions.ts';
import {
  compareMoments,
  distanceOf,
  type Length,
  lengthOf,
  liesBy,
  type Moment,
  momentOf,
} from './moment.ts';
import type { Field } from './record.ts';
import type { Said } from './said.ts';
import { truthOf } from './states.ts';

interface Dated {
  readonly field: Field;
  readonly moment: Moment;
}

export function deriveTimes(said: Said): void {
  const dated = gather(said.fields, (field): Dated[] => {
    const moment = momentOf(field);
    return moment === undefined ? [] : [{ field, moment }];
  });
  if (dated.length === 0) return;
  apart(said, dated);
  took(said, dated);
  wasOpen(said, dated);
  nights(said, dated);
  inOrder(said, dated);
  inTime(said, dated);
  inWindow(said, dated);
  payable(said, dated);
}

/** The dated field whose deed or name word `at` of the claim says; undefined where none or several do. */
function datedBy(said: Said, dated: readonly Dated[], at: number, except?: Dated): Dated | undefined {
  if (said.words[at].value >= 0) return undefined;
  // "After delivery": behind a preposition a noun says a deed as its verb does.
  const noun = /^(?:of|after|before|following|the)$/.test(said.bare[at - 1] ?? '') && at > 1;
  const says = (word: string): boolean =>
    said.canSay(word, at) || (noun && isNearly(said, word, said.bare[at]));
  const named = dated.filter((one) => {
    const telling = deedOf(said, one.field);
    if (one === except || !telling.some(says)) return false;
    return telling.every((word) => says(word) || said.isNamed(word));
  });
  const least = Math.min(...named.map(({ field }) => deedOf(said, field).length));
  const [first, ...rest] = named.filter(({ field }) => deedOf(said, field).length === least);
  return rest.length === 0 ? first : undefined;
}

/** The words of a name that say what was done or set: "promised" of `promised_by`. */
const deedOf = (said: Said, field: Field): readonly string[] =>
  said.telling(field).filter((word) => !/^(?:by|to|until|before|checkout)$/.test(word));

/** The last word before, or the first after, by which a dated field is said. */
function nearest(
  said: Said,
  dated: readonly Dated[],
  from: number,
  step: 1 | -1,
  except?: Dated,
): { readonly at: number; readonly one: Dated } | undefined {
  for (let at = from; at >= 0 && at < said.words.length; at += step) {
    const one = datedBy(said, dated, at, except) ?? happening(said, dated, at, except);
    if (one !== undefined) return { at, one };
  }
  return undefined;
}

/** "It happened" of the one other date that is of what the claim is about. */
function happening(said: Said, dated: readonly Dated[], at: number, except?: Dated): Dated | undefined {
  if (!/^(?:happen|occur)$/.test(said.words[at].lemma)) return undefined;
  const others = dated.filter(
    (one) =>
      one !== except &&
      (said.telling(one.field).length > 0 || one.field.path.some((word) => said.isNamed(word))) &&
      said.telling(one.field).every((word) => said.isNamed(word)),
  );
  return others.length === 1 ? others[0] : undefined;
}

function take(said: Said, from: number, to: number, field: Field): void {
  said.explain(Math.min(from, to), Math.max(from, to) + 1, 'derived', field);
}

const label = ({ name, quote }: Field): string => `${name.join(' ')} ${quote}`;

function tell(said: Said, later: Dated, earlier: Dated): void {
  const between = distanceOf(later.moment, earlier.moment);
  said.derivations.push(`${label(later.field)} − ${label(earlier.field)} = ${between}`);
}

/** "Two days later than promised", "within 30 days of delivery", "an hour after it was opened", "48 hours late". */
function apart(said: Said, dated: readonly Dated[]): void {
  said.reading.values.forEach((value, k) => {
    const length = lengthOf(value);
    const from = said.words.findIndex((word) => word.value === k);
    if (length === undefined || from < 0) return;
    let to = said.words.findLastIndex((word) => word.value === k) + 1;
    const last = value.kind === 'date' ? said.bare[to - 1] : said.bare[to];
    if (!/^(?:later|earlier|after|before|late|early|of|from|following)$/.test(last ?? '')) return;
    if (value.kind !== 'date') to++;
    const first = nearest(said, dated, from - 1, -1);
    if (first === undefined) return;
    const second = /^(?:late|early)$/.test(last)
      ? due(dated, first.one)
      : nearest(said, dated, to, 1, first.one);
    if (second === undefined) return;
    const turned = /^(?:earlier|before|early)$/.test(last);
    const [later, earlier] = turned ? [second.one, first.one] : [first.one, second.one];
    if (!liesBy(later.moment, earlier.moment, length)) return;
    tell(said, later, earlier);
    take(said, from, Math.max(to - 1, second.at), second.one.field);
    take(said, first.at, first.at, first.one.field);
  });
}

const DUE = /^(?:promised|due|deadline|expected|eta|scheduled|target|planned|agreed|estimated)$/;

/** When something should have been, by the one field that says so. */
function due(
  dated: readonly Dated[],
  except?: Dated,
): { readonly at: number; readonly one: Dated } | undefined {
  const found = dated.filter((one) => one !== except && one.field.name.some((word) => DUE.test(word)));
  return found.length === 1 ? { at: -1, one: found[0] } : undefined;
}

const START =
  /^(?:start|starts|started|begin|begins|began|begun|opened|departed|departure|depart|left|admitted|admission)$/;
const END =
  /^(?:end|ends|ended|finish|finished|completed|closed|resolved|arrived|arrival|stopped|discharged|discharge)$/;

/** What parts the time between opening and closing, or begins another. */
const PARTED = /^(?:reopened|paused|suspended|resumed|interrupted|hold)$/;

/** "Was open for three days" of the day on which it was opened and the one on which it was closed. */
function wasOpen(said: Said, dated: readonly Dated[]): void {
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
function took(said: Said, dated: readonly Dated[]): void {
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
    if (!liesBy(ends[0].moment, starts[0].moment, length)) return;
    tell(said, ends[0], starts[0]);
    const home = ward && said.bare[last + 1] === 'in' && said.bare[last + 2] === 'hospital';
    if (ward && !home) return;
    take(said, long || ward ? from - 1 : verb, home ? last + 2 : long ? last + 1 : last, ends[0].field);
    said.extra.push(starts[0].field);
  });
}

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

/** "Was resolved in 90 minutes", "within two hours" of a start and an end: counted from the one start that there is. */
function endedIn(said: Said, start: Dated, end: Dated, length: Length, k: number): boolean {
  const from = said.words.findIndex((word) => word.value === k);
  // "Within" may be a word of the length itself.
  const lead = /^(?:in|within)$/.test(said.bare[from - 1]!) ? from - 1 : from;
  const verb = lead - 1;
  if (!/^(?:in|within)$/.test(said.bare[lead]!) || !/^(?:was|were|been|got)$/.test(said.bare[verb - 1] ?? ''))
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
function nights(said: Said, dated: readonly Dated[]): void {
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
    said.words.forEach(({ lemma }, at) => {
      if (said.isOpen(at) && /^(?:stay|last)$/.test(lemma)) take(said, at, at, last.field);
    });
  });
}

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

/** "Before it expired", "after the deadline", "before dispatch". */
function inOrder(said: Said, dated: readonly Dated[]): void {
  said.words.forEach(({ form, value }, at) => {
    if (value >= 0 || !said.isOpen(at) || (form !== 'before' && form !== 'after')) return;
    const first = nearest(said, dated, at - 1, -1);
    if (first === undefined) return;
    const second = nearest(said, dated, at + 1, 1, first.one);
    if (second === undefined) {
      never(said, at, first);
      return;
    }
    const order = compareMoments(first.one.moment, second.one.moment);
    if (order === (form === 'before' ? 1 : -1)) said.contradicted = true;
    if (order !== (form === 'before' ? -1 : 1)) return;
    const sign = form === 'before' ? '<' : '>';
    said.derivations.push(`${label(first.one.field)} ${sign} ${label(second.one.field)}`);
    take(said, at, second.at, second.one.field);
    take(said, first.at, first.at, first.one.field);
  });
}

/** "Before dispatch" of what was never dispatched. */
function never(said: Said, at: number, first: { readonly at: number; readonly one: Dated }): void {
  if (said.words[at].form !== 'before') return;
  for (let next = at + 1; next < Math.min(at + 4, said.words.length); next++) {
    const field = said.focus.own.find(
      ({ name, quote, words }) =>
        truthOf(quote, words) === 'no' &&
        quote !== 'false' &&
        name.length === 1 &&
        isNearly(said, name[0], said.bare[next]),
    );
    if (field === undefined) continue;
    said.derivations.push(`${label(first.one.field)}, ${label(field)}`);
    take(said, at, next, field);
    take(said, first.at, first.at, first.one.field);
    return;
  }
}

/** "On time", "late": a deed beside when it was due. */
function inTime(said: Said, dated: readonly Dated[]): void {
  said.bare.forEach((form, at) => {
    if (!said.isOpen(at)) return;
    const timely = /^(?:on|in)$/.test(form) && said.bare[at + 1] === 'time';
    if (!timely && form !== 'late' && form !== 'punctually') return;
    const deed = nearest(said, dated, at - 1, -1);
    const other = deed && due(dated, deed.one);
    if (deed === undefined || other === undefined) return;
    const sign = compareMoments(deed.one.moment, other.one.moment) ?? 0;
    const isLate = sign > 0;
    said.derivations.push(`${label(deed.one.field)} ${isLate ? '>' : '≤'} ${label(other.one.field)}`);
    said.predicates.push({
      word: at,
      field: other.one.field,
      holds: isLate === (form === 'late'),
      kind: 'none',
    });
    take(said, at, timely ? at + 1 : at, other.one.field);
    take(said, deed.at, deed.at, deed.one.field);
  });
}

const ISSUED = /^(?:issued|invoiced|invoice|issue|billed|date)$/;

/** "Payable within 30 days" of a day of issue and the day on which it is due. */
function payable(said: Said, dated: readonly Dated[]): void {
  const at = said.bare.findIndex((word) => /^(?:payable|due)$/.test(word));
  if (at < 0) return;
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
    if (length === undefined || lead !== at + 1 || said.bare[lead] !== 'within') return;
    if (!liesBy(last.one.moment, issued.moment, { ...length, bound: 'exact' })) return;
    tell(said, last.one, issued);
    take(
      said,
      at,
      said.words.findLastIndex((word) => word.value === k),
      last.one.field,
    );
    said.extra.push(issued.field);
  });
}

const WINDOW = /^(?:window|period|limit|deadline)$/;

/** "While the return window was still open", "within the return window": a date within so many days of another. */
function inWindow(said: Said, dated: readonly Dated[]): void {
  const field = said.fields.find(
    ({ name, values }) => values[0]?.kind === 'quantity' && name.some((word) => WINDOW.test(word)),
  );
  const at = said.bare.findIndex((word) => WINDOW.test(word));
  const [value] = field?.values ?? [];
  if (field === undefined || value === undefined || at < 0 || !said.isOpen(at)) return;
  const length = lengthOf(value);
  const base = dated.find((one) =>
    baseWords(field).some((word) => one.field.name.some((name) => isNearly(said, name, word))),
  );
  const asked = dated.filter((one) => one !== base && isAsked(said, one.field));
  const lead = said.bare.findLastIndex(
    (word, i) => i < at && /^(?:while|within|inside|during|after|outside)$/.test(word),
  );
  if (length === undefined || base === undefined || asked.length !== 1 || lead < 0) return;
  const kind = field.name.filter(
    (word) =>
      !WINDOW.test(word) && !baseWords(field).includes(word) && !/^(?:from|after|since|days)$/.test(word),
  );
  if (!kind.every((word) => said.isNamed(word))) return;
  const end = said.bare.findIndex(
    (word, i) => i > at && /^(?:open|closed|over|ended|expired|passed)$/.test(word),
  );
  const [one] = asked;
  const inside =
    one.moment.day >= base.moment.day && liesBy(one.moment, base.moment, { ...length, bound: 'max' });
  const over = end >= 0 && said.bare[end] !== 'open';
  const claimsOutside = /^(?:after|outside)$/.test(said.bare[lead]);
  if (/^(?:while|after)$/.test(said.bare[lead]) && end < 0) return;
  if (over !== (said.bare[lead] === 'after') || inside === claimsOutside) return;
  tell(said, one, base);
  said.derivations.push(`${inside ? 'within' : 'over'} ${label(field)}`);
  take(said, lead, Math.max(at, end), field);
  said.extra.push(base.field);
  said.words.forEach((_, i) => {
    if (said.isOpen(i) && one.field.name.some((word) => isNearly(said, word, said.bare[i])))
      take(said, i, i, one.field);
  });
}

/** The words of a name that say from when a window is counted: "delivery" of `return_window_days_from_delivery`. */
function baseWords({ name }: Field): readonly string[] {
  const at = name.findIndex((word) => /^(?:from|after|since)$/.test(word));
  return at < 0 ? [] : name.slice(at + 1);
}

/** Whether the claim says a date by all the words of its name, as verbs or nouns. */
const isAsked = (said: Said, field: Field): boolean =>
  said.telling(field).length > 0 &&
  said.telling(field).every((name) => said.bare.some((word) => isNearly(said, name, word)));

/** Whether two words are of one deed: "delivery", "delivered". */
function isNearly({ lexicon }: Said, name: string, word: string): boolean {
  const [a, b] = [lexicon.lemma(name), lexicon.lemma(word)];
  if (a === b) return true;
  const { kind, strength } = lexicon.relation(a, b);
  return (kind === 'derivation' || kind === 'same') && strength > 0.3;
}
