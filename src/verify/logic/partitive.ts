/**
 * "At least 60% of the members", "two thirds of them", "three of the five boxes": said again with a plain word for what
 * counts them, so that the noun is what the parse has for the head, and read for what it counts.
 */
import { matchesOf } from '../../text/matches.ts';
import { type Rational, rational } from '../../text/values/rational.ts';
import type { Recast } from '../carry/recast.ts';
import type { Grammar } from '../restate/grammar.ts';

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(?:\\d+(?:\\.\\d+)?|${SMALL.join('|')})`;
const LIMIT =
  '(?:at least|at most|no more than|no less than|no fewer than|more than|less than|fewer than|exactly|only|up to|over|under)';
const PARTS = '(?:thirds?|quarters?|fifths?|tenths?|half|halves)';
const PHRASE = new RegExp(
  `\\b(${LIMIT} )?(?:(\\d+(?:\\.\\d+)?) ?(?:%|percent|per cent)|(\\d+)/(\\d+)|(${NUMBER}|an?)[ -](${PARTS})|(half)|(most)|(${NUMBER}))` +
    `(?: but (?:less|more) than \\d+(?:\\.\\d+)? ?%)?(?: out)? of (?:(?:the|these|those|my|our|your|his|her|its|their) )?(${NUMBER} )?(?=\\p{Ll}|\\p{Lu})`,
  'giu',
);
/** Phrases of a sentence that are said again, at the most. */
const MOST = 4;
/** What is put for them. */
const PLAIN = 'some';

/** A share of all of a kind, or so many of them. */
export interface Counted {
  readonly limit: string;
  readonly share: Rational | undefined;
  readonly number: Rational | undefined;
}

/** A sentence with such phrases said again, and what each counts by the place where it begins. */
export interface Recounted extends Recast {
  readonly counted: ReadonlyMap<number, Counted>;
}

/** A text with what counts by parts said again; undefined where nothing does. */
export function recounted(text: string): Recounted | undefined {
  const found = matchesOf(text, PHRASE).slice(0, MOST);
  if (found.length === 0) return undefined;
  const counted = new Map<number, Counted>();
  const ends: { readonly from: number; readonly to: number; readonly at: number }[] = [];
  let said = '';
  let done = 0;
  for (const match of found) {
    const { index } = match;
    said += text.slice(done, index);
    ends.push({ from: said.length, to: said.length + PLAIN.length + 1, at: index });
    counted.set(index, countedBy(match));
    said += `${index === 0 ? 'Some' : PLAIN} `;
    done = index + match[0].length;
    ends.push({ from: said.length, to: Number.POSITIVE_INFINITY, at: done });
  }
  said += text.slice(done);
  const at = (offset: number): number => {
    const piece = ends.findLast(({ from }) => from <= offset);
    if (piece === undefined) return offset;
    return piece.to === Number.POSITIVE_INFINITY
      ? piece.at + offset - piece.from
      : piece.at + Math.min(offset - piece.from, PLAIN.length);
  };
  return { text: said, at, counted };
}

function countedBy(match: RegExpExecArray): Counted {
  const [, limit = '', percent, over, under, parts, part, half, most, number, total] = match;
  const share = shareOf({ percent, over, under, parts, part, half });
  const count = numberOf(number);
  const all = numberOf(total?.trim());
  const counts = { limit: limit.trim().toLowerCase(), share, number: count };
  if (most !== undefined) return { ...counts, limit: 'more than', share: rational(1, 2n) };
  if (count !== undefined && all !== undefined && all.n > 0n)
    return { ...counts, share: rational(count.n, all.n) };
  if (share !== undefined && all !== undefined && (share.n * all.n) % share.d === 0n)
    return { ...counts, number: rational((share.n * all.n) / share.d) };
  return counts;
}

interface Said {
  readonly percent: string | undefined;
  readonly over: string | undefined;
  readonly under: string | undefined;
  readonly parts: string | undefined;
  readonly part: string | undefined;
  readonly half: string | undefined;
}

function shareOf({ percent, over, under, parts, part, half }: Said): Rational | undefined {
  if (percent !== undefined) return rational(Math.round(Number(percent) * 100), 10_000n);
  if (over !== undefined && under !== undefined && Number(under) > 0)
    return rational(Number(over), BigInt(under));
  if (half !== undefined) return rational(1, 2n);
  if (parts === undefined || part === undefined) return undefined;
  const by = PART_OF[part.toLowerCase().replace(/s$/, '')];
  const count = /^an?$/i.test(parts) ? rational(1) : numberOf(parts);
  return by === undefined || count === undefined ? undefined : rational(count.n, by);
}

const PART_OF: Readonly<Record<string, bigint>> = {
  half: 2n,
  halve: 2n,
  third: 3n,
  quarter: 4n,
  fifth: 5n,
  tenth: 10n,
};

function numberOf(text: string | undefined): Rational | undefined {
  if (text === undefined) return undefined;
  const small = SMALL.indexOf(text.toLowerCase());
  if (small >= 0) return rational(small + 1);
  return /^\d+$/.test(text) ? rational(Number(text)) : undefined;
}

/** What counted phrases of grammars of sentences said again count, by the places where they begin. */
const known = new WeakMap<Grammar, ReadonlyMap<number, Counted>>();

export function remember(grammar: Grammar, start: number, counted: ReadonlyMap<number, Counted>): Grammar {
  known.set(grammar, new Map([...counted].map(([at, one]) => [start + at, one])));
  return grammar;
}

/** What a token of a grammar that was said again stands for. */
export const countedAt = (grammar: Grammar, token: number): Counted | undefined =>
  known.get(grammar)?.get(grammar.tree.token(token).start);
