/** What a claim changes of a sentence that it has most words of: words exchanged, phrases put in and left out. */
import { gather } from '../../text/gather.ts';
import type { Tree } from '../../text/parse/tree.ts';
import type { Grammar } from '../restate/grammar.ts';
import { isSign, type Pairing, sameWord } from './pairing.ts';

/** A phrase that one of the two has and the other has not. */
export interface Phrase {
  /** Its highest token, the token that it hangs on, and how. */
  readonly token: number;
  readonly head: number;
  readonly relation: string;
  /** What joins it, where it is one of a coordination: "and", "or"; '' else. */
  readonly joined: string;
  /** Of a coordination its first member, and the one that is joined to it here. */
  readonly members: readonly [first: number, second: number];
  readonly tokens: readonly number[];
}

export interface Edits {
  /** Tokens of the claim and of the sentence that stand for one another and are not the same word. */
  readonly exchanged: readonly (readonly [ours: number, theirs: number])[];
  /** Phrases of the claim's own, and of the sentence's own. */
  readonly added: readonly Phrase[];
  readonly dropped: readonly Phrase[];
}

/** The edits between two sentences; undefined where what one has more is no phrase. `aside`: tokens read elsewhere. */
export function editsOf(
  claim: Grammar,
  sentence: Grammar,
  { ours, theirs }: Pairing,
  aside: readonly [ReadonlySet<number>, ReadonlySet<number>],
): Edits | undefined {
  const added = phrasesOf(claim.tree, ours, aside[0]);
  const dropped = phrasesOf(sentence.tree, theirs, aside[1]);
  if (added === undefined || dropped === undefined) return undefined;
  const exchanged: [number, number][] = [];
  for (let token = 0; token < ours.length; token++) {
    const other = ours[token];
    if (other < 0 || aside[0].has(token) || aside[1].has(other)) continue;
    const [one, two] = [claim.tree.token(token), sentence.tree.token(other)];
    if (!isSign(one) && !sameWord(one, two)) exchanged.push([token, other]);
  }
  return { exchanged, added, dropped };
}

/** Relations of what a second member of a coordination has in common with the first. */
const SHARED = new Set([
  'nsubj',
  'nsubj:pass',
  'aux',
  'aux:pass',
  'cop',
  'expl',
  'punct',
  'case',
  'mark',
  'advmod',
]);

/** Words that, of two alike, may be taken for one another. */
const LITTLE = new Set(['PUNCT', 'DET', 'ADP', 'CCONJ']);

function phrasesOf(tree: Tree, paired: Int32Array, aside: ReadonlySet<number>): Phrase[] | undefined {
  const own = new Set<number>();
  for (let token = 0; token < paired.length; token++)
    if (paired[token] < 0 && !aside.has(token) && !isSign(tree.token(token))) own.add(token);
  const found: Phrase[] = [];
  const taken = new Set<number>();
  for (const token of own) {
    const { head, deprel } = tree.token(token);
    if (own.has(head) || deprel === 'cc') continue;
    const tokens = [...own].filter((one) => isUnder(tree, one, token, own));
    const phrase = asPhrase(tree, token, tokens, own, aside);
    if (phrase === undefined) return undefined;
    for (const one of phrase.tokens) taken.add(one);
    found.push(phrase);
  }
  // Conjunctions belong to the phrase beside them.
  return [...own].every((token) => taken.has(token)) ? found : undefined;
}

function isUnder(tree: Tree, token: number, top: number, own: ReadonlySet<number>): boolean {
  let at = token;
  for (let steps = 0; at !== top && steps < 60; steps++) {
    at = tree.token(at).head;
    if (at < 0 || !own.has(at)) return false;
  }
  return at === top;
}

function asPhrase(
  tree: Tree,
  top: number,
  tokens: readonly number[],
  own: ReadonlySet<number>,
  aside: ReadonlySet<number>,
): Phrase | undefined {
  const { head, deprel } = tree.token(top);
  const kept = gather(tokens, (token) =>
    tree
      .children(token)
      .filter((child) => !own.has(child) && !aside.has(child) && !LITTLE.has(tree.token(child).upos)),
  );
  const heir = kept.find((child) => tree.token(child).head === top && tree.token(child).deprel === 'conj');
  if (heir !== undefined) {
    // "Ann and Ben" without Ann: the second takes the place of the first.
    const rest = kept.filter((child) => child !== heir);
    const shares = rest.every((child) => {
      const { head: over, deprel: relation } = tree.token(child);
      if (over !== top) return false;
      return relation === 'conj' || relation === 'cc' || SHARED.has(relation);
    });
    if (!shares) return undefined;
    const { joined, words } = joining(tree, top, heir);
    return {
      token: top,
      head: heir,
      relation: 'conj',
      joined,
      members: [top, heir],
      tokens: [...tokens, ...words],
    };
  }
  if (kept.length > 0 || head < 0) return undefined;
  if (deprel !== 'conj')
    return { token: top, head, relation: deprel, joined: '', members: [head, top], tokens };
  const { joined, words } = joining(tree, head, top);
  return { token: top, head, relation: deprel, joined, members: [head, top], tokens: [...tokens, ...words] };
}

/** The conjunction that joins two, "and" for a comma that stands in a list of that. */
function joining(tree: Tree, first: number, second: number): { joined: string; words: number[] } {
  const among = [second, ...tree.with(first, 'conj')];
  const own = tree.with(second, 'cc');
  const all = [
    ...own,
    ...tree.with(first, 'cc', 'cc:preconj'),
    ...gather(among, (one) => tree.with(one, 'cc')),
  ];
  const word = all
    .map((cc) => tree.token(cc).form.toLowerCase())
    .find((form) => form !== 'both' && form !== 'either');
  return { joined: word ?? '', words: all };
}
