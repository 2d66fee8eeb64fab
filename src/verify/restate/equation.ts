/** Clauses that say what something is, by what stands beside its noun: "her manager, Paul Stein", "the invoice of 780 euros". */
import { isApposed } from '../../text/apposed.ts';
import { gather } from '../../text/gather.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { extentOf } from './extent.ts';
import type { Grammar } from './grammar.ts';
import type { Manner, Phrases } from './phrase.ts';
import type { Clause } from './types.ts';

const PLAINLY: Manner = { negated: false, standing: false };

const isPlain = ({ negated, asserted, modality }: Clause): boolean =>
  !negated && asserted && modality === 'none';

/** The tokens of "Paul Stein is her manager" that the apposition of "her manager, Paul Stein," accounts for. */
export function byApposition(
  phrases: Phrases,
  theirs: Grammar,
  ours: Clause,
  other: Clause,
): readonly number[] | undefined {
  const [subject] = ours.subjects;
  const [noun] = other.subjects;
  if (!ours.linking || !isPlain(ours) || ours.obliques.length > 0) return undefined;
  if (other.relation !== 'appos' || !other.asserted || ours.time !== other.time) return undefined;
  if (subject === undefined || noun === undefined || !standsFor(theirs, noun, other.token)) return undefined;
  const who = phrases.match(subject, other.token, PLAINLY);
  const what = phrases.match(ours.token, noun, PLAINLY);
  return who && what && [...who, ...what];
}

/** Whether what stands behind the comma of a noun can be no more than another name for it. */
function standsFor({ tree, reading: { text, start, end } }: Grammar, noun: number, name: number): boolean {
  const from = Math.min(
    tree.token(noun).start,
    ...tree.with(noun, 'det', 'nmod:poss', 'amod').map((at) => tree.token(at).start),
  );
  const to = Math.max(
    tree.token(name).end,
    ...tree.with(name, 'flat', 'nmod').map((at) => tree.token(at).end),
  );
  if (from >= to || !text.slice(tree.token(noun).end, tree.token(name).start).includes(',')) return true;
  return isApposed(text.slice(start, from).trimStart(), text.slice(to, end).replace(/[\s.!?"'”’)]+$/u, ''));
}

/** The tokens of "the invoice amounts to 780 euros" that "the invoice of 780 euros" accounts for, whatever is said of it. */
export function byAmount(
  claim: Grammar,
  theirs: Grammar,
  phrases: Phrases,
  ours: Clause,
): readonly number[] | undefined {
  const [subject] = ours.subjects;
  const measured = measureOf(claim, ours);
  if (subject === undefined || measured === undefined || !isPlain(ours)) return undefined;
  const { tree } = theirs;
  for (let noun = 0; noun < theirs.tokens.length; noun++) {
    if (!isGiven(theirs, noun)) continue;
    const said = tree
      .with(noun, 'nmod', 'amod', 'compound', 'nummod')
      .some((child) => isOwn(tree, child, noun) && phrases.alike(measured, child, false));
    const covered = said ? phrases.match(subject, noun, PLAINLY) : undefined;
    if (covered !== undefined) return [...covered, measured, ours.token];
  }
  return undefined;
}

/** Whether a noun stands for something that there is: "the deposit", or what a clause says that there is. */
function isGiven({ tree, clauses }: Grammar, noun: number): boolean {
  const extent = extentOf(tree, noun);
  if (extent === 'the') return tree.with(noun, 'det').length > 0;
  if (extent !== 'a') return false;
  return clauses.some(
    (clause) =>
      isPlain(clause) &&
      !clause.linking &&
      [...clause.objects, ...clause.obliques.map(({ head }) => head)].includes(noun),
  );
}

/** "Of 780 euros", or "two-year" right before the noun: what measures the noun itself. */
const isOwn = (tree: Tree, child: number, noun: number): boolean =>
  tree.token(child).deprel === 'nmod'
    ? prepositionOf(tree, child) === 'of'
    : child < noun && noun - child <= MOST_BEFORE;

/** Tokens between a measure and its noun, at the most: "two-year", "two - year extended". */
const MOST_BEFORE = 3;

/** The amount that a clause says its subject is, or comes to. */
function measureOf(claim: Grammar, { linking, token, objects, obliques }: Clause): number | undefined {
  if (LASTING.has(claim.tree.token(token).lemma)) {
    const all = [
      ...objects,
      ...gather(obliques, ({ prep, head }) => (/^(?:for)?$/.test(prep) ? [head] : [-1])),
    ];
    return all.length === 1 && all[0] >= 0 && isMeasure(claim, all[0]) ? all[0] : undefined;
  }
  if (linking) return obliques.length === 0 && isMeasure(claim, token) ? token : undefined;
  if (!AMOUNTING.has(claim.tree.token(token).lemma)) return undefined;
  const [one, ...more] = obliques;
  return one?.prep === 'to' && more.length === 0 && claim.valueAt(one.head) >= 0 ? one.head : undefined;
}

/** Verbs of how long something is. */
const LASTING = new Set(['last', 'run']);
/** Verbs of what something is in all: "amounts to". */
const AMOUNTING = new Set(['amount', 'come', 'add']);

/** Whether a token is the head of an amount that nothing but its own words introduces. */
export function isMeasure(grammar: Grammar, token: number): boolean {
  const value = grammar.valueAt(token);
  if (value < 0 || !MEASURES.has(grammar.reading.values[value].kind)) return false;
  return grammar.tree.with(token, 'case').every((word) => grammar.valueAt(word) === value);
}

const MEASURES = new Set(['quantity', 'number', 'money']);
