/**
 * "Is due on 1 May" by "is dated 1 May and is due 30 days later", "was renewed for two years" by "was signed for two years
 * and renewed for one": of two things told of one subject each has its own time or amount, and that of the one is not that
 * of the other.
 */
import type { Reading } from '../../../text/reading.ts';
import type { Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

const JOINT = /^(?:and|but|while|whereas|then)$/;
/** What stands with a length of time that says when, and not how long. */
const COUNTED_FROM = /^(?:after|later|before|from|following|of|within|earlier|prior)$/;

const isTime = ({ kind }: Value): boolean => kind === 'date' || kind === 'datetime' || kind === 'time';

/** For each word the half of the sentence that it stands in. */
function halvesOf({ words }: Reading): readonly number[] {
  let half = 0;
  return words.map(({ form, value }) => (value < 0 && JOINT.test(form) ? ++half : half));
}

export const OTHER_CONJUNCT: readonly Guard[] = [
  againstUnit('date_time', 'sentence', timeOfOther),
  againstUnit('quantity', 'sentence', amountOfOther),
];

function timeOfOther(told: Told, sentence: AlignedSentence): number {
  const { units, support } = told;
  const { reading, source } = sentence;
  const halves = halvesOf(reading);
  if (source.structured || halves.at(-1) === 0) return -1;
  const tags = tagsOf(sentence);
  return units.findIndex(({ value, from }, i) => {
    if (value === undefined || !isTime(value)) return false;
    const { at, strength } = support.matches[i]!;
    const deed = deedOf(told, reading, from);
    if (at < 0 || strength < SAID || deed < 0 || halves[at] === halves[deed]) return false;
    // "On 1 May and 3 May": a half without a verb is no other thing.
    const tells = tags.some((tag, word) => halves[word] === halves[at] && VERB.test(tag));
    return tells && hasOwnTime(reading, halves, halves[deed]);
  });
}

const AMOUNT = /^(?:money|quantity|percent|number)$/;

/** "Was renewed for two years" by "was signed for two years and renewed for one". */
function amountOfOther(told: Told, { reading, source }: AlignedSentence): number {
  const { units, support } = told;
  const halves = halvesOf(reading);
  if (source.structured || halves.at(-1) !== 1) return -1;
  const { words, values } = reading;
  return units.findIndex(({ value, from }, i) => {
    if (value === undefined || !AMOUNT.test(value.kind)) return false;
    const { at, strength } = support.matches[i]!;
    const lead = told.reading.words[from - 1]?.form ?? '';
    const deed = deedOf(told, reading, from);
    if (at < 1 || strength < SAID || deed < 0 || !LED_TO.test(lead) || halves[at] === halves[deed])
      return false;
    const isLed = (word: number): boolean => words[word - 1]?.form === lead;
    // The half of the verb has an amount of its own, led to by the same word.
    const own = words.some(
      ({ form, value: one }, word) =>
        halves[word] === halves[deed] &&
        word > deed &&
        isLed(word) &&
        (values[one] === undefined ? BARE.test(form) : AMOUNT.test(values[one].kind)),
    );
    return own && isLed(at) && halves[at]! < halves[deed]!;
  });
}

const LED_TO = /^(?:for|at|to|by|of|from)$/;
/** A number that leaves out what it counts. */
const BARE = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)$/;

const LEADING = /^(?:on|at|in|by|from|until|till|since|before|after|for|the|only)$/;

/** Where a sentence has what a statement says of a time: its verb, or the word before the time; -1 for nowhere. */
function deedOf({ reading: { words }, support, predicates }: Told, theirs: Reading, time: number): number {
  const [verb] = predicates();
  const match = verb?.done === true ? support.matches[verb.unit] : undefined;
  if (match !== undefined) return match.strength < SAID ? -1 : match.at;
  const before = words.slice(0, time).findLast(({ form }) => !LEADING.test(form));
  return before === undefined
    ? -1
    : theirs.words.findIndex(({ form, value }) => value < 0 && form === before.form);
}

const VERB = /^(?:VB[DZPN]|MD)$/;
/** Strength from which a sentence says a word. */
const SAID = 0.6;

/** Whether a half says by itself when: a date, or so many days after something. */
const hasOwnTime = (
  { words, values }: Reading,
  halves: readonly number[],
  half: number | undefined,
): boolean =>
  words.some(({ value }, at) => {
    const own = values[value];
    if (own === undefined || halves[at] !== half || words[at - 1]?.value === value) return false;
    if (isTime(own)) return true;
    if (own.kind !== 'quantity' || !/^(?:d|wk|month|year|h|min)$/.test(own.unit)) return false;
    const last = words.findLastIndex((one) => one.value === value);
    return COUNTED_FROM.test(words[last + 1]?.form ?? '') || COUNTED_FROM.test(words[at - 1]?.form ?? '');
  });
