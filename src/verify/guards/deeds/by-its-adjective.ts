/**
 * "The tank was emptied" by "the tank was empty", "sales were good" by "sales were better than in May", "the staff were paid" by "the
 * staff were underpaid": a word of one stem that tells how something is, how it compares or that it went wrong.
 */
import { NEGATION } from '../../../text/cues.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const BEING =
  /\b(?:is|are|was|were|been|be|seems?|looks?|felt|feels?|stays?|remains?)(?: (?:now|very|quite|too|so|still|already|not|all|\p{Ll}+ly))* $/iu;
const WRONGLY = /^(?:under|over|mis|out|ill-?|part-|partly-|half-|semi-?)/u;
const THAN = /^ than\b/iu;
const BETTER: ReadonlyMap<string, RegExp> = new Map([
  ['good', /^(?:better|best)$/],
  ['well', /^better$/],
  ['bad', /^(?:worse|worst)$/],
  ['badly', /^worse$/],
  ['far', /^(?:further|farther)$/],
]);

export const BY_ITS_ADJECTIVE: readonly Guard[] = [
  againstUnit('entity', 'prose', byOtherEnd),
  againstUnit('role', 'prose', byState, { said: () => /\p{L}ed\b/iu }),
  againstUnit('comparison', 'prose', byComparative, { told: () => /\bthan\b/iu }),
  againstUnit('partially_mentioned', 'prose', byWrong, {
    told: () => /\b(?:un|over|mis|out|ill|part|half|semi)-?\p{L}{3,}/iu,
  }),
];

/** "Was emptied" by "was empty": how it is does not tell that it was made so. */
function byState({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ word, value, start }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const other = theirs.words[at];
    if (value !== undefined || other === undefined || strength <= 0 || !word.form.endsWith('ed'))
      return false;
    const bases = [word.form.slice(0, -2), word.form.slice(0, -1), `${word.form.slice(0, -3)}y`];
    if (!bases.includes(other.form)) return false;
    const led = theirs.text.slice(theirs.start, other.start);
    return BEING.test(led) && BEING.test(reading.text.slice(reading.start, start));
  });
}

/** "Was fast" by "was faster than the bus". */
function byComparative({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (/\b(?:than|as|more|less)\b/iu.test(textOf(reading))) return -1;
  return units.findIndex(({ word, value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const other = theirs.words[at];
    if (value !== undefined || other === undefined || strength <= 0) return false;
    const isMore =
      BETTER.get(word.form)?.test(other.form) ??
      [
        `${word.form}er`,
        `${word.form}r`,
        `${word.form.slice(0, -1)}ier`,
        `${word.form}${word.form.at(-1)}er`,
      ].includes(other.form);
    return isMore && THAN.test(theirs.text.slice(other.end, theirs.end));
  });
}

/** "Were paid" by "were underpaid", "is done" by "is half-done", "was collected" by "was uncollected". */
function byWrong({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ word, value, start }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const other = theirs.words[at];
    if (value !== undefined || other === undefined || strength <= 0 || reading.text[start - 1] === '-')
      return false;
    const before = theirs.text.slice(Math.max(theirs.start, other.start - 7), other.start);
    if (/(?:^|[^\p{L}])(?:part|half|semi|ill|over|under|partly)-$/iu.test(before))
      return other.form === word.form;
    if (other.form === word.form || !other.form.endsWith(word.form) || word.form.length <= 3) return false;
    if (other.form === `un${word.form}`) return (reading.cues & NEGATION) === 0;
    return WRONGLY.test(other.form);
  });
}

/** Words of one stem that are of different things. */
const APART: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [/^dead$/, /^deadly$/],
  [/^fine$/, /^fined$/],
  [/^deadly$/, /^dead$/],
  [/^economical$/, /^economic$/],
  [/^industrious$/, /^industrial$/],
  [/^definite$/, /^definitive$/],
  [/^sensitive$/, /^sensible$/],
  [/^live$/, /^lively$/],
  [/^cost$/, /^costly$/],
  [/^considerate$/, /^considerable$/],
  [/less$/, /^(?!.*less$)/],
  [/^(?!.*ee$)/, /(?:train|employ|interview|address|pay|nomin|appoint|less|licens|transfer)ee$/],
  [/^rightly$/, /^right$/],
];
const WITHOUT = /\b(?:no|not|without|lacks?|lacking|free|never|none)\b|n['\u2019]t\b|less\b/iu;
const DONE_TO = /\b(?:is|are|was|were|been|be|being)\b/iu;

/** "Is cordless" by "has a cord", "trains staff" by "is a staff trainee". */
function byOtherEnd({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ word, value }, i) => {
    const { at, strength, kind } = alignment.matches[i]!;
    const other = theirs.words[at];
    if (value !== undefined || other === undefined || strength <= 0 || other.form === word.form) return false;
    if (kind !== 'derived' && kind !== 'same') return false;
    if (/less$/.test(word.form) && WITHOUT.test(textOf(theirs))) return false;
    if (/ee$/.test(other.form) && (DONE_TO.test(textOf(reading)) || !/s$|ed$/.test(word.form))) return false;
    return APART.some(([said, told]) => said.test(word.form) && told.test(other.form));
  });
}
