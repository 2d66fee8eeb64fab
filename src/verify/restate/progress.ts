/**
 * How far a support comes to stating a claim by its grammar: for each clause of the claim the clause of the evidence
 * that comes nearest to it, and in what the two differ. Measures for the judge, where nothing is proved.
 */
import { gather } from '../../text/gather.ts';
import type { Nearness } from '../../text/vectors/vectors.ts';
import type { Unit } from '../claim/units.ts';
import { rewordings } from '../frames/reworded.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Grammar } from './grammar.ts';
import { Phrases } from './phrase.ts';
import { sameness } from './restate.ts';
import type { Clause } from './types.ts';

/** What is measured, of the claim's main clause beside the one nearest to it unless it says otherwise. */
export const PROGRESS_FEATURES: readonly string[] = [
  'clause_predicate',
  'clause_asserted',
  'clause_negation',
  'clause_modality',
  'clause_time',
  'clause_voice',
  'clause_subject',
  'clause_subject_elsewhere',
  'clause_object',
  'clause_object_elsewhere',
  'clause_oblique',
  'clause_adverb',
  'clause_extra',
  'clause_margin',
  'clauses_nearest',
  'clauses_mean',
  'clauses_predicate',
];

/** How a clause of the evidence stands to one of the claim; shares in [0, 1]. */
interface Progress {
  readonly worth: number;
  readonly predicate: number;
  readonly subject: number;
  readonly object: number;
  readonly oblique: number;
  readonly adverb: number;
  readonly ours: Clause;
  readonly theirs: Clause;
  readonly phrases: Phrases;
  /** The verb says the same of the two either way. */
  readonly mutual: boolean;
}

/** What else is measured of the clause that comes nearest. */
interface Beside {
  readonly subjectElsewhere: number;
  readonly objectElsewhere: number;
  /** Phrases of the evidence's clause that the claim's has not. */
  readonly extra: number;
  readonly swapped: boolean;
}

/** Strength of a predicate that a frame gives, and the most that nearness alone gives. */
const FRAMED = 0.9;
const NEAR = 0.7;
/** Clauses of a claim and of a sentence that are compared. */
const MOST_CLAUSES = 12;

/** How far a support goes, by PROGRESS_FEATURES, and whether it says the claim the other way round. */
export interface Advance {
  readonly measures: readonly number[];
  /** The same is done by whom the claim has it done to, to whom the claim has do it. */
  readonly swapped: boolean;
  /** Tokens of verbs of the claim, stated beside another verb, of which nothing comes near. */
  readonly unsaid: readonly number[];
}

/** Measures how far the sentences of a support, read as English prose, state the claim. */
export function progressOf(
  claim: Grammar,
  units: readonly Unit[],
  sentences: readonly AlignedSentence[],
  nearness: Nearness,
): Advance {
  const clauses = claim.clauses.filter(({ relation }) => relation !== 'amod').slice(0, MOST_CLAUSES);
  const nearest = clauses.map((clause) => nearestTo(clause, claim, units, sentences, nearness));
  const main = nearest[0];
  if (main === undefined)
    return {
      measures: PROGRESS_FEATURES.map(() => (clauses.length === 0 ? -1 : 0)),
      swapped: false,
      unsaid: [],
    };
  const { ours, theirs } = main;
  const beside = besideOf(main);
  const worths = nearest.map((one) => one?.worth ?? 0);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const measures = [
    main.predicate,
    Number(ours.asserted === theirs.asserted),
    Number(ours.negated === theirs.negated),
    Number(ours.modality === theirs.modality),
    Number(ours.time === theirs.time),
    Number(ours.passive === theirs.passive),
    main.subject,
    beside.subjectElsewhere,
    main.object,
    beside.objectElsewhere,
    main.oblique,
    main.adverb,
    beside.extra,
    Math.min(ours.margin, theirs.margin, 20),
    Math.min(...worths),
    mean(worths),
    mean(nearest.map((one) => one?.predicate ?? 0)),
  ];
  const stated = clauses.filter(isStated);
  const unsaid =
    stated.length < 2
      ? []
      : stated.filter((clause) => {
          const near = nearest[clauses.indexOf(clause)];
          return (near?.predicate ?? 0) < UNSAID;
        });
  return {
    measures,
    swapped: beside.swapped && Math.min(ours.margin, theirs.margin) > SURE,
    unsaid: unsaid.map(({ token }) => token),
  };
}

/** Predicate under which nothing comes near to a verb. */
const UNSAID = 0.5;

/** Whether a clause is stated for itself, alone or beside others, by a verb of its own. */
const isStated = ({ relation, linking, mark }: Clause): boolean =>
  !linking && mark === '' && (relation === '' || relation === 'conj' || relation === 'parataxis');

/** Log-odds of an arc being right under which nobody has changed places. */
const SURE = -1;
/** Verbs that say the same of the two either way. */
const MUTUAL = new Set(
  'meet marry divorce equal resemble border adjoin intersect overlap match neighbour neighbor cross parallel'.split(
    ' ',
  ),
);

function nearestTo(
  clause: Clause,
  claim: Grammar,
  units: readonly Unit[],
  sentences: readonly AlignedSentence[],
  nearness: Nearness,
): Progress | undefined {
  let best: Progress | undefined;
  const put = (one: Progress): void => {
    if (best === undefined || one.worth > best.worth) best = one;
  };
  for (const sentence of sentences) {
    for (const theirs of sentence.source.grammars(sentence.sentence)) {
      const phrases = new Phrases(claim, theirs, sameness(claim, theirs, units, sentence));
      const lemma = claim.tree.token(clause.token).lemma;
      for (const other of theirs.clauses.slice(0, MOST_CLAUSES)) {
        const near = nearness.between(lemma, theirs.tree.token(other.token).lemma) ?? 0;
        const alike = phrases.alike(clause.token, other.token) ? 1 : Math.max(0, NEAR * near);
        put(progress(clause, other, alike, phrases, MUTUAL.has(lemma)));
      }
      for (const { ours, theirs: other } of rewordings(clause, claim, theirs).slice(0, MOST_CLAUSES))
        put(progress(ours, other, FRAMED, phrases, false));
    }
  }
  return best;
}

function progress(
  ours: Clause,
  theirs: Clause,
  predicate: number,
  phrases: Phrases,
  mutual: boolean,
): Progress {
  const says = saying(theirs, phrases);
  const subject = share(ours.subjects, theirs.subjects, says);
  const object = share(ours.objects, objectsOf(theirs), says);
  const oblique = share(headsOf(ours), [...headsOf(theirs), ...objectsOf(theirs)], says);
  const adverb = share(ours.adverbs, theirs.adverbs, says);
  const worth = (2 * predicate + subject + object + 0.5 * oblique + 0.25 * adverb) / 4.75;
  return { worth, predicate, subject, object, oblique, adverb, ours, theirs, phrases, mutual };
}

function besideOf({ ours, theirs, predicate, subject, object, phrases, mutual }: Progress): Beside {
  const says = saying(theirs, phrases);
  const heads = headsOf(theirs);
  const objects = objectsOf(theirs);
  // "Met with" says the same either way.
  const placed = ({ obliques }: Clause): number[] =>
    gather(obliques, ({ prep, head }) => (prep === 'with' ? [] : [head]));
  const done = [...objectsOf(ours), ...placed(ours)];
  const swapped =
    !mutual &&
    predicate === 1 &&
    !(ours.linking || theirs.linking || ours.headline || theirs.headline) &&
    ours.subjects.length > 0 &&
    theirs.subjects.length > 0 &&
    subject === 0 &&
    share(ours.subjects, [...objects, ...placed(theirs)], says) === 1 &&
    done.some((one) => theirs.subjects.some((other) => says(one, other) === 1));
  return {
    subjectElsewhere: subject === 1 ? 0 : share(ours.subjects, [...objects, ...heads], says),
    objectElsewhere: object === 1 ? 0 : share(ours.objects, [...theirs.subjects, ...heads], says),
    extra:
      Math.max(0, heads.length - ours.obliques.length) +
      Math.max(0, theirs.adverbs.length - ours.adverbs.length),
    swapped,
  };
}

const headsOf = ({ obliques }: Clause): number[] => obliques.map(({ head }) => head);
const objectsOf = ({ objects, recipients }: Clause): number[] => [...objects, ...recipients];

type Says = (one: number, other: number) => number;

/** How far a token of the evidence's clause says one of the claim. */
function saying({ negated }: Clause, phrases: Phrases): Says {
  const manner = { negated, standing: false };
  return (one, other) => {
    if (phrases.match(one, other, manner) !== undefined) return 1;
    return phrases.alike(one, other) ? 0.5 : 0;
  };
}

/** Share of some tokens that others say. */
function share(some: readonly number[], others: readonly number[], says: Says): number {
  if (some.length === 0) return 1;
  let sum = 0;
  for (const one of some) {
    let most = 0;
    for (let at = 0; at < others.length && most < 1; at++) most = Math.max(most, says(one, others[at]));
    sum += most;
  }
  return sum / some.length;
}
