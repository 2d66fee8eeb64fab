/** A rule as its subject and what is said of it, and the forms that its verbs take. */
import { lately } from '../../../../text/lately.ts';
import type { Lexicon } from '../../../../text/lexicon/index.ts';
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';

/** The main clause of a sentence. */
export interface Main {
  /** What stands before the subject: "From May, ". */
  readonly lead: string;
  readonly subject: string;
  readonly predicate: string;
  readonly plural: boolean;
}

/** Main clauses of texts that were asked for lately: a claim's and a sentence's are asked for by many turns. */
const MOST_REMEMBERED = 64;
const remembered = new Map<string, Main | undefined>();

/** The main clause of a text without its full stop; undefined where it has none that opens with its subject. */
export function mainOf(text: string): Main | undefined {
  if (remembered.has(text)) return remembered.get(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const main = readMain(text);
  remembered.set(text, main);
  return main;
}

function readMain(text: string): Main | undefined {
  const tree = new Tree(parseSentence(`${text}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const [subject] = root < 0 ? [] : tree.with(root, 'nsubj', 'nsubj:pass');
  if (subject === undefined || subject > root) return undefined;
  const { start, end } = tree.span(subject, true);
  if (end > tree.token(root).start) return undefined;
  const { xpos, form } = tree.token(subject);
  const joined = tree.with(subject, 'conj').length > 0;
  return {
    lead: text.slice(0, start),
    subject: text.slice(start, end),
    predicate: text.slice(end).trim(),
    plural: joined || /^NNP?S$/.test(xpos) || /^(?:we|you|they|all|both|these|those)$/i.test(form),
  };
}

/** The dictionary form of a verb, and the rest of what it opens. */
export function verbFirst(
  predicate: string,
  lexicon: Lexicon,
): { readonly lemma: string; readonly rest: string } | undefined {
  const found = /^([a-z]+)\b(.*)$/su.exec(predicate);
  if (found === null) return undefined;
  const [, form = '', rest = ''] = found;
  const lemma = /^(?:is|are|be|being)$/.test(form) ? 'be' : lexicon.lemma(form, 'v');
  return lexicon.lemmas(form).some(({ pos }) => pos === 'v') || lemma === 'be' ? { lemma, rest } : undefined;
}

/** A regular expression's source for a length of time. */
export const SPAN = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|thirty|\d+)(?:[ -](?:full|working|business|calendar|whole))?[ -](?:minutes?|hours?|days?|nights?|weeks?|months?|years?)`;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;
const TELLING_NOTHING =
  /^(?:the|an?|this|that|these|those|our|your|their|its|his|her|my|all|each|every|any|of|and|or|no|not|only|both|to|in|on|at|for|by|with|from|s)$/;
/** How a word begins: as much of it as forms of one word share. */
const STEM = 5;

/** The words of a text that tell something, each as far as its forms share it. */
export const stemsOf = lately((text): readonly string[] =>
  (text.toLowerCase().match(WORD) ?? [])
    .filter((word) => !TELLING_NOTHING.test(word))
    .map((word) => word.slice(0, STEM).replace(/(?<=..)e?s$/, '')),
);

/** A phrase as it stands within a sentence: a name keeps its capital. */
export const lowered = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}+(?: \p{Ll}|$))/u, (letter) => letter.toLowerCase());

/** What says, before a verb, that it may not be done or is not. */
export const BARRED =
  /^(?:must not|may not|can ?not|shall not|(?:is|are) not (?:allowed|permitted|able) to|(?:is|are) not to|do(?:es)? not|will not|(?:is|are) not)\b /u;
