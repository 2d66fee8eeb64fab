import { readBody } from '../contract/index.ts';
import type { Json, JsonObject } from '../domain/json.ts';
import type { Judging } from '../service/house.ts';
import { plain } from './render.ts';

const asObject = (value: Json | undefined): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;

/** Fields that are told one by one; of more only that there are more. */
const MOST = 20;

/**
 * Tells on standard error which fields of a request mean nothing, so that a misspelt requirement is seen. Says
 * nothing of a body that is refused: the refusal names its faults.
 */
export function tellIgnored(
  { normaliser, limits }: Pick<Judging, 'normaliser' | 'limits'>,
  operation: 'verify' | 'authorize',
  body: Uint8Array,
): void {
  const read = readBody(body, limits);
  const request = read.ok ? asObject(read.value) : undefined;
  if (request === undefined) return;
  // They are looked for only where the answer shows them, and the caller may have asked for a compact one.
  const outcome = normaliser[operation]({
    ...request,
    response: { ...asObject(request.response), mode: 'verbose' },
  });
  if (!outcome.ok) return;
  const { warnings, more_warnings = 0 } = outcome.value;
  for (const pointer of warnings.slice(0, MOST))
    process.stderr.write(`touchstone: ${plain(pointer)} is no field of this request: it was ignored\n`);
  const more = Math.max(0, warnings.length - MOST) + more_warnings;
  if (more > 0) process.stderr.write(`touchstone: ${more} more fields were ignored\n`);
}
