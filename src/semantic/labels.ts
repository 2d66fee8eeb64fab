/** What the classes of an entailment model mean, read from their own names. */
import type { Entailment } from './port.ts';

export type Sense = 'entail' | 'neutral' | 'contradict';

const NAMES: readonly (readonly [RegExp, Sense])[] = [
  [/^not[_ -]?entail/i, 'neutral'],
  [/^non[_ -]?entail/i, 'neutral'],
  [/^entail/i, 'entail'],
  [/^contradict/i, 'contradict'],
  [/^neutral/i, 'neutral'],
  [/^unknown$/i, 'neutral'],
];

/** The sense of a label; undefined for one that does not say what it means. */
export function senseOf(label: string): Sense | undefined {
  return NAMES.find(([pattern]) => pattern.test(label.trim()))?.[1];
}

/**
 * The senses of a model's labels, in their order; undefined where they name no entailment, say not all what they
 * mean, or name one class twice: then nobody can tell what its scores are of.
 */
export function sensesOf(labels: readonly string[]): readonly Sense[] | undefined {
  const senses = labels.map(senseOf);
  const known = senses.filter((sense) => sense !== undefined);
  const times = (wanted: Sense): number => known.filter((sense) => sense === wanted).length;
  const named = new Set(labels.map((label) => label.trim().toLowerCase())).size === labels.length;
  const sound = known.length === labels.length && known.length >= 2 && named;
  return sound && times('entail') === 1 && times('contradict') <= 1 ? known : undefined;
}

/** Probabilities by sense; those of one sense are added. */
export function entailmentOf(senses: readonly Sense[], probabilities: readonly number[]): Entailment {
  const sum = { entail: 0, neutral: 0, contradict: 0 };
  senses.forEach((sense, i) => {
    sum[sense] += probabilities[i]!;
  });
  return sum;
}
