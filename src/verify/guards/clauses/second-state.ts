/**
 * "The doors were closed on the north side" by "doors closed on the south side, open on the north side": of two states in
 * one line each has the phrase that stands behind it.
 */
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

/** A state behind a comma, what joins a phrase to it, and the phrase. */
const SECOND =
  /[,;] (?:(?:and|but) )?(\p{Ll}[\p{Ll}-]+) (for|in|on|at|by|to|with|from|since|until|under|near) ([^,;.]+)/gu;
const STATE = /^(?:JJ[RS]?|VB[DGN])$/;
/** States that only tell where the thing of the first one is, or what it is called. */
const PLACING = wordSet(
  'located situated based held dated found known called named set placed available due born valid signed',
);

export const SECOND_STATE: Guard = againstUnit('role', 'sentence', ofSecond, { told: () => SECOND });

/** The unit behind the statement's state that the sentence has behind its second one alone; -1 for none. */
function ofSecond({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const [said, text] = [textOf(reading), textOf(theirs)];
  const own = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const tags = tagsOf(sentence);
  for (const { index, 0: all, 1: state = '', 2: joint = '', 3: phrase = '' } of text.matchAll(SECOND)) {
    const begins = theirs.start + index + all.length - phrase.length;
    const at = theirs.words.findIndex(({ start, form }) => start >= theirs.start + index && form === state);
    if (at < 0 || !STATE.test(tags[at] ?? '') || own.has(state) || own.has(theirs.words[at]!.lemma)) continue;
    if (PLACING.has(state)) continue;
    const first = stateBefore(said, joint, text.slice(0, index));
    if (first === undefined) continue;
    const found = units.findIndex(({ word }, i) => {
      const place = alignment.matches[i]!.at;
      if (word.start - reading.start < first || place < 0) return false;
      const { start, end } = theirs.words[place]!;
      return start >= begins && end <= begins + phrase.length;
    });
    if (found >= 0) return found;
  }
  return -1;
}

/** Where a phrase begins that a statement joins to the state which a text joins one of its own to; undefined for none. */
function stateBefore(said: string, joint: string, text: string): number | undefined {
  const found = new RegExp(`\\b(\\p{L}+) ${joint} `, 'iu').exec(said);
  if (found === null) return undefined;
  return new RegExp(`\\b${found[1]!} ${joint} `, 'iu').test(text) ? found.index + found[0].length : undefined;
}
