/** The arguments of a predicate: as they stand in the sentence, and in the order of an active clause. */

import { gather } from '../gather.ts';
import { isNoDoer } from './by-amount.ts';
import { controllerOf } from './control.ts';
import type { Tree } from './tree.ts';
import { isPredicate, type VerbGroup } from './verb-group.ts';

/** A phrase with a preposition: `for order #1842` → for, order. */
export interface Oblique {
  /** The preposition in lower case, `because of` in one; '' where there is none. */
  readonly prep: string;
  readonly head: number;
}

/** Arguments by their place in the sentence: the subject of a passive is still its subject. */
export interface SurfaceArguments {
  readonly subjects: readonly number[];
  readonly objects: readonly number[];
  readonly indirectObjects: readonly number[];
  readonly obliques: readonly Oblique[];
  readonly adverbs: readonly number[];
}

type Lookup = (predicate: number) => SurfaceArguments;

const SUBJECTS = ['nsubj', 'nsubj:pass', 'csubj', 'csubj:pass', 'nsubj:outer'];
const OBLIQUES = ['obl', 'obl:agent', 'obl:unmarked', 'obl:tmod', 'obl:npmod'];
const RELATIVES = new Set(['WP', 'WDT']);
const NEGATION = new Set(['not', 'never', "n't", 'nt', 'neither', 'nor']);
const SUBJECT_CONTROL = new Set(['promise', 'threaten', 'vow', 'swear', 'pledge']);

/** The arguments as they stand, with what is shared, understood or relative filled in. */
export function surfaceArguments(
  tree: Tree,
  i: number,
  group: VerbGroup,
  shared: SurfaceArguments | null,
  lookup: Lookup,
): SurfaceArguments {
  const spread = (heads: readonly number[]) => gather(heads, (head) => members(tree, head));
  const [objects, indirect] = objectsOf(tree, i);
  const own: SurfaceArguments = {
    subjects: spread(tree.with(i, ...SUBJECTS)),
    objects: spread(objects),
    indirectObjects: spread(indirect),
    obliques: gather(tree.with(i, ...OBLIQUES), (head) => obliquesOf(tree, head)),
    adverbs: tree.with(i, 'advmod').filter((adverb) => !NEGATION.has(tree.token(adverb).lemma)),
  };
  const { deprel } = tree.token(i);
  if (deprel === 'acl:relcl') return relative(tree, i, own);
  const controller = controllerOf(tree, i);
  if (controller >= 0) return { ...own, subjects: own.subjects.length > 0 ? own.subjects : [controller] };
  if (deprel === 'acl') return participle(tree, i, group, own);
  if (deprel === 'amod') return { ...own, subjects: [tree.token(i).head] };
  if (shared) return sharing(tree, i, own, shared);
  const ownOrLater = own.objects.length > 0 ? own.objects : laterObjects(tree, i, group, own);
  return {
    ...own,
    objects: ownOrLater,
    subjects: own.subjects.length > 0 ? own.subjects : understood(tree, i, lookup),
  };
}

/** Objects and indirect objects; of two objects side by side the first is the indirect one. */
function objectsOf(tree: Tree, i: number): readonly [number[], number[]] {
  const objects = tree.with(i, 'obj');
  const indirect = tree.with(i, 'iobj');
  return objects.length === 2 && indirect.length === 0
    ? [objects.slice(1), objects.slice(0, 1)]
    : [objects, indirect];
}

/** Members of a coordinated argument, without those that are clauses. */
function members(tree: Tree, head: number): number[] {
  return tree.conjuncts(head).filter((one) => one === head || tree.token(one).upos !== 'VERB');
}

function obliquesOf(tree: Tree, head: number): Oblique[] {
  const prep = prepositionOf(tree, head);
  return members(tree, head).map((one) => ({ prep: prepositionOf(tree, one) || prep, head: one }));
}

/** A phrase's preposition in lower case, '' where it has none. */
export function prepositionOf(tree: Tree, head: number): string {
  return tree
    .with(head, 'case')
    .filter((word) => tree.token(word).upos !== 'PART')
    .flatMap((word) => [word, ...tree.with(word, 'fixed')])
    .map((word) => tree.token(word).form.toLowerCase())
    .join(' ');
}

/** `the refund that he requested`: the pronoun, or the gap where there is none, stands for the noun. */
function relative(tree: Tree, i: number, own: SurfaceArguments): SurfaceArguments {
  const noun = tree.token(i).head;
  const fill = (heads: readonly number[]) => heads.map((head) => (isRelative(tree, head) ? noun : head));
  const filled = {
    ...own,
    subjects: fill(own.subjects),
    objects: fill(own.objects),
    obliques: own.obliques.map(({ prep, head }) => ({ prep, head: isRelative(tree, head) ? noun : head })),
  };
  const isFilled = [
    ...filled.subjects,
    ...filled.objects,
    ...filled.obliques.map(({ head }) => head),
  ].includes(noun);
  if (isFilled || tree.children(i).some((child) => ['WRB', 'WP$'].includes(tree.token(child).xpos)))
    return filled;
  if (filled.subjects.length === 0) return { ...filled, subjects: [noun] };
  return filled.objects.length === 0 ? { ...filled, objects: [noun] } : filled;
}

/** `who`, `which`, and `that` where it stands for the noun and not before one. */
function isRelative(tree: Tree, i: number): boolean {
  const { xpos, form } = tree.token(i);
  return RELATIVES.has(xpos) || (form.toLowerCase() === 'that' && tree.children(i).length === 0);
}

/** `the refund issued on Monday`, `the man running it`: the noun is the subject of its participle. */
function participle(tree: Tree, i: number, group: VerbGroup, own: SurfaceArguments): SurfaceArguments {
  const { xpos, head } = tree.token(i);
  const bare = tree.with(i, 'mark').length === 0 && own.subjects.length === 0;
  return bare && (xpos === 'VBG' || group.passive) ? { ...own, subjects: [head] } : own;
}

/** `was approved and paid`: a later verb takes the subject of the first, and an object that stands after both. */
function sharing(tree: Tree, i: number, own: SurfaceArguments, first: SurfaceArguments): SurfaceArguments {
  const subjects = own.subjects.length > 0 ? own.subjects : first.subjects;
  const after =
    own.objects.length > 0 || tree.token(i).upos !== 'VERB'
      ? []
      : first.objects.filter((object) => object > i);
  return { ...own, subjects, objects: own.objects.length > 0 ? own.objects : after };
}

/** `approved and paid the invoice`: the object of the last verb is that of one that stands bare before it. */
function laterObjects(tree: Tree, i: number, group: VerbGroup, own: SurfaceArguments): readonly number[] {
  if (group.passive || group.copula >= 0 || own.obliques.length > 0) return own.objects;
  const next = tree.with(i, 'conj')[0];
  if (next === undefined || tree.token(next).upos !== 'VERB' || tree.token(i).upos !== 'VERB')
    return own.objects;
  const between = tree.children(i).some((child) => child > i && child < next);
  const starts = Math.min(next, ...tree.children(next));
  const adjacent = !between && starts >= i && next - i <= 3;
  const bare = tree.with(next, 'nsubj', 'nsubj:pass', 'aux', 'aux:pass').length === 0;
  return adjacent && bare ? gather(tree.with(next, 'obj'), (object) => members(tree, object)) : own.objects;
}

/** The subject that an infinitive, a participle or a predicative adjective takes from its governor. */
function understood(tree: Tree, i: number, lookup: Lookup): readonly number[] {
  const { head, deprel } = tree.token(i);
  if (head < 0 || !isPredicate(tree, head)) return [];
  const governor = lookup(head);
  if (deprel === 'xcomp') {
    if (SUBJECT_CONTROL.has(tree.token(head).lemma)) return governor.subjects;
    if (governor.objects.length > 0) return governor.objects;
    return governor.indirectObjects.length > 0 ? governor.indirectObjects : governor.subjects;
  }
  return deprel === 'advcl' ? governor.subjects : [];
}

/** The arguments in the order of an active clause: who does it, to what, to whom. */
export function argumentsOf(
  tree: Tree,
  i: number,
  group: VerbGroup,
  surface: SurfaceArguments,
): SurfaceArguments {
  if (!group.passive) return surface;
  const agents = surface.obliques.filter((oblique) => isAgent(tree, i, oblique));
  const obliques = surface.obliques.filter((oblique) => !agents.includes(oblique));
  const kept = { ...surface, obliques, subjects: agents.map(({ head }) => head) };
  return surface.objects.length > 0
    ? { ...kept, indirectObjects: [...surface.indirectObjects, ...surface.subjects] }
    : { ...kept, objects: surface.subjects };
}

const CALENDAR = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july ' +
    'august september october november december noon midnight today tomorrow yesterday'
  ).split(' '),
);

/** `by the manager`, and not `by Friday`, `by 5 May`, `by two days`. */
function isAgent(tree: Tree, i: number, { prep, head }: Oblique): boolean {
  if (prep !== 'by') return false;
  const top = tree.token(head).deprel === 'conj' ? tree.token(head).head : head;
  const { deprel, upos, form } = tree.token(top);
  if (upos === 'NUM' || upos === 'SYM' || CALENDAR.has(form.toLowerCase()) || isNoDoer(tree.tokens, top))
    return false;
  return deprel === 'obl:agent' || tree.token(top).head === i;
}
