/**
 * "The mail was sent" by `{ "ok": false, "sent_at": …, "error": "bounced" }`, "the refund was issued" beside `error: "rolled back"`:
 * what a call would have done is not done where it says that it failed.
 */

import { objectsAt } from '../../record/read/from-data.ts';
import { linesAt } from '../../record/read/from-lines.ts';
import type { Field } from '../../record/record.ts';
import { truthOf } from '../../record/words/states.ts';
import { against, type Guard, textOf } from '../guard.ts';

/** A deed that is told as done. */
const DONE =
  /\b(?:was|were|has been|have been|had been|has|have|had) (?:(?:now|already|also|fully|successfully) )*\p{L}+(?:ed|en|t|d|e)\b/u;
const WENT_WELL = /^(?:ok|success|succeeded|successful|is success|was successful)$/;
const FAULT = /^(?:error|error message|error code|err|failure|exception)$/;
/** Faults by which nothing is left of what was tried. */
const UNDONE =
  /\b(?:roll(?:ed)?[ _-]?back|bounced|declined|failed|failure|denied|time[ds]?[ _-]?out|timeout|not[ _](?:found|applied|sent|executed|allowed|permitted)|rejected|conflict|forbidden|unauthori[sz]ed|aborted|insufficient\w*|unavailable|refused|invalid\w*|cancell?ed)\b/iu;
/** A statement that tells of what went wrong. */
const OF_FAULT =
  /\b(?:not|never|no|nobody|nothing|fail\w*|errors?|attempt\w*|tried|declined|denied|rejected|refused|aborted|rolled|bounced|timed|invalid|unsuccessful\w*|request\w*|asked|cancell?ed|reported|logged|received|created|raised|opened)\b|n['’]t\b/iu;

export const FAILED_CALL: Guard = against(
  'negation',
  'any',
  ({ reading }, { source, sentence }) => {
    const said = textOf(reading);
    if (!DONE.test(said) || OF_FAULT.test(said)) return false;
    const all = source.structured ? objectsAt(source, sentence) : linesAt(source, sentence);
    return all.some(({ own }) => own.some((field) => isFailed(field, own)));
  },
  { said: () => DONE },
);

function isFailed({ name, quote, words }: Field, own: readonly Field[]): boolean {
  const called = name.join(' ');
  if (WENT_WELL.test(called)) return quote !== 'null' && truthOf(quote, words) === 'no';
  // The error of an incident that has a status of its own is what the incident is about.
  const isOfCall = !own.some((field) => /^(?:status|state)$/.test(field.name.join(' ')));
  return isOfCall && FAULT.test(called) && UNDONE.test(quote.replace(/_/g, ' '));
}
