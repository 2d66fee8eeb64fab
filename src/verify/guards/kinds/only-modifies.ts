/**
 * What evidence names only to tell of which other thing it speaks: "a list of the requests was filed" for "the requests
 * were filed", "the train museum was late" for "the train", "Ana's lawyer signed" for "Ana signed", "something like a refund".
 */
import { gather } from '../../../text/gather.ts';
import type { ParsedToken } from '../../../text/parse/parser.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { MatchKind } from '../../match/match.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

export const ONLY_MODIFIES: Guard = againstUnit('entity', 'sentence', namedForOther);

/** Match from which a word says the statement's own. */
const SAID = 0.5;
/** Relations of words that name the same thing. */
const OWN: ReadonlySet<MatchKind> = new Set(['same', 'synonym']);
/** Places of a statement that say of what its verb is said. */
const ARGUMENT = /^(?:nsubj|nsubj:pass|obj|iobj|obl:agent)$/;
/** Rows and labels, of which something follows in another way. */
const NOTED = /[\t|:;]/;
/** What stands before a noun to tell which one it is. */
const BEFORE = /^(?:compound|nmod:poss)$/;
/** Parts of one name, and another name of it. */
const IN_ONE = /^(?:flat|appos|nummod|fixed)$/;
/** Places in a clause that tells which one a noun is. */
const IN_CLAUSE = /^(?:nsubj|nsubj:pass|obj|iobj|obl)$/;
const VERB = /^(?:VERB|AUX)$/;
const NOUN = /^(?:NOUN|PROPN|PRON)$/;
/** Prepositions by which what stands behind a noun tells which one it is; what is "with" it or "on" it is there too. */
const OF = wordSet('of for like except but than');

/** Nouns that are what they are of: "a group of tenants", "the cost of the repair". */
const SAME_OF = wordSet(
  'city town village state county country region district island river street road lake mountain republic kingdom province ' +
    'group team pair set lot number amount sum total rest part half all most some each one both piece couple series range ' +
    'handful majority minority percent per dozen hundred thousand million third quarter remainder bulk score plenty ' +
    'kind type sort form class case event matter fact use figure level rate price cost value fee charge size length weight ' +
    'age volume speed temperature balance date day week month year time period hour minute end beginning start course ' +
    'life capacity mileage distance duration share salary population density model edition member staff crew family department bank company people order shipment delivery payment consignment work',
);
/** Nouns that are what stands before them: "the Acme group", "the tram service", "the repair work". */
const SAME_AS = wordSet(
  'group team company firm bank club party family band crew staff member department ministry agency authority office branch ' +
    'status unit division university school hospital airport station shop store hotel restaurant centre center plant factory site ' +
    'building room area region city town county state service system scheme programme program process work game match race ' +
    'show tour class lesson session meeting event trip flight device machine vehicle product article item good model order ' +
    'shipment delivery payment transaction account agreement contract law act case matter issue problem price cost fee ' +
    'charge rate level figure volume value balance week month year day night morning evening afternoon season time',
);

/** The first unit that a statement speaks of and its evidence names for another thing alone; -1 for none. */
function namedForOther({ reading, units, support, inferred }: Told, sentence: AlignedSentence): number {
  if (sentence.source.structured || (inferred && NOTED.test(textOf(sentence.reading)))) return -1;
  const { matches, from } = support;
  const claim = claimTree(reading);
  let spoken: Spoken | undefined;
  return units.findIndex(({ value, word }, i) => {
    const { at, kind, strength } = matches[i]!;
    if (value !== undefined || from[i] !== 0 || at < 0 || strength < SAID || !OWN.has(kind)) return false;
    const own = claim.tokens.find(({ start }) => start === word.start);
    if (own === undefined || !(isDeed(own) || (isNoun(own) && isArgument(claim, own)))) return false;
    spoken ??= spokenOf(support, sentence);
    const { tree } = spoken;
    if (!isRead(tree)) return false;
    const isSame = kind === 'same' && !isDeed(own) && own.deprel !== 'obl';
    // The word may stand there more than once, and once as what is spoken of.
    const places = placesOf(sentence, at).map((place) => tokenOf(sentence, tree, place));
    return places.every((token) => token >= 0 && isNamedForOther(spoken!, token, isSame));
  });
}

/** The places of a word and of others of its lemma. */
const placesOf = ({ reading: { words } }: AlignedSentence, at: number): readonly number[] =>
  words.flatMap(({ lemma }, place) => (lemma === words[at]!.lemma ? [place] : []));

function isNamedForOther(spoken: Spoken, token: number, isSame: boolean): boolean {
  const { tree } = spoken;
  // What a pronoun stands for may stand there as another pronoun too.
  if (tree.token(token).upos === 'PRON' || isTakenUp(tree, token)) return false;
  return isForOther(spoken, token, isSame) || (isSame && isInClauseOfOther(spoken, token));
}

/** A sentence that is parsed without a verb is parsed wrongly, or is none. */
const isRead = ({ tokens }: Tree): boolean => tokens.some(({ upos }) => VERB.test(upos));

/** "Lost Ms Rossi's suitcase and paid her 600 euros": a pronoun behind a word may stand for it. */
const isTakenUp = ({ tokens }: Tree, token: number): boolean =>
  tokens.some(({ form, xpos }, at) => at > token && xpos === 'PRP' && PRONOUN.test(form));
const PRONOUN = /^(?:he|she|they|it|him|her|them)$/i;

/** Whether something is said of a noun; "the train was 20 minutes late" may be parsed as one of what is a train. */
const isArgument = (claim: Tree, own: ParsedToken): boolean =>
  ARGUMENT.test(own.deprel) ||
  (own.upos === 'PROPN' && own.deprel === 'obl') ||
  claim
    .with(claim.tokens.indexOf(own), 'cop')
    .some((cop) => own.upos === 'PROPN' || claim.token(cop).start > own.start);

/** The deed that a statement tells, for which the evidence may have a noun: "filed a list of the requests" for "requested". */
const isDeed = ({ deprel, upos }: ParsedToken): boolean => deprel === 'root' && upos === 'VERB';

/** What a sentence says of a statement: its parse, and where the words begin that stand for words of the statement. */
interface Spoken {
  readonly tree: Tree;
  readonly starts: ReadonlySet<number>;
}

function spokenOf(
  { matches, from }: Told['support'],
  { source, sentence, reading }: AlignedSentence,
): Spoken {
  const found = gather(matches, ({ at, strength }, i) =>
    from[i] === 0 && at >= 0 && strength > 0 ? [reading.words[at]!.start] : [],
  );
  return { tree: source.grammar(sentence).tree, starts: new Set(found) };
}

const isNoun = ({ upos }: ParsedToken): boolean => NOUN.test(upos);

/**
 * Whether a word only tells which other thing is meant, which no word of the statement speaks of. Before a noun only the word
 * itself (`isSame`) is sure to be the one that the statement has.
 */
function isForOther(told: Spoken, at: number, isSame: boolean): boolean {
  const { tree, starts } = told;
  const { deprel, head, upos } = tree.token(at);
  if (head < 0 || isOfItself(told, at)) return false;
  const above = tree.token(head);
  const isNamed = deprel === 'compound' && upos === 'PROPN' && above.upos === 'PROPN';
  if (isNamed || IN_ONE.test(deprel)) return isForOther(told, head, isSame);
  if (!isNoun(above) || starts.has(above.start) || isDescribed(tree, head)) return false;
  const same = isBefore(tree, at, isSame) ? SAME_AS : isOf(tree, at) ? SAME_OF : undefined;
  if (same === undefined) return false;
  return !same.has(above.lemma.toLowerCase()) || isForOther(told, head, isSame);
}

/** "On behalf of Mr Rossi, who was away": all else that the statement has stands in what tells more of the word. */
function isOfItself({ tree, starts }: Spoken, at: number): boolean {
  const { start, end } = tree.span(at);
  const own = tree.token(at).start;
  const others = [...starts].filter((one) => one !== own);
  return others.length > 0 && others.every((one) => one >= start && one < end);
}

/**
 * "The car's mileage is 80,000 km", "the delay was the driver's fault": what a noun is said to be is told of whose it is. A sentence
 * whose root is a noun that is said of nothing is parsed wrongly.
 */
function isDescribed(tree: Tree, noun: number): boolean {
  const { deprel, head } = tree.token(noun);
  if (head < 0 || tree.with(noun, 'cop').length > 0) return true;
  return deprel === 'nsubj' && tree.with(head, 'cop').length > 0;
}

function isBefore(tree: Tree, at: number, isSame: boolean): boolean {
  const { deprel, head, start } = tree.token(at);
  return BEFORE.test(deprel) && start < tree.token(head).start && (isSame || deprel !== 'compound');
}

/** Whether a word stands behind a noun to tell which one it is. */
const isOf = (tree: Tree, at: number): boolean =>
  tree.token(at).deprel === 'nmod' &&
  tree.with(at, 'case').some((one) => OF.has(tree.token(one).form.toLowerCase()));
/** "A woman named after Ana signed" for "Ana signed": a clause that tells which other it was has the word, and not the deed. */
function isInClauseOfOther({ tree, starts }: Spoken, at: number): boolean {
  const { deprel, head: verb } = tree.token(at);
  if (verb < 0 || !IN_CLAUSE.test(deprel)) return false;
  const { deprel: hangs, head: noun, start } = tree.token(verb);
  if (!hangs.startsWith('acl') || noun < 0 || starts.has(start) || starts.has(tree.token(noun).start))
    return false;
  const inside = tree.span(verb);
  return [...starts].some((one) => one < inside.start || one >= inside.end);
}
