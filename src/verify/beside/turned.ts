/** Evidence that has the two halves of a claim, and puts them to each other otherwise: turned round, or bound more closely. */

import { byWord } from '../../text/by-word.ts';
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter, Mismatch } from '../matter.ts';

/** What the evidence says of the claim's halves. */
export function turnedRound(matter: Matter): Mismatch[] {
  return [...inOtherOrder(matter), ...onlyIf(matter), ...leftOut(matter), ...ofMore(matter)];
}

/** Strength from which a word stands in a sentence. */
const STANDS = 0.7;

const ORDER: Readonly<Record<string, string>> = byWord({ after: 'before', before: 'after' });

/** The words of a statement before and behind a word that joins two clauses, as the main clause and the one under it. */
export interface Halves {
  readonly word: string;
  /** Whether a word is of the clause under the word of order. */
  isUnder(at: number): boolean;
}

const isOrder = (form: string): boolean => ORDER[form] !== undefined;

/** The halves about the one word that may join them; undefined where there is none, or more than one. */
export function halvesAbout({ words, text }: Reading, joins: (form: string) => boolean): Halves | undefined {
  const pivots = gather(words, ({ form, value }, at) => (value < 0 && joins(form) ? [at] : []));
  if (pivots.length !== 1) return undefined;
  const [pivot] = pivots;
  const comma = words.findIndex(
    (word, at) => at > pivot && /[,;]/.test(text.slice(word.end, words[at + 1]?.start ?? word.end)),
  );
  const end = comma >= 0 && (pivot === 0 || comma < words.length - 1) ? comma : words.length - 1;
  if (pivot === 0 && comma < 0) return undefined;
  return { word: words[pivot].form, isUnder: (at) => at > pivot && at <= end };
}

/** "The drug was stopped after the rash went" for "the rash went after the drug was stopped". */
function inOtherOrder({ claim, units, support }: Matter): Mismatch[] {
  const ours = halvesAbout(claim, isOrder);
  if (ours === undefined) return [];
  return gather(support.sentences, (sentence): Mismatch[] => {
    const theirs = sentence.reading.language === 'en' ? halvesAbout(sentence.reading, isOrder) : undefined;
    if (theirs === undefined) return [];
    const kept = tally(ours, theirs, units, sentence);
    if (kept === undefined) return [];
    const turned = (kept === 'all') === (ours.word !== theirs.word);
    return turned ? [{ kind: 'date_time', force: 'contradicts', sentence, units: [] }] : [];
  });
}

/** Whether the halves hold the same words on both sides, or each the other's; undefined where it is neither. */
function tally(
  ours: Halves,
  theirs: Halves,
  units: readonly Unit[],
  { alignment }: AlignedSentence,
): 'all' | 'none' | undefined {
  const sides = { main: [0, 0], under: [0, 0] };
  units.forEach(({ from }, i) => {
    const { at, strength } = alignment.matches[i];
    if (at < 0 || strength < STANDS) return;
    const under = ours.isUnder(from);
    sides[under ? 'under' : 'main'][under === theirs.isUnder(at) ? 0 : 1]++;
  });
  const { main, under } = sides;
  if (main[0] > 0 && under[0] > 0 && main[1] + under[1] === 0) return 'all';
  return main[1] > 0 && under[1] > 0 && main[0] + under[0] === 0 ? 'none' : undefined;
}

const CONDITIONS = new Set('if when whenever once unless where'.split(' '));
const ONLY = new Set(['only', 'solely', 'exclusively']);

/** "Lapses only if …" for "lapses if …": what must be so need not be enough; nor is the condition to be left out. */
function onlyIf({ claim, support }: Matter): Mismatch[] {
  if (claim.words.some(({ form }) => ONLY.has(form))) return [];
  const conditional = claim.words.some(({ form }) => CONDITIONS.has(form));
  return gather(support.sentences, (sentence, slot): Mismatch[] => {
    const { words, language } = sentence.reading;
    if (language !== 'en') return [];
    const only = words.findIndex(
      ({ form }, at) => ONLY.has(form) && CONDITIONS.has(words[at + 1]?.form ?? '') && at > 0,
    );
    if (only < 0) return [];
    const told = gather(words, ({ weight }, at) => (at > only + 1 && weight > 0 ? [at] : []));
    const matched = (at: number): boolean =>
      support.matches.some((match, i) => support.from[i] === slot && match.at === at);
    if (!conditional && told.some(matched)) return [];
    return [{ kind: 'condition', force: 'withholds', sentence, units: [] }];
  });
}

const FINITE = new Set(
  "is are was were do does did has have had can could may might must shall should will would 's 're".split(
    ' ',
  ),
);

/** "The lock was repaired, the door was not" for "the door was repaired": a clause that leaves its predicate out. */
function leftOut({ claim, units, support }: Matter): Mismatch[] {
  if (claim.words.some(({ negated }) => negated)) return [];
  return gather(support.sentences, (sentence): Mismatch[] => {
    const { reading, alignment } = sentence;
    if (reading.language !== 'en') return [];
    const { words } = reading;
    return gather(words, (_, at): Mismatch[] => {
      if (!isLastNot(reading, at)) return [];
      const subject = subjectBefore(reading, at - 1);
      const said = (place: number): boolean => claim.words.some(({ lemma }) => lemma === words[place].lemma);
      if (subject.length === 0 || !subject.every(said)) return [];
      const from = Math.min(...subject);
      const lemmas = new Set(subject.map((place) => words[place].lemma));
      // What the first clause says, of the rest of it, is said of something else.
      const rest = units.some(
        (unit, i) =>
          !lemmas.has(unit.word.lemma) &&
          alignment.matches[i].strength >= STANDS &&
          alignment.matches[i].at < from,
      );
      if (!rest) return [];
      const taken = gather(units, (unit, i) => (lemmas.has(unit.word.lemma) ? [i] : []));
      return [{ kind: 'negation', force: 'contradicts', sentence, units: taken }];
    });
  });
}

/** Whether a word is a "not" behind an auxiliary that nothing follows in its clause. */
function isLastNot({ words, text }: Reading, at: number): boolean {
  const { form, end } = words[at];
  const next = words[at + 1];
  const ends = next === undefined || /[,;.:)]/.test(text.slice(end, next.start));
  const contracted =
    /^(?:is|are|was|were|do|does|did|has|have|had|can|must|will|would|could|should)n['\u2019]?t$/;
  if (contracted.test(form)) return ends;
  return ends && form === 'not' && FINITE.has(words[at - 1]?.form ?? '');
}

const DETERMINERS = new Set('the a an this that these those my your his her its our their'.split(' '));

/** The words of a clause before its auxiliary, determiners left out. */
function subjectBefore({ words, text }: Reading, auxiliary: number): number[] {
  const found: number[] = [];
  for (let at = auxiliary; at >= 0; at--) {
    const { form, weight, value } = words[at];
    if (at < auxiliary && /[,;.:]/.test(text.slice(words[at].end, words[at + 1].start))) break;
    if (/^(?:and|but|while|whereas)$/.test(form)) break;
    if (at < auxiliary && (weight > 0 || value >= 0 || !DETERMINERS.has(form))) found.push(at);
  }
  return found;
}

/** "Two of the three sensors failed" for "three sensors failed". */
function ofMore({ claim, units, support }: Matter): Mismatch[] {
  return gather(units, (unit, i): Mismatch[] => {
    const sentence = support.sentences[support.from[i]];
    const { at, strength } = support.matches[i];
    if (unit.value === undefined || sentence === undefined || at < 0 || strength < STANDS) return [];
    const { words, language } = sentence.reading;
    if (language !== 'en' || !isWhole(words, at) || isWhole(claim.words, unit.from)) return [];
    return [{ kind: 'quantity', force: 'withholds', sentence, units: [i] }];
  });
}

const PARTS = new Set('one two three four five six some most many few none half neither several'.split(' '));

/** Whether a number is that of which some are spoken of: "two of the three". */
function isWhole(words: readonly Word[], at: number): boolean {
  let of = at - 1;
  while (of >= 0 && /^(?:the|its|their|our|these|those|his|her|all)$/.test(words[of].form)) of--;
  if (words[of]?.form !== 'of') return false;
  // "Two out of three".
  const part = words[words[of - 1]?.form === 'out' ? of - 2 : of - 1];
  return part !== undefined && (PARTS.has(part.form) || part.numeric || part.value >= 0);
}
