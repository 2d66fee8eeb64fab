/** Evidence that speaks of somebody or something else than the open pronoun of a claim may mean. */
import type { ExtractedClaim } from '../../domain/answer.ts';
import { parseSentence } from '../../text/parse/bundled.ts';

/** Characters of a passage that are read for its subject. */
const LONGEST = 600;

/**
 * Whether each of the passages that bear a claim out has a subject that its pronoun is not known to mean. A note without a
 * subject leaves as open as the claim does of what it is, and so does a sentence that has the pronoun itself.
 */
export function isOfAnother({ text, pronoun }: ExtractedClaim, quotes: readonly string[]): boolean {
  if (pronoun === undefined || quotes.length === 0) return false;
  const said = new Set(
    [...text.matchAll(/[\p{L}\p{N}]+/gu), ...pronoun.names].map((one) => String(one).toLowerCase()),
  );
  return quotes.every((quote) => {
    const { tokens } = parseSentence(quote.slice(0, LONGEST));
    const subjects = tokens.filter(({ deprel }) => deprel.startsWith('nsubj'));
    const named = subjects.filter(({ upos }) => upos === 'NOUN' || upos === 'PROPN');
    const open = subjects.some(({ form }) => form.toLowerCase() === pronoun.form);
    return !open && named.length > 0 && !named.some(({ form }) => said.has(form.toLowerCase()));
  });
}
