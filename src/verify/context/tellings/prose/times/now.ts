/** What is so is so at present: "is currently out of stock" for "is out of stock"; and a time before its day: "on 21 July at 14:05" for "at 14:05 on 21 July". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const NOW = /\b(is|are) (currently|now|at present|at the moment|presently) /u;
const IS =
  /^([^,;:]{2,70}?) (is|are) (?!(?:\p{Ll}+ ){0,2}(?:always|usually|sometimes|currently|now|from|until|since|on|at|to be)\b)(?=\p{Ll})/u;

/** What says when it is so: at other times it may not be. */
const TIMED =
  /\b(?:on|at|from|until|during|every|each|when|while|between|daily|weekly|in the|in \p{Lu}\p{Ll}+|in \d+|usually|always|\p{Lu}\p{Ll}+days?)\b/iu;

function byNow({ text, said }: Wording): readonly string[] {
  const [ours, found] = [NOW.exec(said), IS.exec(text)];
  if (ours === null || found === null || isLeftOpen(text.replace(/\bnot\b/gu, '')) || TIMED.test(text))
    return [];
  return [text.replace(found[0], `${found[1]} ${found[2]} ${ours[2]} `)];
}

const DAY = String.raw`(?:\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})(?:,? \d{4})?`;
const TIME = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?`;
const TIME_FIRST = new RegExp(String.raw`\b([Aa])t (${TIME}) on (${DAY})(?!\d)`, 'u');
const DAY_FIRST = new RegExp(String.raw`\b([Oo])n (${DAY})(?:,)? at (${TIME})(?!\d)`, 'u');

function byOrder({ text, said }: Wording): readonly string[] {
  const [first, second] = [TIME_FIRST.exec(text), DAY_FIRST.exec(text)];
  if (first !== null && DAY_FIRST.test(said))
    return [text.replace(first[0], `${first[1] === 'A' ? 'On' : 'on'} ${first[3]} at ${first[2]}`)];
  if (second !== null && TIME_FIRST.test(said))
    return [text.replace(second[0], `${second[1] === 'O' ? 'At' : 'at'} ${second[3]} on ${second[2]}`)];
  return [];
}

export const NOW_TURNS: readonly Rewriter[] = [
  { of: NOW, from: IS, write: byNow, reorders: true },
  {
    of: /\b(?:[Aa]t \d|[Oo]n \d|[Oo]n \p{Lu})/u,
    from: [TIME_FIRST, DAY_FIRST],
    write: byOrder,
    reorders: true,
  },
];
