/** The fields of a record that are moments, and where a claim says them. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { distanceOf, type Moment } from './moment.ts';

/** A field that holds a moment. */
export interface Dated {
  readonly field: Field;
  readonly moment: Moment;
}

/** The dated field whose deed or name word `at` of the claim says; undefined where none or several do. */
export function datedBy(said: Said, dated: readonly Dated[], at: number, except?: Dated): Dated | undefined {
  if (said.words[at].value >= 0) return undefined;
  // "After delivery": behind a preposition a noun says a deed as its verb does.
  const noun = /^(?:of|after|before|following|the)$/.test(said.bare[at - 1] ?? '') && at > 1;
  const says = (word: string): boolean =>
    said.canSay(word, at) || (noun && isNearly(said, word, said.bare[at]));
  const named = dated.filter((one) => {
    const telling = deedOf(said, one.field);
    if (one === except || !telling.some(says)) return false;
    return telling.every((word) => says(word) || said.isNamed(word));
  });
  // "Expires" of `visa_expires`, and not of an `end` that it could be said of besides.
  const own = [said.bare[at], said.words[at].lemma];
  const exact = named.filter(({ field }) => deedOf(said, field).some((word) => own.includes(word)));
  const of = exact.length > 0 ? exact : named;
  const least = Math.min(...of.map(({ field }) => deedOf(said, field).length));
  const [first, ...rest] = of.filter(({ field }) => deedOf(said, field).length === least);
  return rest.length === 0 ? first : undefined;
}

/** The words of a name that say what was done or set: "promised" of `promised_by`. */
export const deedOf = (said: Said, field: Field): readonly string[] =>
  said.telling(field).filter((word) => !/^(?:by|to|until|before|checkout)$/.test(word));

/** The last word before, or the first after, by which a dated field is said. */
export function nearest(
  said: Said,
  dated: readonly Dated[],
  from: number,
  step: 1 | -1,
  except?: Dated,
): { readonly at: number; readonly one: Dated } | undefined {
  for (let at = from; at >= 0 && at < said.words.length; at += step) {
    const one = datedBy(said, dated, at, except) ?? happening(said, dated, at, except);
    if (one !== undefined) return { at, one };
  }
  return undefined;
}

/** "It happened" of the one other date that is of what the claim is about. */
function happening(said: Said, dated: readonly Dated[], at: number, except?: Dated): Dated | undefined {
  if (!/^(?:happen|occur)$/.test(said.words[at].lemma)) return undefined;
  const others = dated.filter(
    (one) =>
      one !== except &&
      (said.telling(one.field).length > 0 || one.field.path.some((word) => said.isNamed(word))) &&
      said.telling(one.field).every((word) => said.isNamed(word)),
  );
  return others.length === 1 ? others[0] : undefined;
}

export function take(said: Said, from: number, to: number, field: Field): void {
  said.explain(Math.min(from, to), Math.max(from, to) + 1, 'derived', field);
}

export const label = ({ name, quote }: Field): string => `${name.join(' ')} ${quote}`;

export function tell(said: Said, later: Dated, earlier: Dated): void {
  const between = distanceOf(later.moment, earlier.moment);
  said.derivations.push(`${label(later.field)} − ${label(earlier.field)} = ${between}`);
}

/** "Two days later than promised", "within 30 days of delivery", "an hour after it was opened", "48 hours late". */
const DUE = /^(?:promised|due|deadline|expected|eta|scheduled|target|planned|agreed|estimated)$/;

/** When something should have been, by the one field that says so. */
export function due(
  dated: readonly Dated[],
  except?: Dated,
): { readonly at: number; readonly one: Dated } | undefined {
  const found = dated.filter((one) => one !== except && one.field.name.some((word) => DUE.test(word)));
  return found.length === 1 ? { at: -1, one: found[0] } : undefined;
}

/** Whether two words are of one deed: "delivery", "delivered". */
export function isNearly({ lexicon }: Said, name: string, word: string): boolean {
  const [a, b] = [lexicon.lemma(name), lexicon.lemma(word)];
  if (a === b) return true;
  const { kind, strength } = lexicon.relation(a, b);
  return (kind === 'derivation' || kind === 'same') && strength > 0.3;
}
