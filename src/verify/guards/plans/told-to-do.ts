/** "Tove has renewed the insurance" by "Tove: renew the insurance (2 June)": a deed that a line gives somebody is not done by that. */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, textOf } from '../guard.ts';

/** A name, and behind a colon or a dash what is to be done, as a verb has it that commands. */
const GIVEN =
  /^\s*(?:[-*\u2022] )?(?:\[ \] )?@?\p{Lu}[\p{L}'\u2019-]{0,30}(?: \p{Lu}[\p{L}'\u2019-]{0,30}){0,2}(?::| [-\u2013\u2014]) (?<verb>\p{Ll}{2,20}) \S/u;

/** "Must be repaired": the statement too says that it is to be done. */
const TO_BE_DONE = /\b(?:must|shall|should|will|to|can|may|needs?) (?:not )?be\b/u;

export const TOLD_TO_DO = againstUnit('modality', 'any', doneThere);

/** The verb of a statement that tells as done what its sentence tells somebody to do; -1 for none. */
function doneThere({ reading: ours, units }: Told, { source, sentence, reading }: AlignedSentence): number {
  const origin = originOf(source);
  const own =
    origin === source || sentence >= origin.scan.sentenceCount ? reading : origin.sentence(sentence);
  const verb = GIVEN.exec(textOf(own))?.groups?.verb;
  if (verb === undefined || TO_BE_DONE.test(textOf(ours))) return -1;
  return units.findIndex(
    ({ word: { form, lemma } }) => lemma === verb && form !== verb && !/(?:s|ing)$/u.test(form),
  );
}
