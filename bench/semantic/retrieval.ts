/** How often the sentences that a human named as evidence are among the passages that a model would read. */
import { hash } from 'node:crypto';
import { basename } from 'node:path';
import type { TextEvidence } from '../../src/domain/evidence.ts';
import { bestPassages } from '../../src/semantic/passages.ts';
import type { SemanticModel } from '../../src/semantic/port.ts';
import { RatedEvidence } from '../../src/semantic/rating.ts';
import { VectorCache } from '../../src/semantic/vectors.ts';
import { createExaminer, type OpenEvidence, type Passage } from '../../src/verify/index.ts';
import { jsonlFiles, type LabelledClaim, readRows } from '../truth/rows.ts';

/** Words alone: the row to beat. */
const LEXICAL = Symbol('lexical');

/** Prints, for each file that has gold evidence, the share of rows whose gold is among the best `top_k` passages. */
export async function benchRetrieval(
  model: SemanticModel,
  folders: readonly string[],
  top_k: number,
): Promise<void> {
  console.log(`\ngold evidence among the best ${top_k} passages    rows   words   words and vectors`);
  for (const file of folders.flatMap(jsonlFiles)) {
    const rows = readRows(file).filter(
      ({ supported, gold, sources }) => supported && gold.length > 0 && sources.every(({ text }) => text),
    );
    if (rows.length === 0) continue;
    const lexical = await shareFound(rows, LEXICAL, top_k);
    const fused = await shareFound(rows, model, top_k);
    const cells = [lexical, fused].map((share) => share.toFixed(3).padStart(8));
    console.log(
      `  ${basename(file, '.jsonl').padEnd(40)}${String(rows.length).padStart(6)}${cells.join('')}`,
    );
  }
}

async function shareFound(
  rows: readonly LabelledClaim[],
  model: SemanticModel | typeof LEXICAL,
  top_k: number,
): Promise<number> {
  const open = createExaminer();
  let found = 0;
  for (const row of rows) {
    const evidence = row.sources.map(({ source_id, text }): TextEvidence => {
      const checksum = `sha256:${hash('sha256', text!)}`;
      return { source_id, type: 'text', text: text!, checksum };
    });
    const opened = open(evidence);
    const passages = await passagesOf(opened, row.claim, model, top_k);
    if (row.gold.every(({ quote }) => holds(opened, passages, quote))) found++;
  }
  return found / rows.length;
}

/** The passages of the statements of a claim. */
async function passagesOf(
  opened: OpenEvidence,
  text: string,
  model: SemanticModel | typeof LEXICAL,
  top_k: number,
): Promise<readonly Passage[]> {
  const claim = { claim_id: 'c', text, citations: [] };
  const embed = (texts: readonly string[]): Promise<readonly Float32Array[]> =>
    model === LEXICAL ? Promise.resolve(texts.map(() => Float32Array.of(0))) : model.embed(texts);
  const rated = new RatedEvidence(opened, new VectorCache(0), embed);
  const statements = opened.statements(claim);
  statements.forEach((_, index) => {
    rated.touch(claim, index);
  });
  await rated.embed();
  const vectors = await embed(statements.map((one) => one.text));
  return statements.flatMap((_, index) =>
    bestPassages(rated.rate(claim, index, vectors[index]!), top_k, (document, at) =>
      rated.neighbours(document, at),
    ),
  );
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether a passage holds the quote, or more than half of it where the quote runs over several sentences. */
function holds(opened: OpenEvidence, passages: readonly Passage[], quote: string): boolean {
  const wanted = squeezed(quote);
  return passages.some((passage) => {
    const text = squeezed(opened.textOf(passage));
    return text.includes(wanted) || (wanted.includes(text) && text.length > wanted.length / 2);
  });
}
