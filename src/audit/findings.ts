import type { Discrepancy } from '../storage/ports.ts';

/** One thing that is not as it was written. */
export interface Finding {
  readonly part: 'entry' | 'tile' | 'checkpoint' | 'signing_key' | Discrepancy['part'];
  /** Leaf index, `<level>/<index>`, tree size or key id; of what lies beside the log, what storage calls it. */
  readonly at: string;
  readonly problem: string;
}

const SHOWN = 100;

/** Collects findings; keeps the first hundred and counts the rest. */
export class Findings {
  readonly #shown: Finding[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(part: Finding['part'], at: string, problem: string): void {
    this.#count++;
    if (this.#shown.length < SHOWN) this.#shown.push({ part, at, problem });
  }

  summary(): { readonly findings: readonly Finding[]; readonly more_findings: number } {
    return { findings: this.#shown, more_findings: this.#count - this.#shown.length };
  }
}
