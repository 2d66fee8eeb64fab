/** A deed that the evidence puts to somebody by name or role is not that of another who is named beside: "caused by our carrier". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const BY_ANOTHER: readonly Guard[] = [
  against('role', 'any', doneByAnother),
  against('role', 'english', gaveBack, { said: () => GOT_BACK }),
];

const GOT_BACK = /^(.+?) (?:(?:has |have )?(?:got|received|gotten)|(?:was|were) given) (?:.+ )?back\b/iu;
const GIVING_BACK =
  '(?:has |have |had )?(?:refunded|returned|repaid|reimbursed|sent back|gave back|given back|paid back)';

/** "The supplier got it back" of "the supplier has refunded it": who gives back gets nothing back. */
function gaveBack({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const who = GOT_BACK.exec(textOf(reading))?.[1]?.toLowerCase();
  if (who === undefined || who.length > 60) return false;
  const text = textOf(theirs).toLowerCase();
  return [...text.matchAll(new RegExp(` ${GIVING_BACK}\\b`, 'gu'))].some(({ index }) =>
    text.slice(0, index).endsWith(who),
  );
}

/** Words between "by" and whom it names that tell of nobody. */
const MARKING = /^(?:the|an?|our|your|their|its|his|her|my|one|two|three)$/;
/** What stands behind "by" and is no doer: a time, a means, an amount. */
const NO_DOER =
  /^(?:\d|then|now|noon|midnight|the end|end|next|mistake|accident|hand|post|mail|email|e-mail|phone|card|cash|cheque|train|bus|car|air|sea|far|default|law|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|more|less|over|almost|about|half|up|at)/;

/** "Ms Lund caused the damage" of "Dear Ms Lund … the damage was caused by our carrier". */
function doneByAnother({ reading, units, support, predicates }: Told): boolean {
  const [verb] = predicates();
  const unit = verb === undefined ? undefined : units[verb.unit];
  if (verb === undefined || unit === undefined || verb.unit === 0) return false;
  if (support.sentences.length < 2 || reading.words.some(({ form }) => form === 'by' || form === 'not'))
    return false;
  // "The damage was caused …": who did it is not said.
  const before = reading.words[unit.from - 1]?.form ?? '';
  if (/^(?:was|were|been|is|are|being|be)$/.test(before)) return false;
  const slot = support.from[verb.unit]!;
  const sentence = support.sentences[slot];
  const { at } = support.matches[verb.unit]!;
  if (sentence === undefined || sentence.source.structured || at < 1) return false;
  const { words } = sentence.reading;
  if (
    words[at + 1]?.form !== 'by' ||
    !words.slice(0, at).some(({ form }) => /^(?:was|were|been|is|are|being|be)$/.test(form))
  )
    return false;
  let doer = at + 2;
  while (MARKING.test(words[doer]?.form ?? '')) doer++;
  const named = words[doer];
  if (named === undefined || named.value >= 0 || NO_DOER.test(named.form)) return false;
  // None of what is before the statement's verb stands there.
  const spoken = words.slice(doer, doer + 3);
  return (
    units
      .slice(0, verb.unit)
      .every(
        (own) => !spoken.some(({ form, lemma }) => form === own.word.form || lemma === own.word.lemma),
      ) && units.slice(0, verb.unit).every((_, i) => support.from[i] !== slot || support.matches[i]!.at < 0)
  );
}
