/** By how much something is overdue: "The invoice is 11 days overdue as of 20 June 2026." */
import { lengthIn } from '../../between/claim.ts';
import { momentIn } from '../../between/dated.ts';
import { Document } from '../../read/document.ts';
import { compareMoments, distanceOf, liesBy } from '../../record/words/moment.ts';
import type { Scene, Shown } from '../asked.ts';
import { called, isUnset, onlyMoment } from '../facts.ts';

const OVERDUE =
  /^(?:The |This )?(.{3,40}?) (?:is|was) (?:already )?(?:(?:overdue|late|past due) by (.{3,30}?)|(.{3,30}?) (?:overdue|late|past (?:its )?due(?: date)?)|(overdue|past due|past its due date))(?: (?:as of|on|by|as at) (.{4,24}))?$/u;
const DUE = /^(?:due|due date|due on|due by|payment due|pay by|payable by|deadline|return by|return due)$/;
const TODAY =
  /^(?:today|as of|as at|checked(?: on| at)?|now|report date|reporting date|exported(?: at| on)?|snapshot date|generated(?: at| on)?|current date|reviewed on|statement date)$/;
const DONE =
  /^(?:paid(?: on| at| date)?|payment date|settled(?: on| at)?|returned(?: on| at)?|closed(?: on| at)?|completed(?: on| at)?|delivered(?: on| at)?)$/;
const PUT_OFF =
  /\b(?:new|revised|extended|agreed|postponed|deferred|later) (?:due|deadline|payment)|\b(?:extension|extended|deferral|deferred|grace|payment plan|instal\p{L}+ plan|postponed)\b/u;
const STATE = /^(?:status|state|payment status)$/;

/** Where its due date and the day stand, of what has not been paid or brought back by then. */
export function overdue(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const [, what, first, second, bare, on] = OVERDUE.exec(said) ?? [];
  const by = first ?? second;
  if (what === undefined || (by === undefined && bare === undefined)) return undefined;
  const kind =
    what
      .split(' ')
      .findLast((word) => !/\d/.test(word))
      ?.toLowerCase() ?? what;
  const due = onlyMoment(documents, DUE);
  const today = on === undefined ? onlyMoment(documents, TODAY) : undefined;
  const moment = on === undefined ? today?.moment : momentOfWords(on, lexicon);
  // What has been put off is due another day.
  if (called(documents, PUT_OFF).some((one) => !isUnset(one))) return undefined;
  if (due === undefined || moment === undefined || !moment.year) return undefined;
  if (!documents[due.fact.document]!.text.toLowerCase().includes(kind)) return undefined;
  if (what.split(' ').some((word) => /\d/.test(word) && !documents[due.fact.document]!.text.includes(word)))
    return undefined;
  const states = called(documents, STATE).filter(({ document }) => document === due.fact.document);
  const open = [...called(documents, DONE), ...states];
  if (open.length === 0 || !open.every((one) => isUnset(one) || OPEN.test(one.field.quote))) return undefined;
  const length = by === undefined ? undefined : lengthIn(by, lexicon);
  if (by !== undefined && length === undefined) return undefined;
  const holds =
    length === undefined ? (compareMoments(moment, due.moment) ?? 0) > 0 : liesBy(moment, due.moment, length);
  return holds
    ? {
        places: [due.fact, ...(today === undefined ? [] : [today.fact]), ...open],
        told: `${on ?? today!.fact.field.quote} − ${due.fact.field.quote} = ${distanceOf(moment, due.moment)}`,
      }
    : undefined;
}

const OPEN =
  /^(?:unpaid|open|overdue|outstanding|late|not (?:yet )?(?:paid|returned)|on loan|borrowed|sent|issued|past[ _]due)$/i;

function momentOfWords(words: string, lexicon: Scene['lexicon']) {
  const { values } = new Document(`It was on ${words}.`, lexicon, undefined, undefined, 'en').whole();
  return values.length === 1 ? momentIn(values[0]!) : undefined;
}
