/**
 * `node training/parser/evaluate.ts <folder> [dev|test] [gold|scan]` measures the bundled parser on raw text
 * with its own tokens, as the CoNLL 2018 shared task does (https://universaldependencies.org/conll18/): words
 * are paired by their span of characters, and a figure is the F1 of words that are right. Sentences are the
 * treebank's (`gold`) or those of src/text/scan.ts over the document (`scan`).
 */
import { join } from 'node:path';
import { bundledParser } from '../../src/text/parse/bundled.ts';
import { scan } from '../../src/text/scan.ts';
import { readConllu, type Sentence } from './conllu.ts';

/** A word of either side, in the document: `head` is the span of its head as a key, or `root`. */
interface Placed {
  readonly upos: string;
  readonly xpos: string;
  readonly lemma: string;
  readonly head: string;
  readonly deprel: string;
}

interface Document {
  readonly text: string;
  readonly gold: ReadonlyMap<string, Placed>;
  readonly sentences: readonly { start: number; end: number }[];
}

const key = (start: number, end: number): string => `${start}:${end}`;

/** Joins the sentences of each document with spaces, and places the gold words in it. */
function documents(sentences: readonly Sentence[]): Document[] {
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    if (sentence.opensDocument || groups.length === 0) groups.push([]);
    groups.at(-1)!.push(sentence);
  }
  return groups.map((group) => {
    const gold = new Map<string, Placed>();
    const spans: { start: number; end: number }[] = [];
    let text = '';
    for (const sentence of group) {
      const at = text.length;
      for (const word of sentence.words) {
        const head = sentence.words[word.head];
        gold.set(key(at + word.start, at + word.end), {
          ...word,
          head: head ? key(at + head.start, at + head.end) : 'root',
        });
      }
      text += `${sentence.text}\n`;
      spans.push({ start: at, end: at + sentence.text.length });
    }
    return { text, gold, sentences: spans };
  });
}

function scannedSentences(text: string): { start: number; end: number }[] {
  const { sentenceCount, sentenceStart, sentenceEnd } = scan(text);
  return Array.from({ length: sentenceCount }, (_, i) => ({
    start: sentenceStart[i]!,
    end: sentenceEnd[i]!,
  }));
}

const universal = (relation: string): string => relation.split(':')[0]!;

class Tally {
  gold = 0;
  system = 0;
  milliseconds = 0;
  private readonly right = new Map<string, number>();

  count(measure: string, isRight: boolean): void {
    if (isRight) this.right.set(measure, (this.right.get(measure) ?? 0) + 1);
  }

  report(): string {
    const lines = [...this.right].map(([measure, right]) => {
      const f1 = (200 * right) / (this.gold + this.system);
      return `${measure.padEnd(8)} ${f1.toFixed(2)}`;
    });
    const rate = Math.round((this.system / this.milliseconds) * 1000);
    return [...lines, `${this.system} tokens, ${rate} tokens/s`].join('\n');
  }
}

const [folder, part = 'test', boundaries = 'gold'] = process.argv.slice(2);
const parser = bundledParser();
const tally = new Tally();
for (const document of documents(readConllu(join(folder!, `en_ewt-${part}.conllu`)))) {
  const { text, gold, sentences } = document;
  tally.gold += gold.size;
  for (const { start, end } of boundaries === 'scan' ? scannedSentences(text) : sentences) {
    const before = performance.now();
    const { tokens } = parser.parse(text, start, end);
    tally.milliseconds += performance.now() - before;
    tally.system += tokens.length;
    for (const token of tokens) {
      const word = gold.get(key(token.start, token.end));
      if (!word) continue;
      const head = tokens[token.head];
      const attached = word.head === (head ? key(head.start, head.end) : 'root');
      tally.count('words', true);
      tally.count('UPOS', word.upos === token.upos);
      tally.count('XPOS', word.xpos === token.xpos);
      tally.count('lemmas', word.lemma === token.lemma || word.lemma === '_');
      tally.count('UAS', attached);
      tally.count('LAS', attached && universal(word.deprel) === universal(token.deprel));
      tally.count('LAS+sub', attached && word.deprel === token.deprel);
    }
  }
}
console.log(tally.report());
