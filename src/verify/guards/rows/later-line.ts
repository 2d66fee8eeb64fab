/** What a log says of a thing in a line, and takes another step from in a later one. */

import { wordSet } from '../../../text/word-set.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

const NOW = wordSet('is are');
const STAMPED =
  /^\s*[-*\u2022]?\s*\[?(?:\d{4}-\d\d-\d\d|\d{1,2}[:.]\d\d|\d{1,2} \p{Lu}\p{Ll}{2,8}\b|\p{Lu}\p{Ll}{2} \d{1,2}\b)/u;
/** Lines after the one that carries the statement that are looked through. */
const MOST_LATER = 60;
const DONE = /(?:ed|en|wn)$/;

/** "The deploy is paused" of the line "deploy paused", where a later one has "deploy aborted". */
export const LATER_LINE: Guard = againstUnit(
  'superseded',
  'sentence',
  ({ reading, units }: Told, sentence) => {
    const is = reading.words.findIndex(({ form, value }) => value < 0 && NOW.has(form));
    const state = units.findIndex(
      ({ from, word, value }) => from > is && value === undefined && DONE.test(word.form),
    );
    const { source, sentence: line, alignment } = sentence;
    if (is < 1 || state < 0 || source.structured) return -1;
    const { text, sentenceStart, sentenceEnd, sentenceCount } = source.scan;
    const lineAt = (at: number): string => text.slice(sentenceStart[at], sentenceEnd[at]).toLowerCase();
    const isStamped = (at: number): boolean => STAMPED.test(text.slice(sentenceStart[at], sentenceEnd[at]));
    if (line >= sentenceCount || !isStamped(line)) return -1;
    const holder = units.flatMap(({ to, from }, i) =>
      to <= is && alignment.matches[i]!.at >= 0
        ? [reading.text.slice(reading.words[from]!.start, reading.words[to - 1]!.end).toLowerCase()]
        : [],
    );
    if (holder.length === 0) return -1;
    const said = units[state]!.word.form;
    for (let at = line + 1; at < Math.min(sentenceCount, line + MOST_LATER); at++) {
      const later = lineAt(at);
      if (!isStamped(at) || !holder.every((name) => later.includes(name)) || later.includes(said)) continue;
      if (source.sentence(at).words.some(({ form, value }) => value < 0 && DONE.test(form))) return state;
    }
    return -1;
  },
);
