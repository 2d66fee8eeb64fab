/** The predicate of a claim as its evidence has it: denied, left open, or with doer and thing done to exchanged. */
import { EXISTENTIAL, MAJORITY, NEGATION, UNIVERSAL } from '../../text/cues.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Relations } from '../judge/relations.ts';
import type { Support } from '../match/support.ts';
import type { Matter, Mismatch } from '../matter.ts';
import { deniedBeside } from './denied-beside.ts';
import { differenceOf, type Predicate } from './standing.ts';

/** Share of a claim's other units that a sentence must match for its value to contradict the claim's. */
const SAME_MATTER = 0.5;

/** Whether the claim denies its predicate, and its sentence denies the same: which words stand behind the denial tells nothing. */
export function bothDeny(matter: Matter): boolean {
  const { claim, units, support } = matter;
  if (claim.language !== 'en' || !(claim.cues & NEGATION)) return false;
  const { root, standing } = matter.structure();
  const i = units.findIndex(({ from, to }) => from <= root && root < to);
  const sentence = support.sentences[support.from[i]];
  if (
    sentence === undefined ||
    sentence.reading.language !== 'en' ||
    sentence.source.isRecord(sentence.sentence)
  )
    return false;
  // "Some get no bonus", "not all get one": of how many it is denied is another matter.
  if (sentence.reading.cues & ~claim.cues & (EXISTENTIAL | MAJORITY | UNIVERSAL)) return false;
  const { at, strength, flipped } = support.matches[i];
  if (at < 0 || strength < SAME_MATTER || flipped) return false;
  return standing(root).negated && sentence.source.structure(sentence.sentence).standing(at).negated;
}

export function negationMismatch(claim: Reading, units: readonly Unit[], support: Support): Mismatch[] {
  let matched = 0;
  let flipped = 0;
  const taken: number[] = [];
  let shown = support.sentences[0];
  // Where the claim denies what the sentence says by the opposite, what follows is denied in the claim alone.
  const denies = new Map<number, boolean>();
  units.forEach((unit, i) => {
    if (support.matches[i].flipped) denies.set(support.from[i], unit.word.negated);
  });
  const sides = support.sentences.map(({ reading }) => deniedBeside(claim, reading));
  units.forEach((unit, i) => {
    const slot = support.from[i];
    const { at, strength } = support.matches[i];
    if (slot < 0 || at < 0 || unit.value !== undefined) return;
    const { words } = support.sentences[slot].reading;
    const denied = isDenying(claim.words[unit.from - 1]) || isDenying(words[at - 1]);
    // "Order no A-12" denies nothing.
    if (unit.name && (!denied || /\d/.test(unit.word.form))) return;
    matched += unit.weight * strength;
    const ours = sides[slot].ours(unit.from);
    if (support.matches[i].flipped || sides[slot].theirs(at) === ours || ours === denies.get(slot)) return;
    flipped += unit.weight;
    taken.push(i);
    shown = support.sentences[slot];
  });
  if (matched === 0 || flipped / matched < 0.4) return [];
  return [{ kind: 'negation', force: 'contradicts', sentence: shown, units: taken }];
}

/** "No SSO", "no VAT": a denial of the name right behind it. */
const isDenying = (word: Word | undefined): boolean => word?.form === 'no';

/** The claim's predicates as the support has them: denied, or left open by a condition, a modal, a speaker. */
export function predicateMismatches(support: Support, predicates: () => readonly Predicate[]): Mismatch[] {
  if (support.sentences.every((one) => one.coverage < SAME_MATTER)) return [];
  return predicates().flatMap((predicate): Mismatch[] => {
    const sentence = support.sentences[support.from[predicate.unit]];
    if (sentence === undefined || sentence.coverage < SAME_MATTER) return [];
    const kind = differenceOf(predicate, support.matches[predicate.unit], sentence);
    if (kind === undefined) return [];
    const force = kind === 'negation' ? 'contradicts' : 'withholds';
    return [{ kind, force, sentence, units: [predicate.unit] }];
  });
}

export function roleMismatch(support: Support, relations: Relations | undefined): Mismatch[] {
  const units = relations?.swapped ?? [];
  if (units.length === 0) return [];
  return [{ kind: 'role', force: 'contradicts', sentence: support.sentences[support.from[units[0]]], units }];
}

/** A note that a statement denies, though nothing in it does: the words of the statement are its own. */
export function deniedNote({ cues, words }: Reading, support: Support): Mismatch[] {
  const { sentences, matches } = support;
  const denies =
    (cues & NEGATION) !== 0 &&
    words.some(({ form, cue }) => (cue & NEGATION) !== 0 && PLAIN_DENIAL.test(form));
  if (!denies || matches.some(({ flipped }) => flipped)) return [];
  if (sentences.some((one) => one.reading.cues & NEGATION)) return [];
  return [{ kind: 'negation', force: 'withholds', sentence: sentences[0], units: [] }];
}

/** Words that deny and do nothing else. */
export const PLAIN_DENIAL = /^(?:not|never|cannot|\p{L}+n't|nt)$/u;
