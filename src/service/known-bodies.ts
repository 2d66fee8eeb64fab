/** Smaller bodies are read faster than they are looked up and kept. */
const LARGE = 64 * 1024;
/** Bytes of bodies that are kept at the most; what was read from them takes as much again. */
const CAPACITY = 8 * 1024 * 1024;

/**
 * Large bodies that were read lately, with the requests in them: of a request that comes again, byte for byte, only
 * the bytes are compared. Requests are not changed by whoever has them, and hold nothing of their caller.
 */
export class KnownBodies<Request> {
  readonly #known: { readonly body: Uint8Array; readonly request: Request }[] = [];
  #bytes = 0;

  /** @param read what reads a body that is not known; what it throws is thrown */
  read(body: Uint8Array, read: (body: Uint8Array) => Request): Request {
    if (body.length < LARGE || body.length > CAPACITY) return read(body);
    const at = this.#known.findIndex((one) => Buffer.compare(one.body, body) === 0);
    if (at >= 0) {
      const [found] = this.#known.splice(at, 1);
      this.#known.push(found!);
      return found!.request;
    }
    const request = read(body);
    this.#known.push({ body, request });
    this.#bytes += body.length;
    while (this.#bytes > CAPACITY) this.#bytes -= this.#known.shift()!.body.length;
    return request;
  }
}
