/**
 * The things that data holds, by what a claim calls them: the record itself ("plan PP-118", "the plan"), what stands in it by
 * a name ("the payout", "payout PO-5567"), and members of its lists ("item 4", "the car port", "the first instalment").
 */
import type { Field, Focus } from '../../record/record.ts';
import { nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';

/** A thing of the data, and what it may be called. */
export interface Thing {
  readonly focus: Focus;
  /** What it is one of, and the last word of that: "port request" and "request". */
  readonly kinds: readonly string[];
  /** The fields that it is called by. */
  readonly keys: readonly Field[];
}

const CALLED =
  /^(?:id|no|nr|number|code|ref|reference|name|title|what|item|product|article|description|user|version|type|kind)$/;
/** What a record is kept of, which is called by its name alone: "the nebuliser" of a loan, "lift L2" of its events. */
const OBJECT = /^(?:device|product|item|what|article|unit|flight|lift|drug|vehicle|machine|book)$/;

const KNOWN = new WeakMap<Subject, readonly Thing[]>();

/** All things of the data, the record itself first. */
export function thingsOf(subject: Subject): readonly Thing[] {
  let things = KNOWN.get(subject);
  if (things === undefined) {
    things = subject.objects.map((focus) => thingOf(focus, subject));
    KNOWN.set(subject, things);
  }
  return things;
}

function thingOf(focus: Focus, { label, names }: Subject): Thing {
  const isRoot = focus.id === '';
  const own = focus.own.filter(({ listed }) => listed === undefined);
  const kind = isRoot ? label : singular(focus.labels.join(' '));
  const last = kind.split(' ').at(-1)!;
  const keys = own.filter((field) =>
    isRoot
      ? names.includes(field.quote) || OBJECT.test(nameOf(field))
      : CALLED.test(nameOf(field)) || nameOf(field) === kind || nameOf(field) === last,
  );
  const asked = own.some(({ name }) => name[0] === 'requested' && name.length > 1) ? ['request', 'wish'] : [];
  return { focus, kinds: [...new Set([kind, last, `${last}ment`, ...asked])], keys };
}

const singular = (label: string): string =>
  label
    .replace(/ies$/, 'y')
    .replace(/(?<=[^aeious])es$|(?<=[^s])s$/, (end, at: number) =>
      end === 'es' && /(?:x|ch|sh|ss)$/.test(label.slice(0, at)) ? '' : end === 'es' ? 'e' : '',
    );

const ORDINALS = 'first second third fourth fifth sixth'.split(' ');

/** The fields by which words name a thing, none where its kind alone does; undefined where they do not. */
export function calledBy(words: string, { focus, kinds, keys }: Thing): readonly Field[] | undefined {
  const said = words.toLowerCase();
  if (kinds.includes(said)) return [];
  for (const key of keys) {
    const name = plain(key.quote).toLowerCase();
    // A bare number is no name: "4" may be the number of anything.
    const isBare = /^\d+$/.test(name);
    if (said === name && !isBare && (focus.id !== '' || isName(key))) return [key];
    const kind = focus.id === '' && OBJECT.test(nameOf(key)) ? [nameOf(key)] : kinds;
    if (kind.some((one) => said === `${one} ${name}` || (!isBare && said === `${name} ${one}`))) return [key];
    const [, ordinal] = /^(\p{L}+) \p{L}+$/u.exec(said) ?? [];
    if (
      isBare &&
      /^(?:no|nr|number|version|id)$/.test(nameOf(key)) &&
      ORDINALS.indexOf(ordinal ?? '') === Number(name) - 1 &&
      kind.some((one) => said === `${ordinal} ${one}` || one === nameOf(key)) &&
      (said === `${ordinal} ${nameOf(key)}` || kinds.some((one) => said === `${ordinal} ${one}`))
    )
      return [key];
  }
  return undefined;
}

/** Fields of an entry that is told of what has the history: what names another thing makes it of that. */
const TELLING =
  /^(?:at|on|date|when|time|timestamp|day|datetime|status|state|type|event|action|value|stage|by|reason|cause|code|note|comment|company|actor|until|from|class|(?:new|old) .+)$/;

const isOfWhole = ({ focus }: Thing): boolean => focus.own.every(({ name }) => TELLING.test(name.join(' ')));

const ENTRIES = new WeakMap<Subject, readonly Thing[]>();

/** The entries of the histories of a thing, in order. */
export function entriesOf({ focus }: Thing, subject: Subject): readonly Thing[] {
  let entries = ENTRIES.get(subject);
  if (entries === undefined)
    ENTRIES.set(subject, (entries = subject.entries.map((one) => thingOf(one, subject))));
  return entries.filter((one) => one.focus.id.replace(/\/[^/]+\/\d+$/, '') === focus.id && isOfWhole(one));
}

/** Whether what the record is of is called so alone. */
const isName = ({ quote }: Field): boolean => /\p{L}/u.test(quote);

/** A value as it is said: "high floor" of `high_floor`. */
export const plain = (quote: string): string =>
  /^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u.test(quote) ? quote.replaceAll('_', ' ') : quote;

/** Whether a thing is an entry of a history: what it says happened on its day. */
export const isEntry = ({ focus }: Thing): boolean => ENTRY.test(focus.id);
const ENTRY = /(?:^|[/_])(?:history|events?|log|timeline|updates?|journal)\/\d+$/;

/** Whether one thing stands in another, or is it. */
export const standsIn = (inner: Thing, outer: Thing): boolean =>
  inner.focus.id === outer.focus.id || inner.focus.id.startsWith(`${outer.focus.id}/`);
