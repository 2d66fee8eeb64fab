/**
 * What a claim adds to a deed: when, by whom, to whom, why, by what code. Each is held against the field that tells it of that
 * deed, in the object that tells the deed; what no such field tells is not accounted for.
 */
import { readValues, type Value } from '../../../text/values/index.ts';
import type { Field } from '../../record/record.ts';
import { compareMoments, momentOf } from '../../record/words/moment.ts';
import { nameOf } from '../answer.ts';
import type { Told } from './deeds.ts';
import { holderOf } from './refer.ts';
import { isEntry, plain, type Thing } from './things.ts';

/** The fields that tell all that is added to a deed; undefined where something is not told. */
export function adjunctsOf(
  added: string,
  deed: string,
  thing: Thing,
  told: readonly Told[],
): readonly Field[] | undefined {
  const cells: Field[] = [];
  const moment = momentsOut(added);
  if (moment.values.length > 0) {
    const days = daysOf(deed, thing, told, moment.planned);
    const day = days.find((field) => moment.values.every((value) => isThen(value, field)));
    if (day === undefined) return undefined;
    cells.push(day);
  }
  const term = inTime(moment.rest, thing, told);
  if (term === null) return undefined;
  cells.push(...(term?.cells ?? []));
  for (const phrase of phrasesOf(term?.rest ?? moment.rest)) {
    const found = PHRASES.map((tells) => tells(phrase, deed, thing, told)).find((one) => one !== undefined);
    if (found === undefined) return undefined;
    cells.push(...found);
  }
  return cells;
}

const TERM =
  /^(?:(ahead of time|early|before (?:it was|they were|the) due(?: date)?|in advance)|(late|after (?:it was|the) due(?: date)?)|(on time|in time))(?= |$)/;

/** Whether a deed was done before or after its day; null where it was not as said, undefined where that is not said. */
function inTime(
  rest: string,
  { focus }: Thing,
  told: readonly Told[],
): { readonly rest: string; readonly cells: readonly Field[] } | null | undefined {
  const [whole = '', early, late] = TERM.exec(rest) ?? [];
  if (whole === '') return undefined;
  const due = focus.own.filter((field) => /^(?:due|deadline)(?: (?:date|on|at|by))?$/.test(nameOf(field)));
  const done = told.filter(({ by }) => by === 'day').map(({ field }) => field);
  const [a, b] = [done, due].map((fields) => (fields.length === 1 ? momentOf(fields[0]!) : undefined));
  const sign = a === undefined || b === undefined ? undefined : (compareMoments(a, b) ?? 0);
  if (sign === undefined) return null;
  const isSo = early === undefined ? (late === undefined ? sign <= 0 : sign > 0) : sign < 0;
  return isSo ? { rest: rest.slice(whole.length).trim(), cells: [...done, ...due] } : null;
}

const PREPS = 'by|to|because of|because|due to|on account of|over|for|under|as|from|through|via|with';
/** What "from 61" leads to is part of it. */
const NEXT = new RegExp(`(?<!\\bfrom [^,]*),? (?=(?:${PREPS}) )`, 'g');

/** The phrases of what is left of a predicate, a reason to the end. */
function phrasesOf(added: string): readonly string[] {
  const said = added.trim().replace(/,$/, '');
  if (said === '') return [];
  const why = / ?\b(?:because|due to|on account of)\b.*$/.exec(said);
  const before = why === null ? said : said.slice(0, why.index);
  return [...before.split(NEXT), ...(why === null ? [] : [why[0]])]
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

interface Moments {
  readonly values: readonly Value[];
  /** Whether they are told of what is to come: "for 2 March". */
  readonly planned: boolean;
  readonly rest: string;
}

/** The days and times of a predicate, and what is left of it without them. */
function momentsOut(added: string): Moments {
  const values = readValues(added, 'en').filter(({ kind }) => /^(?:date|datetime|time)$/.test(kind));
  let rest = added;
  let planned = false;
  const taken: Value[] = [];
  for (const value of [...values].reverse()) {
    const before = / ?(?:on|at|in|for) (?:the )?$/.exec(rest.slice(0, value.start));
    // What stands in a reason is part of it.
    if (/\b(?:because|due to)\b/.test(added.slice(0, value.start)) || before === null) continue;
    planned ||= before[0].trim().startsWith('for');
    rest = `${rest.slice(0, before.index)}${rest.slice(value.end)}`;
    taken.push(value);
  }
  return { values: taken, planned, rest: rest.trim() };
}

const EVENT_DAY = /^(?:at|on|date|when|time|timestamp|day|datetime)$/;

/**
 * The fields that may tell when a deed was. The day of what was cancelled is not that of its cancellation: only an entry of a
 * history has the day of its deed without its name.
 */
function daysOf(deed: string, thing: Thing, told: readonly Told[], planned: boolean): readonly Field[] {
  const named = (names: readonly string[]): readonly Field[] =>
    thing.focus.own.filter((field) => names.includes(nameOf(field)));
  if (planned) return named([`${deed} for`]);
  const own = told.filter(({ by }) => by === 'day').map(({ field }) => field);
  const entry = isEntry(thing) ? thing.focus.own.filter((field) => EVENT_DAY.test(nameOf(field))) : [];
  return [...own, ...entry, ...named([`${deed} at`, `${deed} on`, `${deed} date`])];
}

/** Whether a day or time of a claim is what a field holds. */
export function isThen(said: Value, field: Field): boolean {
  const held = readValues(field.quote, 'en');
  return held.some((value) => {
    if (said.kind === 'time')
      return (value.kind === 'time' || value.kind === 'datetime') && isClock(said.time, value.time);
    if (said.kind !== 'date' && said.kind !== 'datetime') return false;
    if (value.kind !== 'date' && value.kind !== 'datetime') return false;
    if (said.bound !== undefined || value.bound !== undefined) return false;
    const [a, b] = [said.date, value.date];
    const isDay =
      a.m === b.m &&
      (a.d === undefined || a.d === b.d) &&
      (a.y === undefined || a.y === b.y) &&
      a.m !== undefined;
    if (!isDay || said.kind === 'date') return isDay;
    return value.kind === 'datetime' && isClock(said.time, value.time);
  });
}

const isClock = (a: { h: number; min: number }, b: { h: number; min: number }): boolean =>
  a.h === b.h && a.min === b.min;

type Phrase = (
  phrase: string,
  deed: string,
  thing: Thing,
  told: readonly Told[],
) => readonly Field[] | undefined;

const MEANS = /^(?:by|channel|method|via|means|medium|sent by|paid with|carrier)$/;

/** "By the airline", "by registered letter". */
const doer: Phrase = (phrase, deed, thing, told) => {
  const { focus } = thing;
  const [, who] = /^(?:by|through|via) (?:the |an? )?(.+)$/i.exec(phrase) ?? [];
  if (who === undefined) return undefined;
  const field = focus.own.find(
    (one) =>
      plain(one.quote).toLowerCase() === who.toLowerCase() &&
      (nameOf(one) === `${deed} by` ||
        told.some(({ field: own, by }) => by === 'doer' && own === one) ||
        MEANS.test(nameOf(one))),
  );
  if (field !== undefined) return [field];
  // Whose instalment it is has paid it, where no other is named for it.
  const isOthers = [...focus.own, ...focus.above].some((one) =>
    /^(?:payer|paid by|billed to|\p{L}+ed by)$/u.test(nameOf(one)),
  );
  return HOLDERS.test(deed) && !isOthers ? holderOf(thing, who) : undefined;
};

/** What whoever has a thing does. */
const HOLDERS = /^(?:paid|settled|signed|submitted|requested|accepted|returned|handed back|collected)$/;
const GIVEN = /^(?:issued|lent|given|sent|rented|sold|granted|assigned|handed out|loaned|delivered)$/;

/** "Lent to Family Ribeiro": whoever has it. */
const taker: Phrase = (phrase, deed, thing) => {
  const [, who = '', firm] = /^to (.+?)(?: (?:of|from) (.+))?$/.exec(phrase) ?? [];
  if (who === '') return undefined;
  const own = thing.focus.own.find(
    (one) => /^(?:to|recipient|addressee)$/.test(nameOf(one)) && one.quote === who,
  );
  const holder = own === undefined && GIVEN.test(deed) ? holderOf(thing, who) : own && [own];
  if (holder === undefined || firm === undefined) return holder;
  const company = thing.focus.own.find((one) =>
    /^(?:company|employer|firm|organi[sz]ation)$/.test(nameOf(one)),
  );
  return company?.quote === firm ? [...holder, company] : undefined;
};

/** "From 61 to 161". */
const change: Phrase = (phrase, _deed, { focus }) => {
  const [, old, now] = /^from (.+?) to (.+)$/.exec(phrase) ?? [];
  if (old === undefined) return undefined;
  const [a, b] = [/^(?:old|previous|before)(?: value)?$/, /^(?:new|current|after)(?: value)?$/].map((is) =>
    focus.own.find((one) => is.test(nameOf(one))),
  );
  return a?.quote === old && b?.quote === now ? [a!, b!] : undefined;
};

/** "Under code R12". */
const code: Phrase = (phrase, deed, { focus }) => {
  const [, value] = /^(?:under|with) (?:the )?(?:reason )?code (.+)$/.exec(phrase) ?? [];
  const stem = deed.replace(/ed$/, '');
  const found = focus.own.find(
    (one) => new RegExp(`^(?:${stem}\\w*|reason|status) code$`).test(nameOf(one)) && one.quote === value,
  );
  return found && [found];
};

/** What a thing came to that one has a reason for; why somebody asked for what he got is another. */
const ADVERSE =
  /^(?:reject|declin|refus|deni|cancel|on hold|held|withdraw|fail|delay|block|suspend|postpon|escalat|turned down|called off|put off)/;

/** "Because it is not on the schedule", "for a hydraulic fault": what the field behind the deed gives as its reason. */
const reason: Phrase = (phrase, deed, { focus }, told) => {
  const [, why] = /^(?:because of|because|due to|on account of|over|for) (.+)$/.exec(phrase) ?? [];
  const isDenied = told.some(({ how }) => how === 'not done');
  if (why === undefined || !(isDenied || ADVERSE.test(deed))) return undefined;
  const stem = deed.replace(/(?:led|ed)$/, '');
  const state = told.find(({ by }) => by === 'state' || by === 'flag');
  if (state === undefined) return undefined;
  // `payout: { status: on_hold }, hold: { reason }`: what a state is called stands beside.
  const beside = focus.beside.flat().filter(({ path }) => path.at(-1) === deed.split(' ').at(-1));
  const found = [...focus.own, ...beside].find((one) => {
    const name = nameOf(one);
    const isOwn = new RegExp(`^${stem}\\w* (?:text|reason|because|note)$|^reason (?:for )?${stem}`).test(
      name,
    );
    // A reason that stands before how it ended may be why it was asked for.
    return (
      isOwn || (/^(?:reason|cause)$/.test(name) && (beside.includes(one) || one.start > state.field.start))
    );
  });
  if (found === undefined) return undefined;
  return reasonsOf(why).some((one) => one === saidPlainly(found.quote)) ? [found] : undefined;
};

const saidPlainly = (text: string): string => bare(plain(text));

/** Ways to say a reason: "a mismatch in the bank account name" is a bank account name mismatch. */
function reasonsOf(why: string): readonly string[] {
  const [, head, of] = /^(?:an? |the )?(\p{L}+) (?:in|of|with) (.+)$/u.exec(why) ?? [];
  return [bare(why), ...(head === undefined ? [] : [`${bare(of!)} ${head}`.toLowerCase()])];
}

/** Words without those that only make a sentence of them. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:the|an?|it|they|is|are|was|were|there)\b/g, ' ')
    .replace(/[^\p{L}\d%€£$.-]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .trim()
    .replace(/ +/g, ' ');

const PHRASES: readonly Phrase[] = [doer, taker, change, code, reason];
