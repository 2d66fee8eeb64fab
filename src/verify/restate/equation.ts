/** Clauses that say what something is, by what stands beside its noun: "her manager, Paul Stein", "the invoice of 780 euros". */
import { prepositionOf } from '../../text/parse/arguments.ts';
import { extentOf } from './extent.ts';
import type { Grammar } from './grammar.ts';
import type { Manner, Phrases } from './phrase.ts';
import type { Clause } from './types.ts';

const PLAINLY: Manner = { negated: false, standing: false };

const isPlain = ({ negated, asserted, modality }: Clause): boolean =>
  !negated && asserted && modality === 'none';

/** The tokens of "Paul Stein is her manager" that the apposition of "her manager, Paul Stein," accounts for. */
export function byApposition(phrases: Phrases, ours: Clause, other: Clause): readonly number[] | undefined {
  const [subject] = ours.subjects;
  const [noun] = other.subjects;
  if (!ours.linking || !isPlain(ours) || ours.obliques.length > 0) return undefined;
  if (other.relation !== 'appos' || !other.asserted || ours.time !== other.time) return undefined;
  if (subject === undefined || noun === undefined) return undefined;
  const who = phrases.match(subject, other.token, PLAINLY);
  const what = phrases.match(ours.token, noun, PLAINLY);
  return who && what && [...who, ...what];
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
    if (extentOf(tree, noun) !== 'the' || tree.with(noun, 'det').length === 0) continue;
    const said = tree
      .with(noun, 'nmod')
      .some((child) => prepositionOf(tree, child) === 'of' && phrases.alike(measured, child, false));
    const covered = said ? phrases.match(subject, noun, PLAINLY) : undefined;
    if (covered !== undefined) return [...covered, measured, ours.token];
  }
  return undefined;
}

/** The amount that a clause says its subject is, or comes to. */
function measureOf(claim: Grammar, { linking, token, obliques }: Clause): number | undefined {
  if (linking) return obliques.length === 0 && isMeasure(claim, token) ? token : undefined;
  if (!AMOUNTING.has(claim.tree.token(token).lemma)) return undefined;
  const [one, ...more] = obliques;
  return one?.prep === 'to' && more.length === 0 && claim.valueAt(one.head) >= 0 ? one.head : undefined;
}

/** Verbs of what something is in all: "amounts to". */
const AMOUNTING = new Set(['amount', 'come', 'add', 'run']);

/** Whether a token is the head of an amount that nothing but its own words introduces. */
export function isMeasure(grammar: Grammar, token: number): boolean {
  const value = grammar.valueAt(token);
  if (value < 0 || !MEASURES.has(grammar.reading.values[value].kind)) return false;
  return grammar.tree.with(token, 'case').every((word) => grammar.valueAt(word) === value);
}

const MEASURES = new Set(['quantity', 'number', 'money']);
