/** What is said of so many, as its words are: what is done or how things stand, and where, when and for whom. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import type { ParsedToken } from '../../text/parse/types.ts';
import { isTime } from '../carry/recast.ts';

export interface Predicate {
  readonly negated: boolean;
  /** How things stand or what was done to them, rather than what they do. */
  readonly stands: boolean;
  readonly tense: 'past' | 'present';
  /** The verb with its objects, by their lemmas. */
  readonly core: readonly string[];
  /** Phrases that say where, when, how or for whom, each for itself. */
  readonly adjuncts: readonly string[];
  /** When it was, where that opens the sentence. */
  readonly time: string;
  /** As it was written. */
  readonly told: string;
}

/** Words by which it is not known, no longer so, or so in part. */
const UNSURE =
  /^(?:almost|nearly|partly|partially|hardly|barely|scarcely|allegedly|reportedly|probably|possibly|perhaps|maybe|supposedly|apparently|likely|initially|originally|previously|formerly|would|could|may|might|should|must|shall|will|can|cannot|if|unless|except|whether|or|either)$/;
const NOT = /^(?:not|n't|never)$/;
const LEADING = new Set(['aux', 'aux:pass', 'cop', 'advmod']);

/** Reads what stands behind a subject; `before`: what was said of others there, which an auxiliary alone repeats. */
export function predicateOf(
  text: string,
  lexicon: Lexicon,
  before?: Predicate,
  single = false,
): Predicate | undefined {
  const told = text.trim().replace(/(?<![.!])[.!]+$/, '');
  if (told === '' || told.length > LONGEST) return undefined;
  const plain = told.replace(/\b(is|are|was|were|has|have|had|do|does|did)n['’]t\b/gi, '$1 not');
  const verbless = PLACED.test(plain);
  if (verbless && before !== undefined && !PLACED.test(before.core[0] ?? ''))
    return gapped(plain, before, lexicon);
  const [subject, is] = single ? ['He', 'is'] : ['They', 'are'];
  const said = `${subject} ${verbless ? `${is} ` : ''}${plain}`;
  const tokens = parseSentence(said, 0, said.length).tokens.slice(1);
  if (tokens.some(({ form }) => UNSURE.test(form))) return undefined;
  const [first] = tokens;
  if (first === undefined) return undefined;
  const repeated = before && repeats(tokens, before);
  return repeated ?? plainly(tokens, told, lexicon, before);
}

const LONGEST = 200;
const PLACED = /^(?:from|in|at|on|by|under|over|above|below|of|with|without|for)\b/i;

/** "Half work in Leeds and a third in York": what was said of others, at another place. */
function gapped(text: string, before: Predicate, lexicon: Lexicon): Predicate | undefined {
  const phrases = phrasesOf(text, lexicon);
  if (phrases === undefined || before.adjuncts.length > 1 || before.negated) return undefined;
  return { ...before, adjuncts: phrases, told: `${before.core.join(' ')} ${text}` };
}

/** "… and two did not": what was said before, denied or not. */
function repeats(tokens: readonly ParsedToken[], before: Predicate): Predicate | undefined {
  const forms = tokens.map(({ form }) => form.toLowerCase());
  if (!/^(?:is|are|was|were|has|have|had|do|does|did)$/.test(forms[0]!)) return undefined;
  if (forms.length > 2 || (forms.length === 2 && forms[1] !== 'not')) return undefined;
  return { ...before, negated: forms.length === 2 };
}

function plainly(
  tokens: readonly ParsedToken[],
  told: string,
  lexicon: Lexicon,
  before: Predicate | undefined,
): Predicate | undefined {
  const from = mainAt(tokens);
  const main = tokens[from];
  if (main === undefined) return undefined;
  const lead = tokens.slice(0, from).map(({ form }) => form.toLowerCase());
  const tense = tenseOf(lead, main, before, lexicon);
  if (tense === undefined) return undefined;
  const being = lead.some((form) => /^(?:is|are|was|were|been|being|be)$/.test(form));
  const going = being && main.xpos === 'VBG';
  // "Five were approved, three rejected".
  const gapped =
    lead.length === 0 && before?.stands === true && /^VB[DN]$/.test(main.xpos) && tokens.length === 1;
  const negations = lead.filter((form) => NOT.test(form)).length;
  const stands = gapped || (being && !going);
  const chunks = chunksOf(tokens, from, lexicon);
  const [core = [], ...adjuncts] = chunks;
  const own = { negated: negations % 2 === 1, stands, tense, time: '', told };
  return unfold({ ...own, core, adjuncts: adjuncts.map((chunk) => chunk.join(' ')) }, lexicon);
}

/** Where the words begin that tell something: behind the auxiliaries and what denies. */
function mainAt(tokens: readonly ParsedToken[]): number {
  let at = 0;
  while (at < tokens.length) {
    const { form, deprel } = tokens[at]!;
    const word = form.toLowerCase();
    const helps = AUXILIARY.test(word) && at + 1 < tokens.length && (LEADING.has(deprel) || BE.test(word));
    if (!helps && !NOT.test(word) && !EARLY.test(word)) break;
    at++;
  }
  return at;
}

const AUXILIARY = /^(?:is|are|was|were|been|being|be|has|have|had|do|does|did)$/;
const BE = /^(?:is|are|was|were|been)$/;
/** Adverbs before a verb that change nothing of what was done. */
const EARLY = /^(?:also|then|already|since|even|finally|eventually|now)$/;

function tenseOf(
  lead: readonly string[],
  { xpos, form }: ParsedToken,
  before: Predicate | undefined,
  lexicon: Lexicon,
): Predicate['tense'] | undefined {
  const finite = lead.find((form) => AUXILIARY.test(form));
  if (finite !== undefined) return /^(?:are|is|do|does|be|being)$/.test(finite) ? 'present' : 'past';
  const word = form.toLowerCase();
  // "They rang", which the parse may take for the present.
  const irregular = xpos === 'VBP' && word !== lexicon.lemma(word, 'v');
  if (xpos === 'VBD' || irregular) return 'past';
  if (xpos === 'VBP' || xpos === 'VBZ') return 'present';
  return xpos === 'VBN' ? (before?.tense ?? 'past') : undefined;
}

const ARTICLE = /^(?:a|an|the|any)$/;

/** The verb with its objects, then each phrase behind a preposition and each adverb. */
function chunksOf(tokens: readonly ParsedToken[], from: number, lexicon: Lexicon): string[][] {
  const chunks: string[][] = [[]];
  tokens.slice(from).forEach((token, i) => {
    const { form, upos, xpos, deprel } = token;
    const word = form.toLowerCase();
    if (upos === 'PUNCT' || ARTICLE.test(word)) return;
    const opens = i > 0 && word !== 'of' && (deprel === 'case' || xpos === 'IN' || deprel === 'mark');
    const adverb = i > 0 && upos === 'ADV' && deprel === 'advmod';
    if (opens || adverb) chunks.push([]);
    chunks.at(-1)!.push(upos === 'VERB' ? lexicon.lemma(word, 'v') : token.lemma.toLowerCase());
    if (i === 0 && upos === 'ADV' && tokens.length > from + 1 && deprel === 'advmod') chunks.push([]);
  });
  return chunks.filter((chunk, i) => i === 0 || chunk.length > 0);
}

/** Phrases that say where, when or for whom, and nothing else; undefined of a text that has more. */
export function phrasesOf(text: string, lexicon: Lexicon): readonly string[] | undefined {
  const told = text.trim().replace(/^[,\s]+|[.,\s]+$/g, '');
  if (isTime(told)) return [told.toLowerCase().replace(/\b(?:the|a|an) /g, '')];
  const said = `They stayed ${told}`;
  const tokens = parseSentence(said, 0, said.length).tokens.slice(1);
  if (tokens.some(({ form }) => UNSURE.test(form) || /^[,;:(]$/.test(form))) return undefined;
  const [core = [], ...phrases] = chunksOf(tokens, 0, lexicon);
  return core.length > 1 ? undefined : phrases.map((chunk) => chunk.join(' '));
}

/** "Unpaid" is not paid; "above the poverty line" is not in poverty. */
function unfold(predicate: Predicate, lexicon: Lexicon): Predicate {
  const [word = '', ...rest] = predicate.core;
  const bare = /^un(.{3,})$/.exec(word)?.[1];
  if (predicate.stands && bare !== undefined && PARTICIPLE.test(bare)) {
    const lemma = lexicon.lemma(bare);
    if (lemma !== bare || bare === 'read')
      return { ...predicate, negated: !predicate.negated, core: [lemma, ...rest] };
  }
  const line = predicate.adjuncts.findIndex((one) => POVERTY.test(one));
  if (line < 0) return predicate;
  const [, side, kind] = POVERTY.exec(predicate.adjuncts[line]!)!;
  const adjuncts = predicate.adjuncts.with(line, `in ${kind}`);
  return { ...predicate, adjuncts, negated: predicate.negated !== (side === 'above') };
}

/** Who lives under the line lives in it. */
const POVERTY = /^(above|below|under) ((?:\w+ )?poverty) line$/;
const PARTICIPLE = /(?:ed|paid|sold|read|sent|kept|known|seen|met|built|broken|taken|written|claimed)$/;

/** How what a claim says stands to what evidence says of some of the same group; undefined where that is not known. */
export type Relation = 'same' | 'wider' | 'narrower' | 'apart';

/** `wider`: whoever is what the evidence says is what the claim says, too. What denies either is left aside. */
export function relationOf(own: Predicate, fact: Predicate): Relation | undefined {
  if (own.stands !== fact.stands || own.tense !== fact.tense) return undefined;
  const [claim, stated] = [timed(own), timed(byWhomever(fact, own), own.time)];
  if (allOf(claim) === allOf(stated)) return 'same';
  const fewer = includes(stated.adjuncts, claim.adjuncts);
  const more = includes(claim.adjuncts, stated.adjuncts);
  if (isSame(claim.core, stated.core))
    return fewer && more ? 'same' : fewer ? 'wider' : more ? 'narrower' : undefined;
  if (fewer && isTimedBehind(stated.core, claim.core)) return 'wider';
  if (more && isTimedBehind(claim.core, stated.core)) return 'narrower';
  return fewer && more && exclude(claim.core, stated.core) ? 'apart' : undefined;
}

/** "We shipped nine": nine were shipped, and by nobody else. */
const byWhomever = (fact: Predicate, { adjuncts }: Predicate): Predicate =>
  adjuncts.some((one) => one.startsWith('by '))
    ? fact
    : { ...fact, adjuncts: fact.adjuncts.filter((one) => !/^by (?:we|they|i)$/.test(one)) };

/** Whether one predicate has all words of another and goes on, so that whoever is the one may be the other. */
export function saysMore(long: Predicate, short: Predicate): boolean {
  if (long.stands !== short.stands || long.negated) return false;
  const [said, own] = [allOf(long), allOf(short)];
  return said.startsWith(`${own} `);
}

const allOf = ({ core, adjuncts }: Predicate): string => [...core, ...adjuncts].join(' ');

/** With when it was among what tells more of it; how things stand is told of a time without it. */
const timed = (one: Predicate, asked?: string): Predicate =>
  one.time === '' || (asked === '' && one.tense === 'present')
    ? one
    : { ...one, adjuncts: [...one.adjuncts, one.time] };

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);
const includes = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

/** Whether all that one has beyond the other is when it was. */
function isTimedBehind(long: readonly string[], short: readonly string[]): boolean {
  if (short.length === 0 || long.length <= short.length) return false;
  const rest = long.slice(short.length).join(' ');
  return isSame(long.slice(0, short.length), short) && (isTime(rest) || rest === 'overnight');
}

/** Words of which one thing is no more than one, in one place and at one time. */
const EXCLUSIVE: readonly ReadonlySet<string>[] = [
  'red orange yellow green blue purple violet pink brown black white grey gray beige maroon cyan magenta turquoise',
  'approve reject decline',
  'accept reject decline refuse',
  'pass fail',
  'pay overdue outstanding',
  'open close shut',
  'online offline',
  'present absent',
  'win lose',
  'positive negative',
  'early late',
  'married single divorced widowed',
].map((words) => new Set(words.split(' ')));

/** Whether nothing can be both: the two differ in one word, and its two are of a kind that excludes each other. */
function exclude(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const differing = a.flatMap((word, i) => (word === b[i] ? [] : [[word, b[i]!] as const]));
  const [pair] = differing;
  return differing.length === 1 && EXCLUSIVE.some((words) => words.has(pair![0]) && words.has(pair![1]));
}
