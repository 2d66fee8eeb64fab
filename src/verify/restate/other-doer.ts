/** Whether a sentence says of somebody or something else what a claim says. */
import { gather } from '../../text/gather.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import { type Counterpart, counterparts } from './counterpart.ts';
import type { Grammar } from './grammar.ts';
import type { Same } from './phrase.ts';
import { samePlace } from './place.ts';
import { sameness } from './restate.ts';
import type { Clause } from './types.ts';

/** Log-odds of an arc being right under which nothing is held against a sentence. */
const SURE = -1;

/** Nouns that stand for what they are of: "a team of engineers". */
const COUNTING = new Set(
  'number group team pair set lot majority minority part half rest total series couple handful percent'.split(
    ' ',
  ),
);

/**
 * Whether the sentence has the predicate of the claim, each time of another doer or thing, though the claim's own
 * stands elsewhere in it: "Kim was hired although Lee had more experience" for "Kim had more experience", "Ann pays
 * for water and Ben for heating" for "Ann pays for heating".
 */
export function saysOfAnother(claim: Grammar, units: readonly Unit[], sentence: AlignedSentence): boolean {
  const [clause] = claim.clauses;
  if (clause === undefined || clause.margin < SURE) return false;
  const { source } = sentence;
  const whole = source.grammar(sentence.sentence);
  const halves = source.halves(sentence.sentence);
  const inWhole = sameness(claim, whole, units, sentence);
  // What opens the one half is not thereby the doer of the other.
  const found = (halves.length > 0 ? halves : [whole]).flatMap((theirs) => {
    const same = sameness(claim, theirs, units, sentence);
    const sides: Sides = { claim, theirs, same, whole, inWhole };
    return counterparts(clause, claim, theirs, same, units, sentence).map((one) => ({ one, sides }));
  });
  return found.length > 0 && found.every(({ one, sides }) => isOfAnother(one, sides));
}

interface Sides {
  readonly claim: Grammar;
  readonly theirs: Grammar;
  readonly same: Same;
  /** The sentence of which `theirs` may be a half. */
  readonly whole: Grammar;
  readonly inWhole: Same;
}

/** What one place of the claim's clause holds, and what the same place of the sentence's holds. */
type Slot = readonly [mine: readonly number[], their: readonly number[]];

function isOfAnother({ ours, other }: Counterpart, sides: Sides): boolean {
  if (other.margin < SURE || ours.linking !== other.linking) return false;
  // "Loaded the van with hay" says of the hay what "loaded hay into the van" says.
  const withs = [...ours.obliques, ...other.obliques].some(({ prep }) => prep === 'with');
  return slotsOf(ours, other).some(
    (slot, place) => (place === 0 || !withs) && holdsAnother(slot, sides, place > 1),
  );
}

function slotsOf(ours: Clause, other: Clause): Slot[] {
  // Of a headline it is open whether its noun did it or had it done to it.
  if (ours.headline || other.headline)
    return [
      [
        [...ours.subjects, ...ours.objects],
        [...other.subjects, ...other.objects],
      ],
    ];
  const obliques = ours.obliques.map(
    ({ prep, head }): Slot => [
      [head],
      gather(other.obliques, (one) => (samePlace(prep, one.prep, false) ? [one.head] : [])),
    ],
  );
  return [
    [ours.subjects, other.subjects],
    [ours.objects, [...other.objects, ...other.recipients]],
    ...obliques,
  ];
}

/** Whether a place is filled, and not by what the claim has in it, which stands elsewhere; `apart`: outside what fills it. */
function holdsAnother([mine, their]: Slot, sides: Sides, apart: boolean): boolean {
  const { claim, theirs, same, whole, inWhole } = sides;
  if (mine.length !== 1 || their.length === 0) return false;
  const [doer] = mine;
  if (claim.tree.token(doer).upos === 'PRON' || !claim.tells(doer)) return false;
  const like = their.filter((token) => isTheSame(theirs, same, doer, token));
  if (like.length > 0) return like.every((token) => isAnotherOfItsName(doer, token, sides));
  const within = apart ? their.map((token) => theirs.tree.span(token)) : [];
  return whole.tokens.some(({ start }, token) => {
    if (!inWhole(doer, token, true)) return false;
    return within.every((span) => start < span.start || start >= span.end);
  });
}

function isTheSame(theirs: Grammar, same: Same, doer: number, token: number): boolean {
  const { tree } = theirs;
  const { upos, lemma } = tree.token(token);
  if (upos === 'PRON' || upos === 'DET' || upos === 'NUM' || COUNTING.has(lemma)) return true;
  if (same(doer, token, true)) return true;
  return tree
    .with(token, 'flat', 'appos', 'compound', 'list', 'conj')
    .some((child) => same(doer, child, true));
}

const TELLING_APART = ['amod', 'compound', 'flat', 'nmod:poss', 'nummod'];

/** "The red bike" for "the blue bike" where the blue one is another: what tells it apart tells of another thing. */
function isAnotherOfItsName(doer: number, token: number, { claim, theirs, same }: Sides): boolean {
  if (!same(doer, token, true)) return false;
  const { start, end } = theirs.tree.span(token);
  return claim.tree.with(doer, ...TELLING_APART).some((child) => {
    if (!claim.tells(child)) return false;
    const places = gather(theirs.tokens, (_, at) => (same(child, at, true) ? [at] : []));
    if (places.length === 0) return false;
    return places.every((at) => {
      const own = theirs.tree.token(at);
      return (own.start < start || own.end > end) && TELLING_APART.includes(own.deprel);
    });
  });
}
