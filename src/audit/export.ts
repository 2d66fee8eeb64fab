import type { LogStore } from '../storage/ports.ts';
import { formatHash } from '../tlog/index.ts';

export interface ExportOptions {
  /** Only this tenant's records; all of them unless told. */
  readonly tenant?: string;
  /** First leaf index; 0 unless told. */
  readonly from?: number;
  /** Salts and texts too, where they are kept. They open the commitments: handle with care. */
  readonly secrets?: boolean;
}

/**
 * The log's records as NDJSON, one line a record, in the order of the log: `leaf_index`, `record_hash`,
 * `record` in its canonical form (whose SHA-256 is `record_hash`) and, if asked for, `secrets`.
 */
export async function* exportRecords(store: LogStore, options: ExportOptions = {}): AsyncGenerator<string> {
  for await (const entry of store.entries(options.from ?? 0)) {
    if (options.tenant !== undefined && entry.tenant !== options.tenant) continue;
    const head = `{"leaf_index":${entry.leaf_index},"record_hash":"${formatHash(entry.record_hash)}"`;
    const secrets = options.secrets === true ? `,"secrets":${entry.secrets ?? 'null'}` : '';
    yield `${head},"record":${entry.record}${secrets}}\n`;
  }
}
