/** A hub of models on the loopback, over a folder: what `touchstone models pull` asks of the real one. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export const COMMIT = 'c'.repeat(40);

export interface Hub {
  readonly url: string;
  /** Changes the bytes of a file on their way. */
  spoil: ((path: string, bytes: Buffer) => Buffer) | undefined;
  /** Says of each file what it hashes to, as the real one does of large ones. */
  names_hashes: boolean;
  stop(): Promise<void>;
}

/** Serves the models in `folder`, by `owner/name`. */
export async function startHub(folder: string): Promise<Hub> {
  const state: Pick<Hub, 'spoil' | 'names_hashes'> = { spoil: undefined, names_hashes: true };
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://hub');
    const listed = /^\/api\/models\/([^/]+\/[^/]+)\/revision\/([^/]+)$/.exec(url.pathname);
    const file = /^\/([^/]+\/[^/]+)\/resolve\/([0-9a-f]{40})\/(.+)$/.exec(url.pathname);
    if (listed !== null) return list(response, listed[1]!, listed[2]!);
    if (file !== null && file[2] === COMMIT) return send(response, file[1]!, file[3]!);
    response.writeHead(404).end();
  });

  function list(response: ServerResponse, id: string, revision: string): void {
    const root = join(folder, id);
    if (!existsSync(root) || !['main', COMMIT].includes(revision)) {
      response.writeHead(404).end('{"error":"Repository not found"}');
      return;
    }
    const siblings = globSync('**/*', { cwd: root })
      .filter((path) => statSync(join(root, path)).isFile())
      .map((rfilename) => {
        const bytes = readFileSync(join(root, rfilename));
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return {
          rfilename,
          size: bytes.length,
          ...(state.names_hashes && { lfs: { sha256, size: bytes.length, pointerSize: 130 } }),
        };
      });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id, sha: COMMIT, siblings }));
  }

  function send(response: ServerResponse, id: string, path: string): void {
    const bytes = readFileSync(join(folder, id, path));
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    response.end(state.spoil?.(path, bytes) ?? bytes);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
