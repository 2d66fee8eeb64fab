/** "Bus 7 stops here" by "Bus 7 Express stops here": what has a name behind its number is another than the number alone. */

import { variantAt } from '../../light/variant.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NUMBERED = /(?:^|\b[Tt]he )(\p{L}{2,} \d{1,4}) (?=\p{Ll})/u;

export const NUMBERED_VARIANT: Guard = against('entity', 'prose', isVariant, { said: () => NUMBERED });

function isVariant({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const said = textOf(reading);
  const name = NUMBERED.exec(said)?.[1];
  if (name === undefined) return false;
  const told = textOf(theirs);
  const at = told.toLowerCase().indexOf(name.toLowerCase());
  const variant = at < 0 ? undefined : variantAt(told, at + name.length);
  // The number stands there alone as well.
  return variant !== undefined && !said.includes(variant) && told.lastIndexOf(name) <= at;
}
