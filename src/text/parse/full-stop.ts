/**
 * "Ms Lund is the treasurer": a sentence without its full stop, which the models take for an entry of a list. With one
 * behind it they see that it is said.
 */
import type { Parse, ParsedToken } from './types.ts';

const STOPPED = /[\p{P}\p{S}]\s*$/u;
/** Arcs on which what is said hangs where its subject is taken for all of it. */
const BESIDE = /^(?:list|appos|parataxis|dep|conj|acl|nmod)/;

/** Whether a parse has a noun for its root though what is said of it stands behind a copula or an auxiliary. */
export function lacksStop({ tokens }: Parse, text: string): boolean {
  const root = tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || !/^(?:NOUN|PROPN|PRON)$/.test(tokens[root]!.upos) || STOPPED.test(text)) return false;
  return tokens.some(({ deprel, head }) => {
    const said = /^(?:cop|aux)/.test(deprel) ? tokens[head] : undefined;
    return said !== undefined && head > root && said.head === root && BESIDE.test(said.deprel);
  });
}

export const withStop = (text: string): string => `${text.trimEnd()}.`;

/** The parse of a text with a full stop, without it; undefined where that is no word of its own, or says no more. */
export function withoutStop({ tokens }: Parse, text: string): Parse | undefined {
  const stop = tokens.length - 1;
  if (tokens[stop]?.form !== '.' || tokens.some(({ head }) => head === stop)) return undefined;
  const kept: readonly ParsedToken[] = tokens.slice(0, stop);
  return lacksStop({ tokens: kept }, text) ? undefined : { tokens: kept };
}
