/** Words and phrases of notes of one thing, and sentences drawn from them. */
import { lower } from '../words.ts';
import { type Named, type Slip, unexplained } from './slip.ts';

/** A sentence, and the sentences of the source that it is drawn from besides its own. */
export interface Said {
  readonly text: string;
  readonly with: readonly number[];
}

export const say = (
  texts: readonly string[],
  ...beside: readonly (Pick<Named, 'sentence'> | undefined)[]
): Said[] => texts.map((text) => ({ text, with: beside.flatMap((one) => one?.sentence ?? []) }));

/** What the thing may be called: by its kind, by its number, and what was sent of an order as a parcel. */
export function namesOf({ kind, number, fragments }: Slip): readonly string[] {
  if (kind === '') return [];
  const own = [`the ${kind}`, ...(number === '' ? [] : [`${kind} ${number}`])];
  const sent = fragments.some(({ label, value }) => SENT.test(`${label} ${value}`));
  return sent && /^(?:order|shipment|consignment|delivery|parcel)$/.test(kind)
    ? [...new Set([...own, 'the parcel', 'the package', 'the delivery'])]
    : own;
}

const SENT = /\b(?:delivered|shipped|dispatched|despatched|shipping|delivery|carrier|courier)\b/i;

const MATTER =
  /^(?:subject|issue|problem|fault|category|type|incident type|complaint|defect|damage|damage type)$/i;

/** What a case or a ticket is about: "the water leak", "the leak"; none where that is no plain noun. */
export function matterOf({ kind, fragments }: Slip): readonly string[] {
  if (!/^(?:case|ticket|claim|request|repair|incident|contract)$/.test(kind)) return [];
  const found = fragments.filter(({ label }) => MATTER.test(label));
  const [only] = found;
  if (found.length !== 1 || only === undefined || !/^\p{L}?\p{Ll}+(?: \p{Ll}+)?$/u.test(only.value))
    return [];
  const noun = lower(only.value);
  return [...new Set([`the ${noun}`, `the ${noun.split(' ').at(-1)!}`])];
}

/** What was brought for repair, as its note names it: "the espresso machine", "the machine". */
export function thingOf({ kind, fragments }: Slip): readonly string[] {
  const found = fragments.filter(({ label }) => /^(?:device|item|vehicle|appliance|article)$/i.test(label));
  const [, noun = ''] = /^(\p{L}?\p{Ll}+(?: \p{Ll}+)?)(?:,|$)/u.exec(found[0]?.value ?? '') ?? [];
  if (kind !== 'repair' || found.length !== 1 || noun === '') return [];
  return [...new Set([`the ${lower(noun)}`, `the ${noun.split(' ').at(-1)!}`])];
}

const DATE = String.raw`\d{1,2} \p{Lu}\p{Ll}{2,8}\.?(?: \d{4})?|\d{4}-\d\d-\d\d|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, \d{4})?`;
const TIME = String.raw`(?:,? (?:at )?(\d{1,2}[:.]\d\d(?: ?[ap]m)?))?`;
const WHEN = new RegExp(`^(?:on )?(${DATE})${TIME}(?= |,|$)`, 'u');

/** When something was, where a text begins with it, and what stands behind. */
export function datedTail(text: string): { readonly when: string; readonly tail: string } {
  const [whole = '', day = '', time = ''] = WHEN.exec(text) ?? [];
  return { when: time === '' ? day : `${day} at ${time}`, tail: text.slice(whole.length).trim() };
}

/** Statements of a fragment, parted at commas and semicolons, but for those within a date. */
export const split = (text: string): readonly string[] => text.split(/(?<!\p{L}{3,9} \d{1,2}), (?!\d)|; /u);

/** A name, or a common noun with its article, as a sentence names it; none for another phrase. */
export function doersOf(doer: string | undefined): readonly string[] {
  if (doer === undefined) return [];
  const name = unexplained(doer);
  if (name !== '') return [name];
  if (!/^(?:the |a |an )?\p{Ll}+(?: \p{Ll}+)?$/u.test(doer)) return [];
  return /^(?:the|a|an) /.test(doer) ? [doer] : [`the ${doer}`, `${article(doer)} ${doer}`];
}

const ITEM =
  /^(?:(\d{1,4}) ?(?:[x×] ?|pcs?\.? (?:of )?)?)?(\p{Ll}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,4})$/u;
const BEHIND = /^(.+?),? ?(?:[x×] ?(\d{1,4})|\((\d{1,4})\))$/u;

/** "A ceramic kettle", "2 linen towels" as a sentence names what "1 x ceramic kettle" lists; undefined for another text. */
export function itemNamed(text: string): string | undefined {
  const turned = BEHIND.exec(text);
  const plain = turned === null ? text : `${turned[2] ?? turned[3]} x ${turned[1]}`;
  const [, many = '', noun = ''] = ITEM.exec(plain) ?? [];
  if (noun === '') return undefined;
  if (many === '') return /[^s]s$/.test(noun) ? noun : `${article(noun)} ${noun}`;
  return many === '1' ? `${article(noun)} ${noun}` : `${many} ${plural(noun)}`;
}

/** The things that a list names, each as a sentence names it; undefined where one is something else. */
export function itemsNamed(value: string): readonly string[] | undefined {
  const items = value.split(/, (?:and )?|; | and /).map(itemNamed);
  return items.every((one) => one !== undefined) ? (items as readonly string[]) : undefined;
}

export const AMOUNT =
  /^(?:[€$£] ?\d[\d.,]*|[A-Z]{3} ?\d[\d.,]*|\d[\d.,]* ?(?:[€$£]|[A-Z]{3}|euros?|dollars?|pounds?))$/;

export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

function plural(noun: string): string {
  if (/s$/.test(noun)) return noun;
  if (/shelf$/.test(noun)) return `${noun.slice(0, -1)}ves`;
  if (/(?:x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
