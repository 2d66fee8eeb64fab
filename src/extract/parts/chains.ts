/**
 * Verbs in a row under one subject: `was received on 2 May, reviewed on 5 May and is closed`. Each becomes a claim
 * with the subject, and with the auxiliary of the first one where it has none itself.
 */
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Parse, ParsedToken } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import { isClause, isPastHeadline, readsAsClause, SELF_MADE, STATE, subjectEnd } from './clauses.ts';
import { DOUBTS, REACHING } from './guards.ts';
import type { Half } from './halves.ts';
import { opensWithPlural } from './joined.ts';
import { subtree } from './tokens.ts';
import { hiddenMain, hiddenVerb } from './verbs.ts';

/** Verbs of one row, at the most. */
const MOST_VERBS = 5;
const PAST = new Set(['VBD', 'VBN']);
/** Auxiliaries that a row of participles shares without saying more than that it was so. */
const SHARED = /^(?:was|were|is|are|been|been|being|has|have|had|'ve|'s|'re)$/i;
/** Words that stand behind a joint and before its verb without a say in it. */
const PASSED = new Set(['then', 'later', 'finally', 'afterwards', 'subsequently', 'therefore']);
/** Words that stand there too and are told with the verb. */
const TOLD = new Set(
  'now also still usually normally always already currently automatically eventually'.split(' '),
);
/** Forms that are verbs and nothing else: what begins with one has its tense itself. */
const OWN =
  /^(?:is|are|was|were|has|have|had|will|must|should|can|could|may|might|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|hasn['’]t|won['’]t|does|doesn['’]t|didn['’]t|did)$/i;
/** Forms in -s that are no noun, whatever they are read as: "is allowed for six months and requires consent". */
const ONLY_VERBS = new Set(
  'requires includes expires applies receives allows begins contains becomes arrives belongs consists exceeds ensures provides gives gets earns entitles'.split(
    ' ',
  ),
);
/** What stands behind a form in -s that is a verb, and seldom behind a noun in a list. */
const OBJECT = new Set(['$', 'CD', 'DT', 'PRP$']);

const ALTERNATIVE = /^(?:or|either|nor|neither)$/i;

/** Where a member of the row begins: its joint, its first word and its verb. */
interface Member {
  readonly joint: number;
  readonly from: number;
  readonly verb: number;
  /** Whether its verb has a tense of its own. */
  readonly own: boolean;
}

/** The members of a row of verbs; undefined where a part does not read alone as what it says there. */
export function chain(text: string, { tokens }: Tree): readonly Half[] | undefined {
  if (tokens.some(({ form }) => ALTERNATIVE.test(form))) return undefined;
  const members = withoutStrays(tokens);
  const last = members.at(-1);
  if (last === undefined || members.length >= MOST_VERBS || !closesRow(tokens, last)) return undefined;
  const first = tokens.slice(0, members[0]!.joint);
  const head = headOf(text, first);
  if (head === undefined || first.at(-1)!.form === ')') return undefined;
  if (opensAnother(tokens.slice(0, last.joint))) return undefined;
  if (members.some(({ verb }) => disagrees(head, tokens[verb]!.form))) return undefined;
  if (!members[0]!.own && first.at(-1)!.start <= head.verb) return undefined;
  const ends = members.map((_, i) => members[i + 1]?.joint ?? tokens.length);
  if (/^there$/i.test(head.subject)) return besideThere(text, tokens, members);
  // "Cleaned, refilled and tested on 4 May": what stands behind the last verb belongs to all.
  if (members.some(({ verb }, i) => i + 1 < members.length && ends[i]! - 1 <= verb)) return undefined;
  const parts: Half[] = [];
  let active = false;
  for (const [i, member] of members.entries()) {
    active = !member.own && (active || isActive(tokens, member.verb));
    const lead = active && head.helped !== '' ? head.subject : leadFor(head, members[i - 1], member, tokens);
    const part = { start: tokens[member.from]!.start, end: tokens[ends[i]! - 1]!.end, lead: lead ?? '' };
    if (lead === undefined || !readsAs(`${lead} `, text.slice(part.start, part.end), tokens[member.verb]!))
      return undefined;
    parts.push(part);
  }
  return [{ start: tokens[0]!.start, end: first.at(-1)!.end, lead: '' }, ...parts];
}

/**
 * `There is no fee here, but transfers abroad cost $15`: what is there does nothing, so the clause behind it has a
 * subject of its own that was taken for its verb. undefined where it does not read alone.
 */
function besideThere(
  text: string,
  tokens: readonly ParsedToken[],
  members: readonly Member[],
): readonly Half[] | undefined {
  const [{ joint, from }] = members as readonly [Member];
  const right = { start: tokens[from]!.start, end: tokens.at(-1)!.end, lead: '' };
  const told = text.slice(right.start, right.end);
  if (members.length > 1 || !readsAsClause(told.charAt(0).toUpperCase() + told.slice(1))) return undefined;
  return [{ start: tokens[0]!.start, end: tokens[joint - 1]!.end, lead: '' }, right];
}

/** Verbs that keep an object though something is done to whoever is their subject: `was given a voucher`. */
const GIVING =
  /^(?:offer|give|send|ask|charge|pay|promise|grant|lend|show|tell|award|hand|refuse|deny|sell|teach|owe)$/;

/** `was offered $5, declined it and asked for more`: a past form with its object behind it shares no form of "be". */
function isActive(tokens: readonly ParsedToken[], verb: number): boolean {
  const { lemma, form, xpos } = tokens[verb]!;
  const next = tokens[verb + 1]?.xpos ?? '';
  if (!PAST.has(xpos) || !/(?:ed|d|t)$/.test(form)) return false;
  const told = /^(?:same|next|following|day|week|month|year|morning|evening|night|moment)$/i.test(
    tokens[verb + 2]?.form ?? '',
  );
  return next === 'PRP' || (/^(?:DT|PRP\$)$/.test(next) && !told && !GIVING.test(lemma));
}

const isComma = (token: ParsedToken | undefined): boolean => token?.form === ',';
const isAnd = (token: ParsedToken | undefined): boolean => /^(?:and|but)$/i.test(token?.form ?? '');

/** `…, so you missed your connection and had to stay`: what follows goes on with the second subject. */
const opensAnother = (before: readonly ParsedToken[]): boolean =>
  before.some(
    ({ form }, at) =>
      at > 2 &&
      /^(?:you|we|they|he|she|it|i)$/i.test(form) &&
      /^(?:so|but|and|while|whereas|although|though|because|since)$/i.test(before[at - 1]!.form),
  );

/** `The tender closed, …, of which two were late and were excluded`: what is said of several is of another subject. */
const disagrees = ({ subject, plural }: RowHead, form: string): boolean =>
  /^(?:were|are|have)$/i.test(form) &&
  !plural &&
  !/^(?:you|we|they|i)$|\b(?:and|both|these|those)\b/i.test(subject);

/** A row ends with a conjunction, or with `then` behind a comma. */
const closesRow = (tokens: readonly ParsedToken[], { joint, from }: Member): boolean =>
  isAnd(tokens[joint]) || isAnd(tokens[joint + 1]) || /^then$/i.test(tokens[from - 1]!.form);

/** The members behind the first, without those at commas that only join two nouns. */
function withoutStrays(tokens: readonly ParsedToken[]): readonly Member[] {
  const found: Member[] = [];
  for (let at = 2; at < tokens.length; at++) {
    const one = memberAt(tokens, at);
    if (one !== undefined) found.push(one);
  }
  return found;
}

/** The member that a comma or conjunction opens here. */
function memberAt(tokens: readonly ParsedToken[], joint: number): Member | undefined {
  const comma = isComma(tokens[joint]);
  if (!comma && !isAnd(tokens[joint])) return undefined;
  if (!comma && isComma(tokens[joint - 1])) return undefined;
  const closing = !comma || isAnd(tokens[joint + 1]);
  let from = joint + (comma && isAnd(tokens[joint + 1]) ? 2 : 1);
  while (PASSED.has(tokens[from]?.form.toLowerCase() ?? '')) from++;
  let verb = from;
  while (closing && TOLD.has(tokens[verb]?.form.toLowerCase() ?? '')) verb++;
  const { form, xpos, upos } = tokens[verb] ?? {};
  if (form === undefined || xpos === undefined) return undefined;
  if (OWN.test(form)) return { joint, from, verb, own: true };
  if (PAST.has(xpos) && upos === 'VERB' && /ed$|^[a-z]{3,}$/.test(form))
    return { joint, from, verb, own: false };
  const shared = xpos === 'VB' || xpos === 'VBP';
  const told = from > joint + 1 || verb > from || OBJECT.has(tokens[verb + 1]?.xpos ?? '');
  // "Starts on 4 May, runs for six weeks and ends": between commas a form in -s with a phrase behind it.
  const between =
    comma && !closing && /^(?:CD|NNP)$/.test(tokens[joint - 1]!.xpos) && tokens[verb + 1]?.xpos === 'IN';
  const present = xpos === 'VBZ' || (xpos === 'NNS' && (told || between || ONLY_VERBS.has(form)));
  // "You fly at 7:05 and land at 9:40", "Doors open at 7 and close at 10": behind a time no noun goes on.
  if (
    closing &&
    /^(?:NN|JJ)$/.test(xpos) &&
    tokens[joint - 1]!.xpos === 'CD' &&
    /^(?:IN|TO)$/.test(tokens[verb + 1]?.xpos ?? '')
  )
    return { joint, from, verb, own: false };
  if (!shared && !(present && /^[a-z]+s$/.test(form) && !opensWithPlural(tokens, verb))) return undefined;
  return shared && !closing ? undefined : { joint, from, verb, own: !shared };
}

/** What the first member gives to those behind it. */
interface RowHead {
  readonly subject: string;
  /** Subject and auxiliaries, for verbs that share them; '' where they do not share plainly. */
  readonly helped: string;
  /** Whether the auxiliaries make a promise of what follows: `will relabel it and send it`. */
  readonly promises: boolean;
  readonly plural: boolean;
  /** Where its verb begins. */
  readonly verb: number;
}

function leadFor(
  head: RowHead,
  before: Member | undefined,
  { own, verb }: Member,
  tokens: readonly ParsedToken[],
): string | undefined {
  const { form, lemma, xpos } = tokens[verb]!;
  if (own || SELF_MADE.has(lemma)) return head.subject;
  const bare = !PAST.has(xpos);
  if (before?.own) return bare ? undefined : leadBehind(head, tokens, before.verb, verb, form !== lemma);
  if (bare) return head.promises ? head.helped : head.plural && xpos !== 'VB' ? head.subject : undefined;
  return head.promises || head.helped === '' ? undefined : head.helped;
}

/** What a verb without tense takes over from the member before it: `left on Monday, was held and released`. */
function leadBehind(
  { subject }: RowHead,
  tokens: readonly ParsedToken[],
  from: number,
  to: number,
  past: boolean,
): string | undefined {
  const { form, xpos, upos } = tokens[from]!;
  if (xpos === 'MD') return past ? subject : undefined;
  if (tokens.slice(from, to).some(({ lemma }) => REACHING.has(lemma))) return undefined;
  return upos === 'AUX' && SHARED.test(form) ? `${subject} ${form}` : subject;
}

function headOf(text: string, first: readonly ParsedToken[]): RowHead | undefined {
  const start = first[0]!.start;
  const bare = isComma(first.at(-1)) ? first.slice(0, -1) : first;
  const parse = parseSentence(`${text.slice(start, bare.at(-1)!.end)}.`);
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || holdsClause(tree, root)) return undefined;
  if (isPastHeadline(parse)) return nounHead(parse, root + 1, start);
  if (!isClause(parse)) {
    const verb = hiddenMain(parse);
    return verb > 0 ? nounHead(parse, verb, start) : undefined;
  }
  const until = subjectEnd(parse);
  const from = subjectStart(tree, root);
  const helpers = tree.with(root, 'aux', 'aux:pass', 'cop').filter((at) => at >= until);
  const verb = tree.token(root).upos === 'VERB' ? root : Math.min(parse.tokens.length, ...helpers);
  if (until < 1 || verb >= parse.tokens.length) return undefined;
  if (parse.tokens.slice(0, Math.max(root, until)).some(({ lemma }) => REACHING.has(lemma))) return undefined;
  const promises = helpers.some((at) => /^(?:will|'ll)$/i.test(tree.token(at).form));
  const doubted = tree.with(root, 'advmod').some((at) => at < root && DOUBTS.has(tree.token(at).lemma));
  if (doubted) return undefined;
  const modal = helpers.some((at) => tree.token(at).xpos === 'MD');
  const past = PAST.has(tree.token(root).xpos);
  const plain = past && helpers.every((at) => SHARED.test(tree.token(at).form));
  const shares = promises ? helpers.length === 1 : plain && !modal;
  const subject = joinedOf(parse.tokens, parse.tokens.slice(from, until));
  const shared = shares
    ? joinedOf(parse.tokens, [...parse.tokens.slice(from, until), ...helpers.map((at) => tree.token(at))])
    : '';
  return {
    subject,
    helped: shared,
    promises,
    plural:
      !/^(?:it|he|she|this|that)$/i.test(subject) && /^(?:NNS|NNPS|PRP)$/.test(parse.tokens[until - 1]!.xpos),
    verb: start + tree.token(verb).start,
  };
}

/** `Born in Oslo, she …`: what is told of the subject before it is told once. */
function subjectStart(tree: Tree, root: number): number {
  if (!/^VB[NG]$/.test(tree.token(0).xpos)) return 0;
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass');
  return subject === undefined ? 0 : subtree(tree, subject)[0]!;
}

/** `The contract started on 1 March`, `The item ships from Italy`: read as a noun with words behind it. */
function nounHead({ tokens }: Parse, verb: number, start: number): RowHead | undefined {
  if (verb < 1 || tokens.slice(0, verb).some(({ lemma }) => REACHING.has(lemma))) return undefined;
  const subject = joinedOf(tokens, tokens.slice(0, verb));
  const past = tokens[verb]!.xpos === 'VBN';
  const plural = /^NNP?S$/.test(tokens[verb - 1]!.xpos);
  return { subject, helped: past ? subject : '', promises: false, plural, verb: start + tokens[verb]!.start };
}

/** Whether a clause hangs in another: which of them the later verbs go on is then open. */
function holdsClause(tree: Tree, root: number): boolean {
  return tree.tokens.some(({ deprel, xpos, head }, at) => {
    if (deprel === 'xcomp') return head !== root || !STATE.has(xpos);
    if (deprel === 'advcl') return head !== root || tree.with(at, 'mark', 'nsubj', 'nsubj:pass').length > 0;
    return deprel === 'ccomp' || deprel === 'acl:relcl' || deprel === 'csubj';
  });
}

/** Tokens again as they were spaced, those before them left out. */
function joinedOf(all: readonly ParsedToken[], some: readonly ParsedToken[]): string {
  let out = '';
  for (const token of some) {
    const before = all[all.indexOf(token) - 1];
    out += (out === '' || before?.end === token.start ? '' : ' ') + token.form;
  }
  return out;
}

/** Whether a verb with the lead before it is a statement whose main word is that verb, or said by it. */
function readsAs(lead: string, words: string, { form, xpos }: ParsedToken): boolean {
  const said = parseSentence(`${lead}${words.replace(/(?<![.,;:\s])[.,;:\s]+$/, '')}.`);
  const tree = new Tree(said);
  const verb = said.tokens.findIndex((token) => token.start >= lead.length && token.form === form);
  if (verb < 0) return false;
  const { head, deprel } = tree.token(verb);
  const says = head < 0 || (/^(?:aux|aux:pass|cop)$/.test(deprel) && tree.token(head).head < 0);
  if (!says) return false;
  if (isClause(said) || isOfGerund(tree, verb)) return true;
  return (xpos === 'VBZ' || xpos === 'NNS') && head < 0 && hiddenVerb(said) === verb;
}

/** `Switching takes effect`: a subject of one word, read as a clause. */
const isOfGerund = (tree: Tree, verb: number): boolean =>
  verb === 1 && tree.token(0).deprel === 'csubj' && tree.token(verb).head < 0;
