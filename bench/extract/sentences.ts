/** Sentences with what people said of them: is there something to check in it, and which statements does it make? */

import { sentenceOf } from '../../src/extract/parts/render.ts';
import { split } from '../../src/extract/split.ts';
import { worth } from '../../src/extract/worth.ts';
import { parseSentence } from '../../src/text/parse/bundled.ts';
import { auc, Matches, percent } from './measure.ts';
import { type Half, halfOf, readRows, type SentenceRow, splitRows } from './rows.ts';

const HALVES: readonly Half[] = ['look', 'check'];

/** Prints the AUC of "is a claim" over the sentences of a file. */
export function measureWorth(folder: string, name: string, isClaim: (label: string) => boolean): void {
  const rows = readRows<SentenceRow>(folder, `extraction/${name}.jsonl`);
  const figures = HALVES.map((half) => {
    const scored = rows
      .filter((_, i) => halfOf(i) === half)
      .map(({ sentence, label }) => ({ score: worth(sentence), positive: isClaim(label) }));
    return `${half} ${auc(scored).toFixed(3)} (${scored.length})`;
  });
  console.log(`  ${name.padEnd(36)} AUC ${figures.join('   ')}`);
}

/** Prints precision and recall of the split beside those of the sentence as it is. */
export function measureSplits(folder: string, name: string): void {
  const rows = splitRows(folder, `extraction/${name}.jsonl`);
  for (const half of HALVES) {
    const ours = new Matches();
    const plain = new Matches();
    rows.forEach(({ sentence, parts }, i) => {
      if (halfOf(i) !== half) return;
      const pieces = split(sentence, 0, sentence.length, parseSentence(sentence));
      ours.add(
        pieces.map(({ text }) => sentenceOf(text)),
        parts,
      );
      plain.add([sentence], parts);
    });
    console.log(
      `  ${name.padEnd(24)} ${half.padEnd(6)} precision ${percent(ours.precision)}  recall ${percent(ours.recall)}` +
        `   plain ${percent(plain.precision)}  ${percent(plain.recall)}   of ${ours.wanted}`,
    );
  }
}
