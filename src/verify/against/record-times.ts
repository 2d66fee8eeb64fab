/** When something is, as a statement tells it, beside the field of a record for that time: "checked out at 10:00", `checkout: 13:40`. */
import type { Reading } from '../../text/reading.ts';
import type { FieldThere } from '../read/fields-around.ts';

/** What a statement says of a time, and how a label is called that has it. */
const TIMES: readonly (readonly [said: RegExp, label: RegExp])[] = [
  [/\bcheck(?:ed|s)? out\b/, /^(?:checkout|check out|checked out)$/],
  [/\bcheck(?:ed|s)? in\b/, /^(?:checkin|check in|checked in)$/],
  [/\barrive[ds]?\b/, /^(?:arrival|arrived)$/],
  [/\b(?:leaves|left|departs|departed)\b/, /^(?:departure|departed|departs|left)$/],
  [/\b(?:begins|began|starts|started)\b/, /^(?:\p{L}+ )?(?:start|starts|started|begin|begins|began)$/u],
  [
    /\b(?:ends|ended|expires|expired)\b/,
    /^(?:\p{L}+ )?(?:end|ends|ended|expiry|expires|expired|expiration)$/u,
  ],
  [/\btook place\b/, /^(?:visit|meeting|event|inspection|appointment)$/],
];

const TIME_KINDS: ReadonlySet<string> = new Set(['time', 'date', 'datetime']);

/** Words of a label that tell no more than that it has a time. */
const DATING = /^(?:date|time|on|at|day)$/;

/** Whether a field gives the time of the one deed of a statement, and another; undefined where it gives none. */
export function isOtherTime(claim: Reading, field: FieldThere): boolean | undefined {
  const [value, ...more] = claim.values.filter(({ kind }) => TIME_KINDS.has(kind));
  if (value === undefined || more.length > 0) return undefined;
  const said = claim.text.slice(claim.start, claim.end).toLowerCase();
  const words = field.label.filter((word) => !DATING.test(word));
  const isOf =
    isDeed(said, field.label) ||
    TIMES.some(([deed, label]) => deed.test(said) && label.test(words.join(' ')));
  // `contract_start`: what starts must be what the statement says so of.
  const own = new Set(claim.words.map(({ form }) => form));
  if (!isOf || (words.length > 1 && !/^check(?:ed)?$/.test(words[0]!) && !own.has(words[0]!)))
    return undefined;
  if (value.kind === 'time') return isOtherClock(value.time, field.value);
  return value.kind === 'date' ? isOtherDay(value.date, field) : undefined;
}

/** `changed_on` of what "was changed". */
const isDeed = (said: string, [deed, on, ...more]: readonly string[]): boolean =>
  more.length === 0 &&
  /^(?:on|at)$/.test(on ?? '') &&
  /^\p{L}+(?:ed|en|ld|nt|de|pt)$/u.test(deed!) &&
  said.includes(` ${deed} `);

function isOtherClock(
  { h, min }: { readonly h: number; readonly min: number },
  value: string,
): boolean | undefined {
  const found = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(value);
  return found === null ? undefined : Number(found[1]) !== h || Number(found[2]) !== min;
}

interface Day {
  readonly y?: number;
  readonly m?: number;
  readonly d?: number;
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;
const SECONDS_OF_DAY = 86_400;

function isOtherDay({ y, m, d }: Day, { value, when }: FieldThere): boolean | undefined {
  if (m === undefined || d === undefined) return undefined;
  const iso = ISO.exec(value);
  if (iso !== null)
    return (y !== undefined && Number(iso[1]) !== y) || Number(iso[2]) !== m || Number(iso[3]) !== d;
  if (when === undefined || y === undefined || /\d:\d/.test(value)) return undefined;
  return Math.floor(when / SECONDS_OF_DAY) !== (y * 12 + m) * 31 + d;
}
