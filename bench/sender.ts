/** Sends large bodies from a thread of its own: what that takes is not counted as waiting of whoever sends small ones. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface Sent {
  readonly status: number;
  readonly text: string;
}

/** A thread that posts one body after the other. */
export class Sender {
  readonly #worker = new Worker(new URL(import.meta.url));

  async post(letter: Letter): Promise<Sent> {
    this.#worker.postMessage(letter);
    const [answer] = await once(this.#worker, 'message');
    return answer as Sent;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

if (!isMainThread) {
  parentPort!.on('message', async ({ url, headers, body }: Letter) => {
    const answer = await fetch(url, { method: 'POST', headers, body });
    parentPort!.postMessage({ status: answer.status, text: await answer.text() } satisfies Sent);
  });
}
