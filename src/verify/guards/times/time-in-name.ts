/** "The train left at 8:15" by "the 8:15 train left at 8:40": a time by which a thing is called, beside that of the deed. */
import type { Reading } from '../../../text/reading.ts';
import type { Value } from '../../../text/values/types.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, valueFor } from '../guard.ts';

const WHEN = /^(?:date|time|datetime)$/;
/** What leads to when something was done. */
const OF_DEED =
  /\b(?:on|in|at|by|during|since|from|until|till|before|after|for|around|about)(?: (?:the|early|late|mid))? $/iu;
/** What stands before a thing that is called by a time. */
const CALLED =
  /(?:^\W*|\b(?:the|an?|this|that|our|your|their|its|his|her|my|both|every|each) |['\u2019]s? )$/iu;

export const TIME_IN_NAME: Guard = againstUnit('date_time', 'prose', timedByName, {
  said: () => /\b(?:on|in|at|by|during|since|from|until|till|before|after|for|around|about) /iu,
  told: () => /\b(?:on|in|at|by|during|since|from|until|till|before|after|for|around|about) /iu,
});

function timedByName({ reading, units, support }: Told, sentence: AlignedSentence): number {
  return units.findIndex(({ value }, i) => {
    if (value === undefined || !WHEN.test(value.kind) || !isOfDeed(reading, value)) return false;
    const [theirs, found] = valueFor(support, i);
    if (theirs === undefined || found === undefined || theirs !== sentence.reading) return false;
    return (
      isCalledBy(sentence, found) &&
      theirs.values.some((other) => other !== found && other.kind === found.kind && isOfDeed(theirs, other))
    );
  });
}

/** Whether a value tells when the statement holds, and not which thing is meant: "on the Friday flight". */
const isOfDeed = ({ text, start, end }: Reading, value: Value): boolean => {
  const before = text.slice(start, value.start);
  if (!OF_DEED.test(before)) return false;
  return (
    !/ the $/iu.test(before) ||
    !/^ (?!(?:to|for|of|at|in|on|by|with|and|or|but|from|after|before)\b)\p{L}/u.test(
      text.slice(value.end, end),
    )
  );
};

function isCalledBy(sentence: AlignedSentence, found: Value): boolean {
  const { words, text, start } = sentence.reading;
  const next = words.findIndex((word) => word.start >= found.end);
  return (
    next > 0 &&
    text.slice(found.end, words[next]!.start) === ' ' &&
    CALLED.test(text.slice(start, found.start)) &&
    (tagsOf(sentence)[next] ?? '').startsWith('NN')
  );
}
