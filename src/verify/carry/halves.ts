/**
 * A sentence of two facts that "and", "but", "while" or a semicolon joins, as two sentences: each says by itself what
 * it says in the other's company. What the first half sets for both (its subject, when it was) is said again in the second.
 */

import { fold } from '../../text/chars.ts';
import { ATTRIBUTION, CONDITION, cueOf, EXCEPTION, HEDGE, NEGATION, ONLY } from '../../text/cues.ts';
import { matchesOf } from '../../text/matches.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { isHeadline } from '../../text/parse/embedding.ts';
import { Tree } from '../../text/parse/tree.ts';
import { capital } from '../context/tellings/words.ts';
import { isTime, type Piece, pieced, type Recast } from './recast.ts';

/** What joins two statements that stand side by side. */
const JOINING = /(?:,? (?:and|but|while|whereas)|[;,]) /g;
/** What joins two statements of which both are said to be so; a reason says more than both. */
const CONCEDING = /,? (?:although|even though) /g;
/** What leaves open, before such a word, whether it was so at all. */
const DOUBTING =
  /\b(?:not|never|no|nobody|nothing|none|only|just|simply|merely|probably|perhaps|maybe|possibly|partly|mainly|mostly|likely|allegedly|if|whether|unless|would|could|might|\w+n't)\b/i;

/** What makes of the second half more than a statement of its own: an order, a cause, a pair of one kind. */
const BOUND =
  /^(?:then|therefore|thus|so|hence|consequently|thereby|vice|also|both|not|only|later|each|or|neither|nor)\b/i;
/** Joints of one claim that are tried. */
const MOST_JOINTS = 4;
const CUES = ONLY | EXCEPTION | CONDITION | HEDGE;
/** Subjects that mean somebody in particular only together with what is said of them first. */
const UNSET =
  /^(?:an?|some|one|two|three|four|five|six|seven|eight|nine|ten|\d+|several|many|most|few|no|nobody|none|nothing|neither|either|half|someone|somebody|something|another|other|more|less|fewer|at)\b/i;

/** What a half says, as far as a claim can be divided by it. */
export interface Side {
  readonly tree: Tree;
  readonly root: number;
  readonly subject: number;
}

/**
 * The two halves of a sentence that is two statements; undefined for one that is one. `kept`: a half may have a pronoun
 * that stays as it is.
 */
export function halvesOf(text: string, kept = false): readonly [Recast, Recast] | undefined {
  const joints = matchesOf(text, JOINING).slice(0, MOST_JOINTS);
  for (const { index, 0: joint } of joints) {
    const found = dividedAt(text, index, index + joint.length, kept);
    if (found !== undefined) return found;
  }
  return kept ? withConcession(text) : undefined;
}

/** A statement and what it concedes, each by itself: "The request was denied, although he is a member." */
function withConcession(text: string): readonly [Recast, Recast] | undefined {
  const [joint, another] = matchesOf(text, CONCEDING);
  if (joint === undefined || another !== undefined) return undefined;
  const left = text.slice(0, joint.index);
  const next = joint.index + joint[0].length;
  if (DOUBTING.test(left) || SPANNING.test(left) || cuesOf(left) & CUES) return undefined;
  const [first, second] = sidesOf(left, text.slice(next), true);
  if (first === undefined || second === undefined || second.subject < 0) return undefined;
  return [whole(text, 0, joint.index), pieced(text, [{ start: next, end: text.length }])];
}

function dividedAt(
  text: string,
  end: number,
  next: number,
  kept: boolean,
): readonly [Recast, Recast] | undefined {
  const left = text.slice(0, end);
  const right = text.slice(next);
  if (BOUND.test(right) || SPANNING.test(left)) return undefined;
  if (/ and $/.test(text.slice(end, next)) && REPORTING.test(left)) return undefined;
  const bare = text[next - 2] === ',';
  // A bare comma joins what could stand alone: "You said sixty, the form says sixteen".
  if (bare && (DEPENDENT.test(text) || DEPENDENT.test(right) || SPEAKING.test(right))) return undefined;
  const cues = cuesOf(left);
  if (cues & CUES) return undefined;
  const [first, second] = sidesOf(left, right, bare);
  if (first === undefined || second === undefined) return undefined;
  const own = subjectOf(first);
  const before = text.slice(0, own.start);
  const lead = isTime(before) ? [{ start: 0, end: before.length }] : [];
  const rest = { start: next, end: text.length };
  if (second.subject >= 0) {
    const said = withoutPronouns(second, first, own, rest) ?? (kept ? [rest] : undefined);
    return said && [whole(text, 0, end), pieced(text, [...lead, ...said])];
  }
  // The subject of the first is the second's too; of two clauses there, that of the nearer is.
  if (left.includes('; ')) return undefined;
  if (cues & NEGATION || (!kept && hasPronoun(second))) return undefined;
  if (UNSET.test(text.slice(own.start, own.end)) || !startsFinite(second, first)) return undefined;
  return [whole(text, 0, end), pieced(text, [...lead, own, rest])];
}

/** Both sides where each may be a half; the shorter is parsed first, and where it may not the other is not parsed. */
function sidesOf(left: string, right: string, bare: boolean): readonly [Side?, Side?] {
  const first = (): Side | undefined => sideWhere(left, isFirst);
  const second = (): Side | undefined => sideWhere(right, (side) => isSecond(side, bare));
  if (left.length <= right.length) {
    const found = first();
    return [found, found && second()];
  }
  const found = second();
  return [found && first(), found];
}

function sideWhere(text: string, mayBe: (side: Side) => boolean): Side | undefined {
  const side = sideOf(text);
  return side !== undefined && mayBe(side) ? side : undefined;
}

/** Whether a side may be the half that comes first: it has a subject and a tense, and reports nothing. */
function isFirst(side: Side): boolean {
  const { tree, root, subject } = side;
  if (subject < 0 || !hasTense(side) || leavesOpen(side)) return false;
  // "Said the shop closed", whatever the parse makes of it; but "reported the leak".
  const [object] = tree.with(root, 'obj', 'nsubj:pass');
  const reports = (cueOf(fold(tree.token(root).form), 'en') & ATTRIBUTION) !== 0;
  if (reports && (object === undefined || tree.with(object, 'acl', 'acl:relcl').length > 0)) return false;
  return tree.with(root, 'ccomp', 'csubj', 'csubj:pass', 'parataxis').length === 0;
}

/** What opens a clause that a phrase between commas may part from it. */
const OPENER = /^(?:that|because|since|whether|if|when|while|although|though|where|why|how)$/i;

/** "It is not true that, in March, …": a side opens a clause and has no verb of it, so what follows is that clause. */
function leavesOpen({ tree: { tokens } }: Side): boolean {
  const opening = tokens.findLastIndex(
    ({ form, deprel }, at) =>
      OPENER.test(form) &&
      (deprel !== 'det' || /^(?:ADP|PUNCT|SCONJ)$/.test(tokens[at + 1]?.upos ?? 'PUNCT')),
  );
  return opening >= 0 && !tokens.slice(opening + 1).some(({ xpos }) => FINITE.has(xpos));
}

/** Whether a side may be the half that follows: it has a tense of its own, behind a bare comma also a subject. */
function isSecond(side: Side, bare: boolean): boolean {
  if (isElliptic(side) || (bare && (!opensWithSubject(side) || isSpeaking(side)))) return false;
  return side.subject >= 0 ? hasTense(side) : opensFinite(side);
}

/** What opens a clause that cannot stand alone, or says who said the other. */
const DEPENDENT =
  /^(?:if|when|while|although|though|because|since|as|after|before|until|unless|once|where|whereas|who|which|that|whose|whom|whether|provided|for|to|not|nor|or|so|then|says?|said|despite|without|with|by|in|on|at|from|of|under|given|according)\b/i;

/** "…, the debtor says": somebody speaks, and of nothing but the other half. */
const isSpeaking = ({ tree, root }: Side): boolean =>
  (cueOf(fold(tree.token(root).form), 'en') & ATTRIBUTION) !== 0 &&
  tree.tokens.slice(root + 1).every(({ upos }) => upos === 'PUNCT');

/** Whether a side opens with its subject: neither "said Colleen Haas" nor the end of a list. */
const opensWithSubject = ({ tree, root, subject }: Side): boolean =>
  subject >= 0 && subject < root && tree.span(subject, true).start === tree.token(0).start;

/** "…, I guess", "…, he said": what is said is the other half. */
const SPEAKING =
  /^(?:i|we|he|she|they|one|you)\s+(?:\w+\s+)?(?:guess|think|thinks|thought|believes?|believed|hopes?|suppose|assume|fear|suspect|imagine|doubt|reckon|says?|said|claims?|claimed)\b/i;

/** "The back door is not": what it leaves out stands in the other half. */
const isElliptic = ({ tree, root }: Side): boolean => tree.token(root).upos === 'AUX';

/** The span of a side's subject, a participle that stands for its verb left aside. */
function subjectOf({ tree, root, subject }: Side): Piece {
  const { start, end } = tree.span(subject, true);
  return root > subject && tree.token(root).start < end
    ? { start, end: tree.token(root - 1).end }
    : { start, end };
}

/**
 * The pieces of a second half whose one pronoun is the subject of the first; undefined where a pronoun may mean
 * something else.
 */
function withoutPronouns(second: Side, first: Side, own: Piece, rest: Piece): Piece[] | undefined {
  if (!hasPronoun(second)) return [rest];
  const at = second.tree.tokens.findIndex(({ form }) => PRONOUN.test(form));
  const thing = withThing(second, first, at, rest);
  if (thing !== undefined) return thing;
  const { form, deprel, start, end } = second.tree.token(at);
  if (at !== 0 || second.tree.tokens.slice(1).some((token) => PRONOUN.test(token.form))) return undefined;
  const names = first.tree.tokens.filter(
    ({ upos, head, deprel: relation }) =>
      upos === 'PROPN' && !(relation === 'flat' || relation === 'compound') && head >= -1,
  );
  const person = /^(?:he|she|his|her)$/i.test(form) && first.tree.token(first.subject).upos === 'PROPN';
  if (
    !person ||
    names
      .filter(({ start }) => start < own.start || start >= own.end)
      .some(({ form: name }) => !CALENDAR.test(name))
  )
    return undefined;
  const behind = { start: rest.start + end, end: rest.end };
  if (start !== 0) return undefined;
  if (/^(?:he|she)$/i.test(form)) return [own, behind];
  return deprel === 'nmod:poss' ? [{ ...own, suffix: "'s" }, behind] : undefined;
}

/** "Ann approved the credit, and Ben posted it": what somebody did something to, where the first half has one thing. */
function withThing(second: Side, first: Side, at: number, rest: Piece): Piece[] | undefined {
  const { form, start, end, deprel, head } = second.tree.token(at);
  if (!/^it$/i.test(form) || deprel !== 'obj' || head !== second.root) return undefined;
  if (second.tree.tokens.some(({ form: other }, i) => i !== at && PRONOUN.test(other))) return undefined;
  const [object, another] = first.tree.with(first.root, 'obj');
  if (object === undefined || another !== undefined || first.tree.token(first.subject).upos !== 'PROPN')
    return undefined;
  const { upos, xpos } = first.tree.token(object);
  if (upos !== 'NOUN' || xpos !== 'NN' || first.tree.with(object, 'conj', 'acl', 'acl:relcl').length > 0)
    return undefined;
  // A second thing of the first half may be meant as well.
  if (
    first.tree.tokens.some(
      ({ upos: other, deprel: of }, i) => other === 'NOUN' && i !== object && /^(?:obl|iobj|nsubj)/.test(of),
    )
  )
    return undefined;
  const span = first.tree.span(object, true);
  return [{ start: rest.start, end: rest.start + start }, span, { start: rest.start + end, end: rest.end }];
}

const CALENDAR =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;

const whole = (text: string, start: number, end: number): Recast => pieced(text, [{ start, end }]);

/** Who says the first half may say the second, too. */
const REPORTING =
  /^(?:\S+ ){1,4}(?:says?|said|claims?|claimed|alleges?|alleged|believes?|believed|thinks?|thought|hopes?|assumes?|fears?|suspects?|maintains?|insists?|insisted|denie[sd]) (?!to\b)/i;

/** Words of the first half that may take in the second: a speaker, a pair, a label, a quotation. */
const SPANNING =
  /\b(?:according to|either|neither|whether|between|both|not only|as well)\b|[:"\u201c\u201d()]/i;

const cuesOf = (text: string): number =>
  text
    .split(/[^\p{L}\p{N}'\u2019]+/u)
    .reduce((cues, word) => cues | (word === '' ? 0 : cueOf(fold(word), 'en')), 0);

/** A side as a sentence of its own; its offsets are those of its text. */
export function sideOf(text: string): Side | undefined {
  const said = text.replace(/(?<![.\s])[.\s]+$/, '');
  if (said.trim().length < 3 || !said.includes(' ')) return undefined;
  const sentence = `${capital(said)}.`;
  const tree = new Tree(parseSentence(sentence, 0, sentence.length));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return undefined;
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass');
  if (subject !== undefined) return { tree, root, subject };
  // "The clinic opened", read as "the opened clinic".
  const [verb] = tree.with(root, 'acl').filter((child) => isHeadline(tree, child));
  return verb === undefined ? { tree, root, subject: -1 } : { tree, root: verb, subject: root };
}

const FINITE = new Set(['VBD', 'VBZ', 'VBP', 'MD']);

/** Tokens that may give a side its tense. */
const auxiliaries = ({ tree, root }: Side): number[] => tree.with(root, 'aux', 'aux:pass', 'cop');

/** Whether a side's predicate has a tense of its own; a bare participle behind a subject is taken for a past. */
function hasTense(side: Side): boolean {
  const { tree, root, subject } = side;
  const helpers = auxiliaries(side);
  if ([root, ...helpers].some((token) => FINITE.has(tree.token(token).xpos))) return true;
  return helpers.length === 0 && subject >= 0 && subject < root && tree.token(root).xpos === 'VBN';
}

/** Whether a side begins with a verb that may have a tense. */
function opensFinite(side: Side): boolean {
  const { xpos } = side.tree.token(0);
  if (auxiliaries(side).includes(0)) return FINITE.has(xpos);
  return side.root === 0 && (xpos === 'VBZ' || xpos === 'VBD' || xpos === 'VBN');
}

/** Whether a side begins with a verb of its own tense: behind an auxiliary of the first "opened" may be its participle. */
function startsFinite(side: Side, first: Side): boolean {
  if (!opensFinite(side)) return false;
  const own = auxiliaries(side).includes(0) || side.tree.token(0).xpos === 'VBZ';
  return own || first.tree.with(first.root, 'aux', 'aux:pass').length === 0;
}

const PRONOUN =
  /^(?:he|him|his|she|hers?|it|its|they|them|their|theirs|this|that|these|those|one|other|others|same|former|latter|there)$/i;

/** Whether a side speaks of something only by a pronoun: what is meant stands in the other. */
const hasPronoun = ({ tree }: Side): boolean => tree.tokens.some(({ form }) => PRONOUN.test(form));
