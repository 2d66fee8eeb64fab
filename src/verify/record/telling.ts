/** Which words of a field's name a claim has to say before it may take its value: not those that say no more than the value. */
import type { Word } from '../../text/reading.ts';
import type { Field, Focus } from './record.ts';
import { KEYS, NEUTRAL, QUALIFYING } from './words/senses.ts';
import { STATE_NAME, stateOf } from './words/states.ts';
import { isDenial, isIdentifier, isNeutral, isTermEnd, isYear, PRICE } from './words/word-kinds.ts';

/** What is asked of a claim that is held against a record. */
interface Claimed {
  readonly words: readonly Word[];
  /** Forms without the ending of the possessive. */
  readonly bare: readonly string[];
  readonly focus: Focus;
  readonly fields: readonly Field[];
  isNamed(name: string): boolean;
  isRowName(field: Field): boolean;
}

/** Words of a field's name that a claim must say before it may take its value. */
export function tellingWords(said: Claimed, field: Field): readonly string[] {
  const { name } = field;
  const last = name.at(-1) ?? '';
  if (isBand(field)) return name.slice(0, 1);
  const identifies = isIdentifier(field);
  const words = name.filter(
    (word) =>
      (!isNeutral(word, name) ||
        isToldFromPlain(said, field, word) ||
        (QUALIFYING.has(word) && saysWhichName(said)) ||
        (word === 'actual' && name.length === 1 && said.focus.own.some(isPlanned))) &&
      (!/^\d/.test(word) || isYearName(name) || isToldByNumber(said, field)) &&
      !(identifies && LINKING.test(word)) &&
      !(word === 'total' && isTotalCount(field)) &&
      !(word === 'root' && name.includes('cause')) &&
      !(word === 'count' && (name.length > 1 || field.path.length > 0)) &&
      !(word === 'only' && name.length > 1) &&
      !(isTermEnd(name) && saysExpires(said)) &&
      !isRateOf(field, word) &&
      !isAskedFor(said, field) &&
      !(word === 'ytd' && /\bthis year\b|\bso far\b|\byear to date\b/.test(said.bare.join(' '))) &&
      !(
        word === 'decided' &&
        said.focus.own.some((one) => one.name[0] === 'decision' && one.words[0] !== 'pending')
      ) &&
      !(word === 'unit' && PRICE.test(last)) &&
      !(/^(?:issue|issued|invoice|letter)$/.test(word) && last === 'date' && said.bare.includes('dated')) &&
      !(/^(?:list|retail|selling|sale)$/.test(word) && PRICE.test(last) && saysSold(said)) &&
      !(word === 'size' && name.includes('party')) &&
      !(word === 'place' && name.length === 2 && /^(?:birth|death|origin|issue)$/.test(name[0]!)) &&
      !(word === 'year' && name.length > 1 && last === word && field.values[0]?.kind === 'date') &&
      !(
        word === 'window' &&
        said.bare.includes('within') &&
        said.bare.some((one) => /^(?:can|may)$/.test(one))
      ) &&
      !(OWED.test(word) && name.length > 1 && said.words.some(({ lemma }) => lemma === 'owe')) &&
      !(LAST_DIGITS.test(word) && said.bare.some((one) => /^(?:ending|ends)$/.test(one))) &&
      !(identifies && isCaseName(word, name)) &&
      !(field.values[0]?.kind === 'quantity' && UNIT_NAME.test(word)),
  );
  if (stateOf(field.words) !== undefined && words.every((word) => STATE_NAME.test(word))) return [];
  if (isCycle(field)) return [];
  if (identifies && words.length === 1 && name.length < 3 && !QUALIFYING.has(words[0])) return [];
  if (identifies && name[0] === 'from' && KEYS.has(last)) return ['from'];
  if (said.isRowName(field) || isYear(field)) return [];
  // `build: success` beside `lint: failure`: which of them passed has to be said.
  const states = stateOf(field.words) !== undefined;
  if (!states && words.every((word) => KEYS.has(word)) && (KEYS.has(last) || NEUTRAL.has(last))) return [];
  return words;
}

/** `display_currency: EUR` beside `currency: HUF`: which of them has to be said. */
const isToldFromPlain = ({ fields }: Claimed, { name, object, quote }: Field, word: string): boolean =>
  name.length > 1 &&
  name[0] === word &&
  // What was in fact so is so.
  !/^(?:actual|effective|current|latest|final)$/.test(word) &&
  fields.some(
    (field) =>
      field.object === object &&
      field.name.join(' ') === name.slice(1).join(' ') &&
      field.quote !== quote &&
      // `amount_refunded: 45` beside `refunded: false` is the only amount.
      !/^(?:true|false|null)$/.test(field.quote),
  );

/** `revenue_2024` beside `revenue_2025`, `phase_1_budget` beside `phase_2_budget`: which of them has to be said. */
function isToldByNumber({ fields }: Claimed, { name, object }: Field): boolean {
  const others = (field: Field): string => field.name.filter((word) => !/^\d/.test(word)).join(' ');
  const own = name.filter((word) => !/^\d/.test(word)).join(' ');
  return fields.some(
    (field) =>
      field.object === object &&
      field.name.length === name.length &&
      others(field) === own &&
      field.name.join(' ') !== name.join(' '),
  );
}

/** "Ana requested five days of leave" of a row `days: 5` of `leave_requests`: the kind of row, said in full, says of what. */
function isAskedFor(said: Claimed, { name, values: [value], object }: Field): boolean {
  const { labels, own } = said.focus;
  return (
    value?.kind === 'quantity' &&
    name.length === 1 &&
    /^(?:minutes|hours|days|weeks|months)$/.test(name[0]!) &&
    own.some((one) => one.object === object) &&
    labels.length > 1 &&
    /^requests?$/.test(labels.at(-1)!) &&
    labels.every((label) => said.isNamed(label))
  );
}

/** "Sells for": what buyers pay. */
function saysSold({ words, bare }: Claimed): boolean {
  return words.some(({ lemma }, at) => /^(?:sell|retail)$/.test(lemma) && bare[at + 1] === 'for');
}

/** "Expires on": what was valid until then. */
function saysExpires({ bare, words }: Claimed): boolean {
  return bare.some((word) => /^(?:expires?|lapses?)$/.test(word)) && !words.some(isDenial);
}

/** "The first name is": the claim says which of the names of somebody it means. */
function saysWhichName({ bare }: Claimed): boolean {
  return bare.some((word, at) => /^(?:first|last)$/.test(word) && /^names?$/.test(bare[at + 1] ?? ''));
}

/** What was planned, beside what it came to. */
const isPlanned = ({ name }: Field): boolean =>
  name.some((word) =>
    /^(?:plan|planned|budget|budgeted|forecast|target|estimate|estimated|expected|scheduled)$/.test(word),
  );

/** Names that a number has of its unit alone: the claim says it with the number. */
const UNIT_NAME = /^(?:[kmgt]?bit|[kmgt]?b|s|ms|h|min|kg|g|km|m|cm|mm|l|ml)$/;

/** "Change CHG-330" of `change_ticket`: what a record of something is called by says no more than its number. */
const isCaseName = (word: string, name: readonly string[]): boolean =>
  name.length === 2 && name[1] === word && /^(?:ticket|case|request|record|order|issue)$/.test(word);

/** "Owes £1,900 in rent" of `rent_overdue`. */
const OWED = /^(?:overdue|outstanding|owed|owing|unpaid|due)$/;

/** "Ending in 4410" of `last4`. */
const LAST_DIGITS = /^(?:last\d?|four|digits|\d)$/;

/** Words of a name that only link an identifier to what it is of. */
const LINKING = /^(?:to|for|of|on)$/;

/** "25 seats" of `seats: { total: 25 }`: all there are. */
const isTotalCount = ({ name, path, values: [value] }: Field): boolean =>
  name.length === 1 && path.length > 0 && value?.kind === 'number' && value.form !== 'percent';

/** How often something is due: "billed annually" says it without the word for it. */
const isCycle = ({ name, words }: Field): boolean =>
  words.length === 1 &&
  /^(?:daily|weekly|monthly|quarterly|yearly|annual|annually)$/.test(words[0]!) &&
  name.every((word) => /^(?:billing|payment|cycle|interval|period|frequency)$/.test(word));

/** "2025" as the head of a column: whose amounts they are a claim has to say. */
const isYearName = (name: readonly string[]): boolean =>
  name.length === 1 && /^(?:19|20)\d\d$/.test(name[0]!);

/** "Reference: 3.9 - 5.6": between which values a result should be, and no result. */
const isBand = ({ name, quote }: Field): boolean =>
  /^(?:reference|ref|normal|target|limits)(?: (?:range|values?|interval))?$/.test(name.join(' ')) &&
  /\d\s*[-\u2013]\s*\d/.test(quote);

/** "A night" of `per_night: 72`: the amount says for what each it is. */
const isRateOf = ({ name: [first], values: [value] }: Field, word: string): boolean =>
  first === 'per' &&
  value !== undefined &&
  'per' in value &&
  (word === first || value.per?.includes(word) === true);
