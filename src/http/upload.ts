import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeLimit, LIMITS, type LimitName } from '../contract/limits.ts';
import { Refused } from '../service/refused.ts';
import type { BodyRoom } from './body-room.ts';
import { askForBody } from './expectation.ts';

/** A large body, whole, with what identifies it. Its buffer is its own and may be handed to another thread. */
export interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string;
}

/**
 * Bytes taken in one turn of the event loop. A sender on a fast network would fill each turn with megabytes, and
 * whoever waits for an answer waits for several turns.
 */
const TURN_BYTES = 128 * 1024;

/**
 * Receives a body into one buffer and hashes it as it comes, so that no step of it holds the thread.
 * @param name the limit that the size is held to
 * @param use gets the whole body; the room that it takes is kept until this is settled
 * @throws Refused for a body that is too large, ends early, or finds no room
 */
export async function receive<T>(
  request: IncomingMessage,
  name: LimitName,
  limit: number,
  room: BodyRoom,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  const declared = request.headers['content-length'];
  const size = declared === undefined ? limit : Number(declared);
  if (size > limit) throw tooLarge(name, limit);
  if (!room.take(size)) {
    const detail = 'Too many large bodies are being received. Send this one again in a moment.';
    throw new Refused({ code: 'overloaded', detail });
  }
  try {
    askForBody(request);
    return await use(await collect(request, name, limit, size));
  } finally {
    room.give(size);
  }
}

async function collect(
  request: IncomingMessage,
  name: LimitName,
  limit: number,
  size: number,
): Promise<Upload> {
  // The system gives memory of this size only as it is written to.
  const buffer = new ArrayBuffer(size);
  const bytes = new Uint8Array(buffer);
  const digest = createHash('sha256');
  let length = 0;
  let turn = 0;
  try {
    // A body that is too large leaves the connection as it is: the answer goes over it.
    const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      if (length + chunk.length > size) throw tooLarge(name, limit);
      bytes.set(chunk, length);
      digest.update(chunk);
      length += chunk.length;
      turn += chunk.length;
      if (turn < TURN_BYTES) continue;
      turn = 0;
      await nextTurn();
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused({ code: 'invalid_request', detail: 'The body ended early.' }, { cause: error });
  }
  return { bytes: bytes.subarray(0, length), digest: digest.digest('hex') };
}

function tooLarge(name: LimitName, limit: number): Refused {
  const detail =
    `The body is larger than ${describeLimit(name, limit)}. ` +
    `Send less, or raise the setting ${LIMITS[name].setting}.`;
  return new Refused({ code: 'payload_too_large', detail });
}
