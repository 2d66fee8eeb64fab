/** The notes of a line as names and values: "delivered 3 May", "new departure 08:05", "60 rooms", "mei approved", "carried". */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { readValues } from '../../../text/values/index.ts';
import type { Cell } from './cells.ts';
import type { Noted, NotedHead } from './noted.ts';

/** Notes of a line, at the most. */
const MOST = 14;

/** What was done, as a word of a note. */
const DONE =
  '(?:re|un)?(?:\\p{L}{2,}ed|sent|paid|made|taken|held|kept|sold|bought|built|won|shut|seen|shown|written|done|given|lost|found|left|due)';
const DEED = new RegExp(
  `^(?<deed>${DONE})(?: (?<particle>up|out|off|in|back|down|over|on(?= \\d)))?(?: (?<rest>.+))?$`,
  'iu',
);
const BY_WHOM = new RegExp(
  `^(?<who>\\p{L}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]+)?) (?<deed>${DONE})(?: (?<rest>.+))?$`,
  'iu',
);
const OF_WHAT = new RegExp(
  `^(?<what>(?:\\d{1,4} )?\\p{L}[\\p{L} -]{1,30}?|\\d{1,4}|\\p{L}[\\p{L} ]{1,20} (?:[A-Z]{3} |[$€£])?\\d[\\d.,]{0,12}(?: (?:[A-Z]{3}|euros?|dollars?|pounds?))?) (?<deed>${DONE})(?: (?<rest>.+))?$`,
  'iu',
);
/** What is worked on under short names, and whose notes say who did what: "mei approved". */
const REVIEWED = /^(?:pr|mr|cr|pull request|merge request|commit|change|review)$/;
/** Words that end in "-ed" and tell of nothing that was done. */
const NO_DEED = /^(?:need|speed|seed|feed|bed|shed|red|used|medical)$/iu;

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
/** What leads a name to something else than what stands behind it. */
const LEADS =
  /\b(?:to|from|by|for|via|with|of|than|no|without|max|min|up|over|under|about|around|approx|per|and|plus|less|extra|next|last|previous|old|former)\b/iu;
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

interface Read {
  readonly notes: readonly Noted[];
  /** What the notes behind it are of, where it names that: "refund" of "refund requested 1 May". */
  readonly of?: string;
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

/** The notes of one piece; none of one that names nothing, undefined where it may be against the others. */
function notesOf(piece: Cell, of: string, head: NotedHead, lexicon: Lexicon): Read | undefined {
  return (
    labelled(piece, of) ??
    stated(piece, of) ??
    done(piece, of, head, lexicon) ??
    valued(piece, of, head) ??
    featured(piece, head) ??
    takenBy(piece, head) ??
    (new RegExp(`(?:^|[^\\p{L}])(?:${DONE}|no|to|until|till)(?:[^\\p{L}]|$)`, 'iu').test(piece.text)
      ? undefined
      : { notes: [] })
  );
}

/** A slice of a piece, by its text. */
const cut = ({ text, start }: Cell, part: string, from = 0): Cell => ({
  text: part,
  start: start + text.indexOf(part, from),
});

const under = (of: string, name: string): string =>
  of === '' ? name.toLowerCase() : `${of} ${name.toLowerCase()}`;

function labelled(piece: Cell, of: string): Read | undefined {
  const { name, value } = LABELLED.exec(piece.text)?.groups ?? {};
  return name === undefined
    ? undefined
    : { notes: [{ name: under(of, name), value: cut(piece, value!, name.length) }] };
}

function stated(piece: Cell, of: string): Read | undefined {
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

/** "Picked up 1 May", "signed by K. Holm", "mei approved", "refund requested 1 May". */
function done(piece: Cell, of: string, { kind }: NotedHead, lexicon: Lexicon): Read | undefined {
  const plain = DEED.exec(piece.text)?.groups;
  if (plain !== undefined && !NO_DEED.test(plain['deed']!)) {
    const { deed = '', particle, rest = '' } = plain;
    return behind(piece, under(of, particle === undefined ? deed : `${deed} ${particle}`), rest);
  }
  const whom = BY_WHOM.exec(piece.text)?.groups;
  if (whom !== undefined && isSomebody(whom['who']!, kind, lexicon))
    return whom['rest'] === undefined
      ? { notes: [{ name: under(of, `${whom['deed']} by`), value: cut(piece, whom['who']!) }] }
      : undefined;
  const what = thingIn(piece.text, kind, lexicon);
  const priced = what && pricedBefore(piece, what);
  if (priced !== undefined) return priced;
  // "41 passed": how many did.
  if (what === undefined || /^\d+$/u.test(what.thing) || LEADS.test(what.thing)) return undefined;
  const read = behind(piece, `${what.thing} ${what.deed}`, what.rest);
  return read && { ...read, of: what.thing };
}

/** "Deposit 150 EUR paid 3 June": how much a thing is, and what was done to it. */
function pricedBefore(piece: Cell, { thing, deed, rest }: Done): Read | undefined {
  const money = readValues(piece.text.slice(0, thing.length), 'en').find(({ kind }) => kind === 'money');
  const noun = money === undefined ? '' : thing.slice(0, money.start).trim();
  if (money === undefined || money.end !== thing.length || !/^\p{L}[\p{L} ]{1,24}$/u.test(noun))
    return undefined;
  const read = behind(piece, `${noun} ${deed}`, rest);
  const amount = { name: noun, value: cut(piece, piece.text.slice(money.start, money.end), noun.length) };
  return read && { notes: [amount, ...read.notes], of: noun };
}

/** A thing that a note names, what was done to it, and what stands behind that. */
interface Done {
  readonly thing: string;
  readonly deed: string;
  readonly rest: string;
}

/** What a note names and what was done to it: "refund requested 1 May", "1 returned 5 May"; undefined for none. */
export function thingIn(text: string, kind: string, lexicon: Lexicon): Done | undefined {
  const { what, deed, rest = '' } = OF_WHAT.exec(text)?.groups ?? {};
  if (what === undefined || NO_DEED.test(deed!) || ADVERB.test(what) || isSomebody(what, kind, lexicon))
    return undefined;
  return { thing: what.toLowerCase(), deed: deed!.toLowerCase(), rest };
}

/** The deed that a note begins with: "approved 3 May"; undefined for none. */
export const deedOf = (text: string): string | undefined => {
  const deed = DEED.exec(text)?.groups?.['deed']?.toLowerCase();
  return deed === undefined || NO_DEED.test(deed) ? undefined : deed;
};

/**
 * Whether a deed that stands alone behind a note of a thing is of that thing: "refund requested, approved" is, and
 * "payment received, shipped" is not.
 */
export const goesOn = (thing: string, deed: string): boolean =>
  !(OF_PAPER.test(thing) && OF_GOODS.test(deed));

const OF_PAPER =
  /\b(?:payment|refund|invoice|fee|deposit|charge|money|amount|bill|receipt|form|application|request|label|address|mail|email|letter|call|tax|duty|customs)s?$/iu;
const OF_GOODS =
  /^(?:re|un)?(?:shipped|delivered|dispatched|packed|picked|collected|installed|loaded|produced|merged|deployed|boarded|discharged|admitted)$/iu;
const ADVERB = /^(?:now|then|already|also|later|finally|first|just|recently|fully|duly|\p{L}+ly)$/iu;

/** Whether what stands before a participle is a name: of what is reviewed any word is, else one that the lexicon has not. */
const isSomebody = (who: string, kind: string, lexicon: Lexicon): boolean =>
  REVIEWED.test(kind)
    ? !who.includes(' ')
    : /^\p{L}[\p{Ll}.]+(?: \p{Lu}[\p{Ll}.]+)?$/u.test(who) &&
      !who.split(' ').some((word) => lexicon.knows(word.toLowerCase()));

const LED = /^(?<prep>by|to|from|via|with|in|for) (?<what>.+)$/iu;

/** What stands behind a deed: when it was done, for how much, and by whom, to whom or by what means. */
function behind(piece: Cell, name: string, rest: string): Read | undefined {
  if (rest === '') return { notes: [{ name, value: cut(piece, piece.text) }] };
  const from = piece.text.length - rest.length;
  const [when, tail] = whenIn(rest);
  const notes: Noted[] = when === '' ? [] : [{ name, value: cut(piece, when, from) }];
  const [price] = when === '' ? readValues(rest, 'en') : [];
  const isPriced = price?.kind === 'money' && price.start === 0;
  if (isPriced) notes.push({ name: `${name} for`, value: cut(piece, rest.slice(0, price.end), from) });
  const left = isPriced ? rest.slice(price.end).trim() : tail;
  const { prep, what } = LED.exec(left)?.groups ?? {};
  // What came before it, or why, is told of another deed.
  if (prep === undefined)
    return (left === '' || ASIDE.test(left)) && notes.length > 0 ? { notes } : undefined;
  const led = ledTo(piece, `${name} ${prep.toLowerCase()}`, what!, from);
  return led && { notes: [...notes, ...led] };
}

const ASIDE = /^(?:after|because of|due to|following|before|despite) /iu;

/** "By R. Osei 3 Jan", "to staging 10 May": whom or where a deed is led to, and when. */
function ledTo(piece: Cell, name: string, what: string, from: number): readonly Noted[] | undefined {
  // "By 3 May" is by when.
  if (whenIn(what)[0] !== '') return undefined;
  const when = readValues(what, 'en').find(({ kind, end }) => kind !== 'number' && end === what.length);
  const isDated = when !== undefined && /^(?:date|time|datetime)$/.test(when.kind);
  const whom = (isDated ? what.slice(0, when.start).replace(/ (?:on|at) $/u, '') : what).trim();
  if (whom === '' || / (?:on|at|by|from|to|for|after) /iu.test(whom)) return undefined;
  const led = { name, value: cut(piece, whom, from) };
  if (!isDated) return [led];
  const moment = cut(piece, what.slice(when.start), from);
  // "Deployed to staging 10 May" is of another day than "deployed to production".
  return /^\p{Ll}/u.test(whom)
    ? [{ name: `${name} ${whom}`, value: moment }]
    : [led, { name: name.replace(/ \p{L}+$/u, ''), value: moment }];
}

/** The date or time that a text begins with, and what stands behind it. */
function whenIn(text: string): readonly [string, string] {
  const lead = /^(?:on|at) /iu.exec(text)?.[0].length ?? 0;
  const first = readValues(text, 'en').find(({ start }) => start <= lead);
  if (first === undefined || !/^(?:date|time|datetime)$/.test(first.kind)) return ['', text];
  return [text.slice(lead, first.end), text.slice(first.end).trim()];
}

/** "New departure 08:05", "60 rooms", "45 EUR", "e2e 3 failed". */
function valued(piece: Cell, of: string, { kind }: NotedHead): Read | undefined {
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
function featured(piece: Cell, { kind, keys }: NotedHead): Read | undefined {
  const called = kind === '' ? (keys[0]?.value.text ?? '') : kind;
  if (!HOLDING.test(called) || !FEATURE.test(piece.text)) return undefined;
  return { notes: [{ name: 'features', value: cut(piece, piece.text), listed: true }] };
}

/** "On metformin 500 mg" of a patient. */
function takenBy(piece: Cell, { kind }: NotedHead): Read | undefined {
  const drug =
    kind === 'patient' ? /^on (?<drug>\p{L}{4,}(?: \d.*)?)$/iu.exec(piece.text)?.groups?.['drug'] : undefined;
  return drug === undefined ? undefined : { notes: [{ name: 'medication', value: cut(piece, drug) }] };
}
