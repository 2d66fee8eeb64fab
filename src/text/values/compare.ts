import { compareAmounts, compareNumbers, compareQuantities } from './compare-amounts.ts';
import { compareIdentifiers } from './compare-identifiers.ts';
import { compareMoments } from './compare-moments.ts';
import { type Comparison, conflictOf, EQUAL, PARTIAL, UNRELATED, type ValueRelation } from './comparison.ts';
import { currenciesAgree } from './money.ts';
import { rationalKey } from './rational.ts';
import type { IdentifierValue, MoneyValue, NumberValue, Value } from './types.ts';

const RANK: Readonly<Record<ValueRelation, number>> = {
  equal: 4,
  entails: 3,
  partial: 2,
  unrelated: 1,
  conflict: 0,
};

/**
 * Compares a value of a claim with a value of evidence. Values that can be read in several ways conflict only when
 * every pair of readings does, and agree in full only by their main readings or by a reading of another kind (pounds
 * as a mass); a date whose order of day and month is open agrees in full only with one open in the same way.
 */
export function compareValues(claim: Value, evidence: Value): Comparison {
  const claims = alternativesOf(claim);
  const evidences = alternativesOf(evidence);
  const main = compareReadings(claim, evidence);
  if (claims.length === 0 && evidences.length === 0) return main;
  const open = isOpenDate(claim) || isOpenDate(evidence);
  if (supports(main) && (!open || (claims.length === evidences.length && main.relation === 'equal')))
    return main;
  return bestReading(claim, evidence, open && supports(main) ? PARTIAL : main);
}

/** The strongest relation of any two readings; where the main ones differ in kind, of two of one kind if there are. */
function bestReading(claim: Value, evidence: Value, main: Comparison): Comparison {
  let best = main;
  let kindred = claim.kind === evidence.kind;
  for (const a of [claim, ...alternativesOf(claim)]) {
    for (const b of [evidence, ...alternativesOf(evidence)]) {
      if (a === claim && b === evidence) continue;
      const relation = compareReadings(a, b);
      const otherKind = a.kind !== claim.kind || b.kind !== evidence.kind;
      const weighed = supports(relation) && !otherKind ? PARTIAL : relation;
      const firstOfKind = !kindred && a.kind === b.kind;
      if (firstOfKind || RANK[weighed.relation] > RANK[best.relation]) best = weighed;
      kindred ||= a.kind === b.kind;
    }
  }
  return best;
}

function alternativesOf(value: Value): readonly Value[] {
  return 'alternatives' in value ? (value.alternatives ?? []) : [];
}

function supports({ relation }: Comparison): boolean {
  return relation === 'equal' || relation === 'entails';
}

function isOpenDate(value: Value): boolean {
  const other = alternativesOf(value)[0];
  if (value.kind !== 'date' && value.kind !== 'datetime') return false;
  return (
    other !== undefined && 'date' in other && (other.date.d !== value.date.d || other.date.m !== value.date.m)
  );
}

function compareReadings(claim: Value, evidence: Value): Comparison {
  if (claim.kind === 'identifier') {
    if (evidence.kind === 'identifier') return compareIdentifiers(claim, evidence);
    return evidence.kind === 'number' && isNamedBy(evidence, claim) ? EQUAL : UNRELATED;
  }
  if (evidence.kind === 'identifier')
    return claim.kind === 'number' && isNamedBy(claim, evidence) ? EQUAL : UNRELATED;
  if (claim.kind === 'number' && evidence.kind === 'number') return compareNumbers(claim, evidence);
  if (claim.kind === 'money' && evidence.kind === 'money') return compareMoney(claim, evidence);
  if (claim.kind === 'quantity' && evidence.kind === 'quantity') return compareQuantities(claim, evidence);
  if (isMoment(claim) && isMoment(evidence)) return compareMoments(claim, evidence);
  return compareKinds(claim, evidence);
}

function isMoment(value: Value): value is Extract<Value, { kind: 'date' | 'time' | 'datetime' }> {
  return value.kind === 'date' || value.kind === 'time' || value.kind === 'datetime';
}

/** A plain number that reads like an identifier's digits. */
function isNamedBy(number: NumberValue, { key }: IdentifierValue): boolean {
  return number.bound === 'exact' && rationalKey(number.value) === key;
}

function compareMoney(claim: MoneyValue, evidence: MoneyValue): Comparison {
  if (!currenciesAgree(claim.currency, evidence.currency)) return conflictOf('unit');
  return compareAmounts(claim, evidence);
}

/** Values of two kinds: a number beside the same number with a unit, a number that is a year. */
function compareKinds(claim: Value, evidence: Value): Comparison {
  const number = claim.kind === 'number' ? claim : evidence.kind === 'number' ? evidence : undefined;
  if (!number) return UNRELATED;
  const other = number === claim ? evidence : claim;
  if (other.kind === 'date') {
    const { y, m, decade } = other.date;
    const year = y !== undefined && m === undefined && decade === undefined && number.form === 'cardinal';
    return year && number.bound === 'exact' && rationalKey(number.value) === String(y) ? EQUAL : UNRELATED;
  }
  if (other.kind !== 'money' && other.kind !== 'quantity') return UNRELATED;
  if (number.form !== 'cardinal' && number.form !== 'fraction') return UNRELATED;
  const bare = other.kind === 'quantity' ? { ...other, value: other.written } : other;
  const relation = compareAmounts(number === claim ? number : bare, number === claim ? bare : number);
  return supports(relation) ? { relation: 'partial', conflict: 'unit' } : UNRELATED;
}
