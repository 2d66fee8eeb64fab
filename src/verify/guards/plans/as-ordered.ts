/**
 * "The server was rebooted" by "Step 4: reboot the server": what somebody is told to do need not have been done. And what a
 * comment from outside says ("Comment by user: …") is its writer's word.
 */

import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const AS_ORDERED: readonly Guard[] = [
  against('modality', 'prose', isOrder, { said: () => DONE }),
  against('attribution', 'english', isComment),
];

const DONE = /\b(?:was|were|has been|have been|had been)\b/iu;
/** Match from which a word is the statement's own. */
const OWN = 0.8;

function isOrder({ reading, units, predicates }: Told, sentence: AlignedSentence): boolean {
  if (!DONE.test(textOf(reading))) return false;
  const verb = predicates()[0]?.unit ?? -1;
  const match = sentence.alignment.matches[verb];
  if (verb < 1 || match === undefined || match.at < 0 || match.strength < OWN) return false;
  const { words, text, start } = sentence.reading;
  const word = words[match.at]!;
  const said = units[verb]!.word;
  // The plain form of a verb that has another form for what was done.
  if (
    word.form !== word.lemma ||
    said.form === word.form ||
    !/^VB?P?$|^NNP?$/.test(tagsOf(sentence)[match.at]!)
  )
    return false;
  const before = text.slice(start, word.start);
  return (
    /^\W*(?:(?:\p{L}+ ){0,3}(?:step|task|action|to do|todo) ?\d*[:.)] *|\d+[.)] *|(?:then|next|first|please|now|finally),? )*$/iu.test(
      before,
    ) && /^\s+(?:the|an?|all|each|every|your|both|this|any)\b/i.test(text.slice(word.end))
  );
}

const COMMENT =
  /(?:^|\n)[ >*-]*(?:\p{L}+ )?(?:comments?|remarks?|reviews?|feedback|allegations?) (?:by|from|of) (?:an? |the )?(?:\p{L}+ )?(?:users?|customers?|guests?|visitors?|readers?|clients?|tenants?|patients?|anonymous)\b[^:\n]{0,40}: [^\n]*$/iu;

function isComment({ reading }: Told, { source, reading: theirs }: AlignedSentence): boolean {
  return (
    !source.structured &&
    COMMENT.test(source.text.slice(Math.max(0, theirs.start - BEFORE), theirs.end)) &&
    !/\b(?:comment|says?|said|according|claims?|writes?|wrote|remark|review|feedback)/iu.test(textOf(reading))
  );
}

/** Characters before a sentence in which the label of its line is looked for. */
const BEFORE = 120;
