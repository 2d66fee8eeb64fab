/** What a clause says beyond a claim's that bounds it or takes it back: a claim that leaves it out is not carried by it. */

import { ATTRIBUTION, COMPARISON, EXCEPTION, HEDGE, MAJORITY, NEGATION, ONLY } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { isMeasure } from './equation.ts';
import { extentOf } from './extent.ts';
import type { Grammar } from './grammar.ts';
import type { Manner, Phrases } from './phrase.ts';
import { isOfTime } from './place.ts';
import type { Clause } from './types.ts';
import { DIRECTIONS, STEADY } from './words.ts';

export class MoreSaid {
  private readonly claim: Grammar;
  private readonly theirs: Grammar;
  private readonly phrases: Phrases;

  constructor(claim: Grammar, theirs: Grammar, phrases: Phrases) {
    this.claim = claim;
    this.theirs = theirs;
    this.phrases = phrases;
  }

  /** Whether a clause has what bounds it or takes it back, and the claim's has not. */
  saysMore(ours: Clause, other: Clause, taken: ReadonlySet<number>, { negated, standing }: Manner): boolean {
    const { tree } = this.theirs;
    const more = other.objects.some((token) => !(taken.has(token) && isMeasure(this.theirs, token)));
    if (!other.passive && ours.objects.length === 0 && !ours.passive && more && !this.tellsHow(ours))
      return true;
    const isTaken = (token: number): boolean =>
      taken.has(token) || tree.conjuncts(firstOf(tree, token)).some((one) => taken.has(one));
    const free = (tokens: readonly number[]): boolean =>
      tokens.some((token) => !isTaken(token) && this.theirs.tells(token));
    if (ENUMERATING.has(tree.token(other.token).lemma) && this.namesMore(other, taken)) return true;
    if (other.obliques.some(({ head }) => extentOf(tree, head) === 'no' && !taken.has(head))) return true;
    if (!negated && other.subjects.some((token) => extentOf(tree, token) === 'no')) return true;
    if (negated && free([...other.subjects, ...other.objects, ...other.recipients])) return true;
    return tree.children(other.token).some((child) => {
      if (taken.has(child)) return false;
      const { deprel } = tree.token(child);
      if (deprel === 'det') return /^no$/i.test(tree.token(child).form);
      if (deprel === 'advmod')
        return (
          tree.token(child).form.toLowerCase() !== other.particle && this.bounds(child, standing || negated)
        );
      if (deprel === 'ccomp' || deprel === 'xcomp')
        return !other.helpers.includes(child) && !this.isStatedApart(ours);
      if (deprel === 'advcl')
        return (
          !this.isAskedFor(ours, child) &&
          (((negated || standing) && !this.isReason(child)) || this.isVoid(child))
        );
      if (!deprel.startsWith('obl')) return false;
      if (deprel === 'obl:agent') return negated;
      const bound = standing && !(this.isWhen(child) && this.isOneDeed(other));
      return !this.isIdle(child) && (negated || bound || this.isVoid(child));
    });
  }

  /** "Paid by card", whatever was paid: a deed of which no more is told than by what means. */
  private tellsHow({ token, obliques }: Clause): boolean {
    const { tree } = this.claim;
    return (
      OF_MEANS.has(tree.token(token).lemma) &&
      obliques.length > 0 &&
      obliques.every(({ prep, head }) => BY_MEANS.test(`${prep} ${tree.token(head).lemma}`))
    );
  }

  /** What will be done by or to one that is named: it will be done whatever is left out of when. */
  isOneDeed({ modality, subjects, passive, obliques }: Clause): boolean {
    const { tree } = this.theirs;
    if (modality !== 'future' || subjects.length !== 1) return false;
    if (obliques.some(({ prep }) => CASES.has(prep))) return false;
    const [subject] = subjects as [number];
    const { upos } = tree.token(subject);
    const pointed = tree
      .with(subject, 'det', 'nmod:poss', 'nummod')
      .some((one) => !/^(?:an?|no|any|each|every|all|some|your)$/i.test(tree.token(one).form));
    return upos === 'PROPN' || (pointed && !(passive && tree.with(subject, 'acl', 'acl:relcl').length > 0));
  }

  /** "During this time", "on Monday", "between 8 and noon": a time, and no bound of it. */
  private isWhen(phrase: number): boolean {
    const prep = prepositionOf(this.theirs.tree, phrase);
    return isOfTime(this.theirs, phrase) ? MOMENTARY.has(prep) : prep === 'during';
  }

  /** "Consists of A, B and C" for "consists of A and B". */
  private namesMore({ objects, obliques }: Clause, taken: ReadonlySet<number>): boolean {
    const parts = [...objects, ...gather(obliques, ({ prep, head }) => (prep === 'of' ? [head] : []))];
    const more = parts.some((token) => !taken.has(token));
    if (more) this.phrases.faults.add('quantity');
    return more;
  }

  /** "… if the phone is off": a circumstance that the claim has too, as a clause that is looked for by itself. */
  private isAskedFor({ token }: Clause, child: number): boolean {
    return this.claim.clauses.some(
      (clause) =>
        clause.relation === 'advcl' && clause.under === token && this.phrases.alike(clause.token, child),
    );
  }

  /** Whether what the claim's clause governs is a clause of its own there, and looked for by itself. */
  private isStatedApart({ token }: Clause): boolean {
    return this.claim.clauses.some(
      ({ under, relation }) => under === token && (relation === 'ccomp' || relation === 'xcomp'),
    );
  }

  /** Whether an adverb bounds what it stands by; that it is denied is read with the clause. */
  private bounds(adverb: number, standing: boolean): boolean {
    const word = this.theirs.word(adverb);
    if (word === undefined || /^(?:not|n't|never)$/i.test(this.theirs.tree.token(adverb).form)) return false;
    if (DIRECTIONS.has(word.form) || (word.cue & BOUNDING) !== 0) return true;
    return standing && word.weight > 0 && !STEADY.has(word.form);
  }

  /** "Free of charge" says no more than "free", and "free of charge for members" does. */
  private isIdle(token: number): boolean {
    const { tree } = this.theirs;
    return IDLE.has(tree.token(token).lemma) && tree.with(token, 'nmod', 'acl', 'acl:relcl').length === 0;
  }

  /** "…, since the old one was still in place": why it is so, or what is so all the same, bounds nothing. */
  private isReason(clause: number): boolean {
    const { tree } = this.theirs;
    const [mark] = tree.with(clause, 'mark');
    // "Has not been seen since he left" denies it of that time.
    const perfect = tree.with(tree.token(clause).head, 'aux').some((aux) => tree.token(aux).lemma === 'have');
    if (perfect && mark !== undefined && tree.token(mark).lemma === 'since') return false;
    return (
      mark !== undefined &&
      REASONS.has(tree.token(mark).lemma) &&
      tree.with(clause, 'nsubj', 'nsubj:pass').length > 0
    );
  }

  private isVoid(token: number): boolean {
    return this.theirs.tree
      .children(token)
      .some((child) => VOIDING.has(this.theirs.tree.token(child).form.toLowerCase()));
  }
}

const BOUNDING = HEDGE | MAJORITY | ONLY | NEGATION | EXCEPTION | COMPARISON | ATTRIBUTION;
/** Verbs of which all parts are told. */
const ENUMERATING = new Set(['consist', 'comprise', 'compose']);
/** Deeds told with or without what they are done to, and phrases of by what means. */
const OF_MEANS = new Set(
  'pay order book cancel sign apply register reply answer vote write reserve subscribe enrol enroll complain confirm terminate'.split(
    ' ',
  ),
);
const BY_MEANS =
  /^(?:(?:by|via|through|with|in|per) (?:card|cash|cheque|check|phone|telephone|e-?mail|mail|post|letter|fax|transfer|debit|invoice|app|sms|text|website|portal|form|paypal|writing|person|instal{1,2}ments?|hotline)|over the phone|on (?:phone|telephone|website))$/;
/** Phrases by which something is not so, or is no longer. */
const VOIDING = new Set('without except instead unless pending if until before'.split(' '));
/** Marks of clauses that give a reason or what stands against it; a denial does not reach them. */
const REASONS = new Set('since although though whereas'.split(' '));
/** Prepositions of the time at which something is done. */
const MOMENTARY = new Set(['', 'on', 'at', 'in', 'between', 'from', 'during']);
/** Prepositions of the case in which something is done. */
const CASES = new Set(
  'upon in_case_of without if unless until except for under'
    .split(' ')
    .map((prep) => prep.replaceAll('_', ' ')),
);
/** Nouns of phrases that add nothing. */
const IDLE = new Set('charge total fact addition practice'.split(' '));

/** The first member of the coordination that a token is in. */
function firstOf(tree: Tree, token: number): number {
  let at = token;
  for (let steps = 0; steps < 12 && tree.token(at).deprel === 'conj'; steps++) at = tree.token(at).head;
  return at;
}
