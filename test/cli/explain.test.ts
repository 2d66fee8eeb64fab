import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { renderPage } from '../../src/cli/explain-page.ts';
import { renderExplanation } from '../../src/cli/explain-text.ts';
import { createExplainer, createVerifier } from '../../src/verify/index.ts';
import { run } from '../app/process.ts';
import { type Given, questionOf } from '../verify/ask.ts';

interface EverydayRow {
  readonly claim: string;
  readonly evidence: readonly Given[];
}

const rows = JSON.parse(
  readFileSync(new URL('../verify/everyday.json', import.meta.url), 'utf8'),
) as readonly EverydayRow[];

const REQUEST = {
  claims: [{ text: 'The buyer was refunded $50.' }, { text: 'The parcel was delivered on 3 March 2026.' }],
  sources: [
    { source_id: 'shop', type: 'text', text: 'The buyer was refunded $42.50 on <b>7 March</b>.' },
    {
      source_id: 'carrier',
      type: 'text',
      text: 'On 3 March 2026 the parcel reached the buyer & was delivered.',
    },
  ],
};

const plain = (words: string): string => `«${words}»`;

describe('an explanation', () => {
  test('has the checks of the verifier, and every span of it is an exact slice', () => {
    const verify = createVerifier();
    const explain = createExplainer();
    for (const { claim, evidence: given } of rows) {
      const question = questionOf([claim], given);
      const [{ check, statements }] = explain(question);
      assert.deepEqual([check], verify(question));
      for (const { sentences, units } of statements) {
        for (const { source_id, text, start, end, retold } of sentences) {
          const source = given[Number(source_id.slice(1)) - 1];
          if (typeof source !== 'string') continue;
          if (retold === true) assert.ok(source.slice(start, end).length > 0);
          else assert.equal(text, source.slice(start, end));
        }
        for (const { text, start, end, evidence } of units) {
          assert.equal(text, claim.slice(start, end));
          if (evidence === undefined) continue;
          assert.equal(evidence.text, sentences[evidence.sentence].text.slice(evidence.start, evidence.end));
        }
      }
    }
  });

  test('tells each mismatch once', () => {
    const explain = createExplainer();
    const evidence = ['The invoice was paid on 3 May 2026. Ada requested the refund of $50.'];
    const [{ statements }] = explain(questionOf(['Ada approved the refund of $500.'], evidence));
    const told = statements.flatMap(({ mismatches }) => mismatches.map((one) => JSON.stringify(one)));
    assert.ok(told.length > 0);
    assert.equal(new Set(told).size, told.length);
  });

  test('can be printed for any texts, and its page holds none of their markup', () => {
    const explain = createExplainer();
    const words = fc.constantFrom('refund', '<script>alert(1)</script>', '"', "'", '&', '50', '\u0007', '.');
    const text = fc.array(words, { minLength: 1, maxLength: 12 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(text, text, (claim, source) => {
        const explanations = explain(questionOf([claim], [source]));
        assert.doesNotMatch(renderPage(explanations), /<script|\u0007/);
        for (const one of explanations) assert.doesNotMatch(renderExplanation(one, plain), /\u0007/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('touchstone verify --explain', () => {
  test('marks what the evidence has the word for and denies, on the terminal and on the page', async () => {
    const request = {
      claims: [{ text: 'The bill was paid.' }],
      sources: [{ source_id: 's', text: 'The bill was not paid.' }],
    };
    const lines = await run(['verify', '--explain', '-'], {}, JSON.stringify(request));
    assert.match(lines.stdout, /paid += {2}\[1\] «paid» {2}the same word, 100%, and yet not covered/);
    assert.match(lines.stdout, /likely to be supported, where 73% is needed; what stands against it decides/);
    const page = await run(['verify', '--explain', '--html', '-'], {}, JSON.stringify(request));
    assert.match(page.stdout, /<mark class="none" title="[^"]*">paid<\/mark>/);
    assert.match(page.stdout, /not covered: <mark class="none">was paid<\/mark>/);
  });

  test('shows for each word of the claim what accounts for it, and what stands against it', async () => {
    const { code, stdout } = await run(['verify', '--explain', '-'], {}, JSON.stringify(REQUEST));
    assert.equal(code, 3);
    assert.match(stdout, /✗ unsupported {2}c1 .*quantity/);
    assert.match(stdout, /refunded += {2}\[1\] «refunded» {2}the same word, 100%/);
    assert.match(stdout, /! quantity, says otherwise: The buyer was refunded \$42\.50/);
  });

  test('says of what was calculated that it was, and from what', async () => {
    const request = {
      claims: [{ text: 'The total of the items is $12.' }],
      sources: [{ text: '| item | price |\n|---|---|\n| Pen | $5 |\n| Book | $7 |\n' }],
    };
    const { stdout } = await run(['verify', '--explain', '-'], {}, JSON.stringify(request));
    assert.match(stdout, /\$12 +∴ {2}calculated, as told below\n.* ∴ \$5 \+ \$7 = \$12/s);
    assert.doesNotMatch(stdout, /\$12 +=/);
  });

  test('--html writes one page that marks the spans, escapes every text and asks for nothing', async () => {
    const { stdout } = await run(['verify', '--explain', '--html', '-'], {}, JSON.stringify(REQUEST));
    assert.match(stdout, /^<!doctype html>/);
    assert.match(stdout, /<mark class="full" title="[^"]*">delivered<\/mark>/);
    assert.match(stdout, /&lt;b&gt;/);
    assert.match(stdout, /buyer &amp; was/);
    assert.doesNotMatch(stdout, /<b>|<script|<link|src=|href=/);
  });

  for (const args of [
    ['verify', '--html', '-'],
    ['verify', '--json', '--explain', '-'],
  ]) {
    test(`${args.join(' ')} is a usage error: 2`, async () => {
      const { code } = await run(args, {}, JSON.stringify(REQUEST));
      assert.equal(code, 2);
    });
  }
});
