/**
 * Small words by which a statement says more than its other words, and of which its support has nothing: that it was
 * so again, of another one, only so, on a condition, still to come, or not. However it is supported, that is unsaid.
 */

import type { MismatchKind } from '../domain/check.ts';
import { CONDITION, EXCEPTION, NEGATION } from '../text/cues.ts';
import { gather } from '../text/gather.ts';
import type { Reading, Word } from '../text/reading.ts';
import type { Judged, Part } from './case.ts';
import type { Mismatch } from './matter.ts';
import type { Support } from './support.ts';
import type { Unit } from './units.ts';

/** What a statement says by a word, and the words of evidence that bear it out. */
interface Guard {
  readonly kind: MismatchKind;
  says(words: readonly Word[], at: number): boolean;
  readonly borne: RegExp;
}

const form = (words: readonly Word[], at: number): string => words[at]?.form ?? '';

const GUARDS: readonly Guard[] = [
  {
    kind: 'partially_mentioned',
    says: (words, at) =>
      (form(words, at) === 'again' || form(words, at) === 'anew') && form(words, at - 1) !== 'back',
    borne:
      /^(?:again|anew|twice|once|re(?:open|issu|sen[dt]|submi|start|instat|book|tri|try|schedul|sum|activat|appl|run|done|do|charg|fill|paid|pay|turn|stor|new|peat|built|build|elect|join|enter)\p{L}*|second|third|fourth|another|further|repeat\w*|back|still|more|other|new|renewed|double|often|every|each|always|\d+(?:st|nd|rd|th))$/u,
  },
  {
    kind: 'entity',
    says: (words, at) =>
      form(words, at) === 'other' && words[at + 1]?.weight > 0 && /^(?:the|an?)$/.test(form(words, at - 1)),
    borne:
      /^(?:others?|another|second|third|both|two|three|four|five|first|last|former|latter|remaining|rest|different|additional|extra|else|further|one|each|all|but|while|whereas)$/,
  },
  {
    kind: 'quantifier',
    says: (words, at) => form(words, at) === 'only' || form(words, at) === 'solely',
    borne:
      /^(?:only|solely|just|exclusively|sole|alone|nothing|none|nobody|no|not|never|nor|neither|except|but|limited|restricted|reserved|one|single|unless|without|other|others|else|rest|remaining|merely|purely|\p{L}+n't|cannot|lone|mere|every|all)$/u,
  },
];

/** What a statement says in small words that nothing of its support bears out. English alone is read. */
export function unsaid({ reading, units }: Pick<Part, 'reading' | 'units'>, best: Judged): Mismatch[] {
  const { support } = best;
  const english = ({ language }: Reading): boolean => language === 'en';
  if (!english(reading) || !support.sentences.every((one) => english(one.reading))) return [];
  const [sentence] = support.sentences;
  const said = gather(support.sentences, (one) => one.reading.words);
  const found = GUARDS.filter(
    ({ says, borne }) =>
      reading.words.some((word, at) => word.value < 0 && says(reading.words, at)) &&
      !said.some((word) => word.value < 0 && borne.test(word.form)),
  ).map(({ kind }) => kind);
  const taken = conditionOf(reading, units, support);
  return [
    ...found.map((kind): Mismatch => ({ kind, force: 'withholds', sentence, units: [] })),
    ...(taken.length > 0 ? [{ kind: 'condition', force: 'withholds', sentence, units: taken } as const] : []),
    ...(takesException(reading, support)
      ? [{ kind: 'condition', force: 'withholds', sentence, units: [] } as const]
      : []),
    ...(passesPart(reading, units, support)
      ? [{ kind: 'partially_mentioned', force: 'withholds', sentence, units: [] } as const]
      : []),
    ...(toldOfAny(reading, units, support)
      ? [{ kind: 'entity', force: 'withholds', sentence, units: [] } as const]
      : []),
    ...(deniesWords(reading, best)
      ? [{ kind: 'negation', force: 'withholds', sentence, units: [] } as const]
      : []),
    ...(countsFewer(reading, units, support)
      ? [{ kind: 'quantity', force: 'withholds', sentence, units: [] } as const]
      : []),
    ...(saysTwice(units, support)
      ? [{ kind: 'partially_mentioned', force: 'withholds', sentence, units: [] } as const]
      : []),
    ...(onlyPlanned(reading, support)
      ? [{ kind: 'modality', force: 'withholds', sentence, units: [] } as const]
      : []),
    ...(turnsBack(reading, support)
      ? [{ kind: 'role', force: 'withholds', sentence, units: [] } as const]
      : []),
    ...(foretells(reading, units, support)
      ? [{ kind: 'modality', force: 'withholds', sentence, units: [] } as const]
      : []),
  ];
}

/**
 * "The customer pays for a defective item" of "the customer pays unless the item is defective": the claim is of the very
 * case that the evidence excepts.
 */
function takesException({ words }: Reading, { sentences, matches, from }: Support): boolean {
  if (words.some(({ cue }) => (cue & (CONDITION | EXCEPTION | NEGATION)) !== 0)) return false;
  return sentences.some(({ reading }, slot) => {
    const opens = reading.words.findIndex(({ form, value }) => value < 0 && form === 'unless');
    if (opens < 0) return false;
    const end = reading.text.slice(reading.words[opens]!.end, reading.end).search(/[,;.:]/);
    const until = end < 0 ? reading.end : reading.words[opens]!.end + end;
    const excepted = gather(reading.words, ({ start, weight }, at) =>
      at > opens && start < until && weight > 0 ? [at] : [],
    );
    const taken = (at: number): boolean => matches.some((match, i) => match.at === at && from[i] === slot);
    return excepted.length > 0 && excepted.every(taken);
  });
}

const WHOLE = /^(?:pass|complete|finish|clear|win|end|close|qualify)$/;
const PART =
  /^(?: (?:the|an?|its|his|her|their))? (?:first|second|third|initial|preliminary|early|part|half|some|most|one|opening|qualifying|draft)\b/i;

/** "The bill passed" of "passed the first reading": a claim that ends with its verb is of the whole. */
function passesPart(
  { words }: Reading,
  units: readonly Unit[],
  { sentences, matches, from }: Support,
): boolean {
  const i = units.findLastIndex(({ value }) => value === undefined);
  const unit = units[i];
  if (unit === undefined || !WHOLE.test(unit.word.lemma) || unit.to < words.length) return false;
  const { reading } = sentences[from[i]!] ?? sentences[0];
  const verb = reading.words[matches[i]!.at];
  return verb !== undefined && PART.test(reading.text.slice(verb.end, reading.end));
}

/** "The user accepted the terms" of "users accept the terms": what any of them do, one is not known to have done. */
function toldOfAny(
  { words }: Reading,
  units: readonly Unit[],
  { sentences: [{ reading }], matches, from }: Support,
): boolean {
  const [subject, verb] = units;
  if (subject === undefined || verb === undefined || subject.value !== undefined || subject.name)
    return false;
  if (words[subject.from - 1]?.form !== 'the' || subject.word.form !== subject.word.lemma) return false;
  const isPast = /(?:ed|t|d|en|ew|an|ok)$/.test(verb.word.form) && verb.word.form !== verb.word.lemma;
  const [any, does] = [matches[0]!.at, matches[1]!.at];
  if (!isPast || verb.from !== subject.to || any < 0 || does !== any + 1 || from[0] !== 0 || from[1] !== 0)
    return false;
  const [they, deed] = [reading.words[any]!, reading.words[does]!];
  return (
    they.form !== they.lemma &&
    they.form.endsWith('s') &&
    deed.form === deed.lemma &&
    (any === 0 || reading.words[any - 1]!.weight > 0)
  );
}

/** "Sent by post" of "by post": one word of the evidence says itself, and no verb besides. */
const saysTwice = (units: readonly Unit[], { matches, from, sentences }: Support): boolean =>
  matches.some(
    ({ at, kind }, i) =>
      at >= 0 &&
      kind !== 'same' &&
      units[i].value === undefined &&
      VERBAL.test(units[i].word.form) &&
      isPlainNoun(sentences[from[i]]?.reading.words ?? [], at) &&
      matches.some((other, j) => j > i && other.at === at && from[j] === from[i] && other.kind === 'same'),
  );

const VERBAL = /(?:ed|ent|aid|ade|ing)$/;

/** "By post", "via mail": what something is done by, and no deed. */
const isPlainNoun = (words: readonly Word[], at: number): boolean =>
  words[at]?.form === words[at]?.lemma && /^(?:by|via|per|in|with|on)$/.test(words[at - 1]?.form ?? '');

/** "Exactly 12 threw balls" of 12 who threw tennis balls: how many did so with others is unsaid. */
function countsFewer(
  { words }: Reading,
  units: readonly Unit[],
  { sentences, from, matches }: Support,
): boolean {
  const exact = words.findIndex(({ form }, at) => form === 'exactly' && (words[at + 1]?.value ?? -1) >= 0);
  if (exact < 0) return false;
  const said = new Set(words.map(({ lemma }) => lemma));
  return units.some((unit, i) => {
    const { at } = matches[i];
    if (unit.from < exact || unit.value !== undefined || unit.name || at < 1) return false;
    const before = sentences[from[i]]?.reading.words[at - 1];
    return before !== undefined && before.weight > 0 && before.value < 0 && !said.has(before.lemma);
  });
}

const GIVING = /^(?:pay|give|send|bring|hand|take|transfer|ship|get|move|put|receive)$/;
const BACK = /^(?:back|return\w*|re(?:pa|imburs|fund|sen|turn)\w*)$/;

/** "Paid the deposit back" for "paid the deposit": the other way. */
function turnsBack({ words }: Reading, { sentences: [sentence] }: Support): boolean {
  if (words.some(({ form }) => BACK.test(form))) return false;
  const { words: theirs } = sentence.reading;
  const said = gather(sentence.alignment.matches, ({ at, strength }) =>
    at >= 0 && strength >= SAID ? [at] : [],
  );
  return (
    theirs[Math.max(...said) + 1]?.form === 'back' && said.some((at) => GIVING.test(theirs[at]?.lemma ?? ''))
  );
}

/** Match from which a word of the evidence says one of the statement. */
const SAID = 0.5;

/** Coverage from which a support has every word of a statement. */
const EVERY_WORD = 0.97;
const DENIES = /^(?:not|never|no|none|nobody|nothing|neither|nor|cannot|\p{L}+n't|nt)$/u;

/** Whether a statement denies, in the evidence's own words, what that says without denying anything. */
function deniesWords({ words }: Reading, { support, score }: Judged): boolean {
  if (!Number.isFinite(score) || support.coverage < EVERY_WORD) return false;
  if (!words.some(({ form }) => PLAIN.test(form)) || support.matches.some(({ flipped }) => flipped))
    return false;
  return support.sentences.every(
    ({ reading, source, sentence }) =>
      !source.isRecord(sentence) && !reading.words.some(({ form }) => DENIES.test(form)),
  );
}

const PLANNED =
  /^(?:booked|scheduled|planned|arranged|pencilled|slated|expected|envisaged|proposed|requested|reserved|invited)$/;
/** What a claim says happened: nothing of it is said by evidence that only plans. */
const HAPPENED =
  /^(?:took|happened|occurred|held|visited|attended|met|came|went|arrived|performed|conducted|completed|finished|done|carried)$/;

/** "The visit took place" of a visit that was booked. */
function onlyPlanned({ words }: Reading, { sentences }: Support): boolean {
  if (!words.some(({ form, value }) => value < 0 && HAPPENED.test(form))) return false;
  if (words.some(({ form, cue }) => PLANNED.test(form) || (cue & NEGATION) !== 0)) return false;
  const said = gather(sentences, (one) => one.reading.words.filter(({ value }) => value < 0));
  const tells = ({ form, lemma }: Word): boolean =>
    form !== lemma &&
    !/(?:s|ing|er|est)$/.test(form) &&
    !PLANNED.test(form) &&
    !/^(?:was|were|been|is|are)$/.test(form);
  return said.some(({ form }) => PLANNED.test(form)) && !said.some(tells);
}

/** "Will be sent" of what was: a verb of the support that tells what came about, where the statement says what will. */
function foretells(
  { words }: Reading,
  units: readonly Unit[],
  { sentences, matches, from }: Support,
): boolean {
  const will = words.findIndex(({ form }) => form === 'will' || form === 'shall');
  if (
    will < 0 ||
    sentences.some((one) => one.reading.words.some(({ form, value }) => value < 0 && COMING.test(form)))
  )
    return false;
  const verb = units.findIndex((unit) => unit.from > will && unit.value === undefined);
  const match = matches[verb];
  const isPast = ({ form, lemma, value }: Word): boolean =>
    value < 0 && form !== lemma && !/(?:s|ing|er|est)$/.test(form);
  const said = sentences[from[verb] ?? -1]?.reading.words[match?.at ?? -1];
  if (said !== undefined && match.strength >= 0.7 && isPast(said)) return true;
  // What a note leaves to be understood stands beside what it says came about: "refund … issued".
  return sentences.every((one) => one.reading.words.some((word) => isPast(word) && word.form.endsWith('ed')));
}

/** Words by which evidence says that something is still to come. */
const COMING =
  /^(?:will|shall|'ll|would|be|is|are|going|expected|due|planned|scheduled|until|next|tomorrow|upcoming|eta|deadline|if|when|once|must|may|can|should)$/;

const OPENING = new Set('if unless provided when once'.split(' '));
/** Strength from which a word of a condition stands in the evidence, and the share of its weight that must. */
const STANDS = 0.6;
const LEAST_SAID = 0.4;

/** Units of a condition that a statement ends with and of which the support says next to nothing. */
function conditionOf({ words, cues, text }: Reading, units: readonly Unit[], { matches }: Support): number[] {
  if (!(cues & CONDITION)) return [];
  const opens = words.findLastIndex(({ form, value }) => value < 0 && OPENING.has(form));
  if (opens < 1) return [];
  const inside = gather(units, (unit, i) => (unit.from > opens ? [i] : []));
  const ends = !text.slice(words[opens].end, units.at(-1)?.end).includes(',');
  const weight = inside.reduce((sum, i) => sum + units[i].weight, 0);
  const borne = inside.reduce((sum, i) => sum + (matches[i].strength >= STANDS ? units[i].weight : 0), 0);
  return ends && weight > 0.3 && borne / weight < LEAST_SAID ? inside : [];
}

/** Whether a statement denies what a note says without any word of denial. */
export function deniesNote({ cues, words }: Reading, { sentences, matches }: Support): boolean {
  const denies =
    (cues & NEGATION) !== 0 && words.some(({ form, cue }) => (cue & NEGATION) !== 0 && PLAIN.test(form));
  return (
    denies &&
    !matches.some(({ flipped }) => flipped) &&
    sentences.every((one) => !(one.reading.cues & NEGATION))
  );
}

const PLAIN = /^(?:not|never|cannot|\p{L}+n't|nt)$/u;
