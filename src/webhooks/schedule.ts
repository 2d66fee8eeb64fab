import type { Settlement } from '../storage/ports.ts';
import type { Response } from './send.ts';

/** When a failed delivery is tried again, and when a webhook is given up. */
export interface Patience {
  /** The pause after each failed attempt, in milliseconds; one attempt more than there are pauses. */
  readonly pauses_ms: readonly number[];
  /** With a delivery used up and nothing got through for this long, the webhook is disabled. */
  readonly give_up_ms: number;
}

/** The example schedule of Standard Webhooks 1.0.0, in seconds: ten attempts in three days. */
export const STANDARD_PAUSES_S = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** A pause grows by up to this part of itself, so that what failed together is not tried together. */
const JITTER = 0.25;
/** A receiver may ask for a longer pause, but for no longer than this. */
const LONGEST_RETRY_AFTER_MS = 86_400_000;

/** An attempt that is over, with what is known of its delivery and its webhook. */
export interface Tried {
  /** This one included. */
  readonly attempts: number;
  readonly response: Response;
  /** The first failure since anything got through, before this attempt. */
  readonly failing_since: string | null;
  readonly now_ms: number;
  /** In [0, 1). */
  readonly random: number;
}

/**
 * What becomes of a delivery after an attempt (Standard Webhooks 1.0.0, Delivery success and failure): any 2xx is a
 * success, 410 ends the webhook, all else is tried again until the attempts are used up.
 */
export function settlementOf(tried: Tried, { pauses_ms, give_up_ms }: Patience): Settlement {
  const { attempts, response, failing_since, now_ms, random } = tried;
  if (response.error === null) return { status: 'delivered' };
  if (response.status_code === 410) return { status: 'failed', disable: 'gone' };
  if (response.error === 'nothing_to_send') return { status: 'failed', disable: null };
  const pause = pauses_ms[attempts - 1];
  if (pause === undefined) {
    const hopeless = failing_since !== null && now_ms - Date.parse(failing_since) >= give_up_ms;
    return { status: 'failed', disable: hopeless ? 'failing' : null };
  }
  const asked = Math.min(response.retry_after_ms ?? 0, LONGEST_RETRY_AFTER_MS);
  return { status: 'pending', due_ms: Math.ceil(now_ms + Math.max(asked, pause * (1 + random * JITTER))) };
}
