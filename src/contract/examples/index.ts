import { AUDIT_EXAMPLES, OPEN_EXAMPLES } from './audit.ts';
import { AUTHORIZE_EXAMPLES } from './authorize.ts';
import type { Example } from './example.ts';
import { JOB_EXAMPLES } from './jobs.ts';
import { SOURCE_EXAMPLES } from './sources.ts';
import { VERIFY_EXAMPLES } from './verify.ts';
import { WEBHOOK_EXAMPLES } from './webhooks.ts';

export type { Example } from './example.ts';

/** All examples in the order in which a server takes them: later ones use what earlier ones captured. */
export const EXAMPLES: readonly Example[] = [
  ...VERIFY_EXAMPLES,
  ...AUTHORIZE_EXAMPLES,
  ...JOB_EXAMPLES,
  ...SOURCE_EXAMPLES,
  ...AUDIT_EXAMPLES,
  ...WEBHOOK_EXAMPLES,
  ...OPEN_EXAMPLES,
];
