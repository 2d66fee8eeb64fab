import type { Scope } from '../domain/tenant.ts';
import type { Authenticator, Caller } from '../service/keys.ts';
import { Refused } from '../service/refused.ts';
import type { Access } from './route.ts';

/** What the operator's setting says of a public path. */
export type Openness = 'open' | 'key' | 'off';

export interface Doors {
  readonly tlog: Openness;
  readonly metrics: Openness;
  readonly health_detailed: Openness;
}

/** The scope that this access asks for; undefined where anyone may come in. */
export function requiredScope(access: Access, doors: Doors): Scope | undefined {
  if (access === 'open') return undefined;
  if (typeof access === 'string') return access;
  return doors[access.setting] === 'open' ? undefined : access.scope;
}

/** Whether the operator has closed this path altogether. */
export function closed(access: Access, doors: Doors): boolean {
  return typeof access === 'object' && doors[access.setting] === 'off';
}

const BEARER = /^bearer +([\x21-\x7e]+) *$/i;

/**
 * The caller behind an `Authorization` header (RFC 6750).
 * @throws Refused with `unauthenticated`, always in the same words: a stranger learns nothing from them
 */
export async function authenticate(
  header: string | undefined,
  authenticator: Authenticator,
  now_ms: number,
): Promise<Caller> {
  const token = header === undefined ? undefined : BEARER.exec(header)?.[1];
  const caller = token === undefined ? undefined : await authenticator(token, now_ms);
  if (caller !== undefined) return caller;
  const detail =
    token === undefined
      ? 'Send an API key in the header "Authorization: Bearer <API key>".'
      : 'This API key is not valid: it is unknown, revoked or expired.';
  throw new Refused({ code: 'unauthenticated', detail });
}

/** @throws Refused with `insufficient_scope` when the caller's key lacks the scope */
export function requireScope(caller: Caller, scope: Scope): void {
  if (caller.scopes.includes(scope)) return;
  const detail =
    `This API key lacks the scope "${scope}". Use a key that has it, ` +
    `or have the operator make one (touchstone keys create --scopes ${scope}).`;
  throw new Refused({ code: 'insufficient_scope', detail });
}
