/**
 * Adverbs that stand before the verb they modify: in "the letter that Ana sent never arrived" it is the arrival that
 * never was. The treebank has few verbs right behind a relative clause, and the adverb goes to the clause's own.
 */
import { type ParsedToken, placed } from './types.ts';

const BEFORE_ITS_VERB = /^(?:never|rarely|seldom|hardly|scarcely|barely|almost|nearly)$/;
const TENSED = /^(?:VBD|VBZ|VBP|MD)$/;
const HELPING = /^(?:aux|aux:pass|cop)$/;

/** A past that was taken for a participle. */
const isMain = ({ xpos, head }: ParsedToken): boolean => xpos === 'VBN' && head < 0;

/** Tokens with such an adverb under the verb with a tense that follows it, where it stands under one before. */
export function onVerb(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  let out: ParsedToken[] | undefined;
  for (let at = 1; at + 1 < tokens.length; at++) {
    const adverb = tokens[at]!;
    if (adverb.head < 0 || adverb.head >= at || !BEFORE_ITS_VERB.test(adverb.form)) continue;
    const next = tokens[at + 1]!;
    if (!(TENSED.test(next.xpos) || isMain(next)) || !tokens[adverb.head]!.xpos.startsWith('VB')) continue;
    const verb = HELPING.test(next.deprel) ? next.head : at + 1;
    if (verb <= at) continue;
    out ??= [...tokens];
    out[at] = { ...placed(adverb, adverb.start, adverb.end), head: verb };
  }
  return out ?? tokens;
}
