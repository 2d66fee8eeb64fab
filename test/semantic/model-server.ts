/** A real HTTP server with the interface of text-embeddings-inference and of a chat server, well or badly behaved. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Probabilities of entailment and of contradiction; the rest is neutral. */
export type Verdicts = (premise: string, hypothesis: string) => readonly [entail: number, contradict: number];

/** What it does instead of answering; true when it has dealt with the request. */
export type Mischief = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface ModelServer {
  readonly url: string;
  /** Paths that were asked, in order, with their bodies. */
  readonly asked: { readonly path: string; readonly body: string; readonly key: string | undefined }[];
  /** Most requests that were open at once. */
  readonly most: number;
  verdicts: Verdicts;
  mischief: Mischief | undefined;
  /** Longest pair of characters that it takes; longer ones are refused as its original does. */
  longest: number;
  stop(): Promise<void>;
}

const neutral: Verdicts = () => [0.02, 0.02];
const DIMENSIONS = 64;

/** A vector of the words of a text: two texts are near when they share words. */
export function wordVector(text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0.01);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    let hash = 7;
    for (const letter of word) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
    vector[hash % DIMENSIONS]! += 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

/** Starts a server on the loopback, on any free port where none is named. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  let open = 0;
  const state = {
    asked: [] as ModelServer['asked'],
    most: 0,
    verdicts: neutral,
    mischief: undefined as Mischief | undefined,
    longest: 4000,
  };
  const server = createServer((request, response) => {
    state.most = Math.max(state.most, ++open);
    response.on('close', () => open--);
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const path = request.url!;
    state.asked.push({ path, body, key: request.headers.authorization });
    if (state.mischief?.(request, response)) return;
    if (path === '/info') {
      const info = { model_id: 'test/judge', model_sha: 'f'.repeat(40), max_client_batch_size: 8 };
      return json(response, info);
    }
    const asked = JSON.parse(body) as {
      inputs: string[] | [string, string][];
      messages: { content: string }[];
    };
    if (path === '/embed') return json(response, (asked.inputs as string[]).map(wordVector));
    if (path === '/predict') {
      const pairs = asked.inputs as [string, string][];
      if (pairs.some(([premise]) => premise.length > state.longest))
        return json(response, { error: 'Input validation error', error_type: 'Validation' }, 413);
      return json(response, pairs.map(classes));
    }
    const content = asked.messages.at(-1)!.content;
    const [, premise, claim] = /<document>(.*)<\/document>.*<claim>(.*)<\/claim>/s.exec(content)!;
    const [yes] = state.verdicts(premise!, claim!);
    const alternatives = [
      { token: ' Yes', logprob: Math.log(yes) },
      { token: 'No', logprob: Math.log(1 - yes) },
    ];
    json(response, { choices: [{ logprobs: { content: [{ token: 'Yes', top_logprobs: alternatives }] } }] });
  }

  function classes([premise, hypothesis]: [string, string]) {
    const [entail, contradict] = state.verdicts(premise, hypothesis);
    return [
      { label: 'CONTRADICTION', score: contradict },
      { label: 'entailment', score: entail },
      { label: 'neutral', score: 1 - entail - contradict },
    ];
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
