/**
 * "Tickets are €20": what something is, behind "is" or "are". The models take a sign for what tells more of the noun before
 * the verb.
 */
import type { ParsedToken } from './types.ts';

/** Tokens with a sign of money or percent behind a copula the root, and the noun before that its subject. */
export function onSign(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  const root = tokens.findIndex(({ head }) => head < 0);
  const sign = tokens.findIndex(
    ({ upos, deprel, head }, at) =>
      upos === 'SYM' && head === root && at > root && /^(?:nmod|appos|dep)/.test(deprel),
  );
  if (sign < 0 || !/^(?:NOUN|PROPN|PRON)$/.test(tokens[root]!.upos)) return tokens;
  const being = tokens.findIndex(({ deprel, head }) => deprel === 'cop' && head === sign);
  if (being < root || being > sign || tokens.some(({ deprel, head }) => deprel === 'nsubj' && head === sign))
    return tokens;
  return tokens.map((token, at): ParsedToken => {
    if (at === sign) return { ...token, head: -1, deprel: 'root' };
    if (at === root) return { ...token, head: sign, deprel: 'nsubj' };
    return token.head === root && at > being ? { ...token, head: sign } : token;
  });
}
