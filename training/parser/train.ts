/**
 * `node training/parser/train.ts <folder of en_ewt-{train,dev,test}.conllu>` trains the tagger and the parser
 * and writes src/text/parse/model.bin. Same treebank, same bytes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeModel } from '../../src/text/parse/model.ts';
import { emptyNodes, fillNodes, uposNumbers } from '../../src/text/parse/parser.ts';
import { packLabels, packMoves } from '../../src/text/parse/tables.ts';
import { Words } from '../../src/text/parse/words.ts';
import { type Example, trainArcs } from './arc-training.ts';
import { readConllu, type Sentence } from './conllu.ts';
import { goldTree, Labels, readWords, readWordTable } from './corpus.ts';
import { Averaged, type Learner } from './learner.ts';
import { lemmaExceptions } from './lemmas.ts';
import { peak, rounded, scaleFor, strongest } from './quantise.ts';
import { tagAll, trainTagger } from './tag-training.ts';

const TAG_ROUNDS = 6;
const ARC_ROUNDS = 8;
/** Parts of the treebank that are tagged by a tagger that has not seen them, so that the parser meets real mistakes. */
const FOLDS = 5;

const folder = process.argv[2]!;
const sentences = readConllu(join(folder, 'en_ewt-train.conllu'));
const labels = new Labels(sentences);
const { table, slots, coarse } = readWordTable();

function jackknifedTags(): Int32Array[] {
  const tags: Int32Array[] = new Array(sentences.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = sentences.map((_, i) => i).filter((i) => i % FOLDS === fold);
    const rest = sentences.filter((_, i) => i % FOLDS !== fold);
    const tagger = new Averaged(trainTagger(rest, labels, table, 4).averaged());
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

function packedLabels(learner: Learner, most: number, bits: number) {
  const rows = strongest(learner.averaged(2), most, peak);
  const scale = scaleFor(rows, 127);
  const whole = rows.map(({ feature, weights }) => ({
    feature,
    weights: Array.from(weights, (weight) => rounded(weight, scale, 127)),
  }));
  return { packed: packLabels(whole, bits), scale };
}

function packedMoves(learner: Learner, most: number, bits: number) {
  const relative = Array.from(learner.averaged(2), ({ feature, weights }) => ({
    feature,
    weights: Float32Array.of(weights[1]! - weights[0]!, weights[2]! - weights[0]!),
  }));
  const rows = strongest(relative, most, peak);
  const scale = scaleFor(rows, 511);
  const whole = rows.map(({ feature, weights }) => ({
    feature,
    left: rounded(weights[0]!, scale, 511),
    right: rounded(weights[1]!, scale, 511),
  }));
  return { packed: packMoves(whole, bits), scale };
}

const tagger = packedLabels(trainTagger(sentences, labels, table, TAG_ROUNDS), 100_000, 17);
const guessed = jackknifedTags();
const learners = trainArcs(
  sentences.map((sentence, i) => exampleOf(sentence, guessed[i]!)),
  labels.relations.length,
  ARC_ROUNDS,
);
const moves = packedMoves(learners.moves, 430_000, 19);
const relations = packedLabels(learners.labels, 110_000, 17);
const bytes = writeModel({
  lists: {
    tags: labels.tags,
    relations: labels.relations,
    scales: { tags: tagger.scale, moves: moves.scale, labels: relations.scale },
    exceptions: lemmaExceptions(sentences),
  },
  words: slots,
  coarse,
  tags: tagger.packed,
  moves: moves.packed,
  labels: relations.packed,
});
writeFileSync(new URL('../../src/text/parse/model.bin', import.meta.url), bytes);
console.log(`model.bin: ${bytes.length} bytes`);
