import { type AuditLog, type BatchReport, openAuditLog } from '../audit/log.ts';
import { createNormaliser, createRegistrationReader } from '../contract/index.ts';
import { Shelf } from '../evidence/index.ts';
import { extract } from '../extract/index.ts';
import { EventFeeds } from '../jobs/feed.ts';
import { systemClock } from '../service/clock.ts';
import { createEngine } from '../service/engine/pool.ts';
import { createDocumentReader, type ReaderSettings } from '../service/extraction/reader.ts';
import type { House } from '../service/house.ts';
import { createIntake } from '../service/intake/intake.ts';
import { createWorker, type WorkerNews, type WorkerSettings } from '../service/jobs/worker.ts';
import { createSemanticLayer, type LayerOptions } from '../service/semantic/layer.ts';
import type { Storage } from '../storage/ports.ts';
import { traceOf } from '../text/trace.ts';
import { createVerifier, ENGINE_VERSION, LEXICON_VERSION } from '../verify/index.ts';
import { policyOf } from './operator.ts';
import { semanticOptions } from './semantic.ts';
import type { Settings } from './settings-table.ts';
import { openSigner } from './signer.ts';
import { openStorage } from './storage.ts';
import { version } from './version.ts';
import { createDispatcher, targetsOf } from './webhooks.ts';

const DAY_MS = 86_400_000;
const MIB = 1024 * 1024;

/** How uploaded files are read. */
export function readerSettings(settings: Settings): ReaderSettings {
  return {
    processes: settings.source_readers,
    file_ms: settings.source_seconds * 1000,
    memory_bytes: settings.source_memory_mb * MIB,
    text_bytes: settings.limits.source_text_bytes,
    pages: settings.limits.source_pages,
  };
}

/** A house that somebody lives in: it has to be closed. */
export interface OpenHouse extends House {
  /** Settles what waits, then closes the engine and the storage. */
  close(): Promise<void>;
}

/** Who hears of what happens in a house. */
export interface HouseNews {
  /** Records were appended to the log. */
  readonly batch?: (report: BatchReport) => void;
  /** Work on jobs; where nobody listens, the house has no worker. */
  readonly jobs?: WorkerNews | undefined;
  /** Models of semantic verification are open, or are not to be had. */
  readonly semantic?: LayerOptions['report'];
  /** The engine failed on a claim, by a fault of its own, at this place of its code. */
  readonly fault?: (trace: string) => void;
  /** What the operator should know of how the house was found, in words. */
  readonly warning?: (message: string) => void;
}

async function openLog(
  settings: Settings,
  storage: Storage,
  onBatch?: (report: BatchReport) => void,
  warn?: (message: string) => void,
): Promise<AuditLog> {
  return openAuditLog({
    store: storage.log,
    signingKeys: storage.signingKeys,
    origin: settings.log_origin,
    signer: await openSigner(settings, storage, systemClock.now, warn),
    ...(onBatch && { onBatch }),
  });
}

function workerSettings(settings: Settings): WorkerSettings {
  return {
    threads: settings.job_threads,
    entry_ms: settings.job_entry_seconds * 1000,
    memory_mib: settings.job_memory_mib,
  };
}

/**
 * Opens storage, audit log and engine, in this order; nothing stays open when one of them fails.
 * Rejects with StorageError or AuditError in the operator's words.
 */
export async function openHouse(settings: Settings, news: HouseNews = {}): Promise<OpenHouse> {
  const started = systemClock.monotonic();
  const storage = await openStorage(settings, 'server');
  try {
    const dispatcher = createDispatcher(settings, storage);
    const onBatch = (report: BatchReport): void => {
      dispatcher.wake();
      news.batch?.(report);
    };
    const audit = await openLog(settings, storage, onBatch, news.warning);
    const onFault = news.fault;
    const verifier = createVerifier({ onFault: (error) => onFault?.(traceOf(error)) });
    const engine = createEngine(verifier, extract, {
      threads: settings.workers,
      memory: settings.reading_cache_mb * MIB,
      onFault,
    });
    const policy = policyOf(settings);
    const normaliser = createNormaliser(settings.limits);
    const intake = createIntake(normaliser, settings.limits);
    const job_feeds = new EventFeeds(storage.jobs);
    const semantic = createSemanticLayer(semanticOptions(settings, { report: news.semantic, onFault }));
    const documents = createDocumentReader(readerSettings(settings));
    const house = {
      storage,
      audit,
      engine,
      semantic,
      policy,
      limits: settings.limits,
      shelf: new Shelf(storage.sources, settings.source_cache_mb * MIB),
      registrations: createRegistrationReader(settings.limits),
      documents,
      normaliser,
      intake,
      versions: { engine: ENGINE_VERSION, lexicon: LEXICON_VERSION, policy: policy.version },
      clock: systemClock,
      audit_verifications: settings.audit_verifications,
      keep_texts: settings.audit_texts,
      job_feeds,
      job_retention_ms: settings.job_days * DAY_MS,
      webhook_targets: targetsOf(settings),
      most_webhooks: settings.limits.webhooks,
      dispatcher,
      version: version(),
      started,
    };
    const job_worker = news.jobs && createWorker(house, workerSettings(settings), news.jobs);
    return {
      ...house,
      job_worker,
      async close() {
        await job_worker?.stop();
        job_feeds.close();
        await dispatcher.stop();
        await intake.close();
        await audit.close();
        await documents.close();
        await engine.close();
        await semantic.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
