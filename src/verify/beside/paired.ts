/** Evidence that gives each of several things a part of its own: who gets what, per what, up to what. */

import { EXCEPTION, NEGATION, ONLY } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import { found, type Matter, type Mismatch, unitAt } from '../matter.ts';
import { crossesGap } from './crossed-gap.ts';
import { ofOtherClause } from './other-clause.ts';

/** What the evidence pairs otherwise than the claim, or bounds the other way. */
export function mispaired(matter: Matter): Mismatch[] {
  const english = matter.support.sentences.filter(({ reading }) => reading.language === 'en');
  return [
    ...gather(english, (sentence) => [
      ...crossed(matter, sentence),
      ...crossesGap(matter, sentence),
      ...ofOtherClause(matter, sentence),
    ]),
    ...perAnother(matter, english),
    ...boundOtherwise(matter, english),
    ...arrangedFor(matter),
    ...deniedAlone(matter, english),
  ];
}

const PREPOSITIONS = new Set('to by from in at on for with within of until after before'.split(' '));
/** Strength from which a word stands in a sentence. */
const STANDS = 0.7;

/** "To the police within 48 hours and to us within five days" for "to the police within five days". */
function crossed({ claim, units, support }: Matter, sentence: AlignedSentence): Mismatch[] {
  const { words, text } = sentence.reading;
  if (claim.words.some(({ form }) => form === 'and' || form === 'than')) return [];
  return gather(words, ({ form }, and): Mismatch[] => {
    const opener = words[and + 1]?.form ?? '';
    if ((form !== 'and' && form !== 'but') || !PREPOSITIONS.has(opener)) return [];
    const from = words.findLastIndex((word, at) => at < and && word.form === opener);
    const end = words.findIndex(
      (word, at) => at > and && /[;.,]/.test(text.slice(word.end, words[at + 1]?.start ?? word.end)),
    );
    const to = end < 0 ? words.length - 1 : end;
    if (from < 0 || !haveSecond(words, from, and, to)) return [];
    const slot = support.sentences.indexOf(sentence);
    const sides = [0, 0];
    const taken: number[] = [];
    support.matches.forEach(({ at, strength }, i) => {
      if (support.from[i] !== slot || strength < STANDS || at <= from || at > to || at === and) return;
      if (units[i].weight === 0) return;
      sides[at < and ? 0 : 1]++;
      taken.push(i);
    });
    if (sides[0] === 0 || sides[1] === 0) return [];
    return [{ kind: 'role', force: 'withholds', sentence, units: taken }];
  });
}

/** How soon something is to be done, without a preposition that others have. */
const AT_ONCE = new Set('immediately promptly once now delay today tomorrow straightaway'.split(' '));

/** Whether both members have a second phrase: by the same preposition, or of when, each its own. */
function haveSecond(words: readonly Word[], from: number, and: number, to: number): boolean {
  const second = (start: number, end: number): string[] =>
    gather(words.slice(start + 1, end), ({ form }) => (PREPOSITIONS.has(form) ? [form] : []));
  const later = second(and + 1, to + 1);
  const sooner = second(from, and);
  if (sooner.some((form) => later.includes(form))) return true;
  const isWhen = (start: number, end: number): boolean =>
    words.slice(start + 1, end).some(({ form, value }) => value >= 0 || AT_ONCE.has(form));
  return later.length > 0 && isWhen(from, and) && isWhen(and + 1, to + 1);
}

/** "One flight per person" for "one flight per family". */
function perAnother({ claim, units, support }: Matter, sentences: readonly AlignedSentence[]): Mismatch[] {
  const ours = sharersOf(claim);
  if (ours.length === 0) return [];
  return gather(sentences, (sentence): Mismatch[] => {
    const theirs = sharersOf(sentence.reading);
    if (theirs.length === 0) return [];
    const missing = ours.filter((lemma) => !theirs.includes(lemma));
    const taken = gather(units, ({ word }, i) => {
      const slot = support.sentences.indexOf(sentence);
      return missing.includes(word.lemma) && support.from[i] === slot && support.matches[i].kind === 'same'
        ? [i]
        : [];
    });
    return taken.length === 0 ? [] : [{ kind: 'unit', force: 'withholds', sentence, units: taken }];
  });
}

/** What a reading gives something per: "per family and year". */
function sharersOf({ words }: Reading): string[] {
  return gather(words, ({ form }, at) => {
    if (form !== 'per') return [];
    const one = words[at + 1];
    const two = words[at + 2]?.form === 'and' ? words[at + 3] : undefined;
    return [one, two].flatMap((word) => (word !== undefined && word.value < 0 ? [word.lemma] : []));
  });
}

const AT_LEAST = /\bat (?:the (?:very )?)?least\b|\bor more\b|\bno (?:less|fewer) than\b|\bminimum\b/i;
const AT_MOST =
  /\bat (?:the (?:very )?)?most\b|\bor (?:less|fewer)\b|\bno more than\b|\bup to\b|\bmaximum\b/i;

/** "Two months at most" for "at least two months". */
function boundOtherwise(
  { claim, units, support }: Matter,
  sentences: readonly AlignedSentence[],
): Mismatch[] {
  const bounds = (text: string) => [AT_LEAST.test(text), AT_MOST.test(text)] as const;
  const [least, most] = bounds(claim.text.slice(claim.start, claim.end));
  if (least === most) return [];
  return gather(sentences, (sentence): Mismatch[] => {
    const { text, start, end } = sentence.reading;
    const [theirLeast, theirMost] = bounds(text.slice(start, end));
    if (theirLeast === theirMost || theirLeast === least) return [];
    const slot = support.sentences.indexOf(sentence);
    const taken = gather(units, ({ value }, i) =>
      value !== undefined && support.from[i] === slot && support.matches[i].strength >= STANDS ? [i] : [],
    );
    return taken.length === 0 ? [] : [{ kind: 'comparison', force: 'contradicts', sentence, units: taken }];
  });
}

const ARRANGED = new Set(
  'approved planned scheduled booked set fixed slated foreseen arranged agreed'.split(' '),
);
const DONE = new Set('was were has have had did'.split(' '));
const MOMENTS = new Set(['date', 'datetime', 'time']);
/** What a release is called, and by which it is told what is to come with it: "a fix is planned for 4.12.1". */
const VERSIONS = new Set(['identifier', 'number']);
const TARGETED = /^(?:planned|scheduled|slated|foreseen|targeted)$/;

/** "Upgrade approved for 14 June" for "was upgraded on 14 June". */
function arrangedFor({ claim, support }: Matter): Mismatch[] {
  return gather(support.sentences, (sentence): Mismatch[] =>
    onlyArranges(claim, sentence.reading)
      ? [{ kind: 'modality', force: 'withholds', sentence, units: [] }]
      : [],
  );
}

/** Whether a sentence says for when something is approved or planned, and a claim that it was done. */
export function onlyArranges(claim: Reading, { words, values, language }: Reading): boolean {
  if (language !== 'en' || !claim.words.some(({ form }) => DONE.has(form))) return false;
  if (claim.words.some(({ form }) => ARRANGED.has(form))) return false;
  return words.some(({ form, value }, at) => {
    const kind = values[value]?.kind;
    if (kind === undefined || words[at - 1]?.value === value) return false;
    // "For" is a word of the moment itself where that is read as "for 14 June".
    const before = form === 'for' ? at - 1 : words[at - 1]?.form === 'for' ? at - 2 : -1;
    const arranged = words[before]?.form ?? '';
    if (MOMENTS.has(kind))
      return ARRANGED.has(arranged) || (arranged === 'order' && words[before - 1]?.form === 'on');
    return VERSIONS.has(kind) && TARGETED.test(arranged);
  });
}

/** "The shoe was never found" by "the shoe was in the paper": a denial of what nothing in the evidence speaks of. */
function deniedAlone(matter: Matter, sentences: readonly AlignedSentence[]): Mismatch[] {
  const { claim, units, support } = matter;
  if (claim.language !== 'en' || matter.restated || sentences.length < support.sentences.length) return [];
  if (!claim.words.some(({ negated }) => negated) || /\bno matter\b/i.test(claim.text)) return [];
  if (sentences.some(({ source, sentence: at }) => source.isRecord(at))) return [];
  const { root, standing } = matter.structure();
  const predicate = unitAt(units, root);
  if (predicate < 0 || !standing(root).negated || found(matter, predicate) !== undefined) return [];
  const limits = sentences.some(
    ({ reading: { words, cues } }) => (cues & LIMITING) !== 0 || words.some(lessens),
  );
  const [sentence] = sentences;
  if (limits || support.matches.some(({ flipped }) => flipped) || sentence === undefined) return [];
  return [{ kind: 'negation', force: 'withholds', sentence, units: [predicate] }];
}

/** Words by which a sentence says of something that it is not so, or of how little it is so. */
const LIMITING = NEGATION | ONLY | EXCEPTION;
const LESSENING = new Set('same still few little alone free open declined until'.split(' '));
const lessens = ({ form }: Word): boolean =>
  LESSENING.has(form) || /^(?:un|non|in|dis)\w{5,}|\w{3,}less$/.test(form);
