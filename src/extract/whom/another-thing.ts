/** Evidence that says of another thing what a claim leaves open of what it is. */
import type { Antecedents, ExtractedClaim } from '../../domain/answer.ts';
import { fold } from '../../text/chars.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import { scan } from '../../text/scan.ts';
import { textOf } from '../parts/render.ts';
import { subtree } from '../parts/tokens.ts';
import { SORTS, type Sort } from './sorts.ts';
import { isLeftOut, namesIn } from './spoken-of.ts';
import { areTwoOfAKind, isNamedIn, mayBeOne, wordsOfName } from './thing-names.ts';

/** A passage that bears a claim out, in the text that it stands in. */
export interface PlacedPassage {
  readonly text: string;
  readonly title?: string;
  readonly start: number;
  readonly end: number;
}

/** Characters of a passage that are read for its subject, and before it for what that stands for. */
const LONGEST = 600;
const MOST_BEFORE = 1500;
const ALL: readonly Sort[] = ['thing', 'several', 'person'];

/**
 * Whether the passages that bear a claim out are of something else than the claim may be of. What the evidence calls by
 * another name is no other thing for that: the evidence must name the one as well, or tell the two apart by names or
 * numbers.
 * @param texts all that the evidence says
 */
export function isOfAnotherThing(
  { text, antecedents }: ExtractedClaim,
  passages: readonly PlacedPassage[],
  texts: readonly string[],
): boolean {
  if (antecedents === undefined) return false;
  const { names } = antecedents;
  const saying = passages.filter((one) => saysIt(one, text));
  const theirs = (saying.length > 0 ? saying : passages)
    .map((one) => spokenOfIn(one, text, antecedents))
    .filter((found) => found.length > 0);
  return (
    theirs.length > 0 &&
    theirs.every((found) => !names.some((name) => found.some((one) => mayBeOne(name, one)))) &&
    names.some(
      (name) =>
        theirs.some((found) => found.some((one) => areTwoOfAKind(name, one))) ||
        texts.some((one) => isNamedSomewhere(name, one)),
    )
  );
}

const quoteOf = ({ text, start, end }: PlacedPassage): string =>
  text.slice(start, Math.min(end, start + LONGEST));

/** Whether a passage has the main word of a claim. */
const saysIt = (passage: PlacedPassage, claim: string): boolean =>
  mainWordAt(parseSentence(quoteOf(passage)).tokens, claim) >= 0;

/** Where a passage has the main word of a claim; -1 for nowhere. */
function mainWordAt(tokens: readonly ParsedToken[], claim: string): number {
  const root = parseSentence(claim).tokens.find(({ head }) => head < 0);
  return tokens.findIndex(({ lemma, upos }) => lemma === root?.lemma && upos === root?.upos);
}

/** What a passage tells of, by names; none where that cannot be told. */
function spokenOfIn(passage: PlacedPassage, claim: string, { form, names }: Antecedents): readonly string[] {
  const quote = quoteOf(passage);
  const tree = new Tree(parseSentence(quote));
  const subject = subjectFor(tree, claim);
  const token = subject < 0 ? undefined : tree.token(subject);
  const pronoun = token && SORTS[token.form.toLowerCase()];
  if (pronoun !== undefined) return before(passage, pronoun === 'several' ? ALL : [pronoun]);
  const sorts = SORTS[form] === undefined || SORTS[form] === 'several' ? ALL : [SORTS[form]!];
  if (token === undefined) return isEntry(passage) ? entryAround(passage, names) : before(passage, sorts);
  const name = nameOf(quote, tree, subject);
  // "FedEx shipped order B-78", of what was shipped with FedEx; "we shipped it".
  if (token.upos === 'PRON' || (isNamedIn(name, claim) && !isNamedIn(name, form))) {
    const others = namesIn(quote, ALL).filter((one) => !isNamedIn(one, claim));
    return others.length > 0 ? others : before(passage, sorts);
  }
  const [noun, ...more] = wordsOfName(name);
  // "The plan" is the one that was named before.
  if (more.length > 0 || token.upos === 'PROPN' || noun === undefined) return [name];
  const named = before(passage, ALL).filter((one) => isNamedIn(noun, one));
  return named.length > 0 ? named : [name];
}

/** The subject in a passage of what a claim says; -1 for none. */
function subjectFor(tree: Tree, claim: string): number {
  const { tokens } = parseSentence(claim);
  const root = tokens.find(({ head }) => head < 0);
  const same = mainWordAt(tree.tokens, claim);
  const from = same >= 0 ? same : tree.tokens.findIndex(({ head }) => head < 0);
  const passive = root?.xpos === 'VBN';
  for (let at = from, steps = 0; at >= 0 && steps < 8; steps++) {
    const [subject] = tree.with(at, 'nsubj', 'nsubj:pass');
    const [object] = tree.with(at, 'obj');
    if (subject !== undefined && passive && object !== undefined && at === same) return object;
    const { deprel, head } = tree.token(at);
    if (deprel.startsWith('acl')) return head;
    if (subject !== undefined) return subject;
    at = head;
  }
  return -1;
}

const NAMING = /^(?:det|amod|compound|flat|nmod|nummod|appos|conj)/;

function nameOf(text: string, tree: Tree, at: number): string {
  const words = tree.children(at).filter((child) => NAMING.test(tree.token(child).deprel));
  const whole = [at, ...words.flatMap((one) => subtree(tree, one))].sort((a, b) => a - b);
  return textOf(text, tree, whole);
}

/** What the sentences before a passage speak of: the nearest that names something of these sorts. */
function before({ text, title, start }: PlacedPassage, sorts: readonly Sort[]): readonly string[] {
  const from = Math.max(0, start - MOST_BEFORE);
  for (const line of text.slice(from, start).split('\n').reverse()) {
    const { sentenceCount, sentenceStart, sentenceEnd } = scan(line);
    for (let at = sentenceCount - 1; at >= 0; at--) {
      const sentence = line.slice(sentenceStart[at], sentenceEnd[at]);
      // What it stands for is what this one stands for.
      if (/^(?:it|they|he|she) /i.test(sentence) || isLeftOut(sentence)) continue;
      const names = namesIn(sentence, sorts);
      if (names.length > 0) return names;
    }
    if (isTitle(line)) return [line];
  }
  return title === undefined ? [] : [title];
}

const isTitle = (line: string): boolean => /^(?:#+ |\*\*)\S/.test(line);

/** A field, an item or a row: no sentence of prose. */
const isEntry = ({ text, start }: PlacedPassage): boolean =>
  /^\s*(?:[-*•|]|\d+[.)] |[^.:\n]{1,40}: )/.test(lineAt(text, start));

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end);
}

/** The lines that an entry stands among, up to one that tells of another of the kind, or the title above them, as names. */
function entryAround({ text, title, start }: PlacedPassage, names: readonly string[]): readonly string[] {
  const own = lineAt(text, start);
  const lines = text
    .slice(Math.max(0, start - MOST_BEFORE), start)
    .split('\n')
    .slice(0, -1)
    .reverse();
  const gap = lines.findIndex((line) => line.trim() === '');
  const record = /^\s*[-*•|]/.test(own) ? [] : gap < 0 ? lines : lines.slice(0, gap);
  const near = [own, ...record];
  const other = near.findIndex((line) => names.some((name) => areTwoOfAKind(name, line)));
  if (other >= 0) return near.slice(0, other + 1);
  const above = lines.find((line) => isTitle(line) || /^[^:]+:$/.test(line)) ?? title;
  return [...near, ...(above === undefined ? [] : [above])];
}

/** Whether a text has the words of a name close to each other. */
function isNamedSomewhere(name: string, text: string): boolean {
  const words = wordsOfName(name);
  const rarest = [...words].sort(
    (a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)) || b.length - a.length,
  )[0];
  if (rarest === undefined) return false;
  const folded = fold(text);
  for (let at = folded.indexOf(rarest); at >= 0; at = folded.indexOf(rarest, at + rarest.length))
    if (isNamedIn(name, folded.slice(Math.max(0, at - NEAR), at + rarest.length + NEAR))) return true;
  return false;
}

const NEAR = 40;
