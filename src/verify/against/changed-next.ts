/** "She later changed it to four", right behind a sentence that has two: what a claim of the present says is so no longer. */
import { compareValues } from '../../text/values/index.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';
import { isOfNow } from './of-now.ts';

const DEEDS =
  'changed|raised|increased|lowered|reduced|cut|amended|corrected|revised|extended|shortened|upgraded|downgraded';
const IT = '(?:it|this|that|they)';
const CHANGED = new RegExp(
  [
    String.raw`\b(?:(?:${DEEDS}) (?:it|this|that|them)|${IT} (?:was|were|is|are|has been|have been)(?: (?:since|later|then|now)){0,2} (?:${DEEDS})) (?:from [^,;]{1,24} )?to\b`,
    String.raw`^(?:since|from|as of|starting|beginning) [^,;:]{2,24}?,? ${IT} (?:is|are|has been|have been|costs?|amounts? to|stands? at)\b`,
    String.raw`\b${IT} (?:now|currently|today) (?:is|are|costs?|amounts? to|stands? at)\b|\b${IT} (?:is|are) (?:now|currently)\b|^(?:now|today|currently),? ${IT} (?:is|are|costs?)\b`,
  ].join('|'),
  'iu',
);
const OPEN =
  /\b(?:not|never|would|could|might|may|will|wants?|wanted|asked|tried|if|planned|almost|nearly)\b|n['\u2019]t\b/iu;
const COUNTED = /^(?:number|money|quantity|percent)$/;

/** The sentence behind the support that changes the amount which the claim has from it. */
export const changedNext: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (support.sentences.length > 1 || source.structured || !isOfNow(claim)) return [];
  const sentence = first!.sentence + 1;
  const { text, sentenceStart, sentenceEnd, sentenceCount } = source.scan;
  if (sentence >= sentenceCount) return [];
  const next = text.slice(sentenceStart[sentence], sentenceEnd[sentence]);
  const found = CHANGED.exec(next.trim());
  if (found === null || OPEN.test(next)) return [];
  const shift = next.length - next.trimStart().length;
  const from = sentenceStart[sentence]! + shift + found.index + found[0].length;
  const other = source
    .sentence(sentence)
    .values.find(({ kind, start }) => COUNTED.test(kind) && start >= from);
  const isChanged = units.some(
    ({ value }, i) =>
      value !== undefined &&
      COUNTED.test(value.kind) &&
      support.matches[i]!.kind === 'value' &&
      other !== undefined &&
      compareValues(value, other).relation !== 'equal',
  );
  if (!isChanged) return [];
  return [alignedSentence({ document: first!.document, sentence, score: 0 }, documents, units, lexicon)];
};
