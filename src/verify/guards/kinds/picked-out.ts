/**
 * Rules for those whom a phrase or a clause picks out. "A customer who cancels in time gets a refund" says neither that
 * customers cancel in time nor that a customer gets a refund, and "damage caused by fire is covered" says nothing of
 * damage caused by water. Of what happened once a phrase left out takes nothing away, unless it was so of all.
 */
import { once } from '../../../text/once.ts';
import { parseAroundVerb, parseSentence } from '../../../text/parse/bundled.ts';
import type { ParsedToken } from '../../../text/parse/parser.ts';
import { Tree } from '../../../text/parse/tree.ts';
import type { Reading } from '../../../text/reading.ts';
import { isRule } from '../../check/rule.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const PICKED_OUT: Guard = against('condition', 'sentence', isOfThosePickedOut);

const SUBJECTS = new Set(['nsubj', 'nsubj:pass']);
/** What a noun that a rule is about may be to its verb. */
const RULED = new Set([...SUBJECTS, 'obj', 'obl']);
const PICKING = ['acl', 'acl:relcl', 'nmod'];
const CLAUSES = new Set(['acl', 'acl:relcl']);
/** What is done to all that it is said of, where it is a rule: who makes pumps for ships makes pumps. */
const OF_ALL =
  /^(?:accept|admit|allow|approve|authori[sz]e|cover|exempt|grant|include|insure|lend|pay|permit|prescribe|refund|reimburse|replace|sign|take|waive)$/;
/** Words that take in all of what they stand before. */
const ANY = /^(?:any|all|every|each|both|whatever|whichever|own|other|such|more|most)$/i;
const GENERIC = /^(?:any|every|each|no|all)$/i;
const COUNTING = /^(?:several|many|some|most|few|certain|various|other)$/i;
/** Match from which a word of the evidence is said by the statement. */
const SAID = 0.5;

function isOfThosePickedOut(
  { reading, units, support }: Told,
  { reading: theirs }: AlignedSentence,
): boolean {
  const tree = treeOf(theirs);
  const rules = tree.tokens.flatMap((_, at) => pickedOut(tree, at));
  if (rules.length === 0) return false;
  const ours = treeOf(reading);
  const main = predicateOf(ours);
  if (main === undefined) return false;
  const { words: all } = theirs;
  const offsetOf = (at: number): number => all[at]?.start ?? -1;
  const found = support.matches.flatMap(({ at, strength }) => (at >= 0 && strength >= SAID ? [at] : []));
  const values = new Set(found.map((at) => all[at]?.value ?? -1).filter((value) => value >= 0));
  const said = new Set(
    all.flatMap(({ start, value }, at) => (found.includes(at) || values.has(value) ? [start] : [])),
  );
  const unit = units.findIndex(({ start, end }) => start <= main.start && main.start < end);
  const predicate = unit < 0 ? -1 : offsetOf(support.matches[unit]!.at);
  return rules.some(({ noun, phrases }) => {
    if (!said.has(tree.token(noun).start)) return false;
    return phrases.some(({ clause, words }) => {
      const content = words.filter((at) => isContent(tree, at));
      // What picks them out is not what is said of them.
      if (clause && content.some((at) => tree.token(at).start === predicate)) return true;
      const unsaid = content.filter((at) => !said.has(tree.token(at).start));
      if (unsaid.length === content.length) return content.length > 0;
      return isExchanged(tree, unsaid, units, support);
    });
  });
}

/** A parse with a main verb: who "who gets a full refund cancels" is said of gets no "refund cancels". */
const treeOf = once(({ text, start, end, words }: Reading): Tree => {
  const plain = parseSentence(text, start, end);
  if (!words.some(({ form }) => RELATIVE.test(form))) return new Tree(plain);
  return new Tree(parseAroundVerb(text, start, end, plain) ?? plain);
});

const RELATIVE = /^(?:who|that|which|whose|whom)$/;

/** "Caused by water" for "caused by fire": one noun in the place of another. */
function isExchanged(
  tree: Tree,
  [one, ...others]: readonly number[],
  units: readonly Unit[],
  { matches }: Told['support'],
): boolean {
  if (one === undefined || others.length > 0 || !/^(?:NOUN|PROPN|NUM)$/.test(tree.token(one).upos))
    return false;
  const unsaid = units.filter((_, i) => matches[i]!.strength < SAID);
  return unsaid.length === 1 && unsaid[0]!.weight > 0;
}

/** The main predicate of a statement, a participle that only picks out its subject left aside. */
function predicateOf(tree: Tree): ParsedToken | undefined {
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return undefined;
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass');
  return tree.token((subject === undefined ? undefined : reduced(tree, subject)?.next) ?? root);
}

/** What picks out those that a rule is about: the words of a phrase, or of a clause. */
interface Picking {
  readonly clause: boolean;
  readonly words: readonly number[];
}

/** A noun that a rule is about, and what picks out those of its kind that are meant. */
interface About {
  readonly noun: number;
  readonly phrases: readonly Picking[];
}

/** A noun with the phrases by which a rule about it picks out whom it means; none where it is no such noun. */
function pickedOut(tree: Tree, noun: number): readonly About[] {
  const { deprel, head, xpos } = tree.token(noun);
  if (head < 0 || !RULED.has(deprel) || !/^NNP?S?$/.test(xpos)) return [];
  if (!(isGeneric(tree, noun) || isWhoever(tree, noun))) return [];
  const led = SUBJECTS.has(deprel) ? reduced(tree, noun) : undefined;
  if (led !== undefined) return [{ noun, phrases: [led] }];
  const all = tree.with(noun, 'det').some((at) => GENERIC.test(tree.token(at).form));
  if (/^NNP/.test(xpos) || !(all || isRule(tree, head))) return [];
  if (!SUBJECTS.has(deprel) && !(all && deprel === 'obj') && !isOfAll(tree, noun)) return [];
  const one = tree.with(noun, 'det').some((at) => /^an?$/i.test(tree.token(at).form));
  const phrases = tree.with(noun, ...(one ? ['acl:relcl'] : PICKING)).flatMap((phrase): Picking[] => {
    const words = below(tree, phrase);
    // "Members, who pay monthly, …" tells something of all of them.
    const apart = tree.tokens.slice(noun + 1, phrase).some(({ form }) => /^[,(\u2013\u2014-]$/.test(form));
    if (apart || words.some((at) => ANY.test(tree.token(at).form))) return [];
    return [{ clause: CLAUSES.has(tree.token(phrase).deprel), words }];
  });
  return phrases.length === 0 ? [] : [{ noun, phrases }];
}

/** Whether what is said of a noun as object is said of all that it names: "pays for repairs", "covers theft". */
function isOfAll(tree: Tree, noun: number): boolean {
  const { deprel, head } = tree.token(noun);
  if (!OF_ALL.test(tree.token(head).lemma)) return deprel === 'obj' && isAllowed(tree, head);
  return (
    deprel === 'obj' ||
    (deprel === 'obl' && tree.with(noun, 'case').some((at) => /^for$/i.test(tree.token(at).form)))
  );
}

/** "Damage caused by fire is covered", where the parse takes the participle for the verb of the sentence. */
function reduced(tree: Tree, noun: number): (Picking & { readonly next: number }) | undefined {
  const { head } = tree.token(noun);
  const { xpos, head: above } = tree.token(head);
  if (above >= 0 || head !== noun + 1 || !/^VB[DN]$/.test(xpos)) return undefined;
  if (tree.with(head, 'aux', 'aux:pass', 'cop', 'obj', 'cc').length > 0) return undefined;
  const [next] = tree.with(head, 'ccomp', 'conj', 'parataxis', 'xcomp');
  if (next === undefined || !isRule(tree, next) || tree.with(next, 'cc', 'mark').length > 0) return undefined;
  const verb = Math.min(next, ...tree.with(next, 'aux', 'aux:pass', 'cop'));
  const words = tree.tokens.flatMap((_, at) => (at >= head && at < verb ? [at] : []));
  return words.some((at) => /^[,;:]$/.test(tree.token(at).form)) ? undefined : { clause: true, words, next };
}

/** "The member who pays late is charged interest": whoever pays late is, and nobody is said to. */
function isWhoever(tree: Tree, noun: number): boolean {
  const { head, xpos } = tree.token(noun);
  if (xpos !== 'NN' || tree.with(head, 'cop').length > 0) return false;
  if (!tree.with(noun, 'det').some((at) => /^the$/i.test(tree.token(at).form))) return false;
  return tree
    .with(noun, 'acl:relcl')
    .some(
      (verb) =>
        tree.token(noun + 1).form === 'who' &&
        [verb, ...tree.with(verb, 'aux')].some((at) => /^VB[ZP]$/.test(tree.token(at).xpos)) &&
        tree.with(verb, 'cop').length === 0,
    );
}

/** Bare, one, or of any: "customers", "damage", "a customer"; not "several customers", nor "quote Q-901". */
const isGeneric = (tree: Tree, noun: number): boolean =>
  tree.with(noun, 'det', 'nmod:poss', 'nummod', 'amod', 'appos', 'flat').every((at) => {
    const { form, deprel } = tree.token(at);
    if (deprel === 'amod') return !COUNTING.test(form);
    return GENERIC.test(form) || /^an?$/i.test(form);
  }) &&
  !tree.with(noun, 'compound').some((at) => at > noun) &&
  !/\d/.test(tree.tokens[noun + 1]?.form ?? '');

const isAllowed = (tree: Tree, predicate: number): boolean =>
  tree
    .with(predicate, 'aux')
    .some((at) => /^(?:can|may|must|shall|should|cannot)$/i.test(tree.token(at).form));

const below = (tree: Tree, at: number): readonly number[] => [
  at,
  ...tree
    .children(at)
    .filter((child) => tree.token(child).deprel !== 'conj')
    .flatMap((child) => below(tree, child)),
];

const isContent = (tree: Tree, at: number): boolean => {
  const { upos, lemma } = tree.token(at);
  return /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/.test(upos) && !/^(?:have|hold|own|be)$/.test(lemma);
};
