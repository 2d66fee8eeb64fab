/**
 * A claim of several facts about one thing as a claim of each: "The loan is approved, amounts to $4,000 and runs 24 months."
 * Each fact begins with a verb of its own tense, and is said again of the subject.
 */
import { fold } from '../../text/chars.ts';
import { CONDITION, cueOf, EXCEPTION, HEDGE, NEGATION, ONLY } from '../../text/cues.ts';
import { matchesOf } from '../../text/matches.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { type Piece, pieced, type Recast } from '../carry/recast.ts';

const JOINT = /,? and |, /g;
/** Facts of one claim, at the most. */
const MOST = 8;
/** Said of the facts together, of somebody who is only named by what is said first, or by somebody. */
const TOGETHER =
  /\b(?:either|neither|nor|or|both|whether|if|unless|before|after|when|while|until|because|according|respectively|not only|together)\b|[?:;"\u201c\u201d()]/i;
const UNSET =
  /^(?:an?|some|one|two|three|four|five|six|seven|eight|nine|ten|\d+|several|many|most|few|no|nobody|none|nothing|each|every|any|all|half|someone|somebody|something|another|other|at)\b/i;
const PRONOUN =
  /\b(?:he|him|his|she|hers?|it|its|they|them|their|theirs|this|that|these|those|which|who|whose|there)\b/i;
const CUES = ONLY | EXCEPTION | CONDITION | HEDGE | NEGATION;
const FINITE: ReadonlySet<string> = new Set(['VBD', 'VBZ', 'MD']);
/** Verbs that are no other word. */
const PLAIN_VERB = /^(?:is|was|has|had|does|did|will|can|must|may|are|were|have)$/;

/** What a claim says of one thing, fact by fact; undefined for one that says fewer than three, or of more than one. */
export function eachFact(text: string): readonly Recast[] | undefined {
  const said = text.replace(/(?<![.\s])[.\s]+$/, '');
  if (!/, .+ and /.test(said) || TOGETHER.test(said) || PRONOUN.test(said) || UNSET.test(said))
    return undefined;
  const bounds = factsOf(said);
  if (bounds === undefined) return undefined;
  const subject = subjectOf(said.slice(0, bounds[0]!.end));
  if (subject === undefined || cuesOf(said.slice(0, bounds[0]!.end)) & CUES) return undefined;
  return bounds.map((one, i) => pieced(said, i === 0 ? [one] : [subject, one]));
}

/** Where the facts stand, the first with the subject; undefined for fewer than three. */
function factsOf(said: string): readonly Piece[] | undefined {
  const whole = new Tree(parseSentence(`${said}.`));
  const facts: Piece[] = [];
  let start = 0;
  for (const { index, 0: joint } of [...matchesOf(said, JOINT), { index: said.length, 0: '' }]) {
    const next = index + joint.length;
    if (joint !== '' && !beginsWithVerb(said, next, whole)) continue;
    facts.push({ start, end: index });
    start = next;
  }
  const listed = facts.length > 2 && / and $/.test(said.slice(facts.at(-2)!.end, facts.at(-1)!.start));
  return listed && facts.length <= MOST ? facts : undefined;
}

/** Whether what begins here has a tense of its own and no subject: as it would be said of "it". */
function beginsWithVerb(said: string, at: number, whole: Tree): boolean {
  const rest = said.slice(at);
  const [first = ''] = rest.split(/\s/, 1);
  if (!/^\p{Ll}+$/u.test(first) || !/\s/.test(rest)) return false;
  if (!PLAIN_VERB.test(first)) {
    const inWhole = whole.tokens.find(({ start }) => start === at);
    const end = matchesOf(rest, JOINT)[0]?.index ?? rest.length;
    const alone = new Tree(parseSentence(`It ${rest.slice(0, end)}.`));
    const { head, xpos } = alone.token(1);
    if (head >= 0 || !FINITE.has(xpos)) return false;
    // "Pears from Spain": what may be the next of a list is a verb where the sentence has it for one.
    if (xpos === 'VBZ' && inWhole?.upos !== 'VERB' && NOUN_LIKE.test(rest)) return false;
  }
  return true;
}

/** What follows a noun at least as well as a verb. */
const NOUN_LIKE = /^\p{Ll}+s(?: (?:from|of|for|with|in|at|and)\b|,|$)/u;

/** The subject of a clause that begins with it: by its parse, or else what stands before the first that is a verb of "it". */
function subjectOf(clause: string): Piece | undefined {
  const tree = new Tree(parseSentence(`${clause}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  // What somebody says has a subject of its own.
  if (root >= 0 && tree.with(root, 'ccomp', 'csubj', 'parataxis').length > 0) return undefined;
  const [found] = root < 0 ? [] : tree.with(root, 'nsubj', 'nsubj:pass');
  if (found !== undefined && found < root) {
    const { start, end } = tree.span(found, true);
    return start === 0 ? { start, end } : undefined;
  }
  const verb = tree.tokens.find(
    ({ start }, at) => at > 0 && at <= LONGEST_SUBJECT && beginsWithVerb(clause, start, tree),
  );
  return verb && { start: 0, end: verb.start };
}

/** Tokens of a subject that the parse does not tell. */
const LONGEST_SUBJECT = 5;

const cuesOf = (text: string): number =>
  text
    .split(/[^\p{L}\p{N}'\u2019]+/u)
    .reduce((cues, word) => cues | (word === '' || word === 'May' ? 0 : cueOf(fold(word), 'en')), 0);
