/**
 * "You" of a statement beside evidence that says it of some only: "You get free shipping" by "Gold members get free
 * shipping". Whoever is served or employed is the one addressed, where nothing tells which of them is meant; nobody
 * else is.
 */

import { parseSentence } from '../../text/parse/bundled.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import { isServed, mayBeReader } from '../context/roles-addressed.ts';
import { PERSONS } from '../context/words.ts';
import type { AlignedSentence } from '../support.ts';
import { against, type Told } from './guard.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Who may be addressed where the text is for them. */
const AT_TIMES = words('student pupil candidate seller merchant vendor driver donor parent owner licensee');
/** Persons and bodies that are one sort among others. */
const OTHERS = words(
  'citizen national adult minor senior pensioner retiree trainee intern apprentice volunteer freelancer veteran woman ' +
    'man kid infant toddler teenager youth beginner expert investor shareholder trader lecturer crew household family ' +
    'couple company business firm organisation organization school university authority council agency bank bearer winner ' +
    'teacher child holder defendant plaintiff respondent appellant accused heir spouse partner director tourist local commuter' +
    ' flyer farmer artist author soldier lawyer accountant researcher scientist athlete musician refugee migrant foreigner newcomer starter leaver smoker homeowner leaseholder taxpayer voter saver motorist rider entrepreneur founder creator editor moderator host organiser organizer',
);
/** What tells no one of them from the others. */
const OPEN = words('the a an any every each all our both your these those no');
const OWN_BODY = words(
  'club company association library gym hotel museum bank shop store scheme programme program union',
);

/** A support that says of some, or of others, what the statement says of "you". */
export const ADDRESSEE = against('entity', 'english', (told, sentence) => {
  const { reading } = told;
  if (!/\byou\b/i.test(reading.text.slice(reading.start, reading.end))) return false;
  if (sentence.source.structured) return false;
  const claim = parseSentence(reading.text, reading.start, reading.end);
  const you = claim.tokens.findIndex(
    ({ form, deprel }) => /^you$/i.test(form) && /^nsubj(?::pass)?$/.test(deprel),
  );
  if (you < 0 || !isMain(claim.tokens, you)) return false;
  return doers(sentence).some(({ tree, at }) => !isAddressed(told, sentence, tree, at));
});

/** Whether a subject is that of the main clause, or of one joined to it. */
function isMain(tokens: readonly ParsedToken[], at: number): boolean {
  const verb = tokens[tokens[at]!.head];
  return verb !== undefined && (verb.head < 0 || /^(?:conj|parataxis|ccomp)$/.test(verb.deprel));
}

/** The persons of whom a sentence says what it says: subjects of its main verb, or who does what is done. */
function doers({ reading }: AlignedSentence): readonly { readonly tree: Tree; readonly at: number }[] {
  const parse = parseSentence(reading.text, reading.start, reading.end);
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return [];
  const said = tree.with(root, 'nsubj', 'nsubj:pass', 'obl:agent');
  return said.filter((at) => isPerson(tree.token(at))).map((at) => ({ tree, at }));
}

const isPerson = ({ lemma, upos }: ParsedToken): boolean =>
  upos === 'NOUN' && (isServed(lemma) || PERSONS.has(lemma) || OTHERS.has(lemma));

/** Whether a person may be the one addressed: served or employed, and told apart by nothing that the claim leaves out. */
function isAddressed(
  { units, reading: claim }: Told,
  { reading, alignment }: AlignedSentence,
  tree: Tree,
  at: number,
): boolean {
  const { lemma } = tree.token(at);
  const own = new Set(claim.words.map((word) => word.lemma));
  const free = isServed(lemma) || own.has(lemma) || (AT_TIMES.has(lemma) && isMeant(lemma, reading.text));
  if (!free) return false;
  const taken = new Set(
    alignment.matches.flatMap((match, i) => (units[i] !== undefined && match.strength > 0 ? [match.at] : [])),
  );
  return tree
    .children(at)
    .filter((child) => RESTRICTING.test(tree.token(child).deprel))
    .every((child) => {
      const { form, lemma: word } = tree.token(child);
      if (OPEN.has(form.toLowerCase()) || OWN_BODY.has(word)) return true;
      if (tree.token(child).deprel === 'det') return own.has(word);
      return subtreeOf(tree, child).every((one) => isSaid(tree.token(one), reading, taken, own));
    });
}

const RESTRICTING = /^(?:det|amod|compound|nmod|nmod:\p{L}+|acl|acl:relcl|nummod|obl|flat)$/u;

/** Whether a word of what tells some from others is the statement's too, or says nothing. */
function isSaid(
  { start, lemma, upos }: ParsedToken,
  { words: theirs }: AlignedSentence['reading'],
  taken: ReadonlySet<number>,
  own: ReadonlySet<string>,
): boolean {
  if (upos !== 'NOUN' && upos !== 'PROPN' && upos !== 'ADJ' && upos !== 'NUM' && upos !== 'VERB') return true;
  const at = theirs.findIndex((word) => start >= word.start && start < word.end);
  return own.has(lemma) || taken.has(at);
}

function subtreeOf(tree: Tree, at: number): number[] {
  return [at, ...tree.children(at).flatMap((child) => subtreeOf(tree, child))];
}

/** Whether a text is for those whom the noun names, by more than the noun. */
const isMeant = (noun: string, text: string): boolean =>
  mayBeReader(noun, text.replace(new RegExp(String.raw`\b(?:${noun}s?|sell\w*)\b`, 'giu'), ' '));
