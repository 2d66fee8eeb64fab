/** Reads CoNLL-U files (https://universaldependencies.org/format.html) with the place of every word in the text. */
import { readFileSync } from 'node:fs';

/** A syntactic word of the treebank. `start` and `end` count UTF-16 code units into the sentence's text. */
export interface Word {
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
  readonly xpos: string;
  /** Index of the head in the sentence, or -1. */
  readonly head: number;
  readonly deprel: string;
  readonly start: number;
  readonly end: number;
}

export interface Sentence {
  readonly text: string;
  readonly words: readonly Word[];
  /** Whether a document begins here. */
  readonly opensDocument: boolean;
}

/** Sentences of a file, in order. Words of a contraction get their share of its span where their forms add up to it. */
export function readConllu(path: string): Sentence[] {
  const blocks = readFileSync(path, 'utf8').split('\n\n');
  return blocks.filter((block) => block.trim() !== '').map(readSentence);
}

function readSentence(block: string): Sentence {
  const lines = block.split('\n');
  const text = lines.find((line) => line.startsWith('# text = '))!.slice('# text = '.length);
  const words: Word[] = [];
  let at = 0;
  let inside = 0;
  let insideEnd = 0;
  for (const line of lines) {
    const fields = line.split('\t');
    if (line.startsWith('#') || fields.length !== 10 || fields[0]!.includes('.')) continue;
    const [id, form] = [fields[0]!, fields[1]!];
    if (id.includes('-')) {
      at = text.indexOf(form, at);
      inside = Number(id.split('-')[1]);
      insideEnd = at + form.length;
      continue;
    }
    const contracted = Number(id) <= inside;
    const found = text.indexOf(form, at);
    const fits = found >= 0 && (!contracted || (found === at && found + form.length <= insideEnd));
    const start = fits ? found : at;
    const end = fits ? found + form.length : insideEnd;
    const [, , lemma, upos, xpos, , head, deprel] = fields as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    words.push({ form, lemma, upos, xpos, head: Number(head) - 1, deprel, start, end });
    at = contracted && Number(id) === inside ? insideEnd : end;
  }
  return { text, words, opensDocument: lines.some((line) => line.startsWith('# newdoc')) };
}
