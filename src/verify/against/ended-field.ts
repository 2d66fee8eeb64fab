/**
 * "The case is closed" by `Closed: 9 January`, beside `Reopened: 15 January` or `Status: open`: the date of a deed tells that
 * it was done, and another field of the same record that what it brought about is so no longer, or not yet.
 */
import { NEGATION } from '../../text/cues.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import { type FieldThere, fieldsAround } from '../read/fields-around.ts';
import { stateOf } from '../record/words/states.ts';
import type { LooksAgainst } from './looks-against.ts';
import { endsWhat } from './undone.ts';

const BEING = /^(?:is|are|been|'s|\u2019s)$/;
const BETWEEN = wordSet('now still already currently presently again also');
const OF_BEFORE = wordSet('was were had once previously formerly initially originally until before first');

/** The other fields of the record that carries a claim of how something stands by which it stands so no longer. */
export const endedFields: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const state = stateIn(claim);
  if (state === undefined) return [];
  for (const one of support.sentences) {
    const source = originOf(one.source);
    const text = source.text.slice(
      source.scan.sentenceStart[one.sentence],
      source.scan.sentenceEnd[one.sentence],
    );
    if (source.language !== 'en' || !text.includes(':')) continue;
    const fields = fieldsAround(source, one.sentence);
    const own = fields.find(
      ({ label, when, sentence }) =>
        sentence === one.sentence && when !== undefined && label.includes(state.form),
    );
    const other = own && endingOf(own, fields, state);
    if (other !== undefined)
      return [
        alignedSentence(
          { document: one.document, sentence: other.sentence, score: 0 },
          documents,
          units,
          lexicon,
        ),
      ];
  }
  return [];
};

/** What a claim says that something now is: "is closed", "has been confirmed", "has been blocked since March". */
export function stateIn({ words, values, cues, language, question }: Reading): Word | undefined {
  if (language !== 'en' || question || cues & NEGATION || words.some(({ form }) => OF_BEFORE.has(form)))
    return undefined;
  const isDated = values.some(({ kind }) => kind === 'date' || kind === 'datetime');
  if (isDated && !words.some(({ form }) => form === 'since')) return undefined;
  const being = words.findIndex(({ form }) => BEING.test(form));
  if (being < 0) return undefined;
  const word = words.slice(being + 1).find(({ form }) => !BETWEEN.has(form) && !BEING.test(form));
  return word !== undefined && word.value < 0 && word.weight > 0 ? word : undefined;
}

const STATE_LABEL = /^(?:status|state|stage|phase)$/;
/** States of what goes on, or has come about: nothing of that kind is closed, cancelled or blocked. */
const LIVING = wordSet(
  'open active shipped dispatched delivered live reopened reinstated running ongoing enabled available confirmed booked ' +
    'in_transit in_progress in_force unblocked unlocked restored',
);
const DEAD = wordSet(
  'cancelled canceled closed blocked locked frozen suspended disabled deactivated terminated revoked withdrawn archived ' +
    'deleted paused resolved',
);
/** States of what is no more, in which nothing holds that was once settled. */
const OVER = wordSet('lapsed expired withdrawn revoked void voided rescinded');
const SETTLED = wordSet(
  'renewed accepted confirmed approved granted activated reserved booked signed issued extended',
);
/** States of what waits to be settled. */
const WAITING = wordSet('pending unconfirmed tentative provisional draft awaiting requested');
/** What has left, and states of what has not. */
const SENT = wordSet('shipped sent dispatched delivered mailed');
const UNSENT = wordSet('packing picking preparing processing pending unshipped awaiting_stock backordered');

/** The field by which what the deed of another brought about is so no longer, or not yet; undefined for none. */
function endingOf(own: FieldThere, fields: readonly FieldThere[], state: Word): FieldThere | undefined {
  const others = fields.filter((field) => field !== own);
  const status = others.find(({ label }) => STATE_LABEL.test(label.at(-1)!) && label.length < 3);
  const words =
    status?.value
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '') ?? [];
  const known = stateOf(words);
  // The record says itself that it stands so.
  if (words.includes(state.form) || known?.says.has(state.lemma) || known?.says.has(state.form))
    return undefined;
  if (status !== undefined && (known?.denies.has(state.lemma) || isEndedBy(words.join('_'), state)))
    return status;
  return others.find(
    ({ label, when }, at) =>
      when !== undefined &&
      (when === own.when ? at >= fields.indexOf(own) : when > own.when!) &&
      label.some((form) => endsWhat(form, [state]) || form === `un${state.form}`),
  );
}

/** Whether a status is one in which what is in a state is so no longer, or not yet. */
export function isEndedBy(status: string, state: Word): boolean {
  if (DEAD.has(state.form)) return LIVING.has(status);
  if (SENT.has(state.form) && UNSENT.has(status)) return true;
  return (SETTLED.has(state.form) && (OVER.has(status) || WAITING.has(status))) || endsWhat(status, [state]);
}
