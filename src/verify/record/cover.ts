/**
 * Whether a record states a claim: every word of the claim is accounted for by a field's value, by its name, or by
 * what its value means, and each field that is used is said with all that its name says.
 */
import { compareValues, RATES, type Value } from '../../text/values/index.ts';
import { isSound } from './checks.ts';
import { derive } from './derive.ts';
import { dayBefore, hasSigned, isFlow, mentionMembers } from './mentions.ts';
import { predicates } from './predicates.ts';
import type { Field } from './record.ts';
import { isDenial, isSameDay, type Said } from './said.ts';
import { roleOf, SET_BEFOREHAND, THINGS } from './senses.ts';
import { truthOf } from './states.ts';
import { isAccountOf } from './subjects.ts';

/** Function words and adverbs that say nothing which a record would have to. */
const FREE = new Set(
  (
    'a an the this that which who is are was were be been being am has have had having do does did of on in at for with ' +
    'your our my their his her you we i and but there as its already currently now still yet also via under to by from it stand stands so'
  ).split(' '),
);
/** Verbs that only join a field to its value. */
const JOINING = new Set(
  'have apply include contain show list hold give read amount come place be record carry bear feature offer provide take use go belong name call set up happen occur exist make switch turn find detect identify note log register score reach achieve get measure consist comprise'.split(
    ' ',
  ),
);
/** Words of a value, at the most, that a claim says as a whole. */
const MOST_WORDS = 8;

/** Whether the fields of its focus state a claim. */
export const isCovered = (said: Said): boolean => isExplained(said) && isSound(said);

/** Accounts for the words of a claim by the fields of its focus; false where some word stays open. */
export function isExplained(said: Said): boolean {
  const { reading, words } = said;
  if (reading.language !== 'en' || reading.question || isEmpty(said)) return false;
  mentionTexts(said);
  derive(said);
  mentionValues(said);
  mentionMembers(said);
  if (!predicates(said)) return false;
  words.forEach((word, at) => {
    if (!isDenial(word) || !said.isOpen(at)) return;
    said.explain(at, said.bare[at + 1] === 'longer' ? at + 2 : at + 1, 'negation');
  });
  nameRest(said);
  return said.explained.every((one) => one !== undefined);
}

const isEmpty = ({ fields, focus }: Said): boolean => fields.length === 0 && focus.children.length === 0;

/** Finds the texts of fields in the claim, longest first. */
export function mentionTexts(said: Said): void {
  const texts = said.fields
    .filter((field) => isMentionable(field))
    .sort((a, b) => b.words.length - a.words.length);
  for (const field of texts) {
    for (let at = 0; at < said.words.length; at++) {
      const to = endOf(said, field.words, at);
      if (to < 0 || !range(at, to).every((i) => said.isOpen(i))) continue;
      if (range(at, to).every((i) => isTyped(said, i)) && !(field.values.length === 0 && isMonth(said, at)))
        continue;
      if (
        !said.isFullySaid(field, at, to) &&
        !isRole(field) &&
        !isByItself(field) &&
        !isOnPlan(said, field, at) &&
        !isOfKind(said, field, at) &&
        !isReached(said, field, at) &&
        !isStoodFor(said, field, at, to)
      )
        continue;
      if (isOnPlan(said, field, at)) said.explain(at - 1, at, 'name');
      said.explain(at, to, 'value', field);
    }
  }
}

/** What no person did. */
const isByItself = ({ words }: Field): boolean => words.length === 1 && /^auto(?:matic)?$/.test(words[0]);

/** "You are on Business" of `plan: Business`. */
const isOnPlan = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 && /^(?:plan|tier|subscription|tariff)$/.test(name[0]!) && bare[at - 1] === 'on';

/** "The user is an editor" of `role: editor`, "the ticket is a complaint" of `type: complaint`. */
const isOfKind = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 &&
  /^(?:role|position|job|occupation|profession|type|kind|category|class|topic|subject|issue)$/.test(
    name[0]!,
  ) &&
  (/^(?:about|concerns|concerning)$/.test(bare[at - 1] ?? '') ||
    (/^an?$/.test(bare[at - 1] ?? '') && /^(?:is|are|was|'s|as)$/.test(bare[at - 2] ?? '')));

/** "Access to payroll-db" of `resource: payroll-db`. */
const isReached = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 &&
  /^(?:resource|target|system|application|app|database|server|project|repository|tool)$/.test(name[0]!) &&
  bare[at - 1] === 'to' &&
  bare[at - 2] === 'access';

/** "The system owner approved" of a row with `role: system owner`: who acts is told by the role. */
const isStoodFor = (
  { bare, focus, lexicon, words }: Said,
  { name, object }: Field,
  at: number,
  to: number,
): boolean =>
  name.length === 1 &&
  /^(?:role|position|title|function)$/.test(name[0]!) &&
  focus.own[0]?.object === object &&
  focus.rows.length > 0 &&
  (at === 0 || (at === 1 && bare[0] === 'the')) &&
  lexicon.lemma(bare[to] ?? '') === words[to]?.lemma;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const isTyped = ({ words }: Said, at: number): boolean => words[at].value >= 0;

/** "In March" of a row that is called March. */
const isMonth = ({ words, reading }: Said, at: number): boolean =>
  reading.values[words[at].value]?.kind === 'date';

const isRole = ({ name }: Field): boolean => roleOf(name) !== undefined;

/** Whether a field's value is a text that a claim can say as it stands. */
function isMentionable({ words, quote, values, value, end }: Field): boolean {
  if (words.length === 0 || words.length > MOST_WORDS || truthOf(quote, words) !== undefined) return false;
  const identifies = values.some(
    (one) => one.kind === 'identifier' && one.start <= value + 1 && one.end >= end - 1,
  );
  return !identifies && words.some((word) => /\p{L}/u.test(word));
}

/** One past the words of the claim from `at` that are these; -1 where they are others. */
function endOf({ bare, words }: Said, text: readonly string[], at: number): number {
  if (text.length > 1 && bare[at] === text.join('_')) return at + 1;
  let to = at;
  for (const word of text) {
    while (to > at && to < words.length && !/[\p{L}\p{N}]/u.test(bare[to])) to++;
    if (bare[to] !== word && !(to === at + text.length - 1 && isPluralOf(words[to], word))) return -1;
    to++;
  }
  return to;
}

/** "Mugs" of the item `mug`, "automatically" of `auto`. */
const isPluralOf = (said: Said['words'][number] | undefined, word: string): boolean =>
  said !== undefined &&
  said.value < 0 &&
  ((said.form.endsWith('s') && said.lemma === word) ||
    (word === 'auto' && /^automatic(?:ally)?$/.test(said.form)));

/** Finds the typed values of the claim in fields. */
export function mentionValues(said: Said): void {
  const { reading, words } = said;
  reading.values.forEach((written, k) => {
    if (written.end <= words[0].start || written.start >= words.at(-1)!.end) return;
    const value = dayBefore(said, k) ?? written;
    const from = words.findIndex((word) => word.value === k);
    const to = words.findLastIndex((word) => word.value === k) + 1;
    if (from < 0 || !said.isOpen(from)) return;
    const counted = value.kind === 'number' && value.words === true;
    const having = said.fields.filter(
      (field) =>
        (has(field, value) ||
          hasSigned(said, field, value) ||
          isShare(field, value) ||
          isAge(field, value)) &&
        !(counted && said.isKey(field)),
    );
    const priced = /^(?:at|for)$/.test(said.bare[from - 1] ?? '');
    const field = having.find(
      (one) =>
        said.isFullySaid(isShare(one, value) ? unrated(one) : one, from, to) ||
        (priced && isPrice(one)) ||
        isCountOf(said, one, to),
    );
    if (field !== undefined) said.explain(from, to, 'value', field);
    else if (isOfName(said, value) || isName(said, from, to)) said.explain(from, to, 'name');
  });
}

/** "67 years old" of `age: 67`. */
const isAge = ({ name, quote }: Field, value: Value): boolean =>
  name.at(-1) === 'age' &&
  value.kind === 'quantity' &&
  value.unit === 'year' &&
  value.bound === 'exact' &&
  quote === String(Number(value.written.n) / Number(value.written.d));

const has = ({ values, quote, words }: Field, value: Value): boolean =>
  truthOf(quote, words) === undefined || /\d/.test(quote)
    ? values.some((one) => {
        const { relation, via } = compareValues(value, one);
        return (relation === 'equal' || relation === 'entails') && via !== 'bound';
      })
    : false;

const RATE = /^(?:rate|ratio|share|percent|percentage|pct|fraction|factor)$/;

/** "19%" of `vat_rate: 0.19`. */
function isShare({ name, values: [one], quote }: Field, value: Value): boolean {
  if (value.kind !== 'number' || value.form !== 'percent' || value.bound !== 'exact') return false;
  if (one?.kind !== 'number' || one.form === 'percent' || !name.some((word) => RATE.test(word))) return false;
  const { n, d } = value.value;
  return /^0?\.\d+$/.test(quote) && 100n * one.value.n * d === n * one.value.d;
}

/** What "at €120" and "for €120" tell without its name. */
const isPrice = ({ name, values: [value] }: Field): boolean =>
  value?.kind === 'money' && name.length === 1 && /^(?:price|rate|cost)$/.test(name[0]!);

/** A share without the word that says no more than that it is one. */
const unrated = (field: Field): Field => {
  const name = field.name.filter((word) => !RATE.test(word));
  return name.length === 0 ? field : { ...field, name };
};

const COUNT_NAME = /^(?:qty|quantity|count|units|pieces|pcs)$/;

/** "Four mugs" of `qty: 4` beside `name: mug`. */
function isCountOf(said: Said, { name, object }: Field, at: number): boolean {
  const next = said.explained[at];
  if (name.length !== 1 || !COUNT_NAME.test(name[0]) || next?.part !== 'value') return false;
  return next.field!.object === object && said.isKey(next.field!);
}

/** "In Q1" of a field `q1`. */
const isName = ({ bare, fields }: Said, from: number, to: number): boolean =>
  to === from + 1 &&
  fields.some(({ name }) => name.some((word) => word === bare[from] || isSameDay(word, bare[from])));

/** "In the 30-day period" of a field `late_30d`. */
function isOfName(said: Said, value: Value): boolean {
  if (value.kind !== 'quantity' || value.base !== 's') return false;
  const days = Number(value.written.n) / Number(value.written.d);
  return value.unit === 'd' && said.fields.some(({ name }) => name.includes(`${days}d`));
}

/** Accounts for what is left by names of used fields, by what the record is of, and by words that say nothing. */
function nameRest(said: Said): void {
  const used = [...said.used()];
  const names = new Set(used.flatMap(({ name, path }) => [...name, ...path]));
  const roles = used.flatMap(({ name }) => roleOf(name) ?? []);
  said.words.forEach((word, at) => {
    if (!said.isOpen(at)) return;
    const { lemma, form, weight, value } = word;
    if (value >= 0) {
      // "In July" of a report that its title calls July's.
      if (isMonth(said, at) && /^\p{L}+$/u.test(form) && said.titles.has(form))
        said.explain(at, at + 1, 'type');
      return;
    }
    const plain = weight === 0 || JOINING.has(lemma);
    // "Total" says more than an amount.
    const total = /^(?:total|totals)$/.test(said.bare[at]);
    if ([...names].some((name) => (total ? name === 'total' : said.canSay(name, at))))
      said.explain(at, at + 1, 'name');
    else if (roles.some(({ verbs, nouns }) => verbs.has(lemma) || nouns.has(lemma)))
      said.explain(at, at + 1, 'name');
    else if (used.some((field) => isMeasure(field, lemma)) || isFlow(said, at, used))
      said.explain(at, at + 1, 'name');
    else if (/^(?:ending|ends)$/.test(form) && isIdentifierNear(said, at)) said.explain(at, at + 1, 'free');
    else if (form === 'due' && used.some(isNextDate)) said.explain(at, at + 1, 'name');
    else if (/^(?:date|day|time)$/.test(form) && isDated(said, at - 1)) said.explain(at, at + 1, 'name');
    else if (used.some((field) => isPer(field, form))) said.explain(at, at + 1, 'name');
    else if (isIdiom(said, at, used)) said.explain(at, at + 1, 'free');
    else if (form === 'about' && isTopic(said, at + 1)) said.explain(at, at + 1, 'free');
    else if (form === 'far' && said.bare[at - 1] === 'so') said.explain(at, at + 1, 'free');
    else if (isCounted(said, at)) said.explain(at, at + 1, 'free');
    else if (isType(said, at)) said.explain(at, at + 1, 'type', typeField(said, at));
    else if (isLetter(said, at)) return;
    else if (FREE.has(form) || (plain && JOINING.has(lemma)) || !/[\p{L}\p{N}]/u.test(form))
      said.explain(at, at + 1, 'free');
  });
  said.words.forEach((_, at) => {
    if (said.isOpen(at) && isOfReceipt(said, at)) said.explain(at, at + 1, 'free');
  });
}

const SPANS = /^(?:from|to|start|end|until|begin|through)$/;

/** "Fell due", "turned out to be", "runs from … to …", "its due date": words that say nothing beside the others. */
function isIdiom({ bare, words, explained }: Said, at: number, used: readonly Field[]): boolean {
  const [before, next] = [bare[at - 1] ?? '', bare[at + 1] ?? ''];
  switch (words[at].lemma) {
    case 'fall':
      return next === 'due';
    case 'out':
      return (
        (words[at - 1]?.lemma === 'turn' && next === 'to') || (next === 'of' && bare[at + 2] === 'stock')
      );
    case 'run':
      return next === 'from' && used.some(({ name }) => name.some((word) => SPANS.test(word)));
    case 'date':
      return before === 'due' && explained[at - 1] !== undefined;
    default:
      return false;
  }
}

/** "The next invoice is due on 1 July" of `next_invoice: 2026-07-01`. */
const isNextDate = ({ name, values: [value] }: Field): boolean =>
  name[0] === 'next' && value?.kind === 'date';

/** "250 emails bounced" of `bounced: 250`: a number of a deed is of those that it was done to. */
const isCounted = ({ words, explained }: Said, at: number): boolean => {
  const field = explained[at - 1]?.part === 'value' ? explained[at - 1]!.field : undefined;
  return (
    field?.values[0]?.kind === 'number' &&
    COUNTED.has(words[at]!.lemma) &&
    field.name.length === 1 &&
    /[^e]ed$/.test(field.name[0]!)
  );
};
const COUNTED = new Set('email message people person recipient item record entry letter contact'.split(' '));

/** "The monthly price" of an amount for each month. */
const isPer = ({ values: [value] }: Field, form: string): boolean =>
  value !== undefined && 'per' in value && value.per?.length === 1 && value.per[0] === RATES.get(form);

/** "About water damage" of `type: water damage`. */
const isTopic = ({ explained }: Said, at: number): boolean =>
  /^(?:type|kind|category|topic|subject|issue)$/.test(explained[at]?.field?.name[0] ?? '');

/** "Its due date" of a field that holds one. */
const isDated = ({ explained }: Said, at: number): boolean => {
  const field = explained[at]?.field;
  if (field?.quote === 'null') return field.name.some((word) => SET_BEFOREHAND.has(word));
  return /^(?:date|datetime)$/.test(field?.values[0]?.kind ?? '');
};

/** "The line ending in 0123". */
const isIdentifierNear = ({ words, reading }: Said, at: number): boolean =>
  [words[at], words[at + 1], words[at + 2]].some(
    (word) => word !== undefined && word.value >= 0 && reading.values[word.value].kind === 'identifier',
  );

/** "When they" of "when they were received", where the name of a used field says it: `condition_on_receipt`. */
function isOfReceipt(said: Said, at: number): boolean {
  if (!/^(?:when|it|they)$/.test(said.bare[at])) return false;
  const lead = said.bare.lastIndexOf('when', at);
  if (lead < 1) return false;
  return (
    said.words.every(
      ({ weight, value }, i) =>
        i < lead ||
        (weight === 0 && value < 0) ||
        said.explained[i] === undefined ||
        said.explained[i].part === 'name',
    ) && said.words.slice(lead).some((_, i) => said.explained[lead + i]?.part === 'name')
  );
}

/** "Team A": a capital that tells which, and no article. */
const isLetter = ({ reading, words, from }: Said, at: number): boolean =>
  from + at > 0 && words[at].form === 'a' && reading.text[words[at].start] === 'A';

/** What a quantity of a kind of unit is called. */
const MEASURES: ReadonlyMap<string, readonly string[]> = new Map([
  ['degC', ['temperature']],
  ['kg', ['weight']],
  ['s', ['duration']],
  ['bit', ['size', 'data', 'volume']],
  ['m/s', ['speed']],
  ['V', ['voltage']],
  ['A', ['current']],
  ['W', ['power']],
  ['Pa', ['pressure']],
  ['Hz', ['frequency']],
  ['m', ['distance', 'length', 'height', 'width', 'depth']],
]);

const isMeasure = ({ values: [value] }: Field, lemma: string): boolean =>
  value?.kind === 'quantity' && MEASURES.get(value.base)?.includes(lemma) === true;

/** A text that says which of its kind something is, not who does or did something. */
const isPlainText = ({ name, values, words, quote }: Field): boolean =>
  values.length === 0 &&
  words.length > 0 &&
  roleOf(name) === undefined &&
  truthOf(quote, words) === undefined;

/** Whether lines say nothing of what they are of: they are of what is spoken of. */
const isBare = ({ focus, fields }: Said): boolean =>
  !focus.document.structured &&
  focus.rows.length === 0 &&
  !fields.some(({ name }) => name.some((word) => THINGS.has(word)));

/** The field that says what a kind of thing is called, where the focus has one by that name. */
function typeField(said: Said, at: number): Field | undefined {
  return said.focus.own.find(
    (field) =>
      said.isKey(field) && field.name.some((word) => word === said.bare[at] || word === said.words[at].lemma),
  );
}

/** What a record of an amount of money may be called. */
const EXPENSES = new Set('expense purchase transaction payment invoice bill'.split(' '));

/** Whether a word says of what kind the record is, or what its number or name is of. */
function isType(said: Said, at: number): boolean {
  const { focus, titles } = said;
  const { lemma } = said.words[at];
  const form = said.bare[at];
  const isOne = (word: string): boolean => word === form || said.lexicon.lemma(word) === lemma;
  const labels = [
    ...focus.labels,
    ...focus.own.flatMap(({ path }) => path),
    ...focus.above.flatMap(({ path }) => path),
  ];
  const next = said.explained[at + 1];
  if (next?.part === 'value' && next.field !== undefined && THINGS.has(lemma)) {
    const others = said.fields.filter((field) => field.name.some(isOne) && said.isKey(field));
    return others.length === 0 || others.includes(next.field);
  }
  if (EXPENSES.has(lemma) && focus.own.some(({ values: [value] }) => value?.kind === 'money')) return true;
  if (isAccountOf(said, at)) return true;
  if (labels.some(isOne) && focus.labels.some(isOne) && !focus.labels.every((word) => said.isNamed(word)))
    return false;
  const named = /^(?:the|this)$/.test(said.bare[at - 1] ?? '') && at < 3;
  if (
    named &&
    focus.own.some((field) => isPlainText(field) && field.name.length === 1 && isOne(field.name[0]))
  )
    return true;
  if (isBare(said) && THINGS.has(lemma) && /^(?:the|this|your|our)$/.test(said.bare[at - 1] ?? ''))
    return true;
  if (labels.some(isOne) || titles.has(form) || titles.has(lemma)) return true;
  return said.fields.some((field) => field.name.some(isOne) && said.isKey(field));
}
