import { gather } from '../gather.ts';
import { prefixOpposites } from './antonyms.ts';
import { Edge, Flag, type Offsets, type Starts, type Tables } from './format.ts';
import { detached, LONGEST_WORD } from './memory.ts';
import type { Morphology } from './morphology.ts';
import { lessThan } from './narrower.ts';
import type { Meaning, Profile, Profiles } from './profiles.ts';
import type { Pos, Relation, RelationKind } from './types.ts';

/** Pairs remembered at the most. */
const REMEMBERED = 100_000;
/** Below this a relation is noise. */
const WEAKEST = 0.2;
/** Strength of a synonym in both words' first meaning, and of a narrower word before the levels count. */
const SYNONYM = 0.9;
const NARROWER = 0.95;
const SIBLING = 0.5;
const NEGATED = 0.85;
/** What is left of a relation that holds through a word of the same root. */
const THROUGH_ROOT = 0.85;

const NONE: Relation = Object.freeze({ kind: 'none', strength: 0 });
const SAME: Relation = Object.freeze({ kind: 'same', strength: 1 });
const NEGATION: Relation = Object.freeze({ kind: 'antonym', strength: NEGATED });

const bothWays = (pairs: string): ReadonlySet<string> =>
  new Set(gather(pairs.split(' '), (pair) => [pair, pair.split('/').reverse().join('/')]));

/** Words of which the dictionary has one for a kind of the other, where a reader takes the one as not the other. */
const APART = bothWays(
  'total/subtotal cost/refund price/refund charge/refund cost/discount price/discount cost/rebate price/rebate schedule/cancel',
);
/** Parts that people have, of which the dictionary takes one for the other, or for a kind of it: they are two. */
const OTHERS = bothWays(
  'director/manager director/president director/administrator director/member manager/administrator clerk/manager ' +
    'president/administrator minister/administrator owner/tenant owner/officer landlord/host assistant/receptionist ' +
    'secretary/receptionist secretary/assistant student/auditor student/doctor lawyer/agent lawyer/judge judge/reviewer ' +
    'author/reviewer author/guest guardian/inspector guardian/nurse recipient/borrower sponsor/guarantor member/user ' +
    'member/trustee user/buyer user/customer student/senior student/junior pupil/senior manager/coach passenger/rider man/volunteer man/veteran man/soldier adult/girl carrier/shipper courier/shipper doctor/nurse agent/broker shipping/packaging ship/package ship/pack shipping/pack shipping/package',
);
const EDGE_KINDS: Readonly<Record<number, RelationKind>> = {
  [Edge.synonym]: 'synonym',
  [Edge.hyponym]: 'hyponym',
  [Edge.hypernym]: 'hypernym',
  [Edge.entails]: 'entails',
  [Edge.antonym]: 'antonym',
};

const ANY_POS = 15;
const POS_MASK: Readonly<Record<Pos, number>> = {
  n: Flag.noun,
  v: Flag.verb,
  a: Flag.adjective,
  r: Flag.adverb,
  x: 0,
};

/** How the words of evidence relate to the words of a claim. */
export class Relations {
  readonly #tables: Tables;
  readonly #morphology: Morphology;
  readonly #edgeStarts: Offsets;
  readonly #profiles: Profiles;
  readonly #known = new Map<string, Map<string, Relation>>();
  #remembered = 0;

  constructor(tables: Tables, starts: Starts, morphology: Morphology, profiles: Profiles) {
    this.#tables = tables;
    this.#morphology = morphology;
    this.#edgeStarts = starts.edges;
    this.#profiles = profiles;
  }

  /** What `evidence` is to `claim`, both lemmas; with `pos`, in their meanings of that part of speech. */
  between(claim: string, evidence: string, pos?: Pos): Relation {
    if (claim === evidence) return SAME;
    if (claim.length > LONGEST_WORD || evidence.length > LONGEST_WORD) return NONE;
    if (pos !== undefined) return this.#compare(claim, evidence, POS_MASK[pos]);
    let known = this.#known.get(claim);
    const before = known?.get(evidence);
    if (before !== undefined) return before;
    if (this.#remembered >= REMEMBERED) {
      this.#known.clear();
      this.#remembered = 0;
      known = undefined;
    }
    if (known === undefined) this.#known.set(detached(claim), (known = new Map()));
    const found = this.#compare(claim, evidence, ANY_POS);
    known.set(detached(evidence), found);
    this.#remembered++;
    return found;
  }

  #compare(claim: string, evidence: string, mask: number): Relation {
    const pair = `${claim}/${evidence}`;
    if (APART.has(pair)) return NEGATION;
    if (OTHERS.has(pair) || lessThan(claim)?.has(evidence)) return NONE;
    const a = this.#morphology.idOf(claim);
    const b = this.#morphology.idOf(evidence);
    if (a < 0 || b < 0) return this.#negated(claim, evidence) ?? NONE;
    return a === b ? SAME : this.#find(claim, evidence, a, b, mask);
  }

  #find(claim: string, evidence: string, a: number, b: number, mask: number): Relation {
    const mine = this.#profiles.of(a);
    const theirs = this.#profiles.of(b);
    return (
      this.#listed(a, b, mask) ??
      this.#negated(claim, evidence) ??
      this.#meanings(mine, theirs, mask, this.#derivation(a, b)) ??
      this.#throughRoot(a, b, mine, theirs, mask) ??
      relation('sibling', SIBLING * overlap(mine.parents, theirs.parents, mask)) ??
      NONE
    );
  }

  /** A relation written down for just these two words; `NONE` where it is written that there is none. */
  #listed(a: number, b: number, mask: number): Relation | undefined {
    let best: Relation | undefined;
    for (let e = this.#edgeStarts.at(a), end = this.#edgeStarts.end(a); e < end; e++) {
      const edge = this.#tables.edges[e]!;
      if ((edge & 0x3ffff) !== b || ((edge >>> 26) & mask) === 0) continue;
      const kind = (edge >>> 18) & 15;
      if (kind === Edge.unrelated) return NONE;
      const name = EDGE_KINDS[kind];
      if (name !== undefined) best = stronger(best, relation(name, ((edge >>> 22) & 15) / 15));
    }
    return best;
  }

  #derivation(a: number, b: number): Relation | undefined {
    for (let e = this.#edgeStarts.at(a), end = this.#edgeStarts.end(a); e < end; e++) {
      const edge = this.#tables.edges[e]!;
      if ((edge & 0x3ffff) !== b || ((edge >>> 18) & 15) !== Edge.derivation) continue;
      return relation('derivation', ((edge >>> 22) & 15) / 15);
    }
    return undefined;
  }

  #negated(claim: string, evidence: string): Relation | undefined {
    const posOf = (word: string) => {
      const id = this.#morphology.idOf(word);
      if (id >= 0 && (this.#tables.flags[id]! & ANY_POS) !== 0) return this.#tables.flags[id]! & ANY_POS;
      return this.#morphology.lemma(word) === word ? 0 : Flag.verb;
    };
    return prefixOpposites(claim, evidence, posOf) ? NEGATION : undefined;
  }

  /** The strongest relation between the meanings of two words; opposition before all. */
  #meanings(claim: Profile, evidence: Profile, mask: number, derived?: Relation): Relation | undefined {
    const opposed = relation('antonym', 0.7 * overlap(claim.opposed, evidence.heads, mask));
    if (opposed !== undefined) return opposed;
    let best = stronger(derived, relation('synonym', SYNONYM * overlap(claim.senses, evidence.senses, mask)));
    best = stronger(best, relation('hyponym', NARROWER * overlap(claim.senses, evidence.broader, mask)));
    best = stronger(best, relation('entails', overlap(claim.senses, evidence.entailed, mask)));
    return best ?? relation('hypernym', NARROWER * overlap(claim.broader, evidence.senses, mask));
  }

  /** `cancellation` and `call off` meet in `cancel`: one side is exchanged for a word of its root. */
  #throughRoot(a: number, b: number, mine: Profile, theirs: Profile, mask: number): Relation | undefined {
    let best: Relation | undefined;
    for (const root of mine.roots) best = stronger(best, this.#direct(root, b, mask));
    for (const root of theirs.roots) best = stronger(best, this.#direct(a, root, mask));
    return best === undefined ? undefined : relation(best.kind, best.strength * THROUGH_ROOT);
  }

  #direct(a: number, b: number, mask: number): Relation | undefined {
    const listed = this.#listed(a, b, mask);
    if (listed !== undefined) return listed === NONE ? undefined : listed;
    const shared = overlap(this.#profiles.of(a).senses, this.#profiles.of(b).senses, mask);
    return relation('synonym', SYNONYM * shared);
  }
}

function relation(kind: RelationKind, strength: number): Relation | undefined {
  return strength < WEAKEST ? undefined : { kind, strength: Math.round(strength * 100) / 100 };
}

function stronger(a: Relation | undefined, b: Relation | undefined): Relation | undefined {
  if (a === undefined) return b;
  return b === undefined || b.strength <= a.strength ? a : b;
}

/** The greatest product of strengths of a meaning that both lists hold; 0 where they share none. */
function overlap(a: readonly Meaning[], b: readonly Meaning[], mask: number): number {
  let best = 0;
  for (const x of a) {
    if ((x.pos & mask) === 0) continue;
    for (const y of b) {
      if (x.synset === y.synset && x.strength * y.strength > best) best = x.strength * y.strength;
    }
  }
  return best;
}
