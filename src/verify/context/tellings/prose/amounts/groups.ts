/** Those who make up a group: "founded by local anglers" for "founded by a group of local anglers". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const GROUP = 'group|crowd|gang|trio|pair|couple';
const OF_MANY = new RegExp(
  String.raw`\b(a|A|the|The) (?:small |large |big |whole )?(${GROUP}) of ((?:[\p{L}-]+ ){0,2}?[\p{Ll}-]+(?:s|men|women|people|children))\b`,
  'u',
);
const NUMBER: Readonly<Record<string, string>> = { trio: 'three', pair: 'two', couple: 'two' };

function byMembers({ text, said }: Wording): readonly string[] {
  const found = OF_MANY.exec(text);
  if (found === null || new RegExp(String.raw`\b(?:${GROUP})\b`, 'iu').test(said)) return [];
  const [phrase, article = '', group = '', members = ''] = found;
  // "The residents" are all of them.
  if (
    new RegExp(
      String.raw`\b(?:the|all|these|those|every|each) (?:\p{Ll}+ )?${members.split(' ').at(-1)}\b`,
      'iu',
    ).test(said)
  )
    return [];
  const number = NUMBER[group];
  const inCase = (words: string): string =>
    /^\p{Lu}/u.test(article) ? words.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : words;
  return [
    ...(number === undefined ? [] : [text.replace(phrase, inCase(`${number} ${members}`))]),
    text.replace(phrase, inCase(members)),
  ];
}

export const GROUPS: readonly Rewriter[] = [{ of: /\S/u, from: OF_MANY, write: byMembers }];
