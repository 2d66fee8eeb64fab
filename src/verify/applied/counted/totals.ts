/** The amounts of two papers beside each other: "The amount on the invoice matches the purchase order." */
import type { Document } from '../../read/document.ts';
import { type Amount, sizeOf } from '../../record/words/amounts.ts';
import type { Place, Scene, Shown } from '../asked.ts';
import { isOfUnit } from '../rules/amounts.ts';

const SAME =
  /^The (?:total |invoiced |billed )?(?:amounts?|totals?|sum|price) (?:on|of|in|stated on) (?:the )?(.{3,40}?) (matches|is the same as|equals|agrees with|corresponds to|differs from|does not match|exceeds|is higher than|is lower than) (?:the |that )?(?:(?:total |ordered )?(?:amount|total|sum|price) )?(?:(?:on|of|in) )?(?:the )?(.{3,40})$/u;
const SHORT =
  /^The (\p{Ll}+(?: \p{Ll}+)?) (matches|does not match|agrees with|differs from) the (\p{Ll}+(?: \p{Ll}+)?)(?: in amount| amount| total)$/u;
const WHOLE = /\b(?:grand total|total|amount(?: due)?|sum)\b[^\d;.\n]{0,14}$/i;
const LONGEST = 6_000;
const BEFORE = 40;

/** Where the amounts of both papers stand, that are as a statement says; undefined for another. */
export function totalsCompared(said: string, { documents }: Scene): Shown | undefined {
  const [, one, how, other] = SAME.exec(said) ?? SHORT.exec(said) ?? [];
  if (one === undefined || how === undefined || other === undefined) return undefined;
  const [a, b] = [totalOf(one, documents), totalOf(other, documents)];
  if (a === undefined || b === undefined || a.document === b.document || !isOfUnit(a.value, b.value))
    return undefined;
  const left = sizeOf(a.value) - sizeOf(b.value);
  const holds = /differ|not match/.test(how)
    ? left !== 0
    : /exceeds|higher/.test(how)
      ? left > 0
      : /lower/.test(how)
        ? left < 0
        : left === 0;
  return holds ? { places: [a, b], told: `${one}: ${a.text}, ${other}: ${b.text}` } : undefined;
}

interface Total extends Place {
  readonly value: Amount;
  readonly text: string;
}

/** The total of the one source that opens with what it is: an invoice, an order. */
function totalOf(what: string, documents: readonly Document[]): Total | undefined {
  const own = what.toLowerCase().replace(/['’]s$/, '');
  const found = documents.flatMap((source, document) => {
    if (source.text.length > LONGEST) return [];
    const opening = source.text.slice(0, LONGEST_OPENING).toLowerCase();
    return opening.startsWith(own) || opening.startsWith(`${own.replaceAll(' ', '_')}`) ? [document] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const source = documents[only]!;
  const totals = Array.from({ length: source.scan.sentenceCount }, (_, sentence) => sentence).flatMap(
    (sentence) => {
      const { values, text, start } = source.sentence(sentence);
      return values.flatMap((value): Total[] => {
        const before = text.slice(Math.max(start, value.start - BEFORE), value.start);
        const isTotal =
          value.kind === 'money' &&
          value.bound === 'exact' &&
          value.upper === undefined &&
          WHOLE.test(before);
        return isTotal && !/\b(?:sub|net|tax|vat)[ -]?/i.test(before)
          ? [
              {
                document: only,
                sentence,
                value: value as Amount,
                text: text.slice(value.start, value.end).trim(),
              },
            ]
          : [];
      });
    },
  );
  return totals.length === 1 ? totals[0] : undefined;
}

const LONGEST_OPENING = 80;
