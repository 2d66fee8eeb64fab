import { listRecords } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { Query } from '../query.ts';
import type { Route } from '../route.ts';

/** The tenant's audit records, latest first. */
export function auditListRoute(house: House): Route {
  return {
    method: 'GET',
    url: '/v2/audit',
    access: 'audit',
    async handle({ request_id, caller, query }) {
      const read = new Query(query);
      const before = read.whole('cursor', 0, Number.MAX_SAFE_INTEGER);
      const limit = read.whole('limit', 1, 1000) ?? 50;
      const decision = read.oneOf('decision', ['allow', 'deny', 'needs_review']);
      const action_type = read.text('action', 256);
      const from = read.instant('from');
      const to = read.instant('to');
      read.done();
      const page = await listRecords(house, {
        tenant: caller!.tenant,
        limit,
        ...(before !== undefined && { before }),
        ...(decision !== undefined && { decision }),
        ...(action_type !== undefined && { action_type }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      });
      return json({ request_id, ...page });
    },
  };
}
