/** How one row of a list stands, or which alone is so: "The June invoice has not been paid", "Only the mugs were returned". */
import type { Field } from '../record/record.ts';
import { type DataAnswer, isSubject, nameOf } from './answer.ts';
import type { Subject } from './subject.ts';

const SO =
  /^(only )?(?:the )?(.{2,60}?) (?:is|are|was|were|has|have)( not)?(?: yet)?(?: been)? ((?:un)?\p{L}+(?:ed|id|nt|en|ld|de|ken|ack))(?: yet)?$/iu;
const ALONE =
  /^(?:the )?(.{2,60}?) (?:is|was) the only (?:one|\p{L}+) (?:that|which) (?:is|was|has)( not)?(?: yet)?(?: been)? ((?:un)?\p{L}+(?:ed|id|nt|en|ld|de|ken|ack))(?: yet)?$/iu;
const TWO =
  /^(.{4,80}?(?: was| were| has been| have been) \p{L}+),? (?:but|and|while) (.{2,50}?) (was|were|has|have) not$/iu;

const SEVERAL =
  /^(.{3,80}?) (have been|has been|were|was|are|is) ((?:un)?\p{L}+(?:ed|id|nt|en|ld|de|ken|ack))(?:,? (?:but )?not (.{3,60}))?$/iu;

/** "The design and the prototype have been accepted, but not the manual": each by itself. */
function severalStand(said: string, subject: Subject): DataAnswer | undefined {
  const [, first = '', verb, state, others] = SEVERAL.exec(said) ?? [];
  const so = first.split(/,? and |, /);
  if (verb === undefined || (so.length < 2 && others === undefined) || so.length > MOST_NAMED)
    return undefined;
  const denied = others?.split(/,? (?:and|or|nor) |, /) ?? [];
  const all = [
    ...so.map((one) => oneStands(`${one} was ${state}`, subject)),
    ...denied.map((one) => oneStands(`${one} was not ${state}`, subject)),
  ];
  if (all.includes(undefined)) return undefined;
  return {
    cells: all.flatMap((one) => one!.cells),
    derivation: all.map((one) => one!.derivation).join('; '),
  };
}

const MOST_NAMED = 5;

/** A row of the one list that a claim names, with its state; or two, of which one is so and one is not. */
export function rowStands(said: string, subject: Subject): DataAnswer | undefined {
  if (subject.lists.length === 0) return undefined;
  const two = TWO.exec(said);
  if (two !== null) {
    const deed = /(\p{L}+)$/u.exec(two[1]!)![1];
    const [one, other] = [oneStands(two[1]!, subject), oneStands(`${two[2]} was not ${deed}`, subject)];
    return (
      one &&
      other && { cells: [...one.cells, ...other.cells], derivation: `${one.derivation}; ${other.derivation}` }
    );
  }
  return oneStands(said, subject) ?? severalStand(said, subject);
}

function oneStands(said: string, subject: Subject): DataAnswer | undefined {
  const alone = ALONE.exec(said);
  const so = alone === null ? SO.exec(said) : null;
  const [who, not, state] = alone === null ? [so?.[2], so?.[3], so?.[4]] : [alone[1], alone[2], alone[3]];
  if (who === undefined || state === undefined) return undefined;
  const isOnly = alone !== null || so?.[1] !== undefined;
  const [, deed] = /^un(.+)$/i.exec(state) ?? [];
  const holds = (not === undefined) === (deed === undefined);
  const named = withoutOwner(who, subject);
  const found = subject.lists.flatMap((list) => {
    const rows = list.rows.filter((row) => isNamed(named, row, list.labels));
    return rows.length === 1 ? [{ row: rows[0]!, list }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const own = stateOf(only.row, deed ?? state.toLowerCase());
  if (own === undefined || own.holds !== holds) return undefined;
  const cells = [own.field];
  if (isOnly) {
    const rest = only.list.rows
      .filter((row) => row !== only.row)
      .map((row) => stateOf(row, deed ?? state.toLowerCase()));
    if (rest.length === 0 || rest.some((one) => one === undefined || one.holds === holds)) return undefined;
    cells.push(...rest.map((one) => one!.field));
  }
  const key = only.row.find((field) => isKey(field));
  return {
    cells: key === undefined ? cells : [key, ...cells],
    derivation: `${key?.quote ?? named}: ${nameOf(own.field)} ${own.field.quote}`,
  };
}

/** "The mugs in order SO-4471" of the data of that order. */
function withoutOwner(who: string, subject: Subject): string {
  const [, what, owner] = /^(.+?) (?:in|of|on|for) ((?:the )?.+)$/.exec(who) ?? [];
  return what !== undefined && owner !== undefined && isSubject(owner, subject) ? what : who;
}

const KEYS =
  /^(?:name|title|item|product|article|label|month|period|date|week|quarter|room|seat|drug|sku|document|step|task|check|test|service|system|description|type|line)$/;
const isKey = (field: Field): boolean => KEYS.test(nameOf(field));

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Whether words name a row by what it is called, with what it is one of or without. */
function isNamed(words: string, row: readonly Field[], labels: readonly string[]): boolean {
  const said = words.toLowerCase();
  const kinds = labels.map((label) => label.replace(/s$/, ''));
  const bare = kinds.reduce(
    (rest, kind) => rest.replace(new RegExp(`(?: ${kind}s?$)|(?:^${kind}s? (?:for |of |called )?)`), ''),
    said,
  );
  return row.some(
    (field) => isKey(field) && [said, bare].some((one) => calledSo(field.quote.toLowerCase(), one)),
  );
}

function calledSo(quote: string, said: string): boolean {
  if (quote === said || `${quote}s` === said || `${quote}es` === said) return true;
  const month = /^(\d{4})-(\d\d)$/.exec(quote);
  if (month === null) return false;
  const name = MONTHS[Number(month[2]) - 1];
  return said === name || said === `${name} ${month[1]}`;
}

/** Whether a row is so, by a flag of that name or by its status; undefined where it does not say. */
function stateOf(
  row: readonly Field[],
  state: string,
): { readonly field: Field; readonly holds: boolean } | undefined {
  const flag = row.filter(
    ({ name }) =>
      name.join(' ') === state || name.join(' ') === `not ${state}` || name.join(' ') === `is ${state}`,
  );
  if (flag.length === 1) {
    const quote = flag[0]!.quote.toLowerCase();
    return quote === 'true' || quote === 'false' ? { field: flag[0]!, holds: quote === 'true' } : undefined;
  }
  const status = row.filter((field) => /^(?:status|state)$/.test(nameOf(field)));
  if (status.length !== 1 || flag.length > 0) return undefined;
  const quote = status[0]!.quote.toLowerCase();
  if (quote === state) return { field: status[0]!, holds: true };
  return quote === `un${state}` || quote === `not ${state}` ? { field: status[0]!, holds: false } : undefined;
}
