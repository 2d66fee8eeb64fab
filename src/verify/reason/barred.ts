/**
 * Kinds that a refusal is not of, whatever its signs: another value is named only where the evidence has one, and a
 * statement of none or all of several that holds for some is wrong in how many, not in what it denies.
 */
import type { MismatchKind } from '../../domain/check.ts';
import {
  ATTRIBUTION,
  CONDITION,
  HEDGE,
  NEGATION,
  OBLIGATION,
  PERMISSION,
  PROSPECT,
  RETRACTION,
} from '../../text/cues.ts';
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';
import { focusOf } from './focus.ts';
import { unitOf } from './other-unit.ts';

const OPEN = 0.5;
/** Sentences that are looked at, best first, and the share of a statement that they must be about. */
const NEAR = 4;
const ABOUT = 0.35;

const SORTS: Readonly<Partial<Record<MismatchKind, readonly string[]>>> = {
  quantity: ['number', 'quantity', 'money'],
  unit: ['number', 'quantity', 'money'],
  date_time: ['date', 'time', 'datetime', 'quantity'],
};

/** Whether a kind says that a value is another one, where no sentence about the statement has a value of that sort. */
export function lacksRival(kind: MismatchKind, part: Part): boolean {
  const sorts = SORTS[kind];
  const { units, best, reading } = part;
  const { matches } = best!.support;
  const open = units.filter(
    ({ value }, i) => value !== undefined && sorts?.includes(value.kind) && matches[i]!.strength < OPEN,
  );
  if (sorts === undefined || open.length === 0 || ORDER.test(reading.text.slice(reading.start, reading.end)))
    return false;
  return near(part).every(
    ({ alignment, reading: theirs }) =>
      alignment.valueConflicts.size === 0 && !theirs.values.some((one) => sorts.includes(one.kind)),
  );
}

/** The sentences that a person holds a statement against: its support, the best beside it, and what says its predicate. */
function near(part: Part): readonly AlignedSentence[] {
  const { best, sentences } = part;
  const focus = focusOf(part);
  const about = sentences.slice(0, NEAR).filter(({ coverage }) => coverage >= ABOUT);
  return [...best!.support.sentences, ...about, ...(focus ? [focus] : [])];
}

/** What a statement or the evidence must have for it to be told of a denial, of how surely it holds, or of whose word it is. */
const CUED: Readonly<Partial<Record<MismatchKind, { readonly cues: number; readonly words: RegExp }>>> = {
  negation: {
    cues: NEGATION | RETRACTION,
    words:
      /\b(?:un\p{L}{3,}ed\b|un(?:able|available|aware|fit|safe|used|paid)\b|in(?:valid|active|correct|complete|eligible|sufficient|adequate|accurate|tact)|im(?:possible|proper)|ir(?:regular|relevant)|il(?:legal|licit)|dis(?:allow|approv|miss|connect|continu|abl|agree|prov|satisf)|non-?\p{L}{4})|\p{L}less\b|\b(?:fail|refus|declin|den(?:y|ied|ies)\b|reject|cancel|stop|end(?:ed|s)?\b|avoid|miss(?:ed|ing|es)?\b|los(?:t|es?|ing)\b|out of|instead|rather|false|free (?:of|from)|only|hardly|too\b|contrary|wrong|withdr[ae]w|remov|forb|banned)/iu,
  },
  modality: {
    cues: HEDGE | PERMISSION | OBLIGATION | PROSPECT | CONDITION,
    words:
      /\b(?:open|appl(?:y|ied|ies|ication)|draft|under review|submitt|propos|request|order(?:ed|s)?|recommend|suggest|agree|consider|ready|to be|in progress|under way|start|begin|began|tentative|optional|never|always|usual|example|goal|in order to|so that|decid|accept|approv|vot)|\?/iu,
  },
  superseded: {
    cues: RETRACTION,
    words:
      /\b(?:now|new|old|later|earlier|then|until|till|since|from|was|were|had|been|no longer|not|formerly|former|previous(?:ly)?|correct\p{L}*|updat\p{L}*|chang\p{L}*|mov\p{L}*|replac\p{L}*|supersed\p{L}*|revis\p{L}*|re\p{L}{3,}ed|cancel\p{L}*|revok\p{L}*|expir\p{L}*|withdr\p{L}*|instead|rather|ago|latest|last|first|initial\p{L}*|original\p{L}*|version|void|struck|so far)\b|\d/iu,
  },
  attribution: {
    cues: ATTRIBUTION,
    words:
      /["\u201c\u201d\u00ab\u00bb:]|\b(?:view|opinion|allegation|report|accord|ask|answer|tell|told|word)/iu,
  },
};

/** Whether nothing that is read says a kind's sort of thing: with no denial on either side, nothing is denied. */
export function lacksCue(kind: MismatchKind, part: Part): boolean {
  const wanted = CUED[kind];
  if (wanted === undefined) return false;
  const read = near(part);
  if (kind === 'negation' && read.some(({ alignment }) => alignment.antonyms.length > 0)) return false;
  if (part.best!.mismatches.some((one) => one.kind === kind) || read.some(({ source }) => source.structured))
    return false;
  return [part.reading, ...read.map(({ reading }) => reading)].every(
    ({ cues, text, start, end }) => (cues & wanted.cues) === 0 && !wanted.words.test(text.slice(start, end)),
  );
}

/** Whether one sentence has every word of a statement, and what was shown is that it leaves it open: no other stands in its place. */
export const isLeftOpen = (kind: MismatchKind, shown: MismatchKind, { best }: Part): boolean =>
  kind === 'entity' &&
  shown === 'modality' &&
  best!.support.sentences.length === 1 &&
  best!.support.matches.every(({ strength }) => strength >= OPEN);

const EXCEPTING =
  /\b(?:except\p{Ll}*|exclu\p{Ll}+|exempt\p{Ll}*|other than|apart from|save for|but not|not (?:for|to|in|on|covered|included)|left out|only|without|do(?:es)? not)\b|n['\u2019]t\b/iu;

/** "Unless the bank objects": what its own sentence sets as a condition is no exception, where it takes nothing out. */
export const isOfCondition = (kind: MismatchKind, shown: MismatchKind, { best }: Part): boolean =>
  kind === 'exception' &&
  shown === 'condition' &&
  best!.support.sentences.length === 1 &&
  best!.support.sentences.every(
    ({ reading: { text, start, end } }) => !EXCEPTING.test(text.slice(start, end)),
  );

const COUNTED =
  /\b(?:per|each|every|apiece|in total|together|altogether|an? (?:day|week|month|year|night|person|head|piece)|daily|weekly|monthly|yearly|annual(?:ly)?)\b/iu;

/** Whether each amount that is lacking has another of the same unit against it: "40 euros" beside "30 euros". */
export function isOfSameUnit(kind: MismatchKind, { units, best, reading }: Part): boolean {
  if (kind !== 'unit' || COUNTED.test(reading.text.slice(reading.start, reading.end))) return false;
  const { matches, sentences } = best!.support;
  const open = units.filter(({ value }, i) => unitOf(value) !== undefined && matches[i]!.strength < OPEN);
  return (
    open.length > 0 &&
    open.every(({ value }) =>
      sentences.some(({ reading: { values } }) => values.some((one) => unitOf(one) === unitOf(value))),
    )
  );
}

const ORDER = /\b(?:before|after|until|since|still|already|yet|by|valid|expired|open)\b/iu;

const OF_SEVERAL = /^\W*(?:(?:none|neither|not one|all|each|every one|both) of|all|every|each|both)\b/iu;
const OF_SOME =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|several|most|only|except|others?|rest|the \p{L}+th)\b/iu;

/** "None of the samples was clean" beside "seven were clean, one was not". */
export const isOfHowMany = (kind: MismatchKind, { reading, best }: Part): boolean =>
  kind === 'negation' &&
  OF_SEVERAL.test(reading.text.slice(reading.start, reading.end)) &&
  best!.support.sentences.some(({ reading: { text, start, end } }) => OF_SOME.test(text.slice(start, end)));
