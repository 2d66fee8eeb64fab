/** "The company closed the plant" does not say that the company closed. */
import { parseSentence } from '../../../text/parse/bundled.ts';
import { Tree } from '../../../text/parse/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import { ALTERNATING } from '../../match/alternating.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const DONE_TO_ANOTHER: Guard = against('role', 'sentence', isDoneToAnother);

/** Verbs that say another thing without an object: who returns a parcel does not return. */
const OTHERWISE_ALONE = wordSet(
  'retire return withdraw bleed drown choke suffocate hang hurt scald bruise sprain',
);
/** Verbs that are said of somebody's own part: "crossed his arms". */
const OF_OWN_PART = wordSet('cross bump scrape scratch stub nick prick curl wrinkle');

const mayChange = (lemma: string): boolean =>
  ALTERNATING.has(lemma) || OTHERWISE_ALONE.has(lemma) || OF_OWN_PART.has(lemma);

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.7;

function isDoneToAnother(
  { reading, units, support }: Told,
  { reading: theirs, source }: AlignedSentence,
): boolean {
  if (source.structured) return false;
  const ours = new Tree(parseSentence(reading.text, reading.start, reading.end));
  const verb = ours.tokens.findIndex(({ head }) => head < 0);
  if (verb < 0 || !mayChange(ours.token(verb).lemma) || !isBare(ours, verb)) return false;
  const [subject] = ours.with(verb, 'nsubj');
  if (subject === undefined) return false;
  const placeOf = (token: number): number | undefined => {
    const { start } = ours.token(token);
    const unit = units.findIndex((one) => one.start <= start && start < one.end);
    const match = support.matches[unit];
    return match === undefined || match.strength < OWN ? undefined : theirs.words[match.at]?.start;
  };
  const [deed, doer] = [placeOf(verb), placeOf(subject)];
  if (deed === undefined || doer === undefined) return false;
  const tree = new Tree(parseSentence(theirs.text, theirs.start, theirs.end));
  const at = tree.tokens.findIndex(({ start }) => start === deed);
  if (at < 0 || tree.token(at).lemma !== ours.token(verb).lemma || tree.with(at, 'aux:pass').length > 0)
    return false;
  // "Acme increased prices": what stands right before a verb without an auxiliary does it, if the parse says otherwise.
  const isDoer =
    tree.token(at - 1)?.start === doer ||
    tree.with(at, 'nsubj').some((one) => tree.token(one).start === doer);
  // "The shop opened its doors."
  const own = OF_OWN_PART.has(tree.token(at).lemma);
  const objects = tree
    .with(at, 'obj')
    .filter((one) => !own || tree.with(one, 'nmod:poss').length > 0)
    .map((one) => tree.token(one));
  return isDoer && objects.some(({ upos, form }) => /^(?:NOUN|PROPN)$/.test(upos) && form !== 'doors');
}

/** Whether a verb stands without an object, and is no passive. */
const isBare = (tree: Tree, verb: number): boolean =>
  tree.token(verb).upos === 'VERB' &&
  tree.with(verb, 'obj', 'iobj', 'ccomp', 'xcomp', 'aux:pass', 'nsubj:pass', 'obl:unmarked', 'compound:prt')
    .length === 0;
