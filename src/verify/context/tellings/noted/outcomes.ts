/**
 * Lines of logs and reports on runs, told as what came of them: "unit tests: 812 passed, 0 failed" says that all unit tests
 * passed, "integration tests: 118 passed, 2 failed" that two of them failed and no more than that of the others; "Job
 * nightly-sync failed: disk full" that the job failed.
 */

import { matchesOf } from '../../../../text/matches.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { asClaimed, bare, capital, lower } from '../words.ts';

const LONGEST = 260;

const LEVEL = String.raw`(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL|SEVERE)`;
const LEVELLED = new RegExp(String.raw`^\s*(?:\[?${LEVEL}\]?:? +)(?:\[[^\]]{1,40}\]:? +)?`, 'u');

/** A line of a log without how grave it is. */
const withoutLevel = (line: string): string => line.replace(LEVELLED, '');

const RUNS = String.raw`((?:[\p{L}\p{N}-]+ ){0,3}(?:tests?|checks?|specs?|scenarios?|probes?|suites?))`;
const COUNTED = new RegExp(
  String.raw`^(?:the )?${RUNS}(?: results?)?(:| -| \u2013|,)? ((?:\d[\d,]* \p{Ll}+(?:, | and |; )?){1,5})$`,
  'iu',
);
const ONE = /(\d[\d,]*) (\p{Ll}+)/gu;
const GOOD = /^(?:passed|passing|succeeded|ok|successful)$/;
const BAD = /^(?:failed|failing|failures?|errors?|errored|broken)$/;

/** How many of the runs passed, and how many failed. */
function counts(line: string, as: (value: number) => string): readonly string[] {
  const found = COUNTED.exec(line.replace(/ \((?:\d[\d.,]* ?m?s|took [^)]*|in [^)]*)\)$/u, ''));
  if (found === null) return [];
  const runs = plural(lower(found[1]!));
  // "Test 3 failed": its number.
  if (found[2] === undefined && !found[1]!.endsWith('s')) return [];
  const parts = matchesOf(found[3]!, ONE).map(([, number, what]) => ({
    number: Number(number!.replaceAll(',', '')),
    what: what!.toLowerCase(),
  }));
  const sum = (of: RegExp): number =>
    parts.reduce((all, one) => all + (of.test(one.what) ? one.number : 0), 0);
  const [passed, failed] = [sum(GOOD), sum(BAD)];
  const others = parts.some(({ number, what }) => number > 0 && !GOOD.test(what) && !BAD.test(what));
  const told: string[] = [];
  if (failed > 0) {
    told.push(...ways(as(failed), runs, failed, 'failed'), `some ${runs} failed`, `not all ${runs} passed`);
    if (passed > 0) told.push(...ways(as(passed), runs, passed, 'passed'));
    return told;
  }
  if (passed === 0) return [];
  const known = parts.some(({ what }) => BAD.test(what));
  // What is not told of may have failed.
  if (!others && known)
    told.push(
      `all ${runs} passed`,
      `all the ${runs} passed`,
      `all ${as(passed)} ${runs} passed`,
      `the ${runs} passed`,
    );
  if (known)
    told.push(`no ${runs} failed`, `none of the ${runs} failed`, `no ${runs.replace(/s$/, '')} failed`);
  told.push(...ways(as(passed), runs, passed, 'passed'));
  return told;
}

function ways(number: string, runs: string, value: number, what: string): readonly string[] {
  const noun = value === 1 ? runs.replace(/s$/, '') : runs;
  return [`${number} ${noun} ${what}`, `${number} of the ${runs} ${what}`];
}

const plural = (runs: string): string => (/s$/.test(runs) ? runs : `${runs}s`);

const ENDED =
  /^((?:the |an? )?[\p{L}\p{N}][\p{L}\p{N}_./#' -]{1,60}?) ((?:has |have )?(?:failed|succeeded|passed|completed|finished|started|aborted|crashed|stopped|timed out)(?: successfully)?)(?:: | [-\u2013\u2014(] ?|, |; )(.+)$/u;
const ENDED_SO =
  /^([^,;:()]{3,60}?) (failed|succeeded|passed|completed|finished|aborted|crashed|timed out)$/u;
/** What may say behind an outcome that it was none, or not the last one. */
const TAKING_BACK =
  /\b(?:false|simulat|dry[ -]?run|test(?:ing)? only|expected failure|retr(?:y|ied|ies|ying)|then|but|later|again|rerun|re-run|attempt|recover|ignored|not|never|except|only|partial|with (?:warnings?|errors?|failures?)|[1-9]\d* (?:errors?|failures?|failed|skipped|warnings?|pending|remaining)|until|rolled|reverted|mock|would|will|if|unless|no )/i;
const OPEN =
  /\b(?:if|when|unless|whether|not|never|no|would|could|might|may|should|expected|until|nothing|none|says?|said|reports?|claims?|which|that|who|\?)\b/i;
/** "Stage integration", "job nightly-sync": the stage, and the integration stage. */
const KIND =
  /^(?:the )?(stage|job|step|task|pipeline|service|check|build|module|node|server|host|script|process|component|release|deployment) ([\p{L}\p{N}][\p{L}\p{N}_./#-]*)$/iu;

/** "Job nightly-sync failed: disk full": the job failed. */
function ended(line: string): readonly string[] {
  const found = ENDED.exec(line);
  const [, subject = '', verb = '', rest = ''] = found ?? [];
  const plain = found === null ? ENDED_SO.exec(line) : null;
  const [who, what] = found === null ? [plain?.[1] ?? '', plain?.[2] ?? ''] : [subject, verb];
  if (who === '' || OPEN.test(who) || TAKING_BACK.test(rest) || / (?:and|or) /.test(who)) return [];
  const [, kind, name] = KIND.exec(who) ?? [];
  const subjects = [
    who,
    ...(kind === undefined ? [] : [`the ${kind.toLowerCase()} ${name}`, `the ${name} ${kind.toLowerCase()}`]),
  ];
  if (found === null && kind === undefined) return [];
  return subjects.flatMap((one) => [`${one} ${what}`, `${one} has ${what}`]);
}

const NOT_NEEDED =
  /^(?:the |an? )?([\p{Ll}][\p{L} -]{2,40}?|\p{Lu}\p{Ll}[\p{L} -]{2,40}?) not (required|needed|necessary|found|detected|observed)$/u;

/** "Rollback not required": no rollback was. */
function notNeeded(line: string): readonly string[] {
  const [, noun = '', what = ''] = NOT_NEEDED.exec(line) ?? [];
  if (noun === '' || /\b(?:is|are|was|were|be|has|had|if|or|and)\b/.test(noun)) return [];
  const be = /[^s]s$/.test(noun) ? 'were' : 'was';
  const is = be === 'were' ? 'are' : 'is';
  const own = lower(noun);
  return [
    `no ${own} ${be} ${what}`,
    `no ${own} ${is} ${what}`,
    `the ${own} ${be} not ${what}`,
    `${/^[aeiou]/.test(own) ? 'an' : 'a'} ${own} ${be} not ${what}`,
  ];
}

/** What came of the runs or the one run that a line tells of; none for a line of another form. */
export const outcomes: Teller = where([COUNTED, ENDED, ENDED_SO, NOT_NEEDED], (scene) => {
  const told = scene.tell(scene.sentence);
  // Lines without a full stop may stand in one sentence.
  const lines = told.text
    .split('\n')
    .map((line) => bare(withoutLevel(line.trim().replace(/^[-*\u2022] /, ''))));
  const as = (value: number): string => asClaimed(scene.claim, value);
  const texts = lines
    .filter((line) => line !== '' && line.length <= LONGEST)
    .flatMap((line) => [...counts(line, as), ...ended(line), ...notNeeded(line)]);
  return [...new Set(texts)].map((text) => ({
    ...told,
    text: `${capital(text)}.`,
    plain: true as const,
    marked: true as const,
  }));
});
