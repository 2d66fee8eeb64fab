/**
 * What evidence names only to tell of which other thing it speaks: "a list of the requests was filed" for "the requests
 * were filed", "the train museum was late" for "the train", "Ana's lawyer signed" for "Ana signed", "something like a refund".
 */
import { gather } from '../../../text/gather.ts';
import type { ParsedToken } from '../../../text/parse/parser.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

export const ONLY_MODIFIES: Guard = againstUnit('entity', 'prose', namedForOther);

/** Match from which a word says the statement's own. */
const SAID = 0.5;
/** Places of a statement that say of what its verb is said. */
const ARGUMENT = /^(?:nsubj|nsubj:pass|obj|iobj|obl:agent)$/;
/** What stands before a noun to tell which one it is. */
const BEFORE = /^(?:compound|nmod:poss)$/;
/** Parts of one name, and another name of it. */
const IN_ONE = /^(?:flat|appos|nummod|fixed)$/;
const NOUN = /^(?:NOUN|PROPN|PRON)$/;
/** Prepositions by which what stands behind a noun tells which one it is; what is "with" it or "on" it is there too. */
const OF = wordSet('of for like about to from against after behind over except but than');

/** Nouns that are what they are of: "a group of tenants", "the cost of the repair". */
const SAME_OF = wordSet(
  'city town village state county country region district island river street road lake mountain republic kingdom province ' +
    'group team pair set lot number amount sum total rest part half all most some each one both piece couple series range ' +
    'handful majority minority percent per dozen hundred thousand million third quarter remainder bulk score plenty ' +
    'kind type sort form class case event matter fact use figure level rate price cost value fee charge size length weight ' +
    'age volume speed temperature balance date day week month year time period hour minute end beginning start course ' +
    'model edition member staff crew family department bank company people order shipment delivery payment consignment work',
);
/** Nouns that are what stands before them: "the Acme group", "the tram service", "the repair work". */
const SAME_AS = wordSet(
  'group team company firm bank club party family band crew staff member department ministry agency authority office branch ' +
    'unit division university school hospital airport station shop store hotel restaurant centre center plant factory site ' +
    'building room area region city town county state service system scheme programme program process work game match race ' +
    'show tour class lesson session meeting event trip flight device machine vehicle product article item good model order ' +
    'shipment delivery payment transaction account agreement contract law act case matter issue problem price cost fee ' +
    'charge rate level figure volume value balance week month year day night morning evening afternoon season time',
);

/** The first unit that a statement speaks of and its evidence names for another thing alone; -1 for none. */
function namedForOther({ reading, units, support }: Told, sentence: AlignedSentence): number {
  const { matches, from } = support;
  const claim = claimTree(reading);
  let spoken: Spoken | undefined;
  return units.findIndex(({ value, word }, i) => {
    const { at, strength } = matches[i]!;
    if (value !== undefined || from[i] !== 0 || at < 0 || strength < SAID) return false;
    const own = claim.tokens.find(({ start }) => start === word.start);
    if (own === undefined || !isNoun(own) || !ARGUMENT.test(own.deprel)) return false;
    spoken ??= spokenOf(support, sentence);
    const token = tokenOf(sentence, spoken.tree, at);
    return token >= 0 && isForOther(spoken, token);
  });
}

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

/** Whether a word only tells which other thing is meant, which no word of the statement speaks of. */
function isForOther(told: Spoken, at: number): boolean {
  const { tree, starts } = told;
  const { deprel, head, start, upos } = tree.token(at);
  if (head < 0) return false;
  const above = tree.token(head);
  const isNamed = deprel === 'compound' && upos === 'PROPN' && above.upos === 'PROPN';
  if (isNamed || IN_ONE.test(deprel)) return isForOther(told, head);
  if (!isNoun(above) || starts.has(above.start)) return false;
  const same = BEFORE.test(deprel) && start < above.start ? SAME_AS : isOf(tree, at) ? SAME_OF : undefined;
  if (same === undefined) return false;
  return !same.has(above.lemma.toLowerCase()) || isForOther(told, head);
}

/** Whether a word stands behind a noun to tell which one it is. */
const isOf = (tree: Tree, at: number): boolean =>
  tree.token(at).deprel === 'nmod' &&
  tree.with(at, 'case').some((one) => OF.has(tree.token(one).form.toLowerCase()));
