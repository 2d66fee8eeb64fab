import { type Comparison, conflictOf, ENTAILS, EQUAL, PARTIAL, UNRELATED } from './comparison.ts';
import type { IdentifierValue } from './types.ts';

/**
 * Compares identifiers: equal to the character or another thing. Two of one shape or under one noun conflict; others
 * have nothing to do with each other. The end of an identifier ("ending 0917") agrees with one that ends so.
 */
export function compareIdentifiers(claim: IdentifierValue, evidence: IdentifierValue): Comparison {
  if (claim.key === evidence.key)
    return evidence.type === 'ending' && claim.type !== 'ending' ? PARTIAL : EQUAL;
  if (isSameVersion(claim, evidence) || isSameVersion(evidence, claim)) return EQUAL;
  if (claim.type === 'ending' || evidence.type === 'ending') return compareEndings(claim, evidence);
  if (claim.type === 'phone' && evidence.type === 'phone') return comparePhones(claim.key, evidence.key);
  if (claim.key.replaceAll('-', '') === evidence.key.replaceAll('-', '')) return PARTIAL;
  if (claim.label && evidence.label && claim.label !== evidence.label) return UNRELATED;
  const alike =
    claim.type === evidence.type && (claim.label ?? '') === (evidence.label ?? '') && claim.type !== 'url';
  return (alike && isAddress(claim)) || sameShape(claim, evidence) ? conflictOf('identifier') : UNRELATED;
}

function isAddress({ type, label }: IdentifierValue): boolean {
  return label !== undefined || type === 'email' || type === 'iban' || type === 'version';
}

/** "Version 4" and "v4". */
const isSameVersion = (one: IdentifierValue, other: IdentifierValue): boolean =>
  one.type === 'version' && other.type === 'code' && other.key === `V${one.key}`;

function compareEndings(claim: IdentifierValue, evidence: IdentifierValue): Comparison {
  if (claim.type === evidence.type) return conflictOf('identifier');
  const [ending, whole] = claim.type === 'ending' ? [claim, evidence] : [evidence, claim];
  const digits = whole.key.replace(/[^0-9]/g, '');
  if (digits.length <= ending.key.length) return UNRELATED;
  if (!digits.endsWith(ending.key)) return UNRELATED;
  return ending === claim ? ENTAILS : PARTIAL;
}

/** One number with and without its country: "+44 7700 900417" and "07700 900417". */
function comparePhones(claim: string, evidence: string): Comparison {
  const local = (key: string) => key.replace('+', '').replace(/^0+/, '');
  const a = local(claim);
  const b = local(evidence);
  const shorter = Math.min(a.length, b.length);
  return shorter >= 7 && (a.endsWith(b) || b.endsWith(a)) ? ENTAILS : conflictOf('identifier');
}

function sameShape(claim: IdentifierValue, evidence: IdentifierValue): boolean {
  return claim.type === evidence.type && claim.type !== 'url' && shapeOf(claim.key) === shapeOf(evidence.key);
}

function shapeOf(key: string): string {
  return key.replace(/[0-9]/g, '9').replace(/[A-Za-z]/g, 'A');
}
