/** What a key may do (contract.md, Authentication). */
export type Scope = 'verify' | 'authorize' | 'jobs' | 'sources' | 'audit' | 'admin';

/** Who is asking: the authenticated caller of one request. */
export interface Principal {
  readonly tenant: string;
  readonly key_id: string;
  readonly scopes: readonly Scope[];
}

/** An API key as stored: only a SHA-256 of its secret. */
export interface ApiKey {
  readonly key_id: string;
  readonly tenant: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** 32 bytes: SHA-256 of the secret part. */
  readonly secret_hash: Uint8Array;
  /** Requests a minute; null for the server's default. */
  readonly rate_limit: number | null;
  /** UTC ISO 8601. */
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
}
