/**
 * "The invoice is unpaid" by "it was unpaid on 3 May and was settled on 9 May": what was not done at first and then was; and
 * "left hospital" by "was discharged from the army".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const DONE_SINCE: readonly Guard[] = [
  against('superseded', 'english', isDoneSince, { said: () => STILL_NOT }),
  against('entity', 'english', isElsewhere, { said: () => OF_HOSPITAL }),
];

const STILL_NOT =
  /\b(?:is|are) (?:still )?un(paid|signed|sold|opened|answered|decided|settled|resolved|delivered|confirmed|read|filled)\b|\b(?:has|have) not (?:yet )?been (paid|signed|sold|opened|answered|decided|settled|resolved|delivered|confirmed|read|filled)\b/iu;
const SYNONYMS = new Map([
  ['paid', 'paid|settled|cleared'],
  ['settled', 'settled|paid|resolved|closed'],
  ['decided', 'decided|settled|resolved'],
  ['resolved', 'resolved|settled|solved|closed'],
]);

function isDoneSince({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const found = STILL_NOT.exec(textOf(reading));
  if (found === null) return false;
  const done = (found[1] ?? found[2])!.toLowerCase();
  const forms = SYNONYMS.get(done) ?? done;
  // The whole of the sentence, of which a clause may be all that is aligned.
  const told = theirs.text.slice(theirs.start, theirs.end);
  const not = new RegExp(String.raw`\b(?:not (?:yet )?(?:been )?|un)${done}\b`, 'iu').exec(told);
  if (not === null) return false;
  return (
    /[;,] (?:it|they|the \p{L}+)?|\band\b/iu.test(told.slice(not.index)) &&
    new RegExp(
      String.raw`\b(?:was|were|has been|have been|got|and) (?:then |later |finally |since )?(?:${forms})\b`,
      'iu',
    ).test(told.slice(not.index + not[0].length))
  );
}

const OF_HOSPITAL = /\b(?:discharged|left (?:the )?hospital|sent home)\b/iu;
const AWAY =
  /\b(?:discharged|sent home|released)\b[^.;,]*? from (?:the |his |her |their )?(army|navy|military|service|school|work|prison|jail|custody|police|kindergarten|office|training|camp)\b/iu;

function isElsewhere({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const ours = textOf(reading).toLowerCase();
  const from = OF_HOSPITAL.test(ours) ? AWAY.exec(textOf(theirs))?.[1] : undefined;
  return from !== undefined && !ours.includes(from.toLowerCase());
}
