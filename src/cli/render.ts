import type { Check, Citation, EvidencePassage } from '../domain/check.ts';

/** Makes words stand out on a terminal; elsewhere the marks around them do. */
export type Mark = (words: string) => string;

/** Quotes between guillemets, and bold where a terminal shows it. */
export function markFor(stream: NodeJS.WriteStream): Mark {
  const bold = stream.isTTY && process.env.NO_COLOR === undefined;
  return bold ? (words) => `«\u001b[1m${words}\u001b[22m»` : (words) => `«${words}»`;
}

/** Characters that turn the order in which what follows is shown: they would make a quote read as another one. */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Characters that a terminal would obey, shown as what they are. */
export function plain(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').replaceAll(TURNING, '\ufffd');
}

const SIGNS = { supported: '✓', unsupported: '✗', ambiguous: '?' } as const;

function place({ source_id, start, end, pointer, page }: Citation): string {
  const sheet = page === undefined ? '' : `page ${page} `;
  return `${plain(source_id)} ${sheet}${pointer === undefined ? `[${start}–${end}]` : plain(pointer)}`;
}

/** The quote within the passage that was found around it, where there is one. */
function quoted(citation: Citation, evidence: readonly EvidencePassage[], mark: Mark): string {
  const { source_id, quote } = citation;
  const passage = evidence.find((one) => one.source_id === source_id && one.snippet.includes(quote));
  if (passage === undefined) return mark(plain(quote));
  const at = passage.snippet.indexOf(quote);
  const [before, after] = [passage.snippet.slice(0, at), passage.snippet.slice(at + quote.length)];
  return `${plain(before)}${mark(plain(quote))}${plain(after)}`;
}

/** What is said of one claim, in lines for a person. */
export function renderCheck(check: Check, mark: Mark): string {
  const { claim_id, claim_text, status, coverage, reason, citations, conflicts, evidence, gaps } = check;
  const why = reason === undefined ? '' : `  ${reason}`;
  const lines = [`${SIGNS[status]} ${status}  ${plain(claim_id)}  coverage ${coverage.toFixed(2)}${why}`];
  lines.push(`  ${plain(claim_text)}`);
  for (const one of citations) lines.push(`    ${place(one)}: ${quoted(one, evidence, mark)}`);
  for (const one of conflicts) lines.push(`    against, ${place(one)}: ${quoted(one, evidence, mark)}`);
  if (gaps.length > 0) lines.push(`    not covered: ${gaps.map(({ text }) => mark(plain(text))).join(', ')}`);
  return lines.join('\n');
}

/** Prints a value as indented JSON. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
