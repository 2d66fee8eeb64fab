/**
 * "Heavier than the scale could weigh" by "heavier than the last one, and the scale could weigh it", "an hour after its last use" by
 * "an hour after it is issued, whatever its last use", "is taller than his brother" by "than his brother was at that age": what stands
 * behind "than" and "after".
 */
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { DETERMINING } from '../plain-deed.ts';

const THAN = /\b(?:than|as|after|before)\b/iu;
/** What ends what stands behind it. */
const NEXT = /^(?:and|but|or|so|which|who|while|whereas|although|because|since|if|when|whatever|whoever)$/;
/** What is held against a thing as it was, in the past: "than he was", "as she used to". */
const WAS = /^(?:was|were|did|had|used)$/;

export const THAN_OF_OTHER: readonly Guard[] = [
  againstUnit('comparison', 'prose', ofOther, { said: () => THAN, told: () => THAN }),
  againstUnit('comparison', 'prose', asItWas, { said: () => THAN, told: () => THAN }),
];

/** What leads to what something is held against, or to when a time is counted from; -1 for none, or several. */
function leadIn({ words }: Reading): number {
  const leads = words.flatMap(({ form, value }, at) => {
    if (value >= 0) return [];
    const isLed = form === 'than' || (/^(?:after|before)$/.test(form) && (words[at - 1]?.value ?? -1) >= 0);
    // "As much as": the second leads.
    return isLed || (form === 'as' && words.slice(Math.max(0, at - 5), at).some((one) => one.form === 'as'))
      ? [at]
      : [];
  });
  return leads.length === 1 ? leads[0]! : -1;
}

/** The unit of a statement that stands next behind what leads to it. */
const nextUnit = ({ reading: { words }, units }: Told, lead: number): number =>
  lead < 0 ? -1 : units.findIndex(({ from }) => from > lead && isNext(words, lead, from));

function ofOther(told: Told, { reading, alignment }: AlignedSentence): number {
  const lead = leadIn(told.reading);
  const theirs = leadIn(reading);
  const first = nextUnit(told, lead);
  const match = alignment.matches[first];
  if (first < 0 || theirs < 0 || match === undefined || match.strength <= 0) return -1;
  // "Older than Max" by "younger than Ivo": told from the other's side.
  const isAlike = [0, 1].every(
    (back) => told.reading.words[lead - back]!.form === reading.words[theirs - back]?.form,
  );
  if (lead > 0 && !isAlike && told.reading.words[lead]!.form === 'than') return -1;
  if (told.reading.words[lead]!.form !== reading.words[theirs]!.form) return -1;
  const end = endOf(reading.words, reading.text, theirs);
  return match.at < theirs || match.at >= end ? first : -1;
}

function asItWas(told: Told, { reading, alignment }: AlignedSentence): number {
  const lead = leadIn(told.reading);
  const theirs = leadIn(reading);
  const first = nextUnit(told, lead);
  if (first < 0 || theirs < 0 || told.reading.words.some(({ form }) => WAS.test(form))) return -1;
  const { at, strength } = alignment.matches[first]!;
  const isWhole = told.units.every(({ from }, unit) => unit <= first || from <= lead);
  return strength > 0 &&
    isWhole &&
    at > theirs &&
    WAS.test(reading.words[at + 1]?.form ?? '') &&
    !WAS.test(reading.words[theirs + 1]?.form ?? '')
    ? first
    : -1;
}

/** Whether nothing that tells stands between. */
const isNext = (words: readonly Word[], than: number, at: number): boolean =>
  words
    .slice(than + 1, at)
    .every(({ form, weight, value }) => DETERMINING.test(form) || (weight === 0 && value < 0));

/** Where the phrase ends that stands behind a word. */
function endOf(words: readonly Word[], text: string, after: number): number {
  for (let at = after + 1; at < words.length; at++) {
    if (at > after + 1 && NEXT.test(words[at]!.form)) return at;
    if (at > after + 1 && /[,;:.]/.test(text.slice(words[at - 1]!.end, words[at]!.start))) return at;
  }
  return words.length;
}
