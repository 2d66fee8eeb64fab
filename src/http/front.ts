import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Limits } from '../contract/limits.ts';
import { type Refusal, refuse } from '../contract/problems.ts';
import type { Clock } from '../service/clock.ts';
import { Refused, tooLate } from '../service/refused.ts';
import { Stopwatch } from '../service/stopwatch.ts';
import type { Admission } from './admission.ts';
import { ambiguityOf } from './ambiguity.ts';
import { BodyRoom, meter } from './body-room.ts';
import type { Answer, Call, StreamedAnswer } from './call.ts';
import { conditional } from './conditional.ts';
import { EVENT_STREAM_TYPE } from './event-streams.ts';
import {
  INTERNAL,
  isForOperator,
  MEDIA_TYPE,
  MEDIA_TYPE_OR_FORM,
  problemAnswer,
  refusalOf,
} from './failures.ts';
import { type Idempotency, idempotencyKey, once } from './idempotency.ts';
import { InFlight } from './in-flight.ts';
import { type AllowedMethods, noRoute, pathOf } from './methods.ts';
import type { Metrics } from './metrics.ts';
import { rateLimitHeaders } from './rate-limit.ts';
import { isRequestId, requestId } from './request-id.ts';
import { recordRequest } from './request-log.ts';
import type { ChangeRoute, PostRoute, Route } from './route.ts';
import { Streams } from './stream.ts';
import { endBehindBody } from './unread-body.ts';
import { receive } from './upload.ts';

export interface FrontParts {
  readonly admission: Admission;
  readonly allowed: AllowedMethods;
  readonly idempotency: Idempotency;
  readonly limits: Limits;
  /** Time for one request. */
  readonly request_ms: number;
  /** Answers that may be streamed at once. */
  readonly max_streams: number;
  readonly log_texts: boolean;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

const CLOSE = { connection: 'close' };
/** Bodies of full size that there is room for at once, and uploads. */
const BODIES = 16;
const UPLOADS = 4;

/** Told in log and metrics of a request whose caller left before the answer, as proxies do; nobody is sent it. */
const LEFT = 499;

/**
 * What happens to every request: begin → admit → handle → send → end, and fail from anywhere. One answer
 * leaves, whoever is first; a request whose time is over has had its answer.
 */
export class Front {
  readonly #parts: FrontParts;
  readonly #inFlight: InFlight<Call, FastifyReply>;
  readonly #streams: Streams;
  readonly #bodies: BodyRoom;
  readonly #uploads: BodyRoom;

  constructor(parts: FrontParts) {
    this.#parts = parts;
    this.#streams = new Streams(parts.request_ms);
    this.#bodies = new BodyRoom(BODIES * parts.limits.body_bytes);
    this.#uploads = new BodyRoom(UPLOADS * parts.limits.batch_bytes);
    this.#inFlight = new InFlight((call, reply) => this.#expire(call, reply), parts.clock.monotonic);
  }

  get inFlight(): number {
    return this.#inFlight.size;
  }

  /** Answers that are being streamed; they count no more among the requests in flight. */
  get streaming(): number {
    return this.#streams.size;
  }

  /** Resolves once the last request has its answer. */
  async drain(): Promise<void> {
    await Promise.all([this.#inFlight.empty(), this.#streams.drain(this.#parts.request_ms)]);
    // The last request in flight may have begun a stream.
    await this.#streams.drain(this.#parts.request_ms);
    this.#inFlight.close();
  }

  /** Gives the request its identity and starts its time. */
  begin(request: FastifyRequest, reply: FastifyReply): Call {
    const { clock, request_ms } = this.#parts;
    const watch = new Stopwatch(clock);
    const call: Call = {
      request_id: requestId(request.headers['x-request-id'], clock.now()),
      own_id: isRequestId(request.headers['x-request-id']),
      first_request_id: undefined,
      method: request.method,
      route: request.routeOptions.config.route?.url,
      watch,
      deadline: watch.started + request_ms,
      caller: undefined,
      allowance: undefined,
      outline: undefined,
      replayed: false,
      content_type: request.headers['content-type'],
      accept: request.headers.accept,
      host: request.headers.host,
      last_event_id: request.headers['last-event-id'] as string | undefined,
      idempotency_key: undefined,
      params: request.params as Readonly<Record<string, string>>,
      query: request.query as Readonly<Record<string, unknown>>,
      body: undefined,
      upload: undefined,
    };
    request.call = call;
    this.#inFlight.add(call, reply);
    // Comes once for every request, however it ends: answered, refused by the frame, or left by its caller.
    reply.raw.once('close', () => this.#end(call, reply.raw.headersSent ? reply.raw.statusCode : LEFT));
    return call;
  }

  /** Lets the request in, or fails it; `done` is called as Fastify's hooks are. */
  arrive(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
    // Some clients name a type where they send nothing that could have one.
    if (bringsNothing(request.raw)) delete request.raw.headers['content-type'];
    const call = this.begin(request, reply);
    const ambiguity = ambiguityOf(request.raw);
    if (ambiguity !== undefined) {
      // What follows on this connection may be a part of this request.
      reply.raw.shouldKeepAlive = false;
      done(new Refused(refuse('invalid_request', [ambiguity])));
      return;
    }
    const { route } = request.routeOptions.config;
    if (route === undefined) {
      this.unrouted(request, reply);
      return;
    }
    try {
      const waiting = this.#parts.admission.admit(call, route, request.raw, this.#inFlight.size);
      if (waiting === undefined) done();
      else waiting.then(() => this.#meter(route, request, reply, done), done);
    } catch (error) {
      done(error as Error);
    }
  }

  /** Lets the body of a request in as far as there is room for it. Uploads have a room of their own. */
  #meter(route: Route, request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    if (route.method !== 'GET' && !(route.method === 'POST' && route.upload !== undefined)) {
      const detail = 'Too many large bodies are in work. Send this one again in a moment.';
      const onFull = () => this.fail(new Refused({ code: 'overloaded', detail }), request, reply);
      const release = meter(request.raw, this.#bodies, onFull, () => reply.sent);
      if (release !== undefined) reply.raw.once('close', release);
    }
    done();
  }

  /** Runs the route. */
  async handle(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { call } = request;
    // A body that found no room was answered, and is not whole.
    if (reply.sent) return reply;
    call.watch.resume();
    if (route.method === 'GET') {
      const answer = await route.handle(call);
      const shown = 'stream' in answer ? answer : conditional(answer, request.headers['if-none-match']);
      this.#answer(request, reply, shown);
      return reply;
    }
    const limit = route.method === 'POST' ? route.upload : undefined;
    if (limit === undefined) {
      call.body = request.body as Buffer | undefined;
      this.#answer(request, reply, await this.#change(route, request));
      return reply;
    }
    const { limits } = this.#parts;
    await receive(request.raw, limit, limits[limit], this.#uploads, async (upload) => {
      call.upload = upload;
      call.watch.resume();
      this.#answer(request, reply, await this.#change(route, request));
    });
    return reply;
  }

  /** A POST is run once for each idempotency key; the other methods are idempotent by nature. */
  #change(
    route: PostRoute | ChangeRoute,
    { call, headers }: FastifyRequest,
  ): Promise<Answer | StreamedAnswer> | Answer | StreamedAnswer {
    const key = route.method === 'POST' ? idempotencyKey(headers['idempotency-key']) : undefined;
    call.idempotency_key = key;
    return key === undefined ? route.handle(call) : once(this.#parts.idempotency, call, key, route);
  }

  /** Answers what no route serves: OPTIONS with the methods of the path, all else with a problem. */
  unrouted(request: FastifyRequest, reply: FastifyReply): void {
    const path = pathOf(request.url);
    const allow = this.#parts.allowed(path);
    const headers: Record<string, string> = allow === undefined ? {} : { allow };
    if (request.method === 'OPTIONS' && allow !== undefined) {
      this.#send(request.call, reply, { status: 204, content_type: '', body: '', headers });
      return;
    }
    const { refusal } = noRoute(request.method, path, this.#parts.allowed);
    this.#send(request.call, reply, problemAnswer(refusal, request.call.request_id, headers));
  }

  /** Answers with the problem behind an error; what nobody foresaw is logged whole and told as nothing. */
  fail(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const call = request.call ?? this.begin(request, reply);
    const refusal = forRoute(
      refusalOf(error, this.#parts.limits, this.#parts.request_ms),
      request.routeOptions.config.route,
    );
    const status = refusal?.code;
    if (isForOperator(error, refusal)) {
      this.#parts.logger.error({ err: error, request_id: call.request_id }, 'request failed');
    }
    const headers = status === 'shutting_down' ? CLOSE : undefined;
    // Who waits to be told to go on sends no body now.
    const { expect } = request.headers;
    const { readableEnded, destroyed } = request.raw;
    const unread = status === 'payload_too_large' && expect === undefined && !readableEnded && !destroyed;
    this.#send(call, reply, problemAnswer(refusal ?? INTERNAL, call.request_id, headers), unread);
  }

  #end(call: Call, status: number): void {
    const { logger, metrics, log_texts } = this.#parts;
    this.#inFlight.remove(call);
    recordRequest(call, status, logger, metrics, log_texts);
  }

  #expire(call: Call, reply: FastifyReply): void {
    const advice = call.method === 'POST' ? ['Send less at once.'] : [];
    const what = reply.request.raw.complete ? 'The request' : 'The body of the request';
    const refusal = tooLate(what, advice, this.#parts.request_ms);
    this.#send(call, reply, problemAnswer(refusal, call.request_id, CLOSE));
  }

  #answer(request: FastifyRequest, reply: FastifyReply, answer: Answer | StreamedAnswer): void {
    if ('stream' in answer) this.#stream(request, reply, answer);
    else this.#send(request.call, reply, answer);
  }

  // Fastify's own sending looks for serializers, trailers and streams that no answer here has.
  #send(call: Call, reply: FastifyReply, answer: Answer, unread = false): void {
    if (reply.sent) return;
    reply.hijack();
    const headers = this.#headers(call, answer);
    if (answer.content_type !== '') headers['content-length'] = Buffer.byteLength(answer.body);
    reply.raw.writeHead(answer.status, headers);
    // Most clients read no answer before they have sent their body.
    if (unread) endBehindBody(reply.request.raw, reply.raw, answer.body);
    else reply.raw.end(answer.body);
    this.#leaveToReader(call, reply);
  }

  /** A reader may be slow, but whoever takes nothing for as long as a request may last is cut off, and is no work. */
  #leaveToReader(call: Call, reply: FastifyReply): void {
    const { socket } = reply.raw;
    if (socket === null || socket.writableLength === 0) return;
    this.#inFlight.answered(call);
    socket.setTimeout(this.#parts.request_ms);
  }

  /** Sends the head, then leaves the rest to the stream; the time for a request ends here. */
  #stream(request: FastifyRequest, reply: FastifyReply, answer: StreamedAnswer): void {
    if (reply.sent) return;
    const { call } = request;
    const { max_streams, admission } = this.#parts;
    if (this.#streams.size >= max_streams) {
      const detail = `There are ${max_streams} streams already (setting TOUCHSTONE_MAX_STREAMS). Try again later, or poll.`;
      throw new Refused({ code: 'overloaded', detail });
    }
    reply.hijack();
    this.#inFlight.remove(call);
    reply.raw.writeHead(answer.status, this.#headers(call, answer));
    if (call.method === 'HEAD') {
      reply.raw.end();
      return;
    }
    // The first piece may be long in coming: a reader knows at once that it is heard.
    reply.raw.flushHeaders();
    const { authorization } = request.headers;
    const route = request.routeOptions.config.route!;
    const permitted = () => admission.stillHolds(route, authorization);
    this.#streams
      .run(reply.raw, answer.stream, { endless: answer.endless, permitted })
      .catch((err: unknown) => {
        this.#parts.logger.error({ err, request_id: call.request_id }, 'stream broken off');
      });
  }

  #headers(call: Call, { content_type, headers }: Answer | StreamedAnswer): Record<string, string | number> {
    const all: Record<string, string | number> = {
      'x-request-id': call.request_id,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    };
    if (this.#parts.admission.draining) all.connection = 'close';
    if (call.allowance !== undefined) Object.assign(all, rateLimitHeaders(call.allowance));
    if (headers !== undefined) Object.assign(all, headers);
    // What a key was asked for is no answer for others, whatever lies between.
    const cached = headers?.['cache-control'];
    if (cached !== undefined && call.caller !== undefined)
      all['cache-control'] = cached.replace(/^public\b/, 'private');
    if (content_type !== '') all['content-type'] = content_type;
    // Proxies that gather answers would keep events back.
    if (content_type === EVENT_STREAM_TYPE) all['x-accel-buffering'] = 'no';
    return all;
  }
}

/** Whether a request has no body (RFC 9112, 6.3): what announces none is no body. */
function bringsNothing({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** The refusal with the remedy that the route knows: some take forms beside JSON. */
function forRoute(refusal: Refusal | undefined, route: Route | undefined): Refusal | undefined {
  const takesForms = route?.method === 'POST' && route.forms === true;
  return takesForms && refusal?.detail === MEDIA_TYPE.detail ? MEDIA_TYPE_OR_FORM : refusal;
}
