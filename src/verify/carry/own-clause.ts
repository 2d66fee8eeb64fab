/**
 * A clause of a sentence that is the statement word for word, where what it is joined to takes nothing from it: "Anna has a
 * licence" of "Anna has a licence and Ben has none", "only one lamp arrived" of "only one lamp arrived, and its shade was
 * cracked". What the rest denies, limits or leaves open is said of the rest.
 */
import { CONDITION, EXCEPTION, HEDGE, NEGATION, ONLY, RETRACTION } from '../../text/cues.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import { sideOf } from './halves.ts';

/** Words that a sentence may have between those of the statement: they say when among other things, and nothing of whether. */
const PASSED_OVER = new Set(
  'then later afterwards subsequently meanwhile therefore thus also finally'.split(' '),
);
const MOST_PASSED_OVER = 2;
/** Fewer words make no clause of which anything could be told. */
const LEAST_WORDS = 4;

/** What may take in more than the clause it stands in, or leaves open what is joined to it. */
const SPANNING =
  /\b(?:according to|either|neither|whether|both|not only|as well|that|who|which|if|when|unless|because|since|although|though|while|whereas|until|once|say|says|said|or|nor)\b|[:"\u201c\u201d()?]/i;
const LEAVING_OPEN = CONDITION | EXCEPTION | HEDGE | ONLY | RETRACTION;
/** What takes back in the rest what the clause says, or tells what became of it. */
const UNDOING =
  /\b(?:revers|bounc|void|revok|rescind|retract|withdr|undo|annul|cancel|mistake|error|wrong|false|untrue|incorrect|fail|reject|return|declin|overturn|overrul|amend|correct|instead|replac|supersed|reopen|resum|restor|lapse|expire|end(?:ed|s)?\b|stop|again|no longer|until|unless|if\b|except|only (?:if|when|where|with|on|for|after|until|in)|provided|subject to|except|apart|untrue|not true|not so|denie|disput|claim|alleg|say|said|accord|changed (?:his|her|its|their) mind)/i;

/** What a clause is set against, and takes nothing from: "…, not by the other", "… but shorter than Nia", "…, 60 more than in April". */
const CONTRASTED =
  /^,? (?:(?:and )?not (?!(?:yet|for|so|as|long)\b)|rather than |instead of |but [\p{L}]+er than |but (?!only\b|not\b|if\b|for\b|with\b|on\b|in\b|at\b|from\b|just\b)[\p{L}-]+ only |\d[\d.,]* (?:more|fewer|less|higher|lower) than )/iu;
const LIMITING =
  /\b(?:if|unless|until|always|all|everywhere|every|yet|except|when|where|provided|subject|expected|planned|true|sure|certain|correct|confirmed|verified|clear|including|counting|in (?:full|part|practice|fact)|completely|entirely|fully|wholly|quite|really)\b|[?;"\u201c\u201d]/i;

/** The text of the clause; undefined where no clause of the sentence is the statement. */
export function ownClause(
  statement: Reading,
  { reading, source, sentence }: AlignedSentence,
): string | undefined {
  const { words } = reading;
  if (statement.words.length < LEAST_WORDS || words.length <= statement.words.length) return undefined;
  if (statement.question || reading.question) return undefined;
  for (let from = 0; from + statement.words.length <= words.length; from++) {
    const found = wordsFrom(statement.words, words, from);
    if (found === undefined) continue;
    const tagged = new Map(source.parsed(sentence).tokens.map((token) => [token.start, token]));
    if (begins(reading, from) && ends(reading, found.to, tagged))
      return `${found.words.map(({ start, end }) => reading.text.slice(start, end)).join(' ')}.`;
  }
  return undefined;
}

/** The words of a sentence from `from` on that are those of a statement, and where the next one stands. */
function wordsFrom(
  ours: readonly Word[],
  theirs: readonly Word[],
  from: number,
): { readonly words: readonly Word[]; readonly to: number } | undefined {
  const words: Word[] = [];
  let passed = 0;
  let at = from;
  for (; words.length < ours.length && at < theirs.length; at++) {
    const word = theirs[at]!;
    if (word.form === ours[words.length]!.form) words.push(word);
    else if (words.length > 0 && PASSED_OVER.has(word.form) && passed < MOST_PASSED_OVER) passed++;
    else return undefined;
  }
  return words.length === ours.length ? { words, to: at } : undefined;
}

type Tagged = ReadonlyMap<number, ParsedToken>;

/** Whether a clause may begin at a word: the sentence does, or what stands before is a clause that ends there. */
function begins({ text, start, words }: Reading, from: number): boolean {
  if (from === 0) return /^\s*$/.test(text.slice(start, words[0]!.start));
  const before = words.slice(0, from);
  const left = text.slice(start, words[from]!.start);
  const joined = /; *$/.test(left) || /^(?:and|but)$/.test(before.at(-1)!.form);
  if (!joined || SPANNING.test(left)) return false;
  if (!isClause(left.replace(/(?:;|,? (?:and|but)) *$/, ''))) return false;
  return !before.some(({ cue }) => (cue & LEAVING_OPEN) !== 0);
}

/** Whether a clause may end before a word: the sentence does, or what follows is a clause that takes nothing back. */
function ends({ text, start, end, words }: Reading, to: number, tagged: Tagged): boolean {
  const last = words[to - 1]!;
  const rest = text.slice(last.end, end);
  if (/^[.!\s]*$/.test(rest)) return true;
  if (CONTRASTED.test(rest) && !LIMITING.test(rest)) return true;
  if (UNDOING.test(rest) || /[?"\u201c\u201d(]/.test(rest)) return false;
  // "…; members only", "…; it applies to members" bound it.
  if (/^;/.test(rest)) return !POINTING.test(words[to]!.form) && isClause(rest.slice(1).trimStart());
  const joint = /^(,?) (and|but|although|even though|since) /.exec(rest);
  if (joint === null) return isAside(rest, words.slice(to), tagged);
  const [, comma, word] = joint;
  if (word === 'since' && comma === '') return false;
  const next = to + word!.split(' ').length;
  const first = words[next];
  if (first === undefined || words.slice(next).some(({ form }) => POINTING.test(form))) return false;
  const coordinated = word === 'and' || word === 'but';
  // "Contains no nuts but may contain traces of them".
  if (word === 'but' && MAY_BE.test(rest)) return false;
  // Of "not all signed and left" and "few came and stayed" the first half says less.
  if (coordinated && TENSED.has(tagged.get(first.start)?.xpos ?? ''))
    return !QUANTIFIED.test(text.slice(start, last.end));
  // "71 passengers and crew and five …" goes on with what the clause ends in.
  if (comma === '' && coordinated && !first.capital && !OPENS_NOUN.test(first.form)) return false;
  return isClause(text.slice(first.start, end));
}

/**
 * Whether what follows a clause behind a comma only tells more of what it names: "…, payable in advance", "…, which is held
 * in a scheme", "…, a teacher from Graz".
 */
function isAside(rest: string, words: readonly Word[], tagged: Tagged): boolean {
  const [first] = words;
  if (first === undefined || !/^, \p{Ll}/u.test(rest) || rest.includes(';') || LIMITING.test(rest))
    return false;
  if (DOUBTING.test(rest) || words.some(({ cue }) => (cue & (LEAVING_OPEN | NEGATION)) !== 0)) return false;
  if (/^(?:which|who|whose|where)$/.test(first.form)) return true;
  if (BOUNDING.test(first.form)) return false;
  return /^(?:JJ|VBN|VBG)$/.test(tagged.get(first.start)?.xpos ?? '') || /^, an? \p{Ll}/u.test(rest);
}

/** Participles and adjectives that bound what stands before them. */
const BOUNDING =
  /^(?:given|provided|providing|assuming|supposing|depending|dependent|based|limited|restricted|reserved|available|applicable|excluding|barring|pending|starting|beginning|effective|valid|as|other|more|less|fewer|up|compared|conditional|contingent|minus|plus|net|including|allegedly|reportedly)$/;
const DOUBTING =
  /\b(?:believ|doubt|suppos|hop(?:es?|ed|ing)\b|guess|think|thought|assum|rumou?r|pretend|dream|joke|imagin|feign|might|may|could|would|should|almost|nearly|barely|hardly|so far|at first|initially|temporar|original|previous|former|for now|until)/i;

/** What may be so all the same. */
const MAY_BE = /^,? but (?:it |they )?(?:may|might|could)\b/iu;

/** Subjects of which another predicate makes others. */
const QUANTIFIED =
  /^\s*(?:not|no|nobody|none|nothing|neither|few|hardly|only|some|most|many|several|half|\d+|one|two|three|four|five)\b/i;
const OPENS_NOUN =
  /^(?:the|an?|his|her|its|their|our|your|my|each|all|both|some|no|two|three|four|five|he|she|they|we|i|you)$/;
/** What the rest may mean the clause itself by. */
const POINTING = /^(?:this|that|which|it|so|neither|nor|or)$/;
const TENSED = new Set(['VBD', 'VBZ', 'VBP', 'MD']);

/** Whether a text has a subject and a verb of its own tense. */
function isClause(text: string): boolean {
  const side = sideOf(text);
  if (side === undefined || side.subject < 0) return false;
  const { tree, root } = side;
  return [root, ...tree.with(root, 'aux', 'aux:pass', 'cop')].some((at) => TENSED.has(tree.token(at).xpos));
}
