/**
 * "The host has been rebooted" by `reboot_required: yes`, "the student took the resit" by `registered: [s-11]`, "R. Quist gave
 * approval" by `approval: pending (R. Quist)`: what is called for, or whom a list expects, was not done by that.
 */
import { NEGATION } from '../../../text/cues.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { isNumber, type Place, placesOf } from './fields.ts';

export const ONLY_REQUIRED: readonly Guard[] = [
  againstUnit('modality', 'any', isCalledFor),
  againstUnit('modality', 'any', isExpected),
  againstUnit('modality', 'any', isPending, {
    told: () => /: (?:pending|awaiting|outstanding|requested|to follow)\b/iu,
  }),
];

const CALLED_FOR =
  /^(?:required|needed|due|pending|requested|recommended|allowed|permitted|planned|scheduled|offered|eligible|proposed|expected|suggested|necessary|mandatory|possible|available|supported)$/u;
const IS_DONE = /\b(?:was|were|been|has|have|had|did|got)\b/iu;

/** A deed told as done by a key that says that it is called for. */
function isCalledFor(told: Told): number {
  const [verb] = told.predicates();
  if (verb === undefined || (told.reading.cues & NEGATION) !== 0) return -1;
  const { word } = told.units[verb.unit]!;
  const name = nameOf(told, verb.unit);
  if (
    name === undefined ||
    CALLED_FOR.test(word.form) ||
    word.form === word.lemma ||
    /(?:ing|s)$/u.test(word.form)
  )
    return -1;
  const marks = name.filter((one) => CALLED_FOR.test(one));
  return marks.length > 0 && IS_DONE.test(textOf(told.reading)) && marks.length < name.length
    ? verb.unit
    : -1;
}

/** The words of the key, or of the head of the column, by which a unit was found. */
function nameOf(told: Told, unit: number): readonly string[] | undefined {
  const place = placesOf(told)[unit];
  if (place !== undefined) return place.inName ? place.field.name : undefined;
  const { word } = told.units[unit]!;
  for (const { source, sentence } of told.support.sentences) {
    if (source.structured || !source.isRecord(sentence)) continue;
    const cell = source.cells(sentence).find(({ names }) => names.has(word.lemma));
    if (cell !== undefined) return [...cell.names];
  }
  return undefined;
}

const LISTED =
  /^(?:registered|invited|enrolled|waitlist(?:ed)?|candidates?|nominees?|nominated|applicants?|shortlisted?|booked|expected|eligible|signups?|registrations?|invitees?|pending)$/u;

/** Somebody of a list of those who are expected, told to have done something. */
function isExpected(told: Told): number {
  const said = textOf(told.reading).toLowerCase();
  if ((told.reading.cues & NEGATION) !== 0 || !DOING.test(said)) return -1;
  return placesOf(told).findIndex(
    (place) => isOfListed(place) && !place!.field.name.some((word) => said.includes(word.slice(0, STEM))),
  );
}
const DOING =
  /\b(?:took|taken|attended|sat|joined|passed|completed|visited|came|won|received|got|did|done|participated|spoke|travelled|flew|stayed)\b/iu;
const STEM = 6;

const isOfListed = (place: Place | undefined): boolean =>
  place?.inName === false &&
  !isNumber(place.field.value) &&
  place.field.name.some((word) => LISTED.test(word));

const PENDING =
  /(?<![\p{L}\d])(?<label>\p{L}[\p{L} ]{1,30}): (?:pending|awaiting|outstanding|requested|to follow)\b/giu;
const OPEN =
  /\b(?:pending|outstanding|awaited|await\p{Ll}*|request\p{Ll}*|yet|missing|open|to be|need\p{Ll}*|requir\p{Ll}*)\b/iu;

/** What a label names of which its value says that it has not come. */
function isPending({ reading, units, support: { sentences } }: Told): number {
  if ((reading.cues & NEGATION) !== 0 || OPEN.test(textOf(reading))) return -1;
  const labels = sentences
    .filter(({ source }) => !source.structured)
    .flatMap((one) =>
      [...textOf(one.reading).matchAll(PENDING)].map(({ groups }) => groups!.label!.toLowerCase()),
    );
  return units.findIndex(
    ({ value, word }) =>
      value === undefined &&
      word.lemma.length > 3 &&
      labels.some((label) => label.split(' ').some((one) => one.startsWith(word.lemma))),
  );
}
