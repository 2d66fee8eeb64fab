/**
 * Natural logic: whether a claim follows from a sentence that has nearly the same words, edit by edit. Each word for a
 * wider or a narrower one, each phrase put in or left out, each quantity for another must be allowed by its place.
 */
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Grammar } from '../restate/grammar.ts';
import { type Edits, editsOf, type Phrase } from './edits.ts';
import {
  changeOf,
  isBoundThere,
  isDemanded,
  isStanding,
  licensed,
  signAt,
  signWithout,
  type Verdict,
  verdictOn,
} from './licence.ts';
import { type Pairing, pairingOf } from './pairing.ts';
import { Polarity } from './polarity.ts';
import type { Quantity, Sign } from './quantity.ts';
import { follows } from './sequel.ts';

/** Whether a claim follows from a sentence, and whether it calls something by the kind that its longer name is of. */
export interface Entailment {
  readonly verdict: Verdict;
  readonly ofKind: boolean;
}

/** What cannot be judged. */
export const OPEN: Entailment = { verdict: 'open', ofKind: false };

/** A claim and a sentence, compared place by place. */
class Comparison {
  readonly claim: Grammar;
  readonly sentence: Grammar;
  readonly pairing: Pairing;
  readonly ours: Polarity;
  readonly theirs: Polarity;
  private readonly lexicon: Lexicon;

  constructor(claim: Grammar, sentence: Grammar, pairing: Pairing, lexicon: Lexicon) {
    this.claim = claim;
    this.sentence = sentence;
    this.pairing = pairing;
    this.lexicon = lexicon;
    this.ours = new Polarity(claim);
    this.theirs = new Polarity(sentence);
  }

  entailment(): Entailment {
    const aside: [Set<number>, Set<number>] = [new Set(), new Set()];
    const found: Verdict[] = this.quantities(aside);
    const edits = editsOf(this.claim, this.sentence, this.pairing, aside);
    if (edits === undefined || this.moves(edits)) return OPEN;
    for (const [one, other] of edits.exchanged) found.push(this.exchange(one, other));
    // What a claim adds where nothing may be added is for the checks of what it has beyond the evidence.
    for (const phrase of edits.added) {
      const verdict = this.phrase(phrase, -1);
      found.push(verdict === 'barred' && phrase.joined !== 'or' ? 'open' : verdict);
    }
    for (const phrase of edits.dropped) found.push(this.phrase(phrase, 1));
    if (found.length === 0 || found.includes('open')) return OPEN;
    if (found.includes('barred')) return { verdict: 'barred', ofKind: false };
    if (!this.isBuiltAlike() || this.mixes(edits)) return OPEN;
    return { verdict: 'allowed', ofKind: edits.dropped.some(({ relation }) => relation === 'compound') };
  }

  /** Whether each word that both have hangs on the same word in both, or in the same way. */
  private isBuiltAlike(): boolean {
    const { claim, sentence, pairing } = this;
    return claim.tokens.every(({ upos, head, deprel }, token) => {
      const other = pairing.ours[token];
      if (other < 0 || !WEIGHTY.has(upos)) return true;
      const theirs = sentence.tree.token(other);
      const mapped = head < 0 ? -1 : pairing.ours[head];
      return (
        mapped === theirs.head || [deprel, theirs.deprel].includes('conj') || sameRole(deprel, theirs.deprel)
      );
    });
  }

  /** Whether the claim has a word in another place than the sentence. */
  private moves({ added, dropped, exchanged }: Edits): boolean {
    const gone = new Set([
      ...gather(dropped, ({ tokens }) => tokens.map((token) => this.sentence.tree.token(token).lemma)),
      ...exchanged.map(([, other]) => this.sentence.tree.token(other).lemma),
    ]);
    const own = [...gather(added, ({ tokens }) => tokens), ...exchanged.map(([one]) => one)];
    return own.some((token) => this.claim.tells(token) && gone.has(this.claim.tree.token(token).lemma));
  }

  /** Whether one of two halves is left out, and something beside it: "on Monday by card and on Tuesday in cash". */
  private mixes({ dropped }: Edits): boolean {
    const { tree } = this.sentence;
    const half = dropped.some(({ tokens }) => tokens.some((token) => tree.token(token).upos === 'CCONJ'));
    return half && dropped.some(({ relation }) => relation !== 'conj');
  }

  /** What the two say of how many, noun by noun; the words that say it are put `aside`. */
  private quantities(aside: readonly [Set<number>, Set<number>]): Verdict[] {
    const found: Verdict[] = [];
    this.pairing.ours.forEach((other, noun) => {
      if (other < 0 || !isNominal(this.claim, noun) || !isNominal(this.sentence, other)) return;
      const one = this.ours.quantity(noun);
      const two = this.theirs.quantity(other);
      for (const token of one.tokens) aside[0].add(token);
      for (const token of two.tokens) aside[1].add(token);
      const verdict = this.quantity(one, two, noun, other);
      if (verdict !== undefined) found.push(verdict);
    });
    return found;
  }

  private quantity(one: Quantity, two: Quantity, noun: number, other: number): Verdict | undefined {
    const forward = follows(two, one);
    const back = follows(one, two);
    // "Parcels were returned" is said of more than some of them.
    const ofAll = one.quantifier === 'bare' && this.claim.tree.token(noun).deprel.startsWith('nsubj');
    if (ofAll && two.quantifier !== 'bare' && two.quantifier !== 'every') return 'open';
    const shares = one.quantifier === 'share' || two.quantifier === 'share';
    if (forward && back) return shares && one.word !== two.word ? 'allowed' : undefined;
    if (isPart(this.claim, noun) !== isPart(this.sentence, other)) return 'open';
    // One bound inside another holds of what happened, and not of what a rule sets.
    const counts = one.quantifier === 'number' && two.quantifier === 'number';
    if (counts && isStanding(this.sentence, other)) return 'open';
    if (shares && isDemanded(this.sentence, other)) return 'open';
    const sign = agreed(this.ours.ofPhrase(noun), this.theirs.ofPhrase(other));
    if (sign === undefined) return 'open';
    if (sign === 0 && isOfSome(one) && isOfSome(two)) return undefined;
    if (sign === 1 ? forward : sign === -1 && back) return 'allowed';
    // "The" for "our", "some" for none tell nothing the wrong way round.
    return (forward || back) && sign !== 0 && isCounting(one) && isCounting(two) ? 'barred' : 'open';
  }

  private exchange(one: number, other: number): Verdict {
    const change = changeOf(this.claim.tree.token(one), this.sentence.tree.token(other), this.lexicon);
    if (change === undefined) return 'open';
    const verdict = licensed(change, agreed(this.ours.at(one), this.theirs.at(other)));
    // Of verbs a narrower one may be another word for the same deed: "cut" for "reduced".
    const verb = this.claim.tree.token(one).upos === 'VERB';
    if (verb && verdict === 'barred' && change === -1) return 'open';
    if (verdict !== 'allowed' || change !== 1) return verdict;
    return isBoundThere(this.sentence, this.theirs, other, isNominal(this.sentence, other))
      ? 'open'
      : verdict;
  }

  private phrase(phrase: Phrase, change: 1 | -1): Verdict {
    const added = change === -1;
    const placed = added
      ? { grammar: this.claim, polarity: this.ours, phrase }
      : { grammar: this.sentence, polarity: this.theirs, phrase };
    const kept = (added ? this.pairing.ours : this.pairing.theirs)[phrase.head];
    if (kept === undefined || kept < 0) return 'open';
    const sign = agreed(signAt(placed), signWithout(added ? this.theirs : this.ours, kept));
    return verdictOn(placed, change, sign, this.lexicon);
  }
}

/** A sign that both sentences have at a place. */
const agreed = (a: Sign, b: Sign): Sign => (a === b ? a : undefined);

const NOMINAL = new Set(['NOUN', 'PROPN', 'PRON', 'NUM', 'ADJ', 'DET', 'SYM', 'X']);
const isNominal = ({ tree }: Grammar, token: number): boolean =>
  NOMINAL.has(tree.token(token).upos) && !tree.token(token).deprel.startsWith('det');

const WEIGHTY = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM', 'PRON']);
/** Relations of one sort; which of two clauses is the main one makes no difference where their marks are the same. */
const sameRole = (a: string, b: string): boolean =>
  a.split(':')[0] === b.split(':')[0] || (CLAUSES.has(a) && CLAUSES.has(b));
const CLAUSES = new Set(['root', 'advcl']);

const MEANT = new Set(['the', 'a', 'any', 'bare']);
/** "Any balls", "some balls" and "balls", where neither more nor less is said by the one than by the other. */
const isOfSome = ({ quantifier, limit }: Quantity): boolean =>
  limit === 'plain' && (quantifier === 'some' || quantifier === 'any' || quantifier === 'bare');
const isCounting = ({ quantifier }: Quantity): boolean => !MEANT.has(quantifier);

/** Whether a noun is part of another's name, as a parse has it. */
const isPart = ({ tree }: Grammar, noun: number): boolean =>
  /^(?:compound|amod|flat)/.test(tree.token(noun).deprel);

/** Whether a claim follows from a sentence of nearly its words, or does not for a change made the wrong way; else open. */
export function entailment(claim: Grammar, sentence: Grammar, lexicon: Lexicon): Entailment {
  const pairing = pairingOf(claim, sentence, lexicon);
  return pairing === undefined ? OPEN : new Comparison(claim, sentence, pairing, lexicon).entailment();
}
