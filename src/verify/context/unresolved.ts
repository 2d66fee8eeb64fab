/** Sentences joined though the one that has the predicate speaks of somebody else, or leaves open of whom. */
import { found, type Matter, type Mismatch, unitAt } from '../matter.ts';
import { isPronoun } from './antecedent.ts';
import { Retold } from './retold.ts';
import { PERSONS } from './words.ts';

/**
 * What a joined support leaves open: "The driver hit a cyclist. He was injured." says of neither that he was, and "The
 * buyer made an offer. The seller turned it down." not that the buyer did. Where it can be told whom a pronoun or a
 * noun means, the sentence has been retold and has the name itself.
 */
export function unresolved(matter: Matter): Mismatch[] {
  const { units, support, claim } = matter;
  const left = unsaid(matter);
  if (left.length > 0 || support.sentences.length < 2) return left;
  const torn = [...tornCopula(matter), ...ownerApart(matter)];
  if (torn.length > 0) return torn;
  const { root, nodes } = matter.structure();
  const i = unitAt(units, root);
  const place = i < 0 ? undefined : found(matter, i);
  if (place === undefined) return [];
  const { sentence, at, words } = place;
  const { tokens } = sentence.source.parsed(sentence.sentence);
  const verb = tokens.findIndex(({ start, end }) => start < words[at].end && end > words[at].start);
  const subject = tokens.find(({ head, deprel }) => head === verb && deprel.startsWith('nsubj'));
  if (subject === undefined) return [];
  if (isPronoun(subject.form.toLowerCase())) {
    // A claim that says no more of whom than the sentence does leaves the same open.
    if (claim.words.some(({ form }) => form === subject.form.toLowerCase())) return [];
    return [{ kind: 'entity', force: 'withholds', sentence, units: [i] }];
  }
  const ours = units.findIndex(({ from }) => {
    const { governor, role } = nodes[from];
    return governor === root && (role === 'agent' || role === 'patient') && from < root;
  });
  const elsewhere =
    ours >= 0 && support.from[ours] >= 0 && support.sentences[support.from[ours]] !== sentence;
  const matched = support.matches.some(
    (match, u) =>
      support.sentences[support.from[u]] === sentence &&
      match.at >= 0 &&
      words[match.at].start < subject.end &&
      words[match.at].end > subject.start,
  );
  const named = subject.upos === 'PROPN' || PERSONS.has(subject.lemma);
  return named && elsewhere && !matched
    ? [{ kind: 'role', force: 'withholds', sentence, units: [ours, i] }]
    : [];
}

/** Weight under which a verb says little beside its object. */
const LIGHT = 0.2;

/** Sentences joined, or a sentence that has a name only as it is retold, must say what the claim says of it. */
function unsaid(matter: Matter): Mismatch[] {
  const { units, support } = matter;
  const [sentence] = support.sentences;
  if (support.sentences.length < 2 && !(sentence.source instanceof Retold)) return [];
  if (support.sentences.some((one) => one.source.isRecord(one.sentence))) return [];
  // Where nobody is named, nobody can be taken for somebody else; and what covers little carries nothing anyway.
  if (!units.some(({ name }) => name) || support.coverage < LEAST_SAID) return [];
  const { nodes } = matter.structure();
  const open = units.findIndex(
    ({ from, weight }, i) =>
      nodes[from].verb &&
      nodes[from].role !== 'conjunct' &&
      weight >= LIGHT &&
      (support.matches[i].strength < FOUND || isApart(matter, i)),
  );
  return open < 0 ? [] : [{ kind: 'partially_mentioned', force: 'withholds', sentence, units: [open] }];
}

/** Coverage under which joined sentences carry nothing. */
const LEAST_SAID = 0.65;
/** Match from which a predicate counts as said. */
const FOUND = 0.5;

/** "Offered to return it" by "He offered to keep it. She wanted it sent back.": a verb and its own verb stand apart. */
function isApart(matter: Matter, i: number): boolean {
  const { units, support } = matter;
  const { nodes } = matter.structure();
  const { governor, role } = nodes[units[i].from];
  const over = role === 'clause' && governor >= 0 && nodes[governor].verb ? unitAt(units, governor) : -1;
  return over >= 0 && support.from[over] >= 0 && support.from[i] !== support.from[over];
}

/** "The seller is Tomasz Wilk" by "Buyer: Tomasz Wilk. Seller: Bright Optics.": what is said to be one stands apart. */
function tornCopula(matter: Matter): Mismatch[] {
  const { units, support } = matter;
  const { root, nodes } = matter.structure();
  const i = unitAt(units, root);
  if (
    i < 0 ||
    nodes[root].verb ||
    support.from[i] < 0 ||
    support.sentences.some(({ source }) => source.structured)
  )
    return [];
  const subject = units.findIndex(
    ({ from }) => from < root && nodes[from].governor === root && nodes[from].role === 'agent',
  );
  if (subject < 0 || support.from[subject] < 0 || support.from[subject] === support.from[i]) return [];
  return [
    { kind: 'role', force: 'withholds', sentence: support.sentences[support.from[i]], units: [subject, i] },
  ];
}

/** "The director of the firm" by "The trust was bought by a firm. Its director …": whose he is, a pronoun leaves open. */
function ownerApart({ units, support, claim }: Matter): Mismatch[] {
  const [sentence] = support.sentences;
  const { words } = sentence!.reading;
  const thing = units.findIndex((_, i) => {
    const at = support.matches[i]!.at;
    if (support.from[i] !== 0 || at < 1) return false;
    return words.slice(Math.max(0, at - OWNED_WITHIN), at).some(({ form }) => OWNERS.has(form));
  });
  if (thing < 0 || claim.words.some(({ form }) => OWNERS.has(form))) return [];
  const owner = units.findIndex(({ from, to }, i) => {
    if (support.from[i] === undefined || support.from[i]! < 1 || support.matches[i]!.at < 0) return false;
    const lead = claim.words.slice(Math.max(0, from - 2), from).map(({ form }) => form);
    return (
      lead.includes('of') ||
      /^['\u2019]s?$/.test(claim.text.slice(claim.words[to - 1]!.end, claim.words[to - 1]!.end + 2).trim())
    );
  });
  return owner < 0
    ? []
    : [{ kind: 'entity', force: 'withholds', sentence: sentence!, units: [owner, thing] }];
}

const OWNERS = new Set(['its', 'his', 'her', 'their']);
/** Words from a possessive to its noun, at the most. */
const OWNED_WITHIN = 2;
