import type { Connection } from './connection.ts';
import { claim, complete, release, sweepSome } from './idempotency-writes.ts';
import { claimEntries, extendClaims, recoverClaims, settleClaim } from './job-claims.ts';
import {
  acceptJob,
  cancelJob,
  dropStagedJob,
  dropStagedJobs,
  expireJobs,
  failJob,
  stageBlocks,
  stageJob,
  sweepJobsSome,
} from './job-writes.ts';
import { activateSigningKey, createApiKey, revokeApiKey } from './key-writes.ts';
import { append, eraseSecrets } from './log-writes.ts';
import { eraseSource, putSources } from './source-writes.ts';
import {
  addWebhookTest,
  claimDeliveries,
  fanOutDeliveries,
  giveBackDelivery,
  recoverDeliveries,
  replayDelivery,
  setBackDeliveries,
  settleDelivery,
  sweepDeliveries,
} from './webhook-delivery-writes.ts';
import { createWebhook, removeWebhook, rotateWebhookSecret, updateWebhook } from './webhook-writes.ts';

/** Everything that changes the database, by name: what can be sent to the writer's thread. */
const WRITES = {
  append,
  eraseSecrets,
  activateSigningKey,
  createApiKey,
  revokeApiKey,
  claim,
  complete,
  release,
  sweepSome,
  createWebhook,
  updateWebhook,
  rotateWebhookSecret,
  removeWebhook,
  addWebhookTest,
  replayDelivery,
  fanOutDeliveries,
  claimDeliveries,
  settleDelivery,
  giveBackDelivery,
  recoverDeliveries,
  setBackDeliveries,
  sweepDeliveries,
  putSources,
  /** Apart from `putSources`, so that it is known to erase. */
  replaceSources: putSources,
  eraseSource,
  stageJob,
  stageBlocks,
  acceptJob,
  dropStagedJob,
  dropStagedJobs,
  cancelJob,
  failJob,
  expireJobs,
  sweepJobsSome,
  claimEntries,
  extendClaims,
  settleClaim,
  recoverClaims,
  beat,
  takeRoom,
  giveRoomBack,
};

export type WriteName = keyof typeof WRITES;

/** Writes that erase: nothing of what they remove may stay in the files. */
export const ERASING: ReadonlySet<WriteName> = new Set(['eraseSecrets', 'eraseSource', 'replaceSources']);

/** Writes that may take the disk long: of whole documents and batches, and those that erase. */
export const LONG: ReadonlySet<WriteName> = new Set([...ERASING, 'putSources', 'stageBlocks', 'acceptJob']);

/** The arguments of a write, after the connection. */
export type WriteArguments<Name extends WriteName> =
  Parameters<(typeof WRITES)[Name]> extends [Connection, ...infer Rest] ? Rest : never;

export type WriteResult<Name extends WriteName> = ReturnType<(typeof WRITES)[Name]>;

/** One write to do. */
export type Write = {
  readonly [Name in WriteName]: { readonly name: Name; readonly args: WriteArguments<Name> };
}[WriteName];

/** Runs a write on a connection, in the transaction that is open there. */
export function applyWrite(connection: Connection, write: Write): unknown {
  const operation = WRITES[write.name] as (connection: Connection, ...args: readonly unknown[]) => unknown;
  return operation(connection, ...write.args);
}

/** Changes a row for the proof that writing works. */
function beat(connection: Connection): void {
  connection.run('UPDATE pulse SET beats = beats + 1 WHERE id = 1');
}

/** As much as a batch of some authorizations takes. */
const ROOM_BYTES = 128 * 1024;

/** Takes the room of a batch: with its commit it is proved that there is some. */
function takeRoom(connection: Connection): void {
  connection.run('INSERT OR REPLACE INTO room (id, filler) VALUES (1, zeroblob(?))', ROOM_BYTES);
}

/** Apart from taking it: what one transaction takes and gives back never reaches the disk. */
function giveRoomBack(connection: Connection): void {
  connection.run('DELETE FROM room');
}
