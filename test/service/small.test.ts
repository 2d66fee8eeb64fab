import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import type { Question } from '../../src/domain/engine.ts';
import { extract } from '../../src/extract/index.ts';
import { createEngine } from '../../src/service/engine/pool.ts';
import { type Answered, type Helpers, SmallQuestions } from '../../src/service/engine/small.ts';
import { createVerifier } from '../../src/verify/index.ts';

const questionOf = (claim: string, text = 'The parcel was delivered on 3 March 2026.'): Question => ({
  claims: [{ claim_id: 'c1', text: claim, citations: [] }],
  evidence: [{ source_id: 's1', type: 'text', text, checksum: `sha256:${'0'.repeat(64)}` }],
  min_coverage: 0.85,
  citations: 'required',
  evidence_limit: 5,
});

const TIME_MS = 60_000;

/** Threads that answer when they are told to; `given` holds what they got. */
class Threads implements Helpers {
  readonly given: { readonly questions: readonly Question[]; answer(all: readonly Answered[]): void }[] = [];
  started = 0;
  free: number;

  constructor(free: number) {
    this.free = free;
  }

  idle(): number {
    return this.free;
  }

  answer(questions: readonly Question[]): Promise<readonly Answered[]> {
    this.free--;
    const { promise, resolve } = Promise.withResolvers<readonly Answered[]>();
    this.given.push({ questions, answer: resolve });
    return promise;
  }

  start(): void {
    this.started++;
  }
}

const NONE: readonly never[] = [];
const textOf = ({ claims }: Question): string => claims[0]!.text;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a question that comes alone is answered by the request thread, whatever threads are idle', async () => {
  const threads = new Threads(3);
  const own: string[] = [];
  const small = new SmallQuestions((question) => {
    own.push(textOf(question));
    return NONE;
  }, threads);
  await small.check(questionOf('one'), TIME_MS);
  await small.check(questionOf('two'), TIME_MS);
  assert.deepEqual(own, ['one', 'two']);
  assert.equal(threads.given.length, 0);
});

test('of questions that wait together idle threads get a share, the request thread keeps at least one', async () => {
  const threads = new Threads(2);
  const own: string[] = [];
  const small = new SmallQuestions((question) => {
    own.push(textOf(question));
    return NONE;
  }, threads);
  const names = ['1', '2', '3', '4', '5', '6'];
  const all = names.map((name) => small.check(questionOf(name), TIME_MS));
  await turn();
  assert.deepEqual(
    threads.given.map(({ questions }) => questions.map(textOf)),
    [
      ['1', '2'],
      ['3', '4'],
    ],
  );
  for (const { questions, answer } of threads.given) answer(questions.map(() => ({ checks: NONE })));
  await Promise.all(all);
  assert.deepEqual(own, ['5', '6']);
});

test('each question gets its own answer from a thread, or its own error', async () => {
  const threads = new Threads(1);
  const small = new SmallQuestions(() => NONE, threads);
  const checks = createVerifier()(questionOf('The parcel was delivered.'));
  const [first, second] = ['a', 'b', 'c'].map((name) => small.check(questionOf(name), TIME_MS));
  await turn();
  threads.given[0]!.answer([{ checks }, { error: 'it broke' }]);
  assert.equal(await first, checks);
  await assert.rejects(second!, /it broke/);
});

test('an error of the request thread rejects the question that it came with and no other', async () => {
  const small = new SmallQuestions((question) => {
    if (textOf(question) === 'bad') throw new Error('it broke here');
    return NONE;
  }, new Threads(0));
  const [bad, good] = [small.check(questionOf('bad'), TIME_MS), small.check(questionOf('good'), TIME_MS)];
  await assert.rejects(bad!, /it broke here/);
  assert.deepEqual(await good, []);
});

test('a thread is started only where questions have been waiting for each other for a while', async () => {
  const threads = new Threads(0);
  let now = 0;
  const small = new SmallQuestions(
    () => NONE,
    threads,
    () => now,
  );
  const burst = () => Promise.all(['a', 'b', 'c'].map((name) => small.check(questionOf(name), TIME_MS)));
  await burst();
  now += 10_000;
  await burst();
  assert.equal(threads.started, 0, 'bursts with a pause between them');
  const long = Array.from({ length: 40 }, (_, at) => small.check(questionOf(String(at)), TIME_MS));
  for (let turns = 0; turns < 30; turns++) {
    now += 10;
    await turn();
  }
  assert.equal(threads.started, 1);
  await Promise.all(long);
});

const ALONE = availableParallelism() < 2 && 'there is one core, and nothing is shared';

test('questions shared with threads are answered as the request thread answers them, to the byte', {
  skip: ALONE,
}, async () => {
  const verifier = createVerifier();
  let own = 0;
  const engine = createEngine(
    (question) => {
      own++;
      return verifier(question);
    },
    extract,
    { threads: 2 },
  );
  try {
    engine.warm();
    // A large question ends behind the warm-up of the only thread that was started.
    await engine.check(questionOf('The parcel was delivered.'), 1 << 20, 60_000);
    const questions = Array.from({ length: 48 }, (_, at) =>
      questionOf(
        `The parcel ${at} was ${at % 3 === 0 ? 'sent' : 'delivered'} on 3 March 2026.`,
        `The parcel ${at} was delivered on 3 March 2026. It was not opened.`,
      ),
    );
    const answers = await Promise.all(questions.map((question) => engine.check(question, 300, TIME_MS)));
    assert.ok(own < questions.length, 'the thread took none');
    assert.deepEqual(
      answers,
      questions.map((question) => verifier(question)),
    );
  } finally {
    await engine.close();
  }
});

test('an engine that is closed while a thread works ends quietly', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const engine = createEngine(createVerifier(), extract, { threads: 1 });
    engine.warm();
    const asked = engine.check(questionOf('The parcel was delivered.'), 1 << 20, TIME_MS);
    await Promise.all([engine.close(), assert.rejects(asked, /closed/)]);
  }
});
