/** Who won, and before how many: "Norden won 3-1 against United", "United lost 3-1 to Norden" for "Norden beat United 3-1 in front of 18,400 spectators". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const SCORE = String.raw`\d{1,3}(?:-|\u2013|:| to )\d{1,3}`;
const WON = new RegExp(
  String.raw`^([^,;:]{2,50}?) (?:beat|defeated|won (${SCORE}) against|won against) ((?:\p{Lu}[\p{L}'’-]*|the|of|and)(?: (?:\p{Lu}[\p{L}'’-]*|the|of|and))*)(?: (${SCORE}))?((?: (?:on|in|at|by|after|yesterday)\b[^;]*)?)$`,
  'u',
);
const LOST = new RegExp(
  String.raw`^([^,;:]{2,50}?) lost (?:(${SCORE}) )?(?:to|against) ((?:\p{Lu}[\p{L}'’-]*|the|of|and)(?: (?:\p{Lu}[\p{L}'’-]*|the|of|and))*)(?: (${SCORE}))?((?: (?:on|in|at|by|after|yesterday)\b[^;]*)?)$`,
  'u',
);

/** A score from the other side. */
const turned = (score: string): readonly string[] => {
  const [, first, between, second] = /^(\d+)(\D+)(\d+)$/u.exec(score)!;
  return [score, `${second}${between}${first}`];
};

function byResult({ text }: Wording): readonly string[] {
  if (isLeftOpen(text)) return [];
  const [won, lost] = [WON.exec(text), LOST.exec(text)];
  const found = won ?? lost;
  if (found === null) return [];
  const [, one = '', before, other = '', behind, rest = ''] = found;
  const score = before ?? behind;
  const [winner, loser] = won === null ? [other, one] : [one, other];
  const when = ['', rest, rest.replace(/ in front of .*$/u, '').replace(/ (?:after|in) .*$/u, '')];
  const scores = score === undefined ? [''] : [` ${score}`, ''];
  return [...new Set(when)].flatMap((end) => [
    ...scores.flatMap((by) => [
      `${winner} beat ${loser}${by}${end}`,
      `${winner} defeated ${loser}${by}${end}`,
      `${winner} won${by} against ${loser}${end}`,
    ]),
    ...scores.flatMap((by) =>
      (by === '' ? [''] : turned(by.trim()).map((each) => ` ${each}`)).flatMap((each) => [
        `${loser} lost${each} to ${winner}${end}`,
        `${loser} lost${each} against ${winner}${end}`,
      ]),
    ),
  ]);
}

const CROWD =
  /\b(?:in front of|before|watched by) (?:a crowd of )?((?:about |around |some |over |more than )?\d[\d.,]*) (spectators|fans|people|supporters|visitors)\b/u;

/** "The match was watched by 18,400 people". */
function byCrowd({ text }: Wording): readonly string[] {
  const found = CROWD.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, many, who = ''] = found;
  return [...new Set([who, 'people', 'spectators'])].flatMap((whom) => [
    ...['match', 'game'].map((match) => `The ${match} was watched by ${many} ${whom}`),
    ...['match', 'game'].map((match) => `${many} ${whom} watched the ${match}`),
    ...['match', 'game'].map((match) => `${many} ${whom} attended the ${match}`),
    `There were ${many} ${whom}`,
  ]);
}

export const RESULTS_OF_MATCHES: readonly Rewriter[] = [
  { of: /\b(?:beat|defeated|won|lost)\b/u, from: [WON, LOST], write: byResult },
  { of: /\b(?:watched|attended|There were)\b/u, from: CROWD, write: byCrowd },
];
