/** A clause by itself, as far as the order of events asks for it: its verb, its tense, and whether it says that it happened. */
import { parseAroundVerb, parseSentence } from '../../text/parse/bundled.ts';
import { type Predicate, predicates } from '../../text/parse/clauses.ts';
import { isHeadline } from '../../text/parse/embedding.ts';
import type { Parse } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';

export interface Told {
  readonly tree: Tree;
  readonly predicate: Predicate;
  /** The text of its subject. */
  readonly subject: string;
  /** It lasts, as far as it is told: "was closed", "were waiting". */
  readonly lasting: boolean;
  /** Other verbs that it is coordinated with: what is said of when it was may be said of one of them alone. */
  readonly several: boolean;
}

/** Verbs of how things stand. */
const STATIVE = new Set(
  (
    'be have know own want need like love hate believe live stay remain stand contain belong exist hold serve work ' +
    'keep run wait last wear reside possess seem appear'
  ).split(' '),
);

/** A text as a sentence of its own. */
export const asSentence = (text: string): string =>
  `${text
    .trim()
    .replace(/(?<![.,;:\s])[.,;:\s]+$/, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;

/** A clause with a subject and a tense that tells of the past what happened, and neither denies nor supposes it; undefined for another. */
export function pastClause(text: string): Told | undefined {
  const told = clauseOf(text);
  if (told === undefined) return undefined;
  const { negated, modals, isRoot } = told.predicate;
  return !isPast(told) || negated || modals.length > 0 || !isRoot ? undefined : told;
}

const FINITE_PAST = /^VB[DN]$/;

/** Whether a clause tells of the past; "invoice paid" and "has been paid" do. */
export function isPast({ tree, predicate }: Told): boolean {
  const { tense, perfect, token, auxiliaries, copula, modals } = predicate;
  if (modals.length > 0) return false;
  if (tense === 'past' || (tense === 'present' && perfect)) return true;
  return (
    tense === 'none' && auxiliaries.length === 0 && copula < 0 && FINITE_PAST.test(tree.token(token).xpos)
  );
}

const BETWEEN =
  /(?<=\b(?:had|has|have|was|were|been)) (?:already|just|also|finally|then|later|subsequently)\b/gi;

/** A text read as one clause with a subject; undefined where it is none. */
export function clauseOf(text: string): Told | undefined {
  // Parses go wrong at what stands between an auxiliary and its participle, and says nothing of who did what.
  const said = asSentence(text).replace(BETWEEN, '');
  if (said.length < 4 || !said.includes(' ')) return undefined;
  const plain = parseSentence(said, 0, said.length);
  // "The ceiling collapsed", read as a noun and its participle.
  const around = parseAroundVerb(said, 0, said.length, plain);
  return readClause(said, plain) ?? (around && readClause(said, around));
}

function readClause(said: string, parse: Parse): Told | undefined {
  const tree = new Tree(parse);
  const all = predicates(parse);
  // "The ceiling collapsed on Friday", read as a noun and its participle.
  const predicate =
    all.find(({ token }) => tree.token(token).head < 0) ?? all.find(({ token }) => isHeadline(tree, token));
  if (predicate === undefined) return undefined;
  const { token: root } = predicate;
  const [subject = tree.token(root).head] = tree.with(root, 'nsubj', 'nsubj:pass', 'csubj');
  // "After five failed attempts": a number that a verb seems to follow counts what stands behind it.
  if (subject < 0 || subject > root || tree.token(subject).upos === 'NUM') return undefined;
  const { start, end } = tree.span(subject, true);
  const several = tree.with(root, 'conj').some((one) => tree.token(one).upos === 'VERB');
  const state = predicate.copula >= 0 && tree.token(root).xpos !== 'VBN';
  const lasting = predicate.progressive || state || (!predicate.passive && STATIVE.has(predicate.lemma));
  return {
    tree,
    predicate,
    subject: said.slice(start, Math.min(end, Math.max(tree.token(root - 1).end, tree.token(subject).end))),
    lasting,
    several,
  };
}
