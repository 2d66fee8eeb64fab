/** What a note of a line says was done: "delivered 3 May", "signed by K. Holm", "mei approved", "deposit 150 EUR paid 3 June". */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { readValues } from '../../../text/values/index.ts';
import type { Cell } from './cells.ts';
import { cut, type Noted, type NotedHead, type NotesRead, under } from './noted.ts';

/** What was done, as a word of a note. */
export const DONE =
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

/** What leads a name to something else than what stands behind it. */
export const LEADS =
  /\b(?:to|from|by|for|via|with|of|than|no|without|max|min|up|over|under|about|around|approx|per|and|plus|less|extra|next|last|previous|old|former)\b/iu;
/** "Picked up 1 May", "signed by K. Holm", "mei approved", "refund requested 1 May". */
export function noteOfDeed(
  piece: Cell,
  of: string,
  { kind }: NotedHead,
  lexicon: Lexicon,
): NotesRead | undefined {
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
function pricedBefore(piece: Cell, { thing, deed, rest }: Done): NotesRead | undefined {
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
function behind(piece: Cell, name: string, rest: string): NotesRead | undefined {
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
