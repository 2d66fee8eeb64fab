/** Whether a clause of a sentence says what a clause of a claim says. */
import { gather } from '../../text/gather.ts';
import { type Oblique, prepositionOf } from '../../text/parse/arguments.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { isMeasure } from './equation.ts';
import { extentOf } from './extent.ts';
import type { Grammar } from './grammar.ts';
import { isCase, leadOf } from './in-case.ts';
import { MoreSaid } from './more-said.ts';
import type { Manner, Phrases } from './phrase.ts';
import { isOfTime, samePlace, timesUnder } from './place.ts';
import type { Clause } from './types.ts';
import { DIRECTIONS, reachesClause } from './words.ts';

/** The arguments of a claim's clause and those of a sentence's that may be them. */
interface Roles {
  readonly subjects: readonly number[];
  readonly objects: readonly number[];
}

/** Tokens of a claim and of a sentence that say one predicate. */
export interface Deed {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** The tokens of a clause's predicate and the heads of its arguments: each is looked for by itself. */
const argumentsOf = (clause: Clause, own: readonly number[]): ReadonlySet<number> =>
  new Set([...own, ...clause.subjects, ...clause.objects, ...clause.obliques.map(({ head }) => head)]);

const heads = (phrases: readonly Oblique[]): number[] => phrases.map(({ head }) => head);

export class ClauseMatch {
  private readonly claim: Grammar;
  private readonly theirs: Grammar;
  private readonly phrases: Phrases;
  private readonly more: MoreSaid;
  private readonly openers: readonly number[];
  private readonly opposes: (ours: number, other: number) => boolean;
  /** Predicates of the claim, with the sentence's that say them in another wording. */
  private readonly reworded = new Map<number, number>();

  /**
   * `openers`: tokens of the sentence that leave open what they reach. `opposes`: whether a word of the sentence is
   * the opposite of one of the claim, of which one is denied.
   */
  constructor(
    claim: Grammar,
    theirs: Grammar,
    phrases: Phrases,
    openers: readonly number[],
    opposes: (ours: number, other: number) => boolean,
  ) {
    this.opposes = opposes;
    this.openers = openers;
    this.claim = claim;
    this.theirs = theirs;
    this.phrases = phrases;
    this.more = new MoreSaid(claim, theirs, phrases);
  }

  /**
   * The tokens of the claim's clause that the sentence's accounts for; undefined where it says something else.
   * `deed`: tokens of the two that are known to say the same predicate.
   */
  match(ours: Clause, other: Clause, deed?: Deed): readonly number[] | undefined {
    const opposed = deed === undefined && this.opposes(ours.token, other.token);
    if (!this.standsAlike(ours, other, opposed) || this.isOpen(other)) return undefined;
    const times = timesUnder(this.claim, ours.token);
    const theirTimes = timesUnder(this.theirs, other.token);
    const manner: Manner = {
      negated: other.negated || isOfFew(this.theirs.tree, other) || isCase(other),
      standing: other.time !== 'past' || other.modality !== 'none',
      paying: PAYING.has(this.theirs.tree.token(other.token).lemma),
      apart: [
        new Set([...heads(times), ...(deed ? argumentsOf(ours, deed.ours) : [])]),
        new Set([...heads(theirTimes), ...(deed ? argumentsOf(other, deed.theirs) : [])]),
      ],
    };
    const said = deed?.ours ?? this.predicate(ours, other, manner);
    if (said === undefined) return undefined;
    const taken = new Set<number>(deed?.theirs);
    const covered = [...said, ...ours.helpers];
    const put = (found: { token: number; covered: readonly number[] } | undefined): boolean => {
      if (found === undefined) return false;
      taken.add(found.token);
      covered.push(...found.covered);
      return true;
    };
    const roles = rolesOf(ours, other);
    if (roles === undefined) return undefined;
    const whole =
      ours.subjects.every((one) => put(this.among(one, roles.subjects, manner))) &&
      ours.objects.every(
        (one) =>
          put(this.among(one, roles.objects, manner)) ||
          put(this.measure(one, other, manner)) ||
          this.withCircumstances(one, roles.objects, other, manner).filter(put).length > 0,
      ) &&
      ours.recipients.every((one) => put(this.recipient(one, other, manner))) &&
      [...ours.obliques, ...times].every((one) => put(this.oblique(one, other, manner))) &&
      ours.adverbs.every((one) => !this.claim.tells(one) || put(this.adverb(one, other)));
    if (!whole || this.more.saysMore(ours, other, taken, manner)) return undefined;
    if (isOfFew(this.theirs.tree, other) && !this.reachesAlike(ours, other)) return undefined;
    if (
      (manner.negated || (manner.standing && !this.more.isOneDeed(other))) &&
      theirTimes.some(({ head }) => !taken.has(head))
    )
      return undefined;
    if (deed !== undefined) this.reworded.set(ours.token, other.token);
    return covered;
  }

  /** The tokens of an apposition that the sentence has as a title: "CFO Ana Ruiz". */
  named({ token, subjects }: Clause): readonly number[] | undefined {
    const [noun] = subjects;
    const manner = { negated: false, standing: false };
    for (let at = 0; at < this.theirs.tokens.length; at++) {
      const covered = this.phrases.match(noun, at, manner);
      if (covered === undefined) continue;
      const title = this.phrases.match(token, at, manner);
      if (title !== undefined) return [...covered, ...title];
    }
    return undefined;
  }

  private isOpen({ token }: Clause): boolean {
    return this.openers.some((opener) => reachesClause(this.theirs, opener, token));
  }

  /** The verb, or what a clause says of its subject with all that tells more of it. */
  private predicate(
    { token, linking }: Clause,
    other: Clause,
    manner: Manner,
  ): readonly number[] | undefined {
    if (this.opposes(token, other.token)) return [token];
    if (linking) return this.phrases.match(token, other.token, { ...manner, standing: false }, 1);
    if (this.isAnotherVerb(token, other.token)) return undefined;
    // What did not happen in the one way may have happened in another.
    return this.phrases.alike(token, other.token, !manner.negated) ? [token] : undefined;
  }

  /** "Passed on to the department" for "approved": what a verb can stand for it does not say with a particle behind it. */
  private isAnotherVerb(ours: number, other: number): boolean {
    const { tokens } = this.theirs;
    if (this.claim.tokens[ours].lemma === tokens[other].lemma) return false;
    const [next, after] = [tokens[other + 1]?.form.toLowerCase(), tokens[other + 2]?.form.toLowerCase()];
    return DIRECTIONS.has(next) || ((next === 'on' || next === 'in') && after === 'to');
  }

  private standsAlike(ours: Clause, other: Clause, opposed: boolean): boolean {
    if (ours.asserted !== other.asserted) return false;
    if ((ours.negated !== other.negated) !== opposed) return false;
    if (ours.modality !== other.modality || ours.time !== other.time) return false;
    if (ours.progressive !== other.progressive || ours.particle !== other.particle) return false;
    if (ours.asserted && (ours.mark === '' || ours.relation !== 'advcl')) return true;
    // What is not stated, or stated as a circumstance, must stand under the same word in the same way.
    if (other.under < 0) return false;
    const sameDeed = this.reworded.get(ours.under) === other.under;
    if (!sameDeed && !this.phrases.alike(ours.under, other.under)) return false;
    if (ours.relation === 'ccomp' && other.relation === 'ccomp' && isThat(ours) && isThat(other)) return true;
    if (ours.mark !== other.mark) return this.isAlikeInfinitive(ours, other);
    return !isCase(ours) || leadOf(this.claim.tree, ours.token) === leadOf(this.theirs.tree, other.token);
  }

  /** "Proposed closing it", "proposed to close it"; but "stopped paying" and "stopped to pay" are two things. */
  private isAlikeInfinitive(ours: Clause, other: Clause): boolean {
    const bare = (mark: string): boolean => mark === '' || mark === 'to';
    if (ours.relation !== 'xcomp' || other.relation !== 'xcomp' || !bare(ours.mark) || !bare(other.mark))
      return false;
    return !OTHERWISE_WITH_TO.has(this.theirs.tree.token(other.under).lemma);
  }

  private among(one: number, others: readonly number[], manner: Manner) {
    for (const token of others) {
      const covered = this.phrases.match(one, token, manner);
      if (covered !== undefined) return { token, covered };
    }
    return undefined;
  }

  /** Whether the objects of both are of one extent: few had all of it, and more than few may have had some. */
  private reachesAlike(ours: Clause, other: Clause): boolean {
    const theirs = other.objects.map((token) => extentOf(this.theirs.tree, token));
    return ours.objects.every((token) => theirs.includes(extentOf(this.claim.tree, token)));
  }

  private recipient(one: number, other: Clause, manner: Manner) {
    const to = gather(other.obliques, ({ prep, head }) => (prep === 'to' || prep === 'for' ? [head] : []));
    return this.among(one, [...other.recipients, ...to], manner);
  }

  /** A phrase with a preposition; where it stands by a noun of the clause it may be meant of the clause. */
  private oblique({ prep, head }: Oblique, other: Clause, manner: Manner) {
    if (isMeasure(this.claim, head)) {
      const measured = this.measure(head, other, manner);
      if (measured !== undefined) return measured;
    }
    const time = isOfTime(this.claim, head);
    const fits = (one: Oblique): boolean =>
      samePlace(prep, one.prep, time && isOfTime(this.theirs, one.head));
    const own = other.obliques.filter(fits).map((one) => one.head);
    const given = prep === 'to' || prep === 'for' ? other.recipients : [];
    const near = [...this.theirs.nounsUnder(other.token), ...timesUnder(this.theirs, other.token)]
      .filter(fits)
      .map((one) => one.head);
    const lacking = prep === 'without' ? { ...manner, negated: true } : manner;
    return this.among(head, [...own, ...given, ...near], lacking);
  }

  /**
   * "Returns the keys on departure" by "On departure, … returns the keys": what the parse of the claim hangs on its object
   * the sentence has beside its verb.
   */
  private withCircumstances(one: number, objects: readonly number[], other: Clause, manner: Manner) {
    const { tree } = this.claim;
    const beside = gather(tree.with(one, 'nmod'), (head): Oblique[] => {
      const prep = prepositionOf(tree, head);
      return head > one && (CIRCUMSTANCES.has(prep) || isOfTime(this.claim, head)) ? [{ prep, head }] : [];
    });
    const found = gather(beside, (phrase) => {
      const said = other.obliques.some(({ head }) => this.phrases.alike(phrase.head, head))
        ? this.oblique(phrase, other, manner)
        : undefined;
      return said === undefined ? [] : [said];
    });
    if (beside.length === 0 || found.length < beside.length) return [];
    const apart = manner.apart ?? [new Set<number>(), new Set<number>()];
    const ours = new Set([...apart[0], ...heads(beside)]);
    const object = this.among(one, objects, { ...manner, apart: [ours, apart[1]] });
    return object === undefined ? [] : [object, ...found];
  }

  /** A measure, which parses have for an object or beside it: "lasts two years", "lasts up to 14 hours". */
  private measure(one: number, other: Clause, manner: Manner) {
    const theirs = [...other.objects, ...heads(other.obliques)].filter((token) =>
      isMeasure(this.theirs, token),
    );
    return isMeasure(this.claim, one) ? this.among(one, theirs, manner) : undefined;
  }

  private adverb(one: number, other: Clause) {
    const token = this.theirs.tree
      .children(other.token)
      .find((child) => this.theirs.tree.token(child).deprel === 'advmod' && this.phrases.alike(one, child));
    return token === undefined ? undefined : { token, covered: [one] };
  }
}

/** Verbs of money that goes to somebody, or comes from them. */
const PAYING = new Set([
  'credit',
  'refund',
  'reimburse',
  'repay',
  'charge',
  'debit',
  'bill',
  'pay',
  'transfer',
  'return',
]);
/** Prepositions of when and how something is done rather than of what it is done to. */
const CIRCUMSTANCES = new Set('on upon after before during within until without via following'.split(' '));
/** Verbs whose infinitive says another thing than their gerund. */
const OTHERWISE_WITH_TO = new Set('stop remember forget regret try mean quit go'.split(' '));
/** Where the arguments of the claim's clause are to be looked for; undefined where the two cannot be compared. */
function rolesOf(ours: Clause, other: Clause): Roles | undefined {
  const { subjects, objects, recipients } = other;
  if (ours.headline || other.headline) {
    const either = [...subjects, ...objects];
    return ours.linking || other.linking ? undefined : { subjects: either, objects: either };
  }
  // "The shop is closed" of a state and of a deed.
  if (ours.linking !== other.linking) {
    if (ours.linking && other.passive && other.subjects.length === 0)
      return { subjects: objects, objects: [] };
    if (other.linking && ours.passive && ours.subjects.length === 0)
      return { subjects: [], objects: subjects };
    return undefined;
  }
  return { subjects, objects: [...objects, ...(ours.passive ? recipients : [])] };
}

/** "Says the form is hers", "says that it is". */
const isThat = ({ mark }: Clause): boolean => mark === '' || mark === 'that';

/** "Few had received all of it": what is said of few is denied of the rest. */
const isOfFew = (tree: Tree, { subjects, objects }: Clause): boolean =>
  [...subjects, ...objects].some((token) =>
    [token, ...tree.with(token, 'amod', 'det')].some((one) => FEW.has(tree.token(one).form.toLowerCase())),
  );

const FEW = new Set(['few', 'fewer', 'fewest', 'little', 'less']);
