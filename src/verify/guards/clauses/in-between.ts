/**
 * Deeds that a statement leaves out between two of its words: "took two hours to fix it" by "took two hours to find somebody
 * to fix it"; and who is told of behind a comma for a deed of his own: "Ada wrote it with Ben" by "Ada wrote it, and Ben the
 * summary".
 */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const IN_BETWEEN: readonly Guard[] = [
  against('partially_mentioned', 'prose', deedBefore),
  against('role', 'prose', inOwnDeed),
];

/** Verbs whose own deed is the one behind them. */
const LEADING = /^(?:be|have|begin|start|continue|go|come|help|manage|proceed|order|use)$/;

/** "To find somebody to fix" for "to fix". */
function deedBefore({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const text = textOf(theirs);
  if (text.indexOf(' to ') === text.lastIndexOf(' to ')) return false;
  const said = new Set(reading.words.map(({ lemma }) => lemma));
  return units.some(({ from, value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || i === 0 || strength < OWN || reading.words[from - 1]?.form !== 'to')
      return false;
    const last = alignment.matches[i - 1]!.at;
    if (last < 0 || at <= last || theirs.words[at - 1]?.form !== 'to') return false;
    // What a thing or somebody is for is told of it alone.
    return theirs.words.some(
      ({ form, value: number }, k) =>
        k > last &&
        k < at - 2 &&
        form === 'to' &&
        number < 0 &&
        isVerb(theirs.words[k + 1]!) &&
        !LEADING.test(theirs.words[k + 1]!.lemma) &&
        !said.has(theirs.words[k + 1]!.lemma),
    );
  });
}

/** A plain form of a word that tells something, as a verb behind "to" has it. */
const isVerb = ({ form, lemma, weight, capital }: AlignedSentence['reading']['words'][number]): boolean =>
  weight > 0 && form === lemma && !capital;

/** Match from which a word is the statement's own. */
const OWN = 0.8;
const WITH = /\bwith (?:the |his |her |their |its )?((?:\p{Ll}+ )?\p{L}+)/giu;

/** "…, and Ben the summary" for "with Ben". */
function inOwnDeed({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const text = textOf(theirs);
  if (!/[,;] (?:and|but|while|whereas) /.test(text)) return false;
  return matchesOf(textOf(reading), WITH).some(([, whom = '']) => {
    const last = whom.split(' ').at(-1)!;
    return (
      new RegExp(
        String.raw`[,;] (?:and|but|while|whereas) (?:the |his |her )?(?:\p{L}+ )?${last}\b`,
        'iu',
      ).test(text) &&
      !new RegExp(String.raw`\b(?:with|by|and|joined|helped) [^,;]{0,40}\b${last}\b[^,;]*$`, 'iu').test(
        text.replace(/[,;] (?:and|but|while|whereas) /g, ', '),
      )
    );
  });
}
