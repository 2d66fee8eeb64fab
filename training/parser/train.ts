/**
 * `node training/parser/train.ts <folder of en_ewt-{train,dev,test}.conllu>` trains the tagger and the parser
 * and writes src/text/parse/model.bin. Same treebank, same bytes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel, writeModel } from '../../src/text/parse/model.ts';
import { emptyNodes, fillNodes, uposNumbers } from '../../src/text/parse/nodes.ts';
import {
  LABEL_LIMIT,
  LabelTable,
  MOVE_LIMIT,
  type PackedLabels,
  packLabels,
  packMoves,
} from '../../src/text/parse/tables.ts';
import { Words } from '../../src/text/parse/words.ts';
import { trainBeam } from './beam-training.ts';
import { surenessOf } from './calibrate.ts';
import { readConllu, type Sentence } from './conllu.ts';
import { goldTree, Labels, readWords, readWordTable } from './corpus.ts';
import { type Example, trainLabels } from './label-training.ts';
import { Averaged, meanRows, type Row } from './learner.ts';
import { lemmaExceptions } from './lemmas.ts';
import { rounded, scaleFor, strongest } from './quantise.ts';
import { supplement, vocabularyOf } from './supplement.ts';
import { tagAll, trainTagger } from './tag-training.ts';

const TAG_ROUNDS = 6;
/** The tagger is trained in each of these orders, and the mean is kept. */
const TAG_ORDERS = [5, 6, 7];
/** A feature touched less often owes its weights to a single mistake, and is left out. */
const ONE_MISTAKE = 4;
const LABEL_ROUNDS = 6;
const BEAM = { rounds: 8, orders: 2, width: 4, rarest: 4 };
/** Parts of the treebank that are tagged by a tagger that has not seen them, so that the parser meets real mistakes. */
const FOLDS = 5;

const folder = process.argv[2]!;
const treebank = readConllu(join(folder, 'en_ewt-train.conllu'));
const sentences = [...treebank, ...supplement(vocabularyOf(treebank))];
const labels = new Labels(sentences);
const { table, slots, coarse } = readWordTable();

function jackknifedTags(): Int32Array[] {
  const tags: Int32Array[] = new Array(sentences.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = sentences.map((_, i) => i).filter((i) => i % FOLDS === fold);
    const rest = sentences.filter((_, i) => i % FOLDS !== fold);
    const tagger = new Averaged(trainTagger(rest, labels, table, 4, 5).averaged());
    const guesses = tagAll(
      held.map((i) => sentences[i]!),
      tagger,
      labels,
      table,
    );
    for (const [j, i] of held.entries()) tags[i] = guesses[j]!;
  }
  return tags;
}

const uposNumber = uposNumbers(labels.tags);
const words = new Words();

function exampleOf(sentence: Sentence, tags: Int32Array): Example {
  const nodes = emptyNodes(sentence.words.length + 2);
  readWords(words, sentence, table);
  fillNodes(nodes, words, tags, uposNumber);
  return { nodes, gold: goldTree(sentence, labels) };
}

/** Rounded weights this close to zero change no decision that is worth their room. */
const NEGLIGIBLE = 1;

/** The strongest rows in whole numbers. */
function packedLabels(averaged: Iterable<Row>, most: number, bits: number): PackedLabels {
  const rows = strongest(averaged, most);
  const scale = scaleFor(rows, LABEL_LIMIT);
  const whole = rows.map(({ feature, weights }) => ({
    feature,
    weights: Array.from(weights, (weight) => {
      const value = rounded(weight, scale, LABEL_LIMIT);
      return Math.abs(value) <= NEGLIGIBLE ? 0 : value;
    }),
  }));
  return packLabels(whole, bits);
}

function packedMoves(averaged: readonly Row[], most: number, size: number): Uint32Array {
  const rows = strongest(averaged, most);
  const scale = scaleFor(rows, MOVE_LIMIT);
  const whole = rows.map(({ feature, weights }) => ({
    feature,
    weights: Array.from(weights, (weight) => rounded(weight, scale, MOVE_LIMIT)),
  }));
  return packMoves(whole, size);
}

const say = (what: string): void => console.log(`${Math.round(performance.now() / 1000)} s: ${what}`);

const tags = packedLabels(
  meanRows(
    TAG_ORDERS.map((seed) => trainTagger(sentences, labels, table, TAG_ROUNDS, seed)),
    ONE_MISTAKE,
  ),
  64_000,
  17,
);
say('tagger');
const guessed = jackknifedTags();
say('tags for the parser');
const examples = sentences.map((sentence, i) => exampleOf(sentence, guessed[i]!));
const relations = packedLabels(
  trainLabels(examples, labels.relations.length, LABEL_ROUNDS).averaged(ONE_MISTAKE),
  64_000,
  17,
);
say('relations');
const relationTable = new LabelTable(relations.slots, relations.labels, relations.weights);
const moveRows = trainBeam(examples, relationTable, labels.relations.length, BEAM);
const moves = packedMoves(moveRows, 535_000, 712_000);
say('moves');
const parts = { words: slots, coarse, tags, moves, labels: relations };
const lists = { tags: labels.tags, relations: labels.relations, exceptions: lemmaExceptions(sentences) };
const unsure = { tags: [], heads: { signs: [], relations: [] }, labels: [] };
const model = readModel(writeModel({ ...parts, lists: { ...lists, sureness: unsure } }));
const sureness = surenessOf(model, readConllu(join(folder, 'en_ewt-dev.conllu')));
const bytes = writeModel({ ...parts, lists: { ...lists, sureness } });
writeFileSync(new URL('../../src/text/parse/model.bin', import.meta.url), bytes);
say(`model.bin, ${bytes.length} bytes`);
