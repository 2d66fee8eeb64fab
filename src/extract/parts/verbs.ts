/** Verbs of a parse: whether something is said at all. */
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Parse, ParsedToken } from '../../text/parse/parser.ts';

/** Whether the parse finds a verb that stands for itself from `from` on. */
export function hasVerb({ tokens }: Parse, from: number): boolean {
  return tokens.some(
    ({ start, xpos, upos, deprel }) =>
      start >= from && FINITE.has(xpos) && (upos === 'VERB' || upos === 'AUX') && deprel !== 'amod',
  );
}

/**
 * Whether some word behind the first could be a verb. The parse takes many a past form for a participle, and a
 * present one for a noun in the plural: what might be a statement is not set aside for that.
 */
export function mayHaveVerb({ tokens }: Parse): boolean {
  return tokens.some(({ xpos, upos }, at) => {
    if (upos === 'VERB' || upos === 'AUX') return xpos !== 'VBG';
    const next = tokens[at + 1];
    return at > 0 && xpos === 'NNS' && next !== undefined && OPENS_OBJECT.has(next.upos);
  });
}

/** What stands behind `costs` where it is a verb, and seldom behind a noun. */
const OPENS_OBJECT = new Set(['SYM', 'NUM', 'DET', 'PRON', 'PROPN']);

/** Tags of verbs with a tense. */
export const FINITE = new Set(['VBD', 'VBZ', 'VBP', 'MD']);

/**
 * The number of a word that was read as a noun or adjective and is the verb of the sentence: `The item ships from
 * Italy`, `Doors open at 7`; -1 for none. It is one where the sentence reads as a clause once `it` or `they` stands before it.
 */
export function hiddenVerb({ tokens }: Parse): number {
  let tries = 0;
  for (let at = 1; at < tokens.length && tries < MOST_TRIES; at++) {
    if (!/^(?:NNS?|JJ)$/.test(tokens[at]!.xpos) || !mayGoBefore(tokens, at)) continue;
    tries++;
    const pronoun = tokens[at]!.xpos === 'NNS' ? 'It' : 'They';
    const { tokens: said } = parseSentence(`${pronoun} ${spaced(tokens.slice(at))}.`);
    if (/^VB[ZP]$/.test(said[1]?.xpos ?? '') && said[0]!.deprel === 'nsubj') return at;
  }
  return -1;
}

const MOST_TRIES = 2;

/** The hidden verb where it is the main word, or the main word was read as an order: `Work starts in May`; -1 for none. */
export function hiddenMain(parse: Parse): number {
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  const verb = root < 0 ? -1 : hiddenVerb(parse);
  return verb > 0 && (verb === root || (root === 0 && verb === 1 && parse.tokens[0]!.xpos === 'VB'))
    ? verb
    : -1;
}

/** Whether what stands before a word may be its subject: one thing before a form in -s, several before one without. */
function mayGoBefore(tokens: Parse['tokens'], at: number): boolean {
  let before = at - 1;
  while (before > 0 && tokens[before]!.upos === 'ADV') before--;
  const followed = tokens[at + 1] !== undefined && tokens[at + 1]!.upos !== 'PUNCT';
  if (!followed && before === at - 1) return false;
  const { xpos } = tokens[before]!;
  if (tokens[at]!.xpos === 'NNS')
    return /^NNP?$/.test(xpos) || (xpos === 'VB' && before === 0) || (xpos === 'VBG' && before === 0);
  // "The offer and the voucher expire": several that are joined.
  const joined = tokens.slice(0, before).some(({ form }) => /^and$/i.test(form));
  if (joined && /^NNP?$/.test(xpos) && tokens[0]!.xpos === 'DT') return true;
  return /^NNP?S$/.test(xpos) || (xpos === 'CD' && tokens.slice(0, before).some((one) => one.xpos === 'NNS'));
}

/** Tokens with the gaps that they had, and without a stop at the end. */
export function spaced(tokens: readonly ParsedToken[]): string {
  let out = '';
  for (const [i, { form, start }] of tokens.entries())
    out += (i > 0 && tokens[i - 1]!.end < start ? ' ' : '') + form;
  return out.replace(/(?<![.;:,\s])[.;:,\s]+$/, '');
}

/** Whether words that stand alone have no verb. */
export const isVerbless = (words: string): boolean => !hasVerb(parseSentence(words), 0);
