// The README is true: its tables are those of the code, its requests are accepted, its commands print what it shows.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { outputsNow, README, requestsOf, rewrite, shownCommands } from '../scripts/readme.ts';
import { describeSettings } from '../src/app/settings.ts';
import { createNormaliser, DEFAULT_LIMITS, PROBLEM_CODES, PROBLEMS } from '../src/contract/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const markdown = readFileSync(README, 'utf8');

/** Cells of the table rows that begin with code: `| `a` | b |`. */
const rows = markdown
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
      .slice(1, -1),
  );

describe('the rule of support', () => {
  test('stands in the same words wherever it is told', () => {
    const rule =
      'A claim is supported when its coverage reaches `min_coverage`, no conflict stands against it, it has a citation ' +
      'where one is required, and nothing withholds it: evidence that says only that it may be so, or says it of ' +
      'another case, leaves it ambiguous at any `min_coverage`.';
    for (const page of ['README.md', 'docs/decision.md', 'docs/verification.md']) {
      const words = readFileSync(join(root, page), 'utf8').replaceAll(/\s+/g, ' ');
      assert.ok(words.includes(rule), page);
    }
  });
});

describe('the README', () => {
  test('shows every setting with its default', () => {
    for (const { name, default: fallback } of describeSettings({})) {
      const row = rows.find((cells) => cells.includes(`\`${name}\``));
      assert.ok(row, `${name} stands in no table`);
      const shown = fallback === '' ? 'none' : `\`${fallback}\``;
      assert.ok(
        row.some((cell) => cell === shown || cell.endsWith(`(${shown})`)),
        `${name}: ${row.join(' | ')}`,
      );
    }
  });

  test('has the tables that `node scripts/readme.ts` writes', () => {
    const outputs = shownCommands(markdown).map(({ output }) => output);
    assert.equal(rewrite(markdown, outputs), markdown);
  });

  test('lists every problem that this version answers with, under its status', () => {
    for (const code of PROBLEM_CODES) {
      const row = rows.find(([status]) => status === String(PROBLEMS[code].status));
      assert.ok(row?.[1]?.includes(`\`${code}\``), `${code} does not stand at ${PROBLEMS[code].status}`);
    }
  });

  test('names requests by their operation, and each is accepted', () => {
    const normaliser = createNormaliser(DEFAULT_LIMITS);
    const requests = [...requestsOf(markdown)];
    assert.ok(requests.length >= 2);
    for (const [name, text] of requests) {
      const operation = name === 'verify.json' ? 'verify' : 'authorize';
      const outcome = normaliser[operation](JSON.parse(text));
      assert.ok(outcome.ok, `${name}: ${outcome.ok || outcome.refusal.detail}`);
    }
  });

  const tools = ['bash', 'curl', 'grep', 'sed', 'tee', 'cut', 'tail'];
  const missing = tools.filter((tool) => spawnSync(tool, ['--version']).error !== undefined);
  const skip = missing.length > 0 ? `needs ${missing.join(', ')}` : false;

  test('shows what its commands print', { skip }, async () => {
    const outputs = await outputsNow(markdown);
    for (const [at, { command, output }] of shownCommands(markdown).entries()) {
      assert.equal(steady(outputs[at]!), steady(output), `after: ${command}`);
    }
  });
});

/** What an output says whenever and wherever the command runs; a partial coverage may move with the engine. */
function steady(output: string): string {
  return output
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, '<uuid>')
    .replaceAll(/sha256:[\da-f]{64}/g, '<hash>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/\d{8}T\d{9}Z-[\da-f]{16}/g, '<key id>')
    .replaceAll(/"latency_ms":[\d.]+/g, '"latency_ms":<ms>')
    .replaceAll(/(coverage(?:_score)?"?[: ] ?)0\.\d+/g, '$1<part>')
    .replaceAll(/(signed by +)[\da-f]{8}/g, '$1<key>');
}

describe('the pages', () => {
  const pages = ['README.md', ...globSync('docs/*.md', { cwd: root })];
  for (const page of pages) {
    test(`${page} links to files that exist`, () => {
      const text = readFileSync(join(root, page), 'utf8');
      for (const [, target] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
        assert.ok(existsSync(join(root, dirname(page), target!)), `${page}: ${target}`);
      }
    });
  }
});
