/** What a block of code says to who reads it: sentences of plain text and of comments, and what data says was done. */
import type { Span } from '../../domain/answer.ts';
import { holdsAmount } from '../kinds.ts';
import { readsAsClause } from '../parts/clauses.ts';
import type { Block } from './layout.ts';

/** A line of code that says something, and in which words where these are not its own. */
export interface SaidInCode extends Span {
  readonly told?: string;
}

const PLAIN = /^(?:`+|~+)\s*(?:text|plain|markdown|md|txt|quote)?\s*$/i;
const DATA = /^(?:`+|~+)\s*(?:json\w*|ya?ml|toml|ini|xml|csv)?\s*$/i;
/** A fence that says what it holds: without that, `total = 0` may be a line of a program. */
const NAMED_DATA = /^(?:`+|~+)\s*\p{L}/u;
/** The marks of comments. */
const COMMENT = /^\s*(?:#+|\/\/+|--|\/?\*+|<!--|;+|%+)\s+/;
const COMMENT_END = /\s{0,8}(?:\*\/|-->)\s{0,8}$/;
/** A name and its value in data, several of them in a line. */
const PAIR =
  /["']?(?<name>[\p{L}_][\p{L}\p{N}_ -]{0,40})["']?\s*[:=]\s*["']?(?<value>[^"',{}[\]]{1,60}?)["']?\s*(?=[,}\]]|$)/gu;
/** A value that says what was done, as a setting seldom does. */
const DONE =
  /^(?:\p{L}+ ){0,2}(?:\p{L}{3,}ed|paid|sent|sold|lost|won|met|held|kept|granted|success(?:ful)?)$/iu;
/** Names of what money is: their numbers say something, which those of settings (`timeout: 60`) do not. */
const OF_MONEY =
  /(?:^|[_ -])(?:amount|refund\p{L}*|fee|fees|price|total|subtotal|balance|cost|charges?|charged|paid|credit|discount|deposit|payment|invoice|tax|due)(?:$|[_ -])/iu;
const NUMBER = /^-?\d[\d.,]*(?: ?[A-Z]{3})?$/;
/** An amount of money with words beside it, as no program has it. */
const PRICED =
  /^(?:\p{L}[\p{L}'’ -]{1,60}: |\p{Lu}\p{Ll}{1,30} )?\p{Sc} ?\d[\d.,]*(?:\.\d+)?(?: \p{L}[\p{L}\d'’ -]{1,80})?[.!]?$/u;
const MOST_PAIRS = 64;

/** Whether a value says that something was done: `approved`. */
export const tellsDone = (value: string): boolean => DONE.test(value);

/** The lines of a block of code that say something, in English; none for most code. */
export function saidInCode(answer: string, block: Pick<Block, 'start' | 'end' | 'quoted'>): SaidInCode[] {
  const { start, end, quoted } = block;
  const open = answer.indexOf('\n', start);
  if (open < 0 || open > end) return [];
  const fence = answer.slice(behindMarks(answer, start, quoted.length), open).trimEnd();
  const found: SaidInCode[] = [];
  for (let at = open + 1; at < end; ) {
    let to = answer.indexOf('\n', at);
    if (to < 0 || to > end) to = end;
    found.push(...lineOf(answer, behindMarks(answer, at, quoted.length), to, fence, found.length));
    at = to + 1;
  }
  return found;
}

/** Where a line begins behind its blanks and the marks of the quotation that it stands in. */
function behindMarks(answer: string, start: number, quotes: number): number {
  let at = start;
  for (let left = quotes; ; left--, at++) {
    while (answer[at] === ' ' || answer[at] === '\t') at++;
    if (left === 0 || answer[at] !== '>') return at;
  }
}

function lineOf(answer: string, start: number, end: number, fence: string, before: number): SaidInCode[] {
  const line = answer.slice(start, end);
  const mark = COMMENT.exec(line)?.[0].length ?? 0;
  const words = line.slice(mark).replace(COMMENT_END, '').trimEnd();
  const plain = PLAIN.test(fence) && (isSaid(words) || (PRICED.test(words.trim()) && / /.test(words.trim())));
  if (mark > 0 ? isStatement(`${words.replace(/\.$/, '')}.`) : plain)
    return [{ start: start + mark, end: start + mark + words.length }];
  if (!DATA.test(fence) || before > MOST_PAIRS) return [];
  return [...line.matchAll(PAIR)].flatMap(({ index, 0: pair, groups }) => {
    const { name = '', value = '' } = groups ?? {};
    const counted = OF_MONEY.test(name) && NUMBER.test(value) && (NAMED_DATA.test(fence) || /:/.test(pair));
    const money = counted || (/\p{Sc}/u.test(value) && holdsAmount(value));
    if (!money && !tellsDone(value)) return [];
    const told = `${name.replace(/[_-]+/g, ' ')}: ${value}`;
    return [{ start: start + index, end: start + index + pair.trimEnd().length, told }];
  });
}

/** Whether a line is a sentence that states something. */
export const isStatement = (line: string): boolean => isSentence(line) && readsAsClause(line);

/** The same of plain text, where an amount is a statement though its verb was not recognised, as in prose. */
const isSaid = (line: string): boolean => isSentence(line) && (holdsAmount(line) || readsAsClause(line));

const isSentence = (line: string): boolean =>
  /^[\p{Lu}\p{N}$€£"“][^{}=<>]*\.$/u.test(line) && line.split(' ').length > 3;
