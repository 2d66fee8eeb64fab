/** How long somebody has for something, and from which deed to which a time is told: "had 30 days to pay", "has until 14 May to return it". */
import { ableOf } from '../../../text/lexicon/index.ts';
import type { Value } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { rangeOf } from '../words/amounts.ts';
import { type Dated, deedOf, isNearly, label, take, tell } from '../words/dated.ts';
import { compareMoments, lengthOf, liesBy, momentOf } from '../words/moment.ts';

const ISSUED = /^(?:issued|invoiced|invoice|issue|billed|date|sent)$/;
const DUE = /^(?:due|deadline|payment|date)$/;
/** Who has to pay, and who may send back or cancel: whoever the record is for, and not who sells. */
const PARTY =
  /^(?:customer|client|buyer|payer|debtor|tenant|guest|member|subscriber|user|patient|student|applicant|candidate|employee|policyholder|borrower|traveller|traveler|passenger|claimant|cardholder|recipient|bill to)$/;

/** Accounts for terms that are told by days: each from the two dates, or the one, that tell it. */
export function terms(said: Said, dated: readonly Dated[]): void {
  said.reading.values.forEach((value, k) => {
    const [from, to] = rangeOf(said, k);
    if (from < 1 || !said.isOpen(from)) return;
    toPay(said, dated, value, from, to);
    until(said, dated, value, from, to);
    fromTo(said, dated, value, from, to);
  });
}

/** What begins the time that somebody has for a deed, and what ends it. */
const TERMS: readonly (readonly [deed: RegExp, from: RegExp, until: RegExp])[] = [
  [/^(?:pay|settle)$/, ISSUED, DUE],
  [/^return$/, /^(?:borrowed|loaned|lent|issued|rented|checked|out|loan|date)$/, DUE],
  [
    /^(?:accept|respond|reply|decide|sign)$/,
    /^(?:sent|issued|made|offered|offer)$/,
    /^(?:expires?|expiry|deadline|offer|valid|until)$/,
  ],
];

/** "Had 30 days to pay the invoice" of a day of issue and the day on which it is due. */
function toPay(said: Said, dated: readonly Dated[], value: Value, from: number, to: number): void {
  const length = value.kind === 'quantity' ? lengthOf(value) : undefined;
  if (length === undefined || !/^(?:had|has|have|got|gets)$/.test(said.bare[from - 1] ?? '')) return;
  const [, begins, ends] = TERMS.find(([deed]) => deed.test(said.bare[to + 1] ?? '')) ?? [];
  if (said.bare[to] !== 'to' || begins === undefined || ends === undefined) return;
  const called = (name: RegExp): readonly Dated[] =>
    dated.filter(
      ({ field }) =>
        field.name.length < 4 && field.name.every((word) => name.test(word) || /^(?:on|at|by)$/.test(word)),
    );
  const [issued, ...others] = called(begins);
  const [last, ...more] = called(ends);
  if (issued === undefined || last === undefined || others.length + more.length > 0) return;
  if (!isParty(said, from - 2)) return;
  if (!liesBy(last.moment, issued.moment, { ...length, bound: 'exact' })) return;
  const end = /^(?:it|them)$/.test(said.bare[to + 2] ?? '') ? to + 2 : to + 1;
  tell(said, last, issued);
  take(said, from - 1, end, last.field);
  said.extra.push(issued.field);
}

/** Whether a word is who the record is for, by a name or by what they are. */
function isParty(said: Said, at: number): boolean {
  const one = said.explained[at];
  if (/^(?:they|she|he)$/.test(said.bare[at] ?? '') || PARTY.test(said.bare[at] ?? '')) return true;
  if (one?.part !== 'value' || one.field === undefined) return false;
  const { name, path } = one.field;
  return (
    PARTY.test(name.join(' ').replace(/ name$/, '')) ||
    (/^(?:full )?name$/.test(name.join(' ')) && PARTY.test(path.at(-1) ?? ''))
  );
}

const END =
  /^(?:window|period|ends?|ended|until|by|deadline|closes?|expires?|before|date|at|on|day|accepted|possible|allowed|eligible)$/;
/** Deeds by the verbs that say them; what is sent back is returned. */
const SENT_BACK = /^(?:send|give|bring|ship)$/;

/** "Has until 14 May to return the kettle" of `return_window_ends`: all the other words of the name are said. */
function until(said: Said, dated: readonly Dated[], value: Value, from: number, to: number): void {
  if (value.kind !== 'date' && value.kind !== 'datetime') return;
  const lead = said.bare[from - 1] === 'until' ? from - 1 : from;
  if (
    said.bare[lead] !== 'until' ||
    !/^(?:has|have|had)$/.test(said.bare[lead - 1] ?? '') ||
    said.bare[to] !== 'to'
  )
    return;
  if (!isParty(said, lead - 2)) return;
  const moment = momentOf({ values: [withoutBound(value)], quote: '' } as unknown as Field);
  const verb = to + 1;
  const found = dated.filter(
    (one) =>
      one.field.name.some((word) => /^(?:ends?|until|by|deadline|closes?|expires?)$/.test(word)) &&
      isOfDeed(said, one.field, verb),
  );
  const [only, ...more] = found;
  if (only === undefined || more.length > 0 || moment === undefined || isBarred(said, verb)) return;
  const same = moment.year
    ? compareMoments({ ...moment, minute: undefined }, { ...only.moment, minute: undefined }) === undefined
    : moment.month % 12 === only.moment.month % 12 && moment.date === only.moment.date;
  if (!same) return;
  said.derivations.push(label(only.field));
  take(said, lead - 1, verb, only.field);
  said.words.forEach((_, at) => {
    const isRest =
      at > verb &&
      (said.bare[at] === 'back' ||
        /^(?:it|them|of|charge|items?|goods|things|everything)$/.test(said.bare[at]!) ||
        only.field.name.includes(said.bare[at]!));
    if (isRest && said.isOpen(at)) take(said, at, at, only.field);
  });
}

/** "To return the gift card" of `returnable: false`: a term is not for what cannot be done. */
const isBarred = ({ focus: { own, inner }, words }: Said, at: number): boolean =>
  [...own, ...inner].some(
    ({ name, quote }) => quote === 'false' && ableOf(name.at(-1)!)?.verbs.includes(words[at]!.lemma) === true,
  );

/** A day without "by" or "until" before it. */
const withoutBound = (value: Value): Value => {
  const { bound: _, ...plain } = value as Value & { bound?: unknown };
  return plain as Value;
};

function isOfDeed(said: Said, { name }: Field, at: number): boolean {
  const deed = name.filter((word) => !END.test(word));
  const lemma = said.words[at]?.lemma ?? '';
  const back = SENT_BACK.test(lemma) && said.bare.indexOf('back', at) > 0;
  const says = (word: string): boolean => (back ? /^returns?$/.test(word) : isNearly(said, word, lemma));
  return deed.some(says) && deed.every((word) => says(word) || said.bare.includes(word));
}

/** "Took two and a half hours from detection to resolution": the time between two deeds that their nouns name. */
function fromTo(said: Said, dated: readonly Dated[], value: Value, from: number, to: number): void {
  const length = value.kind === 'quantity' ? lengthOf(value) : undefined;
  const verb = said.bare[from - 1] ?? '';
  if (
    length === undefined ||
    !/^(?:took|takes|passed|elapsed|lasted)$/.test(verb) ||
    said.bare[to] !== 'from'
  )
    return;
  const until = said.bare.indexOf('to', to);
  if (until < 0) return;
  const [first, second] = [
    spanned(said, dated, to + 1, until),
    spanned(said, dated, until + 1, said.words.length),
  ];
  if (first === undefined || second === undefined || first === second) return;
  if (!liesBy(second.moment, first.moment, length)) {
    said.contradicted = true;
    return;
  }
  tell(said, second, first);
  take(said, from - 1, said.words.length - 1, second.field);
  said.extra.push(first.field);
}

/** The one dated field that the words of a noun name, all of them, as it names all of the field's. */
function spanned(said: Said, dated: readonly Dated[], from: number, to: number): Dated | undefined {
  const words = said.bare
    .slice(from, to)
    .filter((word) => !/^(?:the|its|a|first)$/.test(word) || word === 'first');
  if (words.length === 0 || words.length > 3) return undefined;
  const found = dated.filter(({ field }) => {
    const deed = deedOf(said, field).filter((word) => !/^(?:at|on|date|time)$/.test(word));
    return (
      deed.length > 0 &&
      deed.every((name) => words.some((word) => isNearly(said, name, word))) &&
      words.every((word) => deed.some((name) => isNearly(said, name, word)))
    );
  });
  return found.length === 1 ? found[0] : undefined;
}
