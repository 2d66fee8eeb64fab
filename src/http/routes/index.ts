import type { Limits } from '../../contract/index.ts';
import type { House } from '../../service/house.ts';
import type { Doors } from '../authentication.ts';
import type { EventStreams } from '../event-streams.ts';
import type { Metrics } from '../metrics.ts';
import type { Route } from '../route.ts';
import { auditCheckpointRoute } from './audit-checkpoint.ts';
import { auditConsistencyRoute } from './audit-consistency.ts';
import { auditKeyRoute } from './audit-key.ts';
import { auditListRoute } from './audit-list.ts';
import { auditProofRoute } from './audit-proof.ts';
import { auditRecordRoute } from './audit-record.ts';
import { authorizeRoute } from './authorize.ts';
import { deliveryListRoute } from './delivery-list.ts';
import { deliveryReadRoute } from './delivery-read.ts';
import { deliveryReplayRoute } from './delivery-replay.ts';
import { docsRoute } from './docs.ts';
import { healthRoute } from './health.ts';
import { healthDetailedRoute } from './health-detailed.ts';
import { jobRoute } from './job.ts';
import { jobCancelRoute } from './job-cancel.ts';
import { jobEventsRoute } from './job-events.ts';
import { jobListRoute } from './job-list.ts';
import { jobResultsRoute } from './job-results.ts';
import { jwksRoute } from './jwks.ts';
import { metricsRoute } from './metrics.ts';
import { openApiRoute } from './openapi.ts';
import { rootRoute } from './root.ts';
import { sourceEraseRoute } from './source-erase.ts';
import { sourceListRoute } from './source-list.ts';
import { sourceReadRoutes } from './source-read.ts';
import { sourceRegisterRoute } from './source-register.ts';
import { sourceTextRoute } from './source-text.ts';
import { submitBatchRoute } from './submit-batch.ts';
import { tlogRoute } from './tlog.ts';
import { verifyRoute } from './verify.ts';
import { webhookCreateRoute } from './webhook-create.ts';
import { webhookDeleteRoute } from './webhook-delete.ts';
import { webhookListRoute } from './webhook-list.ts';
import { webhookReadRoute } from './webhook-read.ts';
import { webhookRotateRoute } from './webhook-rotate.ts';
import { webhookTestRoute } from './webhook-test.ts';
import { webhookUpdateRoute } from './webhook-update.ts';

/** Every route of the service. */
export function allRoutes(
  house: House,
  limits: Limits,
  metrics: Metrics,
  streams: EventStreams,
  doors: Doors,
): readonly Route[] {
  return [
    verifyRoute(house),
    authorizeRoute(house),
    submitBatchRoute(house),
    jobListRoute(house),
    jobRoute(house, '/v1/jobs/:job_id'),
    jobRoute(house, '/v2/jobs/:job_id'),
    jobResultsRoute(house),
    jobEventsRoute(house, streams, '/v1/jobs/:job_id/events'),
    jobEventsRoute(house, streams, '/v2/jobs/:job_id/events'),
    jobCancelRoute(house),
    auditListRoute(house),
    auditCheckpointRoute(house),
    auditConsistencyRoute(house),
    auditKeyRoute(house),
    auditRecordRoute(house),
    auditProofRoute(house),
    webhookListRoute(house),
    webhookCreateRoute(house),
    webhookReadRoute(house),
    webhookUpdateRoute(house),
    webhookDeleteRoute(house),
    webhookRotateRoute(house),
    webhookTestRoute(house),
    deliveryListRoute(house),
    deliveryReadRoute(house),
    deliveryReplayRoute(house),
    sourceRegisterRoute(house),
    sourceListRoute(house),
    ...sourceReadRoutes(house),
    sourceTextRoute(house),
    sourceEraseRoute(house),
    jwksRoute(house),
    tlogRoute(house),
    healthRoute,
    healthDetailedRoute(house),
    metricsRoute(metrics),
    rootRoute,
    docsRoute(limits, house.version, doors),
    openApiRoute(limits, house.version, doors),
  ];
}
