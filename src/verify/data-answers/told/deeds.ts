/**
 * What a thing of data tells of a deed: by a flag (`accepted: false`), how it stands (`status: rejected`), the day of it
 * (`returned: 2025-02-19`) or who did it (`arranged_by: airline`).
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Field } from '../../record/record.ts';
import { momentOf } from '../../record/words/moment.ts';
import { nameOf } from '../answer.ts';
import { isEntry, plain, type Thing } from './things.ts';

/** What one field tells of a deed. */
export interface Told {
  readonly field: Field;
  /** Whether it was done, or is so; `open` where the data has nothing yet in its place. */
  readonly how: 'done' | 'not done' | 'open';
  readonly by: 'flag' | 'state' | 'day' | 'doer';
}

const STATE = /^(?:status|state|decision|result|outcome|verdict)$/;
/** What an entry of a history is called by says what happened. */
const HAPPENED = /^(?:type|value|event|action)$/;
/** Deeds of several words, and those that two words name alike in records. */
const ALIKE: readonly (readonly string[])[] = [
  ['taken back', 'withdrawn', 'retracted'],
  ['carried out', 'executed', 'done', 'performed'],
  ['asked for', 'requested'],
  ['used', 'redeemed'],
  ['put off', 'postponed', 'deferred'],
  ['turned down', 'rejected', 'declined', 'refused'],
  ['called off', 'cancelled', 'canceled'],
  ['handed back', 'returned', 'given back', 'brought back'],
  ['sent back', 'returned'],
  ['paid', 'settled'],
  ['submitted', 'handed in', 'sent in'],
  ['preliminary', 'provisional'],
  ['waiting', 'pending'],
  ['out of use', 'out of service'],
];

/** Whether two words are one deed or state in records. */
export function isSameDeed(one: string, other: string, lexicon: Lexicon): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b || ALIKE.some((group) => group.includes(a) && group.includes(b))) return true;
  if (a.includes(' ') || b.includes(' ') || !isDeed(a) || !isDeed(b)) return false;
  return lexicon.lemma(a, 'v') === lexicon.lemma(b, 'v');
}

/** Whether a form is what was done: "paid", "lent". */
const isDeed = (form: string): boolean => /(?:ed|en|t|d|n)$/.test(form);

const AT = /(?: (?:at|on|date|time|day|by))+$/;

/** All that the fields of a thing tell of a deed; none where they do not, or where two of them differ. */
export function toldOf(thing: Thing, deed: string, lexicon: Lexicon): readonly Told[] {
  const { own } = thing.focus;
  const found = own.flatMap((field) => tellings(field, thing, deed, lexicon));
  const ways = new Set(found.map(({ how }) => how));
  if (
    ways.size > 1 ||
    (!VAIN.test(deed) && own.some((field) => STATE.test(nameOf(field)) && VAIN.test(field.quote)))
  )
    return [];
  const isOver =
    LIVE.test(deed) && own.some((field) => OVER.test(nameOf(field)) && momentOf(field) !== undefined);
  return isOver ? [] : found;
}

/** How a thing stands that is none yet. */
const VAIN = /^(?:draft|template|example|void|test|deleted)$/i;
/** What a thing no longer is that has the day of its end. */
const LIVE =
  /^(?:open|active|pending|running|in progress|ongoing|waiting|on hold|new|current|valid|live|scheduled|in use)$/i;
const OVER = /^(?:resolved|closed|ended|cancelled|completed|withdrawn|revoked|expired|finished|released)\b/;

function tellings(field: Field, thing: Thing, deed: string, lexicon: Lexicon): readonly Told[] {
  if (field.listed === true) return [];
  const name = nameOf(field);
  const { quote } = field;
  if (STATE.test(name) || (isEntry(thing) && HAPPENED.test(name)))
    return isSameDeed(plain(quote), deed, lexicon) ? [{ field, how: 'done', by: 'state' }] : [];
  const what = name.replace(AT, '');
  if (!isOf(what, deed, thing, lexicon)) return [];
  if (/^(?:true|yes)$/.test(quote)) return [{ field, how: 'done', by: 'flag' }];
  if (/^(?:false|no)$/.test(quote)) return [{ field, how: 'not done', by: 'flag' }];
  if (/^(?:null|unset)?$/.test(quote)) return [{ field, how: 'open', by: 'day' }];
  if (/ by$/.test(name)) return isDoer(field) ? [{ field, how: 'done', by: 'doer' }] : [];
  if (momentOf(field) !== undefined || field.values[0]?.kind === 'time')
    return [{ field, how: 'done', by: 'day' }];
  return [];
}

/** Whether somebody did it: "submit_by" has a deadline, and a machine that took the call answered nobody. */
const isDoer = (field: Field): boolean =>
  momentOf(field) === undefined &&
  field.values[0] === undefined &&
  !/^(?:nobody|no[ -]?one|none|unknown|n\/?a|tbd|pending|voice ?mail|mailbox|(?:auto|automatic)\b.*|answering machine|machine|bot)$/i.test(
    field.quote,
  );

/** Whether a field is named for a deed, alone or behind what it is done to: `notice_received` of a notice. */
function isOf(name: string, deed: string, { kinds }: Thing, lexicon: Lexicon): boolean {
  if (isSameDeed(name, deed, lexicon)) return true;
  const [, of, rest] = /^(.+) (\p{L}+)$/u.exec(name) ?? [];
  return of !== undefined && kinds.includes(of) && isSameDeed(rest!, deed, lexicon);
}
