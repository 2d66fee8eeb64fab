/** Pronouns at the head of a claim, put as what they stand for, only where one thing alone can be meant. */
import { byWord } from '../text/by-word.ts';
import { parseSentence } from '../text/parse/bundled.ts';
import { Tree } from '../text/parse/tree.ts';
import { subjectTokens } from './halves.ts';
import { PEOPLE } from './people.ts';
import { textOf } from './render.ts';
import { subtree } from './tokens.ts';
import { hiddenVerb } from './verbs.ts';

const HEAD = /^(?<pronoun>it|he|she|they|its|his|her|their) (?=\p{L})/iu;
/** A pronoun written as one word with its verb: `It's`, `They'll`. */
const JOINED = /^(?<pronoun>it|he|she|they)['’](?<verb>s|re|ll|ve) (?<rest>\p{L}.*)$/isu;
const HELPERS: Readonly<Record<string, string>> = byWord({ s: 'is', re: 'are', ll: 'will', ve: 'have' });
/** Behind these the verb of `it's` is "has". */
const HAD = /^(?:(?:already|now|also|just|never|not|since) )?(?:been|had|got|become|gone|arrived|left)\b/i;

/** `As for the fee, it is $5` → the fee is $5. */
const TOPIC =
  /^(?:as for|as to|as regards|regarding|concerning|with regard to|when it comes to|with respect to) (?<thing>(?:the|your|our|his|her|their|its) [^,.;:]{2,50}), (?<pronoun>it|he|she|they)(?<rest>(?: |['’]).+)$/isu;

/** A statement of what it names at its head, with that in place of the pronoun behind it. */
export function withTopic(text: string): string {
  const { thing = '', pronoun = '', rest = '' } = TOPIC.exec(text)?.groups ?? {};
  if (thing === '' || (pronoun.toLowerCase() === 'it' && /s$/.test(thing))) return text;
  return (
    thing.charAt(0).toUpperCase() +
    thing.slice(1) +
    rest.replace(/^['’]s /, ' is ').replace(/^['’]re /, ' are ')
  );
}

/** What a pronoun may stand for. */
type Sort = 'thing' | 'person' | 'several';

const SORTS: Readonly<Record<string, Sort>> = byWord({
  it: 'thing',
  its: 'thing',
  he: 'person',
  his: 'person',
  she: 'person',
  her: 'person',
  they: 'several',
  their: 'several',
});

/**
 * A claim whose first word stands for what the claims before it speak of, with that in its place. `before`: those claims,
 * the nearest first. A thing is one of the nearest, a person the last that any of them speaks of.
 */
export function withoutPronoun(text: string, before: readonly string[]): string {
  const apart = partedPronoun(text);
  const told = named(apart, before);
  return told === apart ? text : told;
}

/** `It's been sent` as `It has been sent`, with the pronoun a word of its own. */
function partedPronoun(text: string): string {
  const { pronoun, verb, rest = '' } = JOINED.exec(text)?.groups ?? {};
  if (pronoun === undefined || verb === undefined) return text;
  return `${pronoun} ${verb === 's' && HAD.test(rest) ? 'has' : HELPERS[verb.toLowerCase()]} ${rest}`;
}

function named(text: string, before: readonly string[]): string {
  const pronoun = HEAD.exec(text)?.groups?.pronoun?.toLowerCase();
  const [nearest] = before;
  if (pronoun === undefined || nearest === undefined || isEmptySubject(text)) return text;
  const sort = SORTS[pronoun]!;
  const told = sort === 'person' ? (before.find(speaksOfPerson) ?? nearest) : nearest;
  const name = soleReferent(told, sort);
  if (name === undefined) return text;
  const own = /^(?:its|his|her|their)$/.test(pronoun);
  // "Ticket 8890's priority" reads as one word with its number.
  const owned = own && /\d$/.test(name) ? ownedBy(name, text.slice(pronoun.length + 1)) : undefined;
  if (owned !== undefined) return owned;
  const whole = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `${whole}${own ? (name.endsWith('s') ? '’' : "'s") : ''} ${text.slice(pronoun.length + 1)}`;
}

/** `The priority of ticket 8890 is high`, of what is said of it behind "its". */
function ownedBy(name: string, rest: string): string | undefined {
  const thing = subjectTokens(`The ${rest}`);
  if (thing === undefined) return undefined;
  const end = thing.at(-1)!.end - 'The '.length;
  const of = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `The ${rest.slice(0, end)} of ${of}${rest.slice(end)}`;
}

/** `It is important that …`, `It seems …`: the word stands for nothing. */
function isEmptySubject(text: string): boolean {
  if (
    /^it (?:also )?(?:looks?|looked|seems?|seemed|appears?|appeared|sounds?|turns? out|turned out|follows|happens) (?!to )/i.test(
      text,
    )
  )
    return true;
  const tree = new Tree(parseSentence(text));
  const first = tree.tokens[0];
  if (first === undefined || first.deprel === 'expl') return true;
  return tree.tokens.some(({ deprel }) => deprel === 'csubj' || deprel === 'csubj:pass');
}

function speaksOfPerson(text: string): boolean {
  const tree = new Tree(parseSentence(text));
  return tree.tokens.some(({ deprel }, at) => ARGUMENTS.has(deprel) && sortOf(tree, at) === 'person');
}

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
const LONGEST_NAME = 6;

/** The one thing of this sort that a claim speaks of, as it would be named again. */
function soleReferent(text: string, sort: Sort): string | undefined {
  const tree = new Tree(parseSentence(text));
  // "The kitchen handed it over" speaks of a thing that it does not name.
  const unnamed = tree.tokens.some(
    ({ form, deprel }) => /^(?:it|them)$/i.test(form) && /^(?:obj|obl|nmod)/.test(deprel),
  );
  if (unnamed && sort !== 'person') return undefined;
  const nouns = tree.tokens
    .map((_, at) => at)
    .filter((at) => ARGUMENTS.has(tree.token(at).deprel) && sortOf(tree, at) === sort);
  const [referent, ...others] = nouns;
  // What stands under another noun is no match for it, but what is said beside the subject is.
  const within = new Set(referent === undefined ? [] : subtree(tree, referent));
  // "The X2 is a good match": what a thing is said to be is no other thing.
  const said = (at: number): boolean =>
    tree.token(at).deprel === 'root' && tree.with(at, 'cop').length > 0 && tree.token(referent!).head === at;
  const rivals = others.filter((at) => !(WITHIN.has(tree.token(at).deprel) && within.has(at)) && !said(at));
  if (referent === undefined || rivals.length > 0) return undefined;
  // "New passports cost £88": its verb is read as a noun.
  if (!tree.token(referent).deprel.startsWith('nsubj') && hiddenVerb(tree) !== referent + 1) return undefined;
  const words = [
    referent,
    ...tree.children(referent).filter((child) => NAMING.has(tree.token(child).deprel)),
  ];
  const named = words.flatMap((at) => (at === referent ? [at] : subtree(tree, at)));
  const before = Math.min(...named) - 1;
  const all = [...(TITLE.test(tree.tokens[before]?.form ?? '') ? [before] : []), ...named].sort(
    (a, b) => a - b,
  );
  if (all.length > LONGEST_NAME || tree.with(referent, 'conj').length > 0) return undefined;
  return textOf(text, tree, all).replace(/^an? /i, 'the ');
}

/** What only tells more of a noun: its number, what it is called, what is part of it. */
const WITHIN = new Set(['nmod', 'appos', 'flat', 'nummod']);
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir)\.?$/;
const NAMING = new Set('det amod compound flat nmod:poss nummod appos'.split(' '));

function sortOf(tree: Tree, at: number): Sort | undefined {
  const { upos, xpos, form, lemma, deprel } = tree.token(at);
  if (upos !== 'NOUN' && upos !== 'PROPN') return undefined;
  if (CALENDAR.test(form) || tree.with(at, 'nmod:unmarked').length > 0) return undefined;
  if (xpos === 'NNS' || xpos === 'NNPS') return 'several';
  if (PEOPLE.has(lemma) || deprel === 'obl:agent') return 'person';
  const named = upos === 'PROPN' && tree.with(at, 'det', 'amod').length === 0 && !/\d/.test(form);
  return named && (tree.with(at, 'flat').length > 0 || deprel.startsWith('nsubj')) ? 'person' : 'thing';
}

const CALENDAR =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$|^(?:day|week|month|year|time|morning|afternoon|evening)s?$/;
