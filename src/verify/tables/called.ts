/** What the rows of a table are called besides the head of its first column, and what is done to them in a paper of its kind. */

import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Document } from '../read/document.ts';
import { wordsOf } from '../record/record.ts';
import type { Column } from './column.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Heads of what tells of somebody at work. */
const AT_WORK =
  /^(?:role|title|position|job|team|department|dept|salary|wage|manager|hired|joined|grade|employment|shift)$/;
/** Heads of where somebody is reached. */
const REACHED = /^(?:phone|telephone|tel|mobile|ext|extension|email|mail|fax|contact)$/;
const NAMED = /^(?:name|employee|person|member|contact|who|staff|full name|first name)$/;

const WORKING = set('employee person people member staff colleague worker');
const CONTACTS = set('contact person people');

/** Lemmas of words for a row, for what its columns tell: "employee" of a name with a role and a salary, "day" of a date. */
export function calledBy(columns: readonly Column[], lexicon: Lexicon): ReadonlySet<string> {
  const [first, ...others] = columns;
  const main = mainOf(columns);
  const kind = KINDS.find(([telling]) =>
    telling.every((one) => columns.some(({ name }) => one.test(name.join(' ')))),
  );
  if (kind !== undefined) return kind[1];
  if (main !== first) return new Set(main.name.map((word) => lexicon.lemma(word)));
  const head = first!.name.join(' ');
  const heads = others.flatMap(({ name }) => name);
  if (NAMED.test(head)) {
    if (heads.some((word) => REACHED.test(word))) return CONTACTS;
    return heads.filter((word) => AT_WORK.test(word)).length > 1 ? WORKING : new Set();
  }
  return isOfDays(first!) ? set('day') : new Set();
}

/** Heads that only things of one kind have together, and what these are called. */
const KINDS: readonly (readonly [readonly RegExp[], ReadonlySet<string>])[] = [
  [[/^(?:title|film|movie|name)$/, /^director$/], set('film movie')],
  [
    [/^(?:title|book|name)$/, /^author$/, /^(?:pages|isbn|publisher|genre|published|copies)$/],
    set('book title'),
  ],
  [[/^(?:title|song|track)$/, /^(?:artist|singer|band)$/], set('song track')],
  [[/^(?:make|brand)$/, /^model$/, /^(?:km|mileage|fuel|engine|miles)$/], set('car vehicle')],
  [[/^(?:team|club)$/, /^(?:won|wins|w)$/, /^(?:lost|losses|l)$/], set('team club side')],
  [[/^hosts?$/, /^(?:cpu|memory|ram|uptime|disk|region)$/], set('host server machine')],
  [[/^(?:hotel|name)$/, /^stars$/], set('hotel')],
  [[/^candidate$/, /^votes$/], set('candidate')],
];

/** Heads of numbers and signs by which rows are told apart, and that say nothing of what they are. */
const SIGN = /^(?:place|position|rank|no|nr|number|id|sku|code|ref|line|row|pos|#)$/;
/** Heads of what rows are: of things and people, and of no place or state that they have. */
const THING =
  /^(?:[a-z]{3,}(?:er|or|ee|ist)|product|item|article|student|athlete|team|club|country|city|hotel|book|film|song|title|patient|guest|candidate|model|task|project|device|server|site|store|branch)$/;

/** The column that says what each row is: the first, or beside a number the only one of things that no two rows share. */
export function mainOf(columns: readonly Column[]): Column {
  const known = mains.get(columns);
  if (known !== undefined) return known;
  const main = foundMain(columns);
  mains.set(columns, main);
  return main;
}

/** Main columns found before. */
const mains = new WeakMap<readonly Column[], Column>();

function foundMain(columns: readonly Column[]): Column {
  const [first, ...others] = columns;
  if (!SIGN.test(first!.name.join(' '))) return first!;
  const own = others.filter(
    ({ name, measure, cells }) =>
      measure === undefined &&
      THING.test(name.join(' ')) &&
      new Set(cells.map((cell) => cell?.quote)).size === cells.length,
  );
  return own.length === 1 ? own[0]! : first!;
}

/** Whether each row is of a day of its own. */
export const isOfDays = ({ name, cells, measure }: Column): boolean =>
  /^(?:date|day)$/.test(name.join(' ')) &&
  measure?.of === 'moment' &&
  cells.every((cell) => cell?.values[0]?.kind === 'date') &&
  new Set(cells.map((cell) => cell?.quote)).size === cells.length;

/** What a paper is called by its first line, and what was done to all that its table lists. */
const PAPERS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/\binvoice\b/, set('bill invoice charge')],
  [/\b(?:timesheet|time sheet|hours worked)\b/, set('work log record book')],
  [/\bpacking (?:list|slip)\b/, set('pack')],
  [/\b(?:expense report|expenses)\b/, set('claim')],
  [/\bpurchase order\b/, set('order')],
  [/\b(?:delivery note|proof of delivery)\b/, set('deliver')],
];

/** Words of a paper that a claim may end with: "on the invoice". */
const OF_PAPER = set(
  'invoice timesheet list slip report order note statement receipt schedule timetable board table',
);

/** What its first line says of a paper. */
export interface Paper {
  readonly deeds: ReadonlySet<string>;
  /** Words for the paper itself. */
  readonly words: ReadonlySet<string>;
}

const LONGEST_TITLE = 80;
const kept = new WeakMap<Document, Paper>();

export function paperOf(document: Document): Paper {
  const known = kept.get(document);
  if (known !== undefined) return known;
  const { sentenceCount, sentenceStart, sentenceEnd } = document.scan;
  const line = sentenceCount === 0 ? '' : document.text.slice(sentenceStart[0], sentenceEnd[0]);
  const words =
    document.structured || line.length > LONGEST_TITLE || /[|\t;]| {2}/.test(line) ? [] : wordsOf(line);
  const title = words.join(' ');
  const deeds = PAPERS.find(([pattern]) => pattern.test(title))?.[1] ?? new Set<string>();
  const paper = { deeds, words: new Set(words.filter((word) => OF_PAPER.has(word))) };
  kept.set(document, paper);
  return paper;
}
