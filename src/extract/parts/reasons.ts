/**
 * What a sentence says beside its circumstances: `Because the box was broken, we sent another`, `The card was blocked on
 * 3 May after three payments in Rome`, `You used 12 days, leaving you with 13`. Where no other split is plain, the main
 * clause is told by itself, for it may be borne out where the rest is not; with the rest it stays a claim, so that
 * nothing is lost.
 */
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { parseAlone, readsAlone } from './clauses.ts';
import { isConditional, REACHING, SPEAKING } from './guards.ts';

/** A part of a text that is a statement by itself. */
interface Core {
  readonly start: number;
  readonly end: number;
}

type Tokens = readonly ParsedToken[];

/** The main clause of a sentence without what stands before or behind it; undefined where that is all of it. */
export function coreOf(text: string, { tokens }: Tree): Core | undefined {
  return (
    behindOpening(text, tokens) ??
    behindTime(text, { tokens }) ??
    beforeAftermath(text, tokens) ??
    beforeTail(text, tokens) ??
    beforeMark(text, tokens)
  );
}

/**
 * What a sentence gives for its reason, which it says to be so as well: `…, as only three people came`, `Because the box
 * broke, …`. undefined where that is no plain clause.
 */
export function groundOf(text: string, { tokens }: Pick<Tree, 'tokens'>): Core | undefined {
  const at = tokens.findIndex(
    ({ form }, i) =>
      (GIVEN.test(form) && (i === 0 || tokens[i - 1]!.form === ',')) || (i > 2 && /^because$/i.test(form)),
  );
  const [joint, first, second] = tokens.slice(at, at + 3);
  if (at < 0 || joint === undefined || first === undefined || second === undefined) return undefined;
  // "Sample B failed because it was too wet": whose reason it is, the main clause says.
  if (COMPARING.test(first.form) || /^(?:it|he|she|they)$/i.test(first.form)) return undefined;
  if (!OPENS.test(NARROWING.test(first.form) ? second.xpos : first.xpos)) return undefined;
  if (/^(?:not|only|just|simply|partly|mainly|perhaps|maybe)$/i.test(tokens[at - 1]?.form ?? ''))
    return undefined;
  const comma = at === 0 ? tokens.findIndex(({ form }, i) => i > 2 && form === ',') : tokens.length;
  const own = tokens.slice(at + 1, comma);
  if (comma < 0 || own.some(({ form }) => form === ',')) return undefined;
  // Behind a comma nothing of the main clause reaches into the reason.
  const apart = at === 0 || tokens[at - 1]!.form === ',';
  if (!apart && own.some(({ lemma }) => REACHING.has(lemma))) return undefined;
  // "… because he was late and wanted a refund": the last verb may be of the main clause.
  if (
    !apart &&
    own.some(
      ({ form }, i) => /^(?:and|but)$/i.test(form) && /^(?:VB[DZPN]?|MD)$/.test(own[i + 1]?.xpos ?? ''),
    )
  )
    return undefined;
  // "As the tracking shows, …" tells by what it is known.
  if (/^as$/i.test(joint.form) && tellsOnly(own)) return undefined;
  const ground = { start: first.start, end: own.at(-1)!.end };
  return isStatement(text, ground) ? ground : undefined;
}

/** `the tracking shows`, `the terms make clear`: nothing is told behind the verb. */
function tellsOnly(clause: Tokens): boolean {
  const words = clause.filter(({ upos }) => upos !== 'PUNCT');
  const last = words.at(-1);
  return /^VB/.test(last?.xpos ?? '') || (words.at(-2)?.lemma === 'make' && SHOWN.test(last?.form ?? ''));
}

const SHOWN = /^(?:clear|plain|explicit|known|evident|obvious)$/;

const GIVEN = /^(?:because|since|as)$/i;

const REASON = /^(?:because|since|as)$/i;
/** Words behind `as` that make it something else than a reason. */
const COMPARING = /^(?:long|soon|far|much|well|many|if|though|of|to|for|agreed|you|mentioned)$/i;
const ADDING = /^(?:besides|in addition to|along with)\b/i;
/** What narrows a subject and is told with it. */
const NARROWING = /^(?:only|just|all|both)$/i;
/** Tags of words that a main clause begins with. */
const OPENS = /^(?:DT|PRP\$?|NNP?S?|NNPS|CD|\$|EX|JJ)$/;

/** `As the box broke, only $5 was paid`: the main clause behind a reason that is no comparison and no time to come. */
export const behindGround = (text: string, { tokens }: Pick<Tree, 'tokens'>): Core | undefined =>
  /^as$/i.test(tokens[0]?.form ?? '') && !tokens.some(isConditional)
    ? behindOpening(text, tokens)
    : undefined;

/** What stands behind a reason, an aim that was pursued, or what is named beside the subject. */
function behindOpening(text: string, tokens: Tokens): Core | undefined {
  const [first, second] = tokens;
  if (first === undefined || second === undefined) return undefined;
  const reason = REASON.test(first.form) && !COMPARING.test(second.form);
  const aim = /^to$/i.test(first.form) && second.xpos === 'VB';
  if (!reason && !aim && !ADDING.test(text.slice(first.start))) return undefined;
  for (let at = 3; at + 2 < tokens.length; at++) {
    const begins = at + (NARROWING.test(tokens[at + 1]!.form) ? 2 : 1);
    if (tokens[at]!.form !== ',' || !OPENS.test(tokens[begins]?.xpos ?? '')) continue;
    const core = { start: tokens[at + 1]!.start, end: tokens.at(-1)!.end };
    if (reason && !isStatement(text, { start: second.start, end: tokens[at - 1]!.end })) continue;
    // "To open the box, you need a key": what is so for an aim is so for it alone.
    if (aim && !tokens.slice(at).some(({ xpos }) => xpos === 'VBD')) continue;
    if (isStatement(text, core)) return core;
  }
  return undefined;
}

const TIME = /^(?:when|while|whereas|after|before|once)$/i;

/** `When the parcel arrived on 3 May, it was damaged`: what was so at a time that is past, was so. */
export function behindTime(text: string, { tokens }: Pick<Tree, 'tokens'>): Core | undefined {
  const [first, second] = tokens;
  if (first === undefined || second === undefined || !TIME.test(first.form)) return undefined;
  for (let at = 3; at + 2 < tokens.length; at++) {
    if (tokens[at]!.form !== ',' || !OPENS.test(tokens[at + 1]!.xpos)) continue;
    const isPast = (some: Tokens): boolean =>
      some.some(({ xpos }) => xpos === 'VBD') && !some.some(({ xpos }) => /^(?:VB[ZP]|MD)$/.test(xpos));
    const clause = { start: second.start, end: tokens[at - 1]!.end };
    const core = { start: tokens[at + 1]!.start, end: tokens.at(-1)!.end };
    if (!isPast(tokens.slice(1, at)) || !isPast(tokens.slice(at + 1))) continue;
    if (isStatement(text, clause) && isStatement(text, core)) return core;
  }
  return undefined;
}

const AFTER = /^(?:after|following)$/i;
/** A day or a time of the day: what happened then happened once. */
const DATED =
  /\b\d{1,2}:\d\d\b|\b\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8}\b|\b\p{Lu}\p{Ll}{2,8} \d{1,2}\b|\b\d{4}-\d\d-\d\d\b|\byesterday\b|day\b/u;

function beforeAftermath(text: string, tokens: Tokens): Core | undefined {
  const at = tokens.findIndex(({ form }, i) => i > 3 && AFTER.test(form));
  if (at < 0 || at + 2 >= tokens.length) return undefined;
  if (!/^(?:DT|PRP\$|CD|JJ|NNS?)$/.test(tokens[at + 1]!.xpos)) return undefined;
  const before = tokens.slice(0, tokens[at - 1]!.form === ',' ? at - 1 : at);
  if (before.some(({ form, xpos }) => form === ',' || xpos === 'MD')) return undefined;
  const past = before.some(({ xpos }) => xpos === 'VBD' || xpos === 'VBN');
  const core = coreFrom(text, before);
  return past && core !== undefined && DATED.test(text.slice(core.start, core.end)) ? core : undefined;
}

/** What begins a part behind a comma that tells more of what the clause said, and takes nothing of it back. */
const TAILS =
  /^(?:(?:bringing|leaving|making|giving|meaning|raising|taking|allowing|causing|saving|resulting|totall?ing|amounting|which (?:means?|meant|makes?|made|leaves?|left|brings?|brought|gives?|gave|is why|is|was|comes?|came|adds?|exceeds?|\p{L}+ed)|after which|at which point|when|where|whereupon|thanks to|due to|owing to|because|since|as (?:was|were|is|are|the|your|it|he|she|they|we|you|only|all|required|planned|promised|agreed|requested|expected|usual|always)|including|namely|that is|for which|by which|in which case|up from|down from|compared (?:with|to)|with (?:\p{L}+ )?(?:\p{L}+ )?\p{L}+ing|(?:\p{L}+ )?(?:included|excluded))\b|(?:i\.e|e\.g)\.|the (?:last|first|latest|next) |(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?|\p{Sc}?\d[\d.,]*) ?(?:\p{L}+ |% ?)?){1,2}(?:more|less|fewer|higher|lower|later|earlier|after|before|above|below|ahead of|behind|longer|shorter)\b)/iu;

function beforeTail(text: string, tokens: Tokens): Core | undefined {
  const at = tokens.findIndex(
    ({ form }, i) =>
      i > 2 && form === ',' && i + 2 < tokens.length && TAILS.test(text.slice(tokens[i + 1]!.start)),
  );
  // Behind a comma a reason is not what the clause denies.
  const denied = at > 0 && GROUND.test(tokens[at + 1]!.form);
  return at < 0 ? undefined : coreFrom(text, tokens.slice(0, at), denied);
}

const GROUND = /^(?:because|since|as|due|owing|thanks)$/i;

/** Marks behind which a clause is told more of. */
const MARK = /^(?:,|:|\(|–|—|--)$/;
/** What opens a clause that hangs on the one behind the comma. */
const DEPENDING =
  /^(?:because|since|as|if|when|while|after|before|once|until|although|though|unless|whereas|\p{L}+ing)$/iu;
/** What begins a day, a place or an amount in parts, or goes on with a row of names: no more is told of the clause. */
const PART = /^(?:\d|\p{Lu}|[$€£])/u;

/** `We received 40 applications, 12 of them from abroad`, `The fee is $20 (waived for members)`. */
function beforeMark(text: string, tokens: Tokens): Core | undefined {
  const at = tokens.findIndex(({ form }, i) => i > 2 && MARK.test(form) && !isWithinWord(tokens, i));
  const behind = tokens.slice(at + 1).filter(({ upos }) => upos !== 'PUNCT');
  if (at < 0 || behind.length < 3 || DEPENDING.test(tokens[0]!.form) || /^(?:see|cf)$/i.test(behind[0]!.form))
    return undefined;
  // "Out of the five that you sent, three were late" opens with no clause, whatever stands before the comma.
  if (tokens[at]!.form === ',' && /^(?:IN|TO|RP)$/.test(tokens[0]!.xpos)) return undefined;
  // A bracket within the sentence parts what belongs together.
  if (tokens[at]!.form === '(' && tokens.findIndex(({ form }) => form === ')') < tokens.length - 2)
    return undefined;
  const row =
    tokens[at]!.form === ',' &&
    (PART.test(behind[0]!.form) || behind.some(({ form }) => /^(?:and|or|&)$/i.test(form)));
  if (row && behind[1]!.form !== 'of' && !/^(?:one|both|each|two|three|all|some)$/i.test(behind[0]!.form))
    return undefined;
  return behind.some(({ lemma }) => REACHING.has(lemma)) ? undefined : coreFrom(text, tokens.slice(0, at));
}

/** `3–1`, `9–17`: a mark with no blank on either side parts nothing. */
const isWithinWord = (tokens: Tokens, at: number): boolean =>
  tokens[at - 1]?.end === tokens[at]!.start && tokens[at + 1]?.start === tokens[at]!.end;

/** Words before a cut, where they are a statement that nothing in it denies or narrows. */
function coreFrom(text: string, before: Tokens, denied = false): Core | undefined {
  if (before.length < 3 || before.at(-1)!.upos === 'CCONJ') return undefined;
  if (!denied && before.some(({ lemma }) => REACHING.has(lemma))) return undefined;
  // "… the lamp on 3 May and the buyer, who": a subject that the words behind the cut go on with.
  const and = before.findLastIndex(({ form }) => /^(?:and|but)$/i.test(form));
  if (
    and > 0 &&
    before.findIndex(({ form }, i) => i > and && form === ')') < 0 &&
    before.slice(0, and).some(({ xpos }) => /^(?:CD|NNP)$/.test(xpos)) &&
    !before.slice(and).some(({ upos }) => upos === 'VERB' || upos === 'AUX')
  )
    return undefined;
  // What somebody says is no statement without its words, nor is half of a quotation.
  if (before.filter(({ form }) => /^["“”]$/.test(form)).length % 2 === 1) return undefined;
  if (before.some(({ lemma, head }) => head < 0 && (SPEAKING.has(lemma) || lemma === 'write')))
    return undefined;
  const core = { start: before[0]!.start, end: before.at(-1)!.end };
  return isStatement(text, core) ? core : undefined;
}

const isStatement = (text: string, part: Core): boolean => readsAlone(parseAlone(text, part), true);
