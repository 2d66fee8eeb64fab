/** What a careful reader makes of two dates: how far apart they are, which comes first, whether one is in time. */
import { gather } from '../../../text/gather.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { type Dated, due, isNearly, label, nearest, take, tell } from '../words/dated.ts';
import { compareMoments, lengthOf, liesBy, momentOf } from '../words/moment.ts';
import { truthOf } from '../words/states.ts';
import { nights, payable, took, wasOpen, wasValid } from './derive-lasting.ts';
import { terms } from './derive-terms.ts';

export function deriveTimes(said: Said): void {
  const dated = gather(said.fields, (field): Dated[] => {
    const moment = momentOf(field);
    return moment === undefined ? [] : [{ field, moment }];
  });
  if (dated.length === 0) return;
  terms(said, dated);
  apart(said, dated);
  took(said, dated);
  wasOpen(said, dated);
  wasValid(said, dated);
  nights(said, dated);
  inOrder(said, dated);
  inTime(said, dated);
  missed(said, dated);
  inWindow(said, dated);
  payable(said, dated);
}

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
    if (!liesBy(later.moment, earlier.moment, length)) {
      // "Five days early" of what was five days late.
      if (/^(?:late|early)$/.test(last!) && !said.isNegated(said.segment(from))) said.contradicted = true;
      return;
    }
    tell(said, later, earlier);
    take(said, from, Math.max(to - 1, second.at), second.one.field);
    take(said, first.at, first.at, first.one.field);
  });
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

/** "Missed its promised date": the one deed of a record beside when it was due. */
function missed(said: Said, dated: readonly Dated[]): void {
  const at = said.bare.findIndex((word) => word === 'missed' || word === 'met');
  const end = said.bare.findIndex(
    (word, i) => i > at && i < at + 5 && /^(?:date|day|time|deadline)$/.test(word),
  );
  if (
    at < 1 ||
    end < 0 ||
    dated.length !== 2 ||
    said.bare.slice(0, at).some((word) => /n['’]?t$|^never$/.test(word))
  )
    return;
  const deed = dated.find(({ field: { name } }) => DONE.test(name[0]!));
  const other = deed && due(dated, deed);
  if (deed === undefined || other === undefined) return;
  const named = said.bare.slice(at + 1, end).filter((word) => !/^(?:its|the|their|a)$/.test(word));
  if (!named.every((word) => other.one.field.name.includes(word) || word === 'due')) return;
  const order = compareMoments(deed.moment, other.one.moment);
  if (order === undefined || order > 0 !== (said.bare[at] === 'missed')) return;
  said.derivations.push(`${label(deed.field)} ${order > 0 ? '>' : '≤'} ${label(other.one.field)}`);
  take(said, at, end, other.one.field);
  said.extra.push(deed.field);
}
const DONE =
  /^(?:delivered|delivery|arrived|arrival|completed|finished|paid|received|submitted|resolved|shipped)$/;

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
  // The time for returning something runs from when one has it.
  return at >= 0 ? name.slice(at + 1) : name[0] === 'return' ? ['delivered', 'received'] : [];
}

/** Whether the claim says a date by all the words of its name, as verbs or nouns. */
const isAsked = (said: Said, field: Field): boolean =>
  said.telling(field).length > 0 &&
  said.telling(field).every((name) => said.bare.some((word) => isNearly(said, name, word)));
