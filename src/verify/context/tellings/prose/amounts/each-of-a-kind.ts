/** What one of a kind costs, each of them does: "each additional driver costs 8 euros a day" for "an additional driver costs 8 euros per day". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const ONE = new RegExp(
  String.raw`^(An?|Each|Every) ((?:\p{Ll}[\p{Ll}-]* ){1,4}?)((?:costs|is charged at|is|earns|counts) (?:${MONEY})\b.*)$`,
  'u',
);
const EACH = /^(?:Each|Every|An?) /u;

function byEach({ text, said }: Wording): readonly string[] {
  const [found, ours] = [ONE.exec(text), EACH.exec(said)?.[0].trim()];
  if (found === null || ours === undefined || ours === found[1] || isLeftOpen(text)) return [];
  const article = /^An?$/u.test(ours) ? (/^[aeiou]/u.test(found[2]!) ? 'An' : 'A') : ours;
  return [`${article} ${found[2]}${found[3]}`];
}

export const EACH_OF_A_KIND: readonly Rewriter[] = [{ of: EACH, from: ONE, write: byEach, reorders: true }];
