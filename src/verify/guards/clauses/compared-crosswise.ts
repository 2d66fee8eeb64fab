/**
 * "Sales in March exceeded those in April" by "sales in April exceeded those in March": on either side of a verb that holds
 * two things against each other stands what is told of that one.
 */
import type { Reading } from '../../../text/reading.ts';
import { against, type Guard } from '../guard.ts';

const COMPARING =
  /\b(?:exceed|surpass|outstrip|outnumber|overtook|overtak|outperform|outpac|outweigh|outdid|outsold|outsell|outrank|outlast|outliv|outgrew|outgrow|match|dwarf|eclips|top|trail|lag|beat|undercut|precede|follow|rival|equal|resembl|replac|supersed|succeed)\p{L}*\b/iu;
/** Behind these the first of two is the second of the other turn. */
const PASSIVE = /^(?:is|are|was|were|been|being|be|got|get)$/;

export const COMPARED_CROSSWISE: Guard = against(
  'role',
  'prose',
  ({ reading }, { reading: theirs }) => {
    const at = verbIn(reading);
    if (at < 0) return false;
    const there = theirs.words.findIndex(
      ({ lemma, value }) => value < 0 && lemma === reading.words[at]!.lemma,
    );
    if (there < 0 || isPassive(reading, at) || isPassive(theirs, there)) return false;
    const [left, right] = sidesOf(reading, at);
    const [before, behind] = sidesOf(theirs, there);
    const isOnlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>, word: string): boolean =>
      one.has(word) && !other.has(word);
    return (
      [...left].some((word) => isOnlyIn(behind, before, word) && !right.has(word)) &&
      [...right].some((word) => isOnlyIn(before, behind, word) && !left.has(word))
    );
  },
  { said: () => COMPARING, told: () => COMPARING },
);

const verbIn = ({ words, text }: Reading): number =>
  words.findIndex(
    ({ value, start, end }, at) => at > 0 && value < 0 && COMPARING.test(text.slice(start, end)),
  );

const isPassive = ({ words }: Reading, at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ form }) => PASSIVE.test(form));

/** What leads to another comparison than the verb's: "unlike the results for teenagers". */
const ASIDE = /^(?:unlike|whereas|while|although|though|but|and|when|after|before|because|since|which|who)$/;

/** The words that tell something on each side of a verb, and no further than its clause. */
function sidesOf({ words }: Reading, at: number): readonly [Set<string>, Set<string>] {
  const ends = words.findIndex(({ form }, i) => i > at && ASIDE.test(form));
  const begins = words.findLastIndex(
    ({ form }, i) => i < at && ASIDE.test(form) && !/^(?:which|who|and)$/.test(form),
  );
  const telling = (from: number, to: number): Set<string> =>
    new Set(
      words
        .slice(from, to)
        .filter(({ weight, value }) => weight > 0 || value >= 0)
        .map(({ lemma }) => lemma),
    );
  return [telling(begins + 1, at), telling(at + 1, ends < 0 ? words.length : ends)];
}
