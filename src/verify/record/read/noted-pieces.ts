/** The notes of a line as names and values: "delivered 3 May", "new departure 08:05", "60 rooms", "mei approved", "carried". */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { readValues } from '../../../text/values/index.ts';
import type { Cell } from './cells.ts';
import { cut, type Noted, type NotedHead, type NotesRead, under } from './noted.ts';
import { DONE, deedOf, goesOn, LEADS, noteOfDeed } from './noted-deeds.ts';

/** Notes of a line, at the most. */
const MOST = 14;

const LABELLED = /^(?<name>\p{L}[\p{L} '-]{1,30}): (?<value>\S.*)$/u;
const NAMED_FIRST = /^(?<name>\p{L}[\p{L} '-]{0,30}?)(?: (?:at|is|#))? (?<value>[#$€£]?\p{Lu}{0,2}-?\d.*)$/u;
/** What is a noun and a verb: that it is noted with a day does not say that it was done. */
const AS_VERB =
  /^(?:retry|return|release|review|transfer|upgrade|launch|test|call|visit|move|repair|audit|check|restart|rollback|refund|credit|charge|order|ship|pick-?up|drop-?off|pay|sign|vote|work)$/iu;
const VOTED = /^(?:motion|resolution|proposal|amendment|bill|vote)$/;
const CAST = /^(?:in favour|in favor|for|against)$/iu;
const COUNTED =
  /^(?<value>\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten) (?<name>\p{L}[\p{L} -]{1,30})$/iu;
const PART_COUNTED = /^(?<of>\p{L}[\p{L}\d-]{0,20}) (?<value>\d[\d,.]*) (?<name>\p{L}{3,20})$/u;
const NONE = /^(?<value>no) (?<name>\p{L}{3,20}(?: \p{L}{3,20})?)$/iu;
const FARED = /^(?<name>\p{L}[\p{L}\d ]{0,20}) (?<value>ok|green|red|clean)$/iu;
const TERM = /^(?<name>valid|good|open|active) (?:until|till) (?<value>.*\d.*)$/iu;
const STATE =
  /^(?:now |currently |fully )?(?<value>(?:on )?(?:open|closed|delayed|cancell?ed|pending|active|inactive|overdue|live|carried|lost|rejected|approved|declined|failed|passed|paid|unpaid|shipped|delivered|merged|resolved|completed?|confirmed|suspended|expired|refunded|boarding|hold|time))$/iu;
const OF_A_WORD =
  /^(?<name>reason|cause|root cause|owner|assignee|agent|carrier|status|result|outcome|severity|priority|location|method|colou?r|size) (?<value>\p{L}.{1,60})$/iu;
/** Places and things of which a word alone says what they have. */
const HOLDING =
  /^(?:hotel|apartment|flat|house|villa|room|office|gym|hostel|guesthouse|resort|cottage|studio|campsite)\b/iu;
const FEATURE = /^\p{Ll}{3,20}(?: \p{Ll}{3,20})?$/u;

/** The notes behind a head; undefined where one of them says what no field says. */
export function notedIn(notes: Cell, head: NotedHead, lexicon: Lexicon): readonly Noted[] | undefined {
  const pieces = piecesOf(notes);
  if (pieces.length > MOST) return undefined;
  const found: Noted[] = [];
  let of = head.topic;
  for (const piece of pieces) {
    const deed = deedOf(piece.text);
    if (deed !== undefined && !goesOn(of, deed)) of = head.topic;
    const said = notesOf(piece, of, head, lexicon);
    if (said === undefined) return undefined;
    found.push(...said.notes);
    of = said.of ?? of;
  }
  const names = found.filter(({ listed }) => listed !== true).map(({ name }) => name);
  return new Set(names).size < names.length ? undefined : found;
}

/** What stands between commas, semicolons and stops, without what stands in brackets. */
export function piecesOf({ text, start }: Cell): Cell[] {
  const bare = text.replace(/\([^()]*\)?/gu, (inner) => ' '.repeat(inner.length));
  const pieces: Cell[] = [];
  let from = 0;
  for (const mark of [...bare.matchAll(/[,;]\s|(?<=\p{Ll}{2}|[\d)])\.\s| [-–—] |\.?$/gu)]) {
    const own = bare.slice(from, mark.index);
    const trimmed = own.trim();
    if (trimmed !== '')
      pieces.push({ text: trimmed, start: start + from + own.length - own.trimStart().length });
    from = mark.index + mark[0].length;
  }
  return pieces;
}

/** What may say more of the line than its other notes do: a deed, a denial, a bound. */
const AGAINST = new RegExp(`(?:^|[^\\p{L}])(?:${DONE}|no|to|until|till)(?:[^\\p{L}]|$)`, 'iu');

/** The notes of one piece; none of one that names nothing, undefined where it may be against the others. */
function notesOf(piece: Cell, of: string, head: NotedHead, lexicon: Lexicon): NotesRead | undefined {
  return (
    labelled(piece, of) ??
    stated(piece, of) ??
    noteOfDeed(piece, of, head, lexicon) ??
    valued(piece, of, head) ??
    featured(piece, head) ??
    takenBy(piece, head) ??
    (AGAINST.test(piece.text) ? undefined : { notes: [] })
  );
}

function labelled(piece: Cell, of: string): NotesRead | undefined {
  const { name, value } = LABELLED.exec(piece.text)?.groups ?? {};
  return name === undefined
    ? undefined
    : { notes: [{ name: under(of, name), value: cut(piece, value!, name.length) }] };
}

function stated(piece: Cell, of: string): NotesRead | undefined {
  const state = STATE.exec(piece.text)?.groups?.['value'];
  if (state !== undefined) return { notes: [{ name: under(of, 'status'), value: cut(piece, state) }] };
  const none = NONE.exec(piece.text)?.groups;
  if (none !== undefined)
    return { notes: [{ name: under(of, none['name']!), value: cut(piece, none['value']!), none: true }] };
  const term = TERM.exec(piece.text)?.groups;
  if (term !== undefined)
    return { notes: [{ name: under(of, `${term['name']} until`), value: cut(piece, term['value']!) }] };
  const { name, value } = (OF_A_WORD.exec(piece.text) ?? FARED.exec(piece.text))?.groups ?? {};
  return name === undefined
    ? undefined
    : { notes: [{ name: under(of, name), value: cut(piece, value!, name.length) }] };
}

/** "New departure 08:05", "60 rooms", "45 EUR", "e2e 3 failed". */
function valued(piece: Cell, of: string, { kind }: NotedHead): NotesRead | undefined {
  const { text } = piece;
  const values = readValues(text, 'en');
  const [only] = values;
  if (only?.kind === 'money' && values.length === 1 && only.start === 0 && only.end === text.length)
    return { notes: [{ name: under(of, 'amount'), value: cut(piece, text) }] };
  const paid = only?.kind === 'money' && only.start === 0 ? paidTo(piece, of, only.end) : undefined;
  if (paid !== undefined) return { notes: paid };
  const first = NAMED_FIRST.exec(text)?.groups;
  if (first !== undefined && AS_VERB.test(first['name']!)) return { notes: [] };
  if (first !== undefined && !LEADS.test(first['name']!) && isOneValue(first['value']!))
    return {
      notes: [{ name: under(of, first['name']!), value: cut(piece, first['value']!, first['name']!.length) }],
    };
  const part = PART_COUNTED.exec(text)?.groups;
  if (part !== undefined && !LEADS.test(part['of']!))
    return {
      notes: [
        {
          name: under(of, `${part['of']} ${part['name']}`),
          value: cut(piece, part['value']!, part['of']!.length),
        },
      ],
    };
  const counted = COUNTED.exec(text)?.groups;
  if (counted !== undefined && VOTED.test(kind) && CAST.test(counted['name']!))
    return { notes: [{ name: `votes ${counted['name']}`, value: cut(piece, counted['value']!) }] };
  if (
    counted === undefined ||
    LEADS.test(counted['name']!) ||
    (only !== undefined && only.kind !== 'number' && only.end === text.length && only.kind !== 'quantity')
  )
    return undefined;
  return { notes: [{ name: under(of, counted['name']!), value: cut(piece, counted['value']!) }] };
}

/** "08:05", "B37", "130/85", "12 days": one value and nothing besides. */
function isOneValue(text: string): boolean {
  const [one, ...others] = readValues(text, 'en');
  return (
    /^[\p{Lu}#*]{0,3}-?\d[\d./-]*$/u.test(text) ||
    (others.length === 0 && one !== undefined && one.start === 0 && one.end === text.length)
  );
}

const PAID_TO = /^(?<prep>to|from|for|by|via) (?:(?<kind>\p{Ll}{3,15}) )?(?<what>\S.*)$/u;

/** "45 EUR to card *4242". */
function paidTo({ text, start }: Cell, of: string, behind: number): readonly Noted[] | undefined {
  const { prep, kind, what } = PAID_TO.exec(text.slice(behind).trim())?.groups ?? {};
  if (what === undefined) return undefined;
  const isNumber = kind !== undefined && /^[#*]*\d+$/.test(what);
  const said = isNumber ? what : text.slice(text.indexOf(`${prep} `, behind) + prep!.length + 1);
  return [
    { name: under(of, 'amount'), value: { text: text.slice(0, behind).trim(), start } },
    { name: under(of, isNumber ? kind : prep!), value: cut({ text, start }, said, behind) },
  ];
}

/** "Pool", "free parking" of a hotel. */
function featured(piece: Cell, { kind, keys }: NotedHead): NotesRead | undefined {
  const called = kind === '' ? (keys[0]?.value.text ?? '') : kind;
  if (!HOLDING.test(called) || !FEATURE.test(piece.text)) return undefined;
  return { notes: [{ name: 'features', value: cut(piece, piece.text), listed: true }] };
}

/** "On metformin 500 mg" of a patient. */
function takenBy(piece: Cell, { kind }: NotedHead): NotesRead | undefined {
  const drug =
    kind === 'patient' ? /^on (?<drug>\p{L}{4,}(?: \d.*)?)$/iu.exec(piece.text)?.groups?.['drug'] : undefined;
  return drug === undefined ? undefined : { notes: [{ name: 'medication', value: cut(piece, drug) }] };
}
