import type { StoredSigningKey } from '../storage/ports.ts';
import type { Findings } from './findings.ts';
import { signingKeyId, verifierKeyOf } from './keys.ts';

/**
 * Checks that each signing key's fields vouch for one another (the key id for its time and bytes, the
 * verifier key for its bytes and the origin), and that each was retired when the next one began.
 */
export function checkKeys(keys: readonly StoredSigningKey[], origin: string, findings: Findings): void {
  const inOrder = [...keys].sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
  inOrder.forEach((key, i) => {
    const add = (problem: string): void => findings.add('signing_key', key.key_id, problem);
    if (key.algorithm !== 'Ed25519') add(`algorithm is ${key.algorithm}`);
    if (key.key_id !== signingKeyId(key.public_key, key.created_at)) {
      add('key_id does not follow from public_key and created_at');
    }
    if (key.verifier_key !== verifierKeyOf(origin, key.public_key)) {
      add('verifier_key does not follow from the origin and public_key');
    }
    const retired_at = inOrder[i + 1]?.created_at ?? null;
    if (key.retired_at !== retired_at)
      add(`retired_at is ${key.retired_at}, the next key began at ${retired_at}`);
  });
}
