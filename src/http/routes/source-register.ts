import { describeLimit, LIMITS } from '../../contract/index.ts';
import type { Registering } from '../../service/house.ts';
import { Refused } from '../../service/refused.ts';
import { type Registered, registerFiles, registerJson } from '../../service/sources/register.ts';
import { type Answer, type Call, json } from '../call.ts';
import { isMultipart, readForm } from '../multipart.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Registers evidence: JSON, or a form with files. */
export function sourceRegisterRoute(house: Registering): Route {
  const read = queryOf([]);
  return {
    method: 'POST',
    url: '/v2/sources',
    access: 'sources',
    upload: 'source_bytes',
    forms: true,
    headersOf: locationOf,
    async handle(call) {
      read(call);
      return answer(call.request_id, await register(house, call));
    },
  };
}

async function register(house: Registering, call: Call): Promise<Registered> {
  const { content_type, upload, caller } = call;
  const { bytes } = upload!;
  if (isMultipart(content_type)) {
    return registerFiles(house, caller!, await readForm(content_type, bytes), call);
  }
  const limit = house.limits.body_bytes;
  if (bytes.length > limit) {
    const detail =
      `The body is larger than ${describeLimit('body_bytes', limit)} of JSON. ` +
      `Send it as a file, or raise the setting ${LIMITS.body_bytes.setting}.`;
    throw new Refused({ code: 'payload_too_large', detail });
  }
  return registerJson(house, caller!, bytes, call);
}

/** 201 where something was registered that was not there. */
function answer(request_id: string, { many, sources, warnings }: Registered): Answer {
  const known = sources.every(({ outcome }) => outcome === 'unchanged' || outcome === 'updated');
  const body = many ? { request_id, sources, warnings } : { request_id, ...sources[0]! };
  return json(body, locationOf(body), known ? 200 : 201);
}

function locationOf(body: unknown): Readonly<Record<string, string>> {
  const { source_id } = body as { readonly source_id?: string };
  return source_id === undefined ? {} : { location: `/v2/sources/${encodeURIComponent(source_id)}` };
}
