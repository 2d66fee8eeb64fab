/** "Ada is still on amoxicillin" of `Drug: Amoxicillin; Stopped: 4 May`: what the record of a thing says is over goes on no more. */
import type { Field } from '../../record/record.ts';
import { against, type Guard } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const GOING_ON = /^(?:still|currently|ongoing|continues|continue|remains|remain|presently)$/;
/** Names of fields that say when something was over. */
const OVER =
  /^(?:stopped|ended|left|closed|cancelled|canceled|discontinued|discharged|expired|returned|terminated|resigned|retired|withdrawn|revoked|checked out|finished|completed)(?: (?:on|at|date|time|by))?$/;
/** Values by which it is not over. */
const NOT_YET = /^(?:|-+|[–—]|no|none|n\/a|not yet|pending|open|null|false|tbc|tbd|nil|never)$/i;

const isOver = ({ name, quote }: Field): boolean =>
  OVER.test(name.join(' ')) && !NOT_YET.test(quote.trim()) && /\d|^(?:yes|true)$/i.test(quote);

/** A claim that something goes on, beside a record of it that has when it was over. */
export const OVER_BY_RECORD: Guard = against('superseded', 'any', ({ reading }, sentence) => {
  const said = new Set(reading.words.map(({ form }) => form));
  if (!reading.words.some(({ form }) => GOING_ON.test(form)) || said.has('not')) return false;
  return recordsAt(sentence).some(({ own }) =>
    own.some((field) => isOver(field) && !field.name.some((word) => said.has(word))),
  );
});
