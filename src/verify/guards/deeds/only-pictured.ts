/** "A man plays the guitar" by "a painting of a man playing guitar": who is shown in a picture is not there. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const ONLY_PICTURED: readonly Guard[] = [
  against('entity', 'sentence', isPictured, { told: () => PICTURED }),
];

const PICTURED =
  /\b(painting|statue|sculpture|drawing|poster|mural|cartoon|toy|model|figurine|carving|cutout|silhouette)s? of (?:an?|two|three|some|several) (?:\p{L}+ )?(\p{L}+)/iu;
const SOMEONE = /^(?:an?|two|three|some|several|there (?:is|are) (?:an?|some|two)) (?:\p{L}+ )?(\p{L}+)/iu;

function isPictured({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const told = textOf(theirs);
  const found = PICTURED.exec(told);
  if (found === null) return false;
  const ours = textOf(reading).toLowerCase();
  const noun = found[2]!.toLowerCase();
  return (
    !ours.includes(found[1]!.toLowerCase()) &&
    SOMEONE.exec(ours) !== null &&
    new RegExp(String.raw`^(?:\p{L}+ ){1,3}?${noun}\b`, 'u').test(ours) &&
    told.toLowerCase().split(noun).length === 2
  );
}
