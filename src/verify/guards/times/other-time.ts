/**
 * One sentence with two verbs and a time that it says of the other: "the bridge, built by Hal, opened in May" for "was built
 * in May", "has worked there since 2009 and has led it for four years" for "has led it since 2009".
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

export const OTHER_TIME: Guard = againstUnit('date_time', 'sentence', ofOtherVerb);

/** Match from which a word is the statement's own. */
const OWN = 0.85;
const TIMES = new Set(['date', 'time', 'datetime']);

function ofOtherVerb({ units, predicates, reading }: Told, sentence: AlignedSentence): number {
  const { alignment, source } = sentence;
  if (source.structured || !units.some(({ value }) => value !== undefined && TIMES.has(value.kind)))
    return -1;
  const place = (unit: number): number => {
    const { at, strength } = alignment.matches[unit]!;
    return strength >= OWN && at >= 0 ? at : -1;
  };
  const [main, ...more] = predicates();
  if (main === undefined || more.length > 0 || place(main.unit) < 0) return -1;
  const { tree } = source.grammar(sentence.sentence);
  const verb = tokenOf(sentence, tree, place(main.unit));
  if (verb < 0 || tree.token(verb).upos !== 'VERB') return -1;
  const said = new Set(reading.words.map(({ lemma }) => lemma));
  return units.findIndex(({ value }, unit) => {
    if (value === undefined || !TIMES.has(value.kind) || place(unit) < 0) return false;
    const time = tokenOf(sentence, tree, place(unit));
    const other = time < 0 ? -1 : verbOver(tree, time);
    return (
      other >= 0 && other !== verb && !said.has(tree.token(other).lemma) && isApart(tree, verb, other, time)
    );
  });
}

/** The verb that a word hangs on. */
function verbOver(tree: Tree, token: number): number {
  let at = tree.token(token).head;
  for (let steps = 0; at >= 0 && steps < 30; steps++) {
    const { upos, head } = tree.token(at);
    if (upos === 'VERB') return at;
    at = head;
  }
  return -1;
}

const TELLING = /^acl/;
const IN_PASSING = /^(?:acl|advcl)/;

/** Whether a time that hangs on one verb cannot be of another. */
function isApart(tree: Tree, verb: number, other: number, time: number): boolean {
  const [own, theirs] = [tree.token(verb), tree.token(other)];
  if (IN_PASSING.test(own.deprel) && !isOver(tree, verb, time)) return true;
  if (TELLING.test(theirs.deprel) && isOver(tree, verb, other)) return true;
  const joined = own.deprel === 'conj' && own.head === other;
  return joined && other < time && time < verb && hasOwnTime(tree, verb, time);
}

function isOver(tree: Tree, over: number, under: number): boolean {
  let at = under;
  for (let steps = 0; at >= 0 && steps < 60; steps++, at = tree.token(at).head) if (at === over) return true;
  return false;
}

const UNITS = /^(?:minute|hour|day|week|month|quarter|year|today|yesterday|tomorrow)s?$/i;

/** Whether a verb has a time of its own behind it. */
const hasOwnTime = (tree: Tree, verb: number, time: number): boolean =>
  tree
    .with(verb, 'obl', 'obl:unmarked', 'advmod')
    .some((one) => one > verb && one !== time && UNITS.test(tree.token(one).form));
