/** A verb of the evidence that has a subject of its own, beside which the claim's subject stands: "Hull won" by "Leeds won against Hull". */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Reading } from '../../../text/reading.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree, treeOf } from '../claim-root.ts';
import { againstUnit } from '../guard.ts';

const SUBJECT = ['nsubj', 'nsubj:pass'];
/** What names a thing together with its head: "Team B", "Dana Ruiz". */
const NAMING = /^(?:flat|compound|nummod|appos|nmod|dep)(?::unmarked|$)/;
/** Behind these stands who does it too, or who else does. */
const SHARING = /^(?:with|between|among|amongst|like|as|by|including|plus|alongside|than|besides|except)$/;
/** Verbs by which one of two gives out what the other takes: "rented it to Ada" says who rented it from whom. */
const TURNING = /^(?:rent|lease|sublet)$/;
/** Match from which a word of the sentence is the claim's. */
const FOUND = 0.85;

/** The verb of a claim and the words by which its subject is told from others, as offsets of their beginnings. */
interface Clause {
  readonly verb: number;
  readonly names: readonly number[];
}

function clauseOf(reading: Reading): Clause | undefined {
  const tree = claimTree(reading);
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return undefined;
  // "Hull won" may be read as a noun with a name before it.
  const first = tree.token(root).upos === 'NOUN' ? tree.with(root, 'compound', 'amod') : [];
  const [subject] = [...tree.with(root, 'nsubj'), ...first];
  if (subject === undefined || tree.with(root, 'conj').length > 0) return undefined;
  const names = [...within(tree, subject)].filter((one) => headOf(tree, one) === subject);
  return { verb: tree.token(root).start, names: names.map((one) => tree.token(one).start) };
}

export const OWN_DOER = againstUnit('role', 'prose', ({ reading, units, support }, sentence) => {
  const clause = clauseOf(reading);
  if (clause === undefined) return -1;
  const unitAt = (start: number): number =>
    units.findIndex(({ from, to }) => reading.words.slice(from, to).some((word) => word.start === start));
  const verbUnit = unitAt(clause.verb);
  if (verbUnit < 0) return -1;
  const { text, start, end } = sentence.reading;
  const tree = treeOf(text, start, end, sentence.source.parsed(sentence.sentence));
  const deeds = deedsOf(tree, units[verbUnit]!);
  if (deeds === undefined || tokenAt(sentence, support.matches[verbUnit], tree) < 0) return -1;
  const isTurned = (token: number): boolean =>
    TURNING.test(units[verbUnit]!.word.lemma) &&
    leadsTo(tree, token, 'to') &&
    reading.words.some(({ form }) => form === 'from') &&
    !reading.words.some(({ form }) => form === 'to');
  const isDoer = (unit: number): boolean =>
    deeds.some(({ doer }) => saidIn(tree, within(tree, doer), units[unit]!));
  for (const at of clause.names) {
    const unit = unitAt(at);
    const token = unit < 0 ? -1 : tokenAt(sentence, support.matches[unit], tree);
    // The names begin with their head: where that does it, it may be another of the kind.
    if (unit >= 0 && at === clause.names[0] && isDoer(unit)) return -1;
    if (token < 0 || isDoer(unit) || isTurned(token)) continue;
    const beside = ({ verb, doer }: Deed): boolean =>
      tree.token(doer).deprel === 'nsubj' && isBeside(tree, token, verb);
    if (deeds.every(beside)) return unit;
  }
  return -1;
});

/** A verb with its subject. */
interface Deed {
  readonly verb: number;
  readonly doer: number;
}

/**
 * The verbs of a sentence that are a unit's, each with its subject; undefined where there is none, where one has no
 * subject of its own, or where a relative clause may hide whose it is. Who sells to somebody is not the one who buys:
 * only of the same verb it is told who does it.
 */
function deedsOf(tree: Tree, { word }: Unit): readonly Deed[] | undefined {
  if (tree.tokens.some(({ form }) => /^(?:who|which|whom|whose)$/i.test(form))) return undefined;
  const verbs = [...tree.tokens.keys()].filter((at) => {
    const { lemma, upos } = tree.token(at);
    return lemma === word.lemma && (upos === 'VERB' || upos === 'AUX');
  });
  const deeds = verbs.map((verb): Deed => ({ verb, doer: tree.with(verb, ...SUBJECT)[0] ?? -1 }));
  return deeds.length === 0 || deeds.some(({ doer }) => doer < 0) ? undefined : deeds;
}

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

/** Whether a preposition leads to the name that a token is part of. */
const leadsTo = (tree: Tree, token: number, preposition: string): boolean =>
  tree.with(headOf(tree, token), 'case').some((at) => tree.token(at).form.toLowerCase() === preposition);

/** "Against Hull": behind a preposition of the verb itself. */
function isBeside(tree: Tree, token: number, verb: number): boolean {
  const top = headOf(tree, token);
  const { head, deprel } = tree.token(top);
  if (head !== verb || !/^obl(?::|$)/.test(deprel)) return false;
  const cases = tree.with(top, 'case');
  // A preposition before a comma leads to something else.
  const parted = cases.some((at) => tree.tokens.slice(at, top).some(({ upos }) => upos === 'PUNCT'));
  const forms = cases.map((at) => tree.token(at).form.toLowerCase());
  return forms.length > 0 && !parted && !forms.some((form) => SHARING.test(form));
}
