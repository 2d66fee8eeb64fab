import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Refused } from '../service/refused.ts';
import { Admission, type AdmissionRules } from './admission.ts';
import { closed } from './authentication.ts';
import type { Call } from './call.ts';
import { bodyKeptBack } from './expectation.ts';
import { MEDIA_TYPE } from './failures.ts';
import { Front, type FrontParts } from './front.ts';
import type { Idempotency } from './idempotency.ts';
import { allowedMethods } from './methods.ts';
import { recordBroken } from './request-log.ts';
import type { Route } from './route.ts';
import { readWhole } from './whole-body.ts';
import { answerBrokenRequest } from './wire-errors.ts';

/** What the frame around the routes needs. */
export interface Frame extends AdmissionRules, Omit<FrontParts, 'admission' | 'allowed' | 'idempotency'> {
  readonly routes: readonly Route[];
  readonly idempotency: Omit<Idempotency, 'onLost' | 'now'>;
}

export interface Server {
  /** Listens; gives the address as a URL. */
  listen(host: string, port: number): Promise<string>;
  /** Stops accepting, finishes what runs, closes every connection. */
  close(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    call: Call;
  }
  interface FastifyContextConfig {
    route?: Route;
  }
}

const SWEEP_MS = 60_000;
/** Time in which a busy caller sends its next request. */
const NOTICE_MS = 150;
/** Time for the last answers to leave, once all are written. */
const GRACE_MS = 250;

/** Time in which the head of a request has come, whatever longer time the request as a whole is given. */
const LONGEST_HEAD_MS = 60_000;
/** Looks for connections that have said too little, in the time that they are given. */
const LOOKS = 4;

/** The HTTP server: every route within the frame that holds for all of them. */
export function createServer(frame: Frame): Server {
  const { clock, logger, metrics } = frame;
  const routes = frame.routes.filter(({ access }) => !closed(access, frame.doors));
  const admission = new Admission(frame);
  const front = new Front({
    ...frame,
    admission,
    allowed: allowedMethods(routes),
    idempotency: {
      ...frame.idempotency,
      now: () => clock.now(),
      onLost: (err, call) =>
        logger.error({ err, request_id: call.request_id }, 'answer not kept for its key'),
    },
  });
  const app = appOf(frame, front, routes);
  metrics.gauge('touchstone_requests_in_flight', 'Requests in work.', () => front.inFlight);
  metrics.gauge('touchstone_streams', 'Answers that are being streamed.', () => front.streaming);
  const sweeper = setInterval(() => admission.sweep(), SWEEP_MS);
  sweeper.unref();

  return {
    listen: (host, port) => app.listen({ host, port }),
    async close() {
      admission.draining = true;
      clearInterval(sweeper);
      await giveNotice(app);
      const closed = app.close();
      await front.drain();
      // Connections that carry nothing would keep the server open for as long as they are kept alive.
      app.server.closeIdleConnections();
      const stragglers = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
      await closed;
      clearTimeout(stragglers);
    },
  };
}

/**
 * Gives callers that keep a connection a moment in which their next request is answered, that the service stops and
 * the connection too: to close one without a word loses what was under way on it.
 */
async function giveNotice(app: FastifyInstance): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<number>();
  app.server.getConnections((_, connections = 0) => resolve(connections));
  if ((await promise) > 0) await pause(NOTICE_MS);
}

/** Every route on an application that leaves all answers, those to faults among them, to the front. */
function appOf(
  { clock, limits, logger, metrics, request_ms }: Frame,
  front: Front,
  routes: readonly Route[],
): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: limits.body_bytes,
    // The front tells a body that is too long in coming so when its time is over: this ends what it could not.
    requestTimeout: 2 * request_ms,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    http: {
      requireHostHeader: false,
      headersTimeout: Math.min(request_ms, LONGEST_HEAD_MS),
      // Whoever is past his time is looked for this often: rarely enough to cost nothing, often enough for the time to hold.
      connectionsCheckingInterval: Math.min(request_ms, LONGEST_HEAD_MS) / LOOKS,
    },
    // The contract checks bodies and writes answers: no schema is given to routes, and no compiler is loaded for one.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    // An id of 256 characters, each of them percent-encoded.
    routerOptions: { maxParamLength: 256 * 9 },
    clientErrorHandler: (error, socket) => {
      const broken = answerBrokenRequest(error, socket, clock.now());
      if (broken !== undefined) recordBroken(broken, logger, metrics);
    },
    frameworkErrors: (error, request, reply) => front.fail(error, request as FastifyRequest, reply),
  });
  app.decorateRequest('call');
  // An expectation that is not known may be passed over (RFC 9110, 10.1.1); by default it is 417 without a problem.
  app.server.on('checkContinue', (request, response) => {
    bodyKeptBack(request, response);
    app.server.emit('request', request, response);
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  readBytes(app, limits.body_bytes);
  app.addHook('onRequest', (request, reply, done) => front.arrive(request, reply, done));
  app.setErrorHandler((error, request, reply) => front.fail(error, request, reply));
  app.setNotFoundHandler((request, reply) => front.unrouted(request, reply));
  const serve = (scope: FastifyInstance, route: Route) => {
    const { method, url } = route;
    scope.route({
      method,
      url,
      config: { route },
      handler: (request, reply) => front.handle(route, request, reply),
    });
  };
  for (const route of routes) if (!isUpload(route)) serve(app, route);
  app.register(async (apart) => {
    readBytes(apart);
    apart.addContentTypeParser('multipart/form-data', readForms);
    for (const route of routes) if (isUpload(route)) serve(apart, route);
  });
  return app;
}

function noCompiler(): never {
  throw new Error('Routes have no schemas of the framework.');
}

const isUpload = (route: Route): boolean => route.method === 'POST' && route.upload !== undefined;

/**
 * Bodies arrive as bytes, those of uploads as they come: what they say is read by the contract, once.
 * @param limit bytes of a body that is put together; absent where it is left to the route
 */
function readBytes(app: FastifyInstance, limit?: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, body, done) => {
    const fault = encodingFault(request);
    if (fault !== undefined) done(fault);
    else if (limit === undefined) done(null, body);
    else readWhole(request, body, limit, done);
  });
}

/** Forms are left for the route to take apart; other routes do not know them. */
function readForms(
  { routeOptions, headers }: FastifyRequest,
  body: unknown,
  done: (error: Error | null, body?: unknown) => void,
): void {
  const { route } = routeOptions.config;
  const taken = route?.method === 'POST' && route.forms === true && headers['content-encoding'] === undefined;
  if (taken) done(null, body);
  else done(new Refused(MEDIA_TYPE));
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/gi;

/** Whether a media type says UTF-8, or nothing. What says it twice says nothing that holds. */
function namesUtf8(type: string): boolean {
  const named = [...type.matchAll(CHARSET)].map(([, charset]) => charset!.toLowerCase());
  return named.length === 0 || (named.length === 1 && (named[0] === 'utf-8' || named[0] === 'utf8'));
}

/** Bodies are UTF-8 and not compressed. */
function encodingFault({ headers }: FastifyRequest): Refused | undefined {
  const type = headers['content-type'] ?? '';
  const isUtf8 = type.includes('=') ? namesUtf8(type) : true;
  const encoding = headers['content-encoding'] ?? 'identity';
  return isUtf8 && encoding === 'identity' ? undefined : new Refused(MEDIA_TYPE);
}
