/** What follows for a claim from sentences that give its terms, and whether they explain all that it says. */
import type { MismatchKind } from '../../domain/check.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Asked, Derivation } from './asked.ts';
import { isNearly } from './deadlines.ts';
import { isSoleParty } from './sole.ts';

/** What follows for a claim from a limit: that it is so, or that it is not. */
export interface Ruling {
  readonly holds: boolean;
  readonly kind: MismatchKind;
  /** Its sentences only state amounts, and set no limit: what leaves them open leaves it open. */
  readonly stated?: true;
  readonly derivation: Derivation;
}

/** Match from which a sentence says a unit. */
const STRONG = 0.6;

/** Whether a sentence says a unit of the claim. */
export const says = ({ alignment }: AlignedSentence, k: number): boolean =>
  alignment.matches[k].strength >= STRONG;

/**
 * Whether what is shown, or its title, has a unit; what something is called may stand in another sentence of the source
 * that shows first where the source has no other of its kind (`lone`).
 */
export function isExplained(
  asked: Asked,
  k: number,
  shown: readonly AlignedSentence[],
  lone: boolean,
): boolean {
  const { name, value, word } = asked.units[k];
  if (shown.some((one) => says(one, k)) || shown.some((one) => asked.isTitled(k, one))) return true;
  if (asked.isVerb(k)) return /^(?:be|have|do|make|come|happen)$/.test(word.lemma);
  const beside = asked.nearby.filter(({ document }) => document === shown[0].document);
  if (isSoleParty(asked, k, shown[0]) || isDeedNear(asked, k, shown) || isOnlyOfKind(asked, k, shown))
    return true;
  return (
    ((lone && (name || value?.kind === 'identifier')) || word.weight < 0.5) &&
    beside.some((one) => says(one, k))
  );
}

/** "The theft" of "Bicycle stolen 2 August": a noun for what a sentence beside says by a verb, in a source of one matter. */
function isDeedNear(asked: Asked, k: number, shown: readonly AlignedSentence[]): boolean {
  const { name, value, word } = asked.units[k];
  if (name || value !== undefined || asked.isVerb(k)) return false;
  const [{ document, source }] = shown;
  if (source.text.length > MOST_TEXT) return false;
  return asked.nearby.some(
    ({ document: other, reading: { words } }) =>
      other === document &&
      words.some(
        ({ form, value: at, negated }) =>
          at < 0 && !negated && form !== word.form && isNearly(asked, word.lemma, form),
      ),
  );
}

/** Characters of a source that is of one matter. */
const MOST_TEXT = 600;

/** The number or code of the offer that a rule is of, where the rule's source has no other. */
export function isOnlyOfKind(asked: Asked, k: number, shown: readonly AlignedSentence[]): boolean {
  if (asked.units[k].value?.kind !== 'identifier') return false;
  return shown.some(({ document, source }) => {
    const codes = new Set(source.values.flatMap((value) => (value.kind === 'identifier' ? [value.key] : [])));
    return codes.size === 1 && asked.nearby.some((one) => one.document === document && says(one, k));
  });
}
