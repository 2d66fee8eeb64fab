/**
 * What one source says was there and another that there was none of: "delivered with lid and cable", "no cable";
 * `seal attached: true`, "no seal attached"; "the notice was on display", "no notice at the gate".
 */
import type { Reading } from '../../text/reading.ts';
import { escaped } from '../context/tellings/words.ts';
import type { Beside } from './beside-each-other.ts';

const THERE = String.raw`(?:enclosed|included|present|attached|supplied|provided|fitted|displayed|inside|found|seen|on (?:display|site|board|file|hand)|in (?:place|the (?:box|carton|bag|parcel|crate)))`;
/** What there is none of: the one to three words behind "no" or "without". */
const LACKED = new RegExp(
  String.raw`\b(?:no|without(?: (?:an?|any|its|the|her|his|their))?) (?<thing>(?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]+)(?=\s*(?:$|[.,;!)])| (?:${THERE}|at|in|on|inside|anywhere|was|were|is|are|or|and)\b)`,
  'giu',
);
/** What tells of no thing: "no further", "no longer". */
const NO_THING =
  /^(?:longer|further|more|other|one|earlier|later|doubt|way|reply|answer|change|objection|use|idea)\b/iu;

/** Whether one of two sentences says that something was there of which the other says that there was none, as the claim has it. */
export function hadAndLacked({ claim, ours, theirs }: Beside): boolean {
  const [said, mine, other] = [claim, ours, theirs].map(textOf) as [string, string, string];
  const claimed = lackedIn(said);
  return (
    lackedIn(mine).some((thing) => isThere(other, thing) && claimed.some((one) => isSame(one, thing))) ||
    lackedIn(other).some(
      (thing) => isThere(mine, thing) && (isThere(said, thing) || claimed.some((one) => isSame(one, thing))),
    )
  );
}

const textOf = ({ text, start, end }: Reading): string => text.slice(start, end);

const lackedIn = (text: string): readonly string[] =>
  [...text.matchAll(LACKED)]
    .map(({ groups }) => groups!.thing!.toLowerCase())
    .filter((thing) => !NO_THING.test(thing));

const stemOf = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');
const isSame = (one: string, other: string): boolean =>
  stemOf(one.split(' ').at(-1)!) === stemOf(other.split(' ').at(-1)!) &&
  other.split(' ').every((word) => one.includes(stemOf(word)));

/** Whether a text says that a thing was there: with it, by a word for that, or by a flag. */
function isThere(text: string, thing: string): boolean {
  const noun = `${escaped(stemOf(thing))}s?`;
  if (
    new RegExp(
      String.raw`\b(?:no|without|not|n['\u2019]t|neither|missing)\b[^.;]{0,40}\b${noun}\b`,
      'iu',
    ).test(text)
  )
    return false;
  return new RegExp(
    [
      String.raw`(?:^|[,:;]) ?(?:\d+|one|two|three|an?) (?:\p{Ll}[\p{L}-]* )?${noun}\s*(?=[,.;]|$)`,
      String.raw`\bwith (?:[^.;:]{1,60}(?:, | and ))?(?:an? |the |its |both |his |her |their )?${noun}\b`,
      String.raw`\b${noun} (?:(?:was|were|is|are|had been|has been) )?(?:\p{L}+ly )?${THERE}\b(?!: (?:no|false))`,
    ].join('|'),
    'iu',
  ).test(text);
}
