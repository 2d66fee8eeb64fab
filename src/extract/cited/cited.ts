/** Citations that stand in an answer in a form of their own: doubled brackets, raised numbers, lines that name a source. */
import { labelled, type Named, type Sources } from './citations.ts';

/** A citation and where it ends. */
export interface Cited {
  readonly end: number;
  readonly named: readonly Named[];
}

/** `[[2]](uri)`, `[[2]]`. `until` finds a sign from a place on, or gives −1. */
export function doubled(
  answer: string,
  at: number,
  sources: Sources,
  until: (sign: string, from: number) => number,
): Cited | undefined {
  const close = answer[at + 1] === '[' ? until(']]', at + 2) : -1;
  const named = close < 0 ? undefined : labelled(answer.slice(at + 2, close), sources);
  if (named === undefined) return undefined;
  const address = answer[close + 2] === '(' ? until(')', close + 3) : -1;
  return { end: address < 0 ? close + 2 : address + 1, named };
}

/** `<sup>2</sup>` behind a word; behind a figure or a unit it is a power. `from`: behind the tag that opens. */
export function raised(
  answer: string,
  from: number,
  before: string,
  sources: Sources,
  until: (sign: string, from: number) => number,
): Cited | undefined {
  const close = until('</sup>', from);
  if (close < 0 || !MARKED.test(before)) return undefined;
  const label = answer.slice(from, close).replace(/^\s*<a\b[^<>]*>(.*)<\/a>\s*$/i, '$1');
  const named = labelled(label.replace(/^\s*\[|\]\s*$/g, ''), sources);
  return named && { end: close + '</sup>'.length, named };
}

/** What a raised number may stand behind without being a power of it: a word, a mark, an amount of money or a share. */
const MARKED = /(?:\p{L}{3}|[.!?,;:)"”’%]|\p{Sc}|\p{Sc} ?\d[\d.,]*) ?$/u;
/** Measures that have powers. */
const MEASURE = /(?:feet|foot|inch|inches|yards?|miles?|met(?:er|re)s?|\p{L}*met(?:er|re)s?|sec) ?$/iu;
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = /^[⁰¹²³⁴-⁹]{1,3}(?:[,˒⸴ ]?[⁰¹²³⁴-⁹]{1,3}){0,4}/u;

/** `days¹`, `$20¹,²`: raised digits that number sources of the request. */
export function raisedDigits(
  answer: string,
  at: number,
  before: string,
  sources: Sources,
): Cited | undefined {
  const found = RAISED.exec(answer.slice(at, at + 24))?.[0];
  if (found === undefined || !MARKED.test(before)) return undefined;
  const label = [...found]
    .map((char) => (RAISED_DIGITS.includes(char) ? RAISED_DIGITS.indexOf(char) : ','))
    .join('');
  if (/^[23]$/.test(label) && MEASURE.test(before)) return undefined;
  const named = labelled(label, sources);
  return named?.every(({ known }) => known) === true ? { end: at + found.length, named } : undefined;
}

const SOURCE_LINE = /(?:sources?|quellen?|fuentes?|references?): ?(?<content>.{1,200})$/iy;

/** `Source: Terms`, to the end of its line, where it begins a line or follows a sentence. */
export function sourceLine(
  answer: string,
  at: number,
  end: number,
  before: string,
  sources: Sources,
): Cited | undefined {
  if (!'SQFRsqfr'.includes(answer[at]) || !/^(?:|.*[.!?–—-] )$/su.test(before)) return undefined;
  SOURCE_LINE.lastIndex = 0;
  const content = SOURCE_LINE.exec(answer.slice(at, end))?.groups?.content;
  if (content === undefined) return undefined;
  const named = labelled(content.replace(/(?<![.*_\s])[.*_\s]+$/, ''), sources);
  return named?.every(({ known }) => known) === true ? { end, named } : undefined;
}

const SIGNED = /^[—–―] ?(?<name>[^,;:!?]{2,80}?)[.*_\s]*$/u;

/** `— Terms of Service`, to the end of its line, as a quotation names what it is from. */
export function signedBy(
  answer: string,
  at: number,
  end: number,
  before: string,
  sources: Sources,
): Cited | undefined {
  if (!'—–―'.includes(answer[at]!) || !/^(?:|.*[.!?"”»] )$/su.test(before)) return undefined;
  const name = SIGNED.exec(answer.slice(at, Math.min(end, at + LONGEST_NAME)))?.groups?.name;
  const source_id = name === undefined || /^\d+$/.test(name) ? undefined : sources.byLabel(name);
  return source_id === undefined ? undefined : { end, named: [{ source_id, known: true }] };
}

const LONGEST_NAME = 100;

/** The address in the brackets of a link, without its title. */
export const addressIn = (answer: string, from: number, to: number): string =>
  answer.slice(from, to).trim().split(/\s/, 1)[0]!;
