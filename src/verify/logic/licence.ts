/** Whether the place of an edit allows it: a word for a wider or a narrower one, a phrase put in or left out. */
import { byWord } from '../../text/by-word.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Tree } from '../../text/parse/tree.ts';
import type { ParsedToken } from '../../text/parse/types.ts';
import type { Grammar } from '../restate/grammar.ts';
import type { Phrase } from './edits.ts';
import type { Polarity } from './polarity.ts';
import { MODIFIER } from './polarity.ts';
import type { Sign } from './quantity.ts';
import { isOneOfNames, isSaidAgain, isWhetherOrNot } from './said-again.ts';
import { LIGHT, takesBack, tellsMore } from './taking.ts';

/** Whether an edit may be made, may not be made, or cannot be judged. */
export type Verdict = 'allowed' | 'barred' | 'open';

/** What an edit makes of its place: something wider, something narrower, or the same. */
type Change = 1 | -1 | 0;

/** Whether a change may be made in a place of that sign. */
export function licensed(change: Change, sign: Sign): Verdict {
  if (change === 0) return 'allowed';
  if (sign === undefined) return 'open';
  return sign === change ? 'allowed' : 'barred';
}

const POS: Readonly<Record<string, 'n' | 'v' | 'a' | 'r'>> = { NOUN: 'n', VERB: 'v', ADJ: 'a', ADV: 'r' };
/** Strength from which one word is known to be the wider of two, or to mean the same. */
const WIDER = 0.38;
const SAME = 0.7;

/** What the claim's word in the place of the sentence's makes of it; undefined where the two are not related so. */
export function changeOf(ours: ParsedToken, theirs: ParsedToken, lexicon: Lexicon): Change | undefined {
  if (ours.upos === 'ADP' && theirs.upos === 'ADP')
    return WITHIN.get(theirs.lemma) === ours.lemma ? 1 : undefined;
  const pos = isNoun(ours) || isNoun(theirs) ? 'n' : POS[ours.upos];
  if (pos === undefined || !alike(ours, theirs)) return undefined;
  const { kind, strength } = lexicon.relation(nameOf(ours), nameOf(theirs), pos);
  if (kind === 'synonym') return strength >= SAME ? 0 : undefined;
  if (strength < WIDER) return undefined;
  if (kind === 'hyponym') return 1;
  return kind === 'hypernym' ? -1 : undefined;
}

/** Places that are among those of another preposition: what is inside a house is in it. */
const WITHIN: ReadonlyMap<string, string> = new Map([
  ['inside', 'in'],
  ['upon', 'on'],
  ['underneath', 'under'],
  ['beneath', 'under'],
]);

/** Plurals that the dictionary has by another word. */
const NAMES: Readonly<Record<string, string>> = byWord({
  clothes: 'clothing',
  people: 'person',
  folk: 'person',
});
const nameOf = ({ lemma }: ParsedToken): string => NAMES[lemma] ?? lemma;

/** Words of one sort and form: both nouns, or verbs of one tense. */
function alike(ours: ParsedToken, theirs: ParsedToken): boolean {
  // What the parse has for an adjective may be a rare noun: "a dalmatian".
  if (isNoun(ours) || isNoun(theirs)) return NAMING.has(ours.upos) && NAMING.has(theirs.upos);
  return ours.upos === theirs.upos && (ours.upos !== 'VERB' || ours.xpos === theirs.xpos);
}

const isNoun = ({ upos }: ParsedToken): boolean => upos === 'NOUN';
const NAMING = new Set(['NOUN', 'PROPN', 'ADJ', 'X']);

/** Relations of what only tells more: without it as much is said of more. */
const NOUN_MODIFIERS = new Set([
  'amod',
  'compound',
  'nmod',
  'nmod:poss',
  'acl',
  'acl:relcl',
  'nmod:unmarked',
  'nummod',
]);
const VERB_MODIFIERS = new Set(['obl', 'advmod', 'advcl', 'obl:unmarked', 'obl:agent', 'obl:tmod']);

/** Words that say nothing more. */
const IDLE = new Set(
  'at all ever also too either indeed really actually even still yet anymore exactly'.split(' '),
);

/** A phrase in the sentence that it stands in. */
export interface Placed {
  readonly grammar: Grammar;
  readonly polarity: Polarity;
  readonly phrase: Phrase;
}

/** Whether a phrase may be put in (`change` -1) or left out (1). `sign` is the sign of its place, in both sentences. */
export function verdictOn(
  { grammar, polarity, phrase }: Placed,
  change: 1 | -1,
  sign: Sign,
  lexicon: Lexicon,
): Verdict {
  const { tree } = grammar;
  const { token, head, relation, tokens } = phrase;
  if (tokens.every((one) => IDLE.has(tree.token(one).form.toLowerCase()))) return 'allowed';
  if (isWhetherOrNot(tree, phrase) || (change === -1 && isSaidAgain(tree, phrase))) return 'allowed';
  if (tellsMore(grammar, phrase)) return 'open';
  if (relation === 'conj') return joinedVerdict({ grammar, polarity, phrase }, change);
  const noun = NOUN_MODIFIERS.has(relation);
  if (!noun && !VERB_MODIFIERS.has(relation)) return 'open';
  if (takesBack(grammar, phrase)) return 'open';
  const { upos } = tree.token(head);
  if (upos === 'PROPN' && LIGHT.has(relation)) return 'open';
  if (tree.token(token).upos === 'PROPN' && LIGHT.has(relation) && relation !== 'compound') return 'open';
  if (noun && !MODIFIED.has(upos)) return 'open';
  // "The car key left": what the parse has for an adverb beside its verb may be the noun.
  if (relation === 'advmod' && upos === 'VERB' && !ADVERB.test(tree.token(token).form)) return 'open';
  if (relation === 'advmod' && upos !== 'VERB' && !isDegree(tree.token(token))) return 'open';
  const verdict = licensed(change, sign);
  // "Rejected the revised plan", "failed to start after the update": of one that is meant, or of when it was, as much is said.
  if (verdict === 'barred' && change === 1)
    return (noun && sign === -1 && polarity.quantity(head).word === 'the') || isWhen(grammar, phrase)
      ? 'open'
      : verdict;
  if (verdict !== 'allowed') return verdict;
  if (change === -1) return presumes({ grammar, polarity, phrase }, noun) ? 'open' : verdict;
  if (relation === 'compound' && !isKind(grammar, token, head, lexicon)) return 'open';
  // "The head of sales in Bonn": of the one that is meant it tells which.
  if (relation === 'nmod' && isStanding(grammar, head) && polarity.quantity(head).quantifier === 'the')
    return 'open';
  return isBoundThere(grammar, polarity, head, noun) ? 'open' : verdict;
}

/**
 * Whether what is put in where something is denied takes more for granted than is denied: which one was meant ("did not
 * approve the plan of May"), or when, how long and by what means something that was refused or failed was so.
 */
function presumes({ grammar, polarity, phrase }: Placed, noun: boolean): boolean {
  const { tree } = grammar;
  const { head, token, relation, tokens } = phrase;
  if (noun) return polarity.quantity(head).quantifier === 'the' && polarity.quantity(head).word === 'the';
  if (!relation.startsWith('obl') || (isStanding(grammar, head) && !wasAble(grammar))) return false;
  // Of nobody it is denied whatever is put in.
  const subject = tree.with(head, 'nsubj', 'nsubj:pass')[0];
  if (subject !== undefined && /^(?:no|few|every)$/.test(polarity.quantity(subject).quantifier)) return false;
  return (
    TIME.test(tokens.map((one) => tree.token(one).form).join(' ')) || MEANS.test(prepositionOf(tree, token))
  );
}

/** "Could not", "was unable to": what happened, though it is told as what was possible. */
const wasAble = ({ tree }: Grammar): boolean =>
  tree.tokens.some(({ form }) => /^(?:could|couldn't|couldn’t)$/i.test(form)) ||
  (tree.tokens.some(({ form }) => /^(?:was|were)$/i.test(form)) &&
    tree.tokens.some(({ lemma }) => lemma === 'unable'));

/** Words of a day, an hour or a length of time. */
const TIME =
  /\b(?:\d{1,2}[:.]\d\d|\d{4}|(?:second|minute|hour|day|night|week|weekend|month|quarter|year|decade)s?|noon|midnight|morning|afternoon|evening|yesterday|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|time)\b/i;
const MEANS = /^(?:via|through|by)$/;

/** A phrase of time by the verb of what was refused or failed: it may as well say when that was. */
const isWhen = ({ tree }: Grammar, { token, head, relation }: Phrase): boolean =>
  relation.startsWith('obl') &&
  tree.token(head).deprel === 'xcomp' &&
  /^(?:after|on|at|in|during|since|by)$/.test(prepositionOf(tree, token));

/** Whether what two nouns name together is known to be what the second names: a water bottle, and not a stone lion. */
function isKind({ tree }: Grammar, token: number, head: number, lexicon: Lexicon): boolean {
  if (head !== token + 1) return false;
  // "Some baseball matches": of what is done to a thing its name is mostly of a kind of it.
  if (!tree.token(head).deprel.startsWith('nsubj') && tree.token(head).xpos === 'NNS') return true;
  const name = `${tree.token(token).lemma} ${tree.token(head).lemma}`;
  return lexicon.relation(tree.token(head).lemma, name).kind === 'hyponym';
}

const ADVERB =
  /(?:ly|^(?:early|late|soon|fast|hard|well|today|yesterday|tomorrow|now|then|here|there|outside|inside|outdoors|indoors|upstairs|downstairs|abroad))$/i;
const MODIFIED = new Set(['NOUN', 'PROPN', 'ADJ', 'PRON', 'NUM', 'DET']);
/** "Very good", "navy blue". */
const isDegree = ({ form, xpos }: ParsedToken): boolean =>
  DEGREES.has(form.toLowerCase()) || xpos === 'JJ' || xpos === 'NN';
const DEGREES = new Set(
  'very really extremely quite so highly particularly especially truly rather pretty'.split(' '),
);

/**
 * Whether a wider word than it has would say more of a place: of how things stand or may be, what bounds it may not be
 * left out, and what is said of some of a kind is not said of the kind.
 */
export function isBoundThere(grammar: Grammar, polarity: Polarity, head: number, noun: boolean): boolean {
  const { tree } = grammar;
  if (noun && tree.token(head).deprel.startsWith('nsubj') && polarity.quantity(head).quantifier === 'bare')
    return true;
  if (!isStanding(grammar, head)) return false;
  if (!noun || (tree.token(head).upos === 'ADJ' && tree.with(head, 'det').length === 0)) return true;
  return polarity.quantity(head).quantifier === 'bare';
}

/** Whether a token stands in a clause of how things are, may or must be, and of nothing that happened or goes on. */
export function isStanding({ tree, clauses }: Grammar, token: number): boolean {
  for (let at = token, steps = 0; at >= 0 && steps < 60; at = tree.token(at).head, steps++) {
    const clause = clauses.find((one) => one.token === at && one.relation !== 'amod');
    if (clause === undefined) continue;
    if (clause.modality !== 'none') return true;
    return clause.time !== 'past' && !clause.progressive;
  }
  return true;
}

/** Log-odds of an arc being right under which two are not known to be joined. */
const JOINED = 0;

/** One of a coordination: "A and B" says more than either, "A or B" less; of all and of none both say it of each. */
function joinedVerdict(placed: Placed, change: 1 | -1): Verdict {
  const { tree } = placed.grammar;
  const { members } = placed.phrase;
  if (members.some((one) => isPartOfName(tree, one))) return 'open';
  const verdict = joinedAs(placed, change);
  const [one, two] = members.map((member) => sortOf(tree, member));
  const unsure = one !== two || tree.token(members[1]).headMargin < JOINED;
  return verdict === 'allowed' && unsure ? 'open' : verdict;
}

/** The sort of word that a member is: a participle before a noun is an adjective. */
function sortOf(tree: Tree, token: number): string {
  const { upos, deprel, head } = tree.token(token);
  const top = deprel === 'conj' ? tree.token(head).deprel : deprel;
  return upos === 'VERB' && top === 'amod' ? 'ADJ' : upos.replace('PROPN', 'NOUN');
}

function joinedAs({ grammar, polarity, phrase }: Placed, change: 1 | -1): Verdict {
  const { tree } = grammar;
  const { joined, members } = phrase;
  const or = (joined === 'or' || joined === 'nor') && !isOneOfNames(tree, phrase.members[0]!);
  if (!or && joined !== 'or' && joined !== 'and' && joined !== 'but') return 'open';
  if (phrase.tokens.some((one) => tree.token(one).form.toLowerCase() === 'neither')) return 'open';
  const [first, second] = members;
  const noun = NOMINAL.has(tree.token(first).upos);
  if (noun && NOMINAL.has(tree.token(second).upos) && isOfEach(grammar, polarity, first))
    return licensed(change, polarity.ofPhrase(first));
  const sign = noun ? polarity.at(first, MODIFIER) : polarity.at(first, second);
  // "Does not include tax and tips", "no refund of tax and tips" are mostly meant of each.
  if (!or && sign === -1 && noun) return 'open';
  // What may be one of two is no more likely to be what a rule says.
  if (or && change === -1 && sign === 1 && isStanding(grammar, first)) return 'open';
  return licensed(or ? (-change as Change) : change, sign);
}

const NOMINAL = new Set(['NOUN', 'PROPN', 'PRON']);

/** Whether what is said of a phrase is said of everything, or of nothing, that bears any of its nouns. */
function isOfEach(grammar: Grammar, polarity: Polarity, noun: number): boolean {
  const { quantifier, limit, nearly } = polarity.quantity(noun);
  if (limit !== 'plain' || nearly) return false;
  if (quantifier === 'every' || quantifier === 'no') return true;
  return (
    quantifier === 'bare' && grammar.tree.token(noun).deprel.startsWith('nsubj') && isStanding(grammar, noun)
  );
}

/** Verbs of what a rule asks for so much of. */
const ASKING = new Set(
  'need require form constitute suffice take demand qualify count apply mean entitle'.split(' '),
);

/** Whether a token stands in a clause of what must or may be, or of what so much is asked for. */
export function isDemanded({ tree, clauses }: Grammar, token: number): boolean {
  for (let at = token, steps = 0; at >= 0 && steps < 60; at = tree.token(at).head, steps++) {
    const clause = clauses.find((one) => one.token === at && one.relation !== 'amod');
    if (clause !== undefined) return clause.modality !== 'none' || ASKING.has(tree.token(at).lemma);
  }
  return true;
}

/** "Franklin and Marshall College": members of a coordination that stands in a name. */
function isPartOfName(tree: Tree, token: number): boolean {
  const { deprel, head, upos } = tree.token(token);
  if (upos !== 'PROPN') return false;
  if (deprel === 'compound' || deprel === 'flat') return true;
  return deprel === 'conj' && isPartOfName(tree, head);
}

/** The sign of the place of a phrase. */
export function signAt({ polarity, phrase }: Placed): Sign {
  return polarity.at(phrase.head, phrase.token);
}

/** The sign of the same place in the sentence that has not the phrase. */
export const signWithout = (polarity: Polarity, head: number): Sign => polarity.at(head, MODIFIER);
