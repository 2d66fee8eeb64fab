/**
 * A verb of the evidence that has a subject of its own, beside which the claim's subject stands: "Hull won" by "Leeds won
 * against Hull", "Room B is reserved" by "Room A is reserved, Room B is free".
 */
import { parseAroundVerb, parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../support.ts';
import type { Unit } from '../units.ts';
import { againstUnit } from './guard.ts';

const SUBJECT = ['nsubj', 'nsubj:pass'];
/** What names a thing together with its head: "Team B", "Dana Ruiz". */
const NAMING = /^(?:flat|compound|nummod|appos|nmod|dep)(?::unmarked|$)/;
/** Behind these stands who does it too, or who else does. */
const SHARING = /^(?:with|between|among|amongst|like|as|by|including|plus|alongside|than|besides|except)$/;
/** A thing spoken of before may be called by its kind: "the company". */
const DEFINITE = /^(?:the|this|that|these|those|its|their|his|her|our|your|my|both|each|all|every)$/i;
/** Match from which a word of the sentence is the claim's. */
const FOUND = 0.85;

/** The verb of a claim and the words by which its subject is told from others, as offsets of their beginnings. */
interface Clause {
  readonly verb: number;
  readonly subject: readonly number[];
  /** Those that are its name. */
  readonly names: readonly number[];
  readonly passive: boolean;
}

function clauseOf({ text, start, end }: Reading): Clause | undefined {
  const plain = parseSentence(text, start, end);
  const tree = new Tree(parseAroundVerb(text, start, end, plain) ?? plain);
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return undefined;
  // "Hull won" may be read as a noun with a name before it.
  const first = tree.token(root).upos === 'NOUN' ? tree.with(root, 'compound', 'amod') : [];
  const [subject] = [...tree.with(root, ...SUBJECT), ...first];
  if (subject === undefined || tree.with(root, 'conj').length > 0) return undefined;
  const told = [...within(tree, subject)].filter((one) => !/^acl/.test(tree.token(one).deprel));
  return {
    verb: tree.token(root).start,
    subject: told.map((one) => tree.token(one).start),
    names: told.filter((one) => headOf(tree, one) === subject).map((one) => tree.token(one).start),
    passive: tree.token(subject).deprel === 'nsubj:pass',
  };
}

export const OWN_DOER = againstUnit('role', 'prose', ({ reading, units, support }, sentence) => {
  const clause = clauseOf(reading);
  if (clause === undefined) return -1;
  const unitAt = (start: number): number =>
    units.findIndex(({ from, to }) => reading.words.slice(from, to).some((word) => word.start === start));
  const tokenOf = (unit: number): number => tokenAt(sentence, support.matches[unit], tree);
  const { text, start, end } = sentence.reading;
  const plain = sentence.source.parsed(sentence.sentence);
  const tree = new Tree(parseAroundVerb(text, start, end, plain) ?? plain);
  const verbUnit = unitAt(clause.verb);
  const verb = verbUnit < 0 ? -1 : tokenOf(verbUnit);
  const [doer] = verb < 0 ? [] : tree.with(verb, ...SUBJECT);
  // Who sells to somebody is not the one who buys: only of the same verb it is told who does it.
  if (doer === undefined || tree.token(verb).lemma !== units[verbUnit]!.word.lemma) return -1;
  const inDoer = within(tree, doer);
  for (const start of clause.subject) {
    const unit = unitAt(start);
    const token = unit < 0 ? -1 : tokenOf(unit);
    if (token < 0 || saidIn(tree, inDoer, units[unit]!)) continue;
    const active = !clause.passive && clause.names.includes(start) && tree.token(doer).deprel === 'nsubj';
    if (active && isBeside(tree, token, verb)) return unit;
    if (isNamed(tree, doer) && doesAnother(tree, token, verb)) return unit;
  }
  return -1;
});

/** The token that a unit was found in; -1 where it was not, or not for the same. */
function tokenAt(
  { reading }: AlignedSentence,
  match: { readonly at: number; readonly strength: number } | undefined,
  tree: Tree,
): number {
  if (match === undefined || match.at < 0 || match.strength < FOUND) return -1;
  const start = reading.words[match.at]?.start;
  return tree.tokens.findIndex((token) => token.start === start);
}

/** The tokens under one, itself included. */
function within(tree: Tree, top: number): ReadonlySet<number> {
  const all = new Set([top]);
  for (const one of all) for (const child of tree.children(one)) all.add(child);
  return all;
}

const saidIn = (tree: Tree, tokens: ReadonlySet<number>, { word }: Unit): boolean =>
  [...tokens].some((one) => {
    const { form, lemma } = tree.token(one);
    return form.toLowerCase() === word.form || lemma.toLowerCase() === word.lemma;
  });

/** The head of the name that a token is part of. */
function headOf(tree: Tree, token: number): number {
  let top = token;
  while (NAMING.test(tree.token(top).deprel) && tree.with(top, 'case').length === 0)
    top = tree.token(top).head;
  return top;
}

/** "Against Hull": behind a preposition of the verb itself. */
function isBeside(tree: Tree, token: number, verb: number): boolean {
  const top = headOf(tree, token);
  const { head, deprel } = tree.token(top);
  if (head !== verb || !/^obl(?::|$)/.test(deprel)) return false;
  const cases = tree.with(top, 'case').map((one) => tree.token(one).form.toLowerCase());
  return cases.length > 0 && !cases.some((form) => SHARING.test(form));
}

/** Whether a subject is told from others by a name or by what it is of, and not what was spoken of before. */
function isNamed(tree: Tree, doer: number): boolean {
  const { upos } = tree.token(doer);
  if (upos !== 'PROPN' && upos !== 'NOUN') return false;
  const below = tree.children(doer).map((one) => tree.token(one));
  return below.some(({ deprel }) => NAMING.test(deprel)) || !below.some(({ form }) => DEFINITE.test(form));
}

/** Whether a token stands in the subject of another verb, one that has no part in this one. */
function doesAnother(tree: Tree, token: number, verb: number): boolean {
  for (let top = token; top >= 0; top = tree.token(top).head) {
    if (!SUBJECT.includes(tree.token(top).deprel)) continue;
    const other = tree.token(top).head;
    return other !== verb && !within(tree, top).has(verb);
  }
  return false;
}
