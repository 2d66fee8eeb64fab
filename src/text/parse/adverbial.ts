/**
 * An adverbial between "was" and its participle: "The outage was in fact caused by …", "The parcel was by mistake sent to
 * …". The models take its noun for what the subject was, and the participle for what hangs on that noun.
 */
import type { ParsedToken } from './types.ts';

/** Nouns of phrases that tell how or when, and never what or where something is: those that have no article then, */
const BARE =
  /^(?:fact|turn|last|first|part|mistake|accident|chance|error|haste|consequence|contrast|addition|practice|principle|theory)$/i;
/** and those that may have one. */
const WITH_ARTICLE =
  /^(?:end|meantime|meanwhile|result|time|day|week|month|year|morning|afternoon|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;
const PARTICIPLES = new Set(['acl', 'advcl', 'acl:relcl']);
const OF_PHRASE = new Set(['case', 'det', 'amod', 'nummod', 'compound', 'fixed', 'nmod:poss']);

/** Tokens of a sentence, its participle the root where such a phrase was taken for one; otherwise as they are. */
export function onParticiple(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  const noun = tokens.findIndex(({ head }) => head < 0);
  const phrase = tokens[noun];
  if (phrase === undefined || !isAdverbial(tokens, noun)) return tokens;
  const being = tokens.findIndex(
    ({ head, deprel, form }) => head === noun && deprel === 'cop' && /^(?:was|were|is|are|been)$/i.test(form),
  );
  const verb = tokens.findIndex(
    ({ head, deprel, xpos }, at) => at > noun && head === noun && PARTICIPLES.has(deprel) && xpos === 'VBN',
  );
  if (being < 0 || verb < 0 || !isBetween(tokens, being, noun, verb)) return tokens;
  return tokens.map((token, at): ParsedToken => {
    if (at === verb) return { ...token, head: -1, deprel: 'root' };
    if (at === noun) return { ...token, head: verb, deprel: 'obl' };
    if (token.head !== noun || (OF_PHRASE.has(token.deprel) && at > being && at < noun)) return token;
    if (token.deprel === 'nsubj') return { ...token, head: verb, deprel: 'nsubj:pass' };
    return { ...token, head: verb, deprel: at === being ? 'aux:pass' : token.deprel };
  });
}

const isAdverbial = (tokens: readonly ParsedToken[], noun: number): boolean =>
  WITH_ARTICLE.test(tokens[noun]!.form) ||
  (BARE.test(tokens[noun]!.form) && !tokens.some(({ head, deprel }) => head === noun && deprel === 'det'));

/** Whether nothing but the phrase, which a preposition opens, and commas stand between the two. */
function isBetween(tokens: readonly ParsedToken[], being: number, noun: number, verb: number): boolean {
  const isComma = ({ form }: ParsedToken): boolean => form === ',';
  const [first] = tokens.slice(being + 1, noun).filter((token) => !isComma(token));
  if (first?.deprel !== 'case' || first.head !== noun) return false;
  return (
    tokens.slice(being + 1, noun).every((token) => isComma(token) || token.head === noun) &&
    tokens.slice(noun + 1, verb).every((token) => isComma(token) || token.upos === 'ADV')
  );
}
