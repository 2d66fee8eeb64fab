/** Time for an answer of twenty sentences against ten kilobytes of evidence, warm and in this process. */
import type { Evidence } from '../../src/domain/evidence.ts';
import { checksumOf } from '../../src/evidence/checksum.ts';
import { extract } from '../../src/extract/index.ts';
import { createVerifier } from '../../src/verify/index.ts';

const NOUNS = ['parcel', 'invoice', 'refund', 'deposit'];

/** Twenty sentences as answers have them: most of one statement, some of two, some of none. */
function sampleAnswer(): string {
  const paragraphs = NOUNS.map((noun, i) =>
    [
      `Your ${noun} ${4400 + i} was received on ${i + 3} May [s1].`,
      `The team checked the ${noun} in the same week.`,
      `The fee for it is $${i + 12}.50, so the account was charged on ${i + 10} May [s1].`,
      `The ${noun} will be closed after 30 days.`,
      i % 2 === 0 ? 'I know that this takes patience.' : 'Does that answer your question?',
    ].join(' '),
  );
  return paragraphs.join('\n\n');
}

/** Ten kilobytes of notes, some of which say what the answer says. */
function sampleEvidence(): Evidence {
  const lines: string[] = [];
  for (let i = 0, size = 0; size < 10_240; i++) {
    const noun = NOUNS[i] ?? `case of customer ${700 + i}`;
    const line =
      `The ${noun} ${4400 + i} was received on ${3 + (i % 20)} May, and the team checked it in the same week. ` +
      `The fee is $${12 + i}.50. The account was charged on ${10 + (i % 20)} May. It is closed after 30 days. ` +
      'Nobody has to sign for it at the counter, and the depot keeps a copy of each slip for the yearly audit.';
    lines.push(line);
    size += line.length + 1;
  }
  const text = lines.join('\n');
  return { source_id: 's1', type: 'text', text, checksum: checksumOf(text) };
}

/** So many that the code is compiled by the last three quarters, as that of a server is. */
const ROUNDS = 240;

/** Prints the median and the greatest CPU time of a round. */
export function measureSpeed(): void {
  const verify = createVerifier();
  const answer = sampleAnswer();
  const evidence = [sampleEvidence()];
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = process.cpuUsage();
    const { claims } = extract({ answer, sources: evidence, most: 256 });
    const read = process.cpuUsage(started);
    verify({
      claims: claims.map(({ text }, i) => ({
        claim_id: `a${i}`,
        text,
        citations: [],
        cited_sources: ['s1'],
      })),
      evidence,
      min_coverage: 0.85,
      citations: 'required',
      evidence_limit: 5,
    });
    const all = process.cpuUsage(started);
    if (round >= ROUNDS / 4) times.push([(read.user + read.system) / 1000, (all.user + all.system) / 1000]);
  }
  const median = (which: 0 | 1): string => {
    const sorted = times.map((pair) => pair[which]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)]!.toFixed(1);
  };
  const { claims } = extract({ answer, sources: evidence, most: 256 });
  console.log(
    `  ${claims.length} claims: extraction ${median(0)} ms, with verification ${median(1)} ms (CPU, median)`,
  );
}
