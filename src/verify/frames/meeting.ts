/**
 * Where claim and evidence meet in one frame: whether the same fill its roles, others do, or they have changed places.
 * It is asked of the main predicate of a claim, in the sentences that carry it.
 */

import { frames, type Meeting, type Role } from '../../text/frames/index.ts';
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Grammar } from '../restate/grammar.ts';
import type { Clause } from '../restate/types.ts';
import { type Deed, deedsOfClaim, namedDeeds, plainDeed, wordedIn } from './deed.ts';
import { isSame } from './same.ts';

/** How the fillers of the roles stand to each other. */
export type Fit = 'kept' | 'open' | 'other' | 'swapped';

/** A deed of the claim beside one of the evidence. */
export interface Met {
  readonly ours: Deed;
  /** None of a deed that a noun only names. */
  readonly theirs: Deed | undefined;
  readonly sentence: AlignedSentence;
  readonly meeting: Exclude<Meeting, 'none'>;
  readonly fit: Fit;
  /** Whether any role is filled by the same. */
  readonly shared: boolean;
  /** Whether what tells more of the claim's fillers tells it of the evidence's too: "the north office". */
  readonly whole: boolean;
  /** Words of the claim whose role another has. */
  readonly astray: readonly number[];
}

/** Every pair of deeds, of the claim's main predicate and of a sentence, that are of one frame or of related ones. */
export function meetings(claim: Grammar, sentence: AlignedSentence, lexicon: Lexicon): Met[] {
  const root = claim.clauses.find(({ token, asserted }) => asserted && claim.tree.token(token).head < 0);
  if (root === undefined) return [];
  const ours = deedsOfClaim(claim).filter(({ clause }) => clause.token === root.token);
  if (ours.length === 0 && !isVerb(root, claim)) return [];
  const theirs = sentence.source.grammar(sentence.sentence);
  const others = ours.length === 0 ? [] : wordedIn(theirs);
  const compare = comparing(claim, theirs, sentence, lexicon);
  const framed = gather(ours, (mine) =>
    gather(others, ({ realisation, deed }): Met[] => {
      const meeting = frames.meeting(mine.realisation!.frame, realisation.frame);
      const other = meeting === 'none' ? undefined : deed();
      return meeting === 'none' || other === undefined ? [] : [compare(mine, other, meeting)];
    }),
  );
  const hits = ours.length === 0 ? [] : sentence.reading.frames();
  const named = gather(ours, (mine) =>
    gather(namedDeeds(hits, theirs), (other): Met[] => {
      const meeting = frames.meeting(mine.realisation!.frame, other.realisation!.frame);
      return meeting === 'same' || meeting === 'entails' ? [compare(mine, other, meeting)] : [];
    }),
  );
  const plain = isVerb(root, claim)
    ? theirs.clauses
        .filter((other) => isVerb(other, theirs) && isAlike(root, claim, other, theirs))
        .map((other) => compare(plainDeed(root), plainDeed(other), 'same'))
    : [];
  return [...framed, ...named, ...plain];
}

const isVerb = ({ token, linking }: Clause, { tree }: Grammar): boolean =>
  !linking && tree.token(token).upos === 'VERB' && tree.token(token).lemma !== 'be';

const isAlike = (a: Clause, claim: Grammar, b: Clause, sentence: Grammar): boolean =>
  a.particle === b.particle && claim.tree.token(a.token).lemma === sentence.tree.token(b.token).lemma;

const RANK: Readonly<Record<Fit, number>> = { kept: 0, open: 1, other: 2, swapped: 3 };

type Compare = (ours: Deed, theirs: Named, meeting: Met['meeting']) => Met;
type Named = Pick<Deed, 'realisation' | 'roles'>;

function comparing(claim: Grammar, theirs: Grammar, sentence: AlignedSentence, lexicon: Lexicon): Compare {
  const same = (f: number, g: number): boolean => isSame(f, claim, g, theirs, lexicon);
  return (mine, other, meeting) => {
    const astray: number[] = [];
    let fit: Fit = 'kept';
    let shared = false;
    let whole = true;
    for (const [role, fillers] of mine.roles) {
      const place = roleIn(mine, other, role);
      const others = withAppositions(other.roles.get(place) ?? [], theirs);
      const missing = fillers.filter((filler) => !others.some((one) => same(filler, one)));
      shared ||= missing.length < fillers.length;
      whole &&= fillers.every((filler) =>
        others.some((other) => same(filler, other) && isAllThere(filler, other, { claim, theirs, same })),
      );
      for (const filler of missing) {
        // Of "Ann and Tom are married" one may stand in another role: what holds of both holds either way.
        const one =
          missing.length < fillers.length
            ? 'open'
            : misfit(filler, place, others, other, { claim, theirs, same });
        if (one !== 'open') astray.push(claim.wordAt(filler));
        if (RANK[one] > RANK[fit]) fit = one;
      }
    }
    return {
      ours: mine,
      theirs: isDone(other) ? other : undefined,
      meeting,
      sentence,
      fit,
      shared,
      whole,
      astray,
    };
  };
}

const isDone = (deed: Named | Deed): deed is Deed => 'clause' in deed;

const roleIn = ({ realisation: mine }: Deed, { realisation: other }: Named, role: Role): Role =>
  mine === undefined || other === undefined ? role : frames.roleIn(mine.frame, other.frame, role);

interface Sides {
  readonly claim: Grammar;
  readonly theirs: Grammar;
  same(ours: number, theirs: number): boolean;
}

/** Whether every word of a phrase of the claim is in a phrase of the sentence. */
const isAllThere = (ours: number, other: number, { claim, theirs, same }: Sides): boolean =>
  phraseOf(ours, claim).every((token) => phraseOf(other, theirs).some((one) => same(token, one)));

/** The words of a phrase that tell something. */
function phraseOf(head: number, grammar: Grammar): number[] {
  const { start, end } = grammar.tree.span(head);
  return gather(grammar.tokens, (token, at) =>
    token.start >= start && token.end <= end && grammar.tells(at) ? [at] : [],
  );
}

/** What stands in a role where the claim's filler does not: nothing, something else, or what the claim has elsewhere. */
function misfit(
  filler: number,
  role: Role,
  others: readonly number[],
  { roles }: Named,
  { claim, theirs, same }: Sides,
): Fit {
  const named = others.filter((other) => isThing(other, theirs));
  if (!isThing(filler, claim)) return 'open';
  if (named.length === 0 || named.length < others.length) return 'open';
  const elsewhere = [...roles].some(
    ([one, fillers]) => one !== role && fillers.some((other) => same(filler, other)),
  );
  if (elsewhere) return 'swapped';
  // "A friend of the customer" is not the customer.
  if (others.every((other) => isOwnedBy(other, (token) => same(filler, token), theirs))) return 'other';
  const isName = (token: number, grammar: Grammar): boolean => grammar.word(token)?.capital === true;
  return isName(filler, claim) && named.every((other) => isName(other, theirs)) ? 'other' : 'open';
}

const PARTS = new Set(
  (
    'number group majority half one all team pair couple series rest most many some each any none part member lot ' +
    'dozen percent % share kind type sort set range list account card wallet name office department'
  ).split(' '),
);

/** Whether a noun is of somebody who is looked for, and no part or number of them. */
function isOwnedBy(noun: number, isLookedFor: (token: number) => boolean, { tree }: Grammar): boolean {
  if (PARTS.has(tree.token(noun).lemma)) return false;
  return tree.with(noun, 'nmod', 'nmod:poss').some((owner) => {
    const [marker] = tree.with(owner, 'case');
    const of = marker !== undefined && /^(?:of|'s|’s|'|’)$/.test(tree.token(marker).form.toLowerCase());
    return of && isLookedFor(owner);
  });
}

/** Whether a word names something: no pronoun, no amount or date. */
function isThing(token: number, grammar: Grammar): boolean {
  const word = grammar.word(token);
  return word !== undefined && word.weight > 0 && word.value < 0;
}

/** "The chair, Ana Ruiz": both are who it is. */
function withAppositions(heads: readonly number[], { tree }: Grammar): number[] {
  return gather(heads, (head) => {
    const { deprel, head: noun } = tree.token(head);
    const apposed = tree.with(head, 'appos');
    return deprel === 'appos' && noun >= 0 ? [head, noun, ...apposed] : [head, ...apposed];
  });
}
