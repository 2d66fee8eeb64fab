/** What happened when, by entries that name a deed and its time: `{ type: "cancelled", at: "2026-05-03" }`, "3 May: cancelled". */

import type { Lexicon } from '../../../text/lexicon/index.ts';
import { type Day, deedsOf, momentIn } from '../../between/dated.ts';
import type { Document } from '../../read/document.ts';
import { objectsOf } from '../../record/read/from-data.ts';
import type { Field } from '../../record/record.ts';
import { momentOf } from '../../record/words/moment.ts';
import { MONTHS } from './calendar.ts';

const WHAT = /^(?:type|event|action|name|kind|status|description|what|step|activity|message|title)$/;
const WHEN = /^(?:at|date|timestamp|time|on|when|occurred at|occurred on|created at|datetime)$/;
const LISTS =
  /^(?:events?|history|log|timeline|activity|activities|audit|audit log|steps|changes|tracking|entries)$/;
const MOST_OBJECTS = 24;
const LONGEST = 6_000;
/** Words of what is told behind a day, at the most. */
const MOST_TOLD = 6;

const KNOWN = new WeakMap<Document, readonly Omit<Day, 'document'>[]>();

/** The days of such entries in all sources. */
export const eventsOf = (documents: readonly Document[], lexicon: Lexicon): readonly Day[] =>
  documents.flatMap((source, document) => {
    let own = KNOWN.get(source);
    if (own === undefined)
      KNOWN.set(source, (own = source.structured ? inData(source, lexicon) : inLines(source, lexicon)));
    return own.map((day) => ({ ...day, document }));
  });

function inData(source: Document, lexicon: Lexicon): readonly Omit<Day, 'document'>[] {
  return [...made(source, lexicon), ...listed(source, lexicon)];
}

const MADE = /^(?:created|submitted|made|sent|filed|date|at|on)(?: (?:at|on))?$/;
const DEED =
  /(?:request|claim|complaint|application|payment|refund|cancellation|delivery|order|purchase|return|notice|shipment|appeal|payout|withdrawal|deposit|signature|approval|inspection)$/;

/** `refund_request: { created_at: … }`: what an object is called by was done when it was made. */
const made = (source: Document, lexicon: Lexicon): readonly Omit<Day, 'document'>[] =>
  objectsOf(source, MOST_OBJECTS)
    .filter(({ id, labels }) => !/\/\d+(?:\/|$)/.test(id) && DEED.test(labels.join(' ')))
    .flatMap(({ own, labels }) =>
      own.flatMap((field) => {
        const moment = MADE.test(field.name.join(' ')) ? momentOf(field) : undefined;
        const label = deedsOf(labels.join(' '), lexicon);
        return moment === undefined ? [] : [{ sentence: field.sentence, moment, told: toldOf(field), label }];
      }),
    );

function listed(source: Document, lexicon: Lexicon): readonly Omit<Day, 'document'>[] {
  return objectsOf(source, MOST_OBJECTS)
    .filter(({ id, labels }) => /\/\d+$/.test(id) && labels.some((label) => LISTS.test(label)))
    .flatMap(({ own }) => {
      const [what, when] = [WHAT, WHEN].map((is) => own.filter(({ name }) => is.test(name.join(' '))));
      if (what!.length !== 1 || when!.length !== 1) return [];
      const moment = momentOf(when![0]!);
      const label = deedsOf(what![0]!.quote.replaceAll('_', ' '), lexicon);
      return moment === undefined || label.length === 0
        ? []
        : [{ sentence: when![0]!.sentence, moment, told: toldOf(when![0]!), label }];
    });
}

function toldOf({ values: [value] }: Field): string {
  if (value?.kind !== 'date' && value?.kind !== 'datetime') return '';
  const { y, m = 1, d } = value.date;
  return `on ${d} ${MONTHS[m - 1]}${y === undefined ? '' : ` ${y}`}`;
}

/** "2 March 2026: order delivered": what stands right behind a day that opens a line. */
function inLines(source: Document, lexicon: Lexicon): readonly Omit<Day, 'document'>[] {
  if (source.text.length > LONGEST) return [];
  return Array.from({ length: source.scan.sentenceCount }, (_, sentence) => sentence).flatMap((sentence) => {
    const { values, text, start, end } = source.sentence(sentence);
    const [value, ...others] = values;
    const moment = value === undefined ? undefined : momentIn(value);
    if (moment === undefined || value === undefined || /\p{L}/u.test(text.slice(start, value.start)))
      return [];
    if (others.some((other) => other.kind === 'date' || other.kind === 'datetime')) return [];
    const behind = text
      .slice(value.end, end)
      .replace(/^(?: ?\([^()]{2,12}\))?[\s:,–—-]+/, '')
      .replace(/[.;]\s*$/, '');
    const label = deedsOf(behind, lexicon);
    if (/[.;,:]/.test(behind) || label.length === 0 || label.length > MOST_TOLD) return [];
    const { date } = value as Extract<typeof value, { date: unknown }>;
    const told = `on ${date.d} ${MONTHS[(date.m ?? 1) - 1]}${date.y === undefined ? '' : ` ${date.y}`}`;
    return [{ sentence, moment, told, label }];
  });
}
