/**
 * What a sentence takes for granted that is set aside as a courtesy, a question, an order, an opinion or a doubt:
 * `I'm glad that the refund was approved`, `Enjoy the $500 that we sent you`, `Why was the order refunded twice?`.
 * The reader takes it for true, so it is a claim, whatever the sentence is for.
 */
import type { SkipReason } from '../../domain/answer.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { tellsDeed } from '../blocks/deeds.ts';
import { readsAsClause } from '../parts/clauses.ts';
import { ofObject } from '../parts/relatives.ts';
import type { Piece } from '../parts/tokens.ts';
import { boundIn } from './bounded.ts';
import { figured } from './figured.ts';
import { propertyOf } from './fragments.ts';
import { granted } from './granted.ts';
import { placedIn } from './placed.ts';
import { congratulated, considered, ownedUp, thanked } from './thanked.ts';
import {
  EMPTY,
  happened,
  isTold,
  MIND_DEED,
  OF_MIND,
  parseOf,
  passive,
  piece,
  TEMPORAL,
  withoutMonth,
} from './told-clause.ts';
import { toldToKnow } from './told-to-know.ts';
import { turned } from './turned-question.ts';

/** What [start, end) of the text, set aside for this reason, takes for granted; nothing for most. */
export function presumed(text: string, start: number, end: number, reason: SkipReason): readonly Piece[] {
  const sentence = text.slice(start, end);
  if (sentence.length < SHORTEST) return [];
  const found =
    related(sentence, reason) ??
    embedded(sentence, reason) ??
    (reason === 'question' ? asked(sentence) : undefined) ??
    toldToKnow(sentence, reason) ??
    regretted(sentence, reason) ??
    thanked(sentence) ??
    congratulated(sentence) ??
    considered(sentence) ??
    ownedUp(sentence) ??
    placedIn(sentence) ??
    granted(sentence, reason) ??
    boundIn(sentence, reason) ??
    (reason === 'instruction' ? figured(sentence) : undefined);
  return found === undefined
    ? []
    : [{ text: found.text, start: start + found.start, end: start + found.end }];
}

/** `Not refundable, I'm afraid.`: how what was spoken of is, in the writer's regret. */
function regretted(sentence: string, reason: SkipReason): Piece | undefined {
  const property = reason === 'opinion' ? propertyOf(sentence) : undefined;
  return property === undefined ? undefined : piece(sentence, 0, sentence.length, `It is ${property}`);
}

const SHORTEST = 16;
/** Characters of a clause that are read. */
const LONGEST = 400;
const MOST_TRIES = 5;

/** Words behind which a clause is told as so. Feelings and thoughts need no `that` before theirs. */
const FACTIVE =
  / (?:that|because|since|while|as|now that|after|when|why|how) |^(?:[Ss]ince|[Ww]hile|[Bb]ecause|[Aa]s|[Nn]ow that|[Aa]fter|[Ww]hen|[Ee]ven though|[Aa]lthough) |\b(?:[Gg]lad|[Ss]orry|[Hh]appy|[Pp]leased|[Dd]elighted|[Rr]elieved|excited|think|believe|guess|suppose|suspect|imagine|reckon|assume|bet|say|opinion|view|mind) (?=(?:the|your|our|his|her|their|its|this|these|all|both|we|they|he|she|it (?:was|has|had|is)|[A-Z]))|\bunderstand (?=(?:the|it (?:was|has|had|is)|[A-Z]))|\b(?:opinion|view|mind|experience|impression|feeling|fair|honest|honestly|frankly|personally|Honestly|Frankly|Personally|me), (?=(?:the|your|our|his|her|their|we|they|he|she|[A-Z]))/g;
/** What the writer only heard of the reader, or wishes, doubts or asks. */
const NOT_TOLD =
  /\b(?:(?:hear|read|learn|see|know|understand|understood|confirm|check|ensure|certain|sure|clear|unclear|hope\p{L}*|wish\p{L}*|tell\p{L}*|say\p{L}*|report\p{L}*|mention\p{L}*|explain\p{L}*|point\p{L}* out|let(?:ting)? (?:me|us) know|(?:suggest|recommend|advise|prefer|require|request|ask)\p{L}*|possible|likely|if|whether|unless|suppose|appreciate|so|such|in case|mak(?:e|ing) sure|to me|i understand|evidence|chance|doubt|worr\p{L}*|afraid)(?: about| of| it| \p{L}+ly)? that|as soon as|such as|as well as|as long as|as much as|as far as|so far as|as (?:you|i|we) (?:can|may|might|like|wish|want|need|go)|if|in case)\b/iu;
/** What follows a thought that is told of something which has happened is told with it. */
const DEED_NEEDED = /^(?:hedge|instruction|offer)$/;

/** The clause that a feeling, a thought, a reason or a time takes for granted. */
function embedded(sentence: string, reason: SkipReason): Piece | undefined {
  let tries = 0;
  for (const joint of sentence.matchAll(FACTIVE)) {
    if (tries++ >= MOST_TRIES) break;
    const from = joint.index + joint[0].length;
    const mark = joint[0].trim().toLowerCase();
    const before = sentence.slice(Math.max(0, joint.index - LOOK_BACK), from);
    const heard = /^i understand that $/i.test(before) && !OF_READER.test(sentence.slice(from));
    if (!mark.endsWith(',') && !heard && NOT_TOLD.test(before)) continue;
    if (
      !/\bfact$/.test(sentence.slice(0, joint.index)) &&
      /^(?:hope|wish)|\b(?:i|we) (?:\p{L}+ )?(?:hope|wish|trust)\b/iu.test(sentence.slice(0, joint.index)) &&
      mark === 'that'
    )
      continue;
    const until = clauseEnd(sentence, from, joint.index === 0 && !FELT.test(mark));
    if (joint.index === 0 && until === sentence.length && !FELT.test(mark)) continue;
    const to = Math.min(until, from + LONGEST);
    const words = sentence.slice(from, to);
    const parse = parseOf(words);
    const deedNeeded = /,$|\p{L}{4}$/u.test(mark) ? !STATED.test(mark) : DEED_NEEDED.test(reason);
    if (reason === 'instruction' && (REPORTED.test(sentence.slice(0, from)) || PERFECT.test(words))) continue;
    // "How the amount is worked out" asks for a way, and tells of no deed.
    if (mark === 'how' && parse.tokens.some(({ form }) => /^(?:is|are)$/i.test(form))) continue;
    const plain = THOUGHT.test(mark) && OF_IT.test(words);
    const said = plain || (FELT.test(mark) && tellsDeed(words));
    if (!said && !isTold(words, parse, TEMPORAL.test(mark), deedNeeded)) continue;
    return piece(sentence, from, to);
  }
  return undefined;
}

/** `Describe how it broke`, `After the update has finished`: what an order asks for, or waits for, is not yet told. */
const REPORTED =
  /\b(?:describe|tell|explain|show|say|write|note|check|let (?:me|us) know)\b[^,]{0,60} (?:how|why|when)\b/i;
const PERFECT = /^[^,]*\b(?:has|have)\b/i;
const LOOK_BACK = 24;
/** Words before a clause that tell of a state too: what was only felt must be a deed. */
const STATED =
  /^(?:that|because|since|now that|even though|although|think|believe|guess|suppose|suspect|imagine|reckon|assume|bet|understand)$/;
const THOUGHT = /^(?:think|believe|guess|suppose|suspect|assume|understand)$/;
const FELT = /^(?:glad|sorry|happy|pleased|delighted|relieved|excited)$/;
/** `it is safe in pregnancy`: how something is, and nothing that is wise, fit or to be done. */
const OF_IT =
  /^(?:it|they) (?:is|are|was|were)(?: not|n['’]t)? (?!(?:important|time|likely|unlikely|possible|okay?|fine|clear|true|hard|easy|useful|an?|the|just|all|about|best|better|too|so|very|really|quite|probably|definitely|still|normal|natural|reasonable|essential|necessary|crucial|key|critical|vital|common|understandable|right|wrong|up|like|more|most|my|your|our|good|great|nice|fair|worth|frustrating)\b)\p{L}+(?! (?:to|that|if|when|how)\b)/iu;
/** What the reader himself has told of. */
const OF_READER = /\b(?:you|your\p{L}*|this)\b/iu;

/** A clause ends at the comma behind one that opens the sentence, else where a mark parts it from what follows. */
function clauseEnd(sentence: string, from: number, opens: boolean): number {
  const found = sentence
    .slice(from)
    .search(
      opens
        ? /[,;:]| [–—-] /
        : /[;:]| [–—-] |, (?:so|but|and|please|which|let|feel|just|we|you|i|is|are|do|does|would|could|can|shall|did|have)\b/i,
    );
  return found < 0 ? sentence.length : from + found;
}

/** A thing with a clause that tells what was done to it, or what it did. */
const WITH_CLAUSE =
  /(?<thing>\b(?:[Tt]he|[Yy]our|[Oo]ur|my|his|her|their|[Aa]n?|[Tt]his|that|these|those|all) (?:[^\s,;:.!?]+ ){0,5}?[^\s,;:.!?]+|(?<=[,:\p{Ll}] )(?:(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}|(?:purchase )?(?:order|invoice|ticket|case|claim|booking|reservation|contract|shipment|parcel|request|account) #?[\p{Lu}\d][\p{L}\d-]*\d)),? (?<mark>who|which|that|whose|whom) (?<told>[^;:!?]+)/gu;
const WITHOUT_MARK =
  /(?<thing>\b(?:the|your|our|an?|this|that|these|those|\d+) (?:[^\s,;:.!?]+ ){0,5}?[^\s,;:.!?]+|\p{Sc} ?\d[\d.,]*) (?<told>(?:we|i|they|he|she|our \p{L}+|the \p{L}+|my \p{L}+)(?:'ve| have| had)? (?:(?:already|just|also|recently|now) )?\p{L}+(?:ed|nt|id|de|ve|ht)\b[^,;:!?]*)/giu;
/** Things that are granted, whoever is said to have got them. */
const WORTH =
  /\b(?:refunds?|credits?|vouchers?|bonus(?:es)?|discounts?|compensation|payouts?|upgrades?|reimbursement)$/i;
/** What was said or shown is known to him who reads. */
const SPOKEN =
  /\b(?:e?-?mails?|messages?|letters?|photos?|pictures?|links?|forms?|details?|info|information|questions?|feedback|requests?|files?|attachments?|screenshots?|steps?|lists?|examples?|documents?|documentation|instructions?|codes?|numbers?|way|time|moment|day|fact|reason|thing|things|points?|everything|anything|those|it|options?|settings?|page|email address|address|trust|trouble|inconvenience|frustration|kindness|effort)$/i;

/** What a relative clause tells of its thing: `the $500 that we refunded yesterday`. */
function related(sentence: string, reason: SkipReason): Piece | undefined {
  let tries = 0;
  for (const pattern of [WITH_CLAUSE, WITHOUT_MARK])
    for (const found of sentence.matchAll(pattern)) {
      if (tries++ >= MOST_TRIES) return undefined;
      const { thing = '', mark = 'which', told = '' } = found.groups ?? {};
      const granted = WORTH.test(thing);
      if (SPOKEN.test(thing) || (/^you\b/i.test(told) && reason === 'instruction' && !granted)) continue;
      const start = found.index;
      const until = told.search(/[.,](?:\s|$)/);
      const inner = told.slice(0, until < 0 ? LONGEST : Math.min(until, LONGEST));
      const text = relative(thing, mark, inner);
      if (text !== undefined)
        return piece(sentence, start, start + found[0].length - told.length + inner.length, text);
    }
  return undefined;
}

/** `Mr. Pell, who runs the warehouse`: what somebody who is named is there for. */
const NAME = /^\p{Lu}[\p{L}.'’ -]+$/u;
const ROLE =
  /^(?:also |now |currently )?(?:runs|heads|leads|manages|owns|directs|oversees|handles|represents|chairs|teaches|coordinates|supervises|works|lives|sits|serves|speaks) (?!with you|for you|you\b)/iu;

const IS_SO = /^(?:is|are|was|were) (?!(?:on|in) (?:the )?(?:page|line|section)\b)/iu;

/** `we sent you last week`: the thing stands behind whom it was given to. */
const GIVEN = /^(?<deed>\S+(?: \S+){1,4}? (?:you|him|her|them|us|me))(?<more>(?: .*)?)$/i;

const lowered = (thing: string): string => thing.charAt(0).toLowerCase() + thing.slice(1);

function relative(thing: string, mark: string, inner: string): string | undefined {
  if (/^whose$/i.test(mark)) {
    const owned = `${thing}'s ${inner}`;
    return readsAsClause(owned) && happened(parseOf(owned)) ? owned : undefined;
  }
  // A thing that is told apart already is told how it is: "order A-18, which is late".
  if (/^wh(?:ich|o)$/i.test(mark) && IS_SO.test(inner) && /\d|^\p{Lu}\p{Ll}+$/u.test(thing))
    return `${thing} ${inner}`;
  if (!readsAsClause(inner)) {
    const told = `It ${inner}`;
    const heads = /^who$/i.test(mark) && NAME.test(thing) && ROLE.test(inner);
    const does = !/^whom$/i.test(mark) && readsAsClause(told) && (heads || happened(parseOf(told)));
    return does && !MIND_DEED.test(` ${inner}`) ? `${thing} ${inner}` : undefined;
  }
  const parse = parseOf(inner);
  if (!happened(parse) || EMPTY.test(inner.split(' ', 1)[0]!)) return undefined;
  // "the confirmation that it was approved": the clause lacks nothing that the thing could be.
  if (passive(parse)) return undefined;
  const given = GIVEN.exec(inner)?.groups;
  if (given !== undefined) return `${given.deed} ${lowered(thing)}${given.more}`;
  const tree = new Tree(parse);
  if (
    tree.with(
      parse.tokens.findIndex(({ head }) => head < 0),
      'obj',
    ).length > 0
  )
    return undefined;
  const verb = inner.replace(/^\S+/, '');
  if (MIND_DEED.test(verb) || OF_MIND.test(withoutMonth(verb))) return undefined;
  return ofObject(thing, parseSentence(`which ${inner}.`).tokens) ?? `${thing} ${inner}`;
}

const ASKED_WHY =
  /^(?:so |and |but )?(?:why|how come) (?<verb>was|were|did|has|have|had|is|are) (?<rest>(?!i\b|my\b|me\b|you\b|it\b|that\b|this\b|we\b)[^?]+)\?/iu;
const ASKED_NOT =
  /^(?:so |and |but )?(?<verb>was|were|did|has|have|had|is|are)n['’]t (?<rest>(?:the|your|our|we|he|she|they|\p{Lu})[^?]+)\?/u;

/** `Why was the order refunded twice?`, `Didn't we refund the order?`: what is asked about is taken to be so. */
export function asked(sentence: string): Piece | undefined {
  const lower = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const { verb, rest } = (ASKED_WHY.exec(lower) ?? ASKED_NOT.exec(lower))?.groups ?? {};
  if (verb === undefined || rest === undefined) return undefined;
  const text = turned(verb, rest);
  if (text === undefined || (/^(?:is|are)$/.test(verb) && !passive(parseOf(text)))) return undefined;
  return piece(sentence, 0, sentence.length, text);
}
