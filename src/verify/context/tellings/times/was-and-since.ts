/**
 * What something is now, of what it was and has been since: "the rent is now 2,520 euros" for "The rent was 2,400 euros until
 * December. Since January it has been 2,520 euros".
 */
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare } from '../words.ts';

const SINCE =
  /^(?:Since|As of|From) (?<since>[^,;:]{3,30}?),? (?:it|they) (?<be>has been|have been|is|are|stands at|costs?) (?<now>(?:[^,;:]|,(?=\d)){2,60}?)(?:, (?:an? |up |down )[^;:]{3,40})?$/u;
const OPENS = /^(?:Since|As of|From) /u;
const WAS =
  /^(?<what>(?:The|Our|Its) [^,;:]{3,60}?) (?:was|were|cost|stood at) (?<then>(?:[^,;:]|,(?=\d)){2,60}?) (?:until|till|up to|before) [^,;:]{3,30}$/u;
/** What is not so yet, or no more. */
const OPEN =
  /\b(?:if|unless|not|never|may|might|could|would|should|planned|proposed|about|next|\d{4}[^,]* until)\b/u;
/** What changes it again. */
const AGAIN =
  /\b(?:then|later|again|raised|lowered|cut|withdrawn|suspended|will (?:be|rise|fall)|from (?:next|\d)|temporar\p{L}+)\b/iu;

export const wasAndSince: Teller = where([OPENS], ({ source, sentence, tell }) => {
  if (sentence === 0) return [];
  // The pronoun may have been put in the place of already: it is read as the source has it.
  const found = SINCE.exec(bare(source.said(sentence).trim()))?.groups;
  const before = WAS.exec(bare(source.said(sentence - 1).trim()))?.groups;
  if (found === undefined || before === undefined || OPEN.test(source.said(sentence))) return [];
  const rest = source.text.slice(source.scan.sentenceEnd[sentence]);
  if (AGAIN.test(rest) || / and | or /u.test(before['what']!)) return [];
  const { now = '', since = '' } = found;
  const what = before['what']!;
  const many = /^(?:have|are)/u.test(found['be']!) || found['be'] === 'cost';
  const own = /^(?<thing>The \p{Ll}+) (?:for|of) the (?<whose>\p{Ll}+)$/u.exec(what)?.groups;
  const names = own === undefined ? [what] : [what, `The ${own['whose']}’s ${own['thing']!.slice(4)}`];
  const from = [...new Set([...tell(sentence).from, sentence - 1])];
  return names.flatMap((name) =>
    [
      `${name} ${many ? 'are' : 'is'} now ${now}.`,
      `${name} ${many ? 'have' : 'has'} been ${now} since ${since}.`,
    ].map((text) => ({ text, from })),
  );
});
