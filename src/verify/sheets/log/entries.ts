/** The lines of a log as entries: when each was written, at which level, by which part, and what it says. */
import type { Line } from '../layout.ts';
import { once, type Sheet } from '../said.ts';

export interface Entry {
  readonly line: Line;
  /** Seconds from the start of its day; of its day, a number where the line has one. */
  readonly second: number;
  readonly day: string | undefined;
  /** Whether it tells seconds. */
  readonly exact: boolean;
  readonly level: Level | undefined;
  /** What wrote it: "backup" of "[backup]". */
  readonly part: string;
  readonly message: string;
  /** It was only tried out, or stands for an example. */
  readonly unreal: boolean;
}

export type Level = 'error' | 'warning' | 'info' | 'debug' | 'fatal';

const STAMP =
  /^\[?(?:(?<day>\d{4}-\d\d-\d\d)[ T])?(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d+)?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?\]?[ \t|:–-]*(?<rest>\S.*)$/u;
const LEVEL =
  /^[[(<]?(?<level>ERROR|ERR|WARN(?:ING)?|INFO|NOTICE|DEBUG|TRACE|FATAL|CRITICAL|CRIT|error|warn(?:ing)?|info|debug|fatal|critical)[\])>]?(?::| -)?[ \t]+/u;
const PART =
  /^(?:\[(?<bracket>[\p{L}\p{N}_./-]{1,30})\]:?|(?<plain>[\p{Ll}\p{N}_./-]{2,30}(?:\[\d+\])?):)[ \t]+/u;
const LEVELS: readonly (readonly [RegExp, Level])[] = [
  [/^err/iu, 'error'],
  [/^warn/iu, 'warning'],
  [/^(?:info|notice)/iu, 'info'],
  [/^(?:debug|trace)/iu, 'debug'],
  [/^(?:fatal|crit)/iu, 'fatal'],
];
const UNREAL = /\bdry[- ]?run\b|\bsimulat|\btest mode\b|\bexample\b|\bno-?op\b/iu;
/** That lines are left out, or only some are shown. */
const CUT =
  /^\s*(?:\.{3}|…|\[?\.\.\.\]?)\s*$|\b(?:omitted|truncated|snipped|snip|excerpt|filtered|partial|skipped lines?|more lines?|last \d+ lines|tail)\b/imu;
const PLANNED = /\b(?:plan\p{L}*|forecast|expected|agenda|proposed|draft|runbook|to ?do)\b/iu;
const LEAST = 2;

/** A log, and whether all of its lines are entries with a level. */
export interface Log {
  readonly entries: readonly Entry[];
  readonly levelled: boolean;
}

/** The log that a sheet is; undefined where it is none, or has lines of another sort. */
export const logOf = once(read);

function read({ lines, document }: Sheet): Log | undefined {
  const read = lines.map(entryOf);
  const entries = read.filter((one) => one !== undefined);
  const rest = lines.filter((_, i) => read[i] === undefined);
  if (entries.length < LEAST || rest.some(({ text }) => UNREAL.test(text) || PLANNED.test(text)))
    return undefined;
  // Times of day alone are those of an agenda.
  if (!entries.every(({ day, exact, level }) => day !== undefined || exact || level !== undefined))
    return undefined;
  // A head line may say what it is a log of; one between others, that some are left out.
  const levelled =
    !CUT.test(document.source) &&
    entries.every(({ level }) => level !== undefined) &&
    rest.every((line) => line === lines[0]);
  return { entries, levelled };
}

function entryOf(line: Line): Entry | undefined {
  const { day, hour, minute, second, rest = '' } = STAMP.exec(line.text)?.groups ?? {};
  if (hour === undefined) return undefined;
  let left = rest;
  const level = LEVEL.exec(left);
  if (level !== null) left = left.slice(level[0].length);
  const part = PART.exec(left);
  if (part !== null) left = left.slice(part[0].length);
  return {
    line,
    day,
    second: Number(hour) * 3600 + Number(minute) * 60 + Number(second ?? 0),
    exact: second !== undefined,
    level: level === null ? undefined : LEVELS.find(([form]) => form.test(level.groups!.level!))?.[1],
    part: (part?.groups?.bracket ?? part?.groups?.plain ?? '').replace(/\[\d+\]$/u, '').toLowerCase(),
    message: left.trim(),
    unreal: UNREAL.test(rest),
  };
}

/** Seconds from one entry to another; undefined where only one of them has a day. */
export function secondsBetween(from: Entry, to: Entry): number | undefined {
  if ((from.day === undefined) !== (to.day === undefined)) return undefined;
  const days = from.day === undefined ? 0 : (Date.parse(to.day!) - Date.parse(from.day)) / 86_400_000;
  return Number.isNaN(days) ? undefined : days * 86_400 + to.second - from.second;
}
