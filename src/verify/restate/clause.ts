/**
 * The clauses of a sentence in one form: what was forced, managed or allowed is a clause of its own with what that
 * says of its truth, a cleft is undone, and an apposition is a clause that says who somebody is.
 */
import { gather } from '../../text/gather.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import { type Predicate, predicates } from '../../text/parse/clauses.ts';
import { isHeadline } from '../../text/parse/embedding.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { heldBy } from './held.ts';
import { appositions, repaired } from './repair.ts';
import type { Clause, Held } from './types.ts';

/** The clauses of a parse, in the order of their tokens. */
export function clausesOf(tree: Tree): Clause[] {
  const all = repaired(tree, predicates(tree));
  const byToken = new Map(all.map((predicate) => [predicate.token, predicate]));
  const helpers = new Set<number>();
  const clauses = all.map((predicate): Clause => {
    const held = heldBy(tree, predicate, byToken);
    for (const helper of held.helpers) helpers.add(helper);
    return clauseOf(tree, predicate, held);
  });
  return [...clauses.filter(({ token }) => !helpers.has(token)), ...appositions(tree)];
}

function clauseOf(tree: Tree, read: Predicate, held: Held): Clause {
  const predicate = timesApart(tree, read);
  const { token, subjects, objects, indirectObjects, obliques } = predicate;
  const { particle, adverbs } = withParticle(tree, predicate);
  const { copula, passive, progressive, embedding, margin } = predicate;
  return {
    token,
    particle,
    subjects,
    objects,
    recipients: indirectObjects,
    obliques: [...obliques, ...behindAdverbs(tree, token, obliques)],
    adverbs,
    // "Is to be removed": what the parse takes for a copula says that it is due.
    linking: copula >= 0 && !passive,
    passive,
    headline: isHeadline(tree, token) || isBareParticiple(tree, predicate),
    progressive: progressive || isUnderWay(tree, predicate),
    under: embedding?.token ?? -1,
    relation: embedding?.relation ?? '',
    mark: embedding?.mark ?? '',
    margin,
    ...held,
  };
}

const PARTICLES = new Set(
  'out up down off away back in on over through together aside forward around'.split(' '),
);

/** "Were left out" and "left out two of them": what the parse calls an adverb there is the verb's particle. */
function withParticle(tree: Tree, { particle, adverbs }: Predicate): Pick<Clause, 'particle' | 'adverbs'> {
  if (particle !== '') return { particle, adverbs };
  const [found, ...others] = adverbs.filter((adverb) => {
    const next = tree.tokens[adverb + 1]?.form.toLowerCase();
    return PARTICLES.has(tree.token(adverb).form.toLowerCase()) && next !== 'to' && next !== 'of';
  });
  if (found === undefined || others.length > 0) return { particle, adverbs };
  return {
    particle: tree.token(found).form.toLowerCase(),
    adverbs: adverbs.filter((adverb) => adverb !== found),
  };
}

/** "Sent back to the tenant": the phrase that the parse hangs on the adverb is the verb's. */
function behindAdverbs(tree: Tree, token: number, known: Clause['obliques']): Clause['obliques'] {
  return gather(tree.with(token, 'advmod', 'compound:prt'), (adverb) =>
    !PARTICLES.has(tree.token(adverb).form.toLowerCase())
      ? []
      : gather(tree.with(adverb, 'obl'), (head) =>
          known.some((one) => one.head === head) ? [] : { prep: prepositionOf(tree, head), head },
        ),
  );
}

/** "Give notice three months before": of two objects a span of time is none, whichever the parse has for the first. */
function timesApart(tree: Tree, predicate: Predicate): Predicate {
  const { objects, indirectObjects } = predicate;
  if (objects.length !== 1 || indirectObjects.length !== 1) return predicate;
  const times = [...objects, ...indirectObjects].filter((token) => SPANS.has(tree.token(token).lemma));
  if (times.length !== 1) return predicate;
  const rest = [...objects, ...indirectObjects].filter((token) => !times.includes(token));
  const obliques = [...predicate.obliques, ...times.map((head) => ({ prep: '', head }))];
  return { ...predicate, objects: rest, indirectObjects: [], obliques };
}

const SPANS = new Set('minute hour day week month year night quarter'.split(' '));

/** "Ruiz proposed closing it", "invoice paid": a participle with a subject and no auxiliary may be a past of either voice. */
const isBareParticiple = (tree: Tree, { token, passive, auxiliaries, copula }: Predicate): boolean =>
  passive &&
  tree.token(token).head < 0 &&
  tree.token(token).xpos === 'VBN' &&
  auxiliaries.length === 0 &&
  copula < 0 &&
  tree.with(token, 'nsubj', 'nsubj:pass').length > 0 &&
  tree.with(token, 'obl:agent').length === 0;

/** "Was being built". */
const isUnderWay = (tree: Tree, { token }: Predicate): boolean =>
  tree.with(token, 'aux', 'aux:pass', 'cop').some((one) => tree.token(one).form.toLowerCase() === 'being');
