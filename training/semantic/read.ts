/**
 * `node training/semantic/read.ts <out folder> <file or folder of labelled JSONL>… [--most 6500] [--half look] [--synthetic 0] [--only-synthetic] [--crossed]`
 * Reads labelled rows as the layer asks its model of them and writes one file a set, which `train.py` takes: for each
 * pair of claim and passage the words of both with their marks and governors, their links and the engine's measures,
 * whether the engine leaves the claim open, what its typed checks say of the passage, and what its judge sees of it.
 * `--crossed` lays each claim beside the evidence of another row of its set: what touches it and states it not.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { halfOf, jsonlFiles, type LabelledClaim, readRows } from '../../bench/truth/rows.ts';
import { LINKS } from '../../src/semantic/builtin/links.ts';
import { MEASURES } from '../../src/semantic/builtin/pair.ts';
import { type Carrying, Reader } from '../../src/semantic/builtin/reader.ts';
import { type Layout, MARKS } from '../../src/semantic/builtin/tokens.ts';
import { Words } from '../../src/semantic/builtin/words.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { nearness } from '../../src/text/vectors/bundled.ts';
import { parseVectors } from '../../src/text/vectors/vectors.ts';
import type { Examination } from '../../src/verify/index.ts';
import { FEATURES, KINDS } from '../../src/verify/judge/feature-names.ts';
import { random } from '../judge/boost.ts';
import { synthesise } from '../judge/synthesise.ts';
import { type AskedPair, createAsker } from './asked.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '6500' },
    half: { type: 'string' },
    synthetic: { type: 'string', default: '0' },
    'only-synthetic': { type: 'boolean', default: false },
    crossed: { type: 'boolean', default: false },
  },
});
const [out, ...paths] = positionals;
const words = new Words(
  parseVectors(readFileSync(new URL('../../src/semantic/builtin/words.bin', import.meta.url))),
);
const reader = new Reader({ lexicon, nearness, words });
const ask = createAsker(reader);

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

/** Kinds of objections as bits: those that leave the claim open, and those that contradict it. */
function marksOf({ objections, against }: Examination): [number, number] {
  let [open, denied] = [0, against.length > 0 ? 1 << KINDS.length : 0];
  for (const { kind, contradicts } of objections) {
    const bit = 1 << KINDS.indexOf(kind);
    if (contradicts) denied |= bit;
    else open |= bit;
  }
  return [open, denied];
}

/** Coverage under which a passage is not worth a close reading. */
const LEAST_COVERED = 0.25;
/** Passages of a claim that are read. */
const MOST_READ = 5;

/** The pairs of one set as bytes; each part begins at a multiple of four. */
class Sheet {
  private readonly parts: Uint8Array[] = [];
  private readonly ids: string[] = [];
  private readonly looked: number[] = [];
  /** Number of the claim, its kind, its text and the passage, of each pair. */
  private readonly texts: [number, number, string, string][] = [];
  private pairs = 0;

  async add(row: LabelledClaim, kind: number): Promise<void> {
    const asked = await ask(row);
    if (asked === undefined || (values.crossed && !asked.open)) return;
    const claim = reader.claim(asked.claim);
    if (claim === undefined) return;
    const found = new Map<string, { readonly carrying: Carrying; readonly examine: AskedPair['examine'] }>();
    for (const { passage, examine } of asked.pairs) {
      const carrying = reader.carrying(claim, reader.passage(passage));
      if (carrying === undefined || (found.size > 0 && carrying.coverage < LEAST_COVERED)) continue;
      if (!found.has(carrying.text)) found.set(carrying.text, { carrying, examine });
    }
    if (found.size === 0) return;
    const best = [...found.values()].sort((one, other) => other.carrying.coverage - one.carrying.coverage);
    for (const { carrying, examine } of best.slice(0, MOST_READ)) {
      const pair = reader.pair(claim, carrying);
      const { links } = pair;
      const sizes = [pair.claim.vector.length, pair.passage.vector.length, links.claim.length];
      const examined = examine();
      this.put(new Int32Array([this.ids.length, kind, asked.open ? 1 : 0, ...marksOf(examined), ...sizes]));
      for (const side of [pair.claim, pair.passage]) this.putSide(side);
      this.put(pair.measures);
      this.put(examined.measures);
      const flat = links.claim.flatMap((i, at) => [
        i,
        links.passage[at],
        links.channel[at],
        Math.round(255 * links.strength[at]),
      ]);
      this.put(Uint8Array.from(flat));
      this.texts.push([this.ids.length, kind, asked.claim, carrying.text]);
      this.pairs++;
    }
    this.ids.push(row.id);
    this.looked.push(halfOf(row) === 'look' ? 1 : 0);
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
    const head = {
      marks: MARKS,
      measures: MEASURES,
      examined: FEATURES,
      links: LINKS.length,
      kinds: KINDS,
      pairs: this.pairs,
      texts: this.texts,
      ids: this.ids,
      looked: this.looked,
    };
    writeFileSync(join(out, `${set}.json`), JSON.stringify(head));
    console.log(`${set}: ${this.ids.length} claims, ${this.pairs} pairs`);
  }
}

/** Every n-th row, so that at most `most` remain. */
function thinned(rows: readonly LabelledClaim[], most: number): readonly LabelledClaim[] {
  const step = Math.ceil(rows.length / most);
  return rows.filter((_, at) => at % step === 0);
}

async function readFile(file: string): Promise<void> {
  const set = basename(file, '.jsonl');
  const fine = fineLabels(file);
  const all = readRows(file).filter((row) => values.half === undefined || halfOf(row) === values.half);
  const rows = thinned(values.crossed ? crossed(all) : all, Number(values.most));
  if (!values['only-synthetic']) {
    const sheet = new Sheet();
    for (const row of rows) await sheet.add(row, values.crossed ? REFUSED : kindOf(row, fine.get(row.id)));
    sheet.write(values.crossed ? `crossed_${set}` : set);
  }
  if (Number(values.synthetic) > 0) await makeSynthetic(set, thinned(rows, Number(values.synthetic)));
}

/** Each claim beside the evidence of the row half a set further on, where that is of another document. */
function crossed(rows: readonly LabelledClaim[]): readonly LabelledClaim[] {
  const textOf = ({ sources }: LabelledClaim): string => JSON.stringify(sources);
  return rows.flatMap((row, at) => {
    const other = rows[(at + (rows.length >> 1)) % rows.length];
    const related = row.doc !== undefined && row.doc === other.doc;
    if (related || textOf(row) === textOf(other)) return [];
    return [{ ...row, id: `${row.id}/crossed`, sources: other.sources, supported: false }];
  });
}

/** Claims made from the sources by edits whose effect is known, as a set of their own. */
async function makeSynthetic(set: string, rows: readonly LabelledClaim[]): Promise<void> {
  const next = random(20260202);
  const sheet = new Sheet();
  for (const row of rows) {
    for (const { claim, source, supported, edit } of synthesise(row.sources[0].text ?? '', next)) {
      const sources = [{ source_id: 's1', text: source }];
      const made = { ...row, id: `${row.id}/${edit}`, claim, supported, sources };
      await sheet.add(made, supported ? ENTAILED : REFUSED);
    }
  }
  sheet.write(`synthetic_${set}`);
}

mkdirSync(out, { recursive: true });
for (const file of paths.flatMap(jsonlFiles)) await readFile(file);
