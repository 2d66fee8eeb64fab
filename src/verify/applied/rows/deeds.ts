/** Whether a row says that something was done with it: by its status, by the day when it was done, or by a flag. */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { type Field, wordsOf } from '../../record/record.ts';
import { isSameDeed } from '../../record/words/senses.ts';
import { stateOf, truthOf } from '../../record/words/states.ts';
import type { Thing } from './things.ts';

/** What a row says of a deed. */
export interface Did {
  readonly field: Field;
  readonly holds: boolean;
}

const STATUS = /^(?:status|state|outcome|result|decision)$/;
/** What stands beside the word for a deed in the name of when, and of whether, it was done. */
const BESIDE = /^(?:at|on|date|is|was|time|day)$/;

/** What a row says of a deed, by its past participle; undefined where it says nothing of it. */
export function didRow({ own, labels }: Thing, deed: string, lexicon: Lexicon): Did | undefined {
  const lemma = lexicon.lemma(deed, 'v');
  const status = own.filter(({ name }) => STATUS.test(name.join(' ')));
  const dated = own.filter(({ name }) => {
    const verbs = name.filter((word) => !BESIDE.test(word));
    return (
      verbs.length === 1 &&
      isSameDeed(lexicon.lemma(verbs[0]!, 'v'), lemma) &&
      /(?:ed|d|t|n|id)$/.test(verbs[0]!)
    );
  });
  const [day, ...more] = dated;
  if (day !== undefined && more.length === 0 && status.length === 0) {
    const truth = truthOf(day.quote, day.words);
    const [value] = day.values;
    const isDay = value?.kind === 'date' || value?.kind === 'datetime';
    if (truth !== undefined || isDay) return { field: day, holds: truth !== 'no' };
  }
  if (status.length !== 1 || more.length > 0) return undefined;
  const [field] = status as [Field];
  // "Held, awaiting second approval": how it stands comes first.
  const words = wordsOf(field.quote.split(/[,:;(]/)[0]!);
  const state = stateOf(words);
  const verb = words.length === 1 ? lexicon.lemma(words[0]!, 'v') : undefined;
  const isOwn = field.words.join(' ') === deed || (verb !== undefined && isSameDeed(verb, lemma));
  if (isOwn || state?.says.has(lemma) === true) return { field, holds: true };
  const isArrival = isSameDeed('deliver', lemma) && UNDELIVERED.test(words.join(' '));
  // A payment that is held has not been paid; of an order that is held it may be.
  const isKind = labels.some((label) => isSameDeed(label, lemma) || (MOVED.test(label) && RUN.test(lemma)));
  const isUndone = isKind && UNDONE.test(words.join(' '));
  return state?.denies.has(lemma) === true || isArrival || isUndone ? { field, holds: false } : undefined;
}

/** States of what has not arrived, of those that are told in one column with what has. */
const UNDELIVERED =
  /^(?:cancelled|canceled|backordered|on backorder|pending|processing|queued|lost|on hold|held|preparing|in preparation|packed|shipped|dispatched|in transit|out for delivery)$/;
/** States in which a deed is not done yet, or was never. */
const UNDONE =
  /^(?:held|on hold|pending|queued|draft|scheduled|planned|proposed|rejected|declined|failed|blocked|awaiting \p{L}+)$/u;
/** Money on its way, and how that is told to be done. */
const MOVED = /^(?:payment|transfer|transaction|payout|withdrawal|refund)$/;
const RUN = /^(?:pay|execute|process|release|settle|complete)$/;
