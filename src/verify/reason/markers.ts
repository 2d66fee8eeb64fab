/**
 * Signs of turns that mark one kind of difference: what an exception takes out, who says something, which of two is
 * meant, how many of a number, and what is counted by what.
 */
import type { Part } from '../case.ts';
import { totalWeight } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import { exceptedUnits, makesException } from './excepted.ts';
import { focusOf } from './focus.ts';
import { isSpeech } from './speech.ts';

export const MARKERS: readonly string[] = [
  'excepted_share',
  'excepted_open',
  'exception_near',
  'speech_verb',
  'party_says',
  'former_latter',
  'pronoun_near',
  'some_of_many',
  'claim_of_all',
  'claim_of_none',
  'claim_counted_by',
  'near_counted_by',
  'conjunct_open',
  'conjunct_unsaid',
  'compares',
  'void_field',
  'pending_field',
];

/** Sentences that are looked at, best first. */
const NEAR = 6;
const OPEN = 0.5;

const PARTY_SAYS =
  /\b(?:according to|says?|said|states?|stated|claims?|claimed|reports?|reported|writes?|wrote|alleges?|alleged|insists?|told|thinks?|believes?|complains?|complained|in (?:his|her|their|the \w+'s) (?:words|view|opinion))\b|^\W*(?:\[?\d\d:\d\d\]? )?(?:customer|guest|buyer|seller|tenant|user|caller|client|patient|passenger|courier|driver|member|host)\w*: /iu;
const ONE_OF_TWO =
  /\b(?:the (?:former|latter|first|second|other)(?! (?:of|year|day|week|month|quarter|half))|former|latter)\b/iu;
const PRONOUN = /\b(?:he|she|it|they|him|them|hers?|his|theirs?|its)\b/iu;
const SOME_OF =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|most|many|few|several|half|only) (?:of|out of)\b|\b(?:except|but not|only|the other|the rest|remaining|still|both|neither|not all|partly|half)\b/iu;
const OF_ALL = /\b(?:all|every|each|both|everyone|everybody|everything|whole|entire|always|any)\b/iu;
const OF_NONE = /\b(?:none|no|nobody|nothing|never|neither|not (?:a single|one|any))\b/iu;
const COUNTED_BY =
  /\b(?:per|each|apiece|in total|together|altogether|overall|combined|a (?:day|week|month|year|night|head|piece|person)|every (?:day|week|month|year)|daily|weekly|monthly|yearly|annual(?:ly)?)\b/iu;
const COMPARES =
  /\b(?:\w{2,}er than|more|less|fewer|above|below|over|under|exceeds?|exceed(?:ed|ing)|at (?:least|most)|higher|lower|larger|smaller|longer|shorter|faster|slower|earlier|later|cheaper|better|worse|(?:the )?(?:most|least|\w{2,}est))\b/iu;
const VOID_FIELD = /:\s*(?:false|no|none|null|0|never|unset|n\/a|-)\b/iu;
const PENDING_FIELD =
  /\b(?:pending|requested|draft|proposed|planned|scheduled|review|awaiting|submitted|open|queued|in progress|processing|tentative)/iu;

type Put = (value: number | boolean) => void;

/** Puts the signs of MARKERS. */
export function putMarkers(put: Put, part: Part): void {
  const { reading, sentences, units } = part;
  const focus = focusOf(part);
  const near = [
    ...new Set([...part.best!.support.sentences, ...(focus ? [focus] : []), ...sentences.slice(0, NEAR)]),
  ];
  const said = near.map(textOf);
  const claim = reading.text.slice(reading.start, reading.end);
  const any = (pattern: RegExp): boolean => said.some((one) => pattern.test(one));
  const { matches } = part.best!.support;
  const excepted = exceptedUnits(part, near);
  put(excepted.reduce((sum, i) => sum + units[i]!.weight, 0) / totalWeight(units));
  put(excepted.some((i) => matches[i]!.strength < OPEN));
  put(said.some(makesException));
  put(isSpeech(part));
  put(any(PARTY_SAYS));
  put(any(ONE_OF_TWO));
  put(any(PRONOUN));
  put(any(SOME_OF));
  put(OF_ALL.test(claim));
  put(OF_NONE.test(claim));
  put(COUNTED_BY.test(claim));
  put(any(COUNTED_BY));
  putConjunct(put, part);
  put(COMPARES.test(claim));
  const fields = near.filter(({ source }) => source.structured).map(textOf);
  put(fields.some((one) => VOID_FIELD.test(one)));
  put(fields.some((one) => PENDING_FIELD.test(one)));
}

const textOf = ({ reading: { text, start, end } }: AlignedSentence): string => text.slice(start, end);

/** Whether what stands behind the last "and" of a statement is not in its support, or nowhere, though the rest is. */
function putConjunct(put: Put, { reading, units, best, sentences }: Part): void {
  const { matches } = best!.support;
  const and = reading.words.findLastIndex(({ form }) => form === 'and');
  const after = and < 1 ? [] : units.flatMap(({ from }, i) => (from > and ? [i] : []));
  const before = units.flatMap(({ to }, i) => (to <= and ? [i] : []));
  const lacks = (i: number): boolean => matches[i]!.strength < OPEN;
  const isHeld = before.length > 0 && before.filter(lacks).length * 2 < before.length;
  const open = isHeld ? after.filter(lacks) : [];
  put(open.length > 0);
  put(open.some((i) => sentences.every(({ alignment }) => alignment.matches[i]!.strength < OPEN)));
}
