/** "The port is 8080" by `; port=8080`, `// port = 8080` or `# port: 8080` among settings: a setting that is commented out is not set. */

import { matchesOf } from '../../../text/matches.ts';
import { originOf } from '../../context/retold.ts';
import { against, type Guard } from '../guard.ts';

const COMMENTED = /(?:^|\n)[ \t]*(?:;|\/\/|#)[ \t]*[\w.-]+[ \t]*=/u;
const LINE = /[^\n]+/gu;

export const COMMENTED_LINE: Guard = against(
  'superseded',
  'any',
  ({ support }, { source, sentence, reading }) => {
    const origin = originOf(source);
    const { text } = origin;
    if (source.structured || source !== origin) return false;
    const from = text.lastIndexOf('\n', Math.max(0, reading.start - 1)) + 1;
    const around = text.slice(from, reading.end);
    if (!COMMENTED.test(around)) return false;
    const lines = matchesOf(around, LINE).map(({ 0: line, index }) => ({
      start: from + index,
      end: from + index + line.length,
      off: /^\s*(?:;|\/\/|#[ \t]*[\w.-]+[ \t]*=)/u.test(line),
    }));
    return support.matches.some(({ at, strength, kind }, i) => {
      const word = support.sentences[support.from[i]!]?.sentence === sentence ? reading.words[at] : undefined;
      return (
        word !== undefined &&
        strength > 0 &&
        kind === 'value' &&
        lines.some(({ start, end, off }) => off && word.start >= start && word.start < end)
      );
    });
  },
);
