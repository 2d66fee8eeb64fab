/**
 * What a sentence takes for granted that is set aside as a courtesy, a question, an order, an opinion or a doubt:
 * `I'm glad that the refund was approved`, `Enjoy the $500 that we sent you`, `Why was the order refunded twice?`.
 * The reader takes it for true, so it is a claim, whatever the sentence is for.
 */
import type { SkipReason } from '../../domain/answer.ts';
import { fold } from '../../text/chars.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Parse } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import { readsAsClause, subjectTokens } from '../parts/halves.ts';
import { ofObject } from '../parts/relatives.ts';
import type { Piece } from '../parts/tokens.ts';
import { EVALUATIVE } from '../phrases/opinions.ts';
import { turned } from './answers.ts';
import { boundIn } from './bounded.ts';
import { ownedUp, piece, thanked } from './thanked.ts';

/** What [start, end) of the text, set aside for this reason, takes for granted; nothing for most. */
export function presumed(text: string, start: number, end: number, reason: SkipReason): readonly Piece[] {
  const sentence = text.slice(start, end);
  if (sentence.length < SHORTEST) return [];
  const found =
    related(sentence, reason) ??
    embedded(sentence, reason) ??
    (reason === 'question' ? asked(sentence) : undefined) ??
    thanked(sentence) ??
    ownedUp(sentence) ??
    granted(sentence, reason) ??
    boundIn(sentence, reason);
  return found === undefined
    ? []
    : [{ text: found.text, start: start + found.start, end: start + found.end }];
}

const SHORTEST = 16;
/** Characters of a clause that are read. */
const LONGEST = 400;
const MOST_TRIES = 5;

/** Words behind which a clause is told as so. Feelings and thoughts need no `that` before theirs. */
const FACTIVE =
  / (?:that|because|since|while|as|now that|after|when|why|how) |^(?:[Ss]ince|[Ww]hile|[Bb]ecause|[Aa]s|[Nn]ow that|[Aa]fter|[Ww]hen|[Ee]ven though|[Aa]lthough) |\b(?:glad|sorry|happy|pleased|delighted|relieved|excited|think|believe|guess|suppose|suspect|imagine|reckon|assume|bet|say|opinion|view|mind) (?=(?:the|your|our|his|her|their|its|this|these|all|both|we|they|he|she|it (?:was|has|had|is)|[A-Z]))|\b(?:opinion|view|mind|experience|impression|feeling|fair|honest|honestly|frankly|personally|Honestly|Frankly|Personally|me), (?=(?:the|your|our|his|her|their|we|they|he|she|[A-Z]))/g;
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
    if (!mark.endsWith(',') && NOT_TOLD.test(sentence.slice(Math.max(0, joint.index - LOOK_BACK), from)))
      continue;
    if (
      !/\bfact$/.test(sentence.slice(0, joint.index)) &&
      /^(?:hope|wish)|\b(?:i|we) (?:\p{L}+ )?(?:hope|wish|trust)\b/iu.test(sentence.slice(0, joint.index)) &&
      mark === 'that'
    )
      continue;
    const until = clauseEnd(sentence, from, joint.index === 0);
    if (joint.index === 0 && until === sentence.length) continue;
    const to = Math.min(until, from + LONGEST);
    const words = sentence.slice(from, to);
    const parse = parseOf(words);
    const deedNeeded = /,$|\p{L}{4}$/u.test(mark) ? !STATED.test(mark) : DEED_NEEDED.test(reason);
    if (reason === 'instruction' && (REPORTED.test(sentence.slice(0, from)) || PERFECT.test(words))) continue;
    // "How the amount is worked out" asks for a way, and tells of no deed.
    if (mark === 'how' && parse.tokens.some(({ form }) => /^(?:is|are)$/i.test(form))) continue;
    if (!isTold(words, parse, TEMPORAL.test(mark), deedNeeded)) continue;
    return piece(sentence, from, to);
  }
  return undefined;
}

/** `Describe how it broke`, `After the update has finished`: what an order asks for, or waits for, is not yet told. */
const REPORTED =
  /\b(?:describe|tell|explain|show|say|write|note|check|let (?:me|us) know)\b[^,]{0,60} (?:how|why|when)\b/i;
const PERFECT = /^[^,]*\b(?:has|have)\b/i;
const LOOK_BACK = 24;
/** Words before a clause that tell of a state too: what was only felt or thought must be a deed. */
const STATED = /^(?:that|because|since|now that|even though|although)$/;
/** `was right to approve it`: it was approved. */
const DID =
  /^ ?(?:was|were) (?:right|wrong|correct|kind|generous|able|quick|wise|nice) (?:to|in|enough to) \p{L}/iu;
const TEMPORAL = /^(?:after|when|while|as|why|how)$/;

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

const parseOf = (words: string): Parse =>
  parseSentence(`${words.replace(/(?<![.,;:!?\s])[.,;:!?\s]+$/, '')}.`);

/** Words of the reader's wants, and of what goes on in people, which no evidence tells. */
const OF_MIND =
  /\b(?:want|need|like|love|enjoy|feel|felt|think|thought|hope|wish|prefer|ask|asked|wonder|worry|understand|know|knew|care|cares?|prefers?|seems?|sounds?|matters?|helps?|helped|works?|happens?|can|could|may|might|would|should|will|'ll|'d)\b/i;
/** `on 3 May`: a month permits nothing. */
const withoutMonth = (words: string): string => words.replace(/(?<=.)\bMay\b/gsu, '');

/** Subjects that say nothing of their own. */
const EMPTY = /^(?:this|that|it|there|these|those|everyone|everybody|people|things?|nobody|one|life|time)$/i;

/** Whether words are a clause of something in particular that is or has happened. */
function isTold(words: string, parse: Parse, temporal: boolean, deedNeeded: boolean): boolean {
  const subject = subjectTokens(words);
  if (subject === undefined) return false;
  const first = subject[0]!.form;
  // "That it was refunded" tells of a deed, whatever it was done to.
  const done = /^(?:it|they)$/i.test(first) && passive(parse) && happened(parse);
  if (subject.length === 1 && EMPTY.test(first) && !done) return false;
  const rest = words.slice(subject.at(-1)!.end - (words.length - words.trimStart().length));
  const deed = happened(parse) || DID.test(rest);
  if (OF_MIND.test(withoutMonth(rest)) && !deed) return false;
  if (/^(?:i|you|we)$/i.test(first) && subject.length === 1) {
    if (/^i$/i.test(first) && !deed) return false;
    // What the reader did before is told by nobody: "when you ordered it". That he is something is.
    if (/^you$/i.test(first) && (temporal || !(BEING.test(rest) || passive(parse)))) return false;
    if (/^we$/i.test(first) && !deed) return false;
    if (MIND_DEED.test(rest)) return false;
  }
  if ((temporal || deedNeeded) && !deed && !goesOn(parse)) return false;
  return deed || !(isWorth(rest) || /\b(?:so|too|such|bad|hard|difficult|slow)\b/i.test(rest));
}

const BEING =
  /^ ?(?:are|'re|were|have been|'ve been) (?:an?|the|no longer|already|now|entitled|eligible|exempt|owed|due)\b|^ ?(?:(?:now|also|already|still|even) )*(?:have|hold|own|get|got) (?!(?:any|to|questions?|time|a (?:moment|minute|question|problem|good|great|nice|chance)|been|had|the time|more)\b)/i;
/** Deeds that leave nothing to be checked. */
const MIND_DEED =
  /^ ?(?:have |had |'ve |has )?(?:\p{L}+ly )?(?:felt|thought|hoped|wanted|liked|loved|enjoyed|chose|chosen|decided|reached|calculated|computed|arrived at|contacted|came|come|wrote|written|raised|brought|mentioned|asked|spoke|spoken|talked|met|worked|could|were able|got in touch|took the time|let|looked|checked|noticed|waited|sorted (?:this|that|it|things)|had to)\b/iu;

const isWorth = (words: string): boolean =>
  (fold(words).match(/[\p{L}']+/gu) ?? []).some((word) => EVALUATIVE.has(word));

/** Whether the main verb tells of what has happened, or what was done to something. */
function happened(parse: Parse): boolean {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return false;
  const { xpos, upos } = tree.token(root);
  const helpers = tree.with(root, 'aux', 'aux:pass').map((at) => tree.token(at));
  if (helpers.some((one) => one.xpos === 'MD' || /^(?:do|does)$/i.test(one.form))) return false;
  if (upos === 'VERB' && (xpos === 'VBD' || xpos === 'VBN')) return true;
  // "Your refund went through", read as a noun with its participle.
  return tree.with(root, 'acl').some((at) => /^VB[DN]$/.test(tree.token(at).xpos));
}

function passive(parse: Parse): boolean {
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  return root >= 0 && new Tree(parse).with(root, 'aux:pass', 'nsubj:pass').length > 0;
}

/** `is being processed`, `is on its way`: what goes on with something. */
const goesOn = (parse: Parse): boolean =>
  parse.tokens.some(({ form }) => /^being$/i.test(form)) ||
  (passive(parse) && parse.tokens.some(({ form }) => /^(?:is|are)$/i.test(form)));

/** A thing with a clause that tells what was done to it, or what it did. */
const WITH_CLAUSE =
  /(?<thing>\b(?:[Tt]he|[Yy]our|[Oo]ur|my|his|her|their|[Aa]n?|[Tt]his|that|these|those|all) (?:[^\s,;:.!?]+ ){0,5}?[^\s,;:.!?]+|(?<=[,:\p{Ll}] )(?:\p{Lu}\p{Ll}+|(?:purchase )?(?:order|invoice|ticket|case|claim|booking|reservation|contract|shipment|parcel|request|account) #?[\p{Lu}\d][\p{L}\d-]*\d)),? (?<mark>who|which|that|whose|whom) (?<told>[^;:!?]+)/gu;
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
    const does = !/^whom$/i.test(mark) && readsAsClause(told) && happened(parseOf(told));
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
function asked(sentence: string): Piece | undefined {
  const lower = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const { verb, rest } = (ASKED_WHY.exec(lower) ?? ASKED_NOT.exec(lower))?.groups ?? {};
  if (verb === undefined || rest === undefined) return undefined;
  const text = turned(verb, rest);
  if (text === undefined || (/^(?:is|are)$/.test(verb) && !passive(parseOf(text)))) return undefined;
  return piece(sentence, 0, sentence.length, text);
}

const MONEY = String.raw`(?:\p{Sc} ?\d[\d.,]*\d?(?: ?(?:million|k|m))?|\d[\d.,]* ?(?:\p{Sc}|%|percent\b|(?:USD|EUR|GBP|CHF|euros?|dollars?|pounds?)\b))`;
const OWNED = String.raw`\b(?:your|the|our|an?|his|her|their|this|that|another|my)`;
const WORD = String.raw`(?:[\p{L}'’-]+)`;
const LASTING = String.raw`\d{1,4}-(?:minute|hour|day|night|week|month|year)`;
/** `your 500 € refund`, `the approved refund of $500`, `your 90-day trial`: how much of what there is. */
const AMOUNT = new RegExp(
  `${OWNED} (?:${WORD} ){0,2}${MONEY}(?: ${WORD}){1,2}|${OWNED} (?:${WORD} ){1,3}of (?:up to |over |about )?${MONEY}|${OWNED} (?:${WORD} ){0,2}${LASTING}(?: ${WORD}){1,2}|(?<=\\b(?:enjoy|spend) )(?:your|the|this) ${MONEY}|${MONEY} (?:in |of )?(?:refunds?|credits?|discounts?|bonus|cashback|compensation|vouchers?|off)\\b`,
  'iu',
);
/** `your approved refund`, `your free upgrade`: what was granted. */
const GRANTED =
  /\b(?:your|the|our|his|her|their|this|an?) (?:\p{L}+ ){0,2}?(?:approved|granted|accepted|confirmed|authori[sz]ed|guaranteed|waived|free|complimentary|successful|completed|full)(?: \p{L}+){0,2}? (?:refunds?|replacement|upgrades?|credits?|vouchers?|discounts?|reimbursement|compensation|claims?|applications?|loan|payment|payout|transfer|order|booking|reservation|cancellation|shipping|delivery|months?|units?|access|return|exchange|repair|warranty)\b(?: unit)?/iu;

/** `a Gold member`: what the reader is taken to be. */
const RANK =
  /\b(?:an?|the|our|your) (?:\p{Lu}\p{L}+ ){1,3}(?:member|membership|tier|status|level|customer|club)\b/u;

/** What a question, an offer or an order names with its amount is there only where it is a thing in particular. */
function amountIn(sentence: string, reason: SkipReason): RegExpExecArray | null {
  const found = AMOUNT.exec(sentence);
  const open = /^(?:question|instruction|offer|hedge|opinion)$/.test(reason);
  return found !== null && open && !/^(?:your|the|our|his|her|their|this|that)\b/i.test(found[0])
    ? null
    : found;
}

/** A word behind a thing that is none of its name. */
const BEHIND_THING =
  / (?:helps?|is|are|was|were|will|has|have|can|may|and|or|if|makes?|arrives?|reache?s?|to|for|on|in|by|from|that|which|when|as|at|of|with|we|you|i)$/i;

/** What is named as granted, or with how much of it there is. */
function granted(sentence: string, reason: SkipReason): Piece | undefined {
  // "If the fee of $7 is a problem": a condition grants nothing.
  const found =
    amountIn(sentence, reason) ??
    (reason === 'instruction' || reason === 'question' || reason === 'offer' || reason === 'hedge'
      ? null
      : (GRANTED.exec(sentence) ?? RANK.exec(sentence)));
  if (
    found === null ||
    /\b(?:if|whether|unless|in case|should you|example|e\.g\.)\b/i.test(sentence.slice(0, found.index))
  )
    return undefined;
  const named = found[0].replace(BEHIND_THING, '');
  return piece(sentence, found.index, found.index + named.length);
}
