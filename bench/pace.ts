/** Requests at a steady pace, whatever the answers take: what one user among others sees. */
import { Agent, request } from 'node:http';

export interface PaceOrders {
  readonly port: number;
  readonly path: string;
  readonly key: string;
  readonly every_ms: number;
  readonly body: (at: number) => string;
}

export class Pace {
  readonly #orders: PaceOrders;
  readonly #agent = new Agent({ keepAlive: true });
  #sent = 0;

  constructor(orders: PaceOrders) {
    this.#orders = orders;
  }

  /** Sends as long as the work lasts; gives how long each answer took, in milliseconds. */
  async during(work: () => Promise<void>): Promise<number[]> {
    const waiting: Promise<number>[] = [];
    const began = performance.now();
    let due = 0;
    // Timers come late: what they missed is sent together, so that the pace holds.
    const timer = setInterval(() => {
      for (; due * this.#orders.every_ms <= performance.now() - began; due++) waiting.push(this.#one());
    }, this.#orders.every_ms);
    await work();
    clearInterval(timer);
    return Promise.all(waiting);
  }

  close(): void {
    this.#agent.destroy();
  }

  #one(): Promise<number> {
    const { port, path, key, body } = this.#orders;
    const text = body(this.#sent++);
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    const sent = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request({ port, path, method: 'POST', agent: this.#agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
        response.resume();
        response.on('end', () => resolve(performance.now() - sent));
      });
      asked.on('error', reject);
      asked.end(text);
    });
  }
}

/** The value below which so great a part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
