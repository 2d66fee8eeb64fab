/**
 * Who carries out a deed that its noun names does it: "Mr Sato conducted the interview" is not said by "Mr Sato was
 * interviewed", where he is the one to whom it is done, nor by what is to be done.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const TURNED_DEED: readonly Guard[] = [
  against('role', 'english', isTurned, { said: () => CARRIES }),
  against('modality', 'english', isToBe, { told: () => TO_BE }),
];

/** Verbs that only carry the deed of their noun, in what somebody did. */
const CARRIES =
  /^(?:did|done|does|conducted|conducts|carried|performed|led|leads|held|holds|made|makes|undertook|undertaken|ran|run|completed|gave|given|gives|issued|sent|paid|placed|launched)$/;
const BE = /^(?:is|are|was|were|be|been|being|got|gets)$/;
const HAVE = /^(?:has|have|had)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.5;

function isTurned({ reading, units, support }: Told, sentence: AlignedSentence): boolean {
  const carrying = reading.words.findIndex(({ form }) => CARRIES.test(form));
  if (carrying < 0) return false;
  const by = reading.words.findIndex(({ form }, at) => at > carrying && form === 'by');
  const before = units.flatMap(({ from }, unit) => (from < carrying ? [unit] : []));
  const after = units.flatMap(({ from }, unit) => (from > Math.max(carrying, by) ? [unit] : []));
  // "Mr Sato": whom "by" names ends with the last of the words that stand together.
  const named = after.findIndex((unit, at) => units[after[at + 1] ?? -1]?.from !== units[unit]!.from + 1);
  const [doer, deeds] = by < 0 ? [before.at(-1), after] : [after[named], before];
  if (doer === undefined) return false;
  const placeOf = (unit: number): number => {
    const { at, strength } = sentence.alignment.matches[unit]!;
    return support.sentences[support.from[unit]!] === sentence && strength >= OWN ? at : -1;
  };
  const suffers = placeOf(doer);
  if (suffers < 0) return false;
  return deeds.some((deed) => isDoneTo(sentence, suffers, placeOf(deed)));
}

/** Whether the word at `deed` is what is done to that at `whom`, which stands just before: "Mr Sato was briefly interviewed". */
function isDoneTo(sentence: AlignedSentence, whom: number, deed: number): boolean {
  const { words } = sentence.reading;
  if (deed <= whom + 1) return false;
  const between = words.slice(whom + 1, deed).map(({ form }) => form);
  const be = between.findIndex((form) => BE.test(form));
  if (be < 0 || !between.slice(0, be).every((form) => HAVE.test(form))) return false;
  const tags = tagsOf(sentence);
  return (
    /^VB[ND]$/.test(tags[deed] ?? '') &&
    between.slice(be + 1).every((form, at) => BE.test(form) || tags[whom + be + 2 + at]?.startsWith('RB'))
  );
}

const TO_BE = /\b(?:is|are|was|were) to (?:be|have been) (?:\p{L}+ly )?(\p{L}+)/iu;

/** "The training was given by Lena" by "the staff were to be trained by Lena". */
function isToBe({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const deed = TO_BE.exec(textOf(theirs))?.[1]?.toLowerCase();
  if (deed === undefined || TO_BE.test(textOf(reading))) return false;
  if (!reading.words.some(({ form }) => CARRIES.test(form))) return false;
  return units.some((_, unit) => theirs.words[alignment.matches[unit]!.at]?.form === deed);
}
