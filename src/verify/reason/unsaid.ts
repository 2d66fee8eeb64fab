/**
 * Signs of what no sentence of the evidence says: a topic in common, where what is said of it stands nowhere, is told from
 * something that is said otherwise by whether the words that are lacking stand anywhere at all.
 */
import { gather } from '../../text/gather.ts';
import type { Part, Refusal } from '../case.ts';
import { totalWeight } from '../claim/units.ts';

export const UNSAID: readonly string[] = [
  'unsaid_words',
  'unsaid_share',
  'unsaid_last',
  'unsaid_predicate',
  'unsaid_values',
  'unsaid_names',
  'unsaid_weight_most',
  'all_said',
  'stated_share',
  'stated_and_disputed',
  'judged_score',
];

/** Match from which a word stands in a sentence, in some form. */
const OPEN = 0.5;
/** Share of a statement from which a sentence states it. */
const STATED = 0.85;
/** The same of a sentence that says otherwise, what is disputed counted. */
const DISPUTED = 0.7;

type Put = (value: number | boolean) => void;

/** Puts the signs of UNSAID. */
export function putUnsaid(put: Put, { part }: Refusal): void {
  const { units, sentences, best } = part;
  const unsaid = gather(units, (_, i) =>
    best!.support.matches[i]!.strength < OPEN &&
    sentences.every(
      ({ alignment }) => alignment.matches[i]!.strength < OPEN && !alignment.valueConflicts.has(i),
    )
      ? [i]
      : [],
  );
  const weight = (some: readonly number[]): number => some.reduce((sum, i) => sum + units[i]!.weight, 0);
  const words = unsaid.filter((i) => units[i]!.value === undefined && !units[i]!.name);
  const predicates = part.predicates();
  put(words.length);
  put(weight(unsaid) / totalWeight(units));
  put(unsaid.includes(units.length - 1));
  put(predicates.some(({ unit }) => unsaid.includes(unit)));
  put(unsaid.filter((i) => units[i]!.value !== undefined).length);
  put(unsaid.filter((i) => units[i]!.value === undefined && units[i]!.name).length);
  put(unsaid.reduce((most, i) => Math.max(most, units[i]!.weight), 0));
  put(unsaid.length === 0);
  put(sentences.reduce((most, { coverage }) => Math.max(most, coverage), 0));
  put(isStatedAndDisputed(part));
  put(Math.max(-10, Math.min(10, best!.score)));
}

/** Whether a source states what another has otherwise. */
export function isStatedAndDisputed({ units, sentences }: Part): boolean {
  const total = totalWeight(units);
  const stating = sentences.filter(
    ({ coverage, alignment }) =>
      coverage >= STATED && alignment.valueConflicts.size + alignment.antonyms.length === 0,
  );
  return sentences.some(({ document, coverage, alignment }) => {
    const other = new Set([...alignment.valueConflicts.keys(), ...alignment.antonyms]);
    const disputed = [...other].reduce((sum, i) => sum + units[i]!.weight, 0) / total;
    return (
      disputed > 0 && coverage + disputed >= DISPUTED && stating.some((one) => one.document !== document)
    );
  });
}
