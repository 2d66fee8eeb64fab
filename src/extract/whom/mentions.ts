/** Whom and what a claim speaks of, as a pronoun behind it may mean them. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { textOf } from '../parts/render.ts';
import { subtree } from '../parts/tokens.ts';
import { hiddenVerb } from '../parts/verbs.ts';
import { type Gender, genderOf, genderSaid, type Sort, sortsOf } from './sorts.ts';

const ARGUMENTS = new Set([
  'nsubj',
  'nsubj:pass',
  'obj',
  'iobj',
  'obl',
  'obl:agent',
  'nmod',
  'root',
  'conj',
  'appos',
]);

/** Somebody or something that a claim speaks of. */
export interface Mention {
  /** As it would be named again; '' where that would be too long. */
  readonly name: string;
  readonly head: string;
  readonly gender: Gender | undefined;
  readonly subject: boolean;
  /** Whether it is the subject of the main clause. */
  readonly main: boolean;
  readonly object: boolean;
  /** Whether it can be nothing else than what it is taken for. */
  readonly sure: boolean;
  /** Whether what it is named for is a place, a property or a part of the subject: what is said next is seldom of it. */
  readonly beside: boolean;
  /** Whether it only says what somebody is. */
  readonly role: boolean;
}

/** Whom or what of this sort a claim speaks of. */
export function mentionsOf(text: string, sort: Sort): readonly Mention[] {
  const tree = new Tree(parseSentence(text));
  const { tokens } = tree;
  const unnamed = tokens.some(
    ({ form, deprel }) => /^(?:it|them)$/i.test(form) && /^(?:obj|obl|nmod)/.test(deprel),
  );
  const hidden = hiddenVerb(tree);
  const root = tokens.findIndex(({ head }) => head < 0);
  const stative = STATIVE.has(tokens[root]?.lemma ?? '') || tree.with(root, 'cop').length > 0;
  const heads = tokens
    .map((_, at) => at)
    .filter(
      (at) =>
        ARGUMENTS.has(tree.token(at).deprel) &&
        sortsOf(tree, at).includes(sort) &&
        !isQuantified(tree, at) &&
        !isOfPhrase(tree, at),
    );
  // "The kitchen handed it over" speaks of a thing that it does not name.
  const unknown = {
    name: '',
    head: '',
    gender: undefined,
    subject: false,
    main: false,
    object: true,
    sure: false,
    beside: false,
    role: false,
  };
  const found = heads.map((at): Mention => {
    const { deprel, head, form } = tree.token(at);
    const subject = deprel.startsWith('nsubj') || hidden === at + 1;
    const said = deprel === 'root' && tree.with(at, 'cop').length > 0;
    // "Caused by a missing index": what a clause brings in as the doer may be what the next is of.
    const broughtIn =
      deprel === 'obl:agent' && tree.with(at, 'det').some((one) => /^an?$/i.test(tree.token(one).form));
    const placed =
      !broughtIn &&
      /^obl(?::agent)?$/.test(deprel) &&
      tree.with(at, 'case').some((one) => PLACING.test(tree.token(one).form));
    const within = WITHIN.has(deprel) && heads.includes(head);
    const object = deprel === 'obj';
    // "Imran Dar" is no "it", whoever that is.
    const either = sort === 'thing' && sortsOf(tree, at).length > 1 && tree.with(at, 'flat').length > 0;
    return {
      name: either || isOfAnother(tree, at, sort) ? '' : nameOf(text, tree, at),
      head: form,
      gender: sort === 'person' ? (genderOf(tree, at) ?? genderSaid(tree, at)) : undefined,
      subject,
      main: subject && (head < 0 || head === root || hidden === at + 1),
      object,
      sure: sortsOf(tree, at).length === 1,
      role: said || tree.with(at, 'case').some((one) => /^as$/i.test(tree.token(one).form)),
      beside: within || said || placed || (object && stative),
    };
  });
  // "Anna is a judge", "served as director": what somebody is, is nobody else.
  const others = sort === 'person' ? found.filter(({ role }) => !role) : found;
  return unnamed && sort === 'thing' ? [...others, unknown] : others;
}

/** `His manager`, `Kim's father`: a pronoun behind may mean either. `The cause is a loose cable`: or what it is. */
const isOfAnother = (tree: Tree, at: number, sort: Sort): boolean =>
  sort === 'person'
    ? tree
        .with(at, 'nmod:poss')
        .some(
          (one) => tree.token(one).upos === 'PROPN' || /^(?:his|her|their|its)$/i.test(tree.token(one).form),
        )
    : POINTING.has(tree.token(at).lemma);

/** Nouns that only say what something else is to the matter, or how it is called. */
const POINTING = new Set(
  'cause reason problem issue result fault culprit answer solution fix upshot name number reference code title'.split(
    ' ',
  ),
);

/** Verbs that tell what their subject is or has. */
const STATIVE = new Set(
  'be have include contain cost weigh measure feature offer come use last need support provide comprise hold'.split(
    ' ',
  ),
);
const PLACING =
  /^(?:in|at|on|into|onto|from|to|near|inside|outside|under|over|above|behind|around|across|by|for|with|via|through|within|until|since|after|before|during|including|excluding|plus)$/i;

/** `any outlet`, `each member`: of which nothing more is said. */
const isQuantified = (tree: Tree, at: number): boolean =>
  tree
    .with(at, 'det')
    .some((one) => /^(?:any|every|each|no|some|another|what|which)$/i.test(tree.token(one).form));

/** "Took place", "gives way": a noun that only makes one verb with the other speaks of nothing. */
const isOfPhrase = (tree: Tree, at: number): boolean =>
  PHRASES.has(`${tree.tokens[tree.token(at).head]?.lemma} ${tree.token(at).lemma}`) &&
  tree.with(at, 'det', 'amod', 'nmod:poss').length === 0;

const PHRASES = new Set([
  'take place',
  'take effect',
  'take part',
  'take care',
  'give way',
  'come place',
  'come effect',
  'come force',
  'enter force',
  'make sense',
]);

const LONGEST_NAME = 6;

/** What a noun would be named again by; '' for what is too long for it, or is more than one thing. */
function nameOf(text: string, tree: Tree, at: number): string {
  const words = [at, ...tree.children(at).filter((child) => NAMING.has(tree.token(child).deprel))];
  const whole = words.flatMap((one) => (one === at ? [one] : subtree(tree, one)));
  const before = Math.min(...whole) - 1;
  const behind = Math.max(...whole) + 1;
  // "Plan A": the letter tells it from the others, whatever the parse makes of it.
  const lettered = /^(?!I$)\p{Lu}$/u.test(tree.tokens[behind]?.form ?? '');
  const all = [
    ...(ABOUT.test(tree.tokens[before]?.form ?? '') && /\d/.test(tree.tokens[before + 1]?.form ?? '')
      ? [before]
      : []),
    ...(TITLE.test(tree.tokens[before]?.form ?? '') ? [before] : []),
    ...whole,
    ...(lettered ? [behind] : []),
  ].sort((a, b) => a - b);
  if (all.length > LONGEST_NAME || tree.with(at, 'conj').length > 0) return '';
  const name = textOf(text, tree, all).replace(/^an? /i, 'the ');
  return tree.token(all[0]!).upos === 'PROPN' ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** What only tells more of a noun: its number, what it is called, what is part of it. */
const WITHIN = new Set(['nmod', 'appos', 'flat', 'nummod']);
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir)\.?$/;
/** "Around 40 tiles": how many is not known for sure. */
const ABOUT = /^(?:around|about|approximately|roughly|nearly|almost|over)$/i;
const NAMING = new Set('det amod compound flat nmod:poss nummod appos'.split(' '));
