/**
 * "Paid her rent": a noun that may be a verb as well, behind a "her" that may be an object as well. With "his" in its
 * place, which is always an owner, the models see what it is.
 */
import type { Parse, ParsedToken } from './types.ts';

const HER = /\b[Hh]er\b/;
/** What lets, makes or sees somebody do something: "made her rent it out". */
const WITH_BARE_INFINITIVE = new Set('let make help see hear watch have feel notice bid observe'.split(' '));

/** Whether a parse has a verb for what may be what she has. */
export function mayOwn(text: string, { tokens }: Parse): boolean {
  return (
    HER.test(text) &&
    tokens.some(
      (token, at) =>
        isBeforeVerb(token, tokens[at + 1]) && !WITH_BARE_INFINITIVE.has(tokens[at - 1]?.lemma ?? ''),
    )
  );
}

/** The text with "his" for "her": every word keeps its place. */
export const withHis = (text: string): string => text.replace(/\bher\b/g, 'his').replace(/\bHer\b/g, 'His');

/** The parse of a text with "his", in the words and places of the plain parse; undefined where it still has a verb there. */
export function withHer({ tokens }: Parse, plain: Parse): Parse | undefined {
  if (tokens.length !== plain.tokens.length) return undefined;
  const owned = plain.tokens.every(
    (token, at) => !isBeforeVerb(token, plain.tokens[at + 1]) || /^NN/.test(tokens[at + 1]?.xpos ?? ''),
  );
  if (!owned) return undefined;
  return {
    tokens: tokens.map((token, at) => {
      const { start, end, form } = plain.tokens[at]!;
      return { ...token, start, end, form, lemma: /^her$/i.test(form) ? 'her' : token.lemma };
    }),
  };
}

const isBeforeVerb = ({ form, xpos }: ParsedToken, next: ParsedToken | undefined): boolean =>
  /^her$/i.test(form) && xpos === 'PRP' && /^VBP?$/.test(next?.xpos ?? '');
