import { isOver } from '../../jobs/state.ts';
import type { House } from '../../service/house.ts';
import { getJob, streamResults } from '../../service/jobs/read.ts';
import type { StreamedAnswer } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** All results of a job as JSON lines. */
export function jobResultsRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'GET',
    url: '/v2/jobs/:job_id/results',
    access: 'jobs',
    async handle(call): Promise<StreamedAnswer> {
      read(call);
      const { tenant } = call.caller!;
      const job = await getJob(house, tenant, call.params.job_id!);
      return {
        status: 200,
        content_type: 'application/x-ndjson',
        endless: !isOver(job),
        async stream({ signal, write }) {
          for await (const results of streamResults(house, tenant, job.job_id, signal)) {
            await write(results.map(({ body }) => `${body}\n`).join(''));
          }
          signal.throwIfAborted();
        },
      };
    },
  };
}
