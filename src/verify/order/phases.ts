/**
 * Claims of the starts and ends of deeds that are named by their verbs alone: "The saying ended before the travelling
 * started." What must hold of them follows from how the verbs stand in the sentences: what is said to have happened lies
 * before the saying, what is planned, asked for or expected after it, what is under way around it.
 */

import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Predicate, predicates } from '../../text/parse/clauses.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { Reading } from '../../text/reading.ts';
import type { Candidate } from '../match/retrieve.ts';
import type { Document } from '../read/document.ts';
import { isInfinitive } from '../restate/held.ts';
import { type Edge, end, Network, type Point, start } from './network.ts';

/** A start or an end of a deed, by the lemma of its verb. */
interface Phase {
  readonly verb: string;
  readonly ends: boolean;
}

/** That one point lies before another. */
export interface Phases {
  readonly first: Phase;
  readonly second: Phase;
}

const STARTED = '(?:start(?:ed)?|began|begun|ended|finished|stopped)';
const CLAIM = new RegExp(
  `^the (\\p{L}+ing) (?:had )?(${STARTED}) (before|after) the (\\p{L}+ing) (?:had )?(${STARTED})\\.?$`,
  'iu',
);

/** What a claim says of the starts and ends of two deeds that bare verbs name; undefined for any other claim. */
export function phasesOf({ text, start: from, end: to }: Reading, lexicon: Lexicon): Phases | undefined {
  const match = CLAIM.exec(text.slice(from, to).trim());
  if (match === null) return undefined;
  const phase = (verb: string, said: string): Phase => ({
    verb: lexicon.lemma(verb.toLowerCase(), 'v'),
    ends: !/^(?:start|beg)/i.test(said),
  });
  const one = phase(match[1], match[2]);
  const other = phase(match[4], match[5]);
  if (one.verb === other.verb) return undefined;
  return /^before$/i.test(match[3]) ? { first: one, second: other } : { first: other, second: one };
}

/** What follows for such a claim, and the sentences that it follows from; undefined where neither it nor its opposite does. */
export function decidePhases(
  { first, second }: Phases,
  documents: readonly Document[],
): { readonly holds: boolean; readonly shown: readonly Candidate[]; readonly told: string } | undefined {
  const deeds = deedsOf(documents);
  const network = new Network(edgesOf(deeds));
  const pairs = gather(placesOf(first, deeds), (a) => placesOf(second, deeds).map((b) => [a, b] as const));
  const [found, ...others] = pairs.map(([a, b]) => {
    const [from, to] = [pointOf(a, first), pointOf(b, second)];
    const before = network.chain(from, to, true);
    const chain = before ?? network.chain(to, from, false);
    return chain === undefined ? undefined : { holds: before !== undefined, chain, pair: [a, b] };
  });
  // Of a verb that is told more than once it is not known which deed is meant.
  if (found === undefined || others.some((other) => other?.holds !== found.holds)) return undefined;
  const told = [...new Set(found.chain.map((edge) => edge.told))].filter((one) => one !== '').join('; ');
  const shown = new Map<string, Candidate>();
  for (const at of found.pair) {
    const { document, sentence } = deeds[at];
    shown.set(`${document}/${sentence}`, { document, sentence, score: 0 });
  }
  return { holds: found.holds, shown: [...shown.values()], told };
}

const pointOf = (deed: number, { ends }: Phase): Point => (ends ? end(deed) : start(deed));

/** A verb of the evidence, and how what it tells stands. */
interface Deed {
  readonly document: number;
  readonly sentence: number;
  readonly predicate: Predicate;
  readonly tree: Tree;
  /** The deed over it, -1 for none. */
  readonly over: number;
  readonly stance: Stance;
}

/** It happened, had happened before, is or was under way, is what something was done for, or is still to come if it comes at all. */
type Stance = 'past' | 'anterior' | 'lasting' | 'aim' | 'open';

/** Sentences that are read, at the most. */
const MOST_SENTENCES = 12;

function deedsOf(documents: readonly Document[]): Deed[] {
  const deeds: Deed[] = [];
  let read = 0;
  documents.forEach((source, document) => {
    if (source.structured || source.language !== 'en') return;
    const { sentenceCount } = source.scan;
    for (let sentence = 0; sentence < sentenceCount && read < MOST_SENTENCES; sentence++, read++) {
      const parse = source.parsed(sentence);
      const tree = new Tree(parse);
      const first = deeds.length;
      const all = predicates(parse);
      const at = new Map(all.map(({ token }, i) => [token, first + i]));
      for (const predicate of all) {
        const over = above(tree, predicate.token, at);
        deeds.push({ document, sentence, predicate, tree, over, stance: 'past' });
      }
      // From the governing one down: what stands under something that is open is open too.
      const order = all.map((_, i) => first + i).sort((x, y) => depthOf(deeds, x) - depthOf(deeds, y));
      for (const i of order) deeds[i] = { ...deeds[i], stance: stanceOf(deeds[i], deeds) };
    }
  });
  return deeds;
}

function depthOf(deeds: readonly Deed[], at: number): number {
  let depth = 0;
  for (let i = deeds[at].over; i >= 0 && depth < DEPTH; i = deeds[i].over) depth++;
  return depth;
}

const DEPTH = 20;

/** The deed that a token stands under, but for one that it is only coordinated with. */
function above(tree: Tree, token: number, at: ReadonlyMap<number, number>): number {
  let i = token;
  for (let steps = 0; steps < DEPTH; steps++) {
    const { head, deprel } = tree.token(i);
    if (head < 0) return -1;
    if (deprel !== 'conj') {
      const found = at.get(head);
      if (found !== undefined) return found;
    }
    i = head;
  }
  return -1;
}

/** Verbs of what is not yet: what stands under them comes after them, if it comes. */
const AHEAD = new Set(
  (
    'plan intend want hope wish expect promise pledge vow agree decide offer propose threaten refuse ask urge order call ' +
    'demand request warn try attempt seek aim prepare need allow permit authorize enable tell force push commit invite ' +
    'require persuade convince encourage'
  ).split(' '),
);
/** Nouns of the same. */
const PLANS = new Set(
  'plan intention offer promise decision proposal attempt effort threat pledge agreement hope bid goal call order request'.split(
    ' ',
  ),
);

function stanceOf({ predicate, tree, over }: Deed, deeds: readonly Deed[]): Stance {
  const { token, modals, perfect, progressive, tense, copula, embedding, lemma } = predicate;
  const mark = embedding?.mark ?? '';
  const under = deeds[over];
  const possible = modals.some((modal) => POSSIBLE.has(modal));
  if (possible && under?.stance !== 'open') return 'aim';
  if (modals.length > 0 || /^(?:if|unless|whether|until|till)$/.test(mark)) return 'open';
  const hypothetical = under?.stance === 'open' || under?.stance === 'aim';
  if (under !== undefined && hypothetical && tense !== 'past') return under.stance;
  if (isInfinitive(tree, token)) return infinitive(embedding, under);
  if (perfect) return 'anterior';
  if (progressive || copula >= 0 || tense === 'present' || ATTITUDES.has(lemma)) return 'lasting';
  return 'past';
}

/** What may be at any time. */
const POSSIBLE = new Set('can could may might'.split(' '));
/** How somebody is minded, which lasts. */
const ATTITUDES = new Set('expect want hope intend believe know fear need like wish'.split(' '));
/** Verbs whose infinitive tells of what they tell of. */
const SAME = new Set('manage begin start continue happen come get help'.split(' '));

/** How an infinitive stands: "planned to go" is still to come, "managed to go" is not, "went to see" has it for an aim. */
function infinitive(embedding: Predicate['embedding'], under: Deed | undefined): Stance {
  if (under === undefined || embedding === null) return 'open';
  const { lemma } = under.predicate;
  if (embedding.relation === 'xcomp' && SAME.has(lemma)) return under.stance;
  if (embedding.relation === 'xcomp' || embedding.relation === 'ccomp')
    return AHEAD.has(lemma) ? 'open' : 'aim';
  return PLANS.has(under.tree.token(embedding.token).lemma) ? 'open' : 'aim';
}

/** The verbs of the evidence that may be meant. */
const placesOf = ({ verb }: Phase, deeds: readonly Deed[]): readonly number[] =>
  gather(deeds, ({ predicate, tree }, i) =>
    predicate.lemma === verb && tree.token(predicate.token).upos === 'VERB' && !predicate.negated ? [i] : [],
  );

function edgesOf(deeds: readonly Deed[]): Edge[] {
  const edges: Edge[] = [];
  deeds.forEach((deed, i) => {
    if (deed.over >= 0) edges.push(...under(deeds, i, deed.over));
    if (deed.stance === 'open') edges.push(...stillToCome(deeds, i));
  });
  return edges;
}

/** What is still to come in a source lies after what it tells to have happened. */
function stillToCome(deeds: readonly Deed[], open: number): Edge[] {
  return gather(deeds, ({ document, stance }, i): Edge[] => {
    if (document !== deeds[open].document || (stance !== 'past' && stance !== 'anterior')) return [];
    const told = `${say(deeds[i])} < ${say(deeds[open])} (still to come)`;
    return [{ from: end(i), to: start(open), strict: true, told, by: [] }];
  });
}

const say = ({ predicate, tree }: Deed): string => tree.token(predicate.token).form;

/** How a deed lies to the one that it stands under. */
function under(deeds: readonly Deed[], own: number, over: number): Edge[] {
  const [one, other] = [deeds[own], deeds[over]];
  const { embedding } = one.predicate;
  const relation = embedding?.relation;
  const edge = (from: Point, to: Point, told: string): Edge => ({ from, to, strict: true, told, by: [] });
  const before = (a: number, b: number, word: string): Edge[] => [
    edge(end(a), start(b), `${say(deeds[a])} < ${say(deeds[b])} (${word})`),
  ];
  const mark = embedding?.mark ?? '';
  if (relation === 'advcl') {
    if (mark === 'before') return before(over, own, mark);
    if (/^(?:after|once|as soon as|having)$/.test(mark)) return before(own, over, mark);
    return [];
  }
  const governs =
    relation === 'ccomp' || relation === 'quote' || relation === 'xcomp' || relation === 'parataxis';
  if (governs) {
    if (one.stance === 'open') return before(over, own, 'still to come');
    if (relation === 'xcomp' || one.stance === 'aim') return [];
    if (one.stance === 'lasting' || one.predicate.copula >= 0) {
      const told = `${say(one)} around ${say(other)}`;
      return [edge(start(own), start(over), told), edge(end(over), end(own), told)];
    }
    return before(own, over, 'had been');
  }
  return [];
}
