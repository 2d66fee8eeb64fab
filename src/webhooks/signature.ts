import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookSecret } from '../domain/webhook.ts';

const PREFIX = 'whsec_';

/** A fresh secret: 32 random bytes in the form of Standard Webhooks. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** The secrets that sign at a moment: the present one, and those it replaced that have not expired. */
export function secretsInForce(secrets: readonly WebhookSecret[], now_ms: number): readonly string[] {
  return secrets
    .filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > now_ms)
    .map(({ secret }) => secret);
}

/**
 * The value of `webhook-signature` (Standard Webhooks 1.0.0, Signature scheme): HMAC-SHA256 over
 * `<id>.<timestamp>.<body>`, once with each secret, separated by spaces.
 * @param timestamp_s Unix time of the attempt in seconds
 */
export function signatureOf(
  secrets: readonly string[],
  message_id: string,
  timestamp_s: number,
  body: string,
): string {
  const signed = `${message_id}.${timestamp_s}.${body}`;
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    })
    .join(' ');
}
