/** The clauses of a sentence, read one after the other for what each says of so many of a group. */
import { isAttribution, type Lexicon } from '../../text/lexicon/index.ts';
import type { Frame } from './frame.ts';
import { type Noun, nounOf } from './noun.ts';
import { doneTo } from './objects.ts';
import { type Predicate, predicateOf } from './predicate.ts';
import { type Quantity, quantityAt } from './quantity.ts';
import { exactly } from './range.ts';
import { alike, cutOf } from './said.ts';
import { verbAt } from './verb-place.ts';
import { numberAt, type Token, tokensOf } from './words.ts';

/** So many of a group are what is said of them. */
export interface Statement {
  readonly quantity: Quantity;
  /** The group; undefined where it is the one that was spoken of last. */
  readonly noun: Noun | undefined;
  readonly predicate: Predicate;
  /** Whether as many and no more are: not where only a part of what is said of them was read. */
  readonly exact: boolean;
  /** Its group opens the sentence: "of the twelve, …". */
  readonly framed: boolean;
}

/** That there are so many. */
export interface Size {
  readonly noun: Noun;
  readonly quantity: Quantity;
}

export interface Counting {
  readonly statements: readonly Statement[];
  readonly sizes: readonly Size[];
}

/** The segments of one sentence, as they are read one after the other. */
export class Clauses {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon;
  private readonly claim: boolean;
  private readonly lead: string;
  private readonly share: Quantity | undefined;
  private readonly statements: Statement[] = [];
  private readonly sizes: Size[] = [];
  /** Who does what is done to so many, for the clauses that leave it out. */
  private doer = '';
  /** Subjects that wait for what is said of them all. */
  private waiting: { quantity: Quantity; noun: Noun | undefined }[] = [];

  constructor(
    text: string,
    tokens: readonly Token[],
    lexicon: Lexicon,
    claim: boolean,
    lead: string,
    share: Quantity | undefined,
  ) {
    this.share = share;
    this.text = text;
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.claim = claim;
    this.lead = lead;
  }

  /** What was read; nothing where subjects are left of which nothing was said. */
  found(frame: Frame | undefined): Counting | undefined {
    if (this.waiting.length > 0 || this.statements.length + this.sizes.length === 0) return undefined;
    const { statements, sizes, share } = this;
    if (share !== undefined) {
      const [one, ...others] = statements;
      if (one === undefined || others.length > 0 || this.claim) return undefined;
      statements.push({ ...one, quantity: share });
    }
    if (frame === undefined) return { statements, sizes };
    const framed = statements.map((one): Statement => {
      if (one.noun !== undefined || one.quantity.rest || one.quantity.refers) return one;
      const total = frame.total ?? one.quantity.total;
      const quantity = { ...one.quantity, total, refers: frame.refers };
      return { ...one, noun: frame.noun, quantity, framed: true };
    });
    return { statements: framed, sizes };
  }

  /** Reads one segment; false where it cannot be read. */
  segment(from: number, to: number, first: boolean): boolean {
    const { tokens } = this;
    if (first && tokens[from]?.form === 'there') return this.thereAre(from, to);
    const quantity = quantityAt(tokens, from, true);
    if (quantity === undefined) return (first || this.doer !== '') && this.doneTo(from, to);
    if (first || !this.isAnotherSize(quantity)) return this.clause(quantity, to);
    return this.size(quantity, to, BEHIND) || this.clause(quantity, to);
  }

  private clause(quantity: Quantity, to: number): boolean {
    const { tokens } = this;
    const verb = verbAt(tokens, quantity, to, this.lexicon, this.heads());
    const noun =
      verb === quantity.next ? undefined : nounOf(this.text, tokens, quantity.next, verb, this.lexicon);
    if (verb > quantity.next && noun === undefined) return false;
    if (verb === to) {
      if (noun === undefined || this.statements.length > 0) return false;
      this.waiting.push({ quantity, noun });
      return true;
    }
    return this.say([...this.waiting, inEach(quantity, noun)], verb, to);
  }

  /** "There were 14 women and nine men at the training". */
  private isAnotherSize({ plain, total, next }: Quantity): boolean {
    if (this.sizes.length === 0 || this.statements.length > 0 || !plain || total !== undefined) return false;
    return this.tokens[0]?.form === 'there' && !BEHIND.test(this.tokens[next]?.form ?? ',');
  }

  /** How many there are of what is named from a quantity on to what stands behind the name. */
  private size(quantity: Quantity, to: number, behind: RegExp): boolean {
    const at = this.tokens.findIndex(({ form }, i) => i >= quantity.next && i < to && behind.test(form));
    const noun = nounOf(this.text, this.tokens, quantity.next, at < 0 ? to : at, this.lexicon);
    if (noun === undefined) return false;
    this.sizes.push({ noun, quantity });
    return true;
  }

  private heads(): ReadonlySet<string> {
    return new Set(this.waiting.flatMap(({ noun }) => noun?.head ?? []));
  }

  private say(
    subjects: readonly { quantity: Quantity; noun: Noun | undefined }[],
    verb: number,
    to: number,
  ): boolean {
    const cut = cutOf(this.text.slice(this.tokens[verb]!.start, this.tokens[to - 1]!.end));
    if (cut === undefined || (this.claim && cut.text !== cut.whole)) return false;
    const before = this.statements.at(-1)?.predicate;
    // What follows on what somebody said may be said, too.
    if (before !== undefined && isAttribution(before.core[0] ?? '')) return false;
    const going = DOING.test(this.tokens[verb]!.form) ? 'are ' : '';
    const read = predicateOf(going + cut.text, this.lexicon, before, subjects.at(-1)!.quantity.single);
    if (read === undefined) return false;
    const predicate = this.timed(alike(read, before));
    for (const { quantity, noun } of subjects)
      this.statements.push({ quantity, noun, predicate, exact: cut.exact, framed: false });
    this.waiting = [];
    return true;
  }

  private timed(predicate: Predicate): Predicate {
    if (this.lead === '') return predicate;
    return { ...predicate, time: this.lead.toLowerCase().replace(/\b(?:the|a|an) /g, '') };
  }

  /** "We received twelve invoices", "the inspector rejected three of the eight lots". */
  private doneTo(from: number, to: number): boolean {
    const done = doneTo(this.text, this.tokens, from, to, this.lexicon, this.doer, this.claim);
    if (done === undefined) return false;
    this.doer = done.doer;
    const { quantity, noun, predicate, whole } = done;
    if (whole && noun !== undefined && !this.claim) this.sizes.push({ noun, quantity });
    else
      this.statements.push({ quantity, noun, predicate: this.timed(predicate), exact: true, framed: false });
    return true;
  }

  /** "There are six dogs", "there were 18 parcels on the van". */
  private thereAre(from: number, to: number): boolean {
    const { tokens } = this;
    const verb = tokens[from + 1]?.form ?? '';
    if (!/^(?:is|are|was|were)$/.test(verb)) return false;
    const quantity = quantityAt(tokens, from + 2, true);
    if (quantity === undefined || quantity.refers || quantity.rest) return false;
    const doing = tokens.findIndex(({ form }, i) => i >= quantity.next && i < to && DOING.test(form));
    if (this.share === undefined || doing < 0) return this.size(quantity, to, BEHIND);
    // "490 million people in Spain living alone": those who live alone, of the people in Spain.
    const noun = nounOf(this.text, tokens, quantity.next, doing, this.lexicon);
    return noun !== undefined && this.say([{ quantity, noun }], doing, to);
  }
}

/** "One patient in eight": an eighth of the patients. */
function inEach(quantity: Quantity, noun: Noun | undefined): { quantity: Quantity; noun: Noun | undefined } {
  const match = noun === undefined ? null : /^(\p{L}+) in (\p{L}+|\d+)$/u.exec(noun.told);
  const each = match === null ? undefined : numberAt(tokensOf(match[2]!), 0)?.value;
  const { plain, total, range, measure } = quantity;
  if (each === undefined || !plain || total !== undefined || measure !== 'count' || each.n === 0n)
    return { quantity, noun };
  const share = exactly({ n: range.low.n * each.d, d: range.low.d * each.n });
  return {
    quantity: { ...quantity, measure: 'share', range: share, plain: false },
    noun: { ...noun!, marks: [], told: match![1]! },
  };
}

const DOING = /^\p{L}{2,}ing$/u;
/** What may stand behind a noun and tells where it is or what it does. */
const BEHIND =
  /^(?:in|on|at|for|from|by|of|under|over|near|with|and|that|who|which|to|\p{L}{2,}ing|left|[,;(])$/u;
