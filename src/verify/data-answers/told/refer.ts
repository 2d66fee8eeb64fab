/**
 * What the words of a claim stand for in data: "Noor Haddad's request FOB-318" the request whose tenant she is, "item 4, the
 * car port" the item of both names, "instalment 3 of plan PP-118" the third of that plan, "the 25 euro bonus" the bonus that is so
 * much. What leads to another thing, another holder or another amount stands for nothing.
 */
import { readValues } from '../../../text/values/index.ts';
import type { Field } from '../../record/record.ts';
import { nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';
import { hasAmount } from './amounts.ts';
import { calledBy, plain, standsIn, type Thing, thingsOf } from './things.ts';

/** A thing that words stand for, and the fields that show it. */
export interface Reference {
  readonly thing: Thing;
  readonly cells: readonly Field[];
}

/** Whoever has the thing that a record is kept of. */
export const HOLDER =
  /^(?:holder|customer|client|tenant|patient|guest|insured|member|borrower|student|passenger|seller|shop|employee|applicant|buyer|subscriber|policyholder|account|let|property|patient ref|name)$/;
/** What a thing may be told to be of, for, in or at. */
const ABOUT =
  /^(?:service|system|let|property|address|unit|device|product|project|site|building|lift|flight|workspace|room|seat|account|animal|pet|test|item|company|branch|type|kind|policy|course|vehicle|shop|event)$/;
/** Fields whose value is another's, or another's part in it. */
const OTHERS = /\b(?:from|to|old|new|previous|former|by|replacement|replaces|next|target|author|reporter)\b/;
const KIND =
  /^(?:type|kind|environment|category|class|species|visit type|room type|plan|tier|product|status|breed)$/;

/** The one thing that words stand for; undefined for none and for several. */
export function refer(words: string, subject: Subject): Reference | undefined {
  const found = all(words.trim(), subject, 0);
  const [only] = found;
  return found.every(({ thing }) => thing === only!.thing) ? only : undefined;
}

/** Phrases within phrases, at the most. */
const DEEPEST = 4;

function all(words: string, subject: Subject, depth: number): readonly Reference[] {
  if (depth > DEEPEST || words === '') return [];
  const said = words
    .replace(/^(?:the|this) /i, '')
    .replace(/,$/, '')
    // The result of a test is the test's.
    .replace(/^(?:result|status|outcome) (?:of|for) (?:the )?/, '');
  const named = thingsOf(subject).flatMap((thing) => {
    const cells = calledBy(said, thing);
    return cells === undefined ? [] : [{ thing, cells }];
  });
  if (named.length > 0) return named;
  for (const way of [apposed, owned, placed, sized, kinded]) {
    const found = way(said, subject, depth + 1);
    if (found.length > 0) return found;
  }
  return [];
}

type Way = (said: string, subject: Subject, depth: number) => readonly Reference[];

/** "Item 4, the car port", "ticket RP-3310-B, for seat 12-07": each part is said of the one thing. */
const apposed: Way = (said, subject, depth) => {
  const [first, ...more] = said.split(/, /);
  if (first === undefined || more.length === 0) return [];
  return all(first, subject, depth).flatMap(({ thing, cells }) => {
    const others = more.map((part) => {
      const [, prep, rest] = /^(for|of|on|in|at) (.+)$/.exec(part) ?? [];
      if (prep !== undefined) return relatedTo(thing, rest!, subject, depth);
      return all(part, subject, depth).find((one) => one.thing === thing)?.cells;
    });
    return others.includes(undefined) ? [] : [{ thing, cells: [...cells, ...others.flatMap((o) => o!)] }];
  });
};

/** "Noor Haddad's request FOB-318". */
const owned: Way = (said, subject, depth) => {
  const [, owner, rest] = /^(.+?)['’]s? (.+)$/u.exec(said) ?? [];
  if (owner === undefined || rest === undefined) return [];
  return all(rest, subject, depth).flatMap(({ thing, cells }) => {
    const holder = holderOf(thing, owner) ?? relatedTo(thing, owner, subject, depth);
    return holder === undefined ? [] : [{ thing, cells: [...cells, ...holder] }];
  });
};

/** "Instalment 3 of plan PP-118", "the CULT test for the horse Otis". */
const placed: Way = (said, subject, depth) => {
  for (const at of said.matchAll(/ (?:of|for|on|in|under|at) /g)) {
    const rest = said.slice(at.index + at[0].length);
    const found = all(said.slice(0, at.index), subject, depth).flatMap(({ thing, cells }) => {
      const other = relatedTo(thing, rest, subject, depth);
      return other === undefined ? [] : [{ thing, cells: [...cells, ...other] }];
    });
    if (found.length > 0) return found;
  }
  return [];
};

/** "The 25 euro bonus": so much stands in it. */
const sized: Way = (said, subject, depth) => {
  const [value] = readValues(said, 'en');
  if (value?.kind !== 'money' || value.start > 0) return [];
  return all(said.slice(value.end).trim(), subject, depth).flatMap(({ thing, cells }) => {
    const amount = thing.focus.own.filter((field) => hasAmount(field, value, thing.focus));
    return amount.length === 0 ? [] : [{ thing, cells: [...cells, amount[0]!] }];
  });
};

/** "The staging deployment": of that kind. */
const kinded: Way = (said, subject, depth) => {
  const [, kind, rest] = /^(\p{L}+) (\p{L}.*)$/u.exec(said) ?? [];
  if (kind === undefined || rest === undefined) return [];
  return all(rest, subject, depth).flatMap(({ thing, cells }) => {
    const own = thing.focus.own.find(
      (field) => KIND.test(nameOf(field)) && plain(field.quote).toLowerCase() === kind.toLowerCase(),
    );
    return own === undefined ? [] : [{ thing, cells: [...cells, own] }];
  });
};

/** The field by which somebody has a thing; of what stands in a row, the row tells whose it is. */
export function holderOf(thing: Thing, words: string): readonly Field[] | undefined {
  const said = words.replace(/^the /i, '');
  const { own, above } = thing.focus;
  for (const fields of [own, ...levels(above)]) {
    const holders = fields.filter((field) => HOLDER.test(nameOf(field)) && !/\d{4}/.test(nameOf(field)));
    const found =
      holders.find(({ quote }) => quote === said) ??
      // The reviewer of a review, who asked for a change.
      fields.find(
        (field) =>
          field.quote === said &&
          (thing.kinds.some((kind) => nameOf(field) === `${kind}er` || nameOf(field) === `${kind}or`) ||
            (nameOf(field) === 'requested by' && thing.kinds.includes('request'))),
      );
    if (found !== undefined) return [found];
    // What stands in a row is of whom the row is, and of nobody further up.
    if (holders.some((field) => fields !== own || nameOf(field) !== 'name')) return undefined;
  }
  return undefined;
}

/** The fields above a thing by the object that has them, the nearest first. */
function levels(above: readonly Field[]): readonly (readonly Field[])[] {
  const objects = [...new Set(above.map(({ object }) => object))].sort((a, b) => b.length - a.length);
  return objects.map((object) => above.filter((field) => field.object === object));
}

/** The fields that tie a thing to what it is said to be of, for or in; undefined where none do. */
function relatedTo(
  thing: Thing,
  words: string,
  subject: Subject,
  depth: number,
): readonly Field[] | undefined {
  const said = words.replace(/^(?:the|an?|this) /i, '').replace(/,$/, '');
  const fields = [...thing.focus.own, ...thing.focus.above].filter(
    (field) => field.listed === undefined && !OTHERS.test(nameOf(field)),
  );
  for (const field of fields) {
    const value = plain(field.quote);
    if (ABOUT.test(nameOf(field)) && value.toLowerCase() === said.toLowerCase()) return [field];
    const called = [
      `${nameOf(field)} ${value}`,
      ...(/^\d+$/.test(value) ? [`${value} ${nameOf(field)}`] : []),
    ];
    if (called.some((one) => one.toLowerCase() === said.toLowerCase())) return [field];
    const kind = fields.find(
      (one) =>
        KIND.test(nameOf(one)) && one.object === field.object && said === `${plain(one.quote)} ${value}`,
    );
    if (kind !== undefined && ABOUT.test(nameOf(field))) return [kind, field];
  }
  const holder = holderOf(thing, said);
  if (holder !== undefined) return holder;
  const outer = all(words, subject, depth).filter((one) => one.thing !== thing && standsIn(thing, one.thing));
  return outer[0]?.cells;
}
