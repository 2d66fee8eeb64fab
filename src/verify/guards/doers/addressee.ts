/**
 * "You" of a statement beside evidence that says it of some only: "You get free shipping" by "Gold members get free
 * shipping". Whoever is served or employed is the one addressed, where nothing tells which of them is meant; nobody
 * else is.
 */

import { parseSentence } from '../../../text/parse/bundled.ts';
import type { ParsedToken } from '../../../text/parse/parser.ts';
import { Tree } from '../../../text/parse/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import { isServed, mayBeReader } from '../../context/roles-addressed.ts';
import { PERSONS } from '../../context/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

/** Who may be addressed where the text is for them. */
const AT_TIMES = wordSet('student pupil candidate seller merchant vendor driver donor parent owner licensee');
/** Persons and bodies that are one sort among others. */
const OTHERS = wordSet(
  'citizen national adult minor senior pensioner retiree trainee intern apprentice volunteer freelancer veteran woman ' +
    'man kid infant toddler teenager youth beginner expert investor shareholder trader lecturer crew household family ' +
    'couple company business firm organisation organization school university authority council agency bank bearer winner ' +
    'teacher child holder defendant plaintiff respondent appellant accused heir spouse partner director tourist local commuter' +
    ' shop store retailer hotel hostel airline insurer clinic hospital practice carrier courier team department museum restaurant' +
    ' lessor provider platform vendor supplier seller accounting crew management organiser' +
    ' flyer farmer artist author soldier lawyer accountant researcher scientist athlete musician refugee migrant foreigner newcomer starter leaver smoker homeowner leaseholder taxpayer voter saver motorist rider entrepreneur founder creator editor moderator host organiser organizer',
);
/** What tells no one of them from the others. */
const OPEN = wordSet('the a an any every each all our both your these those no');
const OWN_BODY = wordSet(
  'club company association library gym hotel museum bank shop store scheme programme program union',
);

/** "Club members" are some of the customers where there is a club. */
const TIERS = wordSet('club scheme programme program');

/** A subject of a statement, and the verb that is said of it. */
interface Said {
  readonly tree: Tree;
  readonly verb: number;
  readonly subject: number;
}

/** Somebody of whom the evidence says something, and whether it is by the verb of the statement. */
interface Doer {
  readonly tree: Tree;
  readonly at: number;
  readonly same: boolean;
}

/** A support that says of some, or of others, what the statement says of "you". */
const OF_OTHERS = against('entity', 'english', (told, sentence) => {
  const you = saidOf(told, /^you$/i);
  if (you === undefined || sentence.source.structured) return false;
  return doers(you, sentence).some(({ tree, at }) => !isAddressed(told, sentence, tree, at));
});

/** "The customer paid the postage" for "We paid the postage": who is served is not the house. */
const OF_SERVED = against('entity', 'english', (told, sentence) => {
  const we = saidOf(told, /^(?:we|i)$/i);
  if (we === undefined || sentence.source.structured) return false;
  const own = wordsOf(told.reading);
  return doers(we, sentence).some(({ tree, at, same }) => {
    const { lemma } = tree.token(at);
    // "The customer received it" tells that it was sent.
    if (!same) return false;
    const mine = /^i$/i.test(we.tree.token(we.subject).form) && PARTIES.has(lemma);
    return (mine || (isServed(lemma) && !OWN_STAFF.has(lemma))) && !own.has(lemma);
  });
});

/** "The order was cancelled" for "You cancelled the order": either side may have done it. */
const BY_EITHER = against('role', 'english', (told, { reading, source }) => {
  const you = saidOf(told, /^you$/i);
  if (you === undefined || source.structured || you.tree.token(you.subject).deprel !== 'nsubj') return false;
  const { lemma, xpos } = you.tree.token(you.verb);
  if (!EITHER.has(lemma) || !/^VB[DN]$/.test(xpos)) return false;
  const { tree, root } = rootOf(reading);
  return (
    root >= 0 &&
    tree.token(root).lemma === lemma &&
    tree.with(root, 'nsubj:pass').length > 0 &&
    tree.with(root, 'obl:agent').length === 0
  );
});

/** "The warranty for laptops" for "your warranty": it is that of one sort, and whether yours is of it nothing tells. */
const OF_A_SORT = against('entity', 'english', ({ reading: claim }, { reading, source }) => {
  if (source.structured || !/\byour\b/i.test(claim.text.slice(claim.start, claim.end))) return false;
  const ours = rootOf(claim);
  const [subject] = ours.root < 0 ? [] : ours.tree.with(ours.root, 'nsubj', 'nsubj:pass');
  if (subject === undefined) return false;
  const owned = ours.tree.with(subject, 'nmod:poss').some((at) => /^your$/i.test(ours.tree.token(at).form));
  const { tree, root } = rootOf(reading);
  const [theirs] = root < 0 ? [] : tree.with(root, 'nsubj', 'nsubj:pass');
  if (!owned || theirs === undefined || tree.token(theirs).lemma !== ours.tree.token(subject).lemma)
    return false;
  const own = wordsOf(claim);
  return tree.children(theirs).some((at) => {
    const { deprel, xpos, lemma, form } = tree.token(at);
    const sort =
      (/^(?:compound|amod)$/.test(deprel) && at > 0 && /^\p{Lu}/u.test(form)) ||
      (deprel === 'nmod' &&
        xpos === 'NNS' &&
        tree.with(at, 'case').some((one) => /^(?:for|of)$/i.test(tree.token(one).form)));
    return sort && !own.has(lemma) && !own.has(form.toLowerCase()) && !isServed(lemma);
  });
});

export const ADDRESSEE: readonly Guard[] = [OF_OTHERS, OF_SERVED, BY_EITHER, OF_A_SORT];

const wordsOf = ({ words: all }: Told['reading']): ReadonlySet<string> =>
  new Set(all.flatMap(({ form, lemma }) => [form, lemma]));

/** Who may be the house though it employs them. */
const OWN_STAFF = wordSet(
  'staff worker colleague employee person people individual member sender viewer player',
);
/** Parties of which no assistant is one. */
const PARTIES = wordSet(
  'seller vendor supplier landlord bank courier carrier driver doctor owner merchant insurer employer',
);
/** Deeds that a firm does to its customers as they do to it. */
const EITHER = wordSet(
  'cancel approve reject decline refuse close lock block terminate change delete extend waive grant confirm accept end ' +
    'suspend withdraw revoke refund amend reschedule move postpone correct reverse',
);

/** The subject of the main clause of a statement, or of one joined to it, if it is such a pronoun. */
function saidOf({ reading }: Told, pronoun: RegExp): Said | undefined {
  const said = reading.text.slice(reading.start, reading.end);
  if (!/\b(?:you|we|i)\b/i.test(said)) return undefined;
  const { tree } = rootOf(reading);
  const subject = tree.tokens.findIndex(
    ({ form, deprel }) => pronoun.test(form) && /^nsubj(?::pass)?$/.test(deprel),
  );
  if (subject < 0) return undefined;
  const verb = tree.token(subject).head;
  const main =
    verb >= 0 && (tree.token(verb).head < 0 || /^(?:conj|parataxis|ccomp)$/.test(tree.token(verb).deprel));
  return main ? { tree, verb, subject } : undefined;
}

export function rootOf({ text, start, end }: Told['reading']): {
  readonly tree: Tree;
  readonly root: number;
} {
  const tree = new Tree(parseSentence(text, start, end));
  return { tree, root: tree.tokens.findIndex(({ head }) => head < 0) };
}

/** The persons of whom a sentence says what the statement says: its subject, or who does what is done. */
function doers(said: Said, { reading }: AlignedSentence): readonly Doer[] {
  const { tree, root } = rootOf(reading);
  if (root < 0) return [];
  const passive = said.tree.token(said.subject).deprel === 'nsubj:pass';
  if (!passive && isHeadline(tree, root))
    return [{ tree, at: root, same: tree.token(root + 1).lemma === said.tree.token(said.verb).lemma }];
  const same = said.tree.token(said.verb).lemma === tree.token(root).lemma;
  return tree
    .with(root, ...(passive ? ['nsubj:pass'] : ['nsubj', 'obl:agent', ...(same ? [] : ['nsubj:pass'])]))
    .filter((at) => {
      const token = tree.token(at);
      // "The seller gave the buyer a refund" says that the buyer got one.
      return isPerson(token) && (same || isServed(token.lemma) || OTHERS.has(token.lemma));
    })
    .map((at) => ({ tree, at, same }));
}

/** "The customer agreed on a refund", read as a noun with a participle. */
const isHeadline = (tree: Tree, root: number): boolean =>
  isPerson(tree.token(root)) && tree.with(root, 'acl').includes(root + 1);

export const isPerson = ({ lemma, upos }: ParsedToken): boolean => upos === 'NOUN' && isSomebody(lemma);

/** Whether a noun is of a person, or of a body that acts as one. */
export const isSomebody = (lemma: string): boolean =>
  isServed(lemma) || PERSONS.has(lemma) || OTHERS.has(lemma);

/** Whether a person may be the one addressed: served or employed, and told apart by nothing that the claim leaves out. */
export function isAddressed(
  { units, reading: claim }: Told,
  { reading, alignment }: AlignedSentence,
  tree: Tree,
  at: number,
): boolean {
  const { lemma } = tree.token(at);
  const own = wordsOf(claim);
  const free = isServed(lemma) || own.has(lemma) || (AT_TIMES.has(lemma) && isMeant(lemma, reading.text));
  if (!free) return false;
  const taken = new Set(
    alignment.matches.flatMap((match, i) => (units[i] !== undefined && match.strength > 0 ? [match.at] : [])),
  );
  return tree
    .children(at)
    .filter(
      (child) => RESTRICTING.test(tree.token(child).deprel) && !(child === at + 1 && isHeadline(tree, at)),
    )
    .every((child) => {
      const { form, lemma: word } = tree.token(child);
      const sort = tree.token(child).deprel === 'compound' && TIERS.has(word);
      if (OPEN.has(form.toLowerCase()) || (OWN_BODY.has(word) && !sort)) return true;
      if (tree.token(child).deprel === 'det') return own.has(word);
      return subtreeOf(tree, child).every((one) => isSaid(tree.token(one), reading, taken, own));
    });
}

const RESTRICTING = /^(?:det|amod|compound|nmod|nmod:\p{L}+|acl|acl:relcl|nummod|obl|flat)$/u;

/** Whether a word of what tells some from others is the statement's too, or says nothing. */
function isSaid(
  { start, form, lemma, upos }: ParsedToken,
  { words: theirs }: AlignedSentence['reading'],
  taken: ReadonlySet<number>,
  own: ReadonlySet<string>,
): boolean {
  const elsewhere = /^(?:abroad|overseas|elsewhere|outside|upstairs|downstairs|nearby)$/.test(lemma);
  if (!elsewhere && !/^(?:NOUN|PROPN|ADJ|NUM|VERB)$/.test(upos)) return true;
  const at = theirs.findIndex((word) => start >= word.start && start < word.end);
  return own.has(lemma) || own.has(form.toLowerCase()) || taken.has(at);
}

function subtreeOf(tree: Tree, at: number): number[] {
  return [at, ...tree.children(at).flatMap((child) => subtreeOf(tree, child))];
}

/** Whether a text is for those whom the noun names, by more than the noun. */
const isMeant = (noun: string, text: string): boolean =>
  mayBeReader(noun, text.replace(new RegExp(String.raw`\b(?:${noun}s?|sell\w*)\b`, 'giu'), ' '));
