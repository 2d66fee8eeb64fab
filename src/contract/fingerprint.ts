import { hash } from 'node:crypto';
import { canonicalize } from '../text/canonical.ts';
import type { AuthorizeRequest, VerifyRequest } from './request.ts';

/**
 * `request_hash`: SHA-256 over the RFC 8785 form of the normalised request with its operation. How the answer is
 * given (`response`) is no part of it: two spellings of one question have one hash.
 */
export function requestHash(request: VerifyRequest | AuthorizeRequest): string {
  const { response: _, warnings: __, ...question } = request;
  return `sha256:${hash('sha256', canonicalize(question), 'hex')}`;
}
