/** "The former" and "the latter" of two things that the sentence before names side by side. */
import { gather } from '../../text/gather.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Reading } from '../../text/reading.ts';
import type { Document } from '../read/document.ts';
import type { Replacement } from './antecedent.ts';

/** What "the former" and "the latter" of a sentence stand for; nothing where more than two are named. */
export function laterOrFormer(document: Document, sentence: number, { words }: Reading): Replacement[] {
  const places = gather(words, ({ form }, at) =>
    (form === 'former' || form === 'latter') && words[at - 1]?.form === 'the' ? [at] : [],
  );
  // "The former CEO" tells of no pair.
  const alone = places.filter((at) => words[at + 1] === undefined || words[at + 1].weight === 0);
  if (alone.length === 0) return [];
  // "The former …. The latter …": the pair stands before the first of them.
  const before = document.sentence(sentence - 1).words;
  const from = before[0]?.form === 'the' && before[1]?.form === 'former' ? sentence - 2 : sentence - 1;
  const pair = from < 0 ? undefined : pairOf(document, from);
  if (pair === undefined) return [];
  return alone.map((at) => {
    const text = pair[words[at].form === 'former' ? 0 : 1];
    const opened = at === 1 ? text[0].toUpperCase() + text.slice(1) : text;
    return { start: words[at - 1].start, end: words[at].end, text: opened, from };
  });
}

/** The two things that a sentence joins by "and"; undefined where it joins more, or more than once. */
function pairOf(document: Document, sentence: number): readonly [string, string] | undefined {
  const { tokens } = document.parsed(sentence);
  const joined = gather(tokens, ({ deprel, head, upos }, at) =>
    deprel === 'conj' && isNoun(upos) && isNoun(tokens[head].upos) ? [at] : [],
  );
  if (joined.length !== 1) return undefined;
  const [second] = joined;
  let first = tokens[second].head;
  // "A toaster from Ms. Okafor and a kettle": a noun is joined to a noun rather than to the name beside it.
  while (
    tokens[second].upos === 'NOUN' &&
    tokens[first].upos === 'PROPN' &&
    tokens[first].deprel.startsWith('nmod')
  )
    first = tokens[first].head;
  const and = tokens.findIndex(({ deprel, head }) => deprel === 'cc' && head === second);
  if (and < 0 || tokens[and].form.toLowerCase() !== 'and' || and <= first) return undefined;
  const span = (head: number, from: number, to: number): string => {
    const own = gather(tokens, (_, at) => (at >= from && at < to && isUnder(tokens, at, head) ? [at] : []));
    const last = own.filter((at) => tokens[at].upos !== 'PUNCT').at(-1) ?? head;
    const start = Math.min(own[0] ?? head, head);
    return document.text.slice(tokens[start].start, tokens[last].end);
  };
  return [span(first, opening(tokens, first), and), span(second, and + 1, tokens.length)];
}

const isNoun = (upos: string): boolean => upos === 'NOUN' || upos === 'PROPN';

/** Where the phrase of a noun begins: after the last sign, verb or joining word before it. */
function opening(tokens: readonly ParsedToken[], head: number): number {
  let from = head;
  while (
    from > 0 &&
    (['DET', 'ADJ', 'NUM', 'NOUN', 'PROPN'].includes(tokens[from - 1].upos) ||
      tokens[from - 1].deprel === 'amod')
  )
    from--;
  return from;
}

function isUnder(tokens: readonly ParsedToken[], at: number, head: number): boolean {
  for (let up = at, steps = 0; up >= 0 && steps < 40; up = tokens[up].head, steps++)
    if (up === head) return true;
  return false;
}
