/**
 * What a sentence behind a claim's own tells of its thing that ends what the claim says: "The tenant has the keys. She gave
 * them back on 30 June.", "The certificate is valid. It ran out yesterday.", "The meeting is confirmed. Ana called it off."
 * Told by deeds that end, done to the thing or by it; a state that is a lack itself may be so because of them.
 */
import { lastly, lazily } from '../../text/once.ts';
import { originOf } from '../context/retold.ts';
import { escaped } from '../context/tellings/words.ts';
import { alignedSentence } from '../match/support.ts';
import { BY_ITSELF, DID_APART, DID_TO_IT, DONE_TO_IT, LACKING, RIGHT_BEHIND } from './ended-words.ts';
import type { LooksAgainst } from './looks-against.ts';
import { laterSentences } from './said-of-it.ts';

/** How a claim says that something is so now. */
const STATE =
  /\b(?:is|are|has|have|goes on|takes|works|holds|owns|keeps|lives|stays|leads|heads|manages|runs)\b/iu;
const OF_BEFORE =
  /\b(?:according to|told|said|says|was|were|had|did|will|would|initially|originally|once|first|previously|formerly|before|earlier|old|former)\b|n['\u2019]t\b|\b(?:19|20)\d\d\b/iu;
/** What leaves it open whether it has ended, or tells of another, or of how it came about. */
const OPEN =
  /\b(?:last (?:year|quarter|season)|back then|at first|if|unless|whether|will|shall|going to|may|might|could|would|can|cannot|should|must|never|almost|nearly|planned|proposed|wants?|wanted|asked|until|before|used to|not|nobody|former|previous|old|other|another|predecessor|brother|sister|again|restored|reinstated|recovered)\b|n['\u2019]t\b|\?/u;
/** What is to be done again was undone. */
const AGAIN =
  /\b(?:has|have|had) to be \p{L}+ again\b|\b(?:took|taken|let) [^.;]{1,30} again\b|\btaken away again\b/u;
const PRONOUN = /^\W*(?:It|They|He|She|This|These|His|Her|Its|Their)\b/u;
/** Sentences behind the support in which its thing may be called by its noun, and by a pronoun. */
const BY_NOUN = 12;
const BY_PRONOUN = 2;
const LEAST_NOUN = 3;
/** Letters by which two words are of one stem. */
const STEM = 6;

/** What tells of the thing of a claim of the present that what it says has ended. */
interface Ends {
  /** By the thing's noun. */
  byNoun(sentence: string): boolean;
  /** By a pronoun for it. */
  byPronoun(sentence: string): boolean;
}

const mayHaveEnded = (text: string): boolean =>
  mayEnd().test(text) && !OPEN.test(text.replace(/ May\b/gu, '').replace(AGAIN, ''));

/** What reads a sentence for the end of what a claim says, without its full stop; undefined for a claim of no such state. */
export const endsOf = lastly((said): Ends | undefined => {
  if (!STATE.test(said) || OF_BEFORE.test(said) || LACKING.test(said)) return undefined;
  const patterns = lazily(() => patternsFor(said));
  return {
    byNoun: (text) => mayHaveEnded(text) && patterns().byNoun.test(text),
    byPronoun: (text) => mayHaveEnded(text) && patterns().byPronoun.test(text),
  };
});

export const endedNext: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (support.sentences.length > 1 || source.structured || source.language !== 'en') return [];
  if (claim.language !== 'en' || claim.question) return [];
  const ends = endsOf(claim.text.slice(claim.start, claim.end).trim().replace(/[.!]$/u, ''));
  if (ends === undefined) return [];
  const later = laterSentences(source, support).slice(0, BY_NOUN);
  const found = later.find(({ said: next }, at) => {
    const text = next.trim();
    const isClose = at === 0 || (at < BY_PRONOUN && PRONOUN.test(later[0]!.said));
    return (
      (at === 0 && mayHaveEnded(text) && RIGHT_BEHIND.test(text)) ||
      ends.byNoun(text) ||
      (isClose && ends.byPronoun(text))
    );
  });
  if (found === undefined) return [];
  const place = { document: first!.document, sentence: found.sentence, score: 0 };
  return [alignedSentence(place, documents, units, lexicon)];
};

/** Whether a sentence has a word by which something ends: nothing is made of a claim where none has. */
const mayEnd = lazily(
  () =>
    new RegExp(
      String.raw`\b(?:${[...DONE_TO_IT, ...DID_TO_IT, ...BY_ITSELF].join('|')}|${DID_APART.replaceAll('%', '[^.;]{1,30}')})\b|${RIGHT_BEHIND.source}`,
      'iu',
    ),
);

/** The patterns of what ends the thing of a claim, by its nouns and by a pronoun. */
function patternsFor(said: string) {
  const stems = [...new Set((said.match(/[\p{L}\d-]+/gu) ?? []).map((word) => word.toLowerCase()))]
    .filter((word) => word.length >= LEAST_NOUN && !SMALL.test(word))
    .map((word) => (word.length > STEM ? `${escaped(word.slice(0, STEM))}\\p{L}*` : `${escaped(word)}s?`));
  const noun =
    stems.length === 0
      ? '(?!)'
      : String.raw`(?:(?:the|his|her|its|our|their|your|both|all) |(?<=^\W{0,6}|[.;,:] |\b(?:the last) |\b(?:and|but|then|that) ))(?:${stems.join('|')})`;
  return {
    byNoun: endingOf(noun, said),
    byPronoun: endingOf('(?:it|they|them|this|he|she|him|her|these)', said),
  };
}

/** Who has the keys collected them. */
const HAS = /\b(?:has|have|holds|keeps|owns)\b/iu;

const SMALL =
  /^(?:the|and|for|with|our|your|his|her|its|their|has|have|are|is|this|that|two|three|four|five|six|all|now|still|currently|been|goes|takes|works|from|into|over|out|off)$/;

/** A pattern of what ends a thing that is called so; a deed that the claim has itself ends nothing of it. */
function endingOf(thing: string, said: string): RegExp {
  const own = said.toLowerCase();
  const isEnding = (deed: string): boolean => deed !== 'collected' || !HAS.test(said);
  const others = (deeds: readonly string[]): string =>
    deeds.filter((deed) => !own.includes(deed.split(/[ (]/u)[0]!.slice(0, STEM))).join('|');
  const [done, did, itself] = [DONE_TO_IT, DID_TO_IT.filter(isEnding), BY_ITSELF].map(others);
  const BETWEEN = '(?: (?:since|later|then|now|already|all|both|finally|unfortunately|therefore))?';
  return new RegExp(
    [
      String.raw`(?<![\p{L}-])${thing} (?:was|were|has been|have been|got|is now|are now)${BETWEEN} (?:${done})\b`,
      String.raw`(?<![\p{L}-])(?:${did})(?: back)? ${thing}(?![\p{L}-])(?! (?:of|for) )`,
      String.raw`(?<![\p{L}-])(?:${DID_APART.replaceAll('%', thing)})\b`,
      String.raw`(?<![\p{L}-])${thing}(?: has| have)?${BETWEEN} (?:${itself})\b`,
    ].join('|'),
    'iu',
  );
}
