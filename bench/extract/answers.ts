/** Answers with the claims that should be found, and how they should be judged. */
import type { Evidence } from '../../src/domain/evidence.ts';
import { checksumOf } from '../../src/evidence/checksum.ts';
import { extract } from '../../src/extract/index.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { percent, SAME, tokenF1 } from './measure.ts';
import type { AnswerRow, Half } from './rows.ts';

const verify = createVerifier();

function evidenceOf({ sources }: AnswerRow): Evidence[] {
  return sources.map(({ source_id, title, text, data }): Evidence => {
    const named = title === undefined ? {} : { title };
    return data === undefined
      ? { source_id, type: 'text', text: text ?? '', checksum: checksumOf(text ?? ''), ...named }
      : { source_id, type: 'data', data, checksum: checksumOf(JSON.stringify(data)), ...named };
  });
}

interface Counts {
  wanted: number;
  found: number;
  others: number;
  taken: number;
  judged: number;
  right: number;
  unsupported: number;
  falselySupported: number;
}

function measureRow(row: AnswerRow, counts: Counts, report: (line: string) => void): void {
  const { answer, expected } = row;
  const { claims } = extract({ answer, sources: row.sources, most: 256 });
  const checks = verify({
    claims: claims.map(({ text, citations }, i) => ({
      claim_id: `a${i}`,
      text,
      citations: [],
      cited_sources: citations.map(({ source_id }) => source_id),
    })),
    evidence: evidenceOf(row),
    min_coverage: 0.85,
    citations: 'required',
    evidence_limit: 5,
  });
  for (const { text, label } of expected.claims) {
    counts.wanted++;
    const scores = claims.map((claim) =>
      Math.max(tokenF1(claim.text, text), tokenF1(answer.slice(claim.start, claim.end), text)),
    );
    const best = scores.indexOf(Math.max(...scores));
    if (best < 0 || scores[best]! < SAME) {
      report(`${row.id} missed: ${text}`);
      continue;
    }
    counts.found++;
    const { status, reason } = checks[best]!;
    const supported = status === 'supported';
    counts.judged++;
    if (supported === (label === 'supported')) counts.right++;
    else report(`${row.id} is ${label}, judged ${status} (${reason ?? '-'}): ${claims[best]!.text}`);
    if (label !== 'supported') counts.unsupported++;
    if (label !== 'supported' && supported) counts.falselySupported++;
  }
  for (const one of expected.non_claims) {
    counts.others++;
    const at = answer.indexOf(one);
    const taken = claims.find(({ start, end }) => start < at + one.length && end > at);
    if (taken === undefined) continue;
    counts.taken++;
    report(`${row.id} taken for a claim: ${one}`);
  }
}

/** Answers of one file, and which of them were looked at. */
export interface AnswerSet {
  readonly name: string;
  readonly rows: readonly AnswerRow[];
  readonly halfOf: (index: number) => Half;
}

/** Prints how the claims of answers are found and judged. `report`: also what goes wrong. */
export function measureAnswers({ rows, halfOf }: AnswerSet, half: Half, report: boolean): void {
  const counts: Counts = {
    wanted: 0,
    found: 0,
    others: 0,
    taken: 0,
    judged: 0,
    right: 0,
    unsupported: 0,
    falselySupported: 0,
  };
  rows.forEach((row, i) => {
    if (halfOf(i) !== half) return;
    measureRow(row, counts, report ? (line) => console.log(`    ${line}`) : () => {});
  });
  const { wanted, found, others, taken, judged, right, unsupported, falselySupported } = counts;
  console.log(
    `  ${half.padEnd(6)} found ${percent(found / wanted)} of ${wanted}   taken ${percent(taken / others)} of ${others}` +
      `   judged as expected ${percent(right / judged)}   false support ${percent(falselySupported / unsupported)} of ${unsupported}`,
  );
}
