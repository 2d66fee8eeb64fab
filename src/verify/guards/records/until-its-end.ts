/** "The account is locked until 14 August" of `locked_at: 14 August`: the day of a deed is no end of what it began. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, valueFor } from '../guard.ts';

/** Words that lead to the last moment of something. */
const UNTIL = /\b(?:until|till?|through|thru|up to)\b/iu;
const LEADS = /^(?:until|till?|through|thru|to)$/;
const MOMENTS: ReadonlySet<string> = new Set(['date', 'time', 'datetime']);
/** Words between what leads to a moment and the moment, at the most: "until the evening of 3 May". */
const MOST_BETWEEN = 3;

/** Names of when something ends, or of what ends it. */
const END =
  /\b(?:by|to|until|till|thru|through|before|ends?|ending|ended|expir\p{L}+|valid|deadlines?|due|last|latest|clos(?:es|ing)|finish(?:es)?|stops?|lapses|check ?out|departure|departs|leaves|resum(?:es|ption)|renew(?:s|al)|returns|term|period|dates|hours|times|duration|window|retention|hold|cut[ -]?off|shuts|opens|reopens|next)\b/iu;
/** A value that says itself that it is an end: "until 3 May", "3 – 9 May". */
const TO_END = /^(?:until|till?|to|through|by|up to)\b|\d\S* (?:[–—-]|to|until|till|through) /iu;

export const UNTIL_ITS_END: Guard = againstUnit('date_time', 'any', endsAtDeed, { said: () => UNTIL });

function endsAtDeed({ reading, units, support }: Told): number {
  return units.findIndex(({ value, from, to }, i) => {
    if (value === undefined || !MOMENTS.has(value.kind)) return false;
    const before = reading.words.slice(Math.max(0, from - MOST_BETWEEN - 1), to);
    const led = before.findLastIndex(({ form }) => LEADS.test(form));
    if (led < 0 || (before[led]!.form === 'to' && before[led - 1]?.form !== 'up')) return false;
    const [, own] = valueFor(support, i);
    const sentence = support.sentences[support.from[i]!];
    const label = own === undefined ? '' : labelOf(sentence!, own.start);
    return label !== '' && !END.test(label);
  });
}

/** The name under which a record has the value at an offset; empty where none leads to it, or the value says what it is. */
function labelOf({ source, sentence, reading: { text, start } }: AlignedSentence, at: number): string {
  const cell = source.isRecord(sentence)
    ? source.cells(sentence).find((one) => one.start <= at && at < one.end)
    : undefined;
  if (cell === undefined) return LABEL.exec(text.slice(start, at))?.[1] ?? '';
  if (TO_END.test(cell.quote)) return '';
  return [text.slice(cell.start, cell.value), ...cell.names].join(' ').trim();
}

/** "Locked on: " right before a value. */
const LABEL = /(?:^|[;|\n] ?)([\p{L} _-]{1,60}): ?$/u;
