/** Who alone something is said of, where the next sentence denies it of all others: "only the driver was hurt" for "the driver was slightly injured. Nobody else was hurt." */
import type { Wording } from '../../terms/types.ts';
import { bare, capital, lowered } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const NOBODY =
  /^(?:Nobody|No one|None) else (was|were|is|has|had|has been) (\p{Ll}+(?:ed|en|t|rt)|ill)(?: [^,;:]{2,30})?$/u;
/** One who is told of, and what is said of him. */
const ONE =
  /^((?:The|An?) (?:\p{Ll}[\p{Ll}-]* ){0,2}\p{Ll}[\p{L}-]*|(?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:, [^,;:]{3,40},)? (was|is|has been) (?:(?:slightly|seriously|badly|also|only|lightly) )?(\p{Ll}+)\b/u;
/** Words of which one says as much as the other. */
const SAME: readonly (readonly string[])[] = [
  ['hurt', 'injured'],
  ['affected', 'concerned'],
  ['invited', 'asked'],
];

const isSame = (one: string, other: string): boolean =>
  one === other || SAME.some((words) => words.includes(one) && words.includes(other));

function byNobodyElse({ text, scene }: Wording): readonly string[] {
  const found = NOBODY.exec(text);
  if (found === null || scene.sentence === 0) return [];
  const before = ONE.exec(bare(scene.tell(scene.sentence - 1).text));
  const [, who = '', was = '', done = ''] = before ?? [];
  if (before === null || !isSame(done, found[2]!) || /s$/u.test(who.split(' ').at(-1)!)) return [];
  const the = capital(who.replace(/^An? /u, 'The '));
  const words = SAME.find((all) => all.includes(done)) ?? [done];
  return words.flatMap((word) => [
    `Only ${lowered(the)} ${was} ${word}`,
    `${the} ${was} the only one ${word}`,
    `${the} ${was} the only person who ${was} ${word}`,
    `${the} ${was} the only person ${word}`,
    `No other person ${was} ${word}`,
  ]);
}

export const NOBODY_ELSE: readonly Rewriter[] = [
  { of: /\b(?:only|no other)\b/iu, from: NOBODY, write: byNobodyElse },
];
