/**
 * How two clauses are joined: "the tenant left although the heating failed" by "the tenant left because the heating failed".
 * Their words are the same; what the one clause is to the other is not.
 */
import { gather } from '../../../text/gather.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import type { Word } from '../../../text/reading.ts';
import { claimTree } from '../claim-root.ts';
import { against, type Told } from '../guard.ts';

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.7;

/** By the connective of a statement those of evidence that say as much, the clauses standing alike. */
const SAID_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
because = since, as, for
since = because, as, after
as = because, since, while, when
after = once, when, as soon as, since
before = 
when = as soon as, once, after, while, as, whenever, where, if, in case
whenever = when, every time
while = as, when, whereas
whereas = while, but, although, though, even though, and
until = till, before
till = until, before
unless = 
if = when, once, whenever, provided, provided that, as long as, in case, should, where
although = though, even though, but, while, whereas, yet
though = although, even though, but, while, whereas, yet
even though = although, though, but, while, whereas, yet
but = and, although, though, even though, while, whereas, yet
yet = but, although, though, even though
and = but, although, though, even though, while, whereas, because, since, as, after, when, once, so, yet, then
or = 
so that = so, in order that
in order that = so that, so
so = so that, and
as soon as = once, when
once = after, when, as soon as
where = when, if, in which, whenever
provided that = if, provided, as long as
provided = if, provided that, as long as
as long as = if, while, provided that, provided
`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [said = '', by = ''] = line.split(' = ');
      return [said, new Set([said, ...by.split(', ')])] as const;
    }),
);

/** Connectives from the longest; "for" and "should" only ever stand in evidence. */
const CONNECTIVES: readonly (readonly string[])[] = [...SAID_BY.keys(), 'for', 'then', 'in which']
  .map((one) => one.split(' '))
  .sort((a, b) => b.length - a.length);
/** Those by which neither clause is under the other. */
const EVEN = new Set(['and', 'or', 'but', 'yet', 'whereas']);

/** Two clauses, by the places of their verbs: the one that is said, and the one that the connective opens. */
interface Joint {
  readonly connective: string;
  readonly main: number;
  readonly under: number;
}

/** A statement whose support joins the same two clauses in another way. */
export const OTHER_CONNECTIVE = against(
  'condition',
  'prose',
  ({ units, reading, support }: Told, sentence) => {
    const tree = claimTree(reading);
    const clauses = clauseHeads(tree);
    const [first, second] = clauses.map((start) => units.findIndex((unit) => unit.start === start));
    if (first === undefined || second === undefined || first < 0 || second < 0 || clauses.length > 2)
      return false;
    const [one, other] = [first, second].map((unit) => {
      const { at, strength } = support.matches[unit]!;
      return strength >= OWN ? at : -1;
    }) as [number, number];
    if (one < 0 || other < 0 || one === other) return false;
    const said = joint(reading.words, markersOf(tree), units[first]!.from, units[second]!.from);
    const markers = markersOf(sentence.source.parsed(sentence.sentence));
    const theirs = joint(sentence.reading.words, markers, Math.min(one, other), Math.max(one, other));
    if (said === undefined || theirs === undefined || !SAID_BY.has(said.connective)) return false;
    const crossed = (said.main === units[first]!.from ? one : other) !== theirs.main;
    const even = EVEN.has(said.connective) || EVEN.has(theirs.connective);
    return crossed && !even
      ? !CONVERSE.has(`${said.connective} ${theirs.connective}`)
      : !SAID_BY.get(said.connective)!.has(theirs.connective);
  },
);

const CLAUSE = /^(?:advcl|conj|ccomp|xcomp|parataxis|acl|acl:relcl)$/;

/** Where the words begin that two clauses of a statement hang on, each with a subject of its own. */
function clauseHeads(tree: Tree): readonly number[] {
  return gather(tree.tokens, ({ head, deprel, start }, token) =>
    (head < 0 || CLAUSE.test(deprel)) &&
    tree.children(token).some((child) => /^nsubj/.test(tree.token(child).deprel))
      ? [start]
      : [],
  );
}

/** The same two clauses told from the other side. */
const CONVERSE = new Set([
  'before after',
  'after before',
  'so because',
  'because so',
  'so since',
  'so as',
  'since so',
  'as so',
  'while while',
  'when when',
  'as as',
  'before once',
  'before when',
  'before as soon as',
  'until before',
  'when while',
  'while when',
  'when as',
  'as while',
]);

/** How the clauses of two verbs, in their order, are joined; undefined where no one connective stands for it. */
function joint(
  words: readonly Word[],
  markers: ReadonlySet<number>,
  first: number,
  second: number,
): Joint | undefined {
  const between = connectivesIn(words, markers, first + 1, second);
  if (between.length === 1) return { connective: between[0]!, main: first, under: second };
  if (between.length > 1) return undefined;
  const [opening, ...more] = connectivesIn(words, markers, 0, first);
  if (opening === undefined || more.length > 0 || EVEN.has(opening)) return undefined;
  return { connective: opening, main: second, under: first };
}

/** Where the words begin that open a clause or join two: "since" of "since he left", and not of "since May". */
const markersOf = ({ tokens }: Pick<Tree, 'tokens'>): ReadonlySet<number> =>
  new Set(gather(tokens, ({ deprel, start }) => (deprel === 'case' ? [] : [start])));

/** What makes of "and" what "so" says: "came in late and was therefore rejected". */
const FOR_THAT = new Set('therefore thus hence consequently accordingly'.split(' '));
const MOST_BETWEEN = 3;

const isForThat = (words: readonly Word[], at: number, to: number): boolean =>
  words[at]!.form === 'and' &&
  words.slice(at + 1, Math.min(at + 1 + MOST_BETWEEN, to)).some(({ form }) => FOR_THAT.has(form));

/** Connectives among words [from, to), each with a clause behind it. */
function connectivesIn(
  words: readonly Word[],
  markers: ReadonlySet<number>,
  from: number,
  to: number,
): string[] {
  const found: string[] = [];
  for (let at = from; at < to; at++) {
    const one = CONNECTIVES.find((parts) =>
      parts.every((part, i) => words[at + i]?.form === part && words[at + i]!.value < 0),
    );
    // "Ann and Ben": two things, and no clauses.
    if (one === undefined || at + one.length >= to) continue;
    if (!one.some((_, i) => markers.has(words[at + i]!.start))) continue;
    found.push(isForThat(words, at, to) ? 'so' : one.join(' '));
    at += one.length - 1;
  }
  return found;
}
