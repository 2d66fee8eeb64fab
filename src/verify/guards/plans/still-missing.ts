/** "The contract was signed" by "a signed copy is still missing": what is missing, needed or waited for tells of no deed that was done. */
import { NEGATION } from '../../../text/cues.ts';
import { againstUnit, type Guard, tagsOf } from '../guard.ts';

const BEHIND =
  /^ \p{L}+ (?:is|are|was|were|has|have|had)(?: still| yet| not| now)* (?:missing|outstanding|awaited|needed|required|lacking|expected|due|to (?:be|follow|come)|not|yet)\b/iu;
const BEFORE =
  /\b(?:no|without|await(?:s|ing|ed)?|wait(?:s|ing|ed)? for|needs?|needed|lack(?:s|ing|ed)?|requir\p{L}+|request\p{L}*|expect\p{L}*|ask\p{L}* for|missing)(?: is| are)?(?: an?| the| any| your| their)? $/iu;
const OPEN =
  /\b(?:missing|outstanding|await\p{L}*|wait\p{L}*|need\p{L}*|lack\p{L}*|requir\p{L}+|request\p{L}*|expect\p{L}*|ask\p{L}*|if|would|must|should|will|to be)\b/iu;

export const STILL_MISSING: Guard = againstUnit('modality', 'prose', ({ reading, predicates }, sentence) => {
  const [verb] = predicates();
  if (verb?.done !== true || reading.cues & NEGATION || OPEN.test(reading.text)) return -1;
  const { at } = sentence.alignment.matches[verb.unit]!;
  const word = sentence.reading.words[at];
  if (word === undefined || word.form !== verb.word.form) return -1;
  const { text, start, end } = sentence.reading;
  const isOpen = BEHIND.test(text.slice(word.end, end)) || BEFORE.test(text.slice(start, word.start));
  if (!isOpen) return -1;
  const tags = tagsOf(sentence);
  return /^(?:VBN|JJ|VBD)$/.test(tags[at]!) && /^NN/.test(tags[at + 1] ?? '') ? verb.unit : -1;
});
