/**
 * "Ticket 82 is closed" by "Ticket 82: closed 4 May, status: reopened", "the order was delivered" by "delivered 4 May, customer
 * disputes": a note that takes back the one before it in its line.
 */
import { deedOf, thingIn } from '../../record/read/noted-deeds.ts';
import { against, type Guard } from '../guard.ts';
import { noteLineAt } from '../note-line.ts';

const TAKEN_BACK =
  /\b(?:re-?open|revers|revert|revok|rescind|bounc|withdr[ae]w|annul|overturn|retract|undone|void)\p{L}*|\b(?:charged|rolled|sent) back\b/iu;

const DISPUTED = /\b(?:disputes|disputed by|contests|denies|says (?:no|not|never))\b/iu;

export const REOPENED_IN_LINE: Guard = against(
  'superseded',
  'any',
  ({ reading }, sentence) => {
    const line = noteLineAt(sentence);
    if (line === undefined) return false;
    const forms = new Set(reading.words.map(({ form }) => form));
    const at = line.pieces.findIndex((piece) =>
      forms.has(deedOf(piece) ?? thingIn(piece, line.kind, sentence.source.lexicon)?.deed ?? ''),
    );
    if (at < 0) return false;
    if (line.pieces.slice(at + 1).some((piece) => DISPUTED.test(piece))) return true;
    // What was done on a day was done on it.
    if (reading.values.some(({ kind }) => kind === 'date' || kind === 'datetime')) return false;
    const deed = deedOf(line.pieces[at]!) ?? '';
    if (deed !== '' && line.pieces.slice(at + 1).some((piece) => deedOf(piece) === `un${deed}`)) return true;
    const back = line.pieces
      .slice(at + 1)
      .flatMap((piece) => TAKEN_BACK.exec(piece)?.[0].toLowerCase() ?? []);
    return back.some((word) => !forms.has(word));
  },
  { told: () => [TAKEN_BACK, DISPUTED, /\bun\p{L}+ed\b/iu] },
);
