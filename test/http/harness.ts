/** A whole service in this process, on a free port, over a folder that is removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { startService } from '../../src/app/service.ts';
import { type Environment, readSettings } from '../../src/app/settings.ts';
import { createKey, type KeyRequest, SCOPES } from '../../src/service/keys.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';

export const FIXED_KEY = 'a-key-of-the-tests-alone';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
  readonly body: any;
}

export interface Running {
  readonly address: string;
  readonly folder: string;
  /** Lines that were logged. */
  readonly logged: readonly Record<string, unknown>[];
  /** Sends a request with the fixed key; `key: null` for none. */
  send(method: string, path: string, options?: SendOptions): Promise<Answered>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** Makes a key as `touchstone keys create` does beside the server. */
  key(request?: Partial<KeyRequest>): Promise<string>;
  revoke(token: string): Promise<void>;
  stop(): Promise<void>;
}

export interface SendOptions {
  readonly body?: string | Buffer;
  readonly headers?: Record<string, string>;
  readonly key?: string | null;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'touchstone-test-'));
}

/** Starts the service. With `folder` it opens what is there and leaves it behind. */
export async function running(environment: Environment = {}, folder?: string): Promise<Running> {
  const data = folder ?? temporaryFolder();
  const logged: Record<string, unknown>[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const settings = readSettings({
    PORT: '0',
    TOUCHSTONE_DATA: data,
    TOUCHSTONE_API_KEY: FIXED_KEY,
    ...environment,
  });
  const service = await startService(settings, { logger, flush() {} });

  async function send(method: string, path: string, options: SendOptions = {}): Promise<Answered> {
    const { body, key = FIXED_KEY } = options;
    const headers: Record<string, string> = { ...options.headers };
    if (key !== null) headers.authorization ??= `Bearer ${key}`;
    const response = await fetch(service.address + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }

  async function withKeys<T>(
    use: (store: Awaited<ReturnType<typeof openSqlite>>['apiKeys']) => Promise<T>,
  ): Promise<T> {
    const storage = await openSqlite({ folder: data, role: 'tool' });
    try {
      return await use(storage.apiKeys);
    } finally {
      await storage.close();
    }
  }

  return {
    address: service.address,
    folder: data,
    logged,
    send,
    post: (path, body, headers = {}) =>
      send('POST', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    key: (request = {}) =>
      withKeys(async (store) => {
        const whole = {
          name: 'test',
          tenant: 'default',
          scopes: SCOPES,
          rate_limit: null,
          expires_at: null,
          ...request,
        };
        return (await createKey(store, whole, Date.now())).token;
      }),
    revoke: (token) =>
      withKeys(async (store) => {
        await store.revoke(token.split('_')[1]!, new Date().toISOString());
      }),
    async stop() {
      await service.stop();
      if (folder === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A claim, and evidence that carries it. */
export const CLAIM = 'The parcel was delivered on 3 March 2026.';
export const TEXT =
  'Tracking report. The parcel was delivered on 3 March 2026 at 14:20. The buyer signed for it.';
export const SUPPORTED = { claims: [{ text: CLAIM }], sources: [{ source_id: 'carrier', text: TEXT }] };
export const VERBOSE = { ...SUPPORTED, response: { mode: 'verbose' } };
