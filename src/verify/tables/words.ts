/** Words by which a claim says something of the rows of a table together. */
import { byWord } from '../../text/by-word.ts';

/** Two words that are said for one. */
export const PAIRS: Readonly<Record<string, string>> = byWord({
  'most expensive': 'dearest',
  'least expensive': 'cheapest',
  'more expensive': 'dearer',
  'less expensive': 'cheaper',
  'most recent': 'latest',
  'most recently': 'latest',
  'least recently': 'earliest',
  'more recent': 'later',
  'no one': 'nobody',
  'not one': 'no',
  'in total': 'total',
  'in all': 'total',
  'on average': 'average',
  'any other': 'others',
  'all other': 'others',
  'all others': 'others',
  'every other': 'others',
  'everyone else': 'others',
  'anyone else': 'others',
  'everybody else': 'others',
  'all the': 'all',
  'all of': 'all',
  'none of': 'no',
  'half of': 'half',
  'most of': 'majority',
  'a majority': 'majority',
});

/** What a word does to what it is said of; each is one piece of a claim. */
export const OPERATORS: Readonly<Record<string, string>> = byWord({
  all: 'all',
  every: 'all',
  each: 'all',
  both: 'both',
  everyone: 'everybody',
  everybody: 'everybody',
  nobody: 'nobody',
  no: 'no',
  none: 'nobody',
  majority: 'majority',
  half: 'half',
  total: 'total',
  totals: 'total',
  totalled: 'total',
  totaled: 'total',
  totalling: 'total',
  totaling: 'total',
  sum: 'total',
  combined: 'total',
  altogether: 'total',
  together: 'total',
  overall: 'total',
  average: 'average',
  averages: 'average',
  averaged: 'average',
  mean: 'average',
  same: 'same',
  different: 'different',
  distinct: 'different',
  only: 'only',
  sole: 'only',
  than: 'than',
  others: 'others',
  not: 'not',
  without: 'not',
  and: 'and',
  or: 'or',
  but: 'but',
});

/** Prepositions and what begins a clause that says which rows are meant. */
export const LINKS: ReadonlySet<string> = new Set(
  'in of from for at by with on to within among under over against per that which who whose where through via as near about into'.split(
    ' ',
  ),
);

/** Verbs that only join what is said. */
export const JOINING: ReadonlySet<string> = new Set(
  'be have do get show list include contain give come make go stand bring see record register post report generate achieve gain place allow offer take'.split(
    ' ',
  ),
);

/** "Revenue fell from February to March": which way a value went. */
export const CHANGES: Readonly<Record<string, 1 | -1>> = byWord({
  rise: 1,
  grow: 1,
  increase: 1,
  climb: 1,
  improve: 1,
  fall: -1,
  drop: -1,
  decrease: -1,
  decline: -1,
  shrink: -1,
});

/** Heads of columns that are periods: "2025", "Q2", "H1", "March". */
export const PERIOD =
  /^(?:(?:19|20)\d\d|q[1-4]|h[12]|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|january|february|march|april|may|june|july|august|september|october|november|december|week|month)$/;

/** Short forms in heads of columns, and what is counted there. */
export const SHORT: Readonly<Record<string, string>> = byWord({
  average: 'avg',
  quantity: 'qty',
  number: 'no',
  extension: 'ext',
  telephone: 'tel',
  schedule: 'sched',
  maximum: 'max',
  minimum: 'min',
  department: 'dept',
  employee: 'headcount',
  staff: 'headcount',
  workforce: 'headcount',
  team: 'headcount',
});

const STORED =
  /^(?:warehouse|shelf|bin|location|store|room|depot|aisle|rack|site|storage|cabinet|place|building|city|country)$/;

/** Verbs by which a claim says where somebody or something is, and heads of what that is. */
export const PLACED: Readonly<Record<string, RegExp>> = byWord({
  work: /^(?:city|town|office|location|site|country|branch|department|dept|team|company|employer|unit|division)$/,
  keep: STORED,
  store: STORED,
  stock: STORED,
  house: STORED,
  hold: /^(?:room|hall|venue|location|place|studio|court|building|city|auditorium)$/,
  live: /^(?:city|town|country|residence|address|location|home)$/,
  come: /^(?:city|town|country|origin|nationality|nation|hometown|from)$/,
  base: /^(?:city|town|country|office|location|site|headquarters)$/,
  locate: /^(?:city|town|country|office|location|site|region|venue)$/,
  affect: /^(?:service|system|component|product|region|area|site|application|app|host|server)$/,
  concern: /^(?:service|system|component|product|region|area|topic|subject|category|application|app)$/,
  take: /^(?:course|class|subject|exam|test|module|medication|drug)$/,
  study: /^(?:course|class|subject|major)$/,
  speak: /^(?:language)$/,
  belong: /^(?:category|department|dept|team|group|class|type|division|company)$/,
});

/** Words of heads that say no more than the words beside them. */
export const NEUTRAL: ReadonlySet<string> = new Set(
  'name id number no nr date on at in of the by year time value amount usd eur gbp million billion'.split(
    ' ',
  ),
);

/** Words that say nothing here. */
export const FREE: ReadonlySet<string> = new Set(
  'a an the there this these those its their his her it they listed shown exactly just also table list value number amount figure'.split(
    ' ',
  ),
);

/** Words for a row, whatever it is of. */
export const ROWS: ReadonlySet<string> = new Set('row entry record item one'.split(' '));

/** Words for a row that is of a person. */
export const PEOPLE: ReadonlySet<string> = new Set(
  'person people employee user customer member player student candidate patient driver passenger guest applicant agent staff colleague worker participant athlete'.split(
    ' ',
  ),
);

/** Words under which nothing is said to be so of the rows as they stand. */
export const UNREAD =
  /^(?:if|unless|may|might|could|should|would|can|cannot|must|will|shall|because|since|until|while|when|although|almost|nearly|probably|perhaps|about|approximately|roughly|never|always|if|except|excluding|besides|neither|nor|either|yet|still|again|ever|once|twice|times|double|percent|ratio|per)$/;
