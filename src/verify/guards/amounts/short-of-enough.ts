/**
 * "Anselm has done enough shadow shifts to go on the rota" by "new joiners go on the rota after four shadow shifts; Anselm has done
 * three": so many are not enough where a rule of the support asks for more.
 */
import type { Reading } from '../../../text/reading.ts';
import type { Value } from '../../../text/values/index.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const ENOUGH =
  /\b(?:enough|sufficient|sufficiently many|as many .{2,40} as (?:needed|required)|the required)\b/iu;
const ASKED =
  /\b(?:after|at least|minimum(?: of)?|needs?|needed|requires?|required|from|once|not fewer than|no fewer than) (?:(?:he|she|they|one|you) (?:has|have) (?:done|had) )?$/iu;
const HAD =
  /\b(?:has|have|had|did|does|with|only) (?:(?:so far|now|only|already|just) )*(?:\p{L}+(?:ed|en|ne) )?(?:only |just )?$/iu;

export const SHORT_OF_ENOUGH: Guard = against('condition', 'english', isShort, { said: () => ENOUGH });

/** Characters before a number in which it is looked for what leads to it. */
const REACH = 60;

type Counted = Extract<Value, { readonly kind: 'number' }>;

/** The numbers of a sentence behind what a pattern leads to. */
const ledBy = ({ values, text, start }: Reading, lead: RegExp): readonly number[] =>
  values
    .filter((value): value is Counted => value.kind === 'number' && value.form === 'cardinal')
    .filter((value) => lead.test(text.slice(Math.max(start, value.start - REACH), value.start)))
    .map(({ value: { n, d } }) => Number(n) / Number(d));

/** Whether a support asks for so many in one place and counts fewer in the other. */
function isShort({ reading, score, support: { sentences } }: Told): boolean {
  if (score === Number.POSITIVE_INFINITY || /\b(?:not|never|too few)\b|n['\u2019]t\b/iu.test(textOf(reading)))
    return false;
  const asked = sentences.flatMap((one) => ledBy(one.reading, ASKED));
  const had = sentences.flatMap((one) => ledBy(one.reading, HAD));
  return asked.length > 0 && had.length > 0 && Math.max(...had) < Math.min(...asked);
}
