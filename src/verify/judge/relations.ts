/**
 * Whether the evidence relates the matched words as the claim does (after dependency arc entailment, Goyal &
 * Durrett 2020): each content word of the claim under the word that governs it there, in the same role.
 */
import { implication, isAttribution, leavesOpen } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import { totalWeight, type Unit } from '../claim/units.ts';
import type { Standing, Structure } from '../match/structure.ts';
import type { Support } from '../match/support.ts';

export const RELATION_FEATURES: readonly string[] = [
  'arcs_direct',
  'arcs_near',
  'arcs_far',
  'arcs_across',
  'arcs_reversed',
  'role_swapped',
  'preposition_changed',
  'root_match',
  'subject_kept',
  'subject_other',
  'subject_pronoun',
  'object_kept',
  'object_other',
  'negation_differs',
  'modal_added',
  'modal_dropped',
  'condition_added',
  'left_open',
  'denied',
  'claim_left_open',
  'weakest_arc',
  'clauses',
  'least_clause',
  'least_verb',
  'least_together',
];

/** What is known of how claim and support are built. */
export interface Structures {
  readonly claim: Structure;
  /** One for each sentence of the support. */
  readonly sentences: readonly Structure[];
}

/** Tallies of the claim's arcs, as shares of its weight, and the standing of its main predicate. */
export interface Relations {
  readonly features: readonly number[];
  /** Units whose role is swapped in the evidence, the parser sure of it. */
  readonly swapped: readonly number[];
  /** The evidence has the main predicate only promised, planned, tried or asked for, and the claim does not. */
  readonly pledged: boolean;
}

/** Measures how the support relates the claim's words. */
export function relationsOf(units: readonly Unit[], support: Support, structures: Structures): Relations {
  const unitAt = new Map<number, number>();
  units.forEach((unit, i) => {
    for (let word = unit.from; word < unit.to; word++) unitAt.set(word, i);
  });
  const arcs = new ArcTally(units, support, structures, unitAt);
  units.forEach((_, i) => {
    arcs.add(i);
  });
  const predicate = predicateFeatures(units, support, structures, unitAt);
  const clauses = clauseFeatures(units, support, structures.claim);
  const pledged = isPledged(support, structures, unitAt);
  return { features: [...arcs.features(), ...predicate, ...clauses], swapped: arcs.swapped, pledged };
}

class ArcTally {
  readonly swapped: number[] = [];
  private direct = 0;
  private near = 0;
  private far = 0;
  private across = 0;
  private reversed = 0;
  private role = 0;
  private preposition = 0;
  private readonly units: readonly Unit[];
  private readonly support: Support;
  private readonly structures: Structures;
  private readonly unitAt: ReadonlyMap<number, number>;

  constructor(
    units: readonly Unit[],
    support: Support,
    structures: Structures,
    unitAt: ReadonlyMap<number, number>,
  ) {
    this.units = units;
    this.support = support;
    this.structures = structures;
    this.unitAt = unitAt;
  }

  /** Weighs the arc from unit `i` to the unit that governs it. */
  add(i: number): void {
    const { units, support, structures } = this;
    const arc = structures.claim.nodes[units[i].from];
    const governor = this.unitAt.get(arc.governor);
    if (governor === undefined || governor === i) return;
    const { weight } = units[i];
    const slot = support.from[i];
    const other = support.from[governor];
    if (slot < 0 || other < 0 || support.matches[i].at < 0 || support.matches[governor].at < 0) return;
    if (slot !== other) {
      this.across += weight;
      return;
    }
    this.compare(i, governor, slot, weight);
  }

  private compare(i: number, governor: number, slot: number, weight: number): void {
    const { support, structures, units } = this;
    const theirs = structures.sentences[slot];
    const dependent = support.matches[i].at;
    const head = support.matches[governor].at;
    const arc = structures.claim.nodes[units[i].from];
    const distance = climb(theirs, dependent, head);
    if (distance === 1) {
      const found = theirs.nodes[dependent];
      this.direct += weight;
      if (opposed(arc.role, found.role)) {
        this.role += weight;
        if (Math.min(arc.margin, found.margin) >= SURE) this.swapped.push(i);
      }
      if (arc.preposition !== '' && found.preposition !== '' && arc.preposition !== found.preposition) {
        this.preposition += weight;
      }
    } else if (distance > 1 && distance <= 2) this.near += weight;
    else if (climb(theirs, head, dependent) === 1) this.reversed += weight;
    else if (dependent !== head) this.far += weight;
    else this.direct += weight;
  }

  features(): number[] {
    const total = totalWeight(this.units);
    return [this.direct, this.near, this.far, this.across, this.reversed, this.role, this.preposition].map(
      (weight) => weight / total,
    );
  }
}

/** Log-odds of being right from which the reading of an arc is taken for sure. */
const SURE = 1.5;

const opposed = (a: string, b: string): boolean =>
  (a === 'agent' && b === 'patient') || (a === 'patient' && b === 'agent');

/** Arcs from a word up to another, conjuncts counted as their first; 0 when it does not lie above. */
function climb(structure: Structure, from: number, to: number): number {
  let at = from;
  let distance = 0;
  for (let steps = 0; steps < 12; steps++) {
    const node = structure.nodes[at];
    if (node === undefined || node.governor < 0) return 0;
    distance += node.role === 'conjunct' ? 0.5 : 1;
    at = node.governor;
    if (at === to) return Math.max(1, Math.floor(distance));
  }
  return 0;
}

function predicateFeatures(
  units: readonly Unit[],
  support: Support,
  structures: Structures,
  unitAt: ReadonlyMap<number, number>,
): number[] {
  const { claim } = structures;
  const root = unitAt.get(claim.root);
  const slot = root === undefined ? -1 : support.from[root];
  if (root === undefined || slot < 0 || support.matches[root].at < 0)
    return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, weakest(claim)];
  const theirs = structures.sentences[slot];
  const predicate = support.matches[root].at;
  const ours = claim.standing(claim.root);
  const evidence = theirs.standing(predicate);
  const subject = argument('agent', root, units, support, structures, slot, predicate);
  const object = argument('patient', root, units, support, structures, slot, predicate);
  return [
    support.matches[root].strength,
    subject.kept,
    subject.other,
    pronounSubject(theirs, support.sentences[slot].reading, predicate),
    object.kept,
    object.other,
    ours.negated !== evidence.negated ? 1 : 0,
    evidence.modal !== 'none' && ours.modal === 'none' ? MODAL_RANK[evidence.modal] : 0,
    ours.modal !== 'none' && evidence.modal === 'none' ? MODAL_RANK[ours.modal] : 0,
    evidence.conditional && !ours.conditional ? 1 : 0,
    openness(evidence) === 'open' ? 1 : 0,
    openness(evidence) === 'denied' ? 1 : 0,
    openness(ours) === 'stated' ? 0 : 1,
    weakest(claim),
  ];
}

const MODAL_RANK: Readonly<Record<Standing['modal'], number>> = {
  none: 0,
  permission: 1,
  duty: 2,
  future: 3,
  doubt: 4,
};

/** Whether a verb that leaves its complement open, other than one of saying, governs the evidence's predicate alone. */
function isPledged(support: Support, structures: Structures, unitAt: ReadonlyMap<number, number>): boolean {
  const root = unitAt.get(structures.claim.root);
  const slot = root === undefined ? -1 : support.from[root];
  if (root === undefined || slot < 0 || support.matches[root].at < 0) return false;
  const claim = structures.claim.standing(structures.claim.root);
  const evidence = structures.sentences[slot].standing(support.matches[root].at);
  return pledges(evidence) && !pledges(claim);
}

const pledges = ({ under, tasks }: Standing): boolean =>
  tasks.some(leavesOpen) || under.some((lemma) => leavesOpen(lemma) && !isAttribution(lemma));

/** Whether what governs a predicate states it, leaves it open, or denies it. */
function openness(standing: Standing): 'stated' | 'open' | 'denied' {
  let denied = false;
  for (const lemma of standing.under) {
    const told = implication(lemma).positive;
    if (told === 'unknown') return 'open';
    if (told === 'false') denied = !denied;
  }
  return denied ? 'denied' : 'stated';
}

/** Whether the claim's subject (or object) is that of the evidence's predicate, or another word is. */
function argument(
  role: 'agent' | 'patient',
  root: number,
  units: readonly Unit[],
  support: Support,
  structures: Structures,
  slot: number,
  predicate: number,
): { kept: number; other: number } {
  const i = units.findIndex((unit, at) => {
    const node = structures.claim.nodes[unit.from];
    return at !== root && node.role === role && node.governor === units[root].from;
  });
  if (i < 0) return { kept: 0, other: 0 };
  const theirs = structures.sentences[slot];
  const place = support.matches[i].at;
  if (support.from[i] === slot && place >= 0 && theirs.nodes[place].governor === predicate) {
    return theirs.nodes[place].role === role ? { kept: 1, other: 0 } : { kept: 0, other: 0.5 };
  }
  const sentence = support.sentences[slot].reading;
  const another = theirs.nodes.some(
    (node, at) =>
      node.governor === predicate && node.role === role && at !== place && sentence.words[at].weight > 0,
  );
  return { kept: 0, other: another ? 1 : 0 };
}

/**
 * The clauses of the claim, each with the units under its verb: their number, the least coverage of one, the
 * weakest verb, and the least share of a clause that stands in one sentence. A claim of two facts needs both.
 */
function clauseFeatures(units: readonly Unit[], support: Support, claim: Structure): number[] {
  const clauses = new Map<number, number[]>();
  units.forEach((unit, i) => {
    const verb = verbOf(claim, unit.from);
    clauses.set(verb, [...(clauses.get(verb) ?? []), i]);
  });
  let least = 1;
  let verbs = 1;
  let together = 1;
  for (const members of clauses.values()) {
    const weight = members.reduce((sum, i) => sum + units[i].weight, 0);
    if (weight / totalWeight(units) < SMALL_CLAUSE) continue;
    const matched = members.reduce((sum, i) => sum + units[i].weight * support.matches[i].strength, 0);
    least = Math.min(least, matched / weight);
    together = Math.min(together, inOneSentence(members, units, support) / weight);
  }
  units.forEach((unit, i) => {
    if (claim.nodes[unit.from].verb) verbs = Math.min(verbs, support.matches[i].strength);
  });
  return [clauses.size, least, verbs, together];
}

/** Share of a claim's weight under which a clause is part of another. */
const SMALL_CLAUSE = 0.12;

/** The nearest verb at or above a word; -1 for none. */
function verbOf(structure: Structure, word: number): number {
  let at = word;
  for (let steps = 0; at >= 0 && steps < 20; steps++) {
    const node = structure.nodes[at];
    if (node.verb) return at;
    at = node.governor;
  }
  return -1;
}

function inOneSentence(members: readonly number[], units: readonly Unit[], support: Support): number {
  let best = 0;
  support.sentences.forEach((_, slot) => {
    const weight = members.reduce((sum, i) => (support.from[i] === slot ? sum + units[i].weight : sum), 0);
    best = Math.max(best, weight);
  });
  return best;
}

/** Whether the subject of the evidence's predicate is a function word: "it", "they", "this". */
function pronounSubject(structure: Structure, sentence: Reading, predicate: number): number {
  return structure.nodes.some(
    (node, at) => node.governor === predicate && node.role === 'agent' && sentence.words[at].weight === 0,
  )
    ? 1
    : 0;
}

const weakest = (structure: Structure): number =>
  structure.nodes.reduce((least, node) => (node.role === 'other' ? least : Math.min(least, node.margin)), 10);
