/**
 * "Two lamps on the first floor failed the test" by what stands under "Second floor": of two parts of a text whose headings are of
 * one kind, what the one tells is not said of the other.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { isOfHeading, type Section, sectionsOf } from '../../read/sections.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const OF_OTHER_SECTION: Guard = against('entity', 'english', isOfOther);

/** Whether a statement names the part beside the one that all of its support stands in. */
function isOfOther({ reading, support: { sentences } }: Told): boolean {
  const source = originOf(sentences[0].source);
  if (source.structured || sentences.some((one) => originOf(one.source) !== source)) return false;
  const sections = sectionsOf(source);
  // The heading itself beside what stands under another one.
  const telling = sentences.filter(({ reading: { words } }) =>
    sections.every((section) =>
      words.some(({ form, weight }) => weight > 0 && !isOfHeading(section.words, form)),
    ),
  );
  if (sections.length === 0 || telling.length === 0) return false;
  const places = telling.map(({ sentence }) => source.scan.sentenceStart[sentence]!);
  const isIn = ({ start, end }: Section): boolean => places.every((at) => start <= at && at < end);
  const own = sections.find(isIn);
  if (own === undefined) return false;
  const isNamed = ({ words }: Section): boolean =>
    [...words].every((word) => reading.words.some(({ form }) => isOfHeading(new Set([word]), form)));
  if (isNamed(own)) return false;
  return sections.some((other) => isBeside(own, other) && isNamed(other) && !isSaid(other, own, telling));
}

/** Whether two headings are of one kind: "First floor" and "Second floor" have a word in common, and each one of its own. */
const isBeside = (one: Section, other: Section): boolean =>
  one !== other &&
  [...one.words].some((word) => other.words.has(word)) &&
  [...one.words].some((word) => !other.words.has(word)) &&
  [...other.words].some((word) => !one.words.has(word));

/** Whether the support has the other heading's own words: what is told there of the other part is said of it. */
const isSaid = (other: Section, own: Section, sentences: readonly AlignedSentence[]): boolean =>
  [...other.words]
    .filter((word) => !own.words.has(word))
    .some((word) => sentences.some(({ reading }) => reading.words.some(({ form }) => form === word)));
