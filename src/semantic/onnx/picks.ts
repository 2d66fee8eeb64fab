/** Models that are known to serve well, for `touchstone models list` and docs/semantic.md. */
export interface Pick {
  readonly id: string;
  readonly role: 'embedding' | 'entailment';
  readonly licence: string;
  /** Size of what is pulled, in megabytes. */
  readonly megabytes: number;
  /** What its makers publish of it. */
  readonly published: string;
}

export const PICKS: readonly Pick[] = [
  {
    id: 'Xenova/all-MiniLM-L6-v2',
    role: 'embedding',
    licence: 'Apache-2.0',
    megabytes: 24,
    published: '384 dimensions; 68.06 mean over 14 sentence-embedding tasks (sbert.net)',
  },
  {
    id: 'Xenova/nli-deberta-v3-xsmall',
    role: 'entailment',
    licence: 'Apache-2.0',
    megabytes: 96,
    published: '91.64% on SNLI test, 87.77% on MNLI mismatched (its model card)',
  },
  {
    id: 'Xenova/nli-deberta-v3-base',
    role: 'entailment',
    licence: 'Apache-2.0',
    megabytes: 250,
    published: '92.38% on SNLI test, 90.04% on MNLI mismatched (its model card)',
  },
];
