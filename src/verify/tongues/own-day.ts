/**
 * "La facture a été payée le 1 juin" by "la facture émise le 1 juin a été payée le 9 juin": a day that stands behind a participle
 * of the subject is the day of that, and not of what is said of the subject.
 */
import type { Reading, Word } from '../../text/reading.ts';
import { compareValues, type Value } from '../../text/values/index.ts';

const isDay = ({ kind }: Value): boolean => kind === 'date' || kind === 'datetime';

/** Whether a day of the claim is one that the sentence has for another deed, told before the claim's. */
export function isDayOfAnother(claim: Reading, sentence: Reading): boolean {
  const said = new Set(claim.words.map(({ form }) => form));
  return claim.values.filter(isDay).some((day) => {
    const own = wordBefore(claim, day);
    const deed = sentence.words.find(({ form }) => form === own?.form);
    if (deed === undefined) return false;
    const days = sentence.values.filter((one) => isDay(one) && compareValues(day, one).relation === 'equal');
    return (
      days.length > 0 &&
      days.every((one) => {
        const other = wordBefore(sentence, one);
        return one.end <= deed.start && other !== undefined && !said.has(other.form);
      })
    );
  });
}

/** The last word that tells something before a value, in the same run of words. */
function wordBefore({ words, text }: Reading, { start }: Value): Word | undefined {
  const at = words.findLastIndex((word) => word.end <= start && word.value < 0 && word.weight > 0);
  const found = words[at];
  return found === undefined || /[,;:.]/.test(text.slice(found.end, start)) ? undefined : found;
}
