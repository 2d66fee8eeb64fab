import type { House } from '../house.ts';

/** Bytes of documents that are read at the start: their readings take eight times as much. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_SOURCES = 32;
const TIME_MS = 30_000;

/** Any statement will do: to judge it, the document is read. */
const CLAIM = { claim_id: 'c1', text: 'The document states this.', citations: [] };

/**
 * Reads the large documents that were registered last, one after the other in a thread of the engine, so that
 * the first request after a start finds them read. Requests that come meanwhile wait for one of them at most.
 */
export async function prepareSources({
  storage,
  shelf,
  engine,
}: Pick<House, 'storage' | 'shelf' | 'engine'>): Promise<void> {
  const large = await storage.sources.large(MOST_SOURCES);
  if (large.length > 0) engine.warm();
  let bytes = 0;
  for (const one of large) {
    bytes += one.source.bytes;
    if (bytes > MOST_BYTES) return;
    const evidence = [await shelf.open(one)];
    const question = { claims: [CLAIM], evidence, min_coverage: 1, evidence_limit: 1 } as const;
    await engine.check({ ...question, citations: 'optional' }, 0, TIME_MS);
  }
}
