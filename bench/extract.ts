/** Measures how claims are read out of answers: `npm run bench:extract -- <folder> [--report]`. */
import { readdirSync } from 'node:fs';
import { type AnswerSet, measureAnswers } from './extract/answers.ts';
import { type AnswerRow, halfOf, halfOfAnswer, readRows } from './extract/rows.ts';
import { measureSplits, measureWorth } from './extract/sentences.ts';
import { measureSpeed } from './extract/speed.ts';

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npm run bench:extract -- <folder with cases/ and extraction/> [--report]');
  process.exit(2);
}
const report = flags.includes('--report');

const OWN = new URL('./answers/', import.meta.url).pathname;
const answers: readonly AnswerSet[] = [
  {
    name: 'cases/outputs.jsonl',
    rows: readRows<AnswerRow>(folder, 'cases/outputs.jsonl'),
    halfOf: halfOfAnswer,
  },
  ...readdirSync(OWN)
    .sort()
    .map((name) => ({ name: `bench/answers/${name}`, rows: readRows<AnswerRow>(OWN, name), halfOf })),
];
for (const set of answers) {
  console.log(`${set.name}: claims of answers`);
  for (const half of ['look', 'check'] as const) measureAnswers(set, half, report && half === 'look');
}

console.log('\nIs there something to check in the sentence?');
measureWorth(folder, 'claimbuster_2class', (label) => label !== 'not');
measureWorth(folder, 'checkthat2019_task1', (label) => label !== 'not');
measureWorth(folder, 'factcheckgpt_sentence_checkworthy', (label) => label === 'yes');

console.log('\nAtomic claims against those of people (token F1 of 0.8), beside the sentence as it is');
for (const name of ['factscore_human_atomic', 'desse', 'wikisplit']) measureSplits(folder, name);

console.log('\nAn answer of 20 sentences against 10 KB of evidence');
measureSpeed();
