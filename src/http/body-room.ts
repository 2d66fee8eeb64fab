import type { IncomingMessage } from 'node:http';

/** Memory for the bodies of requests that are in work: many large ones at once must not take it all. */
export class BodyRoom {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** Whether there is room for so many bytes; then they are taken. */
  take(bytes: number): boolean {
    if (bytes > this.#free) return false;
    this.#free -= bytes;
    return true;
  }

  give(bytes: number): void {
    this.#free += bytes;
  }
}

/** A body up to this size is not counted: as many as may be in work take little together. */
const SMALL_BYTES = 64 * 1024;

/**
 * Counts a body as it comes, so that whoever sends slowly holds no more than was sent. What it takes is given back
 * by the function that is returned; undefined for a body that is known to be small.
 * @param onFull hears once that there is no room for the rest, which is let run out
 * @param isAnswered whether the request has its answer: what still comes of its body is gathered by nobody, and takes no room
 */
export function meter(
  request: IncomingMessage,
  room: BodyRoom,
  onFull: () => void,
  isAnswered: () => boolean,
): (() => void) | undefined {
  if (Number(request.headers['content-length']) <= SMALL_BYTES) return undefined;
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined)
    return undefined;
  let taken = 0;
  request.on('data', count);
  const release = (): void => {
    request.off('data', count);
    room.give(taken);
    taken = 0;
  };
  return release;

  function count({ length }: Buffer): void {
    if (isAnswered()) {
      release();
      return;
    }
    if (room.take(length)) {
      taken += length;
      return;
    }
    // Nobody gathers what comes from here on.
    request.removeAllListeners('data');
    onFull();
    request.resume();
  }
}
