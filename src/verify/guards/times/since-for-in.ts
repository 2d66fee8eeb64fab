/**
 * "Has worked here since 2020" by "worked here in 2020", "has been closed since 2019" by "was closed in 2019 for a month": what was
 * so at a time is not said to have gone on from it.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf, valueFor } from '../guard.ts';

const SINCE = /\b(?:ever )?since\b/iu;
const HAS = /\b(?:has|have|['’]s|['’]ve) /iu;
/** What began then may have gone on, and what is told of later too. */
const BEGUN =
  /\b(?:since|from|as of|ever|still|beg[au]n|begins?|start\p{L}*|join\p{L}*|becam\p{L}*|becom\p{L}*|took|hired|appointed|elected|founded|introduced|launched|opened|moved|now|today|has|have|is|are)\b/iu;
const AT_TIME = /\b(?:in|on|during|throughout|at)(?: early| late| mid)? $/iu;
const FOR_A_TIME =
  /\bfor (?:an?|one|two|three|four|five|six|some|several|a few|\d+) (?:hours?|days?|weeks?|months?|years?)\b|\b(?:temporarily|briefly|for a while)\b/iu;

export const SINCE_FOR_IN: Guard = againstUnit('date_time', 'prose', isOnlyThen, { said: () => SINCE });

function isOnlyThen({ reading, units, support }: Told, sentence: AlignedSentence): number {
  const [said, told] = [textOf(reading), textOf(sentence.reading)];
  if (!HAS.test(said) || BEGUN.test(told) || !isStateOfThen(sentence, told)) return -1;
  return units.findIndex(({ value, start }, i) => {
    if (value === undefined || !/\bsince (?:the )?$/iu.test(reading.text.slice(reading.start, start)))
      return false;
    const [theirs, own] = valueFor(support, i);
    return (
      theirs === sentence.reading &&
      own !== undefined &&
      AT_TIME.test(theirs.text.slice(theirs.start, own.start))
    );
  });
}

/** "Worked", "was the director": no deed that something begins with, as "was banned" is. */
function isStateOfThen(sentence: AlignedSentence, told: string): boolean {
  const { words } = sentence.reading;
  const tags = tagsOf(sentence);
  const verb = tags.indexOf('VBD');
  if (verb < 0 || FOR_A_TIME.test(told)) return verb >= 0;
  if (!/^(?:was|were)$/.test(words[verb]!.form)) return LASTING.test(words[verb]!.form);
  let next = verb + 1;
  while (/^RB/.test(tags[next] ?? '')) next++;
  return tags[next] !== 'VBN';
}

const LASTING =
  /^(?:worked|lived|had|owned|used|played|served|stayed|rented|taught|led|managed|ran|knew|held|belonged|studied|stood|paid|sold|offered|produced)$/;
