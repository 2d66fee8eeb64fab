/** Beginnings that wrap a statement and take nothing from it: `I can confirm that`, `According to the log,`. */
import type { Parse } from '../../text/parse/parser.ts';
import { WRAPPERS } from '../phrases/leads.ts';
import { beginning, skipGap, table } from './beginnings.ts';
import { openingLength } from './openings.ts';

const WRAPPER_TABLE = table(WRAPPERS);

/** Where the sentence goes on after a beginning that only wraps it. `states`: whether a clause begins at a place. */
export function wrapped(folded: string, from: number, states: (at: number) => boolean): number {
  const opening = openingLength(folded, from);
  if (opening > 0 && states(skipGap(folded, from + opening))) return skipGap(folded, from + opening);
  const postscript = POSTSCRIPT.exec(folded.slice(from))?.[0].length ?? 0;
  if (postscript > 0) return skipGap(folded, from + postscript);
  const length = beginning(folded, from, WRAPPER_TABLE);
  const to = from + length;
  const opener = folded.slice(from, to);
  // "No. 7 was not treated": a number, and no answer.
  if (length === 0 || (opener === 'no' && /^\. ?\d/.test(folded.slice(to, to + 3)))) return from;
  const next = folded.slice(to, to + 2);
  if (opener.endsWith(' that') || JOINING.has(opener)) return skipGap(folded, to);
  if (/^[,:!.—-]/.test(next) || /^ [—–-]/.test(next)) return skipGap(folded, to);
  return OPEN_WRAPPERS.has(opener) && states(skipGap(folded, to)) ? skipGap(folded, to) : from;
}

/** Whether what begins at a place has a subject and a verb of its own. */
export function saysSomething(parse: Parse, from: number): boolean {
  const verb = parse.tokens.findIndex(
    ({ start, upos, xpos }) => start >= from && (upos === 'VERB' || upos === 'AUX') && VERBAL.has(xpos),
  );
  return verb > 0 && parse.tokens[verb - 1].start >= from;
}

const VERBAL = new Set(['VBD', 'VBZ', 'VBP', 'MD', 'VBN']);

/** `P.S. …`: its stops are no mark behind it. */
const POSTSCRIPT = /^(?:p\.? ?){1,2}s\.[:,]? /;

const JOINING = new Set(['and', 'but']);

/** Wrappers that need no comma behind them, only a clause. */
const OPEN_WRAPPERS = new Set(
  (
    "i can confirm,we can confirm,i can see,we can see,i see,we see,i'm afraid,please note,thankfully,luckily," +
    "unfortunately,fortunately,sadly,i checked and,i have checked and,i've checked and,we checked and," +
    "we've checked and,we have checked and,i had a look and,i looked into it and,i looked and,i looked it up and," +
    'rest assured'
  ).split(','),
);
