import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync, gzipSync } from 'node:zlib';

/** How many texts were counted, and in how many of them each word occurs. */
export interface Frequencies {
  readonly texts: number;
  readonly counts: ReadonlyMap<string, number>;
}

export const FREQUENCIES = new URL('./frequencies.tsv.gz', import.meta.url);
const KEPT = 40_000;
const WORD = /[\p{L}\p{M}]+/gu;

/** Reads what `node training/lexicon/frequencies.ts <folder>` wrote: a first line with the number of texts. */
export function readFrequencies(): Frequencies {
  const [first, ...lines] = gunzipSync(readFileSync(FREQUENCIES)).toString('utf8').trimEnd().split('\n');
  const counts = new Map<string, number>();
  for (const line of lines) {
    const tab = line.indexOf('\t');
    counts.set(line.slice(0, tab), Number(line.slice(tab + 1)));
  }
  return { texts: Number(first), counts };
}

/** Counts over the distinct claims and source texts of every JSONL file of a folder; no text is kept. */
async function count(folder: string): Promise<Frequencies> {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()) {
    const lines = createInterface({ input: createReadStream(join(folder, file)) });
    for await (const line of lines) {
      const row = JSON.parse(line) as { claim: string; sources: { text?: string }[] };
      for (const text of [row.claim, ...row.sources.map((source) => source.text ?? '')]) {
        const digest = createHash('sha256').update(text).digest('base64').slice(0, 16);
        if (seen.has(digest)) continue;
        seen.add(digest);
        for (const word of new Set(text.toLowerCase().match(WORD)))
          counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  }
  return { texts: seen.size, counts };
}

function write({ texts, counts }: Frequencies): void {
  const kept = [...counts]
    .filter(([word, n]) => n > 1 && word.length > 1 && word.length < 24 && /^[\u0061-\u00ff]+$/.test(word))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, KEPT)
    .sort((a, b) => (a[0] < b[0] ? -1 : 1));
  const lines = [String(texts), ...kept.map(([word, n]) => `${word}\t${n}`)];
  writeFileSync(FREQUENCIES, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
  console.log(`${kept.length} words of ${counts.size} in ${texts} texts`);
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('usage: node training/lexicon/frequencies.ts <folder of JSONL>');
  write(await count(folder));
}
