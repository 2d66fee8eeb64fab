/**
 * "TASK-4 blocks TASK-9" by a record of TASK-9 with `blocks: TASK-4`: what a key says with a verb is done by the thing of
 * the record to the one of its value, and "TASK-9 is blocked by TASK-4" is the same turned round.
 */
import { mayHold } from '../../../text/may-hold.ts';
import type { Reading } from '../../../text/reading.ts';
import type { Field } from '../../record/record.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { plainDeed } from '../plain-deed.ts';
import { recordsAt } from '../records-at.ts';

/** "supersedes", "depends_on", "reports_to". */
const VERB = /^\p{Ll}{3,}s$/u;
const PARTICLE = /^(?:on|to|from|by|with|for|of|in)$/;

export const VERB_KEY: Guard = against('role', 'english', ({ reading, support: { sentences } }) =>
  sentences.some((sentence) =>
    recordsAt(sentence).some(({ own }) => own.some((field) => isTurned(reading, field, own))),
  ),
);

function isTurned(reading: Reading, field: Field, own: readonly Field[]): boolean {
  const [verb = '', particle = 'to', ...more] = field.name;
  if (!VERB.test(verb) || !PARTICLE.test(particle) || more.length > 0) return false;
  const place = verbOf(reading, verb.replace(/(?:es|s)$/u, ''));
  if (place === undefined) return false;
  const said = textOf(reading).toLowerCase();
  const value = said.indexOf(field.quote.toLowerCase());
  const others = own
    .filter((one) => one !== field && one.quote.length > 1)
    .map(({ quote }) => said.indexOf(quote.toLowerCase()));
  if (value < 0) return false;
  const before = place.passive ? value > place.at : value < place.at;
  return before && others.some((at) => at >= 0 && at < place.at !== value < place.at);
}

/** Where a statement has a verb of this stem for what it says, from its beginning, and whether that is passive. */
function verbOf(
  reading: Reading,
  stem: string,
): { readonly at: number; readonly passive: boolean } | undefined {
  const deed = plainDeed(reading);
  const word = deed && reading.words[deed.verb];
  if (word?.form.startsWith(stem)) return { at: word.start - reading.start, passive: false };
  const said = textOf(reading);
  if (!mayHold(said, stem) || !mayHold(said, ' by')) return undefined;
  const passive = new RegExp(
    `\\b(?:is|are|was|were|been|being) (?:\\p{L}+ )?(?=${stem}\\p{L}*(?:ed|en|t) by\\b)`,
    'iu',
  ).exec(said);
  return passive === null ? undefined : { at: passive.index + passive[0].length, passive: true };
}
