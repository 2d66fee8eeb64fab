/** "The order is dated 14 April" of `Invoice date: 14 April; Order: PO-5 of 2 April`: a date is of what its label names. */
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, textOf } from '../guard.ts';

const CLAIM =
  /^\W*(?:the|this|that|your|our|his|her|their) (?<thing>\p{L}+)(?: \S*\d\S*)? (?:is|was) dated\b/iu;
const LABEL = /(?<![\p{L}])(?<noun>\p{L}+) dates?\s*:/giu;

/** Dates that a paper has of itself. */
const OWN = /^(?:issue|issued|document|creation|signing|signature|effective|execution|the|this|its)$/;

export const DATED_OTHER: Guard = against(
  'entity',
  'any',
  ({ reading, support }) => {
    const thing = CLAIM.exec(textOf(reading))?.groups?.thing?.toLowerCase();
    if (thing === undefined) return false;
    return support.sentences.some((one) => {
      const told = one.source.structured
        ? textOf(one.reading)
        : textOf(originOf(one.source).sentence(one.sentence));
      const nouns = [...told.matchAll(LABEL)].map(({ groups }) => groups!.noun!.toLowerCase());
      return (
        nouns.length > 0 &&
        !nouns.some((noun) => OWN.test(noun)) &&
        !nouns.includes(thing) &&
        !new RegExp(String.raw`\b${escaped(thing)}[^:;\n]{0,30}\b(?:dated|of \d)`, 'iu').test(told)
      );
    });
  },
  { said: () => CLAIM },
);
