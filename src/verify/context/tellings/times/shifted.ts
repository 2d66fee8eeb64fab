/** By how much something was moved from one moment to another: "postponed from 1 to 12 August", "at 7:48 instead of 7:36". */
import { dayNumber, type Value } from '../../../../text/values/index.ts';
import { lengthOf } from '../../../record/words/moment.ts';
import type { Teller, Telling } from '../types.ts';
import { bare } from '../words.ts';

const LATER = 'postponed|put back|delayed|pushed back|moved back|deferred|put off';
const EARLIER = 'brought forward|moved up|moved forward|advanced';
const LONGER = 'extended|prolonged|lengthened';
const SHORTER = 'shortened|cut short';
const MOVED = 'moved|shifted|changed|rescheduled';
const VERB = new RegExp(`\\b(?:${LATER}|${EARLIER}|${LONGER}|${SHORTER}|${MOVED})\\b`, 'i');
/** What what is now was set against, in words of a claim. */
const THAN =
  /\b(later|earlier) than (before|now|previously|until now|so far|planned|originally planned|it did before|it does now|they did before|they do now)\b/i;

/** Any year stands for one that is not said. */
const SOME_YEAR = 2023;
const DAY = 1440;

/** A sentence with how far something was moved in place of from when to when. */
export const shifted: Teller = ({ sentence, source, claim, tell }) => {
  const lengths = claim.values.filter((value) => lengthOf(value) !== undefined);
  const [length] = lengths;
  if (length === undefined || lengths.length > 1) return [];
  const told = tell(sentence);
  const { values, text } = source.sentence(sentence);
  return values.slice(1).flatMap((second, k): readonly Telling[] => {
    const first = values[k]!;
    const [a, b] = [minutesOf(first, second), minutesOf(second, first)];
    if (a === undefined || b === undefined || a === b) return [];
    const joint = text.slice(first.end, second.start).trim();
    const said = text.slice(first.start, second.end).trim();
    const at = told.text.indexOf(said);
    if (at < 0 || told.text.indexOf(said, at + 1) >= 0) return [];
    const head = told.text.slice(0, at);
    const rest = told.text.slice(at + said.length);
    const by = claim.text.slice(length.start, length.end).trim().replace(/^by /, '');
    const derivation = `${said}: ${by}`;
    const texts = /^to$/.test(joint)
      ? movedBy(head, rest, by, b - a, claim.text)
      : /^instead of(?: (?:at|on))?$/.test(joint)
        ? than(head, rest, by, a - b, claim.text)
        : [];
    if (!isOf(length, Math.abs(b - a))) return [];
    return texts.map((one): Telling => ({ ...told, text: `${bare(one)}.`, derivation }));
  });
};

/** Minutes of a moment, on the scale of the one beside it; "3" of "from 3 to 6 May" is a day of that month. */
function minutesOf(value: Value, beside: Value): number | undefined {
  if (value.kind === 'time' && beside.kind === 'time')
    return value.bound === undefined ? value.time.h * 60 + value.time.min : undefined;
  const whole = value.kind === 'date' ? value : beside.kind === 'date' ? beside : undefined;
  if (whole?.date.m === undefined || whole.date.d === undefined) return undefined;
  if (value.kind === 'date') {
    if (beside.kind === 'date' && beside.date.y !== value.date.y) return undefined;
    return dayNumber(value.date.y ?? SOME_YEAR, whole.date.m, whole.date.d) * DAY;
  }
  const day = value.kind === 'number' && value.value.d === 1n ? Number(value.value.n) : 0;
  return day >= 1 && day <= 31 ? dayNumber(whole.date.y ?? SOME_YEAR, whole.date.m, day) * DAY : undefined;
}

function isOf(value: Value, minutes: number): boolean {
  const { unit, count, bound } = lengthOf(value)!;
  if (bound !== 'exact') return false;
  return unit === 'day' ? count * DAY === minutes : unit === 'minute' && count === minutes;
}

/** "Postponed from 1 to 12 August": postponed, put back by eleven days. */
function movedBy(head: string, rest: string, by: string, way: number, claim: string): readonly string[] {
  const lead = /\bfrom\s*$/i.exec(head);
  const verb = VERB.exec(head)?.[0];
  if (lead === null || verb === undefined) return [];
  const before = head.slice(0, lead.index);
  const own = VERB.exec(claim)?.[0];
  const kinds = way > 0 ? [LATER, LONGER] : [EARLIER, SHORTER];
  const kind = kinds.find((one) => new RegExp(`^(?:${one}|${MOVED})$`, 'i').test(verb));
  if (kind === undefined) return [];
  const other = own !== undefined && new RegExp(`^(?:${kind}|${MOVED})$`, 'i').test(own) ? own : verb;
  return [...new Set([verb, other])].map((word) => `${before.replace(verb, word)}by ${by}${rest}`);
}

/** "Leaves at 7:48 instead of 7:36": twelve minutes later than before. */
function than(head: string, rest: string, by: string, way: number, claim: string): readonly string[] {
  const found = THAN.exec(claim);
  if (found === null || (found[1]!.toLowerCase() === 'later') !== way > 0) return [];
  return [`${head.replace(/\b(?:at|on)\s*$/i, '')}${by} ${found[0]}${rest}`];
}
