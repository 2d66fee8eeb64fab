/** Prepositions that put a thing into the same place, or time. */
import { gather } from '../../text/gather.ts';
import { type Oblique, prepositionOf } from '../../text/parse/arguments.ts';
import type { Grammar } from './grammar.ts';

const TEMPORAL = new Set(['on', 'in', 'at', 'during', '', 'over']);
const ALIKE: readonly ReadonlySet<string>[] = [
  'about regarding concerning on',
  'to into',
  'because_of due_to owing_to',
  'via through by',
  'until till',
  'in at',
  'on upon',
  'following after',
  'within in',
].map((words) => new Set(words.split(' ').map((word) => word.replaceAll('_', ' '))));

/** Whether two prepositions say the same of a phrase; `time` where the phrase is a moment. */
export const samePlace = (a: string, b: string, time: boolean): boolean =>
  a === b || (time ? TEMPORAL.has(a) && TEMPORAL.has(b) : ALIKE.some((set) => set.has(a) && set.has(b)));

const MOMENTS = new Set(['date', 'datetime', 'time']);
const TIMES = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august ' +
    'september october november december morning afternoon evening night noon midnight today yesterday weekend ' +
    'spring summer autumn fall winter week month year quarter'
  ).split(' '),
);

/** Whether a token is the head of a phrase of time. */
export function isOfTime(grammar: Grammar, token: number): boolean {
  const value = grammar.valueAt(token);
  if (value >= 0) return MOMENTS.has(grammar.reading.values[value].kind);
  return TIMES.has(grammar.word(token)?.form ?? '');
}

const NOUNS = new Set(['NOUN', 'PROPN', 'NUM', 'PRON', 'SYM']);

/** Phrases of time that the parse hangs on a noun of a clause: of "deletes the files every night" the night. */
export function timesUnder(grammar: Grammar, clause: number): readonly Oblique[] {
  const { tree } = grammar;
  return gather(grammar.tokens, ({ deprel }, token): Oblique[] => {
    if (deprel !== 'nmod' && deprel !== 'nmod:unmarked' && deprel !== 'obl:unmarked') return [];
    const noun = tree.token(token).head;
    if (noun < 0 || noun === clause || noun > token || tree.token(noun).head !== clause) return [];
    if (!NOUNS.has(tree.token(noun).upos)) return [];
    // "9 am" is one moment.
    if (grammar.valueAt(token) >= 0 && grammar.valueAt(token) === grammar.valueAt(noun)) return [];
    const prep = prepositionOf(tree, token);
    return isOfTime(grammar, token) && prep !== 'of' ? [{ prep, head: token }] : [];
  });
}
