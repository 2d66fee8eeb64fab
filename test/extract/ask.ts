import type { NamedSource } from '../../src/domain/answer.ts';
import { extract } from '../../src/extract/index.ts';

/** The claims of an answer, as sentences. */
export const claimsOf = (answer: string): string[] => read(answer).claims.map(({ text }) => text);

/** What is set aside, with why. */
export const skippedOf = (answer: string): [string, string][] =>
  read(answer).skipped.map(({ start, end, reason }) => [answer.slice(start, end), reason]);

export const read = (answer: string, sources: readonly NamedSource[] = []) =>
  extract({ answer, sources, most: 10_000 });
