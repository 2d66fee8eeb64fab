/** What an answer that may be kept quotes of registered evidence, which may be erased while it is kept. */
import type { authorizeVerbose, ResponseOptions, verifyResponse } from '../contract/index.ts';
import { withoutTexts } from '../contract/index.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { Quotes } from '../storage/ports.ts';

/** The contents that an answer quotes, and what it is without them. */
export interface Quoting {
  readonly contents: Quotes['contents'];
  readonly rest: object;
}

/** What a response quotes of registered evidence; undefined where it quotes nothing of it: a compact one has no texts. */
export function quotingOf(
  { mode }: Pick<ResponseOptions, 'mode'>,
  response: ReturnType<typeof verifyResponse> | ReturnType<typeof authorizeVerbose>,
  evidence: readonly Evidence[],
): Quoting | undefined {
  if (mode === 'compact') return undefined;
  const contents = evidence.flatMap((one) =>
    one.type !== 'faulty' && one.registered_bytes !== undefined
      ? [{ type: one.type, checksum: one.checksum }]
      : [],
  );
  return contents.length === 0 ? undefined : { contents, rest: withoutTexts(response) };
}

/**
 * The same as it is kept.
 * @param write how the rest is written: as the answer is
 */
export function quotesOf(quoting: Quoting | undefined, write: (rest: object) => string): { quotes?: Quotes } {
  return quoting === undefined ? {} : { quotes: { contents: quoting.contents, rest: write(quoting.rest) } };
}
