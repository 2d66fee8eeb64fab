import { JOB_EVENTS_PARAMETERS, refuse } from '../../contract/index.ts';
import type { House } from '../../service/house.ts';
import { hasEnded, jobEvents } from '../../service/jobs/events.ts';
import { getJob } from '../../service/jobs/read.ts';
import { Refused } from '../../service/refused.ts';
import type { Answer, Call, StreamedAnswer } from '../call.ts';
import { EVENT_STREAM_TYPE, type EventStreams } from '../event-streams.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Tells a browser that the stream is over for good: it connects no more (WHATWG HTML, 9.2.3). */
const NO_MORE: Answer = { status: 204, content_type: '', body: '' };

/** What happens to a job, as it happens (specification 6). */
export function jobEventsRoute(
  house: House,
  streams: EventStreams,
  url: '/v1/jobs/:job_id/events' | '/v2/jobs/:job_id/events',
): Route {
  const read = queryOf(JOB_EVENTS_PARAMETERS);
  return {
    method: 'GET',
    url,
    access: 'jobs',
    async handle(call): Promise<Answer | StreamedAnswer> {
      const { last_event_id } = read(call);
      const after = lastEventId(call) ?? (last_event_id as number | undefined);
      const { tenant } = call.caller!;
      const { job_id } = await getJob(house, tenant, call.params.job_id!);
      if (after !== undefined && (await hasEnded(house, tenant, job_id, after))) return NO_MORE;
      const follow = (signal: AbortSignal) => jobEvents(house, tenant, job_id, after, signal);
      return {
        status: 200,
        content_type: EVENT_STREAM_TYPE,
        endless: true,
        stream: streams.stream(follow),
      };
    },
  };
}

/** What a client that connects again has seen last. */
function lastEventId({ last_event_id }: Call): number | undefined {
  if (last_event_id === undefined || last_event_id === '') return undefined;
  if (/^\d{1,9}$/.test(last_event_id)) return Number(last_event_id);
  const message = 'Last-Event-ID must be the id of an event of the job: a whole number.';
  throw new Refused(refuse('invalid_request', [{ pointer: '/header/Last-Event-ID', message }]));
}
