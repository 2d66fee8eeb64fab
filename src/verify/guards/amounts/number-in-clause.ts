/**
 * "Claim 22-90 was settled" by "claim 22-71 was settled; claim 22-90 is open": of two numbers of one kind in a sentence each
 * has a clause of its own, and the deed of the one is not told of the other.
 */
import type { Reading } from '../../../text/reading.ts';
import type { IdentifierValue, Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, tagsOf } from '../guard.ts';

export const NUMBER_IN_CLAUSE = againstUnit('identifier', 'prose', inOtherClause);

/** Match from which a word is the statement's own. */
const OWN = 0.7;
const MARK = /[;:!?]|[.,](?=\s|$)|\s[\u2013\u2014-]\s/u;
const JOINING = /^(?:but|while|whereas|although|though)$/;
const VERB = /^(?:VB[DZP]|MD)$/;

function inOtherClause({ units, predicates }: Told, sentence: AlignedSentence): number {
  const { reading, alignment, source } = sentence;
  if (source.structured) return -1;
  const own = units.findIndex(({ value }) => value?.kind === 'identifier');
  const verb = predicates()[0]?.unit ?? -1;
  if (own < 0 || verb < 0) return -1;
  const named = units[own]!.value as IdentifierValue;
  const kindred = reading.values.filter((value) => isKindred(value, named)) as readonly IdentifierValue[];
  if (!kindred.some(({ key }) => key === named.key) || kindred.every(({ key }) => key === named.key))
    return -1;
  const { at, strength } = alignment.matches[verb]!;
  if (at < 0 || strength < OWN) return -1;
  const clauses = numberedClauses(reading, kindred);
  const clauseOf = (value: Value): number =>
    clauses[reading.words.findIndex(({ start }) => start >= value.start)] ?? -1;
  const here = kindred.filter((value) => clauseOf(value) === clauses[at]);
  const there = kindred.filter(({ key }) => key === named.key).map(clauseOf);
  if (here.length === 0 || here.some(({ key }) => key === named.key)) return -1;
  // "Claim 22-71 was settled in full, claim 22-90 in part": the verb is of both.
  const tags = tagsOf(sentence);
  return there.every((clause) => tags.some((tag, word) => clauses[word] === clause && VERB.test(tag)))
    ? own
    : -1;
}

/** The clauses of a sentence by word; one without a number goes on telling of what the clause before it names. */
function numberedClauses(reading: Reading, numbers: readonly Value[]): readonly number[] {
  const clauses = clausesOf(reading);
  const named = new Set(
    numbers.map((value) => clauses[reading.words.findIndex(({ start }) => start >= value.start)]),
  );
  let last = 0;
  return clauses.map((clause) => {
    if (named.has(clause)) last = clause;
    return last;
  });
}

/** For each word of a sentence the clause that it stands in, by the marks and words that part clauses. */
function clausesOf({ words, text }: Reading): readonly number[] {
  let clause = 0;
  return words.map(({ form, start, value }, at) => {
    const before = words[at - 1];
    if (before === undefined) return clause;
    const isParted = (value < 0 || value !== before.value) && MARK.test(text.slice(before.end, start));
    return isParted || JOINING.test(form) ? ++clause : clause;
  });
}

/** Whether a value names something of the kind of another: under one label, or written in the same manner. */
const isKindred = (value: Value, named: IdentifierValue): boolean =>
  value.kind === 'identifier' && (value.label === named.label || shapeOf(value) === shapeOf(named));

const shapeOf = ({ key }: IdentifierValue): string => key.replace(/\p{L}+/gu, 'A').replace(/\d/g, '9');
