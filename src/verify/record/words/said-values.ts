/** The texts and the typed values of fields that a claim says: which words of it each accounts for. */
import { compareValues, type Value } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { isRight } from '../whose/access.ts';
import { dayBefore, hasSigned } from './mentions.ts';
import { has, isSaidAs, withoutForm } from './said-forms.ts';
import { roleOf, THINGS } from './senses.ts';
import { truthOf } from './states.ts';
import { isOfDay, isPlaceIn, isSameDay } from './word-kinds.ts';
import { isWritten, wordings } from './wordings.ts';

/** Words of a value, at the most, that a claim says as a whole. */
const MOST_WORDS = 8;

/** Finds the texts of fields in the claim, longest first. */
export function mentionTexts(said: Said): void {
  const texts = said.fields
    .filter((field) => isMentionable(field) && !isRight(field))
    .sort((a, b) => b.words.length - a.words.length);
  for (const [field, text] of texts.flatMap((one) =>
    wordings(said, one).map((text) => [one, text] as const),
  )) {
    for (let at = 0; at < said.words.length; at++) {
      const to = endOf(said, text, at);
      if (to > 0 && text !== field.words && !isWritten(said, field, at)) continue;
      if (to < 0 || !range(at, to).every((i) => said.isOpen(i))) continue;
      if (range(at, to).every((i) => isTyped(said, i)) && !(field.values.length === 0 && isMonth(said, at)))
        continue;
      if (
        !said.isFullySaid(field, at, to) &&
        !isRole(field) &&
        !isByItself(field) &&
        !isOnPlan(said, field, at) &&
        !isOfKind(said, field, at) &&
        !isPlaceOf(said, field, at) &&
        !isReached(said, field, at) &&
        !isOfClass(said, field, to) &&
        !isUnitOf(said, field, at) &&
        !isBearing(said, field, at) &&
        !isIncluded(said, field, at) &&
        !isStoodFor(said, field, at, to)
      )
        continue;
      if (isOnPlan(said, field, at)) said.explain(at - 1, at, 'name');
      said.explain(at, to, 'value', field);
    }
  }
}

/** What no person did, and what nothing but its own name could be: "twice daily". */
const isByItself = ({ words, name }: Field): boolean =>
  (words.length === 1 && /^auto(?:matic)?$/.test(words[0])) ||
  (OFTEN.test(name.at(-1) ?? '') && isFrequency(words));

/** What says how often something is, by itself. */
const OFTEN = /^(?:frequency|schedule|interval|cadence|regimen|cycle|sig)$/;
const isFrequency = (words: readonly string[]): boolean =>
  words.length > 1 && /^(?:once|twice|thrice|daily|weekly|monthly|hourly|every|nightly)$/.test(words[0]!);

/** "Allergic to aspirin" of `allergies: [{ substance: aspirin }]`: the list says in which relation. */
const isBearing = (said: Said, { path }: Field, at: number): boolean =>
  said.bare[at - 1] === 'to' &&
  /^(?:allergic|exposed|entitled|subscribed)$/.test(said.bare[at - 2] ?? '') &&
  path.some((word) => said.canSay(word, at - 2));

/** "180 ng/mL" of `value: 180, unit: ng/mL`: a unit that is known as none stands behind the number. */
const isUnitOf = ({ words }: Said, { name }: Field, at: number): boolean =>
  /^(?:unit|units|uom)$/.test(name.join(' ')) && (words[at - 1]?.value ?? -1) >= 0;

/** "You are on Business" of `plan: Business`. */
const isOnPlan = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 && /^(?:plan|tier|subscription|tariff)$/.test(name[0]!) && bare[at - 1] === 'on';

/** "In Poland" of `country: PL`, "for Ridgeton" of `team: Ridgeton`: the preposition says what it is. */
const isPlaceOf = (said: Said, field: Field, at: number): boolean =>
  said.isFullySaid({ ...field, name: [] }, at, at) && isLedTo(said, field, at);

/** "From Bern to Ulm" of `origin: { city: Bern }, destination: { city: Ulm }`. */
const isEndOfWay = (lead: string, end: string, name: string): boolean =>
  /^(?:city|town|place|location|name|airport|station|port|code|country|site|terminal|hub)$/.test(name) &&
  ((lead === 'from' && /^(?:origin|from|source|departure|sender|start)$/.test(end)) ||
    (lead === 'to' && /^(?:destination|to|arrival|recipient|end)$/.test(end)));

const isLedTo = ({ bare }: Said, { name, path }: Field, at: number): boolean =>
  name.length === 1 &&
  ((/^(?:in|at)$/.test(bare[bare[at - 1] === 'the' ? at - 2 : at - 1] ?? '') &&
    /^(?:city|country|town|location|region|site|venue|branch|room|building|hall|warehouse|place|facility|hub|depot|station|port|airport|department|dept|division|hotel|hostel|inn|clinic|hospital|practice|pharmacy|school|campus|restaurant|theatre|theater|museum|gallery|studio|gym|store|shop|garage|workshop|plant|factory|office|garden|farm|marina|yard|terminal)$/.test(
      name[0]!,
    )) ||
    (bare[at - (bare[at - 1] === 'the' ? 2 : 1)] === 'for' &&
      /^appl(?:y|ied|ies)$/.test(bare[at - (bare[at - 1] === 'the' ? 3 : 2)] ?? '') &&
      /^(?:program|programme|position|job|role|course|post|grant|scholarship)$/.test(name[0]!)) ||
    isEndOfWay(bare[at - 1] ?? '', path.at(-1) ?? '', name[0]!) ||
    (bare[at - 1] === 'for' &&
      /^(?:team|club|company|employer|side|organisation|organization)$/.test(name[0]!)));

/** "The user is an editor" of `role: editor`, "the ticket is a complaint" of `type: complaint`. */
const isOfKind = (said: Said, field: Field, at: number): boolean =>
  isOfDegree(said, field, at) || isOfType(said, field, at);

/** "The alert is critical" of `severity: critical`. */
const isOfDegree = ({ bare }: Said, { name, words }: Field, at: number): boolean =>
  name.length === 1 &&
  words.length === 1 &&
  /^(?:severity|priority|urgency|risk|flag|difficulty)$/.test(name[0]!) &&
  /^(?:is|are|was|were)$/.test(
    bare[/^(?:still|currently|now)$/.test(bare[at - 1] ?? '') ? at - 2 : at - 1] ?? '',
  );

const isOfType = ({ bare }: Said, { name }: Field, at: number): boolean =>
  (OF_TYPE.test(name.join(' ')) || TYPE_OF.test(name.join(' '))) &&
  (/^(?:about|concerns|concerning)$/.test(
    bare[/^(?:a|an|the)$/.test(bare[at - 1] ?? '') ? at - 2 : at - 1] ?? '',
  ) ||
    (/^an?$/.test(bare[at - 1] ?? '') && /^(?:is|are|was|'s|as)$/.test(bare[at - 2] ?? '')));

const OF_TYPE =
  /^(?:roles?|position|job|occupation|profession|type|kind|category|class|species|breed|topic|subject|issue)$/;
/** "Is a contractor" of `employment_type: contractor`. */
const TYPE_OF =
  /^(?:(?:employment|worker|contract|account|customer|user|member|membership|vehicle|property|room|ticket|request|device|patient|visit|event|passenger) (?:type|kind|category|class)|job title)$/;

/** "A gold customer" of `customer: { tier: gold }`: which class of what the object is. */
const isOfClass = ({ words, bare, focus, lexicon }: Said, field: Field, to: number): boolean =>
  isClass(field.name) &&
  words[to] !== undefined &&
  words[to].value < 0 &&
  [...(focus.own.includes(field) ? focus.labels : field.path.slice(-1)), ...classed(field)].some(
    (label) => bare[to] === label || words[to]!.lemma === lexicon.lemma(label),
  );

/** Whether a field says of which class something is: `tier`, `loyalty_tier`. */
const isClass = (name: readonly string[]): boolean =>
  /^(?:tier|level|class|cabin|grade|membership|segment|industry|sector|genre|method|mode|type|kind|category|brand|make|funding|fuel|colou?r|material)$/.test(
    name.at(-1)!,
  ) &&
  name
    .slice(0, -1)
    .every((word) => /^(?:loyalty|membership|member|customer|service|account|support)$/.test(word));

/** "Silver member" of `membership: silver`. */
const classed = ({ name }: Field): readonly string[] => [
  ...name.slice(-1),
  'status',
  ...(name[0] === 'membership' ? ['member'] : []),
  ...(name.at(-1) === 'cabin' ? ['class'] : []),
];

/** "Includes parking" of `extras: [parking]`: members of a list of what comes with a thing. */
const isIncluded = ({ words, bare }: Said, { name, listed }: Field, at: number): boolean => {
  if (listed !== true || !INCLUDED.test(name.join(' '))) return false;
  // "Wifi is available."
  if (/^(?:is|are)$/.test(bare[at + 1] ?? '') && /^(?:available|included|provided)$/.test(bare[at + 2] ?? ''))
    return true;
  const verb = words
    .slice(Math.max(0, at - MOST_LISTED), at)
    .findLastIndex(({ lemma }) => /^(?:include|contain|have|offer|provide|feature)$/.test(lemma));
  return verb >= 0 && !/^(?:not|to)$/.test(bare[Math.max(0, at - MOST_LISTED) + verb - 1] ?? '');
};

const INCLUDED =
  /^(?:extras?|features?|amenit(?:y|ies)|services?|includes?|included|inclusions?|add ?ons?|benefits?|perks?|facilit(?:y|ies)|allergens?|ingredients?|contents?)$/;
/** Words from "includes" to a member of the list, at the most. */
const MOST_LISTED = 8;

/** "Access to payroll-db", "the request for payroll-db" of `resource: payroll-db`. */
const isReached = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 &&
  /^(?:resource|target|system|application|app|database|server|project|repository|tool)$/.test(name[0]!) &&
  /^(?:access to|(?:request|application) for)$/.test(`${bare[at - 2]} ${bare[at - 1]}`);

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
export const isMonth = ({ words, reading }: Said, at: number): boolean =>
  reading.values[words[at].value]?.kind === 'date';

const isRole = ({ name }: Field): boolean => roleOf(name) !== undefined;

/** Whether a field's value is a text that a claim can say as it stands. */
function isMentionable(field: Field): boolean {
  const { words, quote, values, value, end } = field;
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  // "Off" on some day is no flag.
  if (truthOf(quote, words) !== undefined && !(quote.toLowerCase() === 'off' && isOfDay(field))) return false;
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
    while (to > at && to < words.length && (!/[\p{L}\p{N}]/u.test(bare[to]) || isArticle(bare[to]!, word)))
      to++;
    const last = to === at + text.length - 1;
    const same =
      bare[to] === word || (last && isPluralOf(words[to], word)) || isSameDay(word, bare[to] ?? '');
    // "Heating mode" of `mode: heat`.
    const mode =
      text.length === 1 && bare[to] === `${word}ing` && /^(?:mode|status|state)$/.test(bare[to + 1] ?? '');
    if (!same && !mode) return -1;
    to++;
  }
  return to;
}

/** "Sent to the supplier" of `sent_to_supplier`: values leave out articles. */
const isArticle = (form: string, word: string): boolean => /^(?:the|an?)$/.test(form) && form !== word;

/** "Mugs" of the item `mug`, "automatically" of `auto`. */
const isPluralOf = (said: Said['words'][number] | undefined, word: string): boolean =>
  said !== undefined &&
  said.value < 0 &&
  ((said.form.endsWith('s') && said.lemma === word) ||
    said.form === `${word}ly` ||
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
    const counted = value.kind === 'number' && value.words === true && value.form !== 'ordinal';
    const having = said.fields.filter(
      (field) =>
        (has(field, value) ||
          isPriceOfOne(field, value) ||
          isPriceOfPeriod(said, field, value) ||
          hasSigned(said, field, value) ||
          isSaidAs(said, field, value, to)) &&
        !((counted || isCounting(said, value, from, to)) && said.isKey(field)),
    );
    const priced = /^(?:at|for)$/.test(said.bare[from - 1] ?? '');
    const field = having.find(
      (one) =>
        said.isFullySaid(withoutForm(said, one, value, to), from, to) ||
        (priced && (isPrice(one) || isPriceOfOne(one, value))) ||
        isOnlyTemperature(said, one) ||
        isOwnAge(said, one, from, to) ||
        isHowOften(value) ||
        isCountOf(said, one, to),
    );
    const behind = field === undefined ? inUnitBehind(said, value, to) : undefined;
    if (field !== undefined) said.explain(from, to, 'value', field);
    else if (behind !== undefined) {
      said.explain(from, to, 'value', behind.field);
      if (behind.unit !== undefined) said.explain(behind.unit, behind.unit + 1, 'value', behind.field);
    } else if (isOfName(said, value) || isName(said, from, to)) said.explain(from, to, 'name');
  });
}

/** "Twice daily" of `frequency: twice daily`: how often says by itself what it is. */
const isHowOften = (value: Value): boolean =>
  value.kind === 'number' && value.form === 'times' && (value.per?.length ?? 0) > 0;

/** "11 vacation days" of `vacation: { remaining_days: 11 }`, "12 of her 30 vacation days": the unit stands behind. */
function inUnitBehind(said: Said, value: Value, to: number): Behind | undefined {
  if (value.kind !== 'number' || value.bound !== 'exact' || value.form !== 'cardinal') return undefined;
  const many = String(Number(value.value.n) / Number(value.value.d));
  const part = /^(?:of|out)$/.test(said.bare[to] ?? '');
  for (let at = to + 1; at <= to + (part ? MOST_OF : 1); at++) {
    const unit = UNITS_BEHIND.get(said.bare[at] ?? '');
    if (unit === undefined) continue;
    const field = said.fields.find(
      (one) =>
        one.quote === many &&
        one.values[0]?.kind === 'quantity' &&
        one.values[0].unit === unit &&
        said.isFullySaid(one, to - 1, to),
    );
    return field && { field, unit: part ? undefined : at };
  }
  return undefined;
}

/** A field whose unit stands behind what is measured, and where it does; undefined where another number has it too. */
interface Behind {
  readonly field: Field;
  readonly unit: number | undefined;
}

/** Words from "of" to the unit, at the most: "of her 30 vacation days". */
const MOST_OF = 5;

const UNITS_BEHIND: ReadonlyMap<string, string> = new Map([
  ['minutes', 'min'],
  ['hours', 'h'],
  ['days', 'd'],
  ['weeks', 'wk'],
  ['months', 'month'],
  ['years', 'year'],
]);

/** "88 orders" of a customer whose number is 88: a number before a noun of several counts them, and numbers nothing. */
const isCounting = ({ words }: Said, value: Value, from: number, to: number): boolean => {
  const next = words[to];
  const plural =
    next !== undefined &&
    next.value < 0 &&
    next.weight > 0 &&
    next.form.endsWith('s') &&
    next.lemma !== next.form;
  return (
    value.kind === 'number' &&
    value.form === 'cardinal' &&
    plural &&
    !THINGS.has(words[from - 1]?.lemma ?? '')
  );
};

/** "The freezer is at -18 °C" of `temp_c: -18` and no other temperature: the unit says what it is of. */
const isOnlyTemperature = (said: Said, field: Field): boolean => {
  const isWarm = ({ values: [value] }: Field): boolean =>
    value?.kind === 'quantity' && /^°[CF]$/.test(value.unit ?? '');
  return (
    isWarm(field) &&
    /^(?:temperature|temp)$/.test(field.name.join(' ')) &&
    said.fields.filter(isWarm).length === 1 &&
    said.bare.some(
      (word, at) => /^(?:is|was)$/.test(word) && /^(?:at|now|currently)$/.test(said.bare[at + 1] ?? ''),
    )
  );
};

/** "You are 24" of `age: 24`: a bare number that somebody is. */
const isOwnAge = ({ bare }: Said, { name }: Field, from: number, to: number): boolean =>
  name.join(' ') === 'age' &&
  to === bare.length &&
  /^(?:you're|you are|he is|she is|i'm|i am)$/.test(bare.slice(0, from).join(' '));

/** What "at €120" and "for €120" tell without its name. */
const isPrice = ({ name, values: [value] }: Field): boolean =>
  value?.kind === 'money' && name.length === 1 && /^(?:price|rate|cost)$/.test(name[0]!);

/** "At €8.50 apiece" of `unit_price: 8.50`: the name says that it is for each. */
const isPriceOfOne = ({ name, values: [one] }: Field, value: Value): boolean =>
  value.kind === 'money' &&
  value.per?.join(' ') === 'each' &&
  one?.kind === 'money' &&
  one.per === undefined &&
  /^(?:unit|item|single) (?:price|cost|rate)$|^price each$/.test(name.join(' ')) &&
  compareValues({ ...value, per: undefined } as Value, one).relation === 'equal';

/** "29 pounds a month" of `{ amount: 29, interval: month }`: for what period it is stands beside it. */
function isPriceOfPeriod({ fields }: Said, { object, values: [one] }: Field, value: Value): boolean {
  if (value.kind !== 'money' || value.per?.length !== 1 || one?.kind !== 'money' || one.per !== undefined)
    return false;
  const [per] = value.per;
  const periods = fields.filter(
    (field) =>
      field.object === object &&
      /^(?:interval|period|per|frequency|billing interval)$/.test(field.name.join(' ')),
  );
  return (
    periods.length === 1 &&
    [per, `${per}ly`].includes(periods[0]!.words.join(' ')) &&
    compareValues({ ...value, per: undefined } as Value, one).relation === 'equal'
  );
}

const COUNT_NAME = /^(?:qty|quantity|count|units|pieces|pcs)$/;

/** "Four mugs" of `qty: 4` beside `name: mug`. */
function isCountOf(said: Said, { name, object }: Field, at: number): boolean {
  // "Six units of consulting".
  const of =
    /^(?:units|pieces|copies)$/.test(said.bare[at] ?? '') && said.bare[at + 1] === 'of' ? at + 2 : at;
  const next = said.explained[said.bare[of] === 'the' ? of + 1 : of];
  if (name.length !== 1 || !COUNT_NAME.test(name[0]) || next?.part !== 'value') return false;
  return next.field!.object === object && said.isKey(next.field!);
}

/** "In Q1" of a field `q1`. */
const isName = ({ bare, fields }: Said, from: number, to: number): boolean =>
  to === from + 1 &&
  fields.some(
    ({ name, path }) =>
      name.some(
        (word) => word === bare[from] || isSameDay(word, bare[from]) || isPlaceIn(word, bare[from]),
      ) ||
      (path.at(-2) === bare[from] && path.at(-1) === bare[from + 1]),
  );

/** "In the 30-day period" of a field `late_30d`. */
function isOfName(said: Said, value: Value): boolean {
  if (value.kind !== 'quantity' || value.base !== 's') return false;
  const days = Number(value.written.n) / Number(value.written.d);
  return value.unit === 'd' && said.fields.some(({ name }) => name.includes(`${days}d`));
}
