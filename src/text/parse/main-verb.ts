/**
 * Sentences whose parse has no verb with a tense for its root, though they have one: "The August rent amounts to 1,250."
 * read as amounts. The treebank has many headings and few such sentences, so the parse is made again for each verb that
 * may be the root.
 */
import { gather } from '../gather.ts';
import type { Parse, ParsedToken } from './types.ts';

/** Tags of words that may give a sentence its tense. */
export const FINITE: ReadonlySet<string> = new Set(['VBD', 'VBZ', 'VBP', 'MD']);
const HELPERS = new Set(['aux', 'aux:pass', 'cop']);
const SUBJECTS = new Set(['nsubj', 'nsubj:pass', 'csubj', 'csubj:pass', 'expl']);
/** Tags of what may be a verb with a tense that was taken for another word. */
const MISTAKEN = new Set(['NN', 'NNS', 'VB', 'VBP', 'VBN']);
const RELATIVE = new Set(['WP', 'WDT', 'WRB', 'WP$']);
const BEFORE = new Set(['mark', 'advcl', 'ccomp', 'parataxis', 'vocative', 'discourse']);
const FEWEST = 4;
/** Tokens of a sentence that is parsed anew, at the most: each verb of it costs a parse. */
const MOST = 60;
/** Verbs that are tried. */
const MOST_TRIED = 4;

/** Whether a text ends as a sentence does: what has no full stop may be a heading or a note. */
const isClosed = (text: string, end: number): boolean =>
  /[.!]["'\u2019\u201d)]?\s*$/.test(text.slice(Math.max(0, end - 6), end));

/** Whether a parse lacks a main verb that its sentence, which ends at `end`, should have. */
export function lacksVerb({ tokens }: Parse, text: string, end: number): boolean {
  if (tokens.length < FEWEST || tokens.length > MOST || !isClosed(text, end)) return false;
  const root = tokens.findIndex(({ head }) => head < 0);
  const { xpos } = tokens[root];
  const own = tokens.filter(({ head }) => head === root);
  const hasSubject = own.some(({ deprel }) => SUBJECTS.has(deprel));
  // "Mayor resigned", "invoice paid": a participle stands for its verb.
  if (xpos === 'VBN' && hasSubject && !isByMeans(tokens, root)) return false;
  return !hasTense(tokens, tokens[root]) || !hasSubject;
}

/** How something is done, and not by whom. */
const MEANS =
  /^(?:card|cash|cheque|check|phone|telephone|e-?mail|mail|post|letter|fax|train|bus|car|bike|bicycle|plane|air|taxi|boat|ship|sea|rail|road|courier|transfer|debit|app|hand|sms|text|mistake|accident|invoice)$/;
/** Words between "by" and its noun: "by direct debit", "by registered letter". */
const MOST_BETWEEN = 2;

/** "The customer paid by card": no participle has a means for its doer. */
export function isByMeans(tokens: Parse['tokens'], verb: number): boolean {
  if (tokens[verb]?.xpos !== 'VBN' || tokens[verb + 1]?.form.toLowerCase() !== 'by') return false;
  const behind = tokens.slice(verb + 2, verb + 3 + MOST_BETWEEN);
  const noun = behind.findIndex(({ xpos }, at) => xpos === 'NN' && behind[at + 1]?.xpos !== 'NN');
  return (
    noun >= 0 &&
    behind.slice(0, noun).every(({ xpos }) => xpos !== 'DT' && xpos !== 'PRP$') &&
    MEANS.test(behind[noun]!.form.toLowerCase())
  );
}

/** "The shop closed on Monday": a participle behind the only noun of a sentence that has no other verb. */
export function isOnlyVerb(tokens: Parse['tokens'], verb: number): boolean {
  const { xpos, deprel, head } = tokens[verb]!;
  return (
    xpos === 'VBN' &&
    deprel === 'acl' &&
    head >= 0 &&
    tokens[head]!.head < 0 &&
    tokens.every(({ xpos: tag }, at) => at === verb || !tag.startsWith('VB')) &&
    tokens[verb + 1]?.form.toLowerCase() !== 'by'
  );
}

/** Whether a verb has a tense, of itself or by what helps it. */
function hasTense(tokens: Parse['tokens'], verb: ParsedToken): boolean {
  const at = tokens.indexOf(verb);
  return (
    FINITE.has(verb.xpos) ||
    tokens.some(({ head, deprel, xpos }) => head === at && HELPERS.has(deprel) && FINITE.has(xpos))
  );
}

/** The tokens that may be the main verb of a parse that lacks it, and have or carry a tense there. */
export function tensed({ tokens }: Parse): readonly number[] {
  const found = new Set<number>();
  tokens.forEach(({ xpos, deprel, head }, at) => {
    if (!FINITE.has(xpos) || at === 0) return;
    if (HELPERS.has(deprel) && head >= 0 && (deprel === 'cop' || isVerb(tokens[head]))) found.add(head);
    else found.add(at);
  });
  return [...found].slice(0, MOST_TRIED);
}

const isVerb = ({ xpos }: ParsedToken): boolean => xpos.startsWith('VB');

/** The tokens that may be a verb with a tense though they are tagged as something else. */
export const mistaken = ({ tokens }: Parse): readonly number[] =>
  gather(tokens, ({ xpos }, at) => (at > 0 && MISTAKEN.has(xpos) ? [at] : []));

/** Forms that are the past of a verb and nothing else. */
const PASTS =
  /^(?:wrote|went|gave|took|came|became|began|broke|chose|drank|drove|ate|flew|forgot|froze|grew|knew|ran|rang|rode|sang|sat|shook|swam|swore|threw|woke|wept|withdrew|undertook|overtook|mistook|arose|forgave|forbade|overcame|rewrote|foresaw|hid|fled|sought|taught|caught|bought|brought|heard|spilt|sprang|strove|tore|underwent|outgrew|overthrew|partook|redrew|awoke|befell|lent|won|sent|met|sold|told|said|kept|held|built|dealt|slept)$/;

/** "Wrote": a form that is no noun, whatever a word beside it that nobody knows makes of it. */
export const isPast = (form: string, before = ''): boolean =>
  PASTS.test(form) && !(form === 'won' && COUNTED.test(before));

/** "86 billion won". */
const COUNTED = /(?:\d|thousand|[mbtr]illion)\s+$/;

/** Whether a parse has the token for the main verb of a statement: with a tense and a subject, under no mark. */
export function isMain({ tokens }: Parse, verb: number): boolean {
  const own = tokens.filter(({ head }) => head === verb);
  const subjects = own.filter(({ deprel }) => SUBJECTS.has(deprel));
  return (
    hasTense(tokens, tokens[verb]) &&
    subjects.length === 1 &&
    tokens.indexOf(subjects[0]) < verb &&
    !RELATIVE.has(subjects[0].xpos) &&
    // An order or a condition that stands before it would be lost: "Call us when the parcel has arrived."
    !own.some(
      (one) =>
        (BEFORE.has(one.deprel) && tokens.indexOf(one) < verb) ||
        (RELATIVE.has(one.xpos) && tokens.indexOf(one) < verb),
    )
  );
}
