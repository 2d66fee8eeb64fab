/** Who stands on the other side of what a record is of: he did not do what the record dates. */
import type { Said } from '../said.ts';
import { roleOf } from '../words/senses.ts';

const SIDE =
  /^(?:seller|supplier|vendor|merchant|shop|store|carrier|courier|driver|agent|recipient|receiver|host|warehouse|landlord|provider|issuer|bank|insurer|referrer|manufacturer|distributor|broker|dealer)$/;

/** "Ivo Brand placed the order on 9 April" of `placed_at` beside `seller: { name: Ivo Brand }`. */
export const isDoneBySide = ({ words, bare, explained, focus }: Said): boolean =>
  words.some(({ form, lemma, value }, at) => {
    const who = explained[at - 1]?.part === 'value' ? explained[at - 1]!.field : undefined;
    if (value >= 0 || form === lemma || explained[at]?.part !== 'name' || who === undefined) return false;
    const side = [who.name.join(' '), who.path.at(-1) ?? ''].find((word) => SIDE.test(word));
    if (side === undefined || !/(?:ed|d|t|en)$/.test(bare[at]!)) return false;
    const role = roleOf([side]);
    const isDated = focus.above.some(
      ({ name, values: [one] }) =>
        (one?.kind === 'date' || one?.kind === 'datetime') && name.some((word) => word === bare[at]),
    );
    return isDated && role?.verbs.has(lemma) !== true;
  });
