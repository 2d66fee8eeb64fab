/** Figures over labelled claims: how often a verdict is right, and above all how often a false one is given. */
import type { Check } from '../../src/domain/check.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import type { LabelledClaim, Quote } from './rows.ts';

/** What was measured of one claim. */
export interface Outcome {
  readonly row: LabelledClaim;
  readonly called: boolean;
  readonly coverage: number;
  readonly reason?: string;
  readonly citations: number;
  readonly invalidCitations: number;
  /** Whether a citation overlaps a gold quote; undefined without gold or without citations. */
  readonly overlapsGold?: boolean;
  /** How far the gaps of a refused claim are the words that a person underlined; undefined where none were. */
  readonly underlined?: number;
}

export interface Figures {
  readonly rows: number;
  /** Supported claims called supported. */
  readonly recall: number;
  /** Unsupported claims called supported. */
  readonly falseSupport: number;
  readonly balancedAccuracy: number;
  readonly accuracy: number;
  /** Area under the ROC curve of coverage. */
  readonly auc: number;
  readonly citationValidity: number;
  /** Of the rows with gold evidence and a citation, those where the two overlap; NaN where there are none. */
  readonly goldOverlap: number;
  readonly goldRows: number;
  /** Of the unsupported claims called so whose trap is known, those whose reason is the kind that it sets; NaN without any. */
  readonly kindNamed: number;
  /** Of the unsupported claims called so with words underlined, the mean F1 of the gaps' words; NaN without any. */
  readonly gapOverlap: number;
  readonly microsPerClaim: number;
}

const ratio = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);

/** Area under the ROC curve by ranks, ties counted half. */
export function areaUnderCurve(scored: readonly { score: number; positive: boolean }[]): number {
  const sorted = [...scored].sort((a, b) => a.score - b.score);
  let rankSum = 0;
  let positives = 0;
  for (let i = 0; i < sorted.length; ) {
    let j = i;
    while (j < sorted.length && sorted[j].score === sorted[i].score) j++;
    const rank = (i + j + 1) / 2;
    for (let k = i; k < j; k++) {
      if (sorted[k].positive) {
        rankSum += rank;
        positives++;
      }
    }
    i = j;
  }
  const negatives = sorted.length - positives;
  if (positives === 0 || negatives === 0) return Number.NaN;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

const isExact = (check: Check, evidence: readonly Evidence[]): number =>
  check.citations.filter((citation) => {
    const source = evidence.find((one) => one.source_id === citation.source_id);
    if (source?.type === 'text') return source.text.slice(citation.start, citation.end) !== citation.quote;
    return source?.type !== 'data' || citation.pointer === undefined;
  }).length;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const tokensOf = (text: string): Set<string> => new Set(wordsOf(text));

/** F1 of the words of some spans against those of others, each word as often as it stands there. */
export function overlapOfWords(found: readonly string[], wanted: readonly string[]): number {
  const left = wanted.flatMap(wordsOf);
  const own = found.flatMap(wordsOf);
  const total = own.length + left.length;
  let common = 0;
  for (const word of own) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    common++;
  }
  return total === 0 ? 1 : (2 * common) / total;
}

function overlaps(check: Check, gold: readonly Quote[], evidence: readonly Evidence[]): boolean {
  return check.citations.some((citation) =>
    gold.some((quote) => {
      if (quote.source_id !== '' && quote.source_id !== citation.source_id) return false;
      const source = evidence.find((one) => one.source_id === citation.source_id);
      if (source?.type === 'text' && citation.start !== undefined && citation.end !== undefined) {
        const at = source.text.indexOf(quote.quote);
        if (at >= 0) return citation.start < at + quote.quote.length && at < citation.end;
      }
      const words = tokensOf(`${citation.quote} ${citation.pointer ?? ''}`);
      return [...tokensOf(quote.quote)].some((word) => words.has(word));
    }),
  );
}

/** Measures one check against its row. */
export function outcomeOf(row: LabelledClaim, check: Check, evidence: readonly Evidence[]): Outcome {
  const isUnderlined = row.gaps !== undefined && !row.supported && check.status !== 'supported';
  const measured = row.gold.length > 0 && check.citations.length > 0 && row.supported;
  return {
    row,
    called: check.status === 'supported',
    coverage: check.coverage,
    reason: check.reason,
    citations: check.citations.length,
    invalidCitations: isExact(check, evidence),
    overlapsGold: measured ? overlaps(check, row.gold, evidence) : undefined,
    underlined: isUnderlined
      ? overlapOfWords(
          check.gaps.map(({ text }) => text),
          row.gaps!,
        )
      : undefined,
  };
}

/** Sums outcomes up. `nanos`: time that verification took over all of them. */
export function figuresOf(outcomes: readonly Outcome[], nanos: number): Figures {
  const supported = outcomes.filter((one) => one.row.supported);
  const unsupported = outcomes.filter((one) => !one.row.supported);
  const recall = ratio(supported.filter((one) => one.called).length, supported.length);
  const falseSupport = ratio(unsupported.filter((one) => one.called).length, unsupported.length);
  const withGold = outcomes.filter((one) => one.overlapsGold !== undefined);
  const trapped = unsupported.filter(({ row, called }) => !called && row.kinds !== undefined);
  const named = trapped.filter(({ row, reason }) => row.kinds!.some((kind) => kind === reason));
  const gaps = outcomes.flatMap(({ underlined }) => underlined ?? []);
  const citations = outcomes.reduce((sum, one) => sum + one.citations, 0);
  const invalid = outcomes.reduce((sum, one) => sum + one.invalidCitations, 0);
  return {
    rows: outcomes.length,
    recall,
    falseSupport,
    balancedAccuracy: (recall + 1 - falseSupport) / 2,
    accuracy: ratio(outcomes.filter((one) => one.called === one.row.supported).length, outcomes.length),
    auc: areaUnderCurve(outcomes.map((one) => ({ score: one.coverage, positive: one.row.supported }))),
    citationValidity: citations === 0 ? 1 : 1 - invalid / citations,
    goldOverlap: ratio(withGold.filter((one) => one.overlapsGold).length, withGold.length),
    goldRows: withGold.length,
    kindNamed: named.length / trapped.length,
    gapOverlap: ratio(
      gaps.reduce((sum, one) => sum + one, 0),
      gaps.length,
    ),
    microsPerClaim: nanos / 1000 / outcomes.length,
  };
}

/** Mean of each figure over the files of a group, files without the figure left out. */
export function macroMean(all: readonly Figures[]): Figures {
  const mean = (pick: (one: Figures) => number): number => {
    const values = all.map(pick).filter((value) => !Number.isNaN(value));
    return ratio(
      values.reduce((sum, value) => sum + value, 0),
      values.length,
    );
  };
  return {
    rows: all.reduce((sum, one) => sum + one.rows, 0),
    recall: mean((one) => one.recall),
    falseSupport: mean((one) => one.falseSupport),
    balancedAccuracy: mean((one) => one.balancedAccuracy),
    accuracy: mean((one) => one.accuracy),
    auc: mean((one) => one.auc),
    citationValidity: mean((one) => one.citationValidity),
    goldOverlap: mean((one) => one.goldOverlap),
    goldRows: all.reduce((sum, one) => sum + one.goldRows, 0),
    kindNamed: mean((one) => one.kindNamed),
    gapOverlap: mean((one) => one.gapOverlap),
    microsPerClaim: mean((one) => one.microsPerClaim),
  };
}
