/**
 * "CEO Laura Stein stepped down": what somebody is, before the name. The models take a title that is no word of the
 * treebank for what the verb is done to.
 */
import type { ParsedToken } from './types.ts';

/** Tokens with a noun that opens a sentence, right before a name that is the subject, what the bearer of that name is. */
export function onTitle(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  const [title, name] = tokens;
  if (title?.deprel !== 'obj' || title.upos !== 'NOUN' || name === undefined) return tokens;
  const isSubject = name.upos === 'PROPN' && /^nsubj/.test(name.deprel) && name.head === title.head;
  if (!isSubject) return tokens;
  return [{ ...title, head: 1, deprel: 'nmod:desc' }, ...tokens.slice(1)];
}
