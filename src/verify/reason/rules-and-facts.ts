/**
 * Signs of a rule beside the facts of one case: whether the predicate of a statement is said only where the evidence tells
 * what holds in general, and what another source tells of the one that the statement names.
 */

import { CONDITION, EXCEPTION, OBLIGATION, PERMISSION } from '../../text/cues.ts';
import { textOf } from '../../text/reading.ts';
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';
import { focusOf } from './focus.ts';

export const RULES_AND_FACTS: readonly string[] = [
  'claim_particular',
  'support_general',
  'focus_general',
  'focus_bound',
  'predicate_general_only',
  'facts_of_named',
  'facts_structured',
  'facts_values',
  'facts_void',
  'facts_say_predicate',
  'rule_beside_facts',
  'support_void',
];

const OPEN = 0.5;
/** What tells of one time: the past of a verb, or a day. */
const TOLD =
  /\b(?:was|were|had|did|has|have|\w{3,}ed (?!by\b|for\b|to\b|if\b|when\b|within\b))\b|\b\d{4}-\d\d\b|\b\d{1,2}:\d\d\b/u;
/** Whom a rule speaks of. */
const ANYBODY =
  /\b(?:any|anybody|anyone|every|each|all|no|who|whoever|customers|orders|items|staff|may|must|can|cannot|should|is only|are only)\b|^\W*(?:an? |[A-Z]\w+s\b)/u;
/** Terms under which a rule holds. */
const BOUND =
  /\b(?:if|only|unless|provided|once|when|where|until|within|at least|at most|or more|or less|more than|less than|over|under|above|below|up to|before|after|must|have to|has to|need|needs)\b/iu;
/** What a record has for no. */
const VOID =
  /\b(?:false|no|none|null|never|not|0|missing|empty|n\/a|without|lacks?|unsigned|unpaid|open)\b/iu;

type Put = (value: number | boolean) => void;

/** Puts the signs of RULES_AND_FACTS. */
export function putRulesAndFacts(put: Put, part: Part): void {
  const { reading, units, sentences, best } = part;
  const { support } = best!;
  const focus = focusOf(part);
  const named = units.flatMap(({ name, value }, i) => (name || value?.kind === 'identifier' ? [i] : []));
  const predicates = part.predicates().map(({ unit }) => unit);
  const says = ({ alignment }: AlignedSentence): boolean =>
    predicates.some((i) => alignment.matches[i]!.strength >= OPEN);
  const rule = focus !== undefined && isGeneral(focus) ? focus : support.sentences.find(isGeneral);
  const facts = sentences.filter((one) => one.document !== rule?.document && !isGeneral(one));
  const ofNamed = facts.some(({ alignment }) => named.some((i) => alignment.matches[i]!.strength >= OPEN));
  put(named.length > 0 || /\b(?:was|were|has|have|had|did|this|today|now)\b/u.test(textOf(reading)));
  put(support.sentences.every(isGeneral));
  put(focus !== undefined && isGeneral(focus));
  put(rule !== undefined && BOUND.test(saidIn(rule)));
  put(sentences.some(says) && sentences.filter(says).every(isGeneral));
  put(ofNamed);
  put(facts.some(({ source }) => source.structured));
  put(facts.some((one) => one.reading.values.length > 0));
  put(facts.some((one) => VOID.test(saidIn(one))));
  put(facts.some(says));
  put(
    rule !== undefined &&
      facts.length > 0 &&
      (rule.reading.cues & (CONDITION | EXCEPTION | OBLIGATION | PERMISSION)) !== 0,
  );
  put(support.sentences.some((one) => VOID.test(saidIn(one))));
}

const saidIn = ({ reading }: AlignedSentence): string => textOf(reading);

/** Whether a sentence tells what holds of whoever it is about, and of no one time. */
export function isGeneral(one: AlignedSentence): boolean {
  if (one.source.structured) return false;
  const said = saidIn(one);
  return !TOLD.test(said) && ANYBODY.test(said);
}
