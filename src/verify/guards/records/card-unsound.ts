/**
 * "Brandt buys from Nordic" by the lines `Supplier: Brandt` and `Buyer: Nordic`: a card that accounts for every word of a claim
 * and puts it otherwise says it by no weight of its words.
 */
import { faultOf } from '../../record/checks.ts';
import { isExplained } from '../../record/cover.ts';
import { linesAt } from '../../record/read/from-lines.ts';
import { Said } from '../../record/said.ts';
import type { Guard } from '../guard.ts';

/** Fields of a card or row, at the least. */
const LEAST = 3;

/** What a card says otherwise: who does what, and which of its parts and rows has it. */
const PUT_OTHERWISE = new Set(
  'rolesHold isPaidByPayer prepositionsHold partiesHold textsHold copulaeHold isPaired isOfOwnNumber notesAreOwn isOfMessage'.split(
    ' ',
  ),
);

const NO_TITLES: ReadonlySet<string> = new Set();

export const CARD_UNSOUND: Guard = {
  kind: 'role',
  of: 'any',
  unsaid: ({ reading, score }, { source, sentence }) => {
    if (score === Number.POSITIVE_INFINITY || source.structured) return undefined;
    const card = linesAt(source, sentence).find(
      ({ id, own }) => /^(?:lines|row) /.test(id) && own.length >= LEAST,
    );
    if (card === undefined) return undefined;
    const said = new Said(reading, card, source.lexicon, NO_TITLES);
    return isExplained(said) && PUT_OTHERWISE.has(faultOf(said) ?? '') ? [] : undefined;
  },
};
