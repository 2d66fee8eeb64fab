/** Sentences that tell the reader what to do. */
import type { Parse } from '../../text/parse/parser.ts';
import { FINITE } from '../parts/verbs.ts';
import { IMPERATIVES } from '../phrases/instructions.ts';
import { isWordCode, skipGap } from './beginnings.ts';

/** Words that may open an order before its verb. */
const ORDERED = new Set('never always then first next kindly simply just also instead now'.split(' '));
const UNDER =
  /^(?:if|once|when|whenever|after|before|unless|until|in case|as soon as|to|should (?:you|there|anything|it)) [^,]{2,80}, /;

/** `Once you have it, enter the code`: where the order begins behind its condition; 0 for none. */
export function orderUnderCondition(folded: string, from: number, parse: () => Parse, start: number): number {
  const under = UNDER.exec(folded.slice(from))?.[0].length ?? 0;
  if (under === 0) return 0;
  let end = from + under;
  while (end < folded.length && isWordCode(folded.charCodeAt(end))) end++;
  const first = folded.slice(from + under, end);
  if (/^(?:do not|feel free)\b/.test(folded.slice(from + under))) return from + under;
  if (first === 'please' || first === "don't" || first === 'just' || first === 'simply') return from + under;
  if (!IMPERATIVES.has(first)) return 0;
  const { tokens } = parse();
  const at = tokens.findIndex((token) => token.start >= start + from + under);
  const bare = at >= 0 && BARE.has(tokens[at].xpos) && !FINITE.has(tokens[at + 1]?.xpos ?? '');
  return bare ? from + under : 0;
}

const BARE = new Set(['VB', 'VBP', 'NN']);

/** `Restart the router`: a bare verb without a subject. */
export function isOrder(folded: string, from: number, parse: () => Parse, start: number): boolean {
  let end = from;
  while (end < folded.length && isWordCode(folded.charCodeAt(end))) end++;
  const first = folded.slice(from, end);
  if (first === "don't") return true;
  if (ORDERED.has(first)) {
    const next = skipGap(folded, end);
    return next > end && next < folded.length && isOrder(folded, next, parse, start);
  }
  if (first === 'double' && folded.startsWith('double-check ', from)) return true;
  if (!IMPERATIVES.has(first) || folded[end] === '-') return false;
  const { tokens } = parse();
  const at = tokens.findIndex((token) => token.start >= start + from);
  if (at < 0) return false;
  // "Bake for 18 minutes": a verb for a time, though read as a noun.
  if (
    /^ for (?:about )?(?:an?|\d+|\p{L}+)(?: more)? (?:second|minute|hour|day)s?\.?$/u.test(
      folded.slice(end).trimEnd(),
    )
  )
    return true;
  const rest = folded.slice(from);
  if (STATE.test(rest) || PHRASAL_NOUN.test(rest) || NAMED_AND_TOLD.test(rest) || isDone(first, tokens, at))
    return false;
  const { xpos, head, deprel } = tokens[at];
  // "Repeat orders get 5% off", "Stop orders of $5 are rejected": a noun and its verb follow.
  const verb = tokens.findIndex(({ xpos: tag }, i) => i > at && (FINITE.has(tag) || tag === 'VB'));
  if (tokens[at + 1]?.upos === 'NOUN' && verb > at + 1 && tokens.slice(at + 2, verb).every(isNominal))
    return false;
  // "Work starts in September".
  if (
    /^(?:starts|ends|begins|costs|takes|includes|runs|goes|continues|is|was|has)$/.test(
      wordBehind(folded, end),
    )
  )
    return false;
  const hasSubject = tokens.some((token) => token.head === at && token.deprel.startsWith('nsubj'));
  return (
    (xpos === 'VB' || xpos === 'VBP') &&
    !hasSubject &&
    (head < 0 || deprel === 'parataxis' || deprel === 'dep')
  );
}

/** `Open from Monday to Friday`, `Clear of mould`: how something is. */
const STATE =
  /^(?:open (?:from|until|till|since|to|on|at|around|all|during|daily|every|round|24|weekdays|weekends|\p{L}+days?)|(?:clear|empty|clean|dry) (?:of|since)|separate from|close to|complete (?:with|since))(?=[ .,!/:;-]|$)/u;
/** `Check out is at noon`: a verb with its particle names the deed. */
const PHRASAL_NOUN =
  /^\p{L}+ (?:in|out|up|off|down|back|over) (?:is|was|are|were|has|starts|ends|begins|costs) /u;

/** Words between an order's verb and another verb by which that is no verb of the sentence: "check what is left", "return the lamp that was sent". */
const OF_ORDER =
  'the|an?|your|our|my|his|her|their|its|this|that|these|those|all|any|every|each|both|no|some|it|them|us|me|him|you|i|we|they|he|she|if|whether|what|which|who|whom|whose|how|when|where|why|and|or|but|because|so|than|then|not|as|until|till|before|after|once|while|unless|sure|only|just';
/**
 * `Return shipping costs $50`, `Order A was refunded`, `Start dates vary`: a noun that is read as a verb, what else names
 * the thing, and a verb of it.
 */
const NAMED_AND_TOLD = new RegExp(
  String.raw`^\p{L}+ (?:(?!(?:${OF_ORDER}) )[\p{L}\p{N}#.'\u2019&/-]+ |a (?=(?:is|was|has|had|will|costs?|takes?|can|may) )){1,4}?` +
    String.raw`(?<!\bto )(?:is|are|was|were|has|have|had|will|would|can|cannot|can't|could|may|might|must|shall|should|isn't|aren't|wasn't|weren't|won't|hasn't|haven't|does|do|did|doesn't|don't|didn't|costs?|rose|rises?|fell|falls?|grew|grows?|increased|decreased|dropped|doubled|halved|var(?:y|ies)|takes?|took|lasts?|lasted|expires?|expired|appl(?:y|ies)|applied|includes?|included|remains?|remained|goes|went|comes|came|begins?|began|starts?|started|ends?|ended|stands?|stood|runs|ran|requires?|needs?|needed|amounts? to|amounted|totals?|totall?ed|exceeds?|exceeded|averages?|averaged|reach(?:es|ed)|depends?)(?=[ .,;:!]|$)`,
  'u',
);

/** Verbs that stand before a participle: `Get started`, `Stay connected`. */
const BEFORE_PARTICIPLE: ReadonlySet<string> = new Set(
  'get stay keep be remain have make see use'.split(' '),
);

/** `Visit scheduled for 3 May`: a noun that is read as a verb, and what was done to it. */
function isDone(first: string, tokens: Parse['tokens'], at: number): boolean {
  const deed = tokens[at + 1];
  if (BEFORE_PARTICIPLE.has(first) || !/^VB[ND]$/.test(deed?.xpos ?? '') || !/(?:ed|en)$/.test(deed!.form))
    return false;
  return /^(?:ADP|PUNCT|NUM|ADV)$/.test(tokens[at + 2]?.upos ?? 'PUNCT');
}

const isNominal = ({ upos }: Parse['tokens'][number]): boolean =>
  /^(?:NOUN|PROPN|ADP|ADJ|NUM|SYM)$/.test(upos);

function wordBehind(folded: string, end: number): string {
  return /^ (?<word>\p{L}+)/u.exec(folded.slice(end))?.groups?.word ?? '';
}
