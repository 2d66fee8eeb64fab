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
  if (STATE.test(folded.slice(from)) || PHRASAL_NOUN.test(folded.slice(from)) || isDone(first, tokens, at))
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
