/** How a number changed between two fields of one thing: "the balance fell by $259.50", "improved by 13 points from midterm to final". */
import type { Value } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { type Amount, agrees, amountOf, rangeOf, sized, sizeOf, unitOf } from '../words/amounts.ts';
import { label } from '../words/dated.ts';
import { inPeriod } from './derive-period.ts';

/** Names of how something stood first, each with those of how it stood in the end. */
const ENDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^opening$/, /^closing$/],
  [/^(?:starting|start|beginning)$/, /^(?:ending|end)$/],
  [/^initial$/, /^final$/],
  [/^before$/, /^after$/],
  [/^old$/, /^new$/],
];
const UP = /^(?:grew|rose|increased|climbed|improved|gained|up|risen|grown)$/;
const DOWN = /^(?:fell|dropped|decreased|declined|shrank|down|fallen|sank)$/;
/** Names of results of which more is better. */
const GRADED =
  /^(?:midterm|final|test|exam|quiz|score|mark|grade|essay|project|assignment|lab|pretest|posttest|term|semester|homework|retake|resit|\d)$/;
const POINTS = /^(?:points?|marks?)$/;

/** Accounts for a change that a claim tells, where the two fields give it. */
export function changed(said: Said): void {
  const verb = said.bare.findIndex((form, at) => said.isOpen(at) && (UP.test(form) || DOWN.test(form)));
  if (verb < 1) return;
  const isUp = UP.test(said.bare[verb]!);
  const from = /^(?:went|gone|moved)$/.test(said.bare[verb - 1] ?? '') ? verb - 1 : verb;
  if (/^(?:up|down)$/.test(said.bare[verb]!) && from === verb) return;
  const pair = endsOf(said, from) ?? namedEnds(said, verb);
  if (pair === undefined) return;
  const [a, b] = [amountOf(pair.first), amountOf(pair.last)];
  if (a === undefined || b === undefined || unitOf(a) !== unitOf(b)) return;
  const d = a.value.d * b.value.d;
  const n = b.value.n * a.value.d - a.value.n * b.value.d;
  if (n === 0n || n > 0n !== isUp || (said.bare[verb] === 'improved' && !isGraded(pair))) return;
  const to = told(said, verb, pair, sized(a, n < 0n ? -n : n, d));
  if (to === undefined || !inPeriod(said, to)) return;
  said.derivations.push(`${label(pair.last)} − ${label(pair.first)} = ${sizeOf(b) - sizeOf(a)}`);
  for (const at of pair.words) said.explain(at, at + 1, 'derived', pair.last);
  said.explain(from, to, 'derived', pair.last);
  said.extra.push(pair.first);
}

/** Two fields that a number went from and to, and the words of the claim that name them. */
interface Pair {
  readonly first: Field;
  readonly last: Field;
  readonly words: readonly number[];
}

const isGraded = ({ first, last }: Pair): boolean =>
  [first, last].every(({ name }) => name.every((word) => GRADED.test(word)));

/** "The balance" of `opening_balance` and `closing_balance`: the one pair whose other words are said before the verb. */
function endsOf(said: Said, verb: number): Pair | undefined {
  const { own, inner, above, rows } = said.focus;
  const fields = [...own, ...inner, ...(rows.length > 0 ? [] : above)];
  const pairs = ENDS.flatMap(([start, end]) =>
    fields.flatMap((first): readonly Pair[] => {
      const rest = first.name.filter((word) => !start.test(word));
      if (rest.length === first.name.length || rest.length === 0) return [];
      const last = fields.find(
        ({ name, object }) =>
          object === first.object &&
          name.some((word) => end.test(word)) &&
          name.filter((word) => !end.test(word)).join(' ') === rest.join(' '),
      );
      const words = said.bare.flatMap((word, at) =>
        at < verb && (rest.includes(word) || (word === 'account' && said.bare[at + 1] === 'balance'))
          ? [at]
          : [],
      );
      const isSaid =
        rest.every((word) => said.bare.slice(0, verb).includes(word)) && words.at(-1) === verb - 1;
      return last === undefined || !isSaid ? [] : [{ first, last, words }];
    }),
  );
  return pairs.length === 1 ? pairs[0] : undefined;
}

/** "From midterm to final" of fields of those names; of rows the claim says whose they are. */
function namedEnds(said: Said, verb: number): Pair | undefined {
  const { own, rows } = said.focus;
  const from = said.bare.indexOf('from', verb);
  const to = said.bare.indexOf('to', from);
  if (from < 0 || to < 0) return undefined;
  const isSubject = said.explained
    .slice(0, verb)
    .some((one) => one?.part === 'value' && own.includes(one.field!) && said.isKey(one.field!));
  if (!isSubject && rows.length > 0) return undefined;
  const [first, last] = [fieldAt(said, from + 1, to), fieldAt(said, to + 1, said.words.length)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const score = said.bare.slice(0, verb).findIndex((word) => /^(?:score|mark|grade|result)$/.test(word));
  return { first, last, words: score > 0 ? [score] : [] };
}

function fieldAt(said: Said, from: number, to: number): Field | undefined {
  const words = said.bare.slice(from, to).filter((word) => !/^(?:the|exam|test|score)$/.test(word));
  const found = said.focus.own.filter(({ name }) => {
    const own = name.filter((word) => !/^(?:exam|test|score)$/.test(word));
    return own.length > 0 && own.join(' ') === words.join(' ');
  });
  return found.length === 1 ? found[0] : undefined;
}

/** One past the words that tell by how much, or from what to what; undefined where they tell otherwise. */
function told(said: Said, verb: number, { first, last }: Pair, change: Value): number | undefined {
  const [by, next] = [said.bare[verb + 1], said.words[verb + 2]?.value ?? -1];
  if (by === 'by') {
    const value = said.reading.values[said.words[verb + 2]?.value ?? -1];
    const [, to] = rangeOf(said, next);
    const isPoints = value?.kind === 'number' && POINTS.test(said.bare[to] ?? '');
    if (value === undefined || !agrees(value, inMoney(said, value, change, first))) return undefined;
    const end = isPoints ? to + 1 : to;
    return said.bare[end] === 'from' && !isAmount(said, end + 1) ? said.words.length : end;
  }
  if (by !== 'from' || next < 0) return by === 'from' ? said.words.length : undefined;
  const [, to] = rangeOf(said, next);
  const second = said.words[to + 1]?.value ?? -1;
  if (said.bare[to] !== 'to' || second < 0) return undefined;
  const isOf = (k: number, field: Field): boolean => {
    const amount = amountOf(field) as Amount;
    return agrees(said.reading.values[k]!, sized(amount, amount.value.n, amount.value.d));
  };
  return isOf(next, first) && isOf(second, last) ? rangeOf(said, second)[1] : undefined;
}

/** "By €986.50" of plain balances, where the data names one currency. */
function inMoney({ focus }: Said, value: Value, change: Value, { name }: Field): Value {
  if (value.kind !== 'money' || change.kind !== 'number' || !name.some((word) => MONEY.test(word)))
    return change;
  const { own, inner, above, beside } = focus;
  const codes = new Set(
    [...own, ...inner, ...above, ...beside.flat()].flatMap((field) =>
      field.name.join(' ') === 'currency' ? [field.quote.toUpperCase()] : [],
    ),
  );
  const isIts = codes.size === 1 && codes.has(value.currency) && value.per === undefined;
  return isIts ? sized({ ...value, bound: 'exact' }, change.value.n, change.value.d) : change;
}
const MONEY = /^(?:balance|amount|total|price|cost|value|salary|income|debt)$/;

const isAmount = ({ words }: Said, at: number): boolean => (words[at]?.value ?? -1) >= 0;
