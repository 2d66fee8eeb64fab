import { createHash, hash } from 'node:crypto';
import { canonicalPieces, formOf } from '../text/canonical.ts';
import { LongTexts } from '../text/long-texts.ts';
import type { AuthorizeRequest, VerifyRequest } from './request.ts';

const LITERAL_CHARACTERS = 8 * 1024 * 1024;
/** Long texts as they stand in the RFC 8785 form, in UTF-8. */
const literals = new LongTexts<Uint8Array>(LITERAL_CHARACTERS);

/** Of requests with long texts, and of those that `keepHash` was told of, as long as someone has them. */
const hashes = new WeakMap<object, string>();

/**
 * `request_hash`: SHA-256 over the RFC 8785 form of the normalised request with its operation. How the answer is
 * given (`response`) is no part of it: two spellings of one question have one hash.
 */
export function requestHash(request: VerifyRequest | AuthorizeRequest): string {
  const known = hashes.get(request);
  if (known !== undefined) return known;
  // A member that is undefined is left out of the form.
  const { pieces, texts } = canonicalPieces({
    ...withForms(request),
    response: undefined,
    warnings: undefined,
    more_warnings: undefined,
  });
  if (texts.length === 0) return `sha256:${hash('sha256', pieces[0]!, 'hex')}`;
  const request_hash = `sha256:${hashOf(pieces, texts)}`;
  hashes.set(request, request_hash);
  return request_hash;
}

/** The request with the forms of what may be large, for they are asked for elsewhere too. */
function withForms(request: VerifyRequest | AuthorizeRequest): object {
  const action = request.operation === 'authorize' ? request.action : undefined;
  return {
    ...request,
    ...(action && { action: { ...action, params: formOf(action.params) } }),
    sources: request.sources.map((source) =>
      typeof source.data === 'object' && source.data !== null
        ? { ...source, data: formOf(source.data) }
        : source,
    ),
  };
}

/** Has the hash of a request that is kept worked out once. */
export function keepHash(request: VerifyRequest | AuthorizeRequest): void {
  hashes.set(request, requestHash(request));
}

function hashOf(pieces: readonly string[], texts: readonly string[]): string {
  const sum = createHash('sha256').update(pieces[0]!);
  for (const [at, text] of texts.entries()) {
    sum.update(literals.of(text, literalOf)).update(pieces[at + 1]!);
  }
  return sum.digest('hex');
}

/** RFC 8785 escapes as JSON.stringify does. */
const literalOf = (text: string): Uint8Array => Buffer.from(JSON.stringify(text));
