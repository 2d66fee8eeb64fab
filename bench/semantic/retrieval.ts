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

/**
 * Prints, for each file that has gold evidence, the share of rows of which a gold sentence is among the best
 * `top_k` passages, and of all gold sentences the share that is.
 */
export async function benchRetrieval(
  model: SemanticModel,
  folders: readonly string[],
  top_k: number,
): Promise<void> {
  const heads = ['rows', 'words alone', 'with vectors', 'of all gold'].map((head) => head.padStart(14));
  console.log(`\n${`gold evidence in the best ${top_k} passages`.padEnd(38)}${heads.join('')}`);
  for (const file of folders.flatMap(jsonlFiles)) {
    const rows = readRows(file).filter(
      ({ supported, gold, sources }) => supported && gold.length > 0 && sources.every(({ text }) => text),
    );
    if (rows.length === 0) continue;
    const lexical = await shareFound(rows, LEXICAL, top_k);
    const fused = await shareFound(rows, model, top_k);
    const shares = [lexical.rows, fused.rows, fused.gold].map((share) => share.toFixed(3));
    const cells = [rows.length, ...shares].map((cell) => String(cell).padStart(14));
    console.log(`${basename(file, '.jsonl').padEnd(38)}${cells.join('')}`);
  }
}

/** Shares of the rows of which gold was found, and of the gold sentences that were. */
interface Found {
  readonly rows: number;
  readonly gold: number;
}

async function shareFound(
  rows: readonly LabelledClaim[],
  model: SemanticModel | typeof LEXICAL,
  top_k: number,
): Promise<Found> {
  const open = createExaminer();
  let [withGold, held, all] = [0, 0, 0];
  for (const row of rows) {
    const evidence = row.sources.map(({ source_id, text }): TextEvidence => {
      const checksum = `sha256:${hash('sha256', text!)}`;
      return { source_id, type: 'text', text: text!, checksum };
    });
    const opened = open(evidence);
    const passages = await passagesOf(opened, row.claim, model, top_k);
    const found = row.gold.filter(({ quote }) => holds(opened, passages, quote)).length;
    if (found > 0) withGold++;
    held += found;
    all += row.gold.length;
  }
  return { rows: withGold / rows.length, gold: held / all };
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
