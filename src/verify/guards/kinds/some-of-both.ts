/** "Both keys were handed over" by "keys handed over: 1 of 2": of two of whom one is counted it is not told of both. */
import { against, type Guard, textOf } from '../guard.ts';

const BOTH = /\b(?:both|all|every|each|the two|either)\b/iu;
const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|none|half)`;
const SOME_OF = new RegExp(
  String.raw`\b(?<some>${NUMBER}) ?(?:of|out of|/) ?(?:the )?(?<all>${NUMBER})\b(?![/.]\d)`,
  'iu',
);
const WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const SOME_OF_BOTH: Guard = against(
  'quantifier',
  'any',
  ({ reading, support: { sentences } }) =>
    !SOME_OF.test(textOf(reading)) &&
    !/\b(?:not|no|never)\b|n['\u2019]t\b/iu.test(textOf(reading)) &&
    sentences.some((sentence) => {
      const { some = '', all = '' } = SOME_OF.exec(textOf(sentence.reading))?.groups ?? {};
      const [part, whole] = [numberOf(some), numberOf(all)];
      return part !== undefined && whole !== undefined && part < whole;
    }),
  { said: () => BOTH, told: () => SOME_OF },
);

function numberOf(text: string): number | undefined {
  if (/^\d+$/u.test(text)) return Number(text);
  const at = WORDS.indexOf(text.toLowerCase());
  return at < 0 ? undefined : at;
}
