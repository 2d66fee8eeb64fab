/** Answers with the claims that should be found, and how they should be judged. */
import type { Extraction } from '../../src/domain/answer.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import { checksumOf } from '../../src/evidence/checksum.ts';
import { extract } from '../../src/extract/index.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { percent, SAME, shareWithin, tokenF1 } from './measure.ts';
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
  readonly missed: Record<Cause, number>;
}

/** Why an expected claim is not found: it stands in a longer one, was told in parts, was set aside, or none of these. */
type Cause = 'longer' | 'parts' | 'aside' | 'other';

function causeOf(text: string, { answer }: AnswerRow, { claims, statements, skipped }: Extraction): Cause {
  if (claims.some((claim) => shareWithin(text, claim.text) >= SAME)) return 'longer';
  const told = statements.map((one) => one.claims.map((at) => claims[at]!.text).join(' '));
  if (told.some((all) => shareWithin(text, all) >= SAME)) return 'parts';
  const aside = skipped.some(({ start, end }) => shareWithin(text, answer.slice(start, end)) >= SAME);
  return aside ? 'aside' : 'other';
}

function measureRow(row: AnswerRow, counts: Counts, report: (line: string) => void): void {
  const { answer, expected } = row;
  const extraction = extract({ answer, sources: row.sources, most: 256 });
  const { claims } = extraction;
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
      const cause = causeOf(text, row, extraction);
      counts.missed[cause]++;
      report(`${row.id} missed (${cause}): ${text}`);
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
    missed: { longer: 0, parts: 0, aside: 0, other: 0 },
  };
  rows.forEach((row, i) => {
    if (halfOf(i) !== half) return;
    measureRow(row, counts, report ? (line) => console.log(`    ${line}`) : () => {});
  });
  const { wanted, found, others, taken, judged, right, unsupported, falselySupported, missed } = counts;
  const causes = Object.entries(missed)
    .filter(([, count]) => count > 0)
    .map(([cause, count]) => `${count} ${cause}`);
  console.log(
    `  ${half.padEnd(6)} found ${percent(found / wanted)} of ${wanted}${causes.length > 0 ? ` (missed: ${causes.join(', ')})` : ''}   taken ${percent(taken / others)} of ${others}` +
      `   judged as expected ${percent(right / judged)}   false support ${percent(falselySupported / unsupported)} of ${unsupported}`,
  );
}
