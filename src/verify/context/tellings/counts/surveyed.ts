/**
 * How many of those that a sentence counts did what, where the next one only gives the numbers: "268 customers use it every week"
 * for "We asked 412 customers. Of these, 268 use it every week, 96 once a month, and 48 have never opened it".
 */
import { matchesOf } from '../../../../text/matches.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { bare, capital } from '../words.ts';

const NUMBER = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`;
const SHARE = String.raw`(?:half|(?:a|one|two|three|four) (?:third|quarter|fifth|tenth)s?|\d[\d.]* ?%|\d[\d.]* per ?cent|most|the majority|almost half|more than half|nearly all|almost all|all|none|many|few|some)`;
/** Those that are counted: people or things that answer, and no measure. */
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.$€£-])(${NUMBER}) ((?:\p{Ll}[\p{L}-]+ ){0,2}?(?:\p{Ll}{3,}s|people|children|men|women|staff))(?= (?:about|on|whether|how|what|took|answered|responded|were|are|who|that|in|from|at|and|for|with|applied|attended|came|signed|replied|if)\b|[.,:;]|$)`,
  'gu',
);
const MEASURES =
  /(?:^| )(?:days|weeks|months|years|hours|minutes|seconds|euros|dollars|pounds|francs|points|times|metres|meters|grams|tonnes|stars|percent|degrees|miles|pages|litres|nights)$/u;
const OF_THESE = /^(?:Of (?:these|those|them|the \d[\d,]*|all of them), |Among (?:these|them|those), )/u;
const CLAUSE = new RegExp(
  String.raw`^(?:and |but |while |whereas )?(${SHARE}|${NUMBER})(?: (?:of (?:these|them|those|all)))? (.+)$`,
  'iu',
);
const OPENS_WITH_COUNT = new RegExp(`^(?:${NUMBER}|${SHARE}) `, 'iu');
const IS_SHARE = new RegExp(`^${SHARE}$`, 'iu');
const FINITE =
  /^(?:said|say|gave|give|got|made|sent|saw|were|are|was|had|have|has|did|do|would|will|could|can|want(?:ed)?|use[ds]?|chose|choose|prefer(?:red)?|voted|answered|replied|thought|think|felt|feel|found|find|rated|passed|failed|came|went|took|take|paid|pay|live[ds]?|work(?:ed|s)?|own(?:ed|s)?|never|agree[ds]?|disagree[ds]?|support(?:ed|s)?|oppose[ds]?|complain(?:ed|s)?|stay(?:ed|s)?|left|bought|arrived|returned|refused|declined|accepted|reported|plan(?:ned)?|know|knew)\b/u;
const OPEN = /\b(?:if|unless|whether|other|others|another|remaining|rest|each|per|respectively)\b/iu;
const LONGEST = 2_000;

export const ofSurveyed: Teller = (scene) => {
  const { source, sentence, tell } = scene;
  if (sentence === 0 || source.text.length > LONGEST) return [];
  const told = tell(sentence);
  const text = bare(told.text);
  const rest = text.replace(OF_THESE, '');
  if (!OPENS_WITH_COUNT.test(rest) || OPEN.test(rest)) return [];
  const counted = countedIn(scene);
  if (counted === undefined) return [];
  const { noun, all, at } = counted;
  const from = [...new Set([...told.from, at])];
  return clausesOf(rest).flatMap(({ count, predicate }) => {
    const own = capital(count);
    const plain = /^(?:\d|\p{L}+$)/u.test(count) && !IS_SHARE.test(count);
    const subjects = plain
      ? [`${own} ${noun}`, `${own} of the ${noun}`, `${own} of the ${all} ${noun}`]
      : /^(?:many|few|some|most|all)$/iu.test(count)
        ? [`${own} ${noun}`, `${own} of the ${noun}`]
        : [`${own} of the ${noun}`, `${own} of ${noun}`, `${own} of all ${noun}`];
    return subjects.map((subject): Telling => ({ ...told, text: `${subject} ${predicate}.`, from }));
  });
};

interface Counted {
  readonly noun: string;
  readonly all: string;
  readonly at: number;
}

/** The one kind of people or things that the sentences before count. */
function countedIn({ source, sentence }: Scene): Counted | undefined {
  let found: Counted | undefined;
  for (let at = 0; at < sentence; at++) {
    for (const [, all = '', noun = ''] of matchesOf(source.said(at), COUNTED)) {
      if (MEASURES.test(noun)) continue;
      if (found !== undefined && found.noun !== noun) return undefined;
      found ??= { noun, all, at };
    }
  }
  return found;
}

/** "268 use it every week, 96 once a month, and 48 have never opened it": each number with what is said of it. */
function clausesOf(text: string): readonly { readonly count: string; readonly predicate: string }[] {
  const parts = text.split(/[,;](?= (?:and |but |while |whereas )?(?:\d|\p{L}))/u).map((part) => part.trim());
  const found: { count: string; predicate: string }[] = [];
  let verb = '';
  for (const part of parts) {
    const [, count = '', predicate = ''] = CLAUSE.exec(part) ?? [];
    if (count === '') return [];
    const own = predicate.split(/ and (?=\d)/u);
    for (const [i, one] of own.entries()) {
      const [, next = count, said = one] = i === 0 ? [] : (CLAUSE.exec(one) ?? []);
      if (FINITE.test(said)) {
        verb =
          /^(?:(?:have|has|had|would|will|do|did|can|could) (?:not |never )?)?\p{L}+(?: (?:it|them|the \p{Ll}+))?/u.exec(
            said,
          )?.[0] ?? '';
        // "410 were satisfied, 150 were not": not satisfied.
        const left = /^(were|are|was|did|had|have|would|could) not$/u.exec(said)?.[1];
        const before = found.at(-1)?.predicate ?? '';
        const same = left === undefined ? -1 : before.lastIndexOf(`${left} `);
        if (left !== undefined && same < 0) return [];
        found.push({
          count: next,
          predicate: same < 0 ? said : `${said} ${before.slice(same + left!.length + 1)}`,
        });
      } else if (verb !== '' && !/\b(?:not|never)\b/u.test(verb))
        found.push({ count: next, predicate: `${verb} ${said}` });
      else return [];
    }
  }
  return found;
}
