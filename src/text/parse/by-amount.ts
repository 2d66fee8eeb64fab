/**
 * "Profit fell by 12 percent", "informed by email": how far something went, or by what means, is not who did it. The treebank
 * has "by" before doers mostly, and the models take an amount behind it for one, and what fell for what was felled.
 */
import type { ParsedToken } from './types.ts';

/**
 * Tokens with each amount behind "by" an oblique of its verb, the subject of a verb that has no "was" its subject, and who
 * stands behind "by" and an amount ("reduced to 80 euros by the seller") the verb's doer.
 */
export const byAmount = (tokens: readonly ParsedToken[]): readonly ParsedToken[] =>
  withDoers(withAmounts(tokens));

/** "To 80 euros by the seller", read as if the euros were by the seller. */
function withDoers(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  const passive = new Set(tokens.flatMap(({ deprel, head }) => (deprel === 'aux:pass' ? [head] : [])));
  if (passive.size === 0) return tokens;
  return tokens.map((token, at): ParsedToken => {
    const over = tokens[token.head];
    if (token.deprel !== 'nmod' || over?.deprel !== 'obl' || !passive.has(over.head)) return token;
    const isDoer =
      AMOUNTS.test(over.form) &&
      !AMOUNTS.test(token.form) &&
      !isMeans(tokens, at) &&
      tokens.some(({ deprel, head, lemma }) => head === at && deprel === 'case' && lemma === 'by') &&
      !tokens.some(({ deprel, head }) => deprel === 'obl:agent' && head === over.head);
    return isDoer ? { ...token, deprel: 'obl:agent', head: over.head } : token;
  });
}

function withAmounts(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  const agents = tokens.flatMap(({ deprel }, at) =>
    deprel === 'obl:agent' && isNoDoer(tokens, at) ? [at] : [],
  );
  if (agents.length === 0) return tokens;
  const verbs = new Set(agents.map((at) => tokens[at]!.head));
  const passive = new Set(tokens.flatMap(({ deprel, head }) => (deprel === 'aux:pass' ? [head] : [])));
  return tokens.map((token, at): ParsedToken => {
    if (agents.includes(at)) return { ...token, deprel: 'obl' };
    const isSubject = token.deprel === 'nsubj:pass' && verbs.has(token.head) && !passive.has(token.head);
    return isSubject ? { ...token, deprel: 'nsubj' } : token;
  });
}

/** Whether a noun behind "by" tells of how much or by what means something is done. */
export const isNoDoer = (tokens: readonly ParsedToken[], at: number): boolean =>
  isAmount(tokens, at) || isMeans(tokens, at);

/** Whether a token is a sign of percent, or a unit or kind of amount that a number counts. */
const isAmount = (tokens: readonly ParsedToken[], at: number): boolean =>
  CHANGING.test(tokens[tokens[at]!.head]?.lemma ?? '') &&
  AMOUNTS.test(tokens[at]!.form) &&
  tokens.some(({ deprel, head }) => deprel === 'nummod' && head === at);

/** "Informed by email": by what means, and not by whom. */
const isMeans = (tokens: readonly ParsedToken[], at: number): boolean =>
  MEANS.test(tokens[at]!.form) && !tokens.some(({ deprel, head }) => deprel === 'det' && head === at);

const MEANS =
  /^(?:e-?mail|post|mail|phone|telephone|fax|letter|text|sms|courier|card|cash|cheque|check|transfer|debit|hand|train|bus|car|plane|air|sea|ship|boat|rail|road|bike|bicycle|lorry|truck|name|mistake|accident|chance|lot|appointment|instalments?|installments?|weight|default|agreement)$/i;

/** Verbs of a change: who wins by three points does not win three points. */
const CHANGING =
  /^(?:fall|rise|drop|increase|decrease|grow|shrink|decline|climb|jump|cut|reduce|raise|extend|shorten|lengthen|surge|plunge|slip|dip|expand|contract|lower|delay|postpone|advance|slump|tumble|soar|go|come|move|edge|widen|narrow|improve|worsen|outnumber)$/;

const AMOUNTS =
  /^(?:%|‰|per ?cent|percent|points?|[€$£¥₹]|euros?|dollars?|pounds?|cents?|francs?|kronor|kroner|yen|rupees?|metres?|meters?|kilometres?|kilometers?|km|cm|mm|miles?|feet|inch(?:es)?|kg|kilos?|grams?|tons?|tonnes?|litres?|liters?|degrees?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|units?|million|billion|thousand)$/i;
