/** What a report tells beside a change: what it came from, what it was before, what was lost by it, and mainly why. */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const SIGN = String.raw`(?:[$€£]|(?:EUR|USD|GBP|CHF) )?`;
const AMOUNT = String.raw`${SIGN}\d[\d,.]*(?: ?(?:%|percent|million|billion|thousand|euros?|dollars?|pounds?|people|jobs|units|days|hours|minutes|points|percentage points))*`;
const TO_FROM = new RegExp(
  String.raw`^(?<what>[^;:]{2,80}?) (?<verb>rose|fell|grew|dropped|increased|decreased|declined|climbed|went up|went down|was raised|was cut|was reduced|was increased)(?: by [^,;]{1,30}?)? to (?<to>${AMOUNT})(?:,? (?:up |down )?from|, compared with|, against) (?<from>${AMOUNT})(?<then>(?: (?:a year|a month|a week|a quarter|twelve months) (?:earlier|before|ago)| (?:in|last) [^,;]{3,25})?)(?:,.*)?$`,
  'u',
);
const CHANGE =
  /\b(?:rose|fell|grew|dropped|increased|decreased|declined|climbed|went (?:up|down)|was (?:raised|cut|reduced|increased))\b|\b(?:earlier|before|previously|was)\b/u;
const UP = /^(?:rose|grew|increased|climbed|went up|was raised|was increased)$/u;

/** "Dropped from 38 to 31 million" for "fell to 31 million from 38 million a year earlier". */
function byBothEnds({ text }: Wording): readonly string[] {
  const found = TO_FROM.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text)) return [];
  const { what = '', verb = '', to, from, then = '' } = found;
  const verbs = UP.test(verb)
    ? ['rose', 'grew', 'increased', 'climbed']
    : ['fell', 'dropped', 'decreased', 'declined'];
  const before = then.trim();
  return [
    ...verbs.map((turn) => `${what} ${turn} from ${from} to ${to}`),
    ...(before === ''
      ? [`Previously, ${lowered(what)} was ${from}`]
      : [
          `${what} was ${from} ${before}`,
          `${capital(before)} ${lowered(what)} was ${from}`,
          `${capital(before)}, ${lowered(what)} was ${from}`,
        ]),
  ];
}

const LOSS =
  /\b(?:\p{L}{2,}ed|was|were|shut|cut)\b[^.;]* with the loss of ((?:about |around |some |more than |up to )?\d[\d,]* (?:jobs|lives|places|posts))\b/u;

/** "140 jobs were lost" for "with the loss of 140 jobs". */
function byLoss({ text }: Wording): readonly string[] {
  const [, lost] = LOSS.exec(text) ?? [];
  return lost === undefined || isLeftOpen(text) || /\b(?:will|plans?|would)\b/u.test(text)
    ? []
    : [`${capital(lost)} were lost`];
}

const REASON =
  /,? (?:mainly|primarily|chiefly|largely|mostly) (?:because of|due to|owing to|as a result of) ([^,;]+)$/u;

/** "The main reason was energy costs" for "mainly because of energy costs". */
function byMainReason({ text }: Wording): readonly string[] {
  const [, why] = REASON.exec(text) ?? [];
  return why === undefined || isLeftOpen(text)
    ? []
    : ['reason', 'cause'].flatMap((noun) =>
        ['was', 'is', 'were'].map((be) => `The main ${noun} ${be} ${why}`),
      );
}

const OPENED = /\b(opened|built|launched|founded|set up) an? (?!new\b)(?=\p{Ll})/u;

/** "Opened a new centre" for "opened a centre". */
const byNew = ({ text }: Wording): readonly string[] =>
  isLeftOpen(text) ? [] : [text.replace(OPENED, '$1 a new ')];

const AT_TIMES =
  /^(?<what>[^;:,]{2,60}?) now (?<verb>opens|closes|starts|begins|ends|leaves|departs|arrives) at (?<now>\d{1,2}[.:]\d\d)(?<half> ?[ap]m)?,? (?:instead of|rather than|not|\(previously) (?:at )?(?<then>\d{1,2}[.:]\d\d)(?: ?[ap]m)?\)?$/u;
const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(/[.:]/u).map(Number);
  return hours! * 60 + minutes!;
};

/** "Opens 15 minutes earlier than before" for "now opens at 7.30 instead of 7.45". */
function byTimes({ text }: Wording): readonly string[] {
  const found = AT_TIMES.exec(text)?.groups;
  if (found === undefined) return [];
  const { what = '', verb = '', now = '', then = '', half = '' } = found;
  const moved = minutesOf(now) - minutesOf(then);
  const size = Math.abs(moved);
  const way = moved < 0 ? 'earlier' : 'later';
  const span = size % 60 === 0 ? (size === 60 ? 'an hour' : `${size / 60} hours`) : `${size} minutes`;
  return [
    `${what} ${verb} ${span} ${way} than before`,
    `${what} now ${verb} ${span} ${way} than before`,
    `${what} ${verb} ${span} ${way}`,
    `${what} now ${verb} ${span} ${way}`,
    `${what} used to ${verb.replace(/s$/u, '')} at ${then}${half}`,
  ];
}

export const CHANGE_REPORTED: readonly Rewriter[] = [
  { of: CHANGE, from: TO_FROM, write: byBothEnds },
  { of: /\bwere lost\b/u, write: byLoss },
  { of: /^The main (?:reason|cause)\b/u, write: byMainReason },
  { of: /\ba new\b/u, write: byNew, reorders: true },
  { of: /\b(?:earlier|later)\b|\bused to\b/u, from: AT_TIMES, write: byTimes },
];
