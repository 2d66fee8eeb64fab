/** "Web-1 is down" by the lines "web-1 up" and "web-2 down": of terse lines that each name a thing, each tells of its own. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const SAID =
  /^(?:the )?([\p{L}\d][\p{L}\d ._-]{0,24}?) (?:is|are|was|were|has been|have been|has|have)(?: not| been)? (\p{L}+)[.!]?$/iu;
const WORD = /[\p{L}\d_-]+/gu;
/** Words of a line that is no sentence. */
const LONGEST = 5;

export const LINE_OF_OWN: Guard = against('entity', 'english', isOfOtherLine, {
  said: () => /\b(?:is|are|was|were|been|has|have)\b/iu,
});

function isOfOtherLine({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const text = textOf(theirs);
  if (source.structured || !text.includes('\n')) return false;
  const [, who, what] = SAID.exec(textOf(reading).toLowerCase()) ?? [];
  const lines = text
    .toLowerCase()
    .split('\n')
    .map((line): readonly string[] => line.match(WORD) ?? []);
  if (who === undefined || what === undefined || lines.some(({ length }) => length < 2 || length > LONGEST))
    return false;
  const named = who.match(WORD)!.join(' ');
  const opens = (line: readonly string[]): boolean => `${line.join(' ')} `.startsWith(`${named} `);
  const own = lines.filter(opens);
  const others = lines.filter((line) => !opens(line));
  return (
    own.length > 0 &&
    own.every((line) => !line.includes(what)) &&
    others.some((line) => line.includes(what)) &&
    new Set(
      lines.map(([first, second]) => (own[0]!.join(' ').startsWith(`${first} ${second}`) ? named : first)),
    ).size > 1
  );
}
