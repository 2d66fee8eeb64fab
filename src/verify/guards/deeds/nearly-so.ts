/**
 * "The test was normal" by "near normal", "it was late" by "it was late by no means", "the review is complete" by "complete but
 * for the source of funds", "the contract is void" by "void of errors": an adjective that what stands beside it takes back.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

const DENIED = /\b(?:no|not|never|none|nobody|without|hardly|nearly|almost|near)\b|n['\u2019]t\b/iu;
const BY_NO_MEANS =
  /\b(?:by no means|in no way|on no account|under no circumstances|at no (?:time|point)|anything but|far from)\b/iu;
const NEAR =
  /\b(?:is|are|was|were|be|been|being|looks?|looked|seems?|seemed|appears?|appeared) (?:\p{L}+ly )?near[ -]$/iu;
/** What is not so all the same, behind a word for all of something. */
const BUT_FOR =
  /^,? (?:but|save|bar|barring|except|apart|aside|other|minus|less) (?:for|from|than|the|a|an|one|two|\d)\b(?! (?:the record|the moment|now|once)\b)/iu;
const WHOLLY =
  /^(?:complete|completed|done|finished|ready|full|free|empty|closed|clear|clean|settled|perfect|intact|identical|unchanged|over|sold|booked|paid|signed|open|vegan|vegetarian|organic|recyclable|compliant|resolved|restored)$/;
const EXCEPTED =
  /\b(?:but|save|bar|barring|except\p{L}*|apart|aside|other than|minus|mostly|largely|partly|most)\b/iu;
/** Adjectives that are others with "of": "void of errors", "sick of waiting". */
const WITH_OF = /^(?:void|sick|tired|short|wide|ahead|independent|devoid|clear)$/;

export const NEARLY_SO: Guard = againstUnit('negation', 'sentence', isNotQuite, {
  told: () =>
    /\b(?:near|by no means|in no way|on no account|under no|at no|anything but|far from|but|save|bar|barring|apart|aside|of|with)\b/iu,
});

function isNotQuite({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment, source } = sentence;
  if (source.structured) return -1;
  const said = textOf(reading);
  const told = textOf(theirs);
  const isPlain = !DENIED.test(said);
  return units.findIndex(({ value, word, to }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const own = theirs.words[at];
    if (value !== undefined || own === undefined || strength < OWN) return false;
    const [before, behind] = [told.slice(0, own.start - theirs.start), told.slice(own.end - theirs.start)];
    if (isPlain && NEAR.test(before) && to === reading.words.length) return true;
    if (isPlain && (/^ (?:by no means|in no way)\b/iu.test(behind) || DENYING_BEFORE.test(before)))
      return BY_NO_MEANS.test(told) && !BY_NO_MEANS.test(said);
    if (to !== reading.words.length) return false;
    if (WHOLLY.test(word.form) && BUT_FOR.test(behind))
      return !EXCEPTED.test(said) && !isClauseBehind(sentence, at);
    return WITH_OF.test(word.form) && /^ of \p{L}/u.test(behind);
  });
}

/** "Everyone has paid, but the receipts are not there yet": what has a verb of its own is no exception. */
function isClauseBehind(sentence: AlignedSentence, at: number): boolean {
  const { words, text } = sentence.reading;
  if (words[at + 1]?.form !== 'but' || words[at + 2]?.form === 'for') return false;
  const tags = tagsOf(sentence);
  const end = words.findIndex(
    ({ form, end: to }, i) =>
      i > at + 1 &&
      (/^(?:that|which|who|whose|where|when|because)$/.test(form) || /[,;:.]/.test(text[to] ?? '')),
  );
  return tags.slice(at + 2, end < 0 ? undefined : end + 1).some((tag) => /^(?:VB[DZP]|MD)$/.test(tag));
}

/** Match from which a word is the statement's own. */
const OWN = 0.9;
const DENYING_BEFORE =
  /\b(?:by no means|in no way|on no account|under no circumstances|anything but|far from) (?:an? |the )?(?:\p{L}+ )?$/iu;
