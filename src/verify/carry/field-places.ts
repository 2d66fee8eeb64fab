/** Where a claim puts who stands in a field: from whom, to whom, by whom, and whose. */

import { fold } from '../../text/chars.ts';
import type { Word } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Unit } from '../claim/units.ts';
import type { Matter } from '../matter.ts';
import { BE, GOALS, NEUTRAL, PAID, PAYING, RELATIVE, SOURCES } from '../read/field-words.ts';
import { type Field, fieldOf } from '../read/named-field.ts';

const RECEIVING = wordSet(
  'receive buy purchase get obtain accept borrow rent inherit earn collect acquire own',
);

/** Whether the claim puts a name where the field that has it does not. */
export function misplaced(matter: Matter, unit: Unit, { name: own, above }: Field): boolean {
  if (unit.value !== undefined || !(unit.name || unit.from === 0)) return false;
  const name = own.every((word) => NEUTRAL.has(word)) ? [...own, ...above] : own;
  const { words: said } = matter.claim;
  const isSource = name.some((word) => SOURCES.has(word));
  const isGoal = name.some((word) => GOALS.has(word));
  const isDoer = name.includes('by');
  const preposition = prepositionOf(said, unit.from);
  const relative = relativeOf(said, unit.from);
  if (relative !== undefined && name.includes(relative)) return true;
  switch (preposition) {
    case 'from':
      return isGoal || isDoer;
    case 'to':
      return isSource || isDoer || (!isGoal && otherGoal(matter, unit));
    case 'by':
      return isGoal;
    default:
  }
  if (preposition !== '') return false;
  const verb = said.findIndex((_, at) => matter.structure().nodes[at].verb && said[at].weight > 0);
  if (verb < 0) return (isSource || isGoal) && !name.some((word) => said.some(({ form }) => form === word));
  const passive = said.slice(0, verb).some(({ form }) => BE.has(form)) && !said[verb].form.endsWith('ing');
  const before = unit.from < verb;
  if (before && !passive && PAYING.has(said[verb].lemma) && name.some((word) => PAID.has(word))) return true;
  const doer = before !== passive && !(RECEIVING.has(said[verb].lemma) && before);
  if (RECEIVING.has(said[verb].lemma) && before) return isSource || isDoer;
  if (before && passive) return isSource || isDoer;
  return doer ? isGoal : !before && (isSource || isDoer);
}

/** Whether the record has another in the field that "to" leads to: "reports to Ben" of `reports_to: Anna`. */
function otherGoal(matter: Matter, unit: Unit): boolean {
  return matter.support.sentences.some(({ source, reading }) =>
    source.leaves(reading.start, reading.end).some((leaf) => {
      const { name } = fieldOf(leaf);
      return name.includes('to') && !fold(leaf.quote).includes(unit.word.form);
    }),
  );
}

/** The preposition that leads to a word over the rest of its name; '' for none. */
export function prepositionOf(said: readonly Word[], from: number): string {
  let at = from - 1;
  while (at >= 0 && (said[at].capital || ARTICLES.has(said[at].form))) at--;
  return at >= 0 && PREPOSITIONS.has(said[at].form) ? said[at].form : '';
}

const ARTICLES = wordSet('the a an');

const PREPOSITIONS = wordSet('from to by of in on at for with against into onto under over');

/** What somebody is to whom a word names: "manager" before "of Tom". */
export function relativeOf(said: readonly Word[], from: number): string | undefined {
  if (prepositionOf(said, from) !== 'of') return undefined;
  let at = from - 1;
  while (said[at].form !== 'of') at--;
  const lemma = said[at - 1]?.lemma;
  return lemma !== undefined && RELATIVE.has(lemma) ? lemma : undefined;
}
