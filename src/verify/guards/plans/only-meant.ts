/** "The audit revealed errors" by "the audit neglected to reveal errors", "was about to", "should have": what was not brought about. */
import { NEGATION } from '../../../text/cues.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { phraseBeside } from '../phrase-beside.ts';

const SHUNNED = String.raw`(?:pretend|neglect|refus|declin|omitt|threaten)ed to|fail(?:s|ed) to|forg[eo]t(?:s|ten)? to|(?:was|were|is|are) unable to`;
const INTENDED = String.raw`(?:promis|hop|offer|plann|intend|want|wish|vow|pledg|propos|attempt|prepar)ed to|tried to|meant to|(?:was|were) (?:asked|supposed|meant|expected|due|about|ready|set|going) to|had yet to|has yet to|have yet to|(?:should|could|would|might|ought to) (?:not )?have`;
const ONLY_MEANT_THERE = new RegExp(String.raw`\b(?:${SHUNNED}|${INTENDED}) (?:\p{L}+ )?\p{L}+`, 'iu');
/** A statement that tells of an intent, a refusal or a lack itself. */
const OF_INTENT =
  /\bto \p{Ll}+|\b(?:will|would|shall|should|can|could|may|might|must|if|offer\w*|propos\w*|tri(?:es|ed)|attempt\w*|agree\w*|promis\w*|plan\w*|inten\w*|hop(?:es?|ed|ing)|want\w*|wish\w*|ask\w*|request\w*|threat\w*|refus\w*|reject\w*|declin\w*|den(?:y|ies|ied)|fail\w*|miss\w*|lack\w*|skip\w*|forg\w*|neglect\w*|omi\w*|with(?:held|hold|out)\w*|turned down|pretend\w*|pledg\w*|vow\w*|prepar\w*|expect\w*|due|suppose\w*|impossible|still|stay\w*|remain\w*|kept|keeps?)\b/iu;

export const ONLY_MEANT: Guard = against(
  'modality',
  'english',
  ({ reading }, sentence) =>
    (reading.cues & NEGATION) === 0 &&
    !OF_INTENT.test(textOf(reading)) &&
    !DENIED.test(textOf(sentence.reading)) &&
    isOverIt(sentence, phraseBeside(sentence, ONLY_MEANT_THERE)),
  { told: () => ONLY_MEANT_THERE },
);

/** Whether a phrase stands in a sentence of one clause, as it was read: of several, it may be over another. */
function isOverIt({ reading, source, sentence }: AlignedSentence, phrase: string | undefined): boolean {
  const origin = originOf(source);
  const whole = sentence < origin.scan.sentenceCount ? origin.said(sentence) : '';
  return phrase !== undefined && !JOINED.test(textOf(reading)) && !JOINED.test(whole);
}

/** Who did not forget it has done it. */
const DENIED = /\b(?:not|never|no|nobody)\b|n['\u2019]t\b/iu;
const JOINED =
  /[;:,]\s|\b(?:and|but|or|when|while|before|after|until|because|since|so|that|which|who|whose|whom|where|although|though|if|as|by \p{L}+ing)\b/iu;
