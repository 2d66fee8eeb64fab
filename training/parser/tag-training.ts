/** Trains the tagger on its own guesses for the words before, as it will run. */
import type { Scorer } from '../../src/text/parse/scorer.ts';
import { best, TAG_FEATURES, Tagger, tagFeatures } from '../../src/text/parse/tagger.ts';
import type { WordTable } from '../../src/text/parse/word-table.ts';
import { PAD, Words } from '../../src/text/parse/words.ts';
import type { Sentence } from './conllu.ts';
import { type Labels, readWords } from './corpus.ts';
import { Learner } from './learner.ts';
import { seeded, shuffled } from './random.ts';

const LONGEST = 1024;

export function trainTagger(
  sentences: readonly Sentence[],
  labels: Labels,
  table: WordTable,
  rounds: number,
  seed: number,
): Learner {
  const learner = new Learner(labels.tags.length);
  const scores = new Float64Array(labels.tags.length);
  const features = new Int32Array(TAG_FEATURES);
  const tags = new Int32Array(LONGEST).fill(-1);
  const words = new Words();
  const random = seeded(seed);
  for (let round = 0; round < rounds; round++) {
    for (const s of shuffled(sentences.length, random)) {
      const sentence = sentences[s]!;
      readWords(words, sentence, table);
      for (const [i, word] of sentence.words.entries()) {
        const n = tagFeatures(words, tags, i + PAD, features);
        scores.fill(0);
        learner.score(features, n, scores);
        const guess = best(scores);
        const gold = labels.tag(word);
        learner.tick();
        if (guess !== gold) learner.update(features, n, gold, guess);
        tags[i + PAD] = guess;
      }
    }
  }
  return learner;
}

/** Tags of each sentence by position, PAD included. */
export function tagAll(
  sentences: readonly Sentence[],
  scorer: Scorer,
  labels: Labels,
  table: WordTable,
): Int32Array[] {
  const tagger = new Tagger(scorer, labels.tags.length);
  const words = new Words();
  const margins = new Float64Array(LONGEST);
  return sentences.map((sentence) => {
    const tags = new Int32Array(sentence.words.length + 2 * PAD);
    readWords(words, sentence, table);
    tagger.run(words, tags, margins);
    return tags;
  });
}
