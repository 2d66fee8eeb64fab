/** What the entailment model sees of a word: no more than its vector, its place in the parse and these marks. */
import {
  COMPARISON,
  EXISTENTIAL,
  MAJORITY,
  NEGATION,
  ONLY,
  RETRACTION,
  SCOPES,
  UNIVERSAL,
} from '../../text/cues.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Role, Standing, Structure } from '../../verify/match/structure.ts';
import type { Words } from './words.ts';

const CUES = [
  ...SCOPES,
  ...[NEGATION, UNIVERSAL, EXISTENTIAL, MAJORITY, COMPARISON, RETRACTION, ONLY],
] as const;
const ROLES: readonly Role[] = [
  'root',
  'agent',
  'patient',
  'modifier',
  'oblique',
  'clause',
  'conjunct',
  'other',
];
const MODALS: readonly Standing['modal'][] = ['doubt', 'future', 'duty', 'permission'];

/** Weight, six marks, scopes, cues, role, and for a verb how its predicate stands. */
export const MARKS = 7 + SCOPES.length + CUES.length + ROLES.length + 1 + 4 + MODALS.length;

/** Where among the marks the role stands. */
const BEFORE_ROLE = 7 + SCOPES.length + CUES.length;
export const ROLE_MARKS = { from: BEFORE_ROLE, to: BEFORE_ROLE + ROLES.length } as const;

/** Words of one side of a pair as the model sees them, in order. */
export interface Layout {
  /** Row of its vector, -1 for a word that has none. */
  readonly vector: Int32Array;
  /** Index of the governing word, -1 for none. */
  readonly governor: Int32Array;
  /** MARKS numbers in [0, 1] a word. */
  readonly marks: Float32Array;
}

/** The same with the words, of all sentences of the side. */
export interface Tokens extends Layout {
  readonly words: readonly Word[];
  /** For each word the sentence it stands in. */
  readonly sentence: readonly number[];
}

/** A sentence as it was read, and how it is built. */
export interface ReadSentence {
  readonly reading: Reading;
  readonly structure: Structure;
}

/** Lays out the words of some sentences, at most `most` of them. */
export function tokensOf(sentences: readonly ReadSentence[], vectors: Words, most: number): Tokens {
  const words: Word[] = [];
  const sentence: number[] = [];
  const governors: number[] = [];
  const marks = new Float32Array(
    Math.min(
      most,
      sentences.reduce((sum, { reading }) => sum + reading.words.length, 0),
    ) * MARKS,
  );
  sentences.forEach(({ reading, structure }, index) => {
    const base = words.length;
    const kept = reading.words.slice(0, most - base);
    kept.forEach((word, at) => {
      const { governor } = structure.nodes[at];
      governors.push(governor >= 0 && governor < kept.length ? base + governor : -1);
      setMarks(marks, (base + at) * MARKS, word, structure, at);
      words.push(word);
      sentence.push(index);
    });
  });
  const vector = Int32Array.from(words, (word) => vectors.find(word));
  return { words, sentence, vector, governor: Int32Array.from(governors), marks };
}

/** A share as the training files hold it: in steps of 1/255. */
export const inSteps = (share: number): number => Math.round(255 * share) / 255;

function setMarks(out: Float32Array, from: number, word: Word, structure: Structure, index: number): void {
  let at = from;
  const flag = (on: boolean): void => {
    if (on) out[at] = 1;
    at++;
  };
  const node = structure.nodes[index];
  out[at++] = inSteps(word.weight);
  flag(word.weight === 0);
  flag(word.numeric);
  flag(word.capital);
  flag(word.value >= 0);
  flag(word.negated);
  flag(word.downward);
  for (const scope of SCOPES) flag((word.scope & scope) !== 0);
  for (const cue of CUES) flag((word.cue & cue) !== 0);
  for (const role of ROLES) flag(node.role === role);
  flag(node.verb);
  if (!node.verb) return;
  const standing = structure.standing(index);
  flag(standing.negated);
  flag(standing.conditional);
  flag(standing.under.length > 0);
  flag(standing.tasks.length > 0);
  for (const modal of MODALS) flag(standing.modal === modal);
}
