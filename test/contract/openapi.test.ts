import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  createNormaliser,
  createRegistrationReader,
  DEFAULT_LIMITS,
  LIMITS,
  PROBLEM_CODES,
  PROBLEMS,
  toProblem,
} from '../../src/contract/index.ts';
import { EXAMPLES, openApi, operations, referencePage } from '../../src/contract/pages.ts';
import { MISMATCH_KINDS, REASON_CODES } from '../../src/contract/schemas/common.ts';
import { ProblemSchema } from '../../src/contract/schemas/index.ts';
import { compile } from '../../src/contract/validate.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';

const DOCUMENT = openApi(DEFAULT_LIMITS, '1.2.3');
const OPERATIONS = operations(DEFAULT_LIMITS);

/** Every value under a key, anywhere. */
function* valuesOf(key: string, node: Json): Generator<Json> {
  if (Array.isArray(node)) for (const item of node) yield* valuesOf(key, item);
  else if (typeof node === 'object' && node !== null) {
    for (const [name, value] of Object.entries(node)) {
      if (name === key) yield value;
      yield* valuesOf(key, value);
    }
  }
}

function at(pointer: string): Json | undefined {
  let node: Json | undefined = DOCUMENT;
  for (const step of pointer.split('/').slice(1)) node = (node as JsonObject | undefined)?.[step];
  return node;
}

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 with the version of the software', () => {
    assert.match(DOCUMENT.openapi, /^3\.1\.\d$/);
    assert.equal((DOCUMENT.info as JsonObject).version, '1.2.3');
  });

  test('refers only to what it holds', () => {
    const references = [...valuesOf('$ref', DOCUMENT)] as string[];
    assert.ok(references.length > 50);
    for (const reference of references) assert.notEqual(at(reference.slice(1)), undefined, reference);
  });

  test('has the operations of section 4, and those that are served under two versions', () => {
    const paths = Object.keys(DOCUMENT.paths as JsonObject);
    for (const path of [
      ...['/v2/verify', '/v2/authorize', '/v2/audit/{record_id}/proof', '/v2/audit/keys/{key_id}'],
      ...['/health', '/health/detailed', '/v1/jobs/{job_id}', '/v1/sources/{source_id}'],
    ]) {
      assert.ok(paths.includes(path), path);
    }
  });

  test('declares every parameter of its paths', () => {
    for (const { path, parameters } of OPERATIONS) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      assert.deepEqual(
        parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
        named,
      );
    }
  });

  test('needs a key for exactly the operations that have a scope', () => {
    for (const { path, method, scope } of OPERATIONS) {
      const described = (DOCUMENT.paths as { [path: string]: JsonObject })[path]![
        method.toLowerCase()
      ] as JsonObject;
      assert.deepEqual(described.security, scope === null ? [] : undefined, path);
    }
  });

  test('tells of every POST that a header or body may be at fault, and of an answer that comes as events', () => {
    const paths = DOCUMENT.paths as { [path: string]: { post?: { responses: { [status: string]: Json } } } };
    for (const [path, { post }] of Object.entries(paths))
      if (post !== undefined) assert.ok('400' in post.responses, path);
    const { content } = paths['/v2/authorize']!.post!.responses['200'] as { content: object };
    assert.deepEqual(Object.keys(content), ['application/json', 'text/event-stream']);
  });

  test('tells of every POST, one without a body among them, that what is sent may be too large or of a kind not read', () => {
    const paths = DOCUMENT.paths as { [path: string]: { post?: { responses: JsonObject } } };
    for (const [path, { post }] of Object.entries(paths)) {
      for (const status of post === undefined ? [] : ['413', '415']) {
        assert.ok(status in post!.responses, `${path} ${status}`);
      }
    }
  });

  test('has the headers of what is registered beside those of what was there', () => {
    const { responses } = (DOCUMENT.paths as { [path: string]: { post: JsonObject } })['/v2/sources']!
      .post as {
      responses: { [status: string]: { headers: JsonObject } };
    };
    assert.deepEqual(Object.keys(responses['200']!.headers), Object.keys(responses['201']!.headers));
  });

  test('tells of every operation under /v2/audit that its query may be at fault', () => {
    const paths = DOCUMENT.paths as { [path: string]: { get?: { responses: { [status: string]: Json } } } };
    for (const [path, { get }] of Object.entries(paths))
      if (get !== undefined && path.startsWith('/v2/audit')) assert.ok('400' in get.responses, path);
  });

  test('tells of every operation that the service may be overloaded or about to stop', () => {
    const paths = DOCUMENT.paths as { [path: string]: { [method: string]: { responses: JsonObject } } };
    for (const [path, methods] of Object.entries(paths)) {
      for (const { responses } of Object.values(methods)) {
        const { description, content } = responses['503'] as { description: string; content: JsonObject };
        assert.match(description, /`overloaded`.*`shutting_down`/, path);
        assert.ok('application/problem+json' in content, path);
      }
    }
  });

  test('keeps what /health/detailed says of a part that is down beside the problems of its status', () => {
    const { get } = (DOCUMENT.paths as { [path: string]: JsonObject })['/health/detailed']! as {
      get: { responses: { [status: string]: { content: JsonObject } } };
    };
    assert.deepEqual(Object.keys(get.responses['503']!.content), [
      'application/json',
      'application/problem+json',
    ]);
  });

  test('names every limit in force with its setting', () => {
    const { description } = openApi({ ...DEFAULT_LIMITS, claims: 7 }, '1').info as JsonObject;
    for (const { setting } of Object.values(LIMITS))
      assert.ok(String(description).includes(`\`${setting}\``));
    assert.match(String(description), /Claims in one request: 7 claims/);
  });
});

/** A schema of the document with all that it refers to in its place. */
function whole(node: Json): Json {
  if (Array.isArray(node)) return node.map(whole);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as JsonObject;
  if (typeof $ref === 'string') return whole(at($ref.slice(1))!);
  return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, whole(member)]));
}

describe('the schemas of request bodies take what the service takes', () => {
  const normaliser = createNormaliser(DEFAULT_LIMITS);
  const registrations = createRegistrationReader(DEFAULT_LIMITS);
  const schemaOf = (path: string) => {
    const { post } = (DOCUMENT.paths as { [path: string]: JsonObject })[path]! as { post: JsonObject };
    const { content } = post.requestBody as { content: { [media: string]: { schema: Json } } };
    return compile(whole(content['application/json']!.schema) as object);
  };
  const CLAIMS = [{ text: 'The bridge is open.' }];
  const checksum = `sha256:${'0'.repeat(64)}`;
  const SOURCES: readonly JsonObject[] = [
    {},
    { title: 'Only a title' },
    { text: 'x' },
    { content: 'x' },
    { data: null },
    { type: 'data', data: { a: 1 } },
    { type: 'data' },
    { type: 'data', source_id: 'order' },
    { type: 'data', text: 'x' },
    { type: 'data', source_id: 'order', text: 'x' },
    { type: 'text', data: 1 },
    { type: 'text' },
    { text: 'x', data: 1 },
    { uri: 'https://a.example' },
    { uri: 'DATA:,x' },
    { uri: 'data:,x', text: 'x' },
    { uri: 'data:,x', data: 1 },
    { uri: 'https://a.example', text: 'x' },
    { type: 'data', uri: 'data:,x' },
    { id: 'order' },
    { checksum },
    { text: ' ' },
    ...['2024-02-29', '2026-03-11T13:22+01:00', '2026-03-11T13:22:05', '11 March 2026', ''].map(
      (observed_at) => ({ text: 'x', observed_at }),
    ),
  ];
  const AGES = [
    'P30D',
    'PT12H',
    'P1Y6M',
    'P1W',
    'PT0.5S',
    'PT0.5H',
    'PT0.5H1M',
    'P',
    'PT',
    'P0.5D',
    'P1.5Y',
    'P0,5W',
    'P1.5DT1H',
    '-P1D',
    'p1d',
    '30',
    '',
  ];
  const bodies: readonly (readonly [path: string, body: Json, accepted: boolean])[] = [
    ...[
      {},
      { claims: [] },
      { claims: CLAIMS },
      { answer: 'x' },
      { claims: [], answer: 'x' },
      { output: { text: 'x' } },
      { answer_text: ' ' },
      { answer: { text: '' } },
      { answer: 'x'.repeat(DEFAULT_LIMITS.answer_characters + 1) },
      { claims: [{ text: 'x', citations: [{ source_id: 's', quote: 'x', start: 0 }] }] },
      { claims: [{ text: 'x', citations: [{ source_id: 's', quote: 'x', start: 0, end: 1 }] }] },
    ].map((body) => ['/v2/authorize', body as Json, normaliser.authorize(body as Json).ok] as const),
    ...[
      {},
      { claims: [] },
      { claims: CLAIMS },
      ...SOURCES.map((one) => ({ claims: CLAIMS, sources: [one] })),
      ...AGES.map((max_evidence_age) => ({ claims: CLAIMS, options: { max_evidence_age } })),
    ].map((body) => ['/v2/verify', body as Json, normaliser.verify(body as Json).ok] as const),
    ...[
      ...SOURCES,
      { text: 'x', observed_at: null },
      { sources: [] },
      { sources: SOURCES.slice(2, 5) },
      { sources: [{}] },
    ].map((body) => ['/v2/sources', body as Json, registrations.json(body as Json).ok] as const),
  ];
  for (const [path, body, accepted] of bodies) {
    test(`${path} ${accepted ? 'takes' : 'refuses'} ${JSON.stringify(body).slice(0, 120)}`, () => {
      assert.equal(schemaOf(path)(body).length === 0, accepted);
    });
  }
});

describe('the examples', () => {
  test('show every operation', () => {
    const shown = new Set(EXAMPLES.map(({ operation }) => operation));
    for (const { id } of OPERATIONS) assert.ok(shown.has(id), id);
  });

  for (const example of EXAMPLES) {
    test(`${example.name} is a request that its schema takes, and an answer of the schema of its status`, () => {
      const operation = OPERATIONS.find(({ id }) => id === example.operation)!;
      assert.equal(example.method, operation.method);
      const pattern = operation.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '.+');
      assert.match(example.path.split('?')[0]!, new RegExp(`^${pattern}$`));
      const schema = example.status < 400 ? operation.response.schema : ProblemSchema;
      assert.deepEqual(compile(schema)(example.answer), []);
      if (operation.request && example.body !== undefined && example.status < 400) {
        assert.deepEqual(compile(operation.request)(example.body), []);
      }
    });

    test(`${example.name} has the fields that it calls stable`, () => {
      for (const pointer of example.stable) {
        let node: Json | undefined = example.answer;
        for (const step of pointer.split('/').slice(1)) node = (node as JsonObject | undefined)?.[step];
        assert.notEqual(node, undefined, pointer);
      }
    });
  }

  test('use only what an earlier one captured', () => {
    const captured = new Set<string>();
    for (const { path, captures } of EXAMPLES) {
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) assert.ok(captured.has(name!), name);
      for (const name of Object.keys(captures ?? {})) captured.add(name);
    }
  });
});

describe('problems', () => {
  for (const code of PROBLEM_CODES) {
    test(`${code} has the form of RFC 9457`, () => {
      const problem = toProblem({ code, detail: 'x', errors: [{ pointer: '', message: 'y' }] }, 'r1');
      assert.deepEqual(compile(ProblemSchema)(problem as unknown as Json), []);
      assert.equal(problem.status, PROBLEMS[code].status);
      assert.equal(problem.type, `/docs#problem-${code}`);
    });
  }

  test('have no list of faults where there is none', () => {
    assert.ok(!('errors' in toProblem({ code: 'not_found', detail: 'x' }, 'r1')));
  });
});

describe('the reference page', () => {
  const { html, content_security_policy } = referencePage(DEFAULT_LIMITS, '1.2.3', 'http://127.0.0.1:8080');

  test('loads nothing and runs nothing', () => {
    assert.ok(!/<script|<iframe|<object|\son\w+=|@import|javascript:/i.test(html));
    for (const [, address] of html.matchAll(/(?:src|href|action)="([^"]*)"/g)) {
      assert.match(address!, /^(#|\/openapi\.json$|data:,$)/);
    }
  });

  test('has one style, which its policy allows by hash', () => {
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)];
    assert.equal(styles.length, 1);
    assert.ok(content_security_policy.includes(`'sha256-${hash('sha256', styles[0]![1]!, 'base64')}'`));
    assert.ok(!html.includes(' style="'));
  });

  test('leads by every link to a place in it, and has each place once', () => {
    const places = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);
    assert.equal(new Set(places).size, places.length);
    for (const [, target] of html.matchAll(/href="#([^"]*)"/g)) assert.ok(places.includes(target!), target);
  });

  test('has a place for the type of every problem', () => {
    for (const code of PROBLEM_CODES) assert.ok(html.includes(`id="problem-${code}"`));
  });

  test('says what each reason of a check and of a decision means', () => {
    for (const kind of MISMATCH_KINDS) assert.ok(html.includes(`id="check-${kind}"`), kind);
    const order = REASON_CODES.map((code) => html.indexOf(`id="decision-${code}"`));
    assert.ok(order.every((at) => at > 0));
    assert.deepEqual(
      order.toSorted((a, b) => a - b),
      order,
      'in the order of precedence',
    );
  });

  test('shows every example as a command', () => {
    assert.equal([...html.matchAll(/<pre class="curl">/g)].length, EXAMPLES.length);
  });

  test('opens and closes its elements in order', () => {
    const open: string[] = [];
    for (const [, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
      if (['meta', 'link', 'br'].includes(name!)) continue;
      if (slash === '') open.push(name!);
      else assert.equal(open.pop(), name);
    }
    assert.deepEqual(open, []);
  });
});
