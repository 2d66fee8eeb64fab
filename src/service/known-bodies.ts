/** Bodies of fewer bytes are looked up as they stand, those of more are compared byte by byte; others are read each time. */
const SMALL = 16 * 1024;
const LARGE = 64 * 1024;
/** Bytes of bodies that are kept at the most; what was read from them takes as much again. */
const SMALL_CAPACITY = 1024 * 1024;
const CAPACITY = 8 * 1024 * 1024;
/** Small bodies that came once and are not kept until they come again: most never do. */
const MOST_SEEN = 128;

/**
 * Bodies that were read lately, with the requests in them: of a request that comes again, byte for byte, only the
 * bytes are compared. Requests are not changed by whoever has them, and hold nothing of their caller.
 */
export class KnownBodies<Request> {
  readonly #keeps: (request: Request) => void;
  readonly #seen = new Set<string>();
  readonly #small = new Map<string, Request>();
  #smallBytes = 0;
  readonly #large: { readonly body: Uint8Array; readonly request: Request }[] = [];
  #largeBytes = 0;

  /** @param keeps told of a small request that is kept, before it is given back */
  constructor(keeps: (request: Request) => void = () => {}) {
    this.#keeps = keeps;
  }

  /** @param read what reads a body that is not known; what it throws is thrown */
  read(body: Uint8Array, read: (body: Uint8Array) => Request): Request {
    if (body.length < SMALL) return this.#readSmall(body, read);
    if (body.length < LARGE || body.length > CAPACITY) return read(body);
    const at = this.#large.findIndex((one) => Buffer.compare(one.body, body) === 0);
    if (at >= 0) {
      const [found] = this.#large.splice(at, 1);
      this.#large.push(found!);
      return found!.request;
    }
    const request = read(body);
    this.#large.push({ body, request });
    this.#largeBytes += body.length;
    while (this.#largeBytes > CAPACITY) this.#largeBytes -= this.#large.shift()!.body.length;
    return request;
  }

  #readSmall(body: Uint8Array, read: (body: Uint8Array) => Request): Request {
    // A byte is a character here, whatever it is a part of there.
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
    const found = this.#small.get(bytes);
    if (found !== undefined) return found;
    const request = read(body);
    if (this.#seen.delete(bytes)) this.#keep(bytes, request);
    else {
      this.#seen.add(bytes);
      if (this.#seen.size > MOST_SEEN) this.#seen.delete(this.#seen.values().next().value!);
    }
    return request;
  }

  /** What was kept first goes first: what comes again after that is kept again. */
  #keep(bytes: string, request: Request): void {
    this.#keeps(request);
    this.#small.set(bytes, request);
    this.#smallBytes += bytes.length;
    for (const [oldest] of this.#small) {
      if (this.#smallBytes <= SMALL_CAPACITY) break;
      this.#small.delete(oldest);
      this.#smallBytes -= oldest.length;
    }
  }
}
