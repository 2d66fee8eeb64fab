/**
 * "Order 77 was approved" by "Order 77: refund requested 1 May, approved 3 May", "Device 4 was returned" by "Device 4: issued 1
 * May, charger returned 3 May": what a line of notes says was done to a thing that it names, told of what the line is of.
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { deedOf, goesOn, thingIn } from '../../record/read/noted-deeds.ts';
import { against, type Guard } from '../guard.ts';
import { type NoteLine, noteLineAt, saysHead } from '../note-line.ts';

export const NOTE_OF_ANOTHER: Guard = against('entity', 'any', ({ reading }, sentence) => {
  const line = noteLineAt(sentence);
  if (line === undefined || !saysHead(reading, line)) return false;
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const things = reading.words
    .map(({ form }) => doneTo(line, form, sentence.source.lexicon))
    .filter((of) => of.length > 0);
  return things.some((of) => of.every((thing) => thing !== undefined && !isSaid(thing, said)));
});

/** To which things of a line its notes say that something was done; undefined for what the line is of. */
function doneTo({ pieces, kind }: NoteLine, deed: string, lexicon: Lexicon): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [];
  let of: string | undefined;
  for (const piece of pieces) {
    const bare = deedOf(piece);
    if (bare !== undefined && of !== undefined && !goesOn(of, bare)) of = undefined;
    const own = bare === undefined ? thingIn(piece, kind, lexicon) : undefined;
    of = own?.thing ?? of;
    if ((bare ?? own?.deed) === deed) found.push(of);
  }
  return found;
}

/** Whether a statement has a word of what a thing is called; of how many it is, it must have the number. */
const isSaid = (thing: string, said: ReadonlySet<string>): boolean => {
  const words = thing.replace(/(?<=\p{L}) \S{0,3}\d.*$/u, '').split(/[ -]/u);
  const number = words.find((word) => /^\d/u.test(word));
  const noun = words.at(-1)!;
  return (
    (number === undefined || said.has(number)) &&
    (noun === number || said.has(noun) || said.has(noun.replace(/s$/u, '')))
  );
};
