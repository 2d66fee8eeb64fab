/** One limit of the contract: how much of something a request may hold, and the setting that moves it. */
export interface LimitDefinition {
  /** Environment variable by which the operator sets it. */
  readonly setting: string;
  readonly default: number;
  readonly unit: string;
  readonly description: string;
}

const MIB = 1024 * 1024;

/** The limits of a request (contract.md, Limits): what messages and the reference page say of them. */
export const LIMITS = {
  body_bytes: {
    setting: 'TOUCHSTONE_MAX_BODY_BYTES',
    default: 8 * MIB,
    unit: 'bytes',
    description: 'Size of a request body.',
  },
  body_values: {
    setting: 'TOUCHSTONE_MAX_BODY_VALUES',
    default: 300_000,
    unit: 'values',
    description: 'JSON values in a request body: what its arrays and objects hold.',
  },
  batch_bytes: {
    setting: 'TOUCHSTONE_MAX_BATCH_BYTES',
    default: 64 * MIB,
    unit: 'bytes',
    description: 'Size of the body of a batch.',
  },
  batch_entries: {
    setting: 'TOUCHSTONE_MAX_BATCH_ENTRIES',
    default: 10_000,
    unit: 'entries',
    description: 'Entries of one batch.',
  },
  claims: {
    setting: 'TOUCHSTONE_MAX_CLAIMS',
    default: 256,
    unit: 'claims',
    description: 'Claims in one request.',
  },
  sources: {
    setting: 'TOUCHSTONE_MAX_SOURCES',
    default: 256,
    unit: 'sources',
    description: 'Sources in one request.',
  },
  claim_characters: {
    setting: 'TOUCHSTONE_MAX_CLAIM_CHARACTERS',
    default: 16_384,
    unit: 'characters',
    description: 'Length of the text of one claim, in Unicode code points.',
  },
  claim_citations: {
    setting: 'TOUCHSTONE_MAX_CLAIM_CITATIONS',
    default: 64,
    unit: 'citations',
    description: 'Citations that a caller may give for one claim.',
  },
  answer_characters: {
    setting: 'TOUCHSTONE_MAX_ANSWER_CHARACTERS',
    default: 65_536,
    unit: 'characters',
    description: 'Length of an answer whose claims are to be found, in Unicode code points.',
  },
  answer_claims: {
    setting: 'TOUCHSTONE_MAX_ANSWER_CLAIMS',
    default: 256,
    unit: 'claims',
    description:
      'Claims of one answer that are evaluated. With more, the decision says evaluation_incomplete.',
  },
  evidence_bytes: {
    setting: 'TOUCHSTONE_MAX_EVIDENCE_BYTES',
    default: 8 * MIB,
    unit: 'bytes',
    description: 'Inline evidence of all sources of one request together, in bytes of UTF-8.',
  },
  registered_bytes: {
    setting: 'TOUCHSTONE_MAX_REGISTERED_BYTES',
    default: 32 * MIB,
    unit: 'bytes',
    description: 'Registered evidence that one request refers to, in bytes of UTF-8.',
  },
  source_bytes: {
    setting: 'TOUCHSTONE_MAX_SOURCE_BYTES',
    default: 32 * MIB,
    unit: 'bytes',
    description: 'Size of an upload of files to POST /v2/sources.',
  },
  source_text_bytes: {
    setting: 'TOUCHSTONE_MAX_SOURCE_TEXT_BYTES',
    default: 8 * MIB,
    unit: 'bytes',
    description: 'Text of one registered source, in bytes of UTF-8.',
  },
  source_pages: {
    setting: 'TOUCHSTONE_MAX_SOURCE_PAGES',
    default: 5000,
    unit: 'pages',
    description: 'Pages of one registered document.',
  },
  evidence_limit: {
    setting: 'TOUCHSTONE_MAX_EVIDENCE_LIMIT',
    default: 50,
    unit: 'passages',
    description: 'Greatest value of options.evidence_limit.',
  },
  top_k_semantic: {
    setting: 'TOUCHSTONE_MAX_TOP_K',
    default: 100,
    unit: 'passages',
    description: 'Greatest value of options.top_k_semantic.',
  },
  webhooks: {
    setting: 'TOUCHSTONE_MAX_WEBHOOKS',
    default: 16,
    unit: 'webhooks',
    description: 'Webhooks of one tenant.',
  },
} as const satisfies Record<string, LimitDefinition>;

export type LimitName = keyof typeof LIMITS;

/** The limits in force, each in the unit that its definition names. */
export type Limits = { readonly [name in LimitName]: number };

/** The limits where no setting says otherwise. */
export const DEFAULT_LIMITS = defaults();

function defaults(): Limits {
  const entries = Object.entries(LIMITS).map(([name, definition]) => [name, definition.default]);
  return Object.fromEntries(entries) as { [name in LimitName]: number };
}

/** `8 MiB`, `16,384 characters`: a limit as a reader would say it. */
export function describeLimit(name: LimitName, value: number): string {
  const { unit } = LIMITS[name];
  if (unit === 'bytes' && value >= MIB && value % MIB === 0) return `${value / MIB} MiB`;
  return `${String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')} ${value === 1 ? unit.replace(/ies$|s$/, (end) => (end === 'ies' ? 'y' : '')) : unit}`;
}
