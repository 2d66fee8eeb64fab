/**
 * Claims of how an amount stands to a limit, which another sentence or source sets: "The shipment weighs less than the
 * carrier's 20 kg limit." The amount must be said of what the claim says it of, and the limit as one of its kind.
 */

import type { Lexicon } from '../../text/lexicon/index.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Value } from '../../text/values/index.ts';
import type { Part } from '../case.ts';
import { Document } from '../read/document.ts';
import { type Carry, shownBy } from './index.ts';

const UNDER =
  'below|under|within|less than|lower than|smaller than|not more than|no more than|at most|inside';
const OVER = 'above|over|more than|higher than|greater than|beyond|in excess of';
const AGAINST = new RegExp(
  `^(.+?) (is|are|was|were|weighs|weighed|costs|cost|comes to|came to|stays|stayed|remains|falls|lies|totals)(?: still| well)? (${UNDER}|${OVER}) (?:the |its |our |their )?((?:\\p{L}+['’]s )?)(.{2,30}?) (limit|threshold|maximum|cap|ceiling|allowance)$`,
  'u',
);
const EXCEEDS =
  /^(.+?) (exceeds|exceeded) (?:the |its |our |their )?((?:\p{L}+['’]s )?)(.{2,30}?) (limit|threshold|maximum|cap|ceiling|allowance)$/u;
/** "The daily limit of 500 euros". */
const LIMIT_OF =
  /^(.+?) (?:(exceeds|exceeded)|(?:is|was|are|were|stays|falls) (below|under|within|above|over)) (?:the |its |our |their )?(\p{Ll}[\p{Ll} ]{1,30} )?(?:limit|threshold|maximum|cap|ceiling) of (.{2,30})$/u;
/** What makes of an amount a bound. */
const BOUNDING =
  /\b(?:limits?|limited|maximum|max|cap|capped|ceiling|threshold|up to|at most|no more than|not more than|or more|or above|and above|over|above|exceed|exceeding|exceeds|more than|under|below|allowance|or less)\b/i;
const OPEN = /\b(?:not|never|no|nobody|if|unless|would|could|should|might|(?<!\d )may(?! \d)|must|or|but)\b/i;
const LONGEST = 6_000;
const MOST_ASKED = 6;

/** The part of such a claim that the evidence bears out; undefined for another, and where it does not. */
export function readLimit(
  part: Part,
  documents: readonly Document[],
  lexicon: Lexicon,
  carry: Carry,
): Part | undefined {
  const { text, start, end } = part.reading;
  const said = text
    .slice(start, end)
    .trim()
    .replace(/(?<![.\s])[.\s]+$/, '');
  const exceeds = EXCEEDS.exec(said);
  const against = exceeds === null ? AGAINST.exec(said) : null;
  const of = LIMIT_OF.exec(said);
  if (exceeds === null && against === null && of === null) return undefined;
  const [what, verb, how, owner, bound] =
    of !== null
      ? [of[1], 'is', of[2] === undefined ? of[3] : 'over', of[4], of[5]]
      : exceeds === null
        ? against!.slice(1)
        : [exceeds[1], 'is', 'over', exceeds[3], exceeds[4]];
  if (what === undefined || bound === undefined || OPEN.test(said.replace(/\b(?:not|no) more than\b/, '')))
    return undefined;
  const limit = amountIn(bound, lexicon);
  const set = limit && limitIn(limit, owner ?? '', what, documents);
  if (limit === undefined || set === undefined) return undefined;
  const own = amountOf(what, verb!, limit, set, documents, carry);
  if (own === undefined || !stands(own.value, how!, limit)) return undefined;
  return shownBy(
    part,
    [...own.shown, set],
    documents,
    `${own.told} ${new RegExp(`^(?:${OVER})$`, 'u').test(how!) ? '>' : '≤'} ${bound}`,
  );
}

/** The one amount that a few words are. */
function amountIn(words: string, lexicon: Lexicon): Value | undefined {
  const { values, words: all } = new Document(`It is ${words}.`, lexicon, undefined, undefined, 'en').whole();
  const telling = all.filter(({ weight, value }) => weight > 0 && value < 0);
  const [value, ...others] = values;
  return others.length > 0 || telling.length > 0 || value === undefined || !isAmount(value)
    ? undefined
    : value;
}

const isAmount = ({ kind }: Value): boolean => kind === 'money' || kind === 'quantity';

/** Letters by which words are told to be of one root. */
const STEM = 5;
/** What is limited, of whatever is paid or sent. */
const FOR_ALL =
  /\b(?:payments?|amounts?|parcels?|transactions?|expenses?|items?|purchases?|invoices?|spend|spending|limits?)\b/i;

/** The one sentence of prose that sets an amount as a bound; of whom the claim says that it is. */
function limitIn(limit: Value, owner: string, what: string, documents: readonly Document[]) {
  const stems = what
    .replace(/ (?:of|for) \S*\d.*$/, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, STEM));
  const whose = owner
    .replace(/['’]s $/, '')
    .trim()
    .toLowerCase();
  const found = documents.flatMap((source, document) => {
    if (source.text.length > LONGEST) return [];
    return Array.from({ length: source.scan.sentenceCount }, (_, sentence) => sentence).flatMap(
      (sentence) => {
        const { values, text, start, end } = source.sentence(sentence);
        const said = text.slice(start, end);
        const isIt =
          values.some((value) => sameAmount(withoutRate(value, whose), limit)) && BOUNDING.test(said);
        const isOfIt = FOR_ALL.test(said) || stems.some((stem) => said.toLowerCase().includes(stem));
        return isIt && isOfIt && whose.split(' ').every((word) => source.text.toLowerCase().includes(word))
          ? [{ document, sentence }]
          : [];
      },
    );
  });
  return found.length === 1 ? found[0] : undefined;
}

const RATES: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
};

/** "500 EUR per day" of the daily limit: how often is said by what the claim calls it. */
function withoutRate(value: Value, called: string): Value {
  const [each, ...more] = 'per' in value ? (value.per ?? []) : [];
  return each !== undefined && more.length === 0 && called.split(' ').some((word) => RATES[word] === each)
    ? ({ ...value, per: undefined } as Value)
    : value;
}

function sameAmount(one: Value, other: Value): boolean {
  const [a, b] = [sizeOfValue(one), sizeOfValue(other)];
  return a !== undefined && b !== undefined && a.unit === b.unit && a.size === b.size;
}

/** The amount that the evidence gives for what the claim is about, of the limit's unit: one, and not the limit's own. */
function amountOf(
  what: string,
  verb: string,
  limit: Value,
  set: { readonly document: number; readonly sentence: number },
  documents: readonly Document[],
  carry: Carry,
) {
  const unit = sizeOfValue(limit)?.unit;
  const told = new Map<string, Value>();
  for (const [document, source] of documents.entries()) {
    if (source.text.length > LONGEST) return undefined;
    for (let sentence = 0; sentence < source.scan.sentenceCount; sentence++) {
      if (document === set.document && sentence === set.sentence) continue;
      const { values, text } = source.sentence(sentence);
      for (const value of values)
        if (isAmount(value) && sizeOfValue(value)?.unit === unit)
          told.set(text.slice(value.start, value.end).trim(), value);
    }
  }
  if (told.size === 0 || told.size > MOST_ASKED) return undefined;
  const is = /^(?:stays|stayed|remains|falls|lies)$/.test(verb) ? 'is' : verb;
  const found = [...told].flatMap(([words, value]) => {
    const part =
      carry(`${what} ${is} ${words}.`) ??
      (is === 'is' ? carry(`The amount of ${what.replace(/^The /, 'the ')} is ${words}.`) : undefined);
    return part?.best === undefined ? [] : [{ value, told: words, shown: part.best.support.sentences }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether an amount lies on the side of a limit that the claim says. */
function stands(own: Value, how: string, limit: Value): boolean {
  const [a, b] = [sizeOfValue(own), sizeOfValue(limit)];
  if (a === undefined || b === undefined || a.unit !== b.unit) return false;
  if (matchesOf(how, /^(?:within|inside|at most|not more than|no more than)$/g).length > 0)
    return a.size <= b.size;
  return new RegExp(`^(?:${OVER})$`, 'u').test(how) ? a.size > b.size : a.size < b.size;
}

/** How much an exact amount is, and of what. */
function sizeOfValue(value: Value): { readonly size: number; readonly unit: string } | undefined {
  if (
    (value.kind !== 'money' && value.kind !== 'quantity') ||
    value.bound === 'range' ||
    value.upper !== undefined ||
    value.per !== undefined
  )
    return undefined;
  const size = Number(value.value.n) / Number(value.value.d);
  return { size, unit: value.kind === 'money' ? value.currency : value.base };
}
