// The builtin tier: models that lie in the package answer, alike for every order and company of the questions.
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import { Encoder } from '../../src/semantic/builtin/encoder.ts';
import { openBuiltin } from '../../src/semantic/builtin/index.ts';
import { Memory } from '../../src/semantic/builtin/memory.ts';
import { MEASURES, type PairReading } from '../../src/semantic/builtin/pair.ts';
import { CLS, Pieces, SEP, wordsOf } from '../../src/semantic/builtin/pieces.ts';
import { parseTensors } from '../../src/semantic/builtin/tensors.ts';
import type { Layout } from '../../src/semantic/builtin/tokens.ts';
import { Weigher } from '../../src/semantic/builtin/weigher.ts';
import { Words } from '../../src/semantic/builtin/words.ts';
import type { Pair, SemanticModel } from '../../src/semantic/port.ts';
import { parseVectors } from '../../src/text/vectors/vectors.ts';
import { FEATURES } from '../../src/verify/judge/feature-names.ts';

const bytesOf = (name: string): Buffer =>
  readFileSync(new URL(`../../src/semantic/builtin/${name}`, import.meta.url));

const FILES = ['words.bin', 'pieces.txt', 'encoder.onnx', 'network.bin', 'common.bin', 'business.bin'];

const PAIRS: readonly Pair[] = [
  { premise: 'The refund was approved by the committee.', hypothesis: 'The committee approved the refund.' },
  { premise: 'The refund was rejected by the committee.', hypothesis: 'The committee approved the refund.' },
  { premise: 'Sales were $4.2 million in 2021.', hypothesis: 'Sales were $3 million in 2021.' },
  { premise: 'Rain fell on Lisbon all day.', hypothesis: 'Sales were $3 million in 2021.' },
];

describe('the builtin models', () => {
  let model: SemanticModel;
  before(async () => {
    model = await openBuiltin();
  });
  const judge = async (premise: string, hypothesis: string) =>
    (await model.entail([{ premise, hypothesis }]))[0]!;

  test('are named with the hash of their files', () => {
    const { tier, models } = model.identity;
    assert.equal(tier, 'builtin');
    assert.deepEqual(
      models.map(({ role }) => role),
      ['embedding', 'entailment'],
    );
    assert.equal(models[0]!.version, `sha256:${hash('sha256', bytesOf('words.bin'))}`);
    const together = Buffer.concat(FILES.map(bytesOf));
    assert.equal(models[1]!.version, `sha256:${hash('sha256', together)}`);
  });

  test('hold a passive for its active more than the opposite, and another amount for contradicted rather', async () => {
    const [passive, opposite, amount] = await model.entail(PAIRS);
    assert.ok(passive!.entail > 0.4);
    assert.ok(passive!.entail > opposite!.entail + 0.1);
    assert.ok(amount!.entail < 0.4 && amount!.contradict > passive!.contradict);
  });

  test('say the same of a pair by itself and among others, in any order', async () => {
    const together = await model.entail(PAIRS);
    const turned = await model.entail(PAIRS.toReversed());
    assert.deepEqual(turned.toReversed(), together);
    for (const [at, { premise, hypothesis }] of PAIRS.entries())
      assert.deepEqual(await judge(premise, hypothesis), together[at]);
  });

  test('give probabilities that sum to one, whatever the texts', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(fc.constantFrom('the', 'refund', 'not', 'was', '3.5', 'Marta', '。', 'or', ',', '\n'), {
        maxLength: 40,
      }),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (one, other) => {
        const verdict = await judge([one].flat().join(' '), [other].flat().join(' '));
        const { entail, neutral, contradict } = verdict;
        for (const share of [entail, neutral, contradict]) assert.ok(share >= 0 && share <= 1);
        assert.ok(Math.abs(entail + neutral + contradict - 1) < 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  test('abstain where there is nothing to read, and from a claim longer than they take in', async () => {
    const nothing = { entail: 0, neutral: 1, contradict: 0 };
    assert.deepEqual(await judge('', 'The committee approved the refund.'), nothing);
    assert.deepEqual(await judge('The committee approved the refund.', ' … '), nothing);
    const long = `The committee approved ${'the refund of the fee and '.repeat(20)}the refund.`;
    assert.deepEqual(await judge(long, long), { ...nothing, unread: true });
  });

  test('read all of a long premise: what stands at its end counts', async () => {
    const filler = 'The minutes of the meeting were kept by a clerk of the office. '.repeat(40);
    const claim = 'The committee approved the refund.';
    const without = await judge(filler, claim);
    const within = await judge(`${filler}The refund was approved by the committee.`, claim);
    assert.ok(within.entail > without.entail + 0.05);
  });

  test('give vectors of unit length that are nearer for texts of one matter', async () => {
    const [refund, money, rain, empty] = await model.embed([
      'The customer got a refund of the purchase.',
      'The buyer was reimbursed for the order.',
      'Heavy rain fell on the mountains.',
      'of the and',
    ]);
    const product = (a: Float32Array, b: Float32Array): number => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
    assert.ok(Math.abs(product(refund!, refund!) - 1) < 1e-5);
    assert.ok(product(refund!, money!) > product(refund!, rain!));
    assert.equal(product(empty!, empty!), 0);
  });

  test('stop before they begin when the caller has gone', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await assert.rejects(model.entail(PAIRS, gone), /gone/);
    await assert.rejects(model.embed(['text'], gone), /gone/);
  });
});

interface Side {
  readonly vector: readonly number[];
  readonly governor: readonly number[];
  readonly marks: readonly number[];
}

/** A pair as the training read it, and what it came to there. Marks and strengths are in steps of 1/255. */
interface Said {
  readonly id: string;
  readonly claim: Side;
  readonly passage: Side;
  readonly links: readonly (readonly number[])[];
  readonly measures: Readonly<Record<string, number>>;
  readonly examined: Readonly<Record<string, number>>;
  readonly logits: readonly number[];
  /** Logits of the encoder. */
  readonly encoder: readonly number[];
  /** Log-odds of being a business text. */
  readonly business: number;
  readonly score: number;
  readonly entail: number;
}

const layoutOf = ({ vector, governor, marks }: Side): Layout => ({
  vector: Int32Array.from(vector),
  governor: Int32Array.from(governor),
  marks: Float32Array.from(marks, (step) => step / 255),
});

function readingOf({ claim, passage, links, measures }: Said): PairReading {
  const [ours, theirs, channel, strength] = links;
  return {
    claim: layoutOf(claim),
    passage: layoutOf(passage),
    links: {
      claim: ours!,
      passage: theirs!,
      channel: channel!,
      strength: strength!.map((step) => step / 255),
    },
    measures: Float32Array.from(MEASURES, (name) => measures[name] ?? 0),
  };
}

describe('the network and the forests', () => {
  const said = readFileSync(new URL('golden/said.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Said);

  test('come to what the training code said of the same pairs', () => {
    const words = new Words(parseVectors(bytesOf('words.bin')));
    const forests = { common: bytesOf('common.bin'), business: bytesOf('business.bin') };
    const weigher = new Weigher(parseTensors(bytesOf('network.bin')), forests, words);
    assert.equal(said.length, 10);
    for (const expected of said) {
      const seen = weigher.see(readingOf(expected), Float32Array.from(expected.encoder));
      const examined = Float32Array.from(FEATURES, (name) => expected.examined[name] ?? 0);
      const { score, entailment } = weigher.weigh(seen, examined);
      const pairs = [
        ...Array.from(seen.logits, (logit, i) => [logit, expected.logits[i]!] as const),
        [seen.business, expected.business] as const,
        [score, expected.score] as const,
        [entailment.entail, expected.entail] as const,
      ];
      for (const [own, other] of pairs)
        assert.ok(Math.abs(own - other) < 1e-4, `${expected.id}: ${own}, ${other}`);
    }
  });
});

/** A pair in pieces, and what the encoder says of it at the full precision of the training. */
interface Encoded {
  readonly claim: string;
  readonly passage: string;
  readonly pieces: readonly number[];
  readonly logits: readonly number[];
}

describe('the encoder', () => {
  const encoded = readFileSync(new URL('golden/encoded.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Encoded);
  const pieces = new Pieces(bytesOf('pieces.txt').toString('utf8'));

  test('takes texts apart as its training did', () => {
    for (const { claim, passage, pieces: expected } of encoded) {
      const of = (text: string) => wordsOf(text).flatMap((word) => pieces.of(word));
      assert.deepEqual([CLS, ...of(claim), SEP, ...of(passage), SEP], expected);
    }
  });

  test('knows no word of letters without pieces, or of more than a word has', () => {
    assert.deepEqual(pieces.of('\u{1F600}'), pieces.of('x'.repeat(33)));
    assert.deepEqual(wordsOf('Café 12, no?'), ['cafe', '1', '2', ',', 'no', '?']);
  });

  test('says with 8 bits nearly what it said at full precision, and the same of a pair each time', async () => {
    const words = new Words(parseVectors(bytesOf('words.bin')));
    const encoder = await Encoder.open(bytesOf('encoder.onnx'), pieces, words);
    for (const { claim, passage, logits } of encoded) {
      const said = await encoder.run(claim, passage);
      said.forEach((logit, i) => {
        assert.ok(Math.abs(logit - logits[i]!) < 0.25, `${claim}: ${logit}, ${logits[i]}`);
      });
      assert.deepEqual(await encoder.run(claim, passage), said);
    }
    await encoder.close();
  });

  test('takes in texts of any length', async () => {
    const words = new Words(parseVectors(bytesOf('words.bin')));
    const encoder = await Encoder.open(bytesOf('encoder.onnx'), pieces, words);
    const long = 'The committee approved the refund. '.repeat(200);
    for (const [claim, passage] of [
      ['', ''],
      [long, long],
      ['a', long],
      [long, 'a'],
    ] as const)
      assert.equal((await encoder.run(claim, passage)).length, 3);
    await encoder.close();
  });
});

describe('what was made of a text', () => {
  test('is kept until it is forgotten, and weighs nothing then', () => {
    const memory = new Memory<number>(2, () => 1);
    assert.equal(
      memory.get('a', () => 1),
      1,
    );
    assert.equal(
      memory.get('a', () => 2),
      1,
    );
    memory.forget('a');
    memory.forget('a');
    assert.equal(
      memory.get('a', () => 2),
      2,
    );
    memory.get('b', () => 3);
    assert.equal(
      memory.get('a', () => 4),
      2,
    );
  });
});

describe('a file of tensors', () => {
  const bytes = bytesOf('network.bin');

  test('is refused where it is cut short, of another kind, or lacks what is asked for', () => {
    assert.throws(() => parseTensors(bytes.subarray(0, bytes.length - 4)), /cut short/);
    assert.throws(() => parseTensors(Buffer.from('TSF1 and more')), /not a file of tensors/);
    assert.throws(() => parseTensors(bytes).tensor('emb.weight', 3, 3), /no tensor emb.weight of shape 3×3/);
  });
});
