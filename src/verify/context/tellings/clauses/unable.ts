/** "Digital goods are non-refundable" told as what cannot be done with them, and as what is not given for them. */

import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { lower } from '../words.ts';

const UNABLE = /^([^,;:]+?) (is|are) non-?([a-z]{3,})able\.?$/i;
/** Nouns of what is not given: "no refunds for digital goods". */
const GIVEN = new Set(['refund', 'return', 'exchang']);

export const unable: Teller = where([UNABLE], (scene) => {
  const { sentence, tell } = scene;
  const told = tell(sentence);
  const found = UNABLE.exec(told.text);
  if (found === null) return [];
  const [, what = '', , stem = ''] = found;
  const { claim } = scene;
  const done = claim.words.find(({ form }) => form.startsWith(stem) && form.endsWith('ed'))?.form;
  const whole = lower(what);
  const nouns = GIVEN.has(stem) ? [stem === 'exchang' ? 'exchange' : stem] : [];
  return [
    ...(done === undefined ? [] : [`${what} cannot be ${done}.`, `${what} can not be ${done}.`]),
    ...nouns.flatMap((noun) => [
      `There are no ${noun}s for ${whole}.`,
      `There is no ${noun} for ${whole}.`,
      `No ${noun}s are given for ${whole}.`,
      `No ${noun} is given for ${whole}.`,
    ]),
  ].map((text) => ({ ...told, text }));
});
