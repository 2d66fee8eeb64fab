import type { AuditLog } from '../audit/log.ts';
import type { Limits, Normaliser, RegistrationReader, VerifyOptions } from '../contract/index.ts';
import type { Policy } from '../decide/index.ts';
import type { AuditRecord } from '../domain/audit.ts';
import type { Shelf } from '../evidence/index.ts';
import type { EventFeeds } from '../jobs/feed.ts';
import type { WholeWorker } from '../jobs/whole-worker.ts';
import type { Storage } from '../storage/ports.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import type { TargetRules } from '../webhooks/target.ts';
import type { Clock } from './clock.ts';
import type { Engine } from './engine/pool.ts';
import type { DocumentReader } from './extraction/reader.ts';
import type { Intake } from './intake/port.ts';
import type { SemanticLayer } from './semantic/layer.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Everything that the use cases stand on, opened and ready. */
export interface House {
  readonly storage: Storage;
  readonly audit: AuditLog;
  readonly engine: Engine;
  readonly semantic: SemanticLayer;
  readonly normaliser: Normaliser;
  readonly limits: Limits;
  /** Registered evidence, as requests refer to it. */
  readonly shelf: Shelf;
  /** Reads what is to be registered. */
  readonly registrations: RegistrationReader;
  readonly documents: DocumentReader;
  /** Reads batches. */
  readonly intake: Intake;
  readonly policy: Policy;
  readonly versions: AuditRecord['versions'];
  readonly clock: Clock;
  /** Whether verifications leave a record too. */
  readonly audit_verifications: boolean;
  /** Whether texts are kept beside the records. */
  readonly keep_texts: boolean;
  /** Works on jobs in this process; undefined where that is left to others. */
  readonly job_worker: WholeWorker | undefined;
  /** The events of jobs, for those who follow them. */
  readonly job_feeds: EventFeeds;
  /** How long a finished job is kept. */
  readonly job_retention_ms: number;
  /** Where webhooks may lead. */
  readonly webhook_targets: TargetRules;
  /** Webhooks of one tenant, at the most. */
  readonly most_webhooks: number;
  /** Sends to webhooks, once it is started. */
  readonly dispatcher: Dispatcher;
  /** Version of the service. */
  readonly version: string;
  /** When it started, on the clock that never goes back. */
  readonly started: number;
}

/** What it takes to say what the evidence supports. */
export type Judging = Pick<
  House,
  'normaliser' | 'limits' | 'shelf' | 'policy' | 'engine' | 'semantic' | 'clock'
>;

/** What it takes to register evidence. */
export type Registering = Pick<
  House,
  'storage' | 'shelf' | 'registrations' | 'documents' | 'limits' | 'clock'
> & { readonly engine: Pick<Engine, 'warm'> };

/** What it takes to leave a record. */
export type Recording = Pick<House, 'audit' | 'versions' | 'keep_texts' | 'clock'>;

/** What it takes to look after webhooks. */
export type WebhookDesk = Pick<House, 'webhook_targets' | 'most_webhooks' | 'limits' | 'clock'> & {
  readonly storage: Pick<Storage, 'webhooks' | 'log' | 'jobs'>;
  /** Where something is there to be woken. */
  readonly dispatcher?: Pick<Dispatcher, 'wake'>;
};

/** What a use case knows of the request around it. */
export interface Occasion {
  readonly request_id: string;
  readonly watch: Stopwatch;
  /** The moment, on the clock that never goes back, at which the time for the request is over. */
  readonly deadline: number;
  /** Where semantic verification can be put off to a job; without it, it is done at once. */
  readonly later?: Pick<House, 'storage' | 'clock'>;
  /** The record of the first answer, where this request concludes what was put off. */
  readonly follows?: string;
  /** No answer rather than one without the models: it is asked again later. */
  readonly insists?: boolean;
  /** Asked before anything is recorded; rejects where nobody wants it any more. */
  readonly wanted?: () => Promise<void>;
  /** Nobody waits for the answer: for a place in a queue that is full it waits itself. */
  readonly patient?: boolean;
}

/** Whether the semantic part of a request is left to a job. */
export function isPutOff(options: VerifyOptions, { later }: Occasion): boolean {
  return options.semantic_verify_background && later !== undefined;
}
