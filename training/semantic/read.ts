/**
 * `node training/semantic/read.ts <out folder> <file or folder of labelled JSONL>… [--most 6500] [--synthetic 0] [--only-synthetic] [--open]`
 * Reads labelled rows as the model reads them and writes one file a set, which `train.py` takes: for each pair the
 * words of claim and passage with their marks and governors, their links and the engine's measures; with
 * `--open` also whether the engine leaves the claim open, for which alone the model is asked.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { jsonlFiles, type LabelledClaim, readRows } from '../../bench/truth/rows.ts';
import { LINKS } from '../../src/semantic/builtin/links.ts';
import { MEASURES, readClaim, readPair, readPassage } from '../../src/semantic/builtin/pair.ts';
import { type Layout, MARKS } from '../../src/semantic/builtin/tokens.ts';
import { Words } from '../../src/semantic/builtin/words.ts';
import { leftOpen } from '../../src/semantic/question.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { nearness } from '../../src/text/vectors/bundled.ts';
import { parseVectors } from '../../src/text/vectors/vectors.ts';
import { Document } from '../../src/verify/document.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { random } from '../judge/boost.ts';
import { synthesise } from '../judge/synthesise.ts';
import { evidenceOf, passageOf } from './passages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '6500' },
    synthetic: { type: 'string', default: '0' },
    open: { type: 'boolean', default: false },
    'only-synthetic': { type: 'boolean', default: false },
  },
});
const [out, ...paths] = positionals;
const words = new Words(
  parseVectors(readFileSync(new URL('../../src/semantic/builtin/words.bin', import.meta.url))),
);
const knowledge = { lexicon, nearness, words };
const verify = createVerifier();

const ENTAILED = 0;
const NEUTRAL = 1;
const CONTRADICTED = 2;
/** Not entailed, and no more is known. */
const REFUSED = 3;
const SAID_NEUTRAL = /^(neutral|not_enough_info|irrelevant|partial)/;
const SAID_CONTRADICTED = /^(contradict|refuted|distractor:(negation|entswp|numswp))/;

function kindOf(row: LabelledClaim, fine: string | undefined): number {
  if (row.supported) return ENTAILED;
  if (fine === undefined) return REFUSED;
  if (SAID_NEUTRAL.test(fine)) return NEUTRAL;
  return SAID_CONTRADICTED.test(fine) ? CONTRADICTED : REFUSED;
}

function fineLabels(file: string): ReadonlyMap<string, string> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { readonly id: string; readonly fine_label?: string });
  return new Map(rows.flatMap(({ id, fine_label }) => (fine_label === undefined ? [] : [[id, fine_label]])));
}

function isOpen(row: LabelledClaim): boolean {
  const claims = [{ claim_id: 'c1', text: row.claim, citations: [] }];
  const evidence = row.sources.map(evidenceOf);
  const [check] = verify({ claims, evidence, min_coverage: 0.85, citations: 'required', evidence_limit: 0 });
  return leftOpen(check);
}

/** The pairs of one set as bytes; each part begins at a multiple of four. */
class Sheet {
  private readonly parts: Uint8Array[] = [];
  private readonly ids: string[] = [];

  add(row: LabelledClaim, kind: number, passage: string): void {
    const pair = readPair(
      readClaim(new Document(row.claim, lexicon), knowledge),
      readPassage(new Document(passage, lexicon), knowledge),
      knowledge,
    );
    const { claim, links } = pair;
    const sizes = [claim.vector.length, pair.passage.vector.length, links.claim.length];
    this.put(new Int32Array([this.ids.length, kind, values.open && isOpen(row) ? 1 : 0, ...sizes]));
    for (const side of [claim, pair.passage]) this.putSide(side);
    this.put(pair.measures);
    const flat = links.claim.flatMap((i, at) => [
      i,
      links.passage[at],
      links.channel[at],
      Math.round(255 * links.strength[at]),
    ]);
    this.put(Uint8Array.from(flat));
    this.ids.push(row.id);
  }

  private putSide({ vector, governor, marks }: Layout): void {
    this.put(vector);
    this.put(governor);
    this.put(Uint8Array.from(marks, (mark) => Math.round(255 * mark)));
  }

  private put({ buffer, byteOffset, byteLength }: ArrayBufferView): void {
    const padded = new Uint8Array((byteLength + 3) & ~3);
    padded.set(new Uint8Array(buffer, byteOffset, byteLength));
    this.parts.push(padded);
  }

  write(set: string): void {
    writeFileSync(join(out, `${set}.pairs`), Buffer.concat(this.parts));
    const head = { marks: MARKS, measures: MEASURES, links: LINKS.length, ids: this.ids };
    writeFileSync(join(out, `${set}.json`), JSON.stringify(head));
    console.log(`${set}: ${this.ids.length} pairs`);
  }
}

/** Every n-th row, so that at most `most` remain. */
function thinned(rows: readonly LabelledClaim[], most: number): readonly LabelledClaim[] {
  const step = Math.ceil(rows.length / most);
  return rows.filter((_, at) => at % step === 0);
}

function readFile(file: string): void {
  const set = basename(file, '.jsonl');
  const fine = fineLabels(file);
  const rows = thinned(readRows(file), Number(values.most));
  if (!values['only-synthetic']) {
    const sheet = new Sheet();
    for (const row of rows) sheet.add(row, kindOf(row, fine.get(row.id)), passageOf(row));
    sheet.write(set);
  }
  if (Number(values.synthetic) > 0) makeSynthetic(set, thinned(rows, Number(values.synthetic)));
}

/** Claims made from the sources by edits whose effect is known, as a set of their own. */
function makeSynthetic(set: string, rows: readonly LabelledClaim[]): void {
  const next = random(20260202);
  const sheet = new Sheet();
  for (const row of rows) {
    for (const { claim, source, supported, edit } of synthesise(row.sources[0].text ?? '', next)) {
      const made = {
        ...row,
        id: `${row.id}/${edit}`,
        claim,
        supported,
        sources: [{ source_id: 's1', text: source }],
      };
      sheet.add(made, supported ? ENTAILED : REFUSED, source);
    }
  }
  sheet.write(`synthetic_${set}`);
}

mkdirSync(out, { recursive: true });
for (const file of paths.flatMap(jsonlFiles)) readFile(file);
