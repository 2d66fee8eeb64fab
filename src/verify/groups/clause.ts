/** A sentence as what it says of so many of a group each, clause by clause. */
import { isAttribution, type Lexicon } from '../../text/lexicon/index.ts';
import type { Rational } from '../../text/values/rational.ts';
import { isTime } from '../recast.ts';
import { isPlural, type Noun, nounOf } from './noun.ts';
import { doneTo } from './objects.ts';
import { type Predicate, predicateOf } from './predicate.ts';
import { type Quantity, quantityAt } from './quantity.ts';
import { exactly } from './range.ts';
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

/** Words past which a sentence is not read for what it counts. */
const LONGEST = 60;

/** What a sentence says of groups; undefined where some of it cannot be read. `claim`: nothing of it may be left out. */
export function countingOf(text: string, lexicon: Lexicon, claim = false): Counting | undefined {
  const { said, share } = withoutShare(text.trim().replace(/(?<![.!])[.!]+$/, ''));
  const { lead, rest } = withoutLead(said);
  const tokens = tokensOf(rest);
  if (tokens.length > LONGEST || /[?"“”]/.test(rest)) return undefined;
  const frame = frameOf(rest, tokens, lexicon);
  const starts = segmentStarts(tokens, frame?.next ?? 0, lexicon);
  const reader = new Reader(rest, tokens, lexicon, claim, lead, share);
  for (let i = 0; i < starts.length; i++) {
    const end = i + 1 < starts.length ? starts[i + 1]!.from : tokens.length;
    if (!reader.segment(starts[i]!.at, end, i === 0)) return undefined;
  }
  return reader.found(frame);
}

const SHARE =
  /,? (?:or|that is,?|i\.e\.,?) (\d+(?:\.\d+)?) ?(?:%|percent|per cent) of (?:the (?:total|whole)(?: \p{L}+)?|them all|all of them)(?=$|,)/u;

/** "31 applicants, or 78% of the total, passed": the sentence without what share that is, and the share. */
function withoutShare(text: string): { said: string; share: Quantity | undefined } {
  const match = SHARE.exec(text);
  if (match === null) return { said: text, share: undefined };
  const share = quantityAt(tokensOf(`${match[1]}%`), 0);
  const rest = text.slice(match.index + match[0].length).replace(/^,/, '');
  return { said: text.slice(0, match.index) + rest, share };
}

/** A sentence without what opens it and says only when it was, or that it sums up. */
function withoutLead(text: string): { lead: string; rest: string } {
  const match = /^([^,]{2,50}),\s+/.exec(text);
  if (match === null) return { lead: '', rest: text };
  const rest = text.slice(match[0].length);
  if (
    /^(?:overall|in total|in all|altogether|all in all|as a result|in the end|in fact|however)$/i.test(
      match[1]!,
    )
  )
    return { lead: '', rest };
  return !/^of\b/i.test(match[1]!) && isTime(match[1]!)
    ? { lead: match[1]!, rest }
    : { lead: '', rest: text };
}

/** "Of the 40 applicants, …": the group that all that follows is of. */
interface Frame {
  readonly noun: Noun | undefined;
  readonly total: Rational | undefined;
  readonly refers: boolean;
  readonly next: number;
}

function frameOf(text: string, tokens: readonly Token[], lexicon: Lexicon): Frame | undefined {
  let at = tokens[0]?.form === 'out' ? 1 : 0;
  if (tokens[at]?.form !== 'of') return undefined;
  at++;
  if (/^(?:all|a)$/.test(tokens[at]?.form ?? '') && tokens[at + 1]?.form === 'total') at += 3;
  if (/^(?:the|these|those|its|our|their|your|his|her|all)$/.test(tokens[at]?.form ?? '')) at++;
  const number = numberAt(tokens, at);
  if (number !== undefined) at = number.next;
  let end = at;
  while (end < tokens.length && tokens[end]!.form !== ',' && quantityAt(tokens, end) === undefined) end++;
  if (end >= tokens.length) return undefined;
  const next = tokens[end]!.form === ',' ? end + 1 : end;
  const refers = end === at || /^(?:them|these|those)$/.test(tokens[at]!.form);
  const noun = refers ? undefined : nounOf(text, tokens, at, end, lexicon);
  if (!refers && noun === undefined) return undefined;
  return { noun, total: number?.value, refers, next };
}

const JOINS = /^(?:and|but|while|whereas|with)$/;

/** Where the clauses and the joined subjects of a sentence begin: at a quantity behind a comma or what joins. */
function segmentStarts(
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
): { from: number; at: number }[] {
  const starts = [{ from, at: from }];
  const opening = quantityAt(tokens, from, true);
  let busy = opening?.next ?? from;
  for (let i = from; i < tokens.length; i++) {
    const joined = JOINS.test(tokens[i]!.form);
    if (i < busy || (!joined && !/^[,;]$/.test(tokens[i]!.form))) continue;
    let at = i + 1;
    while (at < tokens.length && JOINS.test(tokens[at]!.form)) at++;
    // "… and rejected four of them".
    const verb = tokens[at]?.form ?? '';
    const done = opening === undefined && verb !== lexicon.lemma(verb) && isVerb(verb, lexicon);
    const found = quantityAt(tokens, at, true) ?? (done ? quantityAt(tokens, at + 1) : undefined);
    if (found === undefined) continue;
    starts.push({ from: i, at });
    busy = found.next;
    i = at;
  }
  return starts;
}

/** Reads the segments of one sentence, one after the other. */
class Reader {
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

/** "Two thirds wear red tops and one third wear green": the second leaves out what the first names. */
function alike(said: Predicate, before: Predicate | undefined): Predicate {
  const own = before === undefined ? said : withoutIt(said, before);
  if (before === undefined || own.adjuncts.length > 0 || before.adjuncts.length > 0) return own;
  const [verb, ...words] = own.core;
  const shorter = own.core.length + 1 === before.core.length && words.length > 0 && before.core[0] === verb;
  return shorter ? { ...own, core: [...own.core, before.core.at(-1)!] } : own;
}

/** "Three voted for the loan and two voted against it": against the loan. */
function withoutIt(own: Predicate, before: Predicate): Predicate {
  const at = own.adjuncts.findIndex((one) => /^\p{L}+ (?:it|they|them)$/u.test(one));
  const [named, ...others] = before.adjuncts;
  if (at < 0 || named === undefined || others.length > 0 || own.core[0] !== before.core[0]) return own;
  const [preposition] = own.adjuncts[at]!.split(' ');
  const [, ...words] = named.split(' ');
  return words.length === 0
    ? own
    : { ...own, adjuncts: own.adjuncts.with(at, [preposition, ...words].join(' ')) };
}

const EXCEPTING =
  /\b(?:except|unless|if|not|no|only|excluding|apart from|other than|though|although|however|until|subject to|but)\b/i;

/** What is said, without what is added to it; undefined where that takes something back. */
function cutOf(text: string): { text: string; whole: string; exact: boolean } | undefined {
  const whole = text.trim().replace(/(?<![,;])[,;]+$/, '');
  const comma = whole.search(/[,;:(]| [–—-] /);
  const kept = comma < 0 ? whole : whole.slice(0, comma).trim();
  const rest = comma < 0 ? '' : whole.slice(comma);
  if (EXCEPTING.test(rest)) return undefined;
  const joined = /^(.*?) and (?=\p{Ll}+(?:ed|s|t|w|k)?\b)/u.exec(kept);
  const listed = rest !== '' && !/^[,;] (?:which|while|so|leaving|as|because|after|and)\b/.test(rest);
  return { text: kept, whole, exact: !listed && joined === null };
}

const AUX =
  /^(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|may|might|must|should|shall|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|don't|doesn't|didn't|won't|cannot|can't|never|not)$/;
const RELATIVE = /^(?:that|which|who|and|but|or|,)$/;

/** Where what is said of a phrase begins, which begins behind its quantity; `to` where nothing is. */
function verbAt(
  tokens: readonly Token[],
  { next, refers, single }: Quantity,
  to: number,
  lexicon: Lexicon,
  heads: ReadonlySet<string>,
): number {
  if (refers) return next;
  const form = (i: number): string => tokens[i]?.form ?? '';
  const aux = auxiliaryAt(tokens, next, to);
  const plural = (i: number): boolean => isPlural(form(i), lexicon);
  const inflected = (i: number): boolean => form(i) !== lexicon.lemma(form(i));
  let preposition = -1;
  for (let i = next; i < to; i++) {
    if (i === aux) return i;
    if (PREPOSITION.test(form(i))) {
      if (aux < 0 && !hasVerbBehind(tokens, i, to, lexicon)) return i === next ? i : to;
      preposition = i;
      continue;
    }
    if (!isVerb(form(i), lexicon) || /ing$/.test(form(i))) continue;
    if (i === next) {
      const finite = !plural(i) && (!single || inflected(i));
      if (finite && aux < 0 && !plural(i + 1)) return i;
      continue;
    }
    // "The members present voted".
    if (plural(i - 1) && isVerb(form(i + 1), lexicon) && inflected(i + 1) && !plural(i + 1)) return i + 1;
    // "Orders received in May were shipped": a participle before the verb tells which.
    if (aux > i && (/(?:ed|en)$/.test(form(i)) || PARTICIPLES.has(form(i)))) continue;
    if (heads.has(lexicon.lemma(form(i - 1))) || plural(i - 1) || (single && preposition < 0 && inflected(i)))
      return i;
    const behind = preposition >= 0 && i > preposition + 1 && !isVerb(form(i + 1), lexicon);
    if (behind && (single || !plural(i))) return i;
  }
  return to;
}

/** The first auxiliary that is not of a clause of its own; -1 for none. */
function auxiliaryAt(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < to; i++)
    if (
      AUX.test(tokens[i]!.form) &&
      tokens[i]!.written !== 'May' &&
      !(i > from && RELATIVE.test(tokens[i - 1]!.form))
    )
      return i;
  return -1;
}

const PARTICIPLES = new Set('sent made paid held sold bought left lost built kept taken given'.split(' '));
const PREPOSITION = /^(?:from|in|on|at|for|with|under|over|above|below|by)$/;
const isVerb = (form: string, lexicon: Lexicon): boolean =>
  lexicon.lemmas(form).some(({ pos }) => pos === 'v');

function hasVerbBehind(tokens: readonly Token[], at: number, to: number, lexicon: Lexicon): boolean {
  for (let i = at + 2; i < to; i++) if (isVerb(tokens[i]!.form, lexicon)) return true;
  return false;
}
