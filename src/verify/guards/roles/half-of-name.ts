/** "Lena Schmidt" by "Lena Schmidt-Roth", "her mother" by "her mother-in-law", "Smith" by "Smith & Sons": half of what is joined is another one. */
import { NEGATION } from '../../../text/cues.ts';
import { matchesOf } from '../../../text/matches.ts';
import { against, againstUnit, type Guard, textOf } from '../guard.ts';

const NAME: Guard = againstUnit(
  'entity',
  'english',
  ({ reading, units }, { reading: theirs, alignment, source }) => {
    if (source.structured) return -1;
    return units.findIndex(({ name, word, value, to }, i) => {
      const { at, strength } = alignment.matches[i]!;
      const other = theirs.words[at];
      if (!(name || word.capital) || value !== undefined || other === undefined || strength === 0)
        return false;
      const isJoined = (text: string, start: number, end: number): boolean =>
        /^[-\u2010\u2011]\p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) ||
        /\p{Lu}\p{Ll}+[-\u2010\u2011]$/u.test(text.slice(Math.max(0, start - 24), start));
      const own = reading.words[to - 1]!;
      return isJoined(theirs.text, other.start, other.end) && !isJoined(reading.text, word.start, own.end);
    });
  },
);

const KIN_BEHIND = /^-in-law\b/i;
const OTHER_BEFORE = /\b(?:step|ex|half|vice|co|great|grand|sub|semi|pseudo|deputy|foster|god|former)-$/i;

/** What denies, so that "not refundable" is said by "non-refundable". */
const DENYING_BEFORE = /\b(?:non|anti|un)-$/i;

/** A noun that the evidence has only with "-in-law" behind it, or with a prefix that makes another of it. */
const NOUN: Guard = againstUnit(
  'entity',
  'english',
  ({ reading, units }, { reading: theirs, alignment, source }) => {
    if (source.structured) return -1;
    return units.findIndex(({ word, value, to }, i) => {
      const { at, strength } = alignment.matches[i]!;
      const other = theirs.words[at];
      if (value !== undefined || other === undefined || strength === 0) return false;
      // "A non-canvass clause" tells of canvassing all the same.
      if (other.form.replace(/s$/, '') !== word.form.replace(/s$/, '')) return false;
      const isOther = (text: string, start: number, end: number): boolean =>
        KIN_BEHIND.test(text.slice(end, end + 8)) ||
        OTHER_BEFORE.test(text.slice(Math.max(0, start - 8), start)) ||
        ((reading.cues & NEGATION) === 0 && DENYING_BEFORE.test(text.slice(Math.max(0, start - 8), start)));
      return (
        isOther(theirs.text, other.start, other.end) &&
        !isOther(reading.text, word.start, reading.words[to - 1]!.end) &&
        theirs.words.filter(({ lemma }) => lemma === word.lemma).length === 1
      );
    });
  },
);

const FIRM = String.raw`(?:,? (?:&|and) (?:Sons?|Daughters?|Co|Company|Partners?|Brothers|Bros|Associates)| Sons| Bros)\b`;

const OF_FIRM = new RegExp(`^${FIRM}`, 'u');
const NAMES = /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}/gu;

/** "Smith owns the shop" by "Smith & Sons owns the shop": a firm that is called by somebody's name. */
const FIRM_OF_NAME: Guard = against(
  'entity',
  'english',
  ({ reading }, { reading: theirs }) => {
    const [said, told] = [textOf(reading), textOf(theirs)];
    return matchesOf(said, NAMES).some(({ 0: own, index }) => {
      if (OF_FIRM.test(said.slice(index + own.length))) return false;
      const at = told.indexOf(own);
      return at >= 0 && told.split(own).length === 2 && OF_FIRM.test(told.slice(at + own.length));
    });
  },
  { told: () => new RegExp(FIRM, 'u') },
);

export const HALF_OF_NAME: readonly Guard[] = [NAME, NOUN, FIRM_OF_NAME];
