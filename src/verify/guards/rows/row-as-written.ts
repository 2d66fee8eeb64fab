/** The row of a table that a sentence stands in, as it is written, and which of its heads a statement names. */
import type { Reading } from '../../../text/reading.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';

/** Whether a statement has all words of a name; `short`: "Tue" names "Tuesday". */
export type Names = (name: string, short?: boolean) => boolean;

export function namer({ words }: Reading, sentences: readonly AlignedSentence[]): Names {
  const said = new Set(words.flatMap(({ form, lemma }) => [form, lemma, ...stemsOf(form)]));
  const lemmas = new Map(
    sentences.flatMap(({ reading }) => reading.words.map((one) => [one.form, one.lemma])),
  );
  return (name, short = false) => {
    const own = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    return (
      own.length > 0 &&
      own.every(
        (word) =>
          said.has(word) ||
          said.has(lemmas.get(word) ?? word) ||
          stemsOf(word).some((stem) => said.has(stem)) ||
          (short && word.length >= 3 && words.some(({ form }) => form.startsWith(word))),
      )
    );
  };
}

/** "Fly" of "flies", "lay" of "lays", "attend" of "attended". */
const stemsOf = (word: string): readonly string[] =>
  [
    word.replace(/ies$/u, 'y'),
    word.replace(/e?s$/u, ''),
    word.replace(/s$/u, ''),
    word.replace(/e?d$/u, ''),
  ].filter((stem) => stem.length > 2);

/** The cells of the row that a sentence stands in as they are written, below those of the head; undefined for no row. */
export function rowAsWritten({
  source,
  sentence,
}: AlignedSentence): Readonly<Record<'head' | 'cells', readonly string[]>> | undefined {
  const { text, scan, structured } = originOf(source);
  const start = scan.sentenceStart[sentence];
  if (structured || start === undefined) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', start);
  const line = text.slice(from, to < 0 ? text.length : to);
  const sign = ['|', '\t', ';', ','].find((one) => line.includes(one));
  if (sign === undefined) return undefined;
  const cells = cellsOf(line, sign);
  const above = text.slice(0, from).split('\n').slice(0, -1);
  let first = above.length;
  while (first > 0 && cellsOf(above[first - 1]!, sign).length === cells.length) first -= 1;
  const head = above[first];
  return head === undefined || cells.length < 2 ? undefined : { head: cellsOf(head, sign), cells };
}

const cellsOf = (line: string, sign: string): readonly string[] =>
  line
    .trim()
    .replace(sign === '|' ? /^\||\|$/gu : /$^/u, '')
    .split(sign)
    .map((cell) => cell.trim());
