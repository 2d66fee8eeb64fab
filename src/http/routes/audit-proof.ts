import { PROOF_PARAMETERS } from '../../contract/parameters.ts';
import { proveRecord, proveRecordInFile } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** The proof that the log holds a record (specification 4.5). */
export function auditProofRoute(house: House): Route {
  const read = queryOf(PROOF_PARAMETERS);
  return {
    method: 'GET',
    url: '/v2/audit/:record_id/proof',
    access: 'audit',
    async handle(call) {
      const { request_id, caller, params } = call;
      const record_id = params.record_id!.toLowerCase();
      const { tree_size, format } = read(call) as { tree_size?: number; format: 'json' | 'tlog-proof' };
      const subject = [house, caller!.tenant, record_id, tree_size] as const;
      if (format === 'json') return json({ request_id, ...(await proveRecord(...subject)) });
      const body = await proveRecordInFile(...subject);
      return {
        status: 200,
        content_type: 'text/plain; charset=utf-8',
        body,
        headers: fileNamed(record_id),
      };
    },
  };
}

/** The name under which a browser keeps the answer. Only ids of records come here, and those are plain. */
function fileNamed(record_id: string): Readonly<Record<string, string>> {
  return { 'content-disposition': `attachment; filename="${record_id}.tlog-proof"` };
}
