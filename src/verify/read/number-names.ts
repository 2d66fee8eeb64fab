/** What a number of structured data is by its name and by what stands beside it: an amount of the currency there, a rate, so much of a unit, or a plain number. */
import type { JsonObject } from '../../domain/json.ts';
import { readUnitName } from '../../text/values/index.ts';
import { CURRENCY } from './data-currency.ts';
import { fieldWords } from './field-said.ts';

/** The unit that stands beside a number: `{ value: 7.9, unit: "%" }`. */
export function unitBeside(object: JsonObject, scalars: readonly string[], key: string): string | undefined {
  if (
    !/^(?:value|amount|qty|quantity|number|reading|size|weight|volume|length|result|min|max|low|high|lower|upper|limit|threshold|target|setpoint)$/i.test(
      key,
    )
  )
    return undefined;
  const named = scalars.find((one) => /^(?:unit|units|uom)$/i.test(one));
  const unit = named === undefined ? undefined : object[named];
  if (typeof unit !== 'string') return undefined;
  if (unit === '%') return unit;
  const name = readUnitName(unit)?.name;
  // "mg/L" is not so many milligrams.
  return name === undefined || !unit.includes('/') ? name : unit;
}

/** Names of numbers that are no amounts of the currency beside them. */
const NO_WORTH =
  /(?:^|_)(?:id|ids|no|nr|number|count|qty|quantity|index|version|level|year|age|rank|score|rate|ratio|factor|percent|pct|nights?|days?|weeks?|months?|years?|hours?|minutes?|units?|pieces?|items?|lines?|guests?|seats?|users?|instal?ments?|term|points?|rooms?|adults?|children|capacity|registered|enrolled|attendees?|participants?|attended|wait_?list(?:ed)?|places?|slots?|tickets?|beds?|spots?|last_?4|followers?|members?|employees?|passengers?|failures?|steps?|stock|renewals|retries|replicas|cores?)$/i;

/** What is counted whatever is done with it: "reminders_sent". */
const COUNTED =
  /(?:^|_)(?:reminders?|e?mails?|messages?|letters?|notices?|notifications?|attempts?|retries|copies|calls?|visits?|parcels?|documents?|attachments?|pages?|seats?|tickets?|places?|rooms?|beds?|tasks?|checks?|tests?)_(?:sent|sold|taken|booked|missed|failed|passed|completed|made|received|delivered|printed|opened|left|used)$/i;

/** Names of amounts of data as a whole that names its currency. */
export const WORTH =
  /^(?:value|sum|net|gross|figure|(?:security_?)?deposit|discount|tip|shipping|postage|handling|delivery|vat|gst|excess|deductible|premium|payout|bonus|commission|rent|fare|due|owed|outstanding|(?:overdraft|credit|spending|daily|monthly|weekly|card|transfer)_?limit|(?:monthly|weekly|quarterly|annual|yearly)_?(?:instal?ment|installment|payment|premium|rent|contribution)|(?:instal?ment|installment|payment|premium|rent|contribution)_?(?:monthly|weekly|quarterly|yearly))$/i;

/** "ratePerNight": what a time or a piece costs; a rate per million does not. */
const RATE_FOR =
  /^(?:rate|tariff)_?per_?(?:hour|day|night|week|month|year|mile|km|person|head|unit|page|word|seat|user)$/i;

/** Whether a number in an object that names its currency is an amount of it. */
export const isWorth = (key: string, pointer: string): boolean =>
  /^per_/i.test(key) ||
  RATE_FOR.test(key) ||
  (pointer === '' ? WORTH.test(key) : isAmountName(fieldWords(key).replaceAll(' ', '_')));

const isAmountName = (name: string): boolean => !NO_WORTH.test(name) && !COUNTED.test(name);

/** Names of numbers that the unit of their object is not of. */
export const COUNT =
  /(?:^|_)(?:id|ids|no|nr|number|count|qty|quantity|index|version|level|zone|year|rank|position|samples?|readings?|n)$/i;

/** Fields that say how often an amount beside them is due, and those that are due so often. */
const PERIOD =
  /^(?:per|period|interval|cycle|frequency|(?:billing|pay|payment)_?(?:period|interval|cycle|frequency))$/i;
const RECURRING = /^(?:price|cost|fee|rate|salary|wage|rent|charge)$/i;
const REGULAR =
  /\b(?:billing|price|pricing|plan|rent|salary|wage|fee|subscription|charge|cost|allowance|premium|contribution|instalment|retainer|tuition)$/i;

/** An amount is due each period where it is one of what is paid regularly: a loan with an interval is not. */
export const isRegular = (key: string, label: string): boolean =>
  RECURRING.test(key) || (key.toLowerCase() === 'amount' && REGULAR.test(label));

/** What an object holds whose amount is due as often as what it is the price of is billed. */
export const PRICES = /^(?:price|pricing|fee|cost|rate|charge)$/i;

/** The number of `rate_per_night: { amount, currency }`. */
export const WORTH_OF_RATE = /^(?:amount|value)$/i;

const PERIODS: ReadonlyMap<string, string> = new Map(
  'hour hourly,day daily,week weekly,month monthly,quarter quarterly,year yearly annual annually'
    .split(',')
    .flatMap((line) => line.split(' ').map((word, _, [unit = '']) => [word, unit] as const)),
);

export function periodOf(object: JsonObject, scalars: readonly string[]): string | undefined {
  const key = scalars.find((one) => PERIOD.test(one));
  const value = key === undefined ? undefined : object[key];
  // Who writes codes in small letters may write cents: of such amounts no more is said than that.
  if (scalars.some((one) => CURRENCY.test(one) && /^[a-z]{3}$/.test(String(object[one])))) return undefined;
  return typeof value === 'string' ? PERIODS.get(value.toLowerCase()) : undefined;
}
