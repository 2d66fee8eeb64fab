/**
 * What measures a thing, however it is put: "the parcel weighs 4 kg", "the weight of the parcel is 4 kg", "the parcel
 * is 4 kg heavy", "the parcel has a weight of 4 kg".
 */
import { byWord } from '../../text/by-word.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import { isMeasure } from './equation.ts';
import type { Grammar } from './grammar.ts';
import type { Manner, Phrases } from './phrase.ts';
import type { Clause } from './types.ts';

/** A measure of a thing: the head of the thing's phrase, and the token that holds the value. */
interface Measured {
  readonly measure: string;
  readonly thing: number;
  readonly value: number;
}

const VERBS = byWord({ weigh: 'weight', cost: 'price', last: 'duration' });
const NOUNS = byWord({
  weight: 'weight',
  price: 'price',
  cost: 'price',
  duration: 'duration',
  length: 'length',
  height: 'height',
  width: 'width',
  depth: 'depth',
  thickness: 'thickness',
});
const ADJECTIVES = byWord({
  heavy: 'weight',
  long: 'length',
  high: 'height',
  tall: 'height',
  wide: 'width',
  broad: 'width',
  deep: 'depth',
  thick: 'thickness',
});

const PLAINLY: Manner = { negated: false, standing: true };

/** The tokens of a clause that measures a thing which a clause of the sentence accounts for by another wording. */
export function byMeasure(
  claim: Grammar,
  theirs: Grammar,
  phrases: Phrases,
  ours: Clause,
): readonly number[] | undefined {
  const mine = measuredIn(claim, ours);
  if (mine === undefined) return undefined;
  for (const clause of theirs.clauses) {
    const other = clause.time === ours.time ? measuredIn(theirs, clause) : undefined;
    if (other === undefined || !isOneMeasure(mine, other, claim) || isBound(theirs, other)) continue;
    if (!phrases.alike(mine.value, other.value, false)) continue;
    const covered = phrases.match(mine.thing, other.thing, PLAINLY);
    if (covered !== undefined) return [...covered, ...wordsOf(claim, ours), mine.value];
  }
  return undefined;
}

/** "The price of the room in winter is 80 euros", "is 80 euros for members". */
const isBound = ({ tree }: Grammar, { thing, value }: Measured): boolean =>
  tree.with(value, 'nmod', 'acl', 'acl:relcl', 'obl', 'advcl').length > 0 ||
  tree.with(thing, 'nmod').some((child) => prepositionOf(tree, child) !== 'of') ||
  tree.with(thing, 'acl').length > 0;

/** How long a course is and how long it lasts is one thing, of a road it is not. */
const isOneMeasure = (a: Measured, b: Measured, grammar: Grammar): boolean =>
  a.measure === b.measure ||
  (isTime(grammar, a.value) && [a, b].every(({ measure }) => measure === 'length' || measure === 'duration'));

const TIMES = new Set('second minute hour day week month quarter year'.split(' '));
const isTime = ({ tree }: Grammar, token: number): boolean => TIMES.has(tree.token(token).lemma);

function measuredIn(grammar: Grammar, clause: Clause): Measured | undefined {
  const { negated, asserted, modality, subjects, objects, obliques, recipients, adverbs, token } = clause;
  if (negated || !asserted || modality !== 'none' || subjects.length !== 1 || recipients.length > 0)
    return undefined;
  if (adverbs.some((one) => grammar.tells(one))) return undefined;
  const { tree } = grammar;
  const [subject] = subjects;
  const bare = obliques.filter(({ prep }) => prep === '').map(({ head }) => head);
  const only = (tokens: readonly number[]): number | undefined =>
    tokens.length === 1 && obliques.length === bare.length && isMeasure(grammar, tokens[0])
      ? tokens[0]
      : undefined;
  const { lemma } = tree.token(token);
  if (!clause.linking) {
    if (lemma === 'have' && objects.length === 1 && obliques.length === 0)
      return had(grammar, subject, objects[0]);
    const value = VERBS[lemma] === undefined ? undefined : only([...objects, ...bare]);
    return value === undefined ? undefined : { measure: VERBS[lemma], thing: subject, value };
  }
  const adjective = ADJECTIVES[lemma];
  if (adjective !== undefined) {
    const value = only(bare);
    return value === undefined ? undefined : { measure: adjective, thing: subject, value };
  }
  const measure = NOUNS[tree.token(subject).lemma];
  const value = measure === undefined || obliques.length > 0 ? undefined : only([token]);
  const things = [...ofIt(grammar, subject), ...tree.with(subject, 'nmod:poss')];
  const own = tree.with(subject, 'nmod', 'nmod:poss', 'amod', 'compound', 'nummod', 'acl', 'acl:relcl');
  // "The total weight", "the price for members": another measure than the plain one.
  if (value === undefined || things.length !== 1 || own.length !== 1) return undefined;
  return { measure, thing: things[0], value };
}

/** "Has a height of 40 metres". */
function had(grammar: Grammar, subject: number, noun: number): Measured | undefined {
  const { tree } = grammar;
  const measure = NOUNS[tree.token(noun).lemma];
  const values = ofIt(grammar, noun);
  const own = tree.with(noun, 'nmod', 'amod', 'compound', 'nummod', 'acl', 'acl:relcl');
  if (measure === undefined || values.length !== 1 || own.length !== 1) return undefined;
  const [value] = values;
  return grammar.valueAt(value) >= 0 ? { measure, thing: subject, value } : undefined;
}

const ofIt = ({ tree }: Grammar, noun: number): number[] =>
  tree.with(noun, 'nmod').filter((child) => prepositionOf(tree, child) === 'of');

/** The words by which a clause measures: its predicate, and the noun of the measure. */
const wordsOf = ({ tree }: Grammar, { token, subjects, objects }: Clause): number[] => [
  token,
  ...[...subjects, ...objects].filter((one) => NOUNS[tree.token(one).lemma] !== undefined),
];
