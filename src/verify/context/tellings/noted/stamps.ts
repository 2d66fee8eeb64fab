/** The entries of a log: what stands behind the time of an entry, told as what was so then. */
import { pastOf as simplePast } from '../../../../text/inflect.ts';
import { lately } from '../../../../text/lately.ts';
import type { Reading } from '../../../../text/reading.ts';
import type { Value } from '../../../../text/values/index.ts';
import type { Document } from '../../../read/document.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { bare, capital } from '../words.ts';
import { asSentences } from './noted.ts';

const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?,? )?\d{1,2}\.? (?:${MONTH})\p{Ll}{0,6}\.?(?: \d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:\d{4})?`;
const TIME = String.raw`\d{1,2}[:.]\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?(?: ?[ap]\.?m\.?)?`;
const STAMP = new RegExp(
  String.raw`^\s*(?:[-*\u2022] )?\[?(?:(?:${DAY})(?:(?:,? (?:at )?|T)(?:${TIME}))?|${TIME})\]?(?: ?[-\u2013\u2014:,]+ | +(?=\p{L}|\[\p{Lu}))`,
  'iu',
);

/** A sentence without the day or time that it begins with. */
export const unstamped = (text: string): string => {
  const stamp = STAMP.exec(text);
  if (stamp === null) return text;
  const rest = text.slice(stamp[0].length);
  return capital(rest);
};

/** The number of a clause: `4.1 A password must …`, `§ 7 The tenant …`, `2. The rent …`. */
const NUMBER =
  /^\s*(?:§ ?\d+[a-z]?(?:\.\d+)*\.?|\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}\.|\([a-z\d]{1,2}\)) (?=\p{Lu}\p{Ll}*[ ,])/u;

/** A sentence without the number of the clause that it is. */
export const unnumbered = (text: string): string => text.replace(NUMBER, '');

/** A numbered clause as it reads without its number. */
export const ofClause: Teller = ({ sentence, source, tell }) => {
  const { text, start, end } = source.sentence(sentence);
  return NUMBER.test(text.slice(start, end)) ? [{ ...tell(sentence), plain: true }] : [];
};

/** Whether a sentence begins with the day or time of an entry. */
export const isStamped = (text: string): boolean => STAMP.test(text);

const BEING: Readonly<Record<string, string>> = { is: 'was', are: 'were', has: 'had', have: 'had' };

/** "07:30: customers have no data", "10:05 - Checkout is failing", "11:15: service restored", each with its day and time. */
export const loggedBefore: Teller = (scene) => {
  const { source, sentence, tell } = scene;
  const { text, start, end } = source.sentence(sentence);
  const told = tell(sentence);
  const stamped = isStamped(text.slice(start, end));
  const noted = notedIn(told.text);
  if (!stamped && noted.length === 0) return [];
  const plain = stamped ? [told.text, ...pastOf(told.text, scene)] : [];
  const said = [...new Set([...plain, ...noted])];
  const whens = whensOf(scene, stamped);
  return said.flatMap((one) => [
    { ...told, text: one },
    ...whens.map(
      ({ when, from }): Telling => ({ text: `${bare(one)} ${when}.`, from: [...told.from, ...from] }),
    ),
  ]);
};

/** What a line notes, as sentences; looked for once by all that tell of its line. */
const notedIn = lately((text) => [...asSentences(text), ...ofLabel(text)]);

const LABELLED =
  /^(?:\p{L}\p{Ll}+ )?(\p{Lu}[\p{L}'\u2019&.-]*(?: \p{Lu}[\p{L}'\u2019&.-]*){0,3}): (\p{L}.+)$/u;

/** "Aurel Tools: register entry verified 12 Jan.": the entry of Aurel Tools was. */
function ofLabel(text: string): readonly string[] {
  const found = LABELLED.exec(text);
  if (found === null) return [];
  return asSentences(found[2]!).map((one) =>
    one.replace(/^(.+?) (was|were|has been|have been) /u, `$1 of ${found[1]} $2 `),
  );
}

function pastOf(text: string, scene: Scene): readonly string[] {
  const past = text.replace(/ (is|are|has|have) /, (_, verb: string) => ` ${BEING[verb]} `);
  const done = text.replace(/ (?:is|are) (\p{Ll}{2,}ing) /u, (whole, form: string) => {
    const lemma = scene.lexicon.lemma(form, 'v');
    return lemma === form || !/[^e]$/.test(lemma) || IRREGULAR.test(lemma) ? whole : ` ${lemma}ed `;
  });
  return [past, done, ...reported(text, scene)];
}

/** "Platform team renews certificate", as a log tells what was done then: in the past, where the claim has that verb. */
function reported(text: string, { claim, lexicon }: Scene): readonly string[] {
  if (TO_COME.test(text)) return [];
  const words = bare(text).split(' ');
  const at = words.findIndex((word, i) => {
    if (i === 0 || i > MOST_SUBJECT || !/^\p{Ll}{3,}s$/u.test(word)) return false;
    const lemma = lexicon.lemma(word, 'v');
    return (
      lemma !== word && claim.words.some((one) => one.value < 0 && one.lemma === lemma && one.form !== word)
    );
  });
  if (at < 0) return [];
  const past = simplePast(lexicon.lemma(words[at]!, 'v'));
  const [subject, rest] = [words.slice(0, at).join(' '), words.slice(at + 1)];
  const object =
    /^\p{Ll}{3,}$/u.test(rest[0] ?? '') &&
    !/^(?:with|from|into|again|back|off|out|the|all|for)$/.test(rest[0]!);
  const behind = `${object ? 'the ' : ''}${rest.join(' ')}`;
  return [
    `The ${subject.charAt(0).toLowerCase()}${subject.slice(1)} ${past} ${behind}.`,
    `${subject} ${past} ${behind}.`,
  ];
}

/** "Licence expires in 6 days": what an entry tells of the time to come was not done then. */
const TO_COME =
  /\b(?:in (?:\d+|an?|two|three|four|five|six) (?:minutes?|hours?|days?|weeks?|months?|years?)|tomorrow|next|soon)\b/i;

/** Words of the subject of an entry, at the most. */
const MOST_SUBJECT = 4;

interface When {
  readonly when: string;
  readonly from: readonly number[];
}

/** The time and the day of an entry, as the claim writes them: its own stamp, and the one day that the source names. */
function whensOf({ source, sentence, claim }: Scene, stamped: boolean): readonly When[] {
  const { start, values } = source.sentence(sentence);
  const [first] = values;
  const opens = stamped && first !== undefined && first.start <= start + 2 ? first : undefined;
  const times = claim.values.flatMap((value) => {
    if (value.kind !== 'time' || opens?.kind !== 'time') return [];
    const same = value.time.h === opens.time.h && value.time.min === opens.time.min;
    return same ? [{ when: `at ${literalOf(claim, value)}`, from: [] }] : [];
  });
  const day = opens?.kind === 'date' ? { value: opens, at: sentence } : onlyDay(source, sentence);
  const days = claim.values.flatMap((value) => {
    if (value.kind !== 'date' || day === undefined || !isSameDay(value, day.value)) return [];
    return [{ when: `on ${literalOf(claim, value)}`, from: day.at === sentence ? [] : [day.at] }];
  });
  const both = times.flatMap((time) =>
    days.flatMap((one) => [
      { when: `${time.when} ${one.when}`, from: one.from },
      { when: `${one.when} ${time.when}`, from: one.from },
    ]),
  );
  return [...both, ...times, ...days];
}

type Day = Extract<Value, { kind: 'date' }>;

const literalOf = ({ text }: Reading, { start, end }: Value): string =>
  text
    .slice(start, end)
    .trim()
    .replace(/^(?:at|on) /i, '');

const isSameDay = ({ date: a }: Day, { date: b }: Day): boolean =>
  a.d !== undefined && a.d === b.d && a.m === b.m && (a.y === b.y || a.y === undefined || b.y === undefined);

/** The day that a short source opens with, where it names no other and the entry itself none. */
function onlyDay(
  source: Document,
  sentence: number,
): { readonly value: Day; readonly at: number } | undefined {
  const { sentenceCount } = source.scan;
  if (sentenceCount > MOST_ENTRIES || sentence === 0) return undefined;
  const days = Array.from({ length: sentenceCount }, (_, at) => at).flatMap((at) =>
    source
      .sentence(at)
      .values.flatMap((value) =>
        value.kind === 'date' && value.date.d !== undefined ? [{ value, at }] : [],
      ),
  );
  const [first] = days;
  if (
    first === undefined ||
    first.at > 0 ||
    (first.value as { readonly bound?: unknown }).bound !== undefined
  )
    return undefined;
  return days.every(({ value }) => isSameDay(value, first.value)) ? first : undefined;
}

const MOST_ENTRIES = 40;

const IRREGULAR =
  /^(?:go|run|get|come|fall|lose|leave|sell|send|take|give|grow|rise|stand|hold|keep|make|pay|[a-z]*[aeiou][bdgmnpt])$/;
