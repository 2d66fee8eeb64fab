/**
 * The words of one language that values are made of. Lists are `word value` pairs parted by commas; a phrase of
 * several words may stand for a word where the field says "phrases".
 */
export interface LanguageWords {
  /** Numbers below a hundred, and other numbers that add up ("doscientos 200"). */
  readonly numbers: string;
  readonly hundred: string;
  /** Thousand and above. */
  readonly scales: string;
  /** Dozens and pairs: they multiply like a unit of their own. */
  readonly packs: string;
  readonly ordinals: string;
  /** Denominators after a number: "thirds 3". */
  readonly fractions: string;
  /** "once 1", "twice 2". */
  readonly times: string;
  /** Words that turn a number into a count of times. */
  readonly timesAfter: string;
  /** "and" inside a number. */
  readonly joins: string;
  /** The indefinite article where it stands for one before a unit. */
  readonly articles: string;
  readonly both: string;
  /** Months: `~` marks an abbreviation or a word of another meaning, read as a month beside a day or year only. */
  readonly months: string;
  readonly weekdays: string;
  /** Units by their canonical name in units.ts. Phrases of two words are allowed. */
  readonly units: string;
  /** Currencies by ISO code or sign; phrases. `%` before the code: a hundredth of it. */
  readonly currencies: string;
  readonly percent: string;
  readonly points: string;
  /** Bounds that stand before a number; phrases. */
  readonly bounds: string;
  /** Bounds that stand after it; phrases. */
  readonly boundsAfter: string;
  /** Words before what an amount is counted by. */
  readonly per: string;
  /** "each", "apiece". */
  readonly each: string;
  /** First and middle word of a range in words: "between and". */
  readonly ranges: string;
  /** Words that make a range between two numbers: "to". */
  readonly rangeWords: string;
  /** Words between the parts of a date: "of". */
  readonly dateJoins: string;
  /** Words after which four digits are a year, with the bound that they set or `at`; phrases. */
  readonly dateBounds: string;
  /** "end of": part of a period; phrases. */
  readonly dateParts: string;
  /** Relative dates: `unit±count`; phrases. */
  readonly relative: string;
  /** "next", "last" before a weekday: `next 1, last -1`. */
  readonly relativeWeekday: string;
  /** After a length of time: "ago" counts back from now, "later" on from the text. */
  readonly relativeAfter: string;
  /** "quarter": named with a number, a part of a year. */
  readonly quarters: string;
  readonly centuries: string;
  /** Clock words: "noon 12:00". */
  readonly clock: string;
  /** "o'clock": makes a number a time. */
  readonly clockAfter: string;
  /** am and pm words: `am 0, pm 12`; phrases. */
  readonly meridiem: string;
  /** Words between a date and its time: "at". */
  readonly timeJoins: string;
  /** Nouns that name a thing by number: "order". Marked `#` when they do so with short numbers too: "section". */
  readonly labels: string;
  /** "number", "no": may stand between a noun and its number. */
  readonly numberWords: string;
  /** "ending in": what follows is the end of an identifier; phrases. */
  readonly endings: string;
}
