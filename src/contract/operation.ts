import type { TSchema } from 'typebox';
import type { Scope } from '../domain/tenant.ts';
import type { Parameter } from './parameters.ts';
import type { ProblemCode } from './problems.ts';
import type { ResponseHeader } from './response-headers.ts';

/** What an operation is, apart from the operations that there are. */

export type OperationId =
  | 'verify'
  | 'authorize'
  | 'submitBatch'
  | 'listJobs'
  | 'getJob'
  | 'getJobV1'
  | 'streamJobResults'
  | 'streamJobEvents'
  | 'streamJobEventsV1'
  | 'cancelJob'
  | 'listRecords'
  | 'getRecord'
  | 'getProof'
  | 'getSigningKey'
  | 'getCheckpoint'
  | 'getConsistency'
  | 'getKeySet'
  | 'getLogCheckpoint'
  | 'getLogTile'
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listDeliveries'
  | 'getDelivery'
  | 'replayDelivery'
  | 'registerSources'
  | 'listSources'
  | 'getSource'
  | 'getSourceV1'
  | 'getSourceText'
  | 'eraseSource'
  | 'getHealth'
  | 'getHealthDetailed'
  | 'getMetrics'
  | 'getOpenApi'
  | 'getReference';

/** Which operations the operator has closed, or asks a key for. */
export interface Doors {
  readonly tlog: 'open' | 'key' | 'off';
  readonly metrics: 'open' | 'key' | 'off';
  readonly health_detailed: 'open' | 'key' | 'off';
}

/** Methods of the interface. Of these POST alone takes an idempotency key: the others are idempotent by nature. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One operation of the interface: what the routes serve and the reference describes. */
export interface Operation {
  readonly id: OperationId;
  readonly method: Method;
  /** As OpenAPI writes paths: `{name}` for a parameter. */
  readonly path: string;
  readonly tag:
    | 'Decisions'
    | 'Jobs'
    | 'Audit'
    | 'Transparency log'
    | 'Webhooks'
    | 'Sources'
    | 'Health'
    | 'Reference';
  readonly summary: string;
  readonly description: string;
  /** What a key must allow; null where no key is needed. */
  readonly scope: Scope | null;
  /** A setting that may close it, and what a key must allow where it asks for one. */
  readonly door?: { readonly setting: keyof Doors; readonly scope: Scope };
  readonly parameters: readonly Parameter[];
  readonly request?: TSchema;
  /** The fields beside the files, where it takes a form with files too. */
  readonly form?: TSchema;
  readonly response: {
    /** 200 unless told. */
    readonly status?: number;
    readonly description: string;
    readonly media: string;
    readonly schema: TSchema;
    /** Headers of its own, beside those that its method and its key bring. */
    readonly headers?: readonly ResponseHeader[];
    /** Other media types that it may come in. */
    readonly alsoIn?: { readonly [media: string]: TSchema };
  };
  /** Whether the answer may be kept, and be asked for again under its entity tag. */
  readonly kept?: true;
  /** The same body under another status; none under 204. */
  readonly alsoAs?: { readonly status: number; readonly description: string };
  /** Its own, beside those of a key and those that may come of any request. */
  readonly problems: readonly ProblemCode[];
}

export const JSON_MEDIA = 'application/json';
