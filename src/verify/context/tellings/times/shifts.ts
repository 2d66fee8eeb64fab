/** Who was on shift at a time: "14:00-22:00 Paul Adeyemi". */
import { matchesOf } from '../../../../text/matches.ts';
import type { Reading } from '../../../../text/reading.ts';
import type { Document } from '../../../read/document.ts';
import type { Teller, Telling } from '../types.ts';
import { forClaims } from '../where.ts';

const NAME = String.raw`\p{Lu}[\p{L}'\u2019.-]*(?: \p{Lu}[\p{L}'\u2019.-]*){0,3}`;
const CLOCK = String.raw`(\d{1,2})[:.](\d\d)`;
/** The name behind the spell, or before it: a rota has the one or the other. */
const BEHIND = new RegExp(
  String.raw`(?:^|[;,.\n] ?)${CLOCK} ?(?:-|\u2013|to) ?${CLOCK}[ :,]+(${NAME})(?=[;,.\n]|$)`,
  'gu',
);
const BEFORE = new RegExp(String.raw`(${NAME})[ :,(]+${CLOCK} ?(?:-|\u2013|to) ?${CLOCK}`, 'gu');
/** Of which day a spell is must be told apart: a rota of several days is not read. */
const WEEKDAY = /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,4}day|s|rs|nes)?\b/i;
const ABOUT = /\b(?:shift|shifts|rota|duty|roster|desk|on call|on-call|cover)\b/i;
const ASKED = /\b(on (?:shift|duty|call))\b(?: (at) (?:the time )?)?/i;

/** The one whose spell the time of the claim lies in. */
export const onShift: Teller = forClaims([ASKED], ({ sentence, source, title, claim, tell }) => {
  const said = claim.text.slice(claim.start, claim.end);
  const asked = ASKED.exec(said);
  if (asked === null || WEEKDAY.test(source.text)) return [];
  if (!ABOUT.test(`${title} ${source.text.slice(0, 1_000)}`)) return [];
  const moment = momentAsked(said.slice(asked.index + asked[1].length), claim, source);
  if (moment === undefined) return [];
  const { text, start, end } = source.sentence(sentence);
  const told = tell(sentence);
  return entriesOf(text.slice(start, end)).flatMap(({ name, from, to, entry }): Telling[] => {
    const isIn = (at: number): boolean => (from < to ? at >= from && at < to : at >= from || at < to);
    if (!moment.minutes.every(isIn)) return [];
    return ['was', 'is'].map((verb) => ({
      ...told,
      text: `${name} ${verb} ${asked[1]}${moment.said}.`,
      from: [...told.from, ...moment.from],
      derivation: `${moment.told} in ${entry.replace(/^[;,.\s]+/, '')}`,
    }));
  });
});

interface Entry {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly entry: string;
}

function entriesOf(text: string): readonly Entry[] {
  const behind = matchesOf(text, BEHIND).map(([entry, h1, m1, h2, m2, name]) => ({
    entry,
    name: name!,
    from: minute(h1, m1),
    to: minute(h2, m2),
  }));
  if (behind.length > 0) return behind;
  return matchesOf(text, BEFORE).map(([entry, name, h1, m1, h2, m2]) => ({
    entry,
    name: name!,
    from: minute(h1, m1),
    to: minute(h2, m2),
  }));
}

const minute = (hour: string | undefined, past: string | undefined): number =>
  Number(hour) * 60 + Number(past);

interface Moment {
  /** As the claim says it, from the blank before it. */
  readonly said: string;
  readonly minutes: readonly number[];
  readonly from: readonly number[];
  readonly told: string;
}

/** The time that a claim names, or that of the one event which it tells of: "when the alarm went off". */
function momentAsked(rest: string, claim: Reading, source: Document): Moment | undefined {
  const times = claim.values.flatMap((value) => (value.kind === 'time' ? [value] : []));
  const [time] = times;
  if (times.length > 1) return undefined;
  if (time !== undefined) {
    const own = claim.text.slice(time.start, time.end).trim();
    return {
      said: rest.replace(/(?<![.\s])[.\s]+$/, ''),
      minutes: [time.time.h * 60 + time.time.min],
      from: [],
      told: own,
    };
  }
  const when = /^ (?:when|as|at the time when) (.+?)\.?$/.exec(rest);
  if (when === null) return undefined;
  const at = claim.text.indexOf(when[1]);
  const telling = claim.words.filter(
    ({ start, weight, value, lemma }) => start >= at && weight > 0 && value < 0 && !HAPPENING.test(lemma),
  );
  const entries = Array.from({ length: Math.min(source.scan.sentenceCount, MOST_READ) }, (_, i) => ({
    i,
    reading: source.sentence(i),
  })).filter(({ reading: { words } }) =>
    telling.every(({ lemma }) => words.some((word) => word.lemma === lemma)),
  );
  const stamped = entries.flatMap(({ i, reading: { values, text, start } }) => {
    const [value] = values;
    return value?.kind === 'time' && value.start <= start + 2
      ? [{ i, minute: value.time.h * 60 + value.time.min, text: text.slice(value.start, value.end).trim() }]
      : [];
  });
  if (telling.length === 0 || stamped.length === 0 || stamped.length !== entries.length) return undefined;
  return {
    said: rest.replace(/(?<![.\s])[.\s]+$/, ''),
    minutes: stamped.map(({ minute }) => minute),
    from: stamped.slice(0, 1).map(({ i }) => i),
    told: stamped[0]!.text,
  };
}

const HAPPENING = /^(?:go|off|ring|sound|happen|occur|start|begin|trigger|report|come|in|be|up)$/;
const MOST_READ = 60;
