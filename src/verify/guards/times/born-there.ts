/** Where and when somebody was born: "was born in Hamburg" by "born in Esbjerg in 1939, she studied in Hamburg". */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, textOf } from '../guard.ts';

const BORN = /\bborn\b([^,;.()]*)/giu;
const TELLING = /\p{Lu}\p{L}{2,}|\d{4}/gu;
/** Behind these another deed is told. */
const NEXT_DEED =
  / (?:and|but|who|which|then|before|after|while|studied|grew|moved|worked|lived|died)\b.*$/iu;

export const BORN_THERE: Guard = against('entity', 'sentence', ({ reading: claim }, { reading }) => {
  const said = textOf(claim);
  if (!said.includes('born')) return false;
  const theirs = matchesOf(textOf(reading), BORN).map(([, behind = '']) => behind);
  if (theirs.length === 0) return false;
  const [, ours = ''] = matchesOf(said, BORN)[0] ?? [];
  const told = ours.replace(NEXT_DEED, '').match(TELLING) ?? [];
  const there = theirs.map((behind) => behind.replace(NEXT_DEED, '')).join(' ');
  const elsewhere = textOf(reading);
  return told.some(
    (word) => !there.includes(word) && elsewhere.includes(word) && theirs.some((one) => TELLS.test(one)),
  );
});

const TELLS = /\p{Lu}\p{L}{2,}|\d{4}/u;
