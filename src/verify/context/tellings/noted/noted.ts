/** Terse entries said as sentences: "Corroded joint replaced." is "A corroded joint was replaced." */

import { bare as bareText, lowered } from '../words.ts';
import { isDoer } from './entry-sentence.ts';

const FINITE =
  /(?<![\p{L}'\u2019-])(?:is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|shall|should|he|she|it|they|we|i|you|who|which|that|if|when)(?![\p{L}'\u2019-])/iu;
const IRREGULAR =
  'sent|paid|made|given|taken|lost|found|kept|held|sold|bought|built|shown|seen|written|done|broken|stolen|chosen|withdrawn|drawn|reset|put|set|cut|shut|brought|caught|left|begun|repaid|rebuilt|resent|told|met|booked';
const PARTICIPLE = String.raw`(?:\p{Ll}{2,}ed|${IRREGULAR})`;
const BEHIND = String.raw`(?= (?:on|at|in|by|to|from|for|with|without|within|after|before|until|till|of|as|via|into|onto|over|under|against|and|again|back|online|manually|today|yesterday)(?!\p{L})| (?:\d{1,2} \p{Lu}\p{Ll}{2}|\d{4}-|\d{1,2}[:.]\d\d)|[,.;]|$)`;
const NOTE = new RegExp(`^([^,;:.()]{2,60}?),? ((?:not (?:yet )?)?${PARTICIPLE})${BEHIND}(.*)$`, 'u');
const DAY = /^ (\d{1,2} \p{Lu}\p{Ll}{2,8}\.?(?: \d{4})?|\d{4}-\d\d-\d\d)/u;
const CLOCK = /^ (\d{1,2}[:.]\d\d)/;

/** What an entry without a verb of its own tense says, as sentences; none for one that has such a verb. */
export function asSentences(entry: string): readonly string[] {
  // "Checked 4 Oct. References left …": the month ends a statement as well.
  const text = bareText(entry.replace(/\. \p{Lu}.*$/su, ''));
  if (FINITE.test(text)) return [];
  const found = NOTE.exec(text);
  if (found === null) return [];
  const [, subject, deed, tail] = found;
  if (UNDOING.test(tail)) return [];
  if (DETERMINED.test(subject) || DEED.test(subject) || isDoer(subject, deed)) return [];
  if (!/\p{L}/u.test(subject) || / (?:and|or) /.test(tail.replace(/,.*$/, '')) || PRONOUN.test(subject))
    return [];
  const rest = tail.replace(DAY, ' on $1').replace(CLOCK, ' at $1');
  const last = subject.split(' ').at(-1)!;
  const many = /^(?!1 )\d[\d.,]* \p{L}+$/u.test(subject);
  const plural = many || (/[^s]s$/.test(last) && !/\d/.test(last));
  const verbs = plural ? ['were', 'have been'] : ['was', 'has been'];
  const own =
    /^(?:the|a|an|no|all|both|his|her|its|their|our|\d+|two|three|four|five|six|seven|eight|nine|ten|one) /i.test(
      subject,
    );
  const bare = lowered(subject);
  const small = /^\p{Lu}\p{Ll}+(?: |$)/u.test(bare)
    ? bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : bare;
  const subjects = own
    ? [subject]
    : [`The ${small}`, ...(plural ? [] : [`${/^[aeiou]/.test(small) ? 'An' : 'A'} ${small}`]), subject];
  // What stands behind a comma is a statement of its own.
  const end = rest.split(/[,;]/)[0]!;
  return subjects.flatMap((one) => verbs.map((verb) => `${one} ${verb} ${deed}${end}.`));
}

/** What may take back, behind a deed, that it was done: "payment sent, rejected by bank". */
const UNDOING =
  /\b(?:reject|return|bounc|fail|cancel|declin|refus|revers|withdr|revok|den(?:y|i)|void|pend|await|undo|retract|correct|not\b|never|but\b|then\b|later\b|again\b|until\b|unless|if\b|error|wrong|mistake)/i;

/** What only a sentence has before its verb: an article, a pronoun, another verb in the past. */
const DETERMINED =
  /^(?:the|a|an|this|that|these|those|his|her|its|their|our|my|your|not|who|which|some|any|every|each)\b/i;
const DEED = new RegExp(String.raw`(?:^| )(?:\p{Ll}{2,}ed|${IRREGULAR})(?: |$)`, 'u');
const PRONOUN = /^(?:this|that|these|those|customer says|says)\b/i;
