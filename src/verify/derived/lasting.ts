/** How long a state lasted that one deed began and another ended: "off for 75 minutes" of what went off at 13:10 and came back at 14:25. */
import { gather } from '../../text/gather.ts';
import { distanceOf, type Length, liesBy } from '../record/words/moment.ts';
import type { Asked, Derivation } from './asked.ts';
import { type Dated, datedIn, isOfOther } from './dated.ts';
import { quoteOf } from './quotes.ts';

/** What a claim says went on, what begins it and what ends it. */
interface State {
  readonly said: RegExp;
  readonly begins: RegExp;
  readonly ends: RegExp;
}

const BE = '(?:is|was|were|been|stayed|remained)';
const STATES: readonly State[] = [
  {
    said: new RegExp(
      `\\b${BE} (?:off|down|out|offline|unavailable|dark|interrupted|dead|out of (?:order|service|use))\\b`,
    ),
    begins:
      /\b(?:(?:went|goes|go|was|is) (?:off|down|out|offline|dark|dead)|failed|fails|power loss|cut off|lost|down|offline|dark)\b/,
    ends: /\b(?:(?:came|comes|come|is|was|were)? ?(?:back|up)|restored|resumed|online again|works again|working again|repaired|fixed)\b/,
  },
  {
    said: new RegExp(`\\b${BE} (?:closed|shut)\\b`),
    begins: /\b(?:closed|closes|shut)\b/,
    ends: /\b(?:reopened|reopens|opened again|opens again|open again|opened)\b/,
  },
  {
    said: new RegExp(`\\b${BE} (?:blocked|locked|suspended|barred|frozen)\\b`),
    begins: /\b(?:blocked|locked|suspended|barred|frozen)\b/,
    ends: /\b(?:unblocked|unlocked|lifted|reinstated|released|unfrozen)\b/,
  },
  {
    said: new RegExp(`\\b(?:${BE} (?:stopped|halted|paused|idle)|stood (?:still|idle))\\b`),
    begins: /\b(?:stopped|stops|halted|paused|interrupted|standstill)\b/,
    ends: /\b(?:resumed|resumes|restarted|restarts|started again|running again|went on|continued)\b/,
  },
  {
    said: new RegExp(`\\b${BE} (?:away|absent|gone)\\b`),
    begins: /\b(?:left|departed|set off)\b/,
    ends: /\b(?:returned|came back|back|came home)\b/,
  },
  {
    said: /\b(?:took|lasted|ran|went on|continued)\b/,
    begins: /\b(?:started|starts|start|began|begin|begins|beginning|opened|commenced|launched)\b/,
    ends: /\b(?:ended|ends|end|finished|completed|concluded|stopped|closed|done|over|finish)\b/,
  },
  {
    said: /\bspent\b.*\b(?:in|at|on)\b/,
    begins: /\b(?:entered|arrived|reached|came into|went into|checked in)\b/,
    ends: /\b(?:left|departed|released from|checked out)\b/,
  },
];

/** The length of unit `i` between the deed that began a state and the one that ended it. */
export function lasted(asked: Asked, i: number, length: Length): Derivation | undefined {
  const { reading, units } = asked;
  const text = reading.words.map(({ form }) => form).join(' ');
  const state = STATES.find(({ said }) => said.test(text));
  const led = reading.words[units[i].from - 1]?.form ?? '';
  if (
    state === undefined ||
    (!/^(?:for|took|lasted|only|spent|about|just)$/.test(led) && reading.words[units[i].from]?.form !== 'for')
  )
    return undefined;
  const dated = gather(asked.nearby, (sentence) => datedIn(sentence));
  const own = gather(units, ({ word, value }, k) =>
    k === i || (value === undefined && isOfState(state, word.form)) ? [] : [k],
  );
  if (own.length === 0) return undefined;
  const starts = dated.filter((one) => state.begins.test(saidBy(one)) && isOfAll(asked, one, own));
  const [start] = starts;
  if (start === undefined || starts.length > 1) return undefined;
  const again = dated.filter((one) => one.sentence === start.sentence && state.begins.test(saidBy(one)));
  if (again.length > 1) return undefined;
  const ends = dated.filter(
    (one) =>
      one !== start &&
      one.scale === start.scale &&
      state.ends.test(saidBy(one)) &&
      !isOfOther(one, ({ form }) => state.ends.test(form)) &&
      (isOfAll(asked, one, own) || goesOn(start, one)),
  );
  const [end] = ends;
  if (end === undefined || ends.length > 1 || !asked.tied(start.sentence, end.sentence)) return undefined;
  if (start.scale === 'time' && daysOf(start) !== daysOf(end)) return undefined;
  if (!liesBy(end.moment, start.moment, length)) return undefined;
  const taken = gather(units, (_, k) => (k === i || own.includes(k) ? [] : [k]));
  const told = `${quoteOf(end)} − ${quoteOf(start)} = ${distanceOf(end.moment, start.moment)}`;
  return { unit: i, taken, sentences: [...new Set([end.sentence, start.sentence])], at: end.at, told };
}

/** The days that a sentence of a time of day names. */
const daysOf = ({ sentence: { reading } }: Dated): string =>
  reading.values.flatMap((value) => (value.kind === 'date' ? [JSON.stringify(value.date)] : [])).join(' ');

const saidBy = ({ words }: Dated): string =>
  words.flatMap(({ form, negated, value }) => (negated || value >= 0 ? [] : [form])).join(' ');

/** Words of a claim that only say the state. */
const isOfState = ({ said }: State, form: string): boolean =>
  said.source.includes(form) && !/^(?:for|in|at|on)$/.test(form);

/** Whether all that the claim names stands with a moment, or titles its source. */
const isOfAll = (asked: Asked, one: Dated, own: readonly number[]): boolean =>
  own.every((k) => one.has(k) || asked.isTitled(k, one.sentence)) && own.some((k) => one.has(k));

const PRONOUN = /^(?:and|then|it|they|he|she|was|were|had|only|again|on|at|until|the|to|from|in)$/;

/** "Went off at 13:10 and came back at 14:25": the second deed, of the same sentence, has no subject of its own. */
function goesOn(start: Dated, end: Dated): boolean {
  const next =
    end.sentence.document === start.sentence.document &&
    end.sentence.sentence === start.sentence.sentence + 1;
  if (next) return /^(?:it|they|he|she)$/.test(end.sentence.reading.words[0]?.form ?? '');
  if (start.sentence !== end.sentence || start.value.end >= end.value.start) return false;
  const { words } = end.sentence.reading;
  const own = new Set(start.words.map(({ lemma }) => lemma));
  const between = words.filter(({ start: at, end: to }) => at >= start.value.end && to <= end.value.start);
  return between.every(
    ({ form, lemma, weight }) =>
      PRONOUN.test(form) ||
      weight <= 0.2 ||
      own.has(lemma) ||
      /^(?:c[ao]me|comes|go|went|back|up|open|reopen|unblock|unlock|lift|restore|resume|return|end|finish|complete|stop|leave|release|reinstate|repair|fix|conclude|close)$/.test(
        lemma,
      ),
  );
}
